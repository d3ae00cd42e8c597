# Clash of the Ardennes en Clash: D-Day. “Weg” betekent ook bruggenhoofd, zoals in de regels.

## Zijden
clash-side-allies = Geallieerden
clash-side-axis = Duitsers

## Eenheden
clash-unit-mine = mijn
clash-unit-tank = tank
clash-unit-private = soldaat
clash-unit-corporal = korporaal
clash-unit-sergeant = sergeant
clash-unit-general = generaal
clash-unit-mortar = mortier
clash-unit-spy = spion
clash-unit-command-tank = commandotank
clash-unit-artillery = artillerie

## Zegekaarten: naam en werking
clash-card-forced-march = geforceerde mars
clash-card-forced-march-effect = je hebt deze beurt 2 actiepunten meer
clash-card-fuel = brandstof
clash-card-fuel-effect = naar voren halen kost je deze beurt telkens 1 punt
clash-card-withdrawal = aftocht
clash-card-withdrawal-effect = je volgende terugtrekking deze beurt is gratis, geblokkeerd of niet
clash-card-reserves = reserves
clash-card-reserves-effect = van de volgende twee basiseenheden die je deze beurt plaatst is de tweede gratis
clash-card-second-special = tweede speciale eenheid
clash-card-second-special-effect = je mag twee speciale eenheden op het slagveld hebben tot een ervan verdwijnt
clash-card-relief = aflossing
clash-card-relief-effect = een van je speciale eenheden op een weg van jou telt niet meer mee
clash-card-sabotage = sabotage
clash-card-sabotage-effect = de vijand begint de volgende beurt met 1 punt minder
clash-card-air-strike = luchtaanval
clash-card-air-strike-effect = de voorste eenheid van de vijand op één weg die van niemand is gaat terug naar de voorraad, als het een basiseenheid is
clash-card-intelligence = inlichtingen
clash-card-intelligence-effect = je ziet het doel van de vijand zoals het nu is
clash-card-new-orders = nieuwe orders
clash-card-new-orders-effect = je trekt twee doelen en houdt een ervan of je oude

## Doelen
clash-objective-roads-1-2 = de wegen 1 en 2
clash-objective-roads-2-3 = de wegen 2 en 3
clash-objective-roads-3-4 = de wegen 3 en 4
clash-objective-roads-4-5 = de wegen 4 en 5
clash-objective-roads-5-6 = de wegen 5 en 6
clash-objective-roads-6-7 = de wegen 6 en 7
clash-objective-roads-1-7 = de wegen 1 en 7
clash-objective-roads-1-4 = de wegen 1 en 4
clash-objective-roads-2-5 = de wegen 2 en 5
clash-objective-roads-3-6 = de wegen 3 en 6
clash-objective-roads-4-7 = de wegen 4 en 7
clash-objective-roads-1-5 = de wegen 1 en 5
clash-objective-roads-2-6 = de wegen 2 en 6
clash-objective-roads-3-7 = de wegen 3 en 7
clash-objective-centre-and-outer = weg 4 en een van de buitenste wegen, 1 of 7
clash-objective-roads-3-5-or-2-6 = de wegen 3 en 5, of de wegen 2 en 6
clash-objective-roads-1-6-or-2-7 = de wegen 1 en 6, of de wegen 2 en 7
clash-objective-any-two-clean = twee wegen naar keuze terwijl de vijand er geen heeft
clash-objective-centre-clean = weg 4 en een van 3 en 5, terwijl de vijand geen van 3, 4 en 5 heeft
clash-objective-flank-clean = de wegen 1 en 2, of de wegen 6 en 7, terwijl de vijand noch 1 noch 7 heeft
clash-objective-roads-1-7-plus-one = de wegen 1 en 7 en nog een naar keuze
clash-objective-roads-1-7-clean = de wegen 1 en 7 terwijl de vijand geen weg heeft
clash-objective-roads-2-6-plus-one = de wegen 2 en 6 en nog een naar keuze
clash-objective-roads-2-6-clean = de wegen 2 en 6 terwijl de vijand geen weg heeft
clash-objective-roads-3-5-plus-one = de wegen 3 en 5 en nog een naar keuze
clash-objective-roads-3-5-clean = de wegen 3 en 5 terwijl de vijand geen weg heeft
clash-objective-roads-1-4-plus-one = de wegen 1 en 4 en nog een naar keuze
clash-objective-roads-1-4-clean = de wegen 1 en 4 terwijl de vijand geen weg heeft
clash-objective-roads-4-7-plus-one = de wegen 4 en 7 en nog een naar keuze
clash-objective-roads-4-7-clean = de wegen 4 en 7 terwijl de vijand geen weg heeft

