### Stand at Mortain in English.

## Sides, arms, ground
mortain-side-german = German
mortain-side-american = American
mortain-kind-tank = tank
mortain-kind-gun = gun
mortain-kind-infantry = infantry
mortain-terrain-clear = clear
mortain-terrain-forest = forest
mortain-terrain-village = village
mortain-terrain-city = city
mortain-terrain-hill = hill
mortain-against-at = anti-tank
mortain-against-ai = anti-infantry
mortain-support-air = AIR
mortain-support-oba = OBA
mortain-phase-deploy = set-up
mortain-phase-draw = a card is drawn
mortain-phase-act = a card is carried out
mortain-phase-fight = a card is drawn for combat
mortain-phase-choose = a miss or a new card
mortain-phase-over = the game is over
mortain-at-waiting = waiting
mortain-at-exited = left by the west edge
mortain-at-dead = eliminated
mortain-stack-waiting = the waiting units

## Units
mortain-unit-102 = 102 (Tigers)
mortain-unit-2SS-1 = 2SS-1 (armoured Kampfgruppe)
mortain-unit-2SS-2 = 2SS-2 (armoured Kampfgruppe)
mortain-unit-D = D (infantry Kampfgruppe)
mortain-unit-DF = DF (infantry Kampfgruppe)
mortain-unit-17 = 17 (StuG battalion)
mortain-unit-37 = 37 (panzergrenadier regiment)
mortain-unit-38 = 38 (panzergrenadier regiment)
mortain-unit-117 = 117 (infantry regiment)
mortain-unit-119 = 119 (infantry regiment)
mortain-unit-120 = 120 (infantry regiment)
mortain-unit-823 = 823 (towed tank destroyers)
mortain-unit-SPTD = SPTD (self-propelled tank destroyers)
mortain-unit-CCA = CCA (combat command A)
mortain-unit-CCB = CCB (combat command B)
mortain-unit-CCR = CCR (combat command R)
mortain-target-102 = { mortain-unit-102 }
mortain-target-2SS-1 = { mortain-unit-2SS-1 }
mortain-target-2SS-2 = { mortain-unit-2SS-2 }
mortain-target-D = { mortain-unit-D }
mortain-target-DF = { mortain-unit-DF }
mortain-target-17 = { mortain-unit-17 }
mortain-target-37 = { mortain-unit-37 }
mortain-target-38 = { mortain-unit-38 }
mortain-target-117 = { mortain-unit-117 }
mortain-target-119 = { mortain-unit-119 }
mortain-target-120 = { mortain-unit-120 }
mortain-target-823 = { mortain-unit-823 }
mortain-target-SPTD = { mortain-unit-SPTD }
mortain-target-CCA = { mortain-unit-CCA }
mortain-target-CCB = { mortain-unit-CCB }
mortain-target-CCR = { mortain-unit-CCR }

## Places
mortain-hex-0201 = Juvigny-le-Tertre (0201)
mortain-hex-0502 = Hill 285 (0502)
mortain-hex-0601 = Saint-Barthélemy (0601)
mortain-hex-0602 = L'Abbaye Blanche (0602)
mortain-hex-0603 = Romagny (0603)
mortain-hex-0702 = Mortain (0702)
mortain-hex-0704 = Bion (0704)
mortain-hex-0801 = Hill 314 (0801)
mortain-hex-0804 = Forêt de Mortain (0804)

## Cards
mortain-card-As = A♠
mortain-card-2s = 2♠
mortain-card-3s = 3♠
mortain-card-4s = 4♠
mortain-card-5s = 5♠
mortain-card-6s = 6♠
mortain-card-7s = 7♠
mortain-card-8s = 8♠
mortain-card-9s = 9♠
mortain-card-Ts = 10♠
mortain-card-Js = J♠
mortain-card-Qs = Q♠
mortain-card-Ks = K♠
mortain-card-Ac = A♣
mortain-card-2c = 2♣
mortain-card-3c = 3♣
mortain-card-4c = 4♣
mortain-card-5c = 5♣
mortain-card-6c = 6♣
mortain-card-7c = 7♣
mortain-card-8c = 8♣
mortain-card-9c = 9♣
mortain-card-Tc = 10♣
mortain-card-Jc = J♣
mortain-card-Qc = Q♣
mortain-card-Kc = K♣
mortain-card-Ah = A♥
mortain-card-2h = 2♥
mortain-card-3h = 3♥
mortain-card-4h = 4♥
mortain-card-5h = 5♥
mortain-card-6h = 6♥
mortain-card-7h = 7♥
mortain-card-8h = 8♥
mortain-card-9h = 9♥
mortain-card-Th = 10♥
mortain-card-Jh = J♥
mortain-card-Qh = Q♥
mortain-card-Kh = K♥
mortain-card-Ad = A♦
mortain-card-2d = 2♦
mortain-card-3d = 3♦
mortain-card-4d = 4♦
mortain-card-5d = 5♦
mortain-card-6d = 6♦
mortain-card-7d = 7♦
mortain-card-8d = 8♦
mortain-card-9d = 9♦
mortain-card-Td = 10♦
mortain-card-Jd = J♦
mortain-card-Qd = Q♦
mortain-card-Kd = K♦
mortain-card-joker = joker

