# Clash: D-Day, la prima partita guidata. `-try` dice che cosa fare, `-done` che cosa c’era da vedere e perché.

learn-clash-dday-land-title = A terra
learn-clash-dday-land-try = Sette teste di ponte, e dietro ciascuna aspetta il difensore. In basso ci sono i tuoi 25 blocchi. Prendi un soldato e sbarcalo sulla testa di ponte che vuoi.
learn-clash-dday-land-done = I primi stivali sono sulla sabbia, per 1 dei tuoi 4 punti azione. Un soldato copre due delle diciotto caselle; chi arriva fino al capo opposto possiede la testa di ponte. CL-3.1

learn-clash-dday-turn-title = Il tuo turno e il loro
learn-clash-dday-turn-try = Le linee crescono in avanti. Porta un carro armato sulla testa di ponte 4, davanti al soldato.
learn-clash-dday-turn-try-2 = Con l’ultimo punto posa una mina davanti al carro. Ferma i carri nemici.
learn-clash-dday-turn-try-3 = I punti sono finiti. Termina il turno e guarda che cosa fa il difensore.
learn-clash-dday-turn-done = Il nemico ha posato quattro blocchi e tocca di nuovo a te, con 4 punti. In questo gioco non ci sono dadi: tutto dipende da che cosa metti e dove. CL-2.2

learn-clash-dday-strength-title = Chi batte chi
learn-clash-dday-strength-try = Su tre teste di ponte le linee si toccano. Il carro batte la fanteria, la fanteria batte la mina, la mina batte il carro. Solo uno dei tre attacchi è permesso: trovalo.
learn-clash-dday-strength-done = Il tuo carro ha travolto i due soldati e si è fermato alla mina. Sulla 2 una mina tiene fermo il tuo carro, sulla 6 un carro il tuo soldato: attaccare chi è più forte è vietato. Non è costato nulla; gli attacchi sono sempre gratis. CL-4.2 CL-4.4

learn-clash-dday-trade-title = Scambio alla pari
learn-clash-dday-trade-try = Sulla testa di ponte 3 due caporali stanno faccia a faccia. Gli uguali cadono insieme. Attacca, e guarda aprirsi il varco.
learn-clash-dday-trade-try-2 = I due caporali sono tornati in riserva, quattro caselle sono libere ed è ancora il tuo turno. Manda il sergente, che supera ogni soldato.
learn-clash-dday-trade-try-3 = Restano due caselle. Prova a infilarci un carro: prendilo e clicca sulla testa di ponte 3.
learn-clash-dday-trade-try-4 = Tre caselle non entrano in due. Un soldato sì.
learn-clash-dday-trade-done = Entra di misura, ed è contatto. Chiedi il perché a tutto ciò che è grigio: la risposta arriva sempre con la sua regola. Uno scambio conviene quando sei tu a riempire il varco. CL-4.3 CL-3.2

learn-clash-dday-blocked-title = Fermo davanti a una mina
learn-clash-dday-blocked-try = Il tuo carro sulla testa di ponte 2 tocca una mina, che è più forte: è bloccato. Clicca sulla testa di ponte e ritira il carro. Da bloccato costa 3 punti, altrimenti 2.
learn-clash-dday-blocked-try-2 = Ora tre caselle sono libere, e in testa ci vuole fanteria. Una tua mina riempie la casella in più; posala.
learn-clash-dday-blocked-try-3 = Era il quarto punto. Termina il turno.
learn-clash-dday-blocked-try-4 = Il nemico aveva da fare altrove. Ora il soldato: mettilo in testa, sulla testa di ponte 2.
learn-clash-dday-blocked-try-5 = Gli uomini tolgono le mine. Attacca!
learn-clash-dday-blocked-done = Le due mine sono sparite. Decide chi sta in testa: una linea vale quanto il suo primo blocco, e cambiarlo costa tempo. CL-3.4 CL-3.5

learn-clash-dday-artillery-title = L’artiglieria
learn-clash-dday-artillery-try = Le unità speciali sono il bello di questa edizione. L’artiglieria spara esattamente a tre teste di ponte di distanza, a sinistra o a destra. Mettila sulla 4, in testa alla tua linea.
learn-clash-dday-artillery-try-2 = La sua freccia punta su un soldato della testa di ponte 1. Clicca sulla freccia.
learn-clash-dday-artillery-try-3 = Il soldato è sparito, e anche il carro che gli stava davanti. Ora prendi un’altra unità speciale, il mortaio per esempio, e scopri perché non si può.
learn-clash-dday-artillery-done = Una sola unità speciale alla volta in campo: ritirala o perdila prima della prossima. E la freccia deve puntare sulla fanteria; sulla 7 punta su un carro. CL-4.7 CL-3.7

learn-clash-dday-card-title = Una testa di ponte presa
learn-clash-dday-card-try = Sulla testa di ponte 6 mancano tre caselle al capo opposto. Un carro armato le riempie.
learn-clash-dday-card-try-2 = Conquistata, e una carta vittoria pescata: attacco aereo. Toglie il primo blocco nemico su una testa di ponte. Giocala sulla 3, contro il carro.
learn-clash-dday-card-done = Il carro è tornato nella loro riserva, e i tuoi carri hanno ora di fronte la fanteria. Le carte non costano punti; restano nascoste finché non le giochi. CL-5.1 CL-7.4

learn-clash-dday-win-title = Tre per vincere
learn-clash-dday-win-try = Hai due teste di ponte, e la terza vince subito. Sulla 4 due carri sbarrano la via e mancano sette caselle. La tua spia batte tutto, ma solo i primi due: mettila in testa.
learn-clash-dday-win-try-2 = Tocca il carro. Attacca.
learn-clash-dday-win-try-3 = La testa di ponte è vuota, ancora sei caselle. Un carro armato.
learn-clash-dday-win-try-4 = E un altro.
learn-clash-dday-win-done = Tre teste di ponte: vinto. In una vera partita hai anche un obiettivo segreto, spesso solo due teste di ponte precise, e così il tuo avversario. CL-5.2 CL-4.5
