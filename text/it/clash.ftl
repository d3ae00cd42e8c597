# Clash of the Ardennes e Clash: D-Day. «Strada» vuol dire anche testa di ponte, come nelle regole.

## Schieramenti
clash-side-allies = Alleati
clash-side-axis = Asse

## Unità
clash-unit-mine = mina
clash-unit-tank = carro armato
clash-unit-private = soldato
clash-unit-corporal = caporale
clash-unit-sergeant = sergente
clash-unit-general = generale
clash-unit-mortar = mortaio
clash-unit-spy = spia
clash-unit-command-tank = carro comando
clash-unit-artillery = artiglieria

## Carte vittoria: nome ed effetto
clash-card-forced-march = marcia forzata
clash-card-forced-march-effect = in questo turno hai 2 punti azione in più
clash-card-fuel = carburante
clash-card-fuel-effect = in questo turno ogni avanzata ti costa 1 punto
clash-card-withdrawal = ripiegamento
clash-card-withdrawal-effect = la tua prossima ritirata in questo turno è gratuita, unità bloccata o no
clash-card-reserves = riserve
clash-card-reserves-effect = delle prossime due unità base che piazzi in questo turno la seconda è gratuita
clash-card-second-special = seconda unità speciale
clash-card-second-special-effect = puoi avere in campo due unità speciali finché una di loro non lo lascia
clash-card-relief = avvicendamento
clash-card-relief-effect = una delle tue unità speciali su una strada tua non conta più
clash-card-sabotage = sabotaggio
clash-card-sabotage-effect = il nemico comincia il prossimo turno con 1 punto in meno
clash-card-air-strike = attacco aereo
clash-card-air-strike-effect = la prima unità nemica su una strada di nessuno torna in riserva, se è un’unità base
clash-card-intelligence = spionaggio
clash-card-intelligence-effect = vedi l’obiettivo del nemico com’è adesso
clash-card-new-orders = nuovi ordini
clash-card-new-orders-effect = peschi due obiettivi e tieni uno di loro o il tuo vecchio

## Obiettivi
clash-objective-roads-1-2 = le strade 1 e 2
clash-objective-roads-2-3 = le strade 2 e 3
clash-objective-roads-3-4 = le strade 3 e 4
clash-objective-roads-4-5 = le strade 4 e 5
clash-objective-roads-5-6 = le strade 5 e 6
clash-objective-roads-6-7 = le strade 6 e 7
clash-objective-roads-1-7 = le strade 1 e 7
clash-objective-roads-1-4 = le strade 1 e 4
clash-objective-roads-2-5 = le strade 2 e 5
clash-objective-roads-3-6 = le strade 3 e 6
clash-objective-roads-4-7 = le strade 4 e 7
clash-objective-roads-1-5 = le strade 1 e 5
clash-objective-roads-2-6 = le strade 2 e 6
clash-objective-roads-3-7 = le strade 3 e 7
clash-objective-centre-and-outer = la strada 4 e una delle strade esterne, 1 o 7
clash-objective-roads-3-5-or-2-6 = le strade 3 e 5, oppure le strade 2 e 6
clash-objective-roads-1-6-or-2-7 = le strade 1 e 6, oppure le strade 2 e 7
clash-objective-any-two-clean = due strade qualsiasi mentre il nemico non ne possiede
clash-objective-centre-clean = la strada 4 e una tra 3 e 5, mentre il nemico non possiede né 3 né 4 né 5
clash-objective-flank-clean = le strade 1 e 2, oppure le strade 6 e 7, mentre il nemico non possiede né 1 né 7
clash-objective-roads-1-7-plus-one = le strade 1 e 7 e un’altra a scelta
clash-objective-roads-1-7-clean = le strade 1 e 7 mentre il nemico non possiede strade
clash-objective-roads-2-6-plus-one = le strade 2 e 6 e un’altra a scelta
clash-objective-roads-2-6-clean = le strade 2 e 6 mentre il nemico non possiede strade
clash-objective-roads-3-5-plus-one = le strade 3 e 5 e un’altra a scelta
clash-objective-roads-3-5-clean = le strade 3 e 5 mentre il nemico non possiede strade
clash-objective-roads-1-4-plus-one = le strade 1 e 4 e un’altra a scelta
clash-objective-roads-1-4-clean = le strade 1 e 4 mentre il nemico non possiede strade
clash-objective-roads-4-7-plus-one = le strade 4 e 7 e un’altra a scelta
clash-objective-roads-4-7-clean = le strade 4 e 7 mentre il nemico non possiede strade