## Options
mortain-option-support-hits = What AIR and OBA hit in a stack
mortain-option-support-hits-stack = every unit of the matching kind
mortain-option-support-hits-unit = one named unit
mortain-option-column-nine = Column 9 for Americans while Germans wait
mortain-option-column-nine-closed = closed
mortain-option-column-nine-open = open
mortain-option-unit-values = Values of the units
mortain-option-unit-values-standard = as in the table of the rules
mortain-option-unit-values-even = changed a little, so that both sides win about as often

## What happened
mortain-event-deployed = { $unit } is placed in { $hex }.
mortain-event-turn-began = Turn { $turn } begins; the deck is shuffled.
mortain-event-number-card-drawn = { $card }, { $side }: { $count ->
        [one] one activation.
       *[other] { $count } activations.
    }
mortain-event-face-card-drawn = { $card }, { $side }: one unit or one stack.
mortain-event-joker-ignored = The joker is ignored: both sides have not yet had a card.
mortain-event-joker-ended-turn = The joker ends turn { $turn }.
mortain-event-deck-used-up = The deck is used up: turn { $turn } ends.
mortain-event-passed = Done ({ $side }){ $count ->
        [0] .
        [one] ; one activation is not used.
       *[other] ; { $count } activations are not used.
    }
mortain-event-moved = { $unit } moves from { $from } to { $hex }.
mortain-event-entered = { $unit } enters in { $hex }.
mortain-event-left = { $unit } leaves by the west edge: { $count } of five are out.
mortain-event-fired = Fire at { $target } in { $hex } by { $unit } ({ $against }, strength { $strength }).
mortain-event-struck = { $support } attacks { $hex } ({ $against }, strength { $strength }).
mortain-event-struck-unit = { $support } attacks { $target } in { $hex } (strength { $strength }).
mortain-event-harassed = AIR harasses the Germans in { $hex } and around it: +1 to their fire this turn.
mortain-event-face-card-in-combat = { $card } in combat: the firer may draw again or take a miss.
mortain-event-redrawn = A new card is drawn.
mortain-event-miss-taken = The firer takes the miss.
mortain-event-missed-without-card = No card is left to draw: a miss.
mortain-event-hit = { $card }{ $adjacent ->
        [0] {""}
       *[other] {" "}−1 (all adjacent)
    }{ $companion ->
        [0] {""}
       *[other] {" "}−1 (102)
    }{ $terrain ->
        [0] {""}
       *[other] {" "}+{ $terrain } (terrain)
    }{ $harassed ->
        [0] {""}
       *[other] {" "}+1 (harassed)
    } = { $result }, strength { $strength }: hit.
mortain-event-missed = { $card }{ $adjacent ->
        [0] {""}
       *[other] {" "}−1 (all adjacent)
    }{ $companion ->
        [0] {""}
       *[other] {" "}−1 (102)
    }{ $terrain ->
        [0] {""}
       *[other] {" "}+{ $terrain } (terrain)
    }{ $harassed ->
        [0] {""}
       *[other] {" "}+1 (harassed)
    } = { $result }, strength { $strength }: miss.
mortain-event-reduced = { $unit } is reduced.
mortain-event-eliminated = { $unit } is eliminated.
mortain-event-won-by-exit = Five units have left by the west edge. Winner: { $side }.
mortain-event-won-by-elimination = No American unit is left in play. Winner: { $side }.
mortain-event-won-by-time = Turn 6 is over and the line has held. Winner: { $side }.

