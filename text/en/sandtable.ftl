# Text of the table and of the terminal client: everything that is the same in every game.

## The games
game-clash-ardennes = Clash of the Ardennes
game-clash-ardennes-about = seven roads, two lines of tanks and infantry, and a secret objective each; two players, about half an hour
game-clash-dday = Clash: D-Day
game-clash-dday-about = the same struggle on seven beachheads, with artillery in place of the command tank; two players
game-mortain = Stand at Mortain
game-mortain-about = the German counter-attack of August 1944 on a thin American line, driven by a deck of cards; two players
game-trench-club = Trench Club
game-trench-club-about = armies, guns and forts of the Great War on a large hex map; two to four nations

## Lists
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-more = { $rest } … ({ $last } more)
list-none = nothing

## A sentence that is not carried out
refusal-misread = Word { $number }, “{ $found }”, cannot be read. There could stand: { $expected }.
refusal-misread-missing = Something is missing at word { $number }. There could stand: { $expected }.
refusal-misread-end = Nothing more can follow at word { $number }, but there stands “{ $found }”.
refusal-not-due = Somebody else is to act now.
refusal-over = The game is over.
refusal-undo-not-yours = Only whoever acted last can take it back, and only while it is still their turn.
refusal-undo-nothing = There is nothing to take back: dice, cards, a reveal or a change of turn stand in between.
refusal-draw-offered = A draw is already on offer.
refusal-no-offer = Nobody has offered a draw.
refusal-own-offer = You cannot accept your own offer; the other side must.
refusal-resigned = You have already given up; the rest of your team must agree.
refusal-no-takeback = Nobody has asked to take anything back.
refusal-own-takeback = You cannot agree to your own request; the other side must.
refusal-takeback-asked = Somebody has already asked to take back.
refusal-takeback-nothing = You have not acted yet: there is nothing to take back.
refusal-proof = The way chance’s words were drawn does not fit what could be drawn there.

## Faults in files and options
fault-at-line = line { $line }: { $fault }
fault-by = “{ $found }” is neither a seat of this game nor chance.
fault-format = This is not a game file: its first line must be “sandtable { $format }”.
fault-head = The game has no use for this line: { $found }
fault-indented = An indented line stands before the first section.
fault-no-game = The line “game NAME” is missing.
fault-no-rules = The line “rules NUMBER” is missing.
fault-player = After “player” there must be a seat and a name.
fault-proof = “{ $found }” does not say how a word of chance was drawn; that looks like 1+1/2.
fault-result = The result in the file is not the one that was played: { $found }.
fault-rules-version = The file was played by rules { $found }; this program knows rules { $current }.
fault-section = This line stands at the margin but opens no section: { $found }
fault-setup-first = The setup must be the first section, and there can be only one.
fault-snapshot = The stored position cannot be read.
fault-spaces = Words are separated by one space.
fault-twice = The section “{ $found }” stands here a second time.

## What was said at the table
platform-resign = { $side } resigned.
platform-offer-draw = { $side } offered a draw.
platform-accept-draw = { $side } accepted the draw.
platform-undo = { $side } took back the last action.
platform-offer-takeback = { $side } asked to take back the last action.
platform-accept-takeback = { $side } agreed: it is taken back.
platform-time-out = { $side } ran out of time.
platform-seat-person = A person plays { $side } from here on.
platform-seat-bot = The computer plays { $side } from here on.
outcome-draw = The game is a draw.
outcome-won = The game is won by { $side }.

## Scenarios
scenario-refused = “{ $sentence }” was expected to be legal, but it is refused ({ $rule })
scenario-allowed = “{ $sentence }” was expected to be refused, but it is legal
scenario-other-rule = “{ $sentence }” was expected to be refused by { $expected }, but it is refused by { $rule }
scenario-expected = expected “{ $expected }”, found “{ $found }”

## Errors
error-unknown-game = There is no game “{ $found }”. There are: { $games }.
error-unknown-seat = There is no seat “{ $found }”. There are: { $seats }.
error-other-game = { $file } is a game of { $found }.
error-read = { $file } cannot be read: { $error }
error-no-paragraph = There is no paragraph { $found }.
error-no-rules = There are no rules of { $found }.

