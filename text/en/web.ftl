# The web client: pages, buttons, notices. The games' own words are in their files.

## Home
web-home-title = What shall we play tonight?
web-home-sub = No account needed. Pick a game and it is on the table.
web-line-clash-ardennes = Seven snowy roads, twenty-five blocks each. Push through, or bluff.
web-line-clash-dday = The same duel on seven beachheads, with artillery that shoots far.
web-line-mortain = A postcard battle. The next card decides who may act.
web-line-trench-club = Four nations, fourteen forts, armies of your own making.
web-facts-clash-ardennes-players = 2 players
web-facts-clash-ardennes-time = 30 min
web-facts-clash-ardennes-depth = easy
web-facts-clash-dday-players = 2 players
web-facts-clash-dday-time = 30 min
web-facts-clash-dday-depth = easy
web-facts-mortain-players = 2 players
web-facts-mortain-time = 45 min
web-facts-mortain-depth = medium
web-facts-trench-club-players = 2–4 players
web-facts-trench-club-time = 2–3 h
web-facts-trench-club-depth = rich
web-play-computer = Play the computer
web-same-screen = Same screen
web-invite = Invite
web-learn = Learn
web-side = Side
web-level = Level
web-playing-as = Playing as
web-your-tables = Your tables
web-no-tables = No game yet. Start one above.
web-public-tables = Open to everybody
web-no-public = Nobody has opened a public table right now.
web-open = Open
web-look = Look
web-join = Join
web-watch = Watch
web-your-turn = Your turn
web-over = over
web-guest-name = Guest

## Everywhere
web-home = Home
web-settings = Settings
web-your-name = Your name
web-save = Save
web-language = Language
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Animation
web-motion-full = normal
web-motion-fast = quick
web-motion-off = off
web-sound = Sound
web-on = on
web-off = off
web-close = Close
web-accept = Accept
web-send = Send
web-try-again = Try again
web-unreachable = The server does not answer. Check your connection.
web-broken = Something went wrong on our side. Please try again.
web-lost-title = There is nothing here
web-lost = This address leads to no table. Perhaps the link is incomplete, or the table has been removed.

## The table
web-laying-out = The table is being laid …
web-you = You
web-computer = Computer
web-free = free
web-away = away
web-thinks = thinking
web-time-left = Time left
web-connection-connecting = connecting …
web-connection-lost = connection lost, trying again
web-connection-closed = not connected
web-undo = Undo
web-hint = Hint
web-hint-win = wins about { $win } times in 100
web-do-it = Do it
web-rules = Rules
web-all-rules = All rules of this game
web-replay = Replay
web-log = Log
web-log-earlier = Earlier lines
web-chat = Chat
web-chat-say = Say something to the table
web-chat-empty = Nobody has said anything yet.
web-notes = My notes (only you see them)
web-say = Type a sentence
web-choices = What you can do
web-back = Back
web-free-of-cost = free
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-cards = Cards
web-more = More
web-offer-draw = Offer a draw
web-offer-takeback = Ask to take back
web-takeback-asked = { $side } would like to take back the last move.
web-hand-over = Let the computer play for me
web-take-back-seat = Play myself again
web-resign = Resign
web-resign-sure = Yes, I resign
web-you-win = You have won!
web-rematch = Another game
web-rematch-accept = Accept the rematch
web-download = Download the game
web-curtain-title = { $side } to play
web-curtain = Hand over the screen. Nothing is shown until you are ready.
web-curtain-lift = I am ready
web-moment = Moment of the game
web-moment-of = { $ply } of { $most }
web-step-back = One step back
web-step-on = One step on
web-to-now = Back to now
web-keys = Keyboard
web-key-tab = to the next thing you can choose
web-key-arrows = to the neighbour in that direction
web-key-enter = choose it; again, put it back
web-key-esc = one step back
web-key-say = type a sentence
web-key-end = end the turn
web-key-scrub = look back and forth through the game

## Rules
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
 }
web-rules-none = No paragraph speaks of “{ $asked }”.
web-rules-link = The address of this paragraph
web-rules-standing = Where this comes from: S stated by a rulebook, E from an example, I inferred, R reconstructed
web-rules-sections = Sections
web-rules-wait = Opening the rules …
web-rules-clash = Clash: Ardennes, D-Day
web-rules-mortain = Stand at Mortain
web-rules-trench-club = Trench Club
web-rules-lost-title = There are no such rules
web-rules-lost = The address names no game whose rules are kept here.
web-print = Print
web-gone-title = The server does not answer

