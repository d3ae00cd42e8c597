# Testi del tavolo e del programma da terminale: tutto ciò che è uguale in ogni gioco.

## I giochi
game-clash-ardennes = Clash of the Ardennes
game-clash-ardennes-about = sette strade, due linee di carri e fanteria, e un obiettivo segreto per ciascuno; due giocatori, circa mezz’ora
game-clash-dday = Clash: D-Day
game-clash-dday-about = la stessa lotta su sette teste di ponte, con un pezzo d’artiglieria al posto del carro comando; due giocatori
game-mortain = Stand at Mortain
game-mortain-about = il contrattacco tedesco dell’agosto 1944 contro una sottile linea americana, al ritmo di un mazzo di carte; due giocatori
game-trench-club = Trench Club
game-trench-club-about = eserciti, cannoni e forti della Grande Guerra su una grande mappa a esagoni; da due a quattro nazioni

## Elenchi
list-and = { $rest } e { $last }
list-or = { $rest } o { $last }
list-more = { $rest } … (altri { $last })
list-none = niente

## Una frase che non viene eseguita
refusal-misread = La parola { $number }, «{ $found }», non è leggibile. Lì potrebbe stare: { $expected }.
refusal-misread-missing = Manca qualcosa alla parola { $number }. Lì potrebbe stare: { $expected }.
refusal-misread-end = Alla parola { $number } non può seguire altro, ma c’è «{ $found }».
refusal-not-due = Adesso tocca a qualcun altro.
refusal-over = La partita è finita.
refusal-undo-not-yours = Solo chi ha agito per ultimo può tornare indietro, e solo finché dura il suo turno.
refusal-undo-nothing = Non c’è nulla da ritirare: in mezzo ci sono dadi, carte, una rivelazione o un cambio di turno.
refusal-draw-offered = È già stata offerta la patta.
refusal-no-offer = Nessuno ha offerto la patta.
refusal-own-offer = Non puoi accettare la tua stessa offerta; deve farlo l’altra parte.
refusal-resigned = Ti sei già arreso; il resto della squadra deve essere d’accordo.
refusal-no-takeback = Nessuno ha chiesto di ritirare qualcosa.
refusal-own-takeback = Non puoi accettare la tua stessa richiesta; deve farlo l’altra parte.
refusal-takeback-asked = Qualcuno ha già chiesto di ritirare.
refusal-takeback-nothing = Non hai ancora agito: non c’è nulla da ritirare.
refusal-proof = Il modo in cui sono state estratte le parole del caso non corrisponde a ciò che si poteva estrarre lì.

## Errori in file e opzioni
fault-at-line = riga { $line }: { $fault }
fault-by = «{ $found }» non è né una parte di questo gioco né il caso (chance).
fault-format = Questo non è un file di partita: la prima riga deve essere «sandtable { $format }».
fault-head = Il gioco non sa che farsene di questa riga: { $found }
fault-indented = Una riga rientrata precede la prima sezione.
fault-no-game = Manca la riga «game NOME».
fault-no-rules = Manca la riga «rules NUMERO».
fault-player = Dopo «player» devono stare una parte e un nome.
fault-proof = «{ $found }» non dice come è stata estratta una parola del caso; somiglia a 1+1/2.
fault-result = Il risultato nel file non è quello della partita giocata: { $found }.
fault-rules-version = Il file è stato giocato con le regole { $found }; questo programma conosce le regole { $current }.
fault-section = Questa riga sta al margine ma non apre alcuna sezione: { $found }
fault-setup-first = La preparazione (setup) deve essere la prima sezione, e può essercene una sola.
fault-snapshot = La posizione conservata non è leggibile.
fault-spaces = Le parole sono separate da un solo spazio.
fault-twice = La sezione «{ $found }» compare qui per la seconda volta.

## Ciò che si è detto al tavolo
platform-resign = { $side }: resa.
platform-offer-draw = { $side }: offerta di patta.
platform-accept-draw = { $side }: patta accettata.
platform-undo = { $side }: ultima azione ritirata.
platform-offer-takeback = { $side }: richiesta di ritirare l’ultima azione.
platform-accept-takeback = { $side }: d’accordo, l’azione è ritirata.
platform-time-out = { $side }: tempo scaduto.
platform-seat-person = Da qui in poi gioca una persona: { $side }.
platform-seat-bot = Da qui in poi gioca il computer: { $side }.
outcome-draw = La partita è patta.
outcome-won = La partita è vinta da { $side }.