## The session
prompt-curtain = Enter
prompt-question = yes/no
prompt-chance = chance
prompt-table = table
play-curtain = { $side } to play: take the keyboard and press Enter when nobody else is looking.
play-chance = Throw the dice or draw the card, and type what came.
why-legal = “{ $sentence }” is legal now.
legal-nobody = No player is to act now.
legal-none = There is no legal sentence that begins with “{ $prefix }”.
odds-none = “{ $sentence }” does not depend on chance.
log-empty = Nothing has happened yet.
log-hidden = (hidden)
log-undone = taken back
save-exists = { $file } already exists. Overwrite it?
save-done = Saved in { $file }.
save-failed = { $file } cannot be written: { $error }
save-not = Nothing was written.
answer-yes = yes
answer-no = no
answer-again = Please answer “{ $yes }” or “{ $no }”.
resume-question = A game was left unfinished ({ $file }). Go on with it?
resume-aside = It is kept as { $file }.
keep-failed = The game can no longer be kept in the background: { $error }
keep-finished = The game is kept as { $file }.
keep-unfinished = The game is kept ({ $file }); “sandtable play { $game }” will offer it.
reader-more = Page Down: more · Enter: back to the table
reader-end = Page Up: back · Enter: back to the table
replay-keys = → next · ← back · Home/End first/last · q quit

## Help
help-help = help: this list (also: ?)
help-legal = legal [beginning]: what can be said now
help-why = why SENTENCE, ? SENTENCE: whether it is legal, and if not which rule forbids it
help-odds = odds SENTENCE: exact odds, where chance decides
help-hint = hint: what the computer would do in your place, and why
help-rules = rules [PARAGRAPH]: the rules, or one paragraph such as { $example }
help-log = log: what has happened so far
help-show = show: draw the board again
help-describe = describe: the position in words, line by line
help-save = save FILE: write the game to a file
help-load = load FILE: play on from a file
help-quit = quit: leave; the game is kept
help-sentences = Anything else is a sentence of the game. Tab completes it word by word, the arrow keys bring back earlier lines, Page Up and Page Down scroll the text, Shift with arrow keys scrolls the board.
help-platform = At every table: undo, resign, offer draw, accept draw, offer takeback, accept takeback. Another seat may be named first: { $example }.
help-verbs = Now possible: { $sentences }.
usage-why = Ask “why” with a sentence, such as: why { $example }
usage-odds = Ask “odds” with a sentence, such as: odds { $example }
usage-save = Name a file: save my-game.sandtable
usage-load = Name a file: load my-game.sandtable

## Benchmark
bench-actions = players’ actions (+ chance’s): { $figure }
bench-speed = actions per second: { $figure }
bench-branching = legal actions per decision: { $figure }
bench-games = games finished: { $figure }
bench-length = actions per game: { $figure }

## The board
draw-round = Round { $round }
draw-round-of = Round { $round } of { $rounds }
draw-to-act = { $side } to act
draw-points = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
draw-stock = Stock
draw-hand = Hand
draw-hidden-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-objective = Objective
draw-hidden = hidden
draw-none = none
draw-effects = In force
draw-gap = gap { $gap }
draw-contact = contact
draw-seen = Enemy objective seen
draw-drawn = Choose one to keep
draw-trench-army = Army { $army }
draw-trench-no-army = No army
draw-trench-armies-hidden = Armies: hidden until all are split
draw-trench-goal = { $count } forts win
draw-trench-money = money
draw-trench-forts = forts
draw-trench-attacks = Attacks
draw-trench-aboard = aboard
draw-trench-place = place
draw-trench-damage = dmg
draw-trench-experience = exp
draw-trench-lost = Lost
draw-trench-mine = mine
draw-trench-free = still free to act

## Maps
map-ok = { $file }: no faults
map-size = { $columns } columns, { $rows } rows, { $snow } of the columns snow
map-half = { $columns } columns, { $rows } rows, for two nations
map-forts = Forts: body, entrances
map-places = Places
map-shares = Ground outside forts, in hexes
map-whole = Way to the three nearest forts, four nations
map-snow = Way to the three nearest forts, two nations
map-column-start = start
map-column-hex = hex
map-column-mean = mean
map-column-deviation = off
map-column-nearest = nearest


