### Stand at Mortain in het Nederlands.

## Zijden, wapens, terrein
mortain-side-german = Duits
mortain-side-american = Amerikaans
mortain-kind-tank = tank
mortain-kind-gun = geschut
mortain-kind-infantry = infanterie
mortain-terrain-clear = open terrein
mortain-terrain-forest = bos
mortain-terrain-village = dorp
mortain-terrain-city = stad
mortain-terrain-hill = heuvel
mortain-against-at = antitank
mortain-against-ai = anti-infanterie
mortain-support-air = lucht
mortain-support-oba = BKA
mortain-phase-deploy = opstelling
mortain-phase-draw = er wordt een kaart getrokken
mortain-phase-act = een kaart wordt uitgevoerd
mortain-phase-fight = er wordt een kaart voor het gevecht getrokken
mortain-phase-choose = een misser of een nieuwe kaart
mortain-phase-over = het spel is afgelopen
mortain-at-waiting = wacht
mortain-at-exited = vertrokken via de westrand
mortain-at-dead = geëlimineerd
mortain-stack-waiting = de wachtende eenheden

## Eenheden
mortain-unit-102 = 102 (Tigers)
mortain-unit-2SS-1 = 2SS-1 (gepantserde Kampfgruppe)
mortain-unit-2SS-2 = 2SS-2 (gepantserde Kampfgruppe)
mortain-unit-D = D (Kampfgruppe infanterie)
mortain-unit-DF = DF (Kampfgruppe infanterie)
mortain-unit-17 = 17 (StuG-bataljon)
mortain-unit-37 = 37 (regiment pantsergrenadiers)
mortain-unit-38 = 38 (regiment pantsergrenadiers)
mortain-unit-117 = 117 (infanterieregiment)
mortain-unit-119 = 119 (infanterieregiment)
mortain-unit-120 = 120 (infanterieregiment)
mortain-unit-823 = 823 (getrokken tankjagers)
mortain-unit-SPTD = SPTD (zelfrijdende tankjagers)
mortain-unit-CCA = CCA (gevechtsgroep A)
mortain-unit-CCB = CCB (gevechtsgroep B)
mortain-unit-CCR = CCR (gevechtsgroep R)
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

## Plaatsen
mortain-hex-0201 = Juvigny-le-Tertre (0201)
mortain-hex-0502 = Heuvel 285 (0502)
mortain-hex-0601 = Saint-Barthélemy (0601)
mortain-hex-0602 = L'Abbaye Blanche (0602)
mortain-hex-0603 = Romagny (0603)
mortain-hex-0702 = Mortain (0702)
mortain-hex-0704 = Bion (0704)
mortain-hex-0801 = Heuvel 314 (0801)
mortain-hex-0804 = Forêt de Mortain (0804)

## Kaarten
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
mortain-card-Js = B♠
mortain-card-Qs = V♠
mortain-card-Ks = H♠
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
mortain-card-Jc = B♣
mortain-card-Qc = V♣
mortain-card-Kc = H♣
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
mortain-card-Jh = B♥
mortain-card-Qh = V♥
mortain-card-Kh = H♥
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
mortain-card-Jd = B♦
mortain-card-Qd = V♦
mortain-card-Kd = H♦
mortain-card-joker = joker

## Opties
mortain-option-support-hits = Wat lucht en BKA in een groep raken
mortain-option-support-hits-stack = elke eenheid van de passende soort
mortain-option-support-hits-unit = één genoemde eenheid
mortain-option-column-nine = Kolom 9 voor de Amerikanen terwijl er Duitsers wachten
mortain-option-column-nine-closed = gesloten
mortain-option-column-nine-open = open
mortain-option-unit-values = Waarden van de eenheden
mortain-option-unit-values-standard = zoals in de tabel van de regels
mortain-option-unit-values-even = iets aangepast, zodat beide zijden ongeveer even vaak winnen

## Wat er gebeurde
mortain-event-deployed = { $unit } wordt opgesteld in { $hex }.
mortain-event-turn-began = Beurt { $turn } begint; het dek wordt geschud.
mortain-event-number-card-drawn = { $card }, { $side }: { $count ->
        [one] één activering.
       *[other] { $count } activeringen.
    }
mortain-event-face-card-drawn = { $card }, { $side }: één eenheid of één groep.
mortain-event-joker-ignored = De joker wordt genegeerd: nog niet beide zijden hebben een kaart gehad.
mortain-event-joker-ended-turn = De joker beëindigt beurt { $turn }.
mortain-event-deck-used-up = Het dek is op: beurt { $turn } eindigt.
mortain-event-passed = Klaar ({ $side }){ $count ->
        [0] .
        [one] ; één activering blijft ongebruikt.
       *[other] ; { $count } activeringen blijven ongebruikt.
    }
