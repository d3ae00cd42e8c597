### Stand at Mortain in italiano.

## Schieramenti, armi, terreno
mortain-side-german = tedesco
mortain-side-american = americano
mortain-kind-tank = carro
mortain-kind-gun = cannone
mortain-kind-infantry = fanteria
mortain-terrain-clear = terreno aperto
mortain-terrain-forest = bosco
mortain-terrain-village = villaggio
mortain-terrain-city = città
mortain-terrain-hill = collina
mortain-against-at = anticarro
mortain-against-ai = antifanteria
mortain-support-air = aviazione
mortain-support-oba = OBA
mortain-phase-deploy = schieramento iniziale
mortain-phase-draw = si pesca una carta
mortain-phase-act = si esegue una carta
mortain-phase-fight = si pesca una carta per il combattimento
mortain-phase-choose = mancato o nuova carta
mortain-phase-over = la partita è finita
mortain-at-waiting = in attesa
mortain-at-exited = uscita dal bordo ovest
mortain-at-dead = eliminata
mortain-stack-waiting = le unità in attesa

## Unità
mortain-unit-102 = 102 (Tiger)
mortain-unit-2SS-1 = 2SS-1 (Kampfgruppe corazzato)
mortain-unit-2SS-2 = 2SS-2 (Kampfgruppe corazzato)
mortain-unit-D = D (Kampfgruppe di fanteria)
mortain-unit-DF = DF (Kampfgruppe di fanteria)
mortain-unit-17 = 17 (battaglione StuG)
mortain-unit-37 = 37 (reggimento di panzergrenadier)
mortain-unit-38 = 38 (reggimento di panzergrenadier)
mortain-unit-117 = 117 (reggimento di fanteria)
mortain-unit-119 = 119 (reggimento di fanteria)
mortain-unit-120 = 120 (reggimento di fanteria)
mortain-unit-823 = 823 (cacciacarri trainati)
mortain-unit-SPTD = SPTD (cacciacarri semoventi)
mortain-unit-CCA = CCA (gruppo tattico A)
mortain-unit-CCB = CCB (gruppo tattico B)
mortain-unit-CCR = CCR (gruppo tattico R)
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

## Luoghi
mortain-hex-0201 = Juvigny-le-Tertre (0201)
mortain-hex-0502 = Collina 285 (0502)
mortain-hex-0601 = Saint-Barthélemy (0601)
mortain-hex-0602 = L'Abbaye Blanche (0602)
mortain-hex-0603 = Romagny (0603)
mortain-hex-0702 = Mortain (0702)
mortain-hex-0704 = Bion (0704)
mortain-hex-0801 = Collina 314 (0801)
mortain-hex-0804 = Forêt de Mortain (0804)

## Carte
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
mortain-card-Js = F♠
mortain-card-Qs = D♠
mortain-card-Ks = R♠
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
mortain-card-Jc = F♣
mortain-card-Qc = D♣
mortain-card-Kc = R♣
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
mortain-card-Jh = F♥
mortain-card-Qh = D♥
mortain-card-Kh = R♥
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
mortain-card-Jd = F♦
mortain-card-Qd = D♦
mortain-card-Kd = R♦
mortain-card-joker = jolly

## Opzioni
mortain-option-support-hits = Che cosa colpiscono aviazione e OBA in un gruppo
mortain-option-support-hits-stack = tutte le unità del tipo giusto
mortain-option-support-hits-unit = una sola unità indicata
mortain-option-column-nine = La colonna 9 per gli americani finché dei tedeschi aspettano
mortain-option-column-nine-closed = chiusa
mortain-option-column-nine-open = aperta
mortain-option-unit-values = Valori delle unità
mortain-option-unit-values-standard = quelli della tabella delle regole
mortain-option-unit-values-even = un po' cambiati, perché i due schieramenti vincano all'incirca altrettanto spesso

## Che cosa è successo
mortain-event-deployed = { $unit } viene piazzata in { $hex }.
mortain-event-turn-began = Comincia il turno { $turn }; il mazzo viene mescolato.
mortain-event-number-card-drawn = { $card }, { $side }: { $count ->
        [one] un'attivazione.
       *[other] { $count } attivazioni.
    }
