# Testi del server: perché una richiesta non è stata eseguita.

## Chiedere
server-unreadable = La richiesta non si può leggere: { $found }
server-missing = Qui non c’è nulla con quel nome.
server-nobody = Scegli prima un nome.
server-wrong-password = Nome utente e password non corrispondono.
server-origin = Questa richiesta veniva da un altro sito.
server-nul = Un testo con il carattere NUL non si può conservare.
server-too-large = È più di quanto entri in un messaggio.
server-too-fast = Non così in fretta: aspetta un momento e riprova.
server-too-many-sockets = Troppe connessioni sono aperte insieme.
server-too-many-hints = Si stanno già pensando troppi suggerimenti. Riprova tra un momento.
server-too-many-tables = Hai tanti tavoli non conclusi quanti ne può avere una persona.
server-closing = Il server si sta chiudendo; torna tra un momento.
server-store = Il server non raggiunge la sua memoria. Nulla è cambiato; riprova tra un momento.
server-broken = Qualcosa è andato storto sul server.
server-try-again = Il tavolo è cambiato nello stesso momento. Guarda di nuovo e ripeti.

## Lessons
server-bad-lesson = Queste frasi non appartengono a questa lezione. Ricomincia il passo.

## Nomi e account
server-bad-name = Un nome ha da 1 a 40 caratteri.
server-bad-login = Un nome utente ha da 3 a 40 lettere, cifre, punti, trattini o trattini bassi.
server-bad-password = Una password ha da 10 a 200 caratteri.
server-no-such-language = Quella lingua qui non si parla.
server-already-account = Hai già un account.
server-login-taken = Quel nome utente è di qualcun altro.

## Tavoli
server-no-such-game = Non c’è un gioco con quel nome.
server-bad-head = Le opzioni o la mappa non si possono leggere.
server-bad-clock = Un orologio dal vivo va da 10 secondi a un giorno, con al massimo un’ora di incremento; altrimenti da 1 a 60 giorni per mossa.
server-bad-level = Il computer ha i livelli da 1 a 5.
server-faults = Il tavolo non si può preparare così.
server-no-such-seat = A questo tavolo quel posto non c’è.
server-seat-taken = Quel posto è occupato.
server-seats-free = Ci sono ancora posti liberi.
server-already-started = La partita è già cominciata.
server-not-started = La partita non è ancora cominciata.
server-not-running = La partita non è in corso.
server-not-over = Questo si mostra a partita finita.
server-not-your-seat = Quello non è il tuo posto.
server-not-your-table = Può farlo solo chi ha creato il tavolo.
server-not-your-turn = Non è il tuo turno.
server-no-spectators = Questo tavolo non è aperto agli spettatori.
server-other-rules = Questa partita è cominciata con la versione { $found } delle regole; il server gioca la versione { $current }. Qui non può continuare, ma chi l’ha giocata può scaricarla.

## Al tavolo
server-stale = Il tavolo intanto è andato avanti; ecco com’è adesso.
server-no-takebacks = A questo tavolo non si torna indietro una volta tirati i dadi.
server-bad-sentence = Una frase ha da 1 a 200 caratteri.
server-bad-token = Un messaggio ha bisogno di un numero suo: da 1 a 64 lettere o cifre.
server-bad-chat = Una riga di chat ha da 1 a 500 caratteri.
server-bad-note = La nota è troppo lunga.
server-bad-salt = Un sale sigillato o uno aperto, in 64 cifre esadecimali.
server-salt-sealed = Il tuo sale è già sigillato, o questo tavolo non ne usa.
server-salt-not-now = I sali si aprono quando la partita sta per cominciare.
server-salt-other = Non è il sale che era stato sigillato.
server-no-socket = Questo indirizzo è per i WebSocket.
