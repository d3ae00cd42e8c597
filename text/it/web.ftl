# The web client: pages, buttons, notices. The games' own words are in their files.

## Home
web-home-title = A cosa giochiamo stasera?
web-home-sub = Non serve un account. Scegli un gioco ed è sul tavolo.
web-line-clash-ardennes = Sette strade innevate, venticinque blocchi a testa. Sfonda, o bluffa.
web-line-clash-dday = Lo stesso duello su sette spiagge, con un’artiglieria che tira lontano.
web-line-mortain = Una battaglia su una cartolina. La prossima carta decide chi agisce.
web-line-trench-club = Quattro nazioni, quattordici forti, eserciti composti da te.
web-facts-clash-ardennes-players = 2 giocatori
web-facts-clash-ardennes-time = 30 min
web-facts-clash-ardennes-depth = facile
web-facts-clash-dday-players = 2 giocatori
web-facts-clash-dday-time = 30 min
web-facts-clash-dday-depth = facile
web-facts-mortain-players = 2 giocatori
web-facts-mortain-time = 45 min
web-facts-mortain-depth = medio
web-facts-trench-club-players = 2–4 giocatori
web-facts-trench-club-time = 2–3 ore
web-facts-trench-club-depth = ricco
web-play-computer = Contro il computer
web-same-screen = Stesso schermo
web-invite = Invita
web-learn = Impara
web-side = Schieramento
web-level = Livello
web-playing-as = Giochi come
web-your-tables = I tuoi tavoli
web-no-tables = Ancora nessuna partita. Iniziane una qui sopra.
web-public-tables = Aperti a tutti
web-no-public = Al momento nessuno ha aperto un tavolo pubblico.
web-open = Apri
web-look = Guarda
web-join = Partecipa
web-watch = Assisti
web-your-turn = Tocca a te
web-over = finita
web-guest-name = Ospite

## Everywhere
web-home = Pagina iniziale
web-settings = Impostazioni
web-your-name = Il tuo nome
web-save = Salva
web-language = Lingua
web-theme = Colori
web-theme-system = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-motion = Animazione
web-motion-full = normale
web-motion-fast = veloce
web-motion-off = nessuna
web-sound = Suono
web-on = attivo
web-off = spento
web-close = Chiudi
web-accept = Accetta
web-send = Invia
web-try-again = Riprova
web-unreachable = Il server non risponde. Controlla la connessione.
web-broken = Qualcosa è andato storto da parte nostra. Riprova.
web-lost-title = Qui non c’è niente
web-lost = Questo indirizzo non porta a nessun tavolo. Forse il link è incompleto o il tavolo è stato tolto.

## The table
web-laying-out = Si prepara il tavolo …
web-you = Tu
web-computer = Computer
web-free = libero
web-away = assente
web-thinks = riflette
web-time-left = Tempo rimasto
web-connection-connecting = connessione …
web-connection-lost = connessione persa, riprovo
web-connection-closed = non connesso
web-undo = Annulla
web-hint = Suggerimento
web-hint-win = vince circa { $win } volte su 100
web-do-it = Fallo
web-rules = Regole
web-all-rules = Tutte le regole di questo gioco
web-replay = Rivedi
web-log = Diario
web-log-earlier = Righe precedenti
web-chat = Chat
web-chat-say = Di’ qualcosa al tavolo
web-chat-empty = Nessuno ha ancora detto niente.
web-notes = I miei appunti (li vedi solo tu)
web-say = Scrivi una frase
web-choices = Cosa puoi fare
web-back = Indietro
web-free-of-cost = gratis
web-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-cards = Carte
web-more = Altro
web-offer-draw = Proponi patta
web-offer-takeback = Chiedi di riprendere
web-takeback-asked = { $side } vorrebbe riprendere l’ultima mossa.
web-hand-over = Lascia giocare il computer
web-take-back-seat = Torno a giocare io
web-resign = Abbandona
web-resign-sure = Sì, abbandono
web-you-win = Hai vinto!
web-rematch = Un’altra partita
web-rematch-accept = Accetta la rivincita
web-download = Scarica la partita
web-curtain-title = Tocca a { $side }
web-curtain = Passa lo schermo. Non si vede niente finché non sei pronto.
web-curtain-lift = Sono pronto
web-moment = Momento della partita
web-moment-of = { $ply } di { $most }
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-to-now = Torna ad adesso
web-keys = Tastiera
web-key-tab = alla prossima scelta possibile
web-key-arrows = al vicino in quella direzione
web-key-enter = sceglie; di nuovo: rimette a posto
web-key-esc = un passo indietro
web-key-say = scrivere una frase
web-key-end = finire il turno
web-key-scrub = scorrere la partita

