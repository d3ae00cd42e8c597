# Clash of the Ardennes and Clash: D-Day. “Road” also means beachhead, as in the rules.

## Sides
clash-side-allies = Allies
clash-side-axis = Axis

## Units
clash-unit-mine = mine
clash-unit-tank = tank
clash-unit-private = private
clash-unit-corporal = corporal
clash-unit-sergeant = sergeant
clash-unit-general = general
clash-unit-mortar = mortar
clash-unit-spy = spy
clash-unit-command-tank = command tank
clash-unit-artillery = artillery

## Victory cards: name and effect
clash-card-forced-march = forced march
clash-card-forced-march-effect = you have 2 more action points this turn
clash-card-fuel = fuel
clash-card-fuel-effect = every advance costs you 1 point this turn
clash-card-withdrawal = withdrawal
clash-card-withdrawal-effect = your next retreat this turn is free, blocked or not
clash-card-reserves = reserves
clash-card-reserves-effect = of the next two basic units you place this turn the second is free
clash-card-second-special = second special
clash-card-second-special-effect = you may have two special units on the field until one of them leaves it
clash-card-relief = relief
clash-card-relief-effect = one of your special units on a road you own no longer counts
clash-card-sabotage = sabotage
clash-card-sabotage-effect = the enemy begins the next turn with 1 point less
clash-card-air-strike = air strike
clash-card-air-strike-effect = the enemy’s front unit on one road nobody owns returns to stock, if it is a basic unit
clash-card-intelligence = intelligence
clash-card-intelligence-effect = you see the enemy’s objective as it is now
clash-card-new-orders = new orders
clash-card-new-orders-effect = you draw two objectives and keep one of them or your old one

## Objectives
clash-objective-roads-1-2 = roads 1 and 2
clash-objective-roads-2-3 = roads 2 and 3
clash-objective-roads-3-4 = roads 3 and 4
clash-objective-roads-4-5 = roads 4 and 5
clash-objective-roads-5-6 = roads 5 and 6
clash-objective-roads-6-7 = roads 6 and 7
clash-objective-roads-1-7 = roads 1 and 7
clash-objective-roads-1-4 = roads 1 and 4
clash-objective-roads-2-5 = roads 2 and 5
clash-objective-roads-3-6 = roads 3 and 6
clash-objective-roads-4-7 = roads 4 and 7
clash-objective-roads-1-5 = roads 1 and 5
clash-objective-roads-2-6 = roads 2 and 6
clash-objective-roads-3-7 = roads 3 and 7
clash-objective-centre-and-outer = road 4 and one of the outer roads, 1 or 7
clash-objective-roads-3-5-or-2-6 = roads 3 and 5, or roads 2 and 6
clash-objective-roads-1-6-or-2-7 = roads 1 and 6, or roads 2 and 7
clash-objective-any-two-clean = any two roads while the enemy owns none
clash-objective-centre-clean = road 4 and one of 3 and 5, while the enemy owns none of 3, 4 and 5
clash-objective-flank-clean = roads 1 and 2, or roads 6 and 7, while the enemy owns neither 1 nor 7
clash-objective-roads-1-7-plus-one = roads 1 and 7 and one more of your choice
clash-objective-roads-1-7-clean = roads 1 and 7 while the enemy owns no road
clash-objective-roads-2-6-plus-one = roads 2 and 6 and one more of your choice
clash-objective-roads-2-6-clean = roads 2 and 6 while the enemy owns no road
clash-objective-roads-3-5-plus-one = roads 3 and 5 and one more of your choice
clash-objective-roads-3-5-clean = roads 3 and 5 while the enemy owns no road
clash-objective-roads-1-4-plus-one = roads 1 and 4 and one more of your choice
clash-objective-roads-1-4-clean = roads 1 and 4 while the enemy owns no road
clash-objective-roads-4-7-plus-one = roads 4 and 7 and one more of your choice
clash-objective-roads-4-7-clean = roads 4 and 7 while the enemy owns no road

## How a game ends
clash-ending-roads = three roads conquered
clash-ending-objective = objective fulfilled
clash-ending-standstill = standstill: both turns passed
clash-ending-rounds = the last round is over