mortain-event-moved = { $unit } gaat van { $from } naar { $hex }.
mortain-event-entered = { $unit } komt binnen in { $hex }.
mortain-event-left = { $unit } vertrekt via de westrand: { $count } van de vijf zijn weg.
mortain-event-fired = Vuur op { $target } in { $hex } door { $unit } ({ $against }, sterkte { $strength }).
mortain-event-struck = { $support } valt { $hex } aan ({ $against }, sterkte { $strength }).
mortain-event-struck-unit = { $support } valt { $target } in { $hex } aan (sterkte { $strength }).
mortain-event-harassed = Lucht hindert de Duitsers in en rond { $hex }: +1 bij hun vuur deze beurt.
mortain-event-face-card-in-combat = { $card } in het gevecht: wie vuurt mag opnieuw trekken of een misser nemen.
mortain-event-redrawn = Er wordt een nieuwe kaart getrokken.
mortain-event-miss-taken = Wie vuurt neemt de misser.
mortain-event-missed-without-card = Er is geen kaart meer: een misser.
mortain-event-hit = { $card }{ $adjacent ->
        [0] {""}
       *[other] {" "}−1 (alle aangrenzend)
    }{ $companion ->
        [0] {""}
       *[other] {" "}−1 (102)
    }{ $terrain ->
        [0] {""}
       *[other] {" "}+{ $terrain } (terrein)
    }{ $harassed ->
        [0] {""}
       *[other] {" "}+1 (gehinderd)
    } = { $result }, sterkte { $strength }: raak.
mortain-event-missed = { $card }{ $adjacent ->
        [0] {""}
       *[other] {" "}−1 (alle aangrenzend)
    }{ $companion ->
        [0] {""}
       *[other] {" "}−1 (102)
    }{ $terrain ->
        [0] {""}
       *[other] {" "}+{ $terrain } (terrein)
    }{ $harassed ->
        [0] {""}
       *[other] {" "}+1 (gehinderd)
    } = { $result }, sterkte { $strength }: mis.
mortain-event-reduced = { $unit } is verzwakt.
mortain-event-eliminated = { $unit } is geëlimineerd.
mortain-event-won-by-exit = Vijf eenheden zijn via de westrand vertrokken. Winnaar: { $side }.
mortain-event-won-by-elimination = Er is geen Amerikaanse eenheid meer in het spel. Winnaar: { $side }.
mortain-event-won-by-time = Beurt 6 is voorbij en de linie heeft standgehouden. Winnaar: { $side }.

