# Clash of the Ardennes, la prima partita guidata. `-try` dice che cosa fare, `-done` che cosa c’era da vedere e perché.

learn-clash-ardennes-place-title = Il tuo primo carro
learn-clash-ardennes-place-try = Sette strade portano dal tuo bordo a quello nemico. In basso c’è la tua riserva: 25 blocchi di legno. Prendi un carro armato e clicca su una strada, quella che vuoi.
learn-clash-ardennes-place-done = Eccolo, al tuo capo della strada. Piazzarlo è costato 1 dei tuoi 4 punti azione. Ogni blocco è lungo quanto sembra: un carro copre tre delle diciotto caselle. CL-3.1

learn-clash-ardennes-turn-title = Un turno intero
learn-clash-ardennes-turn-try = I nuovi blocchi vanno davanti alla tua linea, verso il nemico. Metti un soldato sulla strada 4, davanti al tuo carro.
learn-clash-ardennes-turn-try-2 = Resta un punto. Quelli non usati si perdono, ma non sei obbligato a spenderli. Termina il turno.
learn-clash-ardennes-turn-done = Il nemico ha risposto e hai di nuovo 4 punti. Si va avanti così, turno dopo turno: le due linee crescono finché si toccano. CL-2.2

learn-clash-ardennes-room-title = Deve starci
learn-clash-ardennes-room-try = Sulla strada 3 restano solo due caselle libere fra le linee. Prendi lo stesso un carro armato e clicca sulla strada 3, per vedere che succede.
learn-clash-ardennes-room-try-2 = Un carro è lungo tre caselle e nulla può sovrapporsi. Un soldato ne occupa due. Mettine uno lì.
learn-clash-ardennes-room-done = Entra di misura: le linee si toccano, e questo si chiama contatto. Interroga tutto ciò che è grigio: ti dice sempre perché, con la regola. CL-3.2 CL-1.5

learn-clash-ardennes-advance-title = Dal fondo in testa
learn-clash-ardennes-advance-try = Sulla strada 2 un soldato sta in fondo alla tua linea. Clicca sulla strada 2 e scegli di avanzare: per 2 punti il tuo ultimo blocco passa in testa.
learn-clash-ardennes-advance-try-2 = Ora il tuo soldato tocca una mina. I carri temono le mine, la fanteria le toglie. Attaccare è gratis: clicca sulle sciabole incrociate della strada 2.
learn-clash-ardennes-advance-done = Le due mine sono sparite: dopo una vittoria l’attaccante prosegue finché anche il blocco seguente è più debole. Si è fermato al carro. I blocchi battuti tornano in riserva, e il tuo soldato non si è mosso. CL-3.3 CL-4.2

learn-clash-ardennes-attack-title = Carri, uomini e mine
learn-clash-ardennes-attack-try = Il carro batte la fanteria, la fanteria batte la mina, la mina batte il carro. Sulla strada 5 il tuo carro ha di fronte un caporale con un soldato dietro. Attacca!
learn-clash-ardennes-attack-try-2 = Due in un colpo, e la mina ha fermato il carro. Ora quattro caselle sono vuote. Riempile di fanteria: prima un soldato.
learn-clash-ardennes-attack-try-3 = E un altro soldato, fino alla mina.
learn-clash-ardennes-attack-try-4 = Di nuovo a contatto, e gli uomini non temono le mine. Attacca.
learn-clash-ardennes-attack-done = La strada è quasi tua, per 2 punti: carro e fanteria fanno insieme ciò che nessuno dei due può da solo. Attaccare chi è più forte non è mai permesso. CL-4.2 CL-4.4

learn-clash-ardennes-flank-title = Il carro comando
learn-clash-ardennes-flank-try = Le unità speciali sono il bello di questa edizione. Il carro comando spara di lato, sulle strade vicine. Mettilo sulla strada 4, davanti al tuo soldato.
learn-clash-ardennes-flank-try-2 = La sua freccia punta ora su un soldato della strada 3, in mezzo alla linea nemica. Clicca sulla freccia.
learn-clash-ardennes-flank-try-3 = Il soldato è sparito, e anche il carro davanti a lui: tutto ciò che stava più avanti. Ora prendi un’altra unità speciale, la spia per esempio, per vedere perché non puoi averle entrambe.
learn-clash-ardennes-flank-done = Delle tue unità speciali una sola può stare in campo; il posto si libera quando è battuta o si ritira. Solo la fanteria si può prendere sul fianco: guarda dove punta la freccia prima di piazzarlo. CL-4.7 CL-3.7

learn-clash-ardennes-card-title = Una strada è tua
learn-clash-ardennes-card-try = Sulla strada 6 mancano tre caselle, la lunghezza di un carro. Mettici un carro armato e tocca il capo opposto.
learn-clash-ardennes-card-try-2 = Conquistata! Su questa strada non gioca più nessuno, e hai pescato una carta vittoria: marcia forzata. Giocala, non costa nulla.
learn-clash-ardennes-card-done = Due punti in più all’istante, quindi 3 da spendere. Le carte vittoria restano nascoste finché si giocano; tienile per il turno che conta. CL-5.1 CL-7.1

learn-clash-ardennes-win-title = Vincere
learn-clash-ardennes-win-try = Si vince con tre strade, o con il proprio obiettivo segreto: qui le strade 2 e 5, e la 2 è già tua. Apri la strada 5 con il caporale: mettilo in testa.
learn-clash-ardennes-win-try-2 = Un caporale batte sia le mine sia i soldati. Attacca.
learn-clash-ardennes-win-try-3 = La strada è aperta, cinque caselle. Prima un carro armato.
learn-clash-ardennes-win-try-4 = Restano due caselle: un soldato.
learn-clash-ardennes-win-done = Obiettivo raggiunto, e la partita è vinta in quell’istante. Sorveglia le strade nemiche quanto le tue: la sua carta ti è nascosta come la tua a lui. CL-5.2