## What happened
clash-event-starter-decided = { $side }: first to move.
clash-event-objective-drawn = { $side }: objective drawn – { $objective }.
clash-event-objective-drawn-hidden = { $side }: an objective is drawn.
clash-event-turn-began = Round { $round }, { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } to spend.
clash-event-turn-ended = { $side }: end of turn.
clash-event-turn-passed = { $side }: turn passed, nothing done.
clash-event-placed = { $side }: { $unit } placed on road { $road } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }).
clash-event-advanced = { $side }: { $unit } brought forward on road { $road } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }).
clash-event-retreated = { $side }: { $unit } retreats from road { $road } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }).
clash-event-attacked = { $side }: { $unit } attacks on road { $road }.
clash-event-flanked = { $side }: { $unit } on road { $from } takes road { $road } in the flank.
clash-event-fired = { $side }: the mortar on road { $from } fires at road { $road }.
clash-event-returned = { $side }: { $unit } on road { $road } beaten, back to stock.
clash-event-road-conquered = { $side }: road { $road } conquered!
clash-event-victory-drawn = { $side }: victory card drawn – { $card }.
clash-event-victory-drawn-hidden = { $side }: a victory card is drawn.
clash-event-card-played = { $side }: card played – { $card }.
clash-event-air-strike-called = { $side }: air strike on road { $road }.
clash-event-effect-ended = { $side }: no longer in force – { $card }.
clash-event-objective-seen = { $side }: enemy objective seen – { $objective }.
clash-event-objective-seen-hidden = { $side }: the enemy objective has been seen.
clash-event-objective-kept = { $side }: objective kept – { $objective }.
clash-event-objective-kept-hidden = { $side }: one of three objectives is kept.
clash-event-objective-fulfilled = { $side }: objective fulfilled – { $objective }.
clash-event-game-won = { $side }: victory! ({ $ending })
clash-event-game-drawn = A draw ({ $ending }).

## Why a sentence is refused
clash-illegal-game-over = The game is over.
clash-illegal-chance-is-due = A coin or a card must be drawn first.
clash-illegal-chance-is-not-due = Nothing is to be drawn now.
clash-illegal-keep-is-due = First choose which objective to keep.
clash-illegal-nothing-to-keep = You choose an objective only after playing new orders.
clash-illegal-not-your-draw = This card is not drawn for: { $side }.
clash-illegal-objective-not-in-deck = This objective is no longer in the deck: { $objective }.
clash-illegal-card-not-in-deck = No card of this kind is left in the deck: { $card }.
clash-illegal-not-in-stock = You have none in stock: { $unit }.
clash-illegal-place-too-dear = Placing this unit costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }; you have { $points ->
    [one] { $points } point
   *[other] { $points } points
 } left.
clash-illegal-advance-too-dear = An advance costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }; you have { $points ->
    [one] { $points } point
   *[other] { $points } points
 } left.
clash-illegal-retreat-too-dear = This retreat costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }; you have { $points ->
    [one] { $points } point
   *[other] { $points } points
 } left.
clash-illegal-no-room = This unit needs { $length ->
    [one] { $length } tile
   *[other] { $length } tiles
 }; the gap on road { $road } is { $gap } ({ $unit }).
clash-illegal-no-room-to-advance = Your rearmost unit needs { $length ->
    [one] { $length } tile
   *[other] { $length } tiles
 }; the gap on road { $road } is { $gap } ({ $unit }).
clash-illegal-special-limit = { $limit ->
    [one] You may have only one special unit on the field; it must leave first.
   *[other] You may have only { $limit } special units on the field; one must leave first.
 }
clash-illegal-nothing-to-advance = You have no unit on road { $road } to bring forward.
clash-illegal-single-unit = A single unit cannot be brought forward; road { $road } must hold at least two of yours.
clash-illegal-nothing-to-retreat = You have no unit on road { $road } to retreat.
clash-illegal-road-conquered = Road { $road } is conquered; nothing happens there any more.
clash-illegal-no-contact = Your front unit and the enemy’s must touch on road { $road }.
clash-illegal-enemy-stronger = The enemy’s front unit on road { $road } is stronger: { $unit }. Only an equal or stronger unit can attack it.
clash-illegal-no-flanker = You have no { $unit } on road { $road }.
clash-illegal-flank-out-of-reach = The arrows reach { $distance ->
    [one] exactly 1 road away
   *[other] exactly { $distance } roads away
 }, not road { $road } ({ $unit }).
clash-illegal-nobody-under-flank = No enemy unit stands under the arrow on road { $road }; it must be infantry.
clash-illegal-not-infantry = Only infantry can be taken in the flank; under the arrow on road { $road } stands: { $unit }.
clash-illegal-no-mortar = You have no mortar on road { $road }.
clash-illegal-fire-out-of-reach = The mortar fires { $distance ->
    [one] exactly 1 road to your left
   *[other] exactly { $distance } roads to your left
 }; that is not road { $road }.