## Scenari
scenario-refused = «{ $sentence }» dovrebbe essere permesso, ma è rifiutato ({ $rule })
scenario-allowed = «{ $sentence }» dovrebbe essere rifiutato, ma è permesso
scenario-other-rule = «{ $sentence }» dovrebbe essere rifiutato da { $expected }, ma è rifiutato da { $rule }
scenario-expected = atteso «{ $expected }», trovato «{ $found }»

## Errori
error-unknown-game = Non c’è un gioco «{ $found }». Ci sono: { $games }.
error-unknown-seat = Non c’è una parte «{ $found }». Ci sono: { $seats }.
error-other-game = { $file } è una partita di { $found }.
error-read = { $file } non può essere letto: { $error }
error-no-paragraph = Non c’è un paragrafo { $found }.
error-no-rules = Non ci sono regole di { $found }.

## La sessione
prompt-curtain = Invio
prompt-question = sì/no
prompt-chance = caso
prompt-table = tavolo
play-curtain = Tocca a: { $side }. Prendi la tastiera e premi Invio quando nessun altro guarda.
play-chance = Tira i dadi o pesca la carta, e scrivi che cosa è uscito.
why-legal = «{ $sentence }» è permesso adesso.
legal-nobody = Adesso non tocca a nessun giocatore.
legal-none = Nessuna frase permessa comincia con «{ $prefix }».
odds-none = «{ $sentence }» non dipende dal caso.
log-empty = Non è ancora successo nulla.
log-hidden = (nascosto)
log-undone = ritirato
save-exists = { $file } esiste già. Sovrascriverlo?
save-done = Salvato in { $file }.
save-failed = { $file } non può essere scritto: { $error }
save-not = Non è stato scritto nulla.
answer-yes = sì
answer-no = no
answer-again = Rispondi «{ $yes }» o «{ $no }».
resume-question = Una partita è rimasta in sospeso ({ $file }). Vuoi riprenderla?
resume-aside = È conservata come { $file }.
keep-failed = La partita non può più essere conservata in sottofondo: { $error }
keep-finished = La partita è conservata come { $file }.
keep-unfinished = La partita è conservata ({ $file }); «sandtable play { $game }» la proporrà.
reader-more = Pag giù: avanti · Invio: torna al tavolo
reader-end = Pag su: indietro · Invio: torna al tavolo
replay-keys = → avanti · ← indietro · Home/End inizio/fine · q esci

## Aiuto
help-help = help: questo elenco (anche: ?)
help-legal = legal [inizio]: che cosa si può dire adesso
help-why = why FRASE, ? FRASE: se è permesso, e altrimenti quale regola lo vieta
help-odds = odds FRASE: le probabilità esatte, dove decide il caso
help-hint = hint: che cosa farebbe il computer al tuo posto, e perché
help-rules = rules [PARAGRAFO]: le regole, o un paragrafo come { $example }
help-log = log: che cosa è successo finora
help-show = show: ridisegnare il tabellone
help-describe = describe: la posizione a parole, riga per riga
help-save = save FILE: salvare la partita in un file
help-load = load FILE: continuare da un file
help-quit = quit: uscire; la partita resta conservata
help-sentences = Tutto il resto è una frase del gioco. Tab la completa parola per parola, le frecce richiamano le righe precedenti, Pag su e Pag giù scorrono il testo, Maiusc con le frecce scorre il tabellone.
help-platform = A ogni tavolo: undo (ritirare), resign (arrendersi), offer draw e accept draw (offrire e accettare la patta), offer takeback e accept takeback (chiedere di ritirare, e acconsentire). Si può nominare prima un’altra parte: { $example }.
help-verbs = Possibile adesso: { $sentences }.
usage-why = Chiedi «why» con una frase, per esempio: why { $example }
usage-odds = Chiedi «odds» con una frase, per esempio: odds { $example }
usage-save = Indica un file: save la-mia-partita.sandtable
usage-load = Indica un file: load la-mia-partita.sandtable