## Rules
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [one] 1 paragrafo
   *[other] { $count } paragrafi
 }
web-rules-none = Nessun paragrafo parla di «{ $asked }».
web-rules-link = L’indirizzo di questo paragrafo
web-rules-standing = Da dove viene: S detto da un regolamento, E da un esempio, I dedotto, R ricostruito
web-rules-sections = Capitoli
web-rules-wait = Apertura delle regole …
web-rules-clash = Clash: Ardenne, D-Day
web-rules-mortain = Stand at Mortain
web-rules-trench-club = Trench Club
web-rules-lost-title = Queste regole non esistono
web-rules-lost = L’indirizzo non indica alcun gioco di cui qui si tengano le regole.
web-print = Stampa
web-gone-title = Il server non risponde

## Looking back
web-replay-start = Prima della prima mossa
web-replay-first = All’inizio
web-replay-last = Alla fine
web-replay-turn-back = Un turno indietro
web-replay-turn-on = Un turno avanti
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-eyes = Visto da
web-replay-public = Ciò che tutti hanno visto
web-replay-all = Tutto
web-replay-unfinished = non finita
web-replay-chance = probabilità di { $side }:
web-replay-running-title = Questa partita è ancora in corso
web-replay-running = Si potrà rivedere quando sarà finita. Fino ad allora ogni riga del diario al tavolo mostra il suo momento.
web-to-table = Al tavolo
web-review = Bilancio
web-review-wait = Calcolo in corso …
web-review-turning = Punti di svolta
web-review-turning-note = Centesimi di probabilità di vincere che { $side } ha guadagnato (▲) o perso (▼), secondo la stima del computer.
web-review-even = Nessuna riga ha cambiato molto.
web-review-luck = Fortuna
web-review-luck-note = Ciò che dadi e carte hanno dato o tolto, rispetto a tutto ciò che potevano portare: centesimi di probabilità di vincere, sommati.
web-review-no-luck = In questa partita il caso non ha parlato.
web-review-little-luck = { $count ->
    [one] Il caso ha parlato una volta in questa partita e non ha cambiato quasi nulla: ha deciso il gioco.
   *[other] Il caso ha parlato { $count } volte in questa partita e non ha cambiato quasi nulla: ha deciso il gioco.
}
web-review-rare = Meno probabile
web-review-advice = Che cosa farebbe il computer
web-review-advice-note = Nel momento mostrato, sapendo solo ciò che sapeva quel giocatore.
web-review-ask = Chiedi
web-dice = Dadi
web-dice-how = Ogni numero è stato ricavato di nuovo qui, nel tuo browser, dal segreto aperto, dal sale dei giocatori e dallo svolgimento. Nessuno li ha scelti.
web-dice-sealed = Mostrato prima della partita (SHA-256 del segreto)
web-dice-game = Partita
web-dice-salts = Giocatori che hanno aggiunto un sale
web-dice-roll = Tiro o carta
web-dice-number = Numero
web-dice-interval = Deve stare in
web-dice-fits = Corrisponde
web-dice-unproved = non provato
web-dice-wrong = { $count ->
    [one] 1 tiro non corrisponde.
   *[other] { $count } tiri non corrispondono.
 }
web-dice-checked = Prova dei dadi verificata in questo browser.
web-dice-failed = I dadi non corrispondono alla prova.
web-file-title = Apri un file di partita
web-file-about = Una partita scaricata da un qualsiasi Sandtable si può rivedere qui, verificando i dadi. Nulla viene conservato.
web-file-choose = Scegli un file
web-file-drop = o trascinalo qui
web-file-paste = o incolla il testo
web-file-open = Apri
web-file-another = Apri un file
web-file-reading = Lettura …
web-file-broken = Questo file non si può rivedere.
web-file-line = riga { $line }
web-file-more = { $count ->
    [one] Un altro errore.
   *[other] Altri { $count } errori.
}
web-key-replay = in una replica: passo per passo, riproduci e pausa
web-motion-slow = lenta

