-- Times are milliseconds since 1970. Words (status, by, chance …) are those of the glossary.

CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

CREATE TABLE account (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    login    TEXT UNIQUE,            -- NULL: a guest
    password TEXT,                   -- argon2 hash
    lang     TEXT NOT NULL,
    since    BIGINT NOT NULL
);

-- What never changes once the table is made.
CREATE TABLE game (
    id            TEXT PRIMARY KEY,
    edition       TEXT NOT NULL,
    head          TEXT NOT NULL,     -- option, map and nations lines
    start         TEXT,              -- facts of an arranged position
    rules_version BIGINT NOT NULL,
    host          TEXT NOT NULL,     -- account that made it
    terms         TEXT NOT NULL,     -- clock, who may watch, chance, takebacks: the server's JSON
    is_public     BIGINT NOT NULL,
    secret        BLOB NOT NULL,     -- from which provable dice are drawn
    rematch_of    TEXT,
    at            BIGINT NOT NULL
);
CREATE INDEX game_host ON game (host);

-- What every line of the log may change; one row per game.
CREATE TABLE standing (
    game    TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    status  TEXT NOT NULL,           -- open, running, over
    due     BIGINT,                  -- the seat to act
    outcome TEXT,
    clocks  TEXT NOT NULL,           -- the server's JSON
    wake    BIGINT,                  -- when the table must be looked at though nobody asks
    ply     BIGINT NOT NULL,         -- lines in the log
    at      BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX standing_status ON standing (status, at);
CREATE INDEX standing_wake ON standing (wake) WHERE wake IS NOT NULL;

CREATE TABLE seat (
    game    TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    account TEXT,
    bot     BIGINT,                  -- level, if the computer plays
    salt    BLOB,                    -- the player's part in the dice, when opened
    sealed  BLOB,                    -- its hash, given before
    PRIMARY KEY (game, seat)
);
CREATE INDEX seat_account ON seat (account);

CREATE TABLE action (
    game     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    by       TEXT NOT NULL,          -- a seat's number, chance, or table
    sentence TEXT NOT NULL,
    proof    TEXT NOT NULL,
    token    TEXT,                   -- the client's own number for its message: applied once
    at       BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TABLE snapshot (
    game  TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    seq   BIGINT NOT NULL,           -- lines of the log that led here
    state BLOB NOT NULL
);

CREATE TABLE chat (
    game    TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL,
    channel TEXT NOT NULL,           -- seated, watching
    account TEXT,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE INDEX chat_account ON chat (account);

CREATE TABLE note (
    game    TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    account TEXT NOT NULL,
    text    TEXT NOT NULL,
    PRIMARY KEY (game, account)
) WITHOUT ROWID;
CREATE INDEX note_account ON note (account);