## Misura
bench-actions = azioni dei giocatori (+ del caso): { $figure }
bench-speed = azioni al secondo: { $figure }
bench-branching = azioni permesse per decisione: { $figure }
bench-games = partite finite: { $figure }
bench-length = azioni per partita: { $figure }

## Il tabellone
draw-round = Turno { $round }
draw-round-of = Turno { $round } di { $rounds }
draw-to-act = Tocca a: { $side }
draw-points = { $points ->
    [one] resta 1 punto
   *[other] restano { $points } punti
}
draw-stock = Riserva
draw-hand = Mano
draw-hidden-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
draw-objective = Obiettivo
draw-hidden = nascosto
draw-none = nessuno
draw-effects = In vigore
draw-gap = spazio { $gap }
draw-contact = contatto
draw-seen = Obiettivo nemico visto
draw-drawn = Scegli quale tenere
draw-trench-army = Armata { $army }
draw-trench-no-army = Senza armata
draw-trench-armies-hidden = Armate: nascoste finché tutti hanno finito
draw-trench-goal = Si vince con { $count } forti
draw-trench-money = denaro
draw-trench-forts = forti
draw-trench-attacks = Attacchi
draw-trench-aboard = a bordo
draw-trench-place = luogo
draw-trench-damage = dan
draw-trench-experience = esp
draw-trench-lost = Perduti
draw-trench-mine = mina
draw-trench-free = può ancora agire

## Mappe
map-ok = { $file }: nessun errore
map-size = { $columns } colonne, { $rows } righe; { $snow } colonne di neve
map-half = { $columns } colonne, { $rows } righe, per due nazioni
map-forts = Forti: corpo, ingressi
map-places = Luoghi
map-shares = Terreno fuori dai forti, in esagoni
map-whole = Via ai tre forti più vicini, quattro nazioni
map-snow = Via ai tre forti più vicini, due nazioni
map-column-start = via
map-column-hex = esa
map-column-mean = media
map-column-deviation = scarto
map-column-nearest = primo


## Le partite del server
error-database = Impossibile aprire la base di dati: { $error }
error-store = La base di dati ha dato errore: { $error }
error-exists = { $file } esiste già e non viene sovrascritto.
error-file = { $file }: { $error }
backup-done = La base di dati è stata copiata in { $file }.
backup-postgres = Questo è PostgreSQL: la copia di sicurezza si fa con il suo strumento, pg_dump.
export-no-game = Non c’è nessuna partita { $id }.
export-written = La partita è scritta in { $file }.
export-secret = La partita è scritta in { $file }. Il file contiene segreti: non mostrarlo ai giocatori.
export-done = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} e { $accounts ->
    [one] 1 account
   *[other] { $accounts } account
}: tutto è scritto in { $folder }. La cartella contiene ogni segreto: tienila per te.
import-done = { $file } è ora la partita { $id }.
import-all-done = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} e { $accounts ->
    [one] 1 account
   *[other] { $accounts } account
}: tutto è ora nella base di dati.
import-twice = C’è già una partita { $id }; non viene importata una seconda volta.
import-not-empty = La base di dati non è vuota: tutto insieme si può importare solo in una nuova.
import-not-over = La partita non è finita, e il file non dice chi continua né con quali dadi. Esportala con --whole.
import-kept = Ciò che un server conservava con questa partita è illeggibile: { $error }
check-line = { $id }, riga { $line }: { $fault }
check-game = { $id }: { $fault }
check-over = È registrata come in corso, ma secondo le regole attuali è finita.
check-not-over = È registrata come finita, ma secondo le regole attuali continua.
check-due = Secondo le regole attuali tocca a un altro posto.
check-done = { $games ->
    [one] 1 partita rigiocata
   *[other] { $games } partite rigiocate
}, { $lines ->
    [one] 1 riga
   *[other] { $lines } righe
}; iniziate con altre regole: { $older }; ora diverse: { $differences }.
verify-game = { $game }, partita { $id }
verify-sealed = Sigillato prima della partita: { $seal }; giocatori che hanno preso parte ai dadi: { $salts }
verify-fits = Tutto torna: { $numbers ->
    [one] 1 numero
   *[other] { $numbers } numeri
} per { $sentences ->
    [one] 1 frase
   *[other] { $sentences } frasi
} del caso, ricalcolati.
verify-nothing = Il file non prova nulla: non contiene il segreto. Viene aperto a partita finita; le partite con dadi veri non ne hanno.
verify-line = Questa riga della prova è illeggibile: { $found }
verify-secret = Il segreto non è quello sigillato prima della partita.
verify-salt = Il sale di { $seat } non è quello sigillato.
verify-number = Riga { $line } del gioco, «{ $sentence }»: il numero estratto è { $number }, fuori dal suo intervallo.
verify-interval = Riga { $line } del file: qui le regole danno al caso un altro intervallo.
verify-unproved = Riga { $line } del gioco, «{ $sentence }»: non dice come è stato estratto.