## Looking back
web-replay-start = Before the first move
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-eyes = Seen by
web-replay-public = What everybody saw
web-replay-all = Everything
web-replay-unfinished = not finished
web-replay-chance = chance of { $side }:
web-replay-running-title = This game is still going on
web-replay-running = It can be replayed when it is over. Until then, every line of the log at the table shows its moment.
web-to-table = To the table
web-review = Review
web-review-wait = Reckoning …
web-review-turning = Turning points
web-review-turning-note = Hundredths of the chance to win that { $side } gained (▲) or lost (▼), by the computer’s estimate.
web-review-even = No single line changed much.
web-review-luck = Luck
web-review-luck-note = What dice and cards gave or took, compared with everything they could have brought: hundredths of the chance to win, added up.
web-review-no-luck = Chance had nothing to say in this game.
web-review-little-luck = { $count ->
    [one] Chance spoke once in this game, and it changed next to nothing: skill decided.
   *[other] Chance spoke { $count } times in this game, and it changed next to nothing: skill decided.
}
web-review-rare = Least likely
web-review-advice = What the computer would do
web-review-advice-note = At the moment that is shown, knowing only what that player knew.
web-review-ask = Ask
web-dice = Dice
web-dice-how = Every number was derived again here, in your browser, from the opened secret, the players’ salts and the line of play. Nobody chose them.
web-dice-sealed = Shown before the game (SHA-256 of the secret)
web-dice-game = Game
web-dice-salts = Players who added a salt
web-dice-roll = Roll or card
web-dice-number = Number
web-dice-interval = Must lie in
web-dice-fits = Fits
web-dice-unproved = not proved
web-dice-wrong = { $count ->
    [one] 1 roll does not fit.
   *[other] { $count } rolls do not fit.
 }
web-dice-checked = Dice proof checked in this browser.
web-dice-failed = The dice do not fit the proof.
web-file-title = Open a game file
web-file-about = A game downloaded from any Sandtable can be replayed here and its dice checked. Nothing is kept.
web-file-choose = Choose a file
web-file-drop = or drop it here
web-file-paste = or paste its text
web-file-open = Open
web-file-another = Open a file
web-file-reading = Reading …
web-file-broken = This file cannot be replayed.
web-file-line = line { $line }
web-file-more = { $count ->
    [one] One more fault.
   *[other] { $count } more faults.
}
web-key-replay = in a replay: step by step, play and pause
web-motion-slow = slow

## A new table
web-new-title = A new table
web-new-more = More options
web-new-lost-title = There is no such game
web-new-nations = Nations
web-new-all-nations = all four, on the whole map
web-new-me = me
web-new-friend = free: by link
web-new-options = Options of the game
web-map = Map
web-map-default = the whole war, 26 × 18 hexes
web-map-training = training ground, two nations
web-map-own = a map of your own
web-map-paste = Paste the text of a map file; it is checked while you type.
web-map-choose = Choose a map file
web-map-broken = This map cannot be played yet.
web-map-good = This map is good: { $columns } × { $rows } hexes, { $forts } forts.
web-map-good-half = This map is good, for two nations: { $columns } × { $rows } hexes, { $forts } forts.
web-map-missing = A map of your own has to be pasted and found good first.
web-new-clock = Clock
web-new-clock-none = no clock
web-new-clock-live = live: time for the game
web-new-clock-days = slow: days for each move
web-new-minutes = Minutes for each player
web-new-increment = Seconds added after each turn
web-new-days = Days for each move
web-new-time-out = When time is up
web-new-time-out-lose = the game is lost
web-new-time-out-bot = the computer plays on
web-new-people = People
web-new-open-to = Who can join
web-new-link = whoever has the link
web-new-public = everybody
web-new-spectators = Others may watch
web-new-takebacks = Taking back past dice
web-new-takebacks-no = not at this table
web-new-takebacks-yes = if everybody agrees
web-new-dice-provable = Drawn by the server, provable
web-new-dice-provable-note = A seal is shown before the game; when it is over every roll can be checked.
web-new-dice-salted = Provable, and the players take part
web-new-dice-salted-note = Each browser adds a number of its own, sealed first: not even the server knows the dice beforehand.
web-new-dice-entered = Our own dice and cards
web-new-dice-entered-note = You throw and draw at the table and type what came.
web-new-nobody = At least one seat must be yours or free: the computer does not play alone.
web-new-make = Make the table
web-chance-title = Throw the dice or draw the card
web-chance-type = Type what came
web-chance-clash = such as “coin axis”, “objective allies roads-1-2” or “victory axis fuel”
web-chance-mortain = such as “draw 7s” for the seven of spades, or “draw joker”
web-chance-trench-club = such as “hits 3 1”, “rolloff 9 4” or “number 1 5”