## Hoe een spel eindigt
clash-ending-roads = drie wegen veroverd
clash-ending-objective = doel bereikt
clash-ending-standstill = stilstand: beide beurten gepast
clash-ending-rounds = de laatste ronde is voorbij

## Wat er gebeurde
clash-event-starter-decided = { $side }: als eerste aan zet.
clash-event-objective-drawn = { $side }: doel getrokken – { $objective }.
clash-event-objective-drawn-hidden = { $side }: er is een doel getrokken.
clash-event-turn-began = Ronde { $round }, { $side }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } te besteden.
clash-event-turn-ended = { $side }: einde van de beurt.
clash-event-turn-passed = { $side }: gepast, niets gedaan.
clash-event-placed = { $side }: { $unit } geplaatst op weg { $road } ({ $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
 }).
clash-event-advanced = { $side }: { $unit } naar voren gehaald op weg { $road } ({ $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
 }).
clash-event-retreated = { $side }: { $unit } teruggetrokken van weg { $road } ({ $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
 }).
clash-event-attacked = { $side }: { $unit } valt aan op weg { $road }.
clash-event-flanked = { $side }: { $unit } op weg { $from } valt weg { $road } in de flank aan.
clash-event-fired = { $side }: het mortier op weg { $from } vuurt op weg { $road }.
clash-event-returned = { $side }: { $unit } op weg { $road } verslagen, terug naar de voorraad.
clash-event-road-conquered = { $side }: weg { $road } veroverd!
clash-event-victory-drawn = { $side }: zegekaart getrokken – { $card }.
clash-event-victory-drawn-hidden = { $side }: er is een zegekaart getrokken.
clash-event-card-played = { $side }: kaart gespeeld – { $card }.
clash-event-air-strike-called = { $side }: luchtaanval op weg { $road }.
clash-event-effect-ended = { $side }: niet langer van kracht – { $card }.
clash-event-objective-seen = { $side }: vijandelijk doel gezien – { $objective }.
clash-event-objective-seen-hidden = { $side }: het vijandelijke doel is bekeken.
clash-event-objective-kept = { $side }: doel gehouden – { $objective }.
clash-event-objective-kept-hidden = { $side }: een van drie doelen is gehouden.
clash-event-objective-fulfilled = { $side }: doel bereikt – { $objective }.
clash-event-game-won = { $side }: gewonnen! ({ $ending })
clash-event-game-drawn = Gelijkspel ({ $ending }).

## Waarom een zin wordt geweigerd
clash-illegal-game-over = Het spel is afgelopen.
clash-illegal-chance-is-due = Eerst moet er worden getost of een kaart getrokken.
clash-illegal-chance-is-not-due = Er is nu niets te trekken.
clash-illegal-keep-is-due = Kies eerst welk doel je houdt.
clash-illegal-nothing-to-keep = Je kiest alleen een doel nadat je nieuwe orders hebt gespeeld.
clash-illegal-not-your-draw = Deze kaart wordt niet getrokken voor: { $side }.
clash-illegal-objective-not-in-deck = Dit doel zit niet meer in de stapel: { $objective }.
clash-illegal-card-not-in-deck = Van deze kaart zit er geen meer in de stapel: { $card }.
clash-illegal-not-in-stock = Je hebt er geen in voorraad: { $unit }.
clash-illegal-place-too-dear = Deze eenheid plaatsen kost { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
 }; je hebt er nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
clash-illegal-advance-too-dear = Naar voren halen kost { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
 }; je hebt er nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
clash-illegal-retreat-too-dear = Deze terugtrekking kost { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
 }; je hebt er nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
clash-illegal-no-room = Deze eenheid heeft { $length ->
    [one] { $length } blok
   *[other] { $length } blokken
 } nodig; het gat op weg { $road } is { $gap } ({ $unit }).
clash-illegal-no-room-to-advance = Je achterste eenheid heeft { $length ->
    [one] { $length } blok
   *[other] { $length } blokken
 } nodig; het gat op weg { $road } is { $gap } ({ $unit }).