## A new table
web-new-title = Un nuovo tavolo
web-new-more = Altre opzioni
web-new-lost-title = Questo gioco non esiste
web-new-nations = Nazioni
web-new-all-nations = tutte e quattro, su tutta la mappa
web-new-me = io
web-new-friend = libero: tramite il link
web-new-options = Opzioni del gioco
web-map = Mappa
web-map-default = tutta la guerra, 26 × 18 esagoni
web-map-training = campo di addestramento, due nazioni
web-map-own = una mappa vostra
web-map-paste = Incollate il testo di un file di mappa; viene controllato mentre scrivete.
web-map-choose = Scegli un file di mappa
web-map-broken = Su questa mappa non si può ancora giocare.
web-map-good = Questa mappa va bene: { $columns } × { $rows } esagoni, { $forts } forti.
web-map-good-half = Questa mappa va bene, per due nazioni: { $columns } × { $rows } esagoni, { $forts } forti.
web-map-missing = La vostra mappa va prima incollata e trovata buona.
web-new-clock = Orologio
web-new-clock-none = senza orologio
web-new-clock-live = dal vivo: tempo per la partita
web-new-clock-days = lento: giorni per mossa
web-new-minutes = Minuti per giocatore
web-new-increment = Secondi aggiunti dopo ogni turno
web-new-days = Giorni per mossa
web-new-time-out = Quando il tempo scade
web-new-time-out-lose = la partita è persa
web-new-time-out-bot = il computer continua
web-new-people = Persone
web-new-open-to = Chi può partecipare
web-new-link = chi ha il link
web-new-public = tutti
web-new-spectators = Altri possono guardare
web-new-takebacks = Tornare indietro oltre i dadi
web-new-takebacks-no = non a questo tavolo
web-new-takebacks-yes = se tutti sono d’accordo
web-new-dice-provable = Tirati dal server, verificabili
web-new-dice-provable-note = Prima della partita si vede un sigillo; alla fine ogni tiro si può verificare.
web-new-dice-salted = Verificabili, e i giocatori partecipano
web-new-dice-salted-note = Ogni browser aggiunge un proprio numero, prima sigillato: nemmeno il server conosce i dadi in anticipo.
web-new-dice-entered = I nostri dadi e le nostre carte
web-new-dice-entered-note = Tirate e pescate voi e scrivete che cosa è uscito.
web-new-nobody = Almeno un posto deve essere tuo o libero: il computer non gioca da solo.
web-new-make = Crea il tavolo
web-chance-title = Tira i dadi o pesca la carta
web-chance-type = Scrivi che cosa è uscito
web-chance-clash = per esempio «coin axis», «objective allies roads-1-2» o «victory axis fuel»
web-chance-mortain = per esempio «draw 7s» per il sette di picche, o «draw joker»
web-chance-trench-club = per esempio «hits 3 1», «rolloff 9 4» o «number 1 5»

## Coming back
web-since = Dall’ultima volta
web-since-count = { $count ->
    [one] È successa una cosa dall’ultima volta.
   *[other] Sono successe { $count } cose dall’ultima volta.
 }
web-since-show = Mostra
web-skip = Salta
web-live-turn = Tocca a te: { $count ->
    [one] si può fare una cosa.
   *[other] si possono fare { $count } cose.
 }
web-account = Account
web-account-about = Non serve per giocare. Con un account ritrovi le partite anche su un altro dispositivo.
web-account-in = Connesso come { $login }
web-account-make = Crea un account
web-login = Nome utente
web-password = Password
web-sign-in = Accedi
web-sign-out = Esci
web-expired-title = La tua sessione è scaduta
web-expired = Questo browser qui non è più conosciuto. Accedi se hai un account, o riapri il tuo link d’invito.
web-expired-home = La tua sessione è scaduta: le partite da ospite si raggiungono dai link, quelle di un account dopo l’accesso (impostazioni).
web-full-title = Tutti i posti sono occupati
web-full-watching = Tutti i posti sono occupati: stai guardando.
web-full-waiting = Potrai guardare appena comincia.
web-closed-title = Questo tavolo non ti è aperto
web-other-rules-title = Questa partita qui non può continuare
web-offered = Hai proposto patta. L’offerta decade con la prossima azione.
web-takeback-offered = Hai chiesto di tornare indietro. Gli altri devono accettare.
web-notes-saved = Salvato

## Talking
web-chat-watching = spettatore
web-chat-to-players = Lo leggono i giocatori; chi guarda scrive agli altri spettatori fino alla fine.
web-chat-to-watchers = Lo leggono gli spettatori; i giocatori solo a partita finita.
web-chat-all = La partita è finita: tutti leggono tutto.

## What was agreed
web-terms = Che cosa si è deciso
web-terms-live = { $minutes } min, +{ $increment } s per turno
web-terms-days = { $days ->
    [one] un giorno per mossa
   *[other] { $days } giorni per mossa
 }