## Waarom niet
mortain-illegal-eliminated = { $unit } is niet meer in het spel.
mortain-illegal-not-to-deploy = { $unit } hoort niet bij de vijf eenheden die de Amerikaan vooraf opstelt.
mortain-illegal-deployed-already = { $unit } heeft al een plaats.
mortain-illegal-deployed-too-far-east = { $hex } ligt in kolom 9: stel de eenheid westelijker op.
mortain-illegal-deploy-first = Eerst moeten alle vijf Amerikaanse eenheden zijn opgesteld.
mortain-illegal-deployment-over = Opstellen kan alleen vóór beurt 1.
mortain-illegal-too-early = { $unit } mag vanaf beurt { $turn } binnenkomen.
mortain-illegal-card-is-out = { $card } is deze beurt al gekomen.
mortain-illegal-card-is-due = Er moet eerst een kaart worden getrokken.
mortain-illegal-no-card-is-due = Er wordt nu geen kaart getrokken: een speler is aan zet.
mortain-illegal-not-your-card = { $unit } kan niets doen: de kleur van de kaart is voor de andere zijde (aan zet: { $side }).
mortain-illegal-too-many-units = Dat kost { $needed } activeringen en er zijn er nog { $left }: noem minder eenheden.
mortain-illegal-other-stack = Op dit plaatje mogen alleen eenheden handelen die in { $stack } stonden; { $unit } niet.
mortain-illegal-several-stacks = Op een plaatje moeten alle eenheden uit één hex komen.
mortain-illegal-has-acted = { $unit } heeft op deze kaart al gehandeld; op de volgende mag het weer.
mortain-illegal-no-card-left = Er is geen kaart meer voor een aanval; bewegen, vertrekken en hinder kunnen nog wel.
mortain-illegal-choice-is-due = Kies eerst: een nieuwe kaart of een misser.
mortain-illegal-too-far = { $hex } grenst niet aan { $unit }: een eenheid beweegt één hex.
mortain-illegal-enemy-there = In { $hex } staat een vijand; niemand gaat een hex met een vijand in.
mortain-illegal-hex-is-full = In { $hex } staan al twee eigen eenheden; een ervan moet eerst weg.
mortain-illegal-cannot-come-along = { $companion } kan alleen mee met een andere Duitse eenheid in dezelfde hex; { $unit } staat daar niet.
mortain-illegal-enters-elsewhere = { $unit } komt binnen in kolom { $column }.
mortain-illegal-enters-beside = Op een plaatje komen alle wachtende eenheden in dezelfde hex binnen: { $hex }.
mortain-illegal-off-map = { $unit } wacht nog buiten de kaart: ze kan niet vuren en niet geraakt worden.
mortain-illegal-has-left = { $unit } heeft de kaart voorgoed verlaten.
mortain-illegal-never-leaves = Alleen Duitse eenheden verlaten de kaart; { $unit } blijft.
mortain-illegal-not-at-west-edge = { $unit } moet in kolom 1 staan om via de westrand te vertrekken.
mortain-illegal-east-edge-closed = { $hex } is gesloten voor Amerikanen zolang er nog een Duitse eenheid wacht.
mortain-illegal-not-an-enemy = { $unit } is van je eigen zijde: noem een vijandelijke eenheid.
mortain-illegal-not-on-map = { $unit } staat niet op de kaart.
mortain-illegal-out-of-range = { $target } staat { $distance } hexen van { $unit }, met bereik { $range }.
mortain-illegal-line-blocked = { $hex } blokkeert de lijn van { $unit } naar { $target }.
mortain-illegal-side-blocked = De lijn van { $unit } naar { $target } loopt tussen { $hex } en { $other }, en beide blokkeren.
mortain-illegal-no-choice-is-due = Er is in het gevecht geen plaatje gekomen: er valt niets te kiezen.
mortain-illegal-no-strength = De genoemde eenheden hebben geen sterkte tegen { $target }.
mortain-illegal-no-support-on-black = Lucht en BKA vragen een rode kaart.
mortain-illegal-support-used = De steun is deze beurt al gebruikt; volgende beurt kan het weer.
mortain-illegal-support-comes-first = Steun moet het eerste zijn dat op een kaart gebeurt.
mortain-illegal-other-support = Bij { $card } kan alleen { $support }.
mortain-illegal-nobody-there = In { $hex } staat geen Duitse eenheid.
mortain-illegal-not-support-target = { $unit } is geen Duitse eenheid op de kaart.
mortain-illegal-none-of-that-kind = Geen eenheid in { $hex } kan door een { $against }aanval worden geraakt.
mortain-illegal-name-the-hex = Steun valt hier een hex aan: noem de hex en at of ai.
mortain-illegal-name-the-unit = Steun valt hier één eenheid aan: noem de eenheid.
mortain-illegal-nobody-to-harass = Lucht hindert alleen een hex met een Duitse eenheid; in { $hex } staat er geen.
mortain-illegal-game-is-over = Het spel is afgelopen.

## Kansen
mortain-odds-best-play = Met het beste gebruik van plaatjes
mortain-odds-without-redraw = Als elk plaatje een misser is
mortain-odds-hit = raak
mortain-odds-miss = mis
mortain-odds-joker = joker, de beurt eindigt
mortain-odds-strength = sterkte
mortain-odds-modifier = modificaties op de kaart
mortain-odds-highest-card = hoogste kaart die treft
mortain-odds-cards-left = kaarten over in het dek
mortain-odds-hitting-cards = kaarten over die treffen

## In de terminal getekend
mortain-draw-turn = Beurt { $turn } van 6
mortain-draw-number = { $card }: { $count ->
        [one] nog één activering
       *[other] nog { $count } activeringen
    }
mortain-draw-face = { $card }: één eenheid of één groep
mortain-draw-stack = { $card }: de anderen van { $stack }
mortain-draw-attack = Aanval
mortain-draw-suggestion = Voorgestelde opstelling
mortain-draw-waiting = Wachtend (AT/AI)
mortain-draw-out = Vertrokken via de westrand, { $count } van 5
mortain-draw-lost = Geëlimineerd
mortain-draw-deck = { $count ->
        [one] Nog één kaart
       *[other] Nog { $count } kaarten
    }