## Come finisce una partita
clash-ending-roads = tre strade conquistate
clash-ending-objective = obiettivo raggiunto
clash-ending-standstill = stallo: due turni passati di fila
clash-ending-rounds = l’ultimo round è finito

## Che cosa è successo
clash-event-starter-decided = { $side }: primo turno.
clash-event-objective-drawn = { $side }: obiettivo pescato – { $objective }.
clash-event-objective-drawn-hidden = { $side }: è stato pescato un obiettivo.
clash-event-turn-began = Round { $round }, { $side }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } da spendere.
clash-event-turn-ended = { $side }: fine del turno.
clash-event-turn-passed = { $side }: turno passato senza far nulla.
clash-event-placed = { $side }: unità piazzata sulla strada { $road } – { $unit } ({ $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }).
clash-event-advanced = { $side }: unità portata avanti sulla strada { $road } – { $unit } ({ $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }).
clash-event-retreated = { $side }: unità ritirata dalla strada { $road } – { $unit } ({ $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }).
clash-event-attacked = { $side }: attacco sulla strada { $road } – { $unit }.
clash-event-flanked = { $side }: tiro sul fianco dalla strada { $from } alla strada { $road } – { $unit }.
clash-event-fired = { $side }: il mortaio della strada { $from } spara sulla strada { $road }.
clash-event-returned = { $side }: unità battuta sulla strada { $road }, torna in riserva – { $unit }.
clash-event-road-conquered = { $side }: strada { $road } conquistata!
clash-event-victory-drawn = { $side }: carta vittoria pescata – { $card }.
clash-event-victory-drawn-hidden = { $side }: è stata pescata una carta vittoria.
clash-event-card-played = { $side }: carta giocata – { $card }.
clash-event-air-strike-called = { $side }: attacco aereo sulla strada { $road }.
clash-event-effect-ended = { $side }: non ha più effetto – { $card }.
clash-event-objective-seen = { $side }: obiettivo nemico visto – { $objective }.
clash-event-objective-seen-hidden = { $side }: l’obiettivo nemico è stato visto.
clash-event-objective-kept = { $side }: obiettivo tenuto – { $objective }.
clash-event-objective-kept-hidden = { $side }: è stato tenuto un obiettivo su tre.
clash-event-objective-fulfilled = { $side }: obiettivo raggiunto – { $objective }.
clash-event-game-won = { $side }: vittoria! ({ $ending })
clash-event-game-drawn = Pareggio ({ $ending }).

