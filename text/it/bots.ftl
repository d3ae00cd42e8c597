# Avversari del computer: livelli, suggerimenti, arena.

bots-level-1 = Principiante
bots-level-2 = Occasionale
bots-level-3 = Esperto
bots-level-4 = Forte
bots-level-5 = Maestro
bots-player-random = A caso
bots-player-greedy = Ingordo
bots-player-plain = Ricerca semplice

bots-hint-best = { $sentence } – vince circa { $win } volte su 100
bots-hint-next = oppure { $sentence } ({ $win })

bots-reason-only = Non puoi fare altro.
bots-reason-wins = Vince subito la partita.
bots-reason-lost = Nulla sembra più salvare la partita; così dura più a lungo.
bots-reason-clear = È { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su 100 meglio di «{ $sentence }».
bots-reason-prepares = Prepara «{ $sentence }».
bots-reason-answers = Altre mosse sembrano migliori, ma non più dopo «{ $sentence }».
bots-reason-then = Si accorda bene con «{ $sentence }» subito dopo.
bots-reason-expects = È ciò che resiste meglio a «{ $sentence }».
bots-reason-close = Poco meglio di «{ $sentence }»: segui il tuo piano.

bots-not-yours = Per { $side } parla il computer.
bots-fault-player = Non c’è un giocatore del computer «{ $found }». Ci sono: { $expected }.
bots-fault-seat = In questo gioco non c’è un posto «{ $found }». Ci sono: { $expected }.
bots-fault-seating = «{ $found }» non assegna un posto a nessuno: scrivi un posto, «=» e un livello, per esempio all=3.
bots-fault-taken = Per { $found } sono stati indicati due giocatori del computer.
bots-fault-budget = «{ $found }» non è un limite: scrivi un tempo come 200ms o 2s, o un numero di simulazioni come 5000n.
bots-fault-view = Questa vista non è stata fatta da questo gioco.
bots-fault-sentence = «{ $sentence }» non è una frase di questo gioco.
bots-fault-no-choice = Questo posto non ha nulla da decidere adesso.

bots-arena-title = { $game }: { $a } contro { $b }
bots-arena-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: { $wins } vinte, { $draws } patte, { $losses } perse
bots-arena-rate = percentuale di vittorie di { $name }: { $rate } % (da { $low } a { $high } %)
bots-arena-less-luck = la stessa senza la fortuna delle carte: { $rate } % (da { $low } a { $high } %)
bots-arena-elo = differenza Elo: { $elo } (da { $low } a { $high })
bots-arena-first = chi gioca il primo turno
bots-arena-length = decisioni per partita: { $length }
bots-arena-better = deciso: { $a } è più forte
bots-arena-not-better = deciso: { $a } non è più forte
bots-arena-left = { $done } su { $games }, ancora circa { $seconds } s