mortain-event-face-card-drawn = { $card }, { $side }: un'unità o un gruppo.
mortain-event-joker-ignored = Il jolly viene ignorato: non tutti e due gli schieramenti hanno già avuto una carta.
mortain-event-joker-ended-turn = Il jolly fa finire il turno { $turn }.
mortain-event-deck-used-up = Il mazzo è esaurito: il turno { $turn } finisce.
mortain-event-passed = Finito ({ $side }){ $count ->
        [0] .
        [one] ; un'attivazione resta inutilizzata.
       *[other] ; { $count } attivazioni restano inutilizzate.
    }
mortain-event-moved = { $unit } va da { $from } a { $hex }.
mortain-event-entered = { $unit } entra in { $hex }.
mortain-event-left = { $unit } esce dal bordo ovest: { $count } su cinque sono fuori.
mortain-event-fired = Fuoco di { $unit } su { $target } in { $hex } ({ $against }, forza { $strength }).
mortain-event-struck = Attacco su { $hex }: { $support } ({ $against }, forza { $strength }).
mortain-event-struck-unit = Attacco su { $target } in { $hex }: { $support } (forza { $strength }).
mortain-event-harassed = L'aviazione disturba i tedeschi in { $hex } e intorno: +1 al loro fuoco per questo turno.
mortain-event-face-card-in-combat = { $card } in combattimento: chi fa fuoco può pescare di nuovo o accettare un mancato.
mortain-event-redrawn = Si pesca una nuova carta.
mortain-event-miss-taken = Chi fa fuoco accetta il mancato.
mortain-event-missed-without-card = Non ci sono più carte: mancato.
mortain-event-hit = { $card }{ $adjacent ->
        [0] {""}
       *[other] {" "}−1 (tutti adiacenti)
    }{ $companion ->
        [0] {""}
       *[other] {" "}−1 (102)
    }{ $terrain ->
        [0] {""}
       *[other] {" "}+{ $terrain } (terreno)
    }{ $harassed ->
        [0] {""}
       *[other] {" "}+1 (disturbato)
    } = { $result }, forza { $strength }: colpito.
mortain-event-missed = { $card }{ $adjacent ->
        [0] {""}
       *[other] {" "}−1 (tutti adiacenti)
    }{ $companion ->
        [0] {""}
       *[other] {" "}−1 (102)
    }{ $terrain ->
        [0] {""}
       *[other] {" "}+{ $terrain } (terreno)
    }{ $harassed ->
        [0] {""}
       *[other] {" "}+1 (disturbato)
    } = { $result }, forza { $strength }: mancato.
mortain-event-reduced = { $unit } è ridotta.
mortain-event-eliminated = { $unit } è eliminata.
mortain-event-won-by-exit = Cinque unità sono uscite dal bordo ovest. Vincitore: { $side }.
mortain-event-won-by-elimination = Non resta in gioco nessuna unità americana. Vincitore: { $side }.
mortain-event-won-by-time = Il turno 6 è finito e la linea ha tenuto. Vincitore: { $side }.

