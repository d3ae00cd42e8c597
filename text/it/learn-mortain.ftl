# Stand at Mortain, la prima partita guidata. `-try` dice che cosa fare, `-done` che cosa c’era da vedere e perché.

learn-mortain-card-title = Decide la carta
learn-mortain-card-try = Guidi il contrattacco tedesco. Non si gioca a turno: si pesca una carta, se è nera tocca a te, se è rossa all’americano. Il sette di picche fa agire quattro unità. Clicca su una di quelle nel riquadro al bordo est, poi su un esagono della colonna est.
learn-mortain-card-done = Un’unità è entrata e restano 3 attivazioni. Una carta numerica ne attiva la metà del suo valore, arrotondata per eccesso; un asso una sola. SM-3.1 SM-3.2

learn-mortain-tiger-title = I Tiger vengono con te
learn-mortain-tiger-try = Ogni attivazione muove un’unità di un esagono, oppure la fa sparare. In 0902 i Tiger, 102, stanno con 2SS-1. Muovi 2SS-1 in 0802 e porta con te 102: non costa nulla in più.
learn-mortain-tiger-try-2 = Due pedine mosse, un’attivazione spesa. Usa anche l’altra: D da 0903 a 0803, nel bosco.
learn-mortain-tiger-done = In un esagono stanno al massimo due unità; 102 non conta. Il terreno non rallenta nessuno, protegge: bosco, villaggio e collina di 1, la città di 2. SM-4.2 SM-4.3

learn-mortain-fire-title = Sparare insieme
learn-mortain-fire-try = D e DF stanno accanto al 119° a Mortain. Clicca sul bersaglio, poi su entrambi i tiratori. I loro valori contro la fanteria, 3 e 3, si sommano. Le probabilità si vedono prima di sparare.
learn-mortain-fire-done = Un quattro: meno 1 perché siete adiacenti, più 2 per la città, fa 5, non più dei tuoi 6. Colpito! Il 119° viene girato; un secondo colpo lo eliminerebbe. SM-5.4 SM-1.4

learn-mortain-line-title = Che cosa copre la vista
learn-mortain-line-try = 2SS-1 in 0802 vorrebbe sparare ai cannoni in 0602, oltre la città. Clicca su 2SS-1, poi su 823, e guarda.
learn-mortain-line-try-2 = Si spara dentro una città, un bosco, una collina, mai attraverso. Accanto a te, sulla Collina 314, c’è il 120°: spara a quello.
learn-mortain-line-try-3 = Un fante! Con una figura chi spara accetta l’errore o pesca ancora. Pesca ancora.
learn-mortain-line-done = Un tre: meno 1, più 1 per la collina, entro i tuoi 4. Colpito. Pescare ancora conviene quasi sempre, a meno che il jolly sia vicino: farebbe finire tutto all’istante. SM-5.3 SM-5.5

learn-mortain-hill-title = Dall’alto della collina
learn-mortain-hill-try = La Collina 314 è tua. Da una collina si arriva a tre esagoni invece di due. SPTD, sulla Collina 285, è un carro: contro di esso conta l’altro valore, AT. Spara con 2SS-1; 102 partecipa gratis.
learn-mortain-hill-done = 5 e 5 fa 10; il nove, meno 1 per i Tiger, più 1 per la collina, è 9. Colpito, a tre esagoni, con un’attivazione. A cannoni e fanteria si spara con AI, ai carri con AT. SM-5.2 SM-5.1

learn-mortain-enemy-title = Quando la carta è rossa
learn-mortain-enemy-try = Puoi fermarti prima che una carta sia esaurita. Di’ che con questa hai finito.
learn-mortain-enemy-done = È successo molto: un nove rosso, e l’americano ha mandato l’aviazione sulla tua pila invece di muovere. La carta era un cinque, più di 4: mancato. Poi il jolly, e il turno è finito all’istante. Il turno 4 comincia con il tuo re: può agire un’unità o un’intera pila. SM-6.1 SM-3.6 SM-3.3

learn-mortain-win-title = Cinque oltre il bordo
learn-mortain-win-try = Vinci se cinque tue unità escono dal bordo ovest prima che finisca il turno 6. Tre sono passate. 38 è al bordo con 102: esci con 38 e porta con te 102.
learn-mortain-win-done = Due con un’attivazione, cinque in tutto: vinto. Se fai tardi vince l’americano; non combattere quindi per ogni villaggio, aggira, e tieni i Tiger in compagnia. SM-7.1 SM-4.5
