"""Who sends the generated requests: guests who sit at real tables, from many addresses, so that most requests get past
the limits and the doors and reach what they are about."""

import itertools
import os
import random

import requests
import schemathesis

API = os.environ["SANDTABLE_ADDRESS"] + "/api/v1"
FRESH = {("DELETE", "/api/v1/me"), ("POST", "/api/v1/me/account"), ("PATCH", "/api/v1/me")}
# So many requests are made of one guest and its tables, then there are new ones.
LASTS = 60

counter = itertools.count()


def address():
    number = next(counter)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def guest():
    came = requests.post(API + "/me", json={"name": "Ann"}, headers={"X-Forwarded-For": address()}, timeout=30)
    came.raise_for_status()
    return came.headers["set-cookie"].split(";")[0]


class People:
    """A guest, a table that runs, one that is over, and one that has not begun."""

    def __init__(self):
        self.cookie = guest()
        self.left = LASTS
        both = {"game": "clash-ardennes", "seats": ["allies", "axis"]}
        self.running, self.over, self.open = self.table(both), self.table(both), self.table({"game": "mortain"})
        seen = requests.get(f"{API}/tables/{self.over}/view", headers=self.headers(), timeout=30).json()
        said = {"ply": seen["ply"], "token": "t", "sentence": "resign"}
        requests.post(f"{API}/tables/{self.over}/say", json=said, headers=self.headers(), timeout=30)

    def headers(self):
        return {"Cookie": self.cookie, "X-Forwarded-For": address()}

    def table(self, body):
        made = requests.post(API + "/tables", json=body, headers=self.headers(), timeout=30)
        made.raise_for_status()
        return made.json()["table"]["id"]


people = None


def someone():
    global people
    if people is None or people.left <= 0:
        people = People()
    people.left -= 1
    return people


@schemathesis.hook
def before_call(context, case, kwargs):
    who = someone()
    case.headers = case.headers or {}
    case.headers["X-Forwarded-For"] = address()
    if random.random() < 0.9:
        is_fresh = (case.method.upper(), case.operation.path) in FRESH
        case.headers["Cookie"] = guest() if is_fresh else who.cookie
    parameters = case.path_parameters or {}
    if "id" in parameters and random.random() < 0.8:
        parameters["id"] = random.choice([who.running, who.running, who.over, who.open])
    if "seat" in parameters and random.random() < 0.8:
        parameters["seat"] = random.choice(["allies", "axis", "german"])