## The server's games
error-database = The database cannot be opened: { $error }
error-store = The database failed: { $error }
error-exists = { $file } is there already; it is not written over.
error-file = { $file }: { $error }
backup-done = The database is copied to { $file }.
backup-postgres = This is PostgreSQL: back it up with its own tool, pg_dump.
export-no-game = There is no game { $id }.
export-written = The game is written to { $file }.
export-secret = The game is written to { $file }. It holds secrets: do not show it to players.
export-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
} are written to { $folder }. The folder holds every secret: keep it to yourself.
import-done = { $file } is now game { $id }.
import-all-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
} are now in the database.
import-twice = There is a game { $id } already; it is not imported a second time.
import-not-empty = The database is not empty: everything at once can only go into a new one.
import-not-over = The game is not over, and the file does not say who plays on and by which dice. Export it with --whole.
import-kept = What a server kept with this game cannot be read: { $error }
check-line = { $id }, line { $line }: { $fault }
check-game = { $id }: { $fault }
check-over = It is stored as going on, but by the current rules it is over.
check-not-over = It is stored as over, but by the current rules it goes on.
check-due = By the current rules another seat is to act.
check-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} replayed, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}; begun under other rules: { $older }; different now: { $differences }.
verify-game = { $game }, game { $id }
verify-sealed = Sealed before the game: { $seal }; players who took part in the dice: { $salts }
verify-fits = Everything fits: { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
} for { $sentences ->
    [one] 1 sentence
   *[other] { $sentences } sentences
} of chance, derived again.
verify-nothing = The file proves nothing: there is no secret in it. It is opened when the game is over, and games with real dice have none.
verify-line = This line of the proof cannot be read: { $found }
verify-secret = The secret is not the one that was sealed before the game.
verify-salt = The salt of { $seat } is not the one that was sealed.
verify-number = Line { $line } of the play, “{ $sentence }”: the number drawn is { $number }, outside its interval.
verify-interval = Line { $line } of the file: the rules give chance another interval here.
verify-unproved = Line { $line } of the play, “{ $sentence }”, does not say how it was drawn.

serve-ready = Sandtable serves at { $page } – stop it with Ctrl-C.
error-serve = The server could not go on: { $error }.

## At a table of a server
net-strange = The server gave an answer that cannot be read: { $error }
net-unreachable = { $server } cannot be reached: { $error }
net-bad-address = “{ $found }” is not the address of a server or an invitation.
net-away = The server cannot be reached. It is tried again; nothing that was said is lost.
net-back = The server is back.
net-title-away = no connection
net-table = Table { $id }, { $status }
net-status-open = waiting for players
net-status-opening = about to begin
net-status-running = being played
net-status-over = over
net-free = free
net-offline = away
net-you = you
net-computer = computer { $level }
net-watching = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
net-seal = Seal of the dice: { $seal }
net-link = Invitation: { $link }
net-sat-down = { $name } sat down: { $side }.
net-got-up = { $name } got up: { $side }.
net-came = { $name } is here.
net-went = { $name } has gone away.
net-begins = The game begins.
net-over = “save FILE” keeps the game with the proof of its dice, “rematch” asks for another.
net-leave = The table stays on the server. Come back with: sandtable play --server '{ $link }'
net-rematch = Another game, sides swapped: sandtable play --server '{ $link }'
net-prompt-other = waiting for { $side }
net-hours = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
net-no-load = Nothing can be loaded at a server’s table; “sandtable play GAME --load FILE” plays on from a file here.
net-only-watching = You are watching; only those who sit at the table can act.
net-list-mine = Your tables:
net-list-public = Tables that anybody can join:
net-list-how = Join one with: sandtable play --server { $server } --table ID
net-your-turn = your turn
net-help-chat = chat TEXT: say something to the table
net-help-table = table: who sits here, the invitation, the clocks
net-help-seat = seat SEAT: look through another seat of yours
net-help-bot = bot LEVEL: let the computer play your seat, from 1 to 5; bot off takes it back
net-help-takeback = takeback: ask to take back past dice, if the table allows it
net-help-start = start: begin, if you made the table and it does not begin by itself
net-help-rematch = rematch: another game with sides swapped, when this one is over
net-help-stand-up = stand-up: give up your seat; in a running game the computer plays on
net-help-save = save FILE: write the game with the proof of its dice to a file, when it is over
net-help-quit = quit: leave; the table stays on the server
net-help-platform = At every table: undo, resign, offer draw (also: draw), accept draw, offer takeback, accept takeback.
net-usage-chat = Say something: chat good luck
net-usage-seat = Name a seat of yours, such as: seat { $example }
net-usage-bot = The computer has the levels 1 to 5: bot 3. “bot off” takes the seat back.