## Why not
mortain-illegal-eliminated = { $unit } is no longer in play.
mortain-illegal-not-to-deploy = { $unit } is not one of the five units the American places before the game.
mortain-illegal-deployed-already = { $unit } has its place already.
mortain-illegal-deployed-too-far-east = { $hex } lies in column 9: place the unit farther west.
mortain-illegal-deploy-first = First all five American units must be placed.
mortain-illegal-deployment-over = Units are placed only before turn 1.
mortain-illegal-too-early = { $unit } may enter from turn { $turn } on.
mortain-illegal-card-is-out = { $card } has already come this turn.
mortain-illegal-card-is-due = A card must be drawn first.
mortain-illegal-no-card-is-due = No card is to be drawn now: a player is to act.
mortain-illegal-not-your-card = { $unit } cannot act: the colour of the card is for the other side (to act: { $side }).
mortain-illegal-too-many-units = That takes { $needed } activations and { $left } are left: name fewer units.
mortain-illegal-other-stack = On this face card only units that stood in { $stack } may act; { $unit } did not.
mortain-illegal-several-stacks = On a face card all units must come from one hex.
mortain-illegal-has-acted = { $unit } has already acted on this card; it may act again on the next.
mortain-illegal-no-card-left = No card is left to resolve an attack; moves, exits and harassment are still possible.
mortain-illegal-choice-is-due = First choose: a new card or a miss.
mortain-illegal-too-far = { $hex } is not next to { $unit }: a unit moves one hex.
mortain-illegal-enemy-there = An enemy stands in { $hex }; nobody moves into an enemy's hex.
mortain-illegal-hex-is-full = Two own units stand in { $hex } already; one of them must leave first.
mortain-illegal-cannot-come-along = { $companion } can go along only with another German unit that stands in its hex; { $unit } does not.
mortain-illegal-enters-elsewhere = { $unit } enters in column { $column }.
mortain-illegal-enters-beside = On a face card all waiting units enter the same hex: { $hex }.
mortain-illegal-off-map = { $unit } still waits off the map: it can neither fire nor be hit.
mortain-illegal-has-left = { $unit } has left the map for good.
mortain-illegal-never-leaves = Only German units leave the map; { $unit } stays.
mortain-illegal-not-at-west-edge = { $unit } must stand in column 1 to leave by the west edge.
mortain-illegal-east-edge-closed = { $hex } is closed to Americans while a German unit still waits to enter.
mortain-illegal-not-an-enemy = { $unit } is on your own side: name an enemy unit.
mortain-illegal-not-on-map = { $unit } is not on the map.
mortain-illegal-out-of-range = { $target } is { $distance } hexes from { $unit }, whose range is { $range }.
mortain-illegal-line-blocked = { $hex } blocks the line from { $unit } to { $target }.
mortain-illegal-side-blocked = The line from { $unit } to { $target } runs between { $hex } and { $other }, and both block.
mortain-illegal-no-choice-is-due = No face card has come in combat: there is nothing to choose.
mortain-illegal-no-strength = The units named have no strength against { $target }.
mortain-illegal-no-support-on-black = AIR and OBA need a red card.
mortain-illegal-support-used = Support was used this turn; it is free again next turn.
mortain-illegal-support-comes-first = Support must be the first thing done on a card.
mortain-illegal-other-support = { $card } offers { $support } only.
mortain-illegal-nobody-there = No German unit stands in { $hex }.
mortain-illegal-not-support-target = { $unit } is no German unit on the map.
mortain-illegal-none-of-that-kind = No unit in { $hex } can be hit by an { $against } attack.
mortain-illegal-name-the-hex = Support attacks a hex here: name the hex and at or ai.
mortain-illegal-name-the-unit = Support attacks one unit here: name the unit.
mortain-illegal-nobody-to-harass = AIR harasses only a hex with a German unit; { $hex } has none.
mortain-illegal-game-is-over = The game is over.

## Odds
mortain-odds-best-play = With the best use of face cards
mortain-odds-without-redraw = If every face card is taken as a miss
mortain-odds-hit = hit
mortain-odds-miss = miss
mortain-odds-joker = joker, the turn ends
mortain-odds-strength = strength
mortain-odds-modifier = modifiers to the card
mortain-odds-highest-card = highest card that hits
mortain-odds-cards-left = cards left in the deck
mortain-odds-hitting-cards = cards left that hit