web-terms-seal = Sigillo dei dadi (SHA-256)

## Waiting for others
web-lobby-wait = In attesa degli altri
web-lobby-invited = Sei invitato a giocare
web-seats = Posti
web-sit = Siediti qui
web-add-computer = Computer
web-start = Inizia
web-leave = Lascia il tavolo
web-share-play = Manda questo link a un amico. La partita inizia quando si siede.
web-share-watch = Con questo link altri possono assistere.
web-link = Link
web-copy = Copia il link
web-copied = Copiato
web-qr = Il link come codice per una fotocamera

## Clash
web-clash-board = Sette strade di { $tiles } caselle
web-clash-road = Strada { $road }
web-clash-stock = { $unit }, { $count } in riserva, { $points }
web-clash-points-left = { $points } punti su { $most } rimasti
web-clash-your-objective = Il tuo obiettivo
web-clash-objective-hidden = obiettivo nascosto
web-clash-victory-card = Carta vittoria
web-clash-victory-cards = { $count ->
    [one] 1 carta vittoria
   *[other] { $count } carte vittoria
 }
web-clash-carry = tocca un posto illuminato, o toccala di nuovo per rimetterla a posto.
web-clash-your-move = Tocca a te: scegli un’unità, una strada o un attacco.
web-clash-place = Piazza sulla strada { $road }: { $unit }
web-clash-advance = Avanza sulla strada { $road }
web-clash-retreat = Ritirati dalla strada { $road }
web-clash-attack = Attacca sulla strada { $road }
web-clash-flank = Dalla strada { $from }, prendi di fianco la strada { $road }
web-clash-fire = Mortaio sulla strada { $from }: fuoco sulla strada { $road }
web-clash-card = Gioca una carta: { $card }
web-clash-card-road = Gioca una carta sulla strada { $road }: { $card }
web-clash-keep = Tieni: { $objective }
web-clash-end = Fine turno

## Stand at Mortain's board
board-mortain-map = Mappa di Mortain, nove esagoni per cinque
board-mortain-zoom-in = Più vicino
board-mortain-zoom-out = Più lontano
board-mortain-zoom-all = Tutta la mappa
board-mortain-setup = preparazione
board-mortain-turn = turno { $turn } di 6
board-mortain-stamp = TURNO
board-mortain-caption = Mortain, Normandia · agosto 1944
board-mortain-to = per
board-mortain-from = da
board-mortain-out = uscite: { $count } di 5
board-mortain-waiting = in attesa
board-mortain-lost = perse
board-mortain-exit = il bordo ovest
board-mortain-support = Appoggio, una volta per turno
board-mortain-support-used = Appoggio già usato in questo turno
board-mortain-harass = disturbare
board-mortain-harassed = Disturbati dall’aria: { $hex } e gli esagoni intorno
board-mortain-unit = { $unit }, { $at }, { $tank } contro i carri, { $infantry } contro la fanteria, { $steps ->
        [one] ridotta
       *[other] a piena forza
    }
board-mortain-choices = { $thing }: { $count ->
        [one] una scelta
       *[other] { $count } scelte
    }
board-mortain-left = ne restano { $count }
board-mortain-used = uscite in questo turno, visibili a tutti
board-mortain-fought = pescate in combattimento
board-mortain-activations = { $left } di { $total }
board-mortain-draw = Si pesca la prossima carta
board-mortain-deploy = L’americano schiera cinque unità
board-mortain-fight = Si pesca una carta per l’attacco
board-mortain-choose = Una figura: mancato, o un’altra carta? ({ $side })
board-mortain-won = Vittoria: { $side }
board-mortain-acts = { $side }: { $count ->
        [one] agisce un’unità
       *[other] agiscono { $count } unità
    }
board-mortain-face = { $side }: agisce un’unità o una pila
board-mortain-face-fixed = { $side }: agisce la pila di { $hex }
board-mortain-suggested = Schiera come suggerito
board-mortain-say-deploy = Schiera { $unit } in { $hex }
board-mortain-say-move = Muovi { $unit } in { $hex }
board-mortain-say-move-with = Muovi { $unit } in { $hex } con { $other }
board-mortain-say-exit = { $unit } esce dal bordo ovest
board-mortain-say-exit-with = { $unit } esce dal bordo ovest con { $other }
board-mortain-say-fire = Spara a { $target } con { $units }
board-mortain-say-support = { $support } su { $hex }, { $against }
board-mortain-say-support-unit = { $support } su { $unit }
board-mortain-say-harass = { $support } disturba { $hex }
board-mortain-say-redraw = Pesca un’altra carta
board-mortain-say-miss = Accetta il colpo mancato
board-mortain-say-pass = Finito con questa carta