clash-illegal-special-limit = { $limit ->
    [one] Je mag maar één speciale eenheid op het slagveld hebben; die moet eerst weg.
   *[other] Je mag maar { $limit } speciale eenheden op het slagveld hebben; er moet er eerst een weg.
 }
clash-illegal-nothing-to-advance = Je hebt geen eenheid op weg { $road } om naar voren te halen.
clash-illegal-single-unit = Een enkele eenheid kun je niet naar voren halen; op weg { $road } moeten er minstens twee van jou staan.
clash-illegal-nothing-to-retreat = Je hebt geen eenheid op weg { $road } om terug te trekken.
clash-illegal-road-conquered = Weg { $road } is veroverd; daar gebeurt niets meer.
clash-illegal-no-contact = Jouw voorste eenheid en die van de vijand moeten elkaar raken op weg { $road }.
clash-illegal-enemy-stronger = De voorste eenheid van de vijand op weg { $road } is sterker: { $unit }. Alleen een gelijke of sterkere eenheid kan haar aanvallen.
clash-illegal-no-flanker = Je hebt geen { $unit } op weg { $road }.
clash-illegal-flank-out-of-reach = De pijlen reiken { $distance ->
    [one] precies 1 weg verder
   *[other] precies { $distance } wegen verder
 }, niet tot weg { $road } ({ $unit }).
clash-illegal-nobody-under-flank = Er staat geen vijandelijke eenheid onder de pijl op weg { $road }; het moet infanterie zijn.
clash-illegal-not-infantry = Alleen infanterie kun je in de flank aanvallen; onder de pijl op weg { $road } staat: { $unit }.
clash-illegal-no-mortar = Je hebt geen mortier op weg { $road }.
clash-illegal-fire-out-of-reach = Het mortier vuurt { $distance ->
    [one] precies 1 weg naar links
   *[other] precies { $distance } wegen naar links
 }; dat is niet weg { $road }.
clash-illegal-nobody-under-fire = Er staat geen vijandelijke eenheid onder de pijl van het mortier op weg { $road }; het moet een soldaat zijn.
clash-illegal-not-private = Het mortier vuurt alleen op een soldaat; onder de pijl op weg { $road } staat: { $unit }.
clash-illegal-mortar-not-ready = Het mortier vuurt alleen in de beurt waarin het is geplaatst of naar voren gehaald.
clash-illegal-shot-at-conquered-road = Weg { $road } is veroverd; daar kun je niet op schieten.
clash-illegal-shot-from-conquered-road = Weg { $road } is veroverd; daarvandaan wordt niet meer geschoten.
clash-illegal-card-not-held = Je hebt deze kaart niet: { $card }.
clash-illegal-card-in-force = Deze kaart is voor jou al van kracht: { $card }.
clash-illegal-nothing-to-relieve = Je hebt een speciale eenheid nodig die nog meetelt op een weg van jou.
clash-illegal-strike-on-conquered-road = Weg { $road } is veroverd; een luchtaanval treft alleen wegen die van niemand zijn.
clash-illegal-nothing-to-strike = De vijand heeft geen eenheid op weg { $road }.
clash-illegal-strike-on-special = Een luchtaanval treft alleen een basiseenheid; vooraan op weg { $road } staat: { $unit }.
clash-illegal-nothing-to-see = De vijand heeft geen doel om te bekijken.
clash-illegal-no-orders-left = Er moeten nog twee doelen in de stapel zitten.
clash-illegal-not-yours-to-keep = Je kunt alleen een van de twee getrokken doelen of je oude doel houden, niet: { $objective }.

## Opties
clash-option-mortar-fires = Wanneer het mortier vuurt
clash-option-mortar-fires-when-deployed = in de beurt waarin het wordt ingezet
clash-option-mortar-fires-any-turn = in elke eigen beurt
clash-option-blocked-by = Wat een eenheid blokkeert
clash-option-blocked-by-stronger = contact met een sterkere eenheid
clash-option-blocked-by-contact = elk contact
clash-option-specials = Speciale eenheden
clash-option-specials-yes = ja
clash-option-specials-no = nee
clash-option-victory-cards = Zegekaarten
clash-option-victory-cards-yes = ja
clash-option-victory-cards-no = nee
clash-option-objectives = Doelenkaarten
clash-option-objectives-final = de definitieve stapel van 20
clash-option-objectives-2021 = de stapel van 2021
clash-option-objectives-none = geen: alleen drie wegen winnen
clash-option-starter = Wie begint
clash-option-starter-coin = een munt beslist
clash-option-starter-allies = de Geallieerden
clash-option-starter-axis = de Duitsers
clash-option-road-length = Lengte van een weg
clash-option-road-length-printed = zoals gedrukt
clash-option-road-length-15 = 15 blokken
clash-option-road-length-21 = 21 blokken
clash-option-road-length-24 = 24 blokken
clash-option-rounds = Laatste ronde

