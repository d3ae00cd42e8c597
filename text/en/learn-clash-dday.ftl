# Clash: D-Day, the guided first game. `-try` says what to do, `-done` what there was to see and why.

learn-clash-dday-land-title = Ashore
learn-clash-dday-land-try = Seven beachheads, and the defender waits behind each. In the tray below lie your 25 blocks. Take a private and put him ashore on any beachhead.
learn-clash-dday-land-done = The first boots are on the sand, for 1 of your 4 action points. A private covers two of the eighteen tiles; whoever covers them all to the far end owns the beachhead. CL-3.1

learn-clash-dday-turn-title = Your turn, their turn
learn-clash-dday-turn-try = Lines grow at the front. Bring a tank in on beachhead 4, ahead of the private.
learn-clash-dday-turn-try-2 = With the last point lay a mine in front of the tank. It stops enemy tanks.
learn-clash-dday-turn-try-3 = All points are spent. End your turn and see what the defender does.
learn-clash-dday-turn-done = The Axis has placed four blocks and it is your turn again, with 4 points. There are no dice in this game: everything depends on what you put where. CL-2.2

learn-clash-dday-strength-title = Who beats whom
learn-clash-dday-strength-try = Your lines touch the enemy’s on three beachheads. Tank beats infantry, infantry beats mine, mine beats tank. Only one of the three attacks is allowed: find it.
learn-clash-dday-strength-done = Your tank ran over both privates and stopped at the mine. On beachhead 2 a mine holds your tank, on 6 a tank holds your private: attacking something stronger is forbidden. It cost nothing, attacks never do. CL-4.2 CL-4.4

learn-clash-dday-trade-title = Even exchange
learn-clash-dday-trade-try = On beachhead 3 two corporals stand face to face. Equals fall together. Attack, and see the gap open.
learn-clash-dday-trade-try-2 = Both corporals are back in stock, four tiles are free, and it is still your turn. Send in your sergeant, who outranks every private.
learn-clash-dday-trade-try-3 = Two tiles remain. Try to squeeze a tank in: pick it up and click beachhead 3.
learn-clash-dday-trade-try-4 = Three tiles do not go into two. A private does it.
learn-clash-dday-trade-done = An exact fit, and contact. Ask anything grey why not: the answer always comes with its rule. An exchange pays when you are the one who fills the gap. CL-4.3 CL-3.2

learn-clash-dday-blocked-title = Stuck before a mine
learn-clash-dday-blocked-try = Your tank on beachhead 2 touches a mine, which is stronger: it is blocked. Click the beachhead and take the tank back. Out of a block that costs 3 points, else 2.
learn-clash-dday-blocked-try-2 = Three tiles are free now, and infantry should stand in front. A mine of your own fills the odd tile; lay it.
learn-clash-dday-blocked-try-3 = That was the fourth point. End your turn.
learn-clash-dday-blocked-try-4 = The enemy was busy elsewhere. Now the private: put him in front, on beachhead 2.
learn-clash-dday-blocked-try-5 = Men clear mines. Attack!
learn-clash-dday-blocked-done = Both mines are gone. What stands in front decides: a line is only as good as the block at its head, and changing it costs time. CL-3.4 CL-3.5

learn-clash-dday-artillery-title = The artillery
learn-clash-dday-artillery-try = Specials make this edition. The artillery shoots exactly three beachheads away, left or right. Place it on beachhead 4, at the head of your line.
learn-clash-dday-artillery-try-2 = Its arrow points at a private on beachhead 1. Press the arrow.
learn-clash-dday-artillery-try-3 = The private is gone, and so is the tank that stood ahead of him. Now pick up another special, the mortar, say, and see why not.
learn-clash-dday-artillery-done = One special on the field at a time: take it back or lose it before the next one comes. And the arrow must point at infantry; on beachhead 7 it points at a tank. CL-4.7 CL-3.7

learn-clash-dday-card-title = A beachhead taken
learn-clash-dday-card-try = On beachhead 6 three tiles are missing to the far end. A tank fills them.
learn-clash-dday-card-try-2 = Conquered, and a victory card drawn: air strike. It removes the enemy’s front block on one beachhead. Play it on beachhead 3, against the tank.
learn-clash-dday-card-done = The tank is back in their stock, and your own tanks face infantry now. Cards cost no points; they are hidden until you play them. CL-5.1 CL-7.4

learn-clash-dday-win-title = Three win
learn-clash-dday-win-try = You own two beachheads, and a third wins at once. On 4 two tanks bar the way and seven tiles are missing. Your spy beats anything, but only the first two: put him in front.
learn-clash-dday-win-try-2 = He touches the tank. Attack.
learn-clash-dday-win-try-3 = The beachhead is empty, six tiles to go. A tank.
learn-clash-dday-win-try-4 = And another one.
learn-clash-dday-win-done = Three beachheads: won. In a real game you also hold a secret objective, often just two named beachheads, and so does your opponent. CL-5.2 CL-4.5