clash-illegal-nobody-under-fire = No enemy unit stands under the mortar’s arrow on road { $road }; it must be a private.
clash-illegal-not-private = The mortar fires only at a private; under its arrow on road { $road } stands: { $unit }.
clash-illegal-mortar-not-ready = The mortar fires only in the turn in which it was placed or brought forward.
clash-illegal-shot-at-conquered-road = Road { $road } is conquered; you cannot shoot at it.
clash-illegal-shot-from-conquered-road = Road { $road } is conquered; nothing shoots from it any more.
clash-illegal-card-not-held = You do not hold this card: { $card }.
clash-illegal-card-in-force = This card is already in force for you: { $card }.
clash-illegal-nothing-to-relieve = You need a special unit on a road you own that still counts.
clash-illegal-strike-on-conquered-road = Road { $road } is conquered; air strikes hit only roads that nobody owns.
clash-illegal-nothing-to-strike = The enemy has no unit on road { $road }.
clash-illegal-strike-on-special = An air strike hits only a basic unit; in front on road { $road } stands: { $unit }.
clash-illegal-nothing-to-see = The enemy has no objective to look at.
clash-illegal-no-orders-left = Two objectives must be left in the deck.
clash-illegal-not-yours-to-keep = You can keep only one of the two drawn or your old objective, not: { $objective }.

## Options
clash-option-mortar-fires = When the mortar fires
clash-option-mortar-fires-when-deployed = in the turn in which it is deployed
clash-option-mortar-fires-any-turn = in any own turn
clash-option-blocked-by = What blocks a unit
clash-option-blocked-by-stronger = contact with a stronger unit
clash-option-blocked-by-contact = any contact
clash-option-specials = Special units
clash-option-specials-yes = yes
clash-option-specials-no = no
clash-option-victory-cards = Victory cards
clash-option-victory-cards-yes = yes
clash-option-victory-cards-no = no
clash-option-objectives = Objective cards
clash-option-objectives-final = the final deck of 20
clash-option-objectives-2021 = the deck of 2021
clash-option-objectives-none = none: only three roads win
clash-option-starter = Who starts
clash-option-starter-coin = a coin decides
clash-option-starter-allies = the Allies
clash-option-starter-axis = the Axis
clash-option-road-length = Length of a road
clash-option-road-length-printed = as printed
clash-option-road-length-15 = 15 tiles
clash-option-road-length-21 = 21 tiles
clash-option-road-length-24 = 24 tiles
clash-option-rounds = Last round

## Faults in options, positions and content
clash-fault-edition = There is no edition “{ $edition }”.
clash-fault-option-form = An option is one name and one value: option starter axis.
clash-fault-option-twice = The option { $name } is given twice.
clash-fault-option-unknown = There is no option { $name }; there are: { $known }.
clash-fault-option-value = The option { $name } cannot be { $value }; it can be: { $known }.
clash-fault-option-number = The option { $name } must be a whole number of at least { $least }, not { $value }.
clash-fault-missing = Something is missing: { $expected }.
clash-fault-word = “{ $found }” cannot stand here; expected: { $expected }.
clash-fault-too-much = Nothing more may follow here, but there is “{ $found }”.
clash-expected-keyword = a keyword of scenario files
clash-expected-side = a side
clash-expected-road = a road, 1 to 7
clash-expected-number = a number
clash-expected-unit = a unit
clash-expected-card = a victory card
clash-expected-objective = an objective
clash-expected-effect = a card that stays in force
clash-expected-yes-or-no = yes or no
clash-expected-mortar = mortar
clash-fault-twice = A line with { $keyword } stands here twice.
clash-fault-expect-only = { $keyword } can only be expected, not set up.
clash-fault-line-twice = { $side }: the line on road { $road } is given twice.
clash-fault-owner-twice = Road { $road } is already owned: { $side }.
clash-fault-not-enough-units = { $side }: there are not so many of these: { $unit }.
clash-fault-not-enough-cards = There are not so many of this card: { $card }.
clash-fault-line-too-long = { $side }: the units on road { $road } overlap or stick out.
clash-fault-base-without-units = { $side }: an empty line on road { $road } has no base.
clash-fault-objective-not-in-deck = This objective is not in the deck, or is named twice: { $objective }.
clash-fault-turn-missing = A line “turn” must say whose turn it is.
clash-fault-effect-impossible = { $side }: this card cannot be in force like that: { $card }.
clash-fault-complete-without-owner = Road { $road } is complete, so it needs an owner.
clash-fault-loser-on-road = On road { $road }, which is conquered, only its owner can have units.
clash-fault-already-won = { $side }: so many roads have already won.
clash-fault-content = { $file }, line { $line }: { $problem } ({ $word })
clash-problem-syntax = cannot be read
clash-problem-missing-key = a key is missing
clash-problem-unknown-key = unknown key
clash-problem-unknown-word = unknown word
clash-problem-not-a-word = must be a word
clash-problem-not-a-number = must be a whole number
clash-problem-not-a-list = must be a list
clash-problem-not-a-table = must be a table
clash-problem-out-of-range = out of range
clash-problem-twice = stands there twice
clash-problem-missing-entry = an entry is missing
clash-problem-special-not-single = a special unit exists once per side
clash-problem-undecided = exactly one of two classes must beat the other
clash-problem-line-too-long = more units fit on a road than a line can hold
clash-problem-too-many = too many; at most so many
clash-problem-deck-too-small = too few cards in the deck
clash-problem-too-easy = must ask for at least two roads