serve-ready = Sandtable risponde su { $page } – si ferma con Ctrl-C.
error-serve = Il server non ha potuto continuare: { $error }.

## A un tavolo di un server
net-strange = La risposta del server non si può leggere: { $error }
net-unreachable = { $server } non è raggiungibile: { $error }
net-bad-address = «{ $found }» non è l’indirizzo di un server né un invito.
net-away = Il server non è raggiungibile. Si riprova; nulla di ciò che è stato detto va perso.
net-back = Il server è tornato.
net-title-away = nessun collegamento
net-table = Tavolo { $id }, { $status }
net-status-open = aspetta giocatori
net-status-opening = sta per cominciare
net-status-running = in corso
net-status-over = finito
net-free = libero
net-offline = assente
net-you = tu
net-computer = computer { $level }
net-watching = { $count ->
    [one] 1 persona guarda.
   *[other] { $count } persone guardano.
}
net-seal = Sigillo dei dadi: { $seal }
net-link = Invito: { $link }
net-sat-down = { $name } si è seduto: { $side }.
net-got-up = { $name } si è alzato: { $side }.
net-came = { $name } è qui.
net-went = { $name } se n’è andato.
net-begins = La partita comincia.
net-over = «save FILE» conserva la partita con la prova dei suoi dadi, «rematch» ne chiede un’altra.
net-leave = Il tavolo resta sul server. Torna con: sandtable play --server '{ $link }'
net-rematch = Un’altra partita, a parti scambiate: sandtable play --server '{ $link }'
net-prompt-other = si aspetta { $side }
net-hours = { $hours ->
    [one] ancora 1 ora
   *[other] ancora { $hours } ore
}
net-no-load = A un tavolo di un server non si carica nulla; «sandtable play GIOCO --load FILE» riprende qui una partita da un file.
net-only-watching = Stai guardando; solo chi siede al tavolo può agire.
net-list-mine = I tuoi tavoli:
net-list-public = Tavoli aperti a tutti:
net-list-how = Per sederti a uno: sandtable play --server { $server } --table ID
net-your-turn = tocca a te
net-help-chat = chat TESTO: di’ qualcosa al tavolo
net-help-table = table: chi siede qui, l’invito, gli orologi
net-help-seat = seat POSTO: guarda da un altro dei tuoi posti
net-help-bot = bot LIVELLO: lascia giocare il tuo posto al computer, da 1 a 5; bot off lo riprende
net-help-takeback = takeback: chiedi di tornare a prima dei dadi, se il tavolo lo consente
net-help-start = start: comincia, se hai fatto tu il tavolo e non comincia da solo
net-help-rematch = rematch: un’altra partita a parti scambiate, quando questa è finita
net-help-stand-up = stand-up: lascia il tuo posto; in una partita in corso continua il computer
net-help-save = save FILE: scrivi la partita con la prova dei suoi dadi in un file, quando è finita
net-help-quit = quit: vattene; il tavolo resta sul server
net-help-platform = A ogni tavolo: undo, resign, offer draw (anche: draw), accept draw, offer takeback, accept takeback.
net-usage-chat = Di’ qualcosa: chat buona fortuna
net-usage-seat = Nomina uno dei tuoi posti, per esempio: seat { $example }
net-usage-bot = Il computer ha i livelli da 1 a 5: bot 3. «bot off» riprende il posto.
