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
web-no-rule = This paragraph cannot be found.
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