## Fouten in opties, stellingen en inhoud
clash-fault-edition = Er is geen editie “{ $edition }”.
clash-fault-option-form = Een optie is één naam en één waarde: option starter axis.
clash-fault-option-twice = De optie { $name } is twee keer gegeven.
clash-fault-option-unknown = Er is geen optie { $name }; er zijn: { $known }.
clash-fault-option-value = De optie { $name } kan niet { $value } zijn; wel: { $known }.
clash-fault-option-number = De optie { $name } moet een geheel getal van minstens { $least } zijn, niet { $value }.
clash-fault-missing = Er ontbreekt iets: { $expected }.
clash-fault-word = “{ $found }” kan hier niet staan; verwacht: { $expected }.
clash-fault-too-much = Hier mag niets meer volgen, maar er staat “{ $found }”.
clash-expected-keyword = een trefwoord van scenariobestanden
clash-expected-side = een zijde
clash-expected-road = een weg, 1 tot en met 7
clash-expected-number = een getal
clash-expected-unit = een eenheid
clash-expected-card = een zegekaart
clash-expected-objective = een doel
clash-expected-effect = een kaart die van kracht blijft
clash-expected-yes-or-no = yes of no
clash-expected-mortar = mortar
clash-fault-twice = Een regel met { $keyword } staat er twee keer.
clash-fault-expect-only = { $keyword } kan alleen worden verwacht, niet opgezet.
clash-fault-line-twice = { $side }: de lijn op weg { $road } is twee keer gegeven.
clash-fault-owner-twice = Weg { $road } heeft al een eigenaar: { $side }.
clash-fault-not-enough-units = { $side }: zoveel zijn er hiervan niet: { $unit }.
clash-fault-not-enough-cards = Zoveel zijn er van deze kaart niet: { $card }.
clash-fault-line-too-long = { $side }: de eenheden op weg { $road } overlappen of steken uit.
clash-fault-base-without-units = { $side }: een lege lijn op weg { $road } heeft geen basis.
clash-fault-objective-not-in-deck = Dit doel zit niet in de stapel of is twee keer genoemd: { $objective }.
clash-fault-turn-missing = Een regel “turn” moet zeggen wie er aan de beurt is.
clash-fault-effect-impossible = { $side }: deze kaart kan zo niet van kracht zijn: { $card }.
clash-fault-complete-without-owner = Weg { $road } is vol, dus er hoort een eigenaar bij.
clash-fault-loser-on-road = Op weg { $road }, die veroverd is, kan alleen de eigenaar eenheden hebben.
clash-fault-already-won = { $side }: met zoveel wegen is het spel al gewonnen.
clash-fault-content = { $file }, regel { $line }: { $problem } ({ $word })
clash-problem-syntax = niet te lezen
clash-problem-missing-key = er ontbreekt een sleutel
clash-problem-unknown-key = onbekende sleutel
clash-problem-unknown-word = onbekend woord
clash-problem-not-a-word = moet een woord zijn
clash-problem-not-a-number = moet een geheel getal zijn
clash-problem-not-a-list = moet een lijst zijn
clash-problem-not-a-table = moet een tabel zijn
clash-problem-out-of-range = buiten het bereik
clash-problem-twice = staat er twee keer
clash-problem-missing-entry = er ontbreekt een item
clash-problem-special-not-single = een speciale eenheid bestaat één keer per zijde
clash-problem-undecided = precies een van twee klassen moet de andere verslaan
clash-problem-line-too-long = er passen meer eenheden op een weg dan een lijn kan bevatten
clash-problem-too-many = te veel; hoogstens zoveel
clash-problem-deck-too-small = te weinig kaarten in de stapel
clash-problem-too-easy = moet minstens twee wegen vragen