## Coming back
web-since = Since your last look
web-since-count = { $count ->
    [one] One thing has happened since you were last here.
   *[other] { $count } things have happened since you were last here.
 }
web-since-show = Show me
web-skip = Skip
web-live-turn = It is your turn: { $count ->
    [one] one thing can be done.
   *[other] { $count } things can be done.
 }
web-account = Account
web-account-about = Not needed to play. With one you find your games on another device too.
web-account-in = Signed in as { $login }
web-account-make = Make an account
web-login = Login
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-expired-title = Your session has ended
web-expired = This browser is no longer known here. Sign in if you have an account, or open your invitation link again.
web-expired-home = Your session has ended: games begun as a guest can be reached by their links, those of an account after signing in (settings).
web-full-title = All seats are taken
web-full-watching = All seats are taken: you are watching.
web-full-waiting = You can watch as soon as it begins.
web-closed-title = This table is not open to you
web-other-rules-title = This game cannot go on here
web-offered = You have offered a draw. The offer lapses with the next action.
web-takeback-offered = You have asked to take back. The others must agree.
web-notes-saved = Saved

## Talking
web-chat-watching = watching
web-chat-to-players = The players read this; those who watch write to each other until the game is over.
web-chat-to-watchers = Those who watch read this; the players only when the game is over.
web-chat-all = The game is over: everybody reads everything.

## What was agreed
web-terms = What was agreed
web-terms-live = { $minutes } min, +{ $increment } s each turn
web-terms-days = { $days ->
    [one] one day for each move
   *[other] { $days } days for each move
 }
web-terms-seal = Seal of the dice (SHA-256)

## Waiting for others
web-lobby-wait = Waiting for the others
web-lobby-invited = You are invited to play
web-seats = Seats
web-sit = Sit down here
web-add-computer = Computer
web-start = Start
web-leave = Leave the table
web-share-play = Send this link to a friend. The game begins when they sit down.
web-share-watch = With this link others can watch.
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-qr = The link as a code for a camera

## Clash
web-clash-board = Seven roads of { $tiles } tiles
web-clash-road = Road { $road }
web-clash-stock = { $unit }, { $count } in stock, { $points }
web-clash-points-left = { $points } of { $most } points left
web-clash-your-objective = Your objective
web-clash-objective-hidden = objective hidden
web-clash-victory-card = Victory card
web-clash-victory-cards = { $count ->
    [one] 1 victory card
   *[other] { $count } victory cards
 }
web-clash-carry = tap a lit place, or tap it again to put it back.
web-clash-your-move = Your move: choose a unit, a road or an attack.
web-clash-place = Place on road { $road }: { $unit }
web-clash-advance = Advance on road { $road }
web-clash-retreat = Retreat from road { $road }
web-clash-attack = Attack on road { $road }
web-clash-flank = From road { $from }, take road { $road } in the flank
web-clash-fire = Mortar on road { $from }: fire at road { $road }
web-clash-card = Play a card: { $card }
web-clash-card-road = Play a card on road { $road }: { $card }
web-clash-keep = Keep: { $objective }
web-clash-end = End turn

## Stand at Mortain's board
board-mortain-map = Map of Mortain, nine by five hexes
board-mortain-zoom-in = Closer
board-mortain-zoom-out = Farther
board-mortain-zoom-all = The whole map
board-mortain-setup = setting up
board-mortain-turn = turn { $turn } of 6
board-mortain-stamp = TURN
board-mortain-caption = Mortain, Normandy · August 1944
board-mortain-to = to
board-mortain-from = from
board-mortain-out = out: { $count } of 5
board-mortain-waiting = waiting
board-mortain-lost = lost
board-mortain-exit = the west edge
board-mortain-support = Support, once a turn
board-mortain-support-used = Support used this turn
board-mortain-harass = harass
board-mortain-harassed = Harassed from the air: { $hex } and the hexes around it
board-mortain-unit = { $unit }, { $at }, { $tank } against tanks, { $infantry } against infantry, { $steps ->
        [one] reduced
       *[other] full strength
    }
board-mortain-choices = { $thing }: { $count ->
        [one] one choice
       *[other] { $count } choices
    }
board-mortain-left = { $count } left
board-mortain-used = used this turn, open to both
board-mortain-fought = drawn in combat
board-mortain-activations = { $left } of { $total }
board-mortain-draw = The next card is drawn
board-mortain-deploy = The American places five units
board-mortain-fight = A card is drawn for the attack
board-mortain-choose = A face card: a miss, or another card? ({ $side })
board-mortain-won = { $side } victory
board-mortain-acts = { $side }: { $count ->
        [one] one unit acts
       *[other] { $count } units act
    }
