# Trench Club, la prima partita guidata. `-try` dice che cosa fare, `-done` che cosa c’era da vedere e perché.

learn-trench-club-move-title = Sulla strada
learn-trench-club-move-try = Sei la Germania, sulla metà innevata della mappa. Clicca sulla tua autoblindo, poi su un esagono della strada verso sud, lontano quanto vuoi. Trascinare o pizzicare sposta la mappa.
learn-trench-club-move-done = L’autoblindo ha 4 punti movimento. Un esagono di strada costa mezzo punto, la pianura 1, il bosco uno e mezzo: le strade rendono veloci gli eserciti. Ogni unità può muovere una volta per turno. TC-5.1

learn-trench-club-capture-title = I forti
learn-trench-club-capture-try = I forti portano denaro e fanno vincere. La tua autoblindo è davanti al forte Larice, che non è di nessuno. Cliccala, poi clicca il forte, e scopri perché non può prenderlo.
learn-trench-club-capture-try-2 = Solo i soldati a piedi prendono i forti, e solo se cominciano la mossa accanto a un ingresso. La tua fanteria è davanti al forte Corvo: cliccala, poi clicca il forte.
learn-trench-club-capture-done = Corvo è tuo finché qualcuno non te lo toglie, anche se ne esci. Chi sta dentro non può essere attaccato. TC-5.11 TC-2.2

learn-trench-club-attack-title = La prima battaglia
learn-trench-club-attack-try = Un turno ha quattro fasi: movimento, dichiarazione degli attacchi, battaglie, denaro. Porta il tuo carro accanto alla fanteria britannica: sulla strada appena a nord.
learn-trench-club-attack-try-2 = Il movimento è fatto. Premi Fatto per passare agli attacchi.
learn-trench-club-attack-try-3 = Ora dichiara l’attacco: clicca sul carro, poi sulla fanteria. Accanto alla mappa vedi le probabilità esatte.
learn-trench-club-attack-try-4 = Potresti dichiararne altri. Questo basta: Fatto, e si tirano i dadi.
learn-trench-club-attack-done = Dodici dadi ciascuno: il carro colpisce con 6 o meno, la fanteria risponde con 2 o meno. Sei colpi sono 4 danni; un colpo solo su un carro non fa nulla. Sei danni distruggono un’unità, e una danneggiata tira meno dadi. TC-7.1 TC-7.3

learn-trench-club-encircle-title = Da due lati
learn-trench-club-encircle-try = La fanteria britannica si nasconde in un bosco, dove i colpi fanno meno male. Ma la tua fanteria le sta esattamente dietro. Attaccala con l’autoblindo.
learn-trench-club-encircle-try-2 = C’è scritto più 3 dadi: è l’accerchiamento. Premi Fatto.
learn-trench-club-encircle-done = Quindici dadi invece di dodici, e la fanteria è distrutta. L’autoblindo ha guadagnato 2 di esperienza; con 3 un’unità è veterana e colpisce molto più spesso. Chi aiuta non ha bisogno di attaccare. TC-7.2 TC-7.5

learn-trench-club-guns-title = I cannoni arrivano lontano
learn-trench-club-guns-try = Il tuo mortaio pesante arriva da due a cinque esagoni. Provalo contro la fanteria proprio accanto.
learn-trench-club-guns-try-2 = Troppo vicino. Il cannone campale lì dietro è a due esagoni: attacca quello.
learn-trench-club-guns-try-3 = Premi Fatto per farlo sparare.
learn-trench-club-guns-done = Due danni, e nessuno ha risposto: lo fanno solo i vicini. Tieni i cannoni dietro la fanteria; da soli accanto a un nemico sono indifesi. TC-6.2 TC-7.1

learn-trench-club-money-title = Il denaro
learn-trench-club-money-try = Stavolta nessun attacco. Premi Fatto per arrivare alla fase del denaro.
learn-trench-club-money-try-2 = Tre forti hanno portato 3, quindi hai 4. Il tuo carro nel forte Adler è molto danneggiato: con 2 lo ripari del tutto. Clicca sul carro.
learn-trench-club-money-try-3 = Ora compra: clicca sulla fanteria nell’elenco, poi sul forte Corvo.
learn-trench-club-money-try-4 = Hai speso tutto. Fatto chiude il turno, e gioca la Gran Bretagna.
learn-trench-club-money-done = Prima le entrate, poi le riparazioni, poi gli acquisti, sempre in quest’ordine. La Gran Bretagna ha mosso e tocca di nuovo a te, con un carro come nuovo e uomini freschi. TC-8.1 TC-8.2 TC-8.3

learn-trench-club-armies-title = Prima del primo turno
learn-trench-club-armies-try = Una vera partita comincia dividendo le tue undici unità in tre eserciti. Per la prima volta prendi la divisione consigliata.
learn-trench-club-armies-try-2 = Hai vinto il tiro e piazzi per primo. Gira il numero dell’esercito 1 per sapere dove sta.
learn-trench-club-armies-try-3 = Numero 2: la prima unità va proprio lì, sull’esagono illuminato. Mettici l’autoblindo.
learn-trench-club-armies-try-4 = Le altre stanno intorno, anello dopo anello. Metti la fanteria a cavallo su uno degli esagoni illuminati.
learn-trench-club-armies-done = Si va avanti così finché tutti gli eserciti sono in campo. Nel primo giro solo alcuni possono agire; il gioco ti chiede quali. TC-3.2 TC-3.4 TC-3.5

learn-trench-club-win-title = Quattro forti
learn-trench-club-win-try = Con due nazioni vincono quattro forti, con quattro nazioni sette di uno schieramento. Tu ne hai tre. La tua fanteria a cavallo è davanti al forte Larice: prendilo.
learn-trench-club-win-done = Vinto, e il cannone campale che era dentro è andato perso con il forte. Sorveglia dunque i tuoi: uno vuoto cade al primo soldato che passa. TC-9.1