## Trench Club's board
board-trench-map = Mappa di { $columns } esagoni per { $rows }
board-trench-mini = Tutta la mappa; un clic ti ci porta
board-trench-zoom-in = Più vicino
board-trench-zoom-out = Più lontano
board-trench-zoom-all = Tutta la mappa
board-trench-setup = preparazione · { $nation }
board-trench-round = round { $round } · { $nation }
board-trench-over = la partita è finita
board-trench-phase-split = Dividere
board-trench-phase-place = Schierare
board-trench-phase-begin = Chi comincia
board-trench-phase-move = Movimento
board-trench-phase-attack = Dichiarare attacchi
board-trench-phase-battle = Battaglie
board-trench-phase-money = Denaro
board-trench-forts = { $team }: { $count } forti dei { $goal } necessari
board-trench-money = Denaro: { $money }
board-trench-holds = Forti: { $count }
board-trench-nobody = nessuno
board-trench-fort = Forte { $fort }, in mano a: { $owner }
board-trench-mine = Mina in { $hex } ({ $nation })
board-trench-start = Numero di partenza { $number }
board-trench-unit = { $unit }, { $at }{ $damage ->
        [0] { "" }
       *[other] , danni { $damage }
    }{ $experience ->
        [0] { "" }
       *[other] , esperienza { $experience }
    }
board-trench-at-aboard = sul trasporto
board-trench-at-stock = nella riserva
board-trench-at-dead = distrutta
board-trench-choices = { $thing }: { $count ->
        [one] una scelta
       *[other] { $count } scelte
    }
board-trench-costs = { $what }, { $points } punti su { $speed }
board-trench-acting = { $count ->
    [one] In questo turno agisce l’armata { $armies }
   *[other] In questo turno agiscono le armate { $armies }
}
board-trench-tip = Indica un’unità per vederne i valori.
board-tap-again = Tocca di nuovo per attaccare.
board-trench-army = Armata { $army }
board-trench-rookie = recluta, esperienza { $experience }
board-trench-veteran = veterano, esperienza { $experience }
board-trench-hero = eroe di guerra, esperienza { $experience }
board-trench-speed = velocità
board-trench-range = gittata
board-trench-attack = attacco
board-trench-against = contro { $class }
board-trench-damage = colpi per
board-trench-open = aperto
board-trench-forest = bosco
board-trench-list = Lista degli attacchi
board-trench-list-note = in quest’ordine
board-trench-against-unit = { $unit } su { $target }
board-trench-split = { $nation } divide le sue unità
board-trench-assign = In quale armata va { $unit }?
board-trench-hidden = coperta
board-trench-reveal = Scopri un’armata
board-trench-activate = Quale armata agisce per prima?
board-trench-place = Armata { $army } intorno al numero { $number }
board-trench-wind = Dove va il gas?
board-trench-lay-mine = Posare una mina
board-trench-shop = Unità da prendere
board-trench-give = Dare denaro all’alleato
board-trench-way-n = nord
board-trench-way-ne = nord-est
board-trench-way-se = sud-est
board-trench-way-s = sud
board-trench-way-sw = sud-ovest
board-trench-way-nw = nord-ovest
board-trench-say-assign = { $unit } nell’armata { $army }
board-trench-say-assign-recommended = Dividi come consigliato
board-trench-say-reveal = Scopri l’armata { $army }
board-trench-say-activate = Agisce l’armata { $army }
board-trench-say-place = Schiera { $unit } in { $hex }
board-trench-say-move = Muovi { $unit } in { $hex }
board-trench-say-unload = { $unit } scende in { $hex }
board-trench-say-board = { $unit } sale a bordo: { $transport }
board-trench-say-enter = { $unit } entra in { $fort }
board-trench-say-capture = { $unit } conquista { $fort }
board-trench-say-buy = Compra { $unit } a { $fort }
board-trench-say-mine = Posa una mina in { $hex }
board-trench-say-attack = { $unit } attacca { $target }
board-trench-say-gas = { $unit } manda il gas su { $target }, verso { $direction }
board-trench-say-repair = Ripara { $unit }
board-trench-say-recruit = Tira per un’unità speciale a { $fort }
board-trench-say-recruit-special = { $special } per { $place }
board-trench-say-give = Dai { $amount }
board-trench-say-done = Fatto