## Drawn in the terminal
mortain-draw-turn = Turn { $turn } of 6
mortain-draw-number = { $card }: { $count ->
        [one] one activation left
       *[other] { $count } activations left
    }
mortain-draw-face = { $card }: one unit or one stack
mortain-draw-stack = { $card }: the others of { $stack }
mortain-draw-attack = Attack
mortain-draw-suggestion = Suggested set-up
mortain-draw-waiting = Waiting (AT/AI)
mortain-draw-out = Out by the west edge, { $count } of 5
mortain-draw-lost = Eliminated
mortain-draw-deck = { $count ->
        [one] One card left
       *[other] { $count } cards left
    }
mortain-draw-used = used
mortain-draw-fought = in combat
mortain-draw-support-free = AIR and OBA: once this turn
mortain-draw-support-used = AIR and OBA: used this turn
mortain-draw-harassed = +1 to German fire in and around { $hex }
mortain-draw-road = road
mortain-draw-full = full
mortain-draw-reduced = reduced

## Faults of files and positions
mortain-fault-option-name = There is no such option: { $found }.
mortain-fault-option-value = The option has no such value: { $found }; it can be: { $known }.
mortain-fault-option-twice = The option stands there twice: { $found }.
mortain-fault-line = This line says nothing about a position: { $found }.
mortain-fault-none = A position cannot say this; only an expectation can: { $found }.
mortain-fault-unit = No unit has this name: { $found }.
mortain-fault-place = There is no such place: { $found }.
mortain-fault-card = There is no such card: { $found }.
mortain-fault-attack = This is no attack: { $found }.
mortain-fault-twice = This was already said otherwise: { $found }.
mortain-fault-activations = The card cannot have this number of activations left: { $found }.
mortain-fault-card-twice = These cards were drawn both to activate and in combat: { $found }.
mortain-fault-card-in-hand = This card cannot be the one being carried out: { $found }.
mortain-fault-card-missing = Acting units, a stack or an acting side need a card.
mortain-fault-colour = The colour of the card is for the other side: { $found }.
mortain-fault-stack = Only a face card is tied to a stack, not { $found }.
mortain-fault-acted = Units of the other side cannot have acted on this card: { $found }.
mortain-fault-attack-without-card = An attack or a choice needs a card being carried out.
mortain-fault-attack-impossible = The attack has no target on the map.
mortain-fault-deck-empty = A card is to be drawn, but none is left.
mortain-fault-both-sides = Units of both sides stand in { $found }.
mortain-fault-stacking = More than two units of one side stand in { $found }.
mortain-fault-unit-place = The unit cannot be there: { $found }.
mortain-fault-nobody-to-deploy = In turn 0 at least one American unit must still wait to be placed.
mortain-fault-content-unreadable = { $file }, line { $line }: the file cannot be read ({ $reason }).
mortain-fault-content-word = { $file }, line { $line }: { $found } is no single word of at most eight letters.
mortain-fault-content-row-length = { $file }, line { $line }: the row { $found } is not as long as the first.
mortain-fault-content-terrain = { $file }, line { $line }: the row { $found } has a letter that is no terrain.
mortain-fault-content-map-size = { $file }, line { $line }: the map must have 1 to { $most } hexes.
mortain-fault-content-twice = { $file }, line { $line }: { $found } stands there twice.
mortain-fault-content-number = { $file }, line { $line }: { $found } is too small or too large.
mortain-fault-content-hex = { $file }, line { $line }: { $found } is no hex of the map.
mortain-fault-content-road-gap = { $file }, line { $line }: the road jumps to { $found }, which is not next to the hex before.
mortain-fault-content-too-many-units = { $file }, line { $line }: { $found } is one unit too many for its side.
mortain-fault-content-unit = { $file }, line { $line }: there is no unit { $found }.
mortain-fault-content-reduced-better = { $file }, line { $line }: { $found } is better on its reduced side than on the full one.
mortain-fault-content-companion = { $file }, line { $line }: { $found } cannot be a companion: there is one, and it is German.
mortain-fault-content-german-deployed = { $file }, line { $line }: the German unit { $found } needs the turn in which it may enter.
mortain-fault-content-suggestion = { $file }, line { $line }: { $found } is not possible in the suggested set-up.
mortain-fault-content-deck-size = { $file }, line { $line }: the deck has { $found } cards and needs { $needed }.
mortain-fault-content-activates = { $file }, line { $line }: { $found }: number cards, and only they, say how many units they activate.