board-mortain-face = { $side }: one unit or one stack acts
board-mortain-face-fixed = { $side }: the stack of { $hex } acts
board-mortain-suggested = Place as suggested
board-mortain-say-deploy = Place { $unit } in { $hex }
board-mortain-say-move = Move { $unit } to { $hex }
board-mortain-say-move-with = Move { $unit } to { $hex }, { $other } along
board-mortain-say-exit = { $unit } leaves by the west edge
board-mortain-say-exit-with = { $unit } leaves by the west edge, { $other } along
board-mortain-say-fire = Fire at { $target } with { $units }
board-mortain-say-support = { $support } at { $hex }, { $against }
board-mortain-say-support-unit = { $support } at { $unit }
board-mortain-say-harass = { $support } harasses { $hex }
board-mortain-say-redraw = Draw another card
board-mortain-say-miss = Take the miss
board-mortain-say-pass = Done with this card

## Trench Club's board
board-trench-map = Map of { $columns } by { $rows } hexes
board-trench-mini = The whole map; a click goes there
board-trench-zoom-in = Closer
board-trench-zoom-out = Farther
board-trench-zoom-all = The whole map
board-trench-setup = setting up · { $nation }
board-trench-round = round { $round } · { $nation }
board-trench-over = the game is over
board-trench-phase-split = Split armies
board-trench-phase-place = Place armies
board-trench-phase-begin = Who begins
board-trench-phase-move = Move
board-trench-phase-attack = Declare attacks
board-trench-phase-battle = Battles
board-trench-phase-money = Money
board-trench-forts = { $team }: { $count } of { $goal } forts needed
board-trench-money = Money: { $money }
board-trench-holds = Forts: { $count }
board-trench-nobody = nobody
board-trench-fort = Fort { $fort }, held by { $owner }
board-trench-mine = Mine of { $nation } in { $hex }
board-trench-start = Start number { $number }
board-trench-unit = { $unit }, { $at }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }{ $experience ->
        [0] { "" }
       *[other] , experience { $experience }
    }
board-trench-at-aboard = on the transport
board-trench-at-stock = in stock
board-trench-at-dead = destroyed
board-trench-choices = { $thing }: { $count ->
        [one] one choice
       *[other] { $count } choices
    }
board-trench-costs = { $what }, { $points } of { $speed } points
board-trench-acting = { $count ->
    [one] Army { $armies } acts this turn
   *[other] Armies { $armies } act this turn
}
board-trench-tip = Point at a unit to see its values.
board-tap-again = Tap again to attack.
board-trench-army = Army { $army }
board-trench-rookie = rookie, experience { $experience }
board-trench-veteran = veteran, experience { $experience }
board-trench-hero = war hero, experience { $experience }
board-trench-speed = speed
board-trench-range = range
board-trench-attack = attack
board-trench-against = against { $class }
board-trench-damage = hits for
board-trench-open = open
board-trench-forest = forest
board-trench-list = Attack list
board-trench-list-note = in this order
board-trench-against-unit = { $unit } at { $target }
board-trench-split = { $nation } splits its units
board-trench-assign = To which army does { $unit } go?
board-trench-hidden = face down
board-trench-reveal = Turn over an army
board-trench-activate = Which army acts first?
board-trench-place = Army { $army } about number { $number }
board-trench-wind = Where does the gas drift?
board-trench-lay-mine = Lay a mine
board-trench-shop = Units to be had
board-trench-give = Give money to your ally
board-trench-way-n = north
board-trench-way-ne = north-east
board-trench-way-se = south-east
board-trench-way-s = south
board-trench-way-sw = south-west
board-trench-way-nw = north-west
board-trench-say-assign = { $unit } to army { $army }
board-trench-say-assign-recommended = Split as recommended
board-trench-say-reveal = Turn over army { $army }
board-trench-say-activate = Army { $army } acts
board-trench-say-place = Place { $unit } in { $hex }
board-trench-say-move = Move { $unit } to { $hex }
board-trench-say-unload = { $unit } gets off in { $hex }
board-trench-say-board = { $unit } boards { $transport }
board-trench-say-enter = { $unit } enters { $fort }
board-trench-say-capture = { $unit } captures { $fort }
board-trench-say-buy = Buy { $unit } at { $fort }
board-trench-say-mine = Lay a mine in { $hex }
board-trench-say-attack = { $unit } attacks { $target }
board-trench-say-gas = { $unit } sends gas at { $target }, drifting { $direction }
board-trench-say-repair = Repair { $unit }
board-trench-say-recruit = Roll for a special force at { $fort }
board-trench-say-recruit-special = { $special } for { $place }
board-trench-say-give = Give { $amount }
board-trench-say-done = Done