mortain-draw-used = gebruikt
mortain-draw-fought = in gevechten
mortain-draw-support-free = Lucht en BKA: één keer deze beurt
mortain-draw-support-used = Lucht en BKA: deze beurt gebruikt
mortain-draw-harassed = +1 bij Duits vuur in en rond { $hex }
mortain-draw-road = weg
mortain-draw-full = vol
mortain-draw-reduced = verzwakt

## Fouten in bestanden en stellingen
mortain-fault-option-name = Zo'n optie is er niet: { $found }.
mortain-fault-option-value = De optie heeft die waarde niet: { $found }; wel: { $known }.
mortain-fault-option-twice = De optie staat er twee keer: { $found }.
mortain-fault-line = Deze regel zegt niets over een stelling: { $found }.
mortain-fault-none = Een stelling kan dit niet zeggen, alleen een verwachting: { $found }.
mortain-fault-unit = Geen eenheid heet zo: { $found }.
mortain-fault-place = Zo'n plaats is er niet: { $found }.
mortain-fault-card = Zo'n kaart is er niet: { $found }.
mortain-fault-attack = Dit is geen aanval: { $found }.
mortain-fault-twice = Dit was al anders gezegd: { $found }.
mortain-fault-activations = De kaart kan niet zoveel activeringen over hebben: { $found }.
mortain-fault-card-twice = Deze kaarten zijn zowel voor activering als in een gevecht getrokken: { $found }.
mortain-fault-card-in-hand = Deze kaart kan niet de kaart zijn die wordt uitgevoerd: { $found }.
mortain-fault-card-missing = Handelende eenheden, een groep of een zijde aan zet vragen een kaart.
mortain-fault-colour = De kleur van de kaart is voor de andere zijde: { $found }.
mortain-fault-stack = Alleen een plaatje ligt vast op een groep, niet { $found }.
mortain-fault-acted = Eenheden van de andere zijde kunnen op deze kaart niet hebben gehandeld: { $found }.
mortain-fault-attack-without-card = Een aanval of een keuze vraagt een kaart die wordt uitgevoerd.
mortain-fault-attack-impossible = De aanval heeft geen doelwit op de kaart.
mortain-fault-deck-empty = Er moet een kaart worden getrokken, maar er is er geen over.
mortain-fault-both-sides = In { $found } staan eenheden van beide zijden.
mortain-fault-stacking = In { $found } staan meer dan twee eenheden van één zijde.
mortain-fault-unit-place = De eenheid kan daar niet zijn: { $found }.
mortain-fault-nobody-to-deploy = In beurt 0 moet er nog minstens één Amerikaanse eenheid op te stellen zijn.
mortain-fault-content-unreadable = { $file }, regel { $line }: het bestand is niet te lezen ({ $reason }).
mortain-fault-content-word = { $file }, regel { $line }: { $found } is niet één woord van hooguit acht letters.
mortain-fault-content-row-length = { $file }, regel { $line }: de rij { $found } is niet zo lang als de eerste.
mortain-fault-content-terrain = { $file }, regel { $line }: de rij { $found } heeft een letter die geen terrein is.
mortain-fault-content-map-size = { $file }, regel { $line }: de kaart moet 1 tot { $most } hexen hebben.
mortain-fault-content-twice = { $file }, regel { $line }: { $found } staat er twee keer.
mortain-fault-content-number = { $file }, regel { $line }: { $found } is te klein of te groot.
mortain-fault-content-hex = { $file }, regel { $line }: { $found } is geen hex van de kaart.
mortain-fault-content-road-gap = { $file }, regel { $line }: de weg springt naar { $found }, dat niet aan de vorige hex grenst.
mortain-fault-content-too-many-units = { $file }, regel { $line }: { $found } is een eenheid te veel voor haar zijde.
mortain-fault-content-unit = { $file }, regel { $line }: er is geen eenheid { $found }.
mortain-fault-content-reduced-better = { $file }, regel { $line }: { $found } is verzwakt beter dan op volle sterkte.
mortain-fault-content-companion = { $file }, regel { $line }: { $found } kan geen begeleider zijn: er is er één, en die is Duits.
mortain-fault-content-german-deployed = { $file }, regel { $line }: bij de Duitse eenheid { $found } ontbreekt de beurt waarin ze mag binnenkomen.
mortain-fault-content-suggestion = { $file }, regel { $line }: { $found } kan niet in de voorgestelde opstelling.
mortain-fault-content-deck-size = { $file }, regel { $line }: het dek heeft { $found } kaarten en moet er { $needed } hebben.
mortain-fault-content-activates = { $file }, regel { $line }: { $found }: getalkaarten, en alleen die, zeggen hoeveel eenheden ze activeren.