## Perché no
mortain-illegal-eliminated = { $unit } non è più in gioco.
mortain-illegal-not-to-deploy = { $unit } non è una delle cinque unità che l'americano piazza prima della partita.
mortain-illegal-deployed-already = { $unit } ha già il suo posto.
mortain-illegal-deployed-too-far-east = { $hex } è nella colonna 9: piazza l'unità più a ovest.
mortain-illegal-deploy-first = Prima vanno piazzate tutte e cinque le unità americane.
mortain-illegal-deployment-over = Le unità si piazzano solo prima del turno 1.
mortain-illegal-too-early = { $unit } può entrare dal turno { $turn }.
mortain-illegal-card-is-out = { $card } è già uscita in questo turno.
mortain-illegal-card-is-due = Prima si deve pescare una carta.
mortain-illegal-no-card-is-due = Ora non si pesca: tocca a un giocatore.
mortain-illegal-not-your-card = { $unit } non può agire: il colore della carta è dell'altro schieramento (tocca a: { $side }).
mortain-illegal-too-many-units = Servono { $needed } attivazioni e ne restano { $left }: indica meno unità.
mortain-illegal-other-stack = Con questa figura possono agire solo le unità di { $stack }; { $unit } non c'era.
mortain-illegal-several-stacks = Con una figura tutte le unità devono venire da un solo esagono.
mortain-illegal-has-acted = { $unit } ha già agito con questa carta; potrà agire con la prossima.
mortain-illegal-no-card-left = Non restano carte per risolvere un attacco; movimenti, uscite e disturbo sono ancora possibili.
mortain-illegal-choice-is-due = Prima scegli: una nuova carta o un mancato.
mortain-illegal-too-far = { $hex } non è accanto a { $unit }: un'unità si muove di un esagono.
mortain-illegal-enemy-there = In { $hex } c'è un nemico; non si entra nell'esagono di un nemico.
mortain-illegal-hex-is-full = In { $hex } ci sono già due unità amiche; una deve prima andarsene.
mortain-illegal-cannot-come-along = { $companion } può accompagnare solo un'altra unità tedesca del suo esagono; { $unit } non lo è.
mortain-illegal-enters-elsewhere = { $unit } entra nella colonna { $column }.
mortain-illegal-enters-beside = Con una figura tutte le unità in attesa entrano nello stesso esagono: { $hex }.
mortain-illegal-off-map = { $unit } aspetta ancora fuori dalla mappa: non può fare fuoco né essere colpita.
mortain-illegal-has-left = { $unit } ha lasciato la mappa per sempre.
mortain-illegal-never-leaves = Solo le unità tedesche lasciano la mappa; { $unit } resta.
mortain-illegal-not-at-west-edge = { $unit } deve stare nella colonna 1 per uscire dal bordo ovest.
mortain-illegal-east-edge-closed = { $hex } è chiuso agli americani finché un'unità tedesca aspetta di entrare.
mortain-illegal-not-an-enemy = { $unit } è del tuo schieramento: indica un'unità nemica.
mortain-illegal-not-on-map = { $unit } non è sulla mappa.
mortain-illegal-out-of-range = { $target } è a { $distance } esagoni da { $unit }, la cui portata è { $range }.
mortain-illegal-line-blocked = { $hex } blocca la linea da { $unit } a { $target }.
mortain-illegal-side-blocked = La linea da { $unit } a { $target } passa tra { $hex } e { $other }, che bloccano entrambi.
mortain-illegal-no-choice-is-due = In combattimento non è uscita nessuna figura: non c'è niente da scegliere.
mortain-illegal-no-strength = Le unità indicate non hanno forza contro { $target }.
mortain-illegal-no-support-on-black = Aviazione e OBA richiedono una carta rossa.
mortain-illegal-support-used = Il supporto è già stato usato in questo turno; torna libero nel prossimo.
mortain-illegal-support-comes-first = Il supporto dev'essere la prima cosa fatta con una carta.
mortain-illegal-other-support = { $card } permette solo: { $support }.
mortain-illegal-nobody-there = In { $hex } non c'è nessuna unità tedesca.
mortain-illegal-not-support-target = { $unit } non è un'unità tedesca sulla mappa.
mortain-illegal-none-of-that-kind = Nessuna unità in { $hex } può essere colpita da un attacco { $against }.
mortain-illegal-name-the-hex = Qui il supporto attacca un esagono: indica l'esagono e at o ai.
mortain-illegal-name-the-unit = Qui il supporto attacca una sola unità: indicala.
mortain-illegal-nobody-to-harass = L'aviazione disturba solo un esagono con un'unità tedesca; in { $hex } non ce n'è.
mortain-illegal-game-is-over = La partita è finita.

## Probabilità
mortain-odds-best-play = Usando al meglio le figure
mortain-odds-without-redraw = Se ogni figura è un mancato
mortain-odds-hit = colpito
mortain-odds-miss = mancato
mortain-odds-joker = jolly, il turno finisce
mortain-odds-strength = forza
mortain-odds-modifier = modificatori alla carta
mortain-odds-highest-card = carta più alta che colpisce
mortain-odds-cards-left = carte rimaste nel mazzo
mortain-odds-hitting-cards = carte rimaste che colpiscono

## Disegnato nel terminale
mortain-draw-turn = Turno { $turn } di 6
mortain-draw-number = { $card }: { $count ->
        [one] resta un'attivazione
       *[other] restano { $count } attivazioni
    }
mortain-draw-face = { $card }: un'unità o un gruppo
mortain-draw-stack = { $card }: le altre di { $stack }
mortain-draw-attack = Attacco
mortain-draw-suggestion = Schieramento proposto
mortain-draw-waiting = In attesa (AT/AI)
mortain-draw-out = Uscite dal bordo ovest, { $count } su 5
mortain-draw-lost = Eliminate
mortain-draw-deck = { $count ->
        [one] Resta una carta
       *[other] Restano { $count } carte
    }