## Perché una frase è rifiutata
clash-illegal-game-over = La partita è finita.
clash-illegal-chance-is-due = Prima bisogna lanciare la moneta o pescare una carta.
clash-illegal-chance-is-not-due = Adesso non c’è niente da pescare.
clash-illegal-keep-is-due = Prima scegli quale obiettivo tenere.
clash-illegal-nothing-to-keep = Si sceglie un obiettivo solo dopo aver giocato nuovi ordini.
clash-illegal-not-your-draw = Questa carta non si pesca per: { $side }.
clash-illegal-objective-not-in-deck = Questo obiettivo non è più nel mazzo: { $objective }.
clash-illegal-card-not-in-deck = Nel mazzo non ci sono più carte di questo tipo: { $card }.
clash-illegal-not-in-stock = Non ne hai in riserva: { $unit }.
clash-illegal-place-too-dear = Piazzare questa unità costa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }; ti restano { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
clash-illegal-advance-too-dear = Avanzare costa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }; ti restano { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
clash-illegal-retreat-too-dear = Questa ritirata costa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }; ti restano { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
clash-illegal-no-room = Questa unità occupa { $length ->
    [one] { $length } casella
   *[other] { $length } caselle
 }; lo spazio libero sulla strada { $road } è { $gap } ({ $unit }).
clash-illegal-no-room-to-advance = La tua ultima unità occupa { $length ->
    [one] { $length } casella
   *[other] { $length } caselle
 }; lo spazio libero sulla strada { $road } è { $gap } ({ $unit }).
clash-illegal-special-limit = { $limit ->
    [one] Puoi avere in campo una sola unità speciale; prima deve lasciarlo.
   *[other] Puoi avere in campo solo { $limit } unità speciali; prima una deve lasciarlo.
 }
clash-illegal-nothing-to-advance = Non hai unità da far avanzare sulla strada { $road }.
clash-illegal-single-unit = Un’unità sola non può avanzare; sulla strada { $road } devi averne almeno due.
clash-illegal-nothing-to-retreat = Non hai unità da ritirare sulla strada { $road }.
clash-illegal-road-conquered = La strada { $road } è conquistata; lì non succede più niente.
clash-illegal-no-contact = La tua prima unità e quella nemica devono toccarsi sulla strada { $road }.
clash-illegal-enemy-stronger = La prima unità nemica sulla strada { $road } è più forte: { $unit }. Può attaccarla solo un’unità pari o più forte.
clash-illegal-no-flanker = Non hai questa unità sulla strada { $road }: { $unit }.
clash-illegal-flank-out-of-reach = Le frecce arrivano { $distance ->
    [one] a esattamente 1 strada
   *[other] a esattamente { $distance } strade
 }, non alla strada { $road } ({ $unit }).
clash-illegal-nobody-under-flank = Nessuna unità nemica è sotto la freccia sulla strada { $road }; deve essere fanteria.
clash-illegal-not-infantry = Solo la fanteria può essere presa sul fianco; sotto la freccia, sulla strada { $road }: { $unit }.
clash-illegal-no-mortar = Non hai un mortaio sulla strada { $road }.
clash-illegal-fire-out-of-reach = Il mortaio spara { $distance ->
    [one] esattamente 1 strada alla tua sinistra
   *[other] esattamente { $distance } strade alla tua sinistra
 }; non è la strada { $road }.
clash-illegal-nobody-under-fire = Nessuna unità nemica è sotto la freccia del mortaio sulla strada { $road }; deve essere un soldato.
clash-illegal-not-private = Il mortaio spara solo a un soldato; sotto la sua freccia, sulla strada { $road }: { $unit }.
clash-illegal-mortar-not-ready = Il mortaio spara solo nel turno in cui è stato piazzato o portato avanti.
clash-illegal-shot-at-conquered-road = La strada { $road } è conquistata; non ci si può sparare.
clash-illegal-shot-from-conquered-road = La strada { $road } è conquistata; da lì non si spara più.
clash-illegal-card-not-held = Non hai questa carta: { $card }.
clash-illegal-card-in-force = Questa carta ha già effetto per te: { $card }.
clash-illegal-nothing-to-relieve = Ti serve, su una strada tua, un’unità speciale che conti ancora.
clash-illegal-strike-on-conquered-road = La strada { $road } è conquistata; un attacco aereo colpisce solo strade di nessuno.
clash-illegal-nothing-to-strike = Il nemico non ha unità sulla strada { $road }.
clash-illegal-strike-on-special = Un attacco aereo colpisce solo un’unità base; davanti, sulla strada { $road }: { $unit }.
clash-illegal-nothing-to-see = Il nemico non ha un obiettivo da guardare.
clash-illegal-no-orders-left = Nel mazzo devono restare due obiettivi.
clash-illegal-not-yours-to-keep = Puoi tenere solo uno dei due obiettivi pescati o quello vecchio, non: { $objective }.

## Opzioni
clash-option-mortar-fires = Quando spara il mortaio
clash-option-mortar-fires-when-deployed = nel turno in cui è schierato
clash-option-mortar-fires-any-turn = in ogni proprio turno
clash-option-blocked-by = Che cosa blocca un’unità
clash-option-blocked-by-stronger = il contatto con un’unità più forte
clash-option-blocked-by-contact = ogni contatto
clash-option-specials = Unità speciali
clash-option-specials-yes = sì
clash-option-specials-no = no
clash-option-victory-cards = Carte vittoria
clash-option-victory-cards-yes = sì
clash-option-victory-cards-no = no
clash-option-objectives = Carte obiettivo
clash-option-objectives-final = il mazzo definitivo da 20
clash-option-objectives-2021 = il mazzo del 2021
clash-option-objectives-none = nessuna: vincono solo tre strade
clash-option-starter = Chi comincia
clash-option-starter-coin = decide la moneta
clash-option-starter-allies = gli Alleati
clash-option-starter-axis = l’Asse
clash-option-road-length = Lunghezza di una strada
clash-option-road-length-printed = come stampata
clash-option-road-length-15 = 15 caselle
clash-option-road-length-21 = 21 caselle
clash-option-road-length-24 = 24 caselle
clash-option-rounds = Ultimo round

## Errori in opzioni, posizioni e contenuti
clash-fault-edition = Non c’è un’edizione «{ $edition }».
clash-fault-option-form = Un’opzione è un nome e un valore: option starter axis.
clash-fault-option-twice = L’opzione { $name } è data due volte.
clash-fault-option-unknown = Non c’è un’opzione { $name }; ci sono: { $known }.
clash-fault-option-value = L’opzione { $name } non può essere { $value }; può essere: { $known }.
clash-fault-option-number = L’opzione { $name } deve essere un numero intero di almeno { $least }, non { $value }.
clash-fault-missing = Manca qualcosa: { $expected }.
clash-fault-word = «{ $found }» non può stare qui; atteso: { $expected }.
clash-fault-too-much = Qui non può seguire altro, ma c’è «{ $found }».
clash-expected-keyword = una parola chiave dei file di scenario
clash-expected-side = uno schieramento
clash-expected-road = una strada, da 1 a 7
clash-expected-number = un numero
clash-expected-unit = un’unità
clash-expected-card = una carta vittoria
clash-expected-objective = un obiettivo
clash-expected-effect = una carta con effetto durevole
clash-expected-yes-or-no = yes o no
clash-expected-mortar = mortar
clash-fault-twice = Una riga { $keyword } compare due volte.
clash-fault-expect-only = { $keyword } può solo essere atteso, non impostato.
clash-fault-line-twice = { $side }: la fila sulla strada { $road } è data due volte.
clash-fault-owner-twice = La strada { $road } ha già un proprietario: { $side }.
clash-fault-not-enough-units = { $side }: non ce ne sono così tanti: { $unit }.
clash-fault-not-enough-cards = Non ci sono così tante carte di questo tipo: { $card }.
clash-fault-line-too-long = { $side }: le unità sulla strada { $road } si sovrappongono o sporgono.
clash-fault-base-without-units = { $side }: una fila vuota sulla strada { $road } non ha base.
clash-fault-objective-not-in-deck = Questo obiettivo non è nel mazzo o è nominato due volte: { $objective }.
clash-fault-turn-missing = Una riga «turn» deve dire di chi è il turno.
clash-fault-effect-impossible = { $side }: questa carta non può avere effetto così: { $card }.
clash-fault-complete-without-owner = La strada { $road } è completa, quindi serve un proprietario.
clash-fault-loser-on-road = Sulla strada { $road }, conquistata, solo il proprietario può avere unità.
clash-fault-already-won = { $side }: con così tante strade la partita è già vinta.
clash-fault-content = { $file }, riga { $line }: { $problem } ({ $word })
clash-problem-syntax = illeggibile
clash-problem-missing-key = manca una chiave
clash-problem-unknown-key = chiave sconosciuta
clash-problem-unknown-word = parola sconosciuta
clash-problem-not-a-word = deve essere una parola
clash-problem-not-a-number = deve essere un numero intero
clash-problem-not-a-list = deve essere una lista
clash-problem-not-a-table = deve essere una tabella
clash-problem-out-of-range = fuori dai limiti
clash-problem-twice = compare due volte
clash-problem-missing-entry = manca una voce
clash-problem-special-not-single = un’unità speciale esiste una volta per schieramento
clash-problem-undecided = esattamente una di due classi deve battere l’altra
clash-problem-line-too-long = su una strada stanno più unità di quante ne contenga una fila
clash-problem-too-many = troppi; al massimo
clash-problem-deck-too-small = troppe poche carte nel mazzo
clash-problem-too-easy = deve richiedere almeno due strade