mortain-draw-used = usate
mortain-draw-fought = in combattimento
mortain-draw-support-free = Aviazione e OBA: una volta in questo turno
mortain-draw-support-used = Aviazione e OBA: usati in questo turno
mortain-draw-harassed = +1 al fuoco tedesco in { $hex } e intorno
mortain-draw-road = strada
mortain-draw-full = piena
mortain-draw-reduced = ridotta

## Errori di file e posizioni
mortain-fault-option-name = Questa opzione non esiste: { $found }.
mortain-fault-option-value = L'opzione non ha questo valore: { $found }; può essere: { $known }.
mortain-fault-option-twice = L'opzione c'è due volte: { $found }.
mortain-fault-line = Questa riga non dice nulla di una posizione: { $found }.
mortain-fault-none = Una posizione non può dirlo, solo un'attesa: { $found }.
mortain-fault-unit = Nessuna unità ha questo nome: { $found }.
mortain-fault-place = Questo luogo non esiste: { $found }.
mortain-fault-card = Questa carta non esiste: { $found }.
mortain-fault-attack = Questo non è un attacco: { $found }.
mortain-fault-twice = Questo era già stato detto diversamente: { $found }.
mortain-fault-activations = La carta non può avere questo numero di attivazioni rimaste: { $found }.
mortain-fault-card-twice = Queste carte sono state pescate sia per attivare sia in combattimento: { $found }.
mortain-fault-card-in-hand = Questa carta non può essere quella in corso: { $found }.
mortain-fault-card-missing = Unità che agiscono, un gruppo o uno schieramento attivo richiedono una carta.
mortain-fault-colour = Il colore della carta è dell'altro schieramento: { $found }.
mortain-fault-stack = Solo una figura è legata a un gruppo, non { $found }.
mortain-fault-acted = Unità dell'altro schieramento non possono aver agito con questa carta: { $found }.
mortain-fault-attack-without-card = Un attacco o una scelta richiede una carta in corso.
mortain-fault-attack-impossible = L'attacco non ha un bersaglio sulla mappa.
mortain-fault-deck-empty = Si deve pescare una carta, ma non ne restano.
mortain-fault-both-sides = In { $found } ci sono unità di entrambi gli schieramenti.
mortain-fault-stacking = In { $found } ci sono più di due unità di uno schieramento.
mortain-fault-unit-place = L'unità non può essere lì: { $found }.
mortain-fault-nobody-to-deploy = Nel turno 0 deve restare almeno un'unità americana da piazzare.
mortain-fault-content-unreadable = { $file }, riga { $line }: il file non si può leggere ({ $reason }).
mortain-fault-content-word = { $file }, riga { $line }: { $found } non è una sola parola di al massimo otto lettere.
mortain-fault-content-row-length = { $file }, riga { $line }: la riga { $found } non è lunga come la prima.
mortain-fault-content-terrain = { $file }, riga { $line }: la riga { $found } ha una lettera che non è un terreno.
mortain-fault-content-map-size = { $file }, riga { $line }: la mappa deve avere da 1 a { $most } esagoni.
mortain-fault-content-twice = { $file }, riga { $line }: { $found } c'è due volte.
mortain-fault-content-number = { $file }, riga { $line }: { $found } è troppo piccolo o troppo grande.
mortain-fault-content-hex = { $file }, riga { $line }: { $found } non è un esagono della mappa.
mortain-fault-content-road-gap = { $file }, riga { $line }: la strada salta a { $found }, che non è accanto all'esagono precedente.
mortain-fault-content-too-many-units = { $file }, riga { $line }: { $found } è un'unità di troppo per il suo schieramento.
mortain-fault-content-unit = { $file }, riga { $line }: non c'è un'unità { $found }.
mortain-fault-content-reduced-better = { $file }, riga { $line }: { $found } vale di più sul lato ridotto che su quello pieno.
mortain-fault-content-companion = { $file }, riga { $line }: { $found } non può accompagnare: lo fa una sola unità, ed è tedesca.
mortain-fault-content-german-deployed = { $file }, riga { $line }: l'unità tedesca { $found } deve avere il turno in cui può entrare.
mortain-fault-content-suggestion = { $file }, riga { $line }: { $found } non è possibile nello schieramento proposto.
mortain-fault-content-deck-size = { $file }, riga { $line }: il mazzo ha { $found } carte e ne servono { $needed }.
mortain-fault-content-activates = { $file }, riga { $line }: { $found }: le carte numeriche, e solo loro, dicono quante unità attivano.
