# Clash: D-Day, de begeleide eerste partij. `-try` zegt wat te doen, `-done` wat er te zien was en waarom.

learn-clash-dday-land-title = Aan land
learn-clash-dday-land-try = Zeven bruggenhoofden, en achter elk wacht de verdediger. In de bak onderaan liggen je 25 blokken. Neem een soldaat en zet hem op een bruggenhoofd naar keuze aan land.
learn-clash-dday-land-done = De eerste laarzen staan op het zand, voor 1 van je 4 actiepunten. Een soldaat beslaat twee van de achttien vakken; wie tot aan het andere einde komt, bezit het bruggenhoofd. CL-3.1

learn-clash-dday-turn-title = Jouw beurt, hun beurt
learn-clash-dday-turn-try = Linies groeien aan de voorkant. Breng een tank op bruggenhoofd 4, vóór de soldaat.
learn-clash-dday-turn-try-2 = Leg met het laatste punt een mijn voor de tank. Die houdt vijandelijke tanks tegen.
learn-clash-dday-turn-try-3 = Alle punten zijn op. Beëindig je beurt en kijk wat de verdediger doet.
learn-clash-dday-turn-done = De vijand heeft vier blokken gelegd en jij bent weer aan de beurt, met 4 punten. In dit spel zijn er geen dobbelstenen: alles hangt af van wat je waar neerlegt. CL-2.2

learn-clash-dday-strength-title = Wie verslaat wie
learn-clash-dday-strength-try = Op drie bruggenhoofden raken de linies elkaar. Tank verslaat infanterie, infanterie verslaat mijn, mijn verslaat tank. Maar één van de drie aanvallen is toegestaan: zoek hem.
learn-clash-dday-strength-done = Je tank reed beide soldaten omver en stopte bij de mijn. Op bruggenhoofd 2 houdt een mijn je tank tegen, op 6 een tank je soldaat: iets sterkers aanvallen is verboden. Het kostte niets; aanvallen kost nooit iets. CL-4.2 CL-4.4

learn-clash-dday-trade-title = Gelijk oversteken
learn-clash-dday-trade-try = Op bruggenhoofd 3 staan twee korporaals tegenover elkaar. Gelijken vallen samen. Val aan en zie het gat ontstaan.
learn-clash-dday-trade-try-2 = Beide korporaals liggen weer in de voorraad, vier vakken zijn vrij, en het is nog steeds jouw beurt. Stuur je sergeant, die boven elke soldaat staat.
learn-clash-dday-trade-try-3 = Er blijven twee vakken over. Probeer er een tank in te persen: pak hem op en klik op bruggenhoofd 3.
learn-clash-dday-trade-try-4 = Drie vakken gaan niet in twee. Een soldaat past wel.
learn-clash-dday-trade-done = Het past precies, en er is contact. Vraag aan alles wat grijs is waarom niet: het antwoord komt altijd met de regel. Ruilen loont als jij het bent die het gat vult. CL-4.3 CL-3.2

learn-clash-dday-blocked-title = Vast voor een mijn
learn-clash-dday-blocked-try = Je tank op bruggenhoofd 2 raakt een mijn, en die is sterker: hij is geblokkeerd. Klik op het bruggenhoofd en haal de tank terug. Geblokkeerd kost dat 3 punten, anders 2.
learn-clash-dday-blocked-try-2 = Nu zijn er drie vakken vrij, en vooraan hoort infanterie. Een eigen mijn vult het oneven vak; leg hem.
learn-clash-dday-blocked-try-3 = Dat was het vierde punt. Beëindig je beurt.
learn-clash-dday-blocked-try-4 = De vijand was elders bezig. Nu de soldaat: zet hem vooraan op bruggenhoofd 2.
learn-clash-dday-blocked-try-5 = Mannen ruimen mijnen. Val aan!
learn-clash-dday-blocked-done = Beide mijnen zijn weg. Wat vooraan staat beslist: een linie is maar zo goed als het blok aan de kop, en dat verwisselen kost tijd. CL-3.4 CL-3.5

learn-clash-dday-artillery-title = De artillerie
learn-clash-dday-artillery-try = Speciale eenheden maken deze editie. De artillerie schiet precies drie bruggenhoofden ver, naar links of naar rechts. Leg haar op bruggenhoofd 4, aan de kop van je linie.
learn-clash-dday-artillery-try-2 = Haar pijl wijst naar een soldaat op bruggenhoofd 1. Klik op de pijl.
learn-clash-dday-artillery-try-3 = De soldaat is weg, en de tank die vóór hem stond ook. Pak nu nog een speciale eenheid, het mortier bijvoorbeeld, en zie waarom het niet mag.
learn-clash-dday-artillery-done = Eén speciale eenheid tegelijk op het veld: haal haar terug of verlies haar voor de volgende komt. En de pijl moet naar infanterie wijzen; op bruggenhoofd 7 wijst hij naar een tank. CL-4.7 CL-3.7

learn-clash-dday-card-title = Een bruggenhoofd genomen
learn-clash-dday-card-try = Op bruggenhoofd 6 ontbreken drie vakken tot het andere einde. Een tank vult ze.
learn-clash-dday-card-try-2 = Veroverd, en een overwinningskaart getrokken: luchtaanval. Die haalt op één bruggenhoofd het voorste vijandelijke blok weg. Speel hem op bruggenhoofd 3, tegen de tank.
learn-clash-dday-card-done = De tank ligt weer in hun voorraad, en jouw tanks staan nu tegenover infanterie. Kaarten kosten geen punten; ze zijn verborgen tot je ze speelt. CL-5.1 CL-7.4

learn-clash-dday-win-title = Drie winnen
learn-clash-dday-win-try = Je bezit twee bruggenhoofden, en een derde wint meteen. Op 4 versperren twee tanks de weg en ontbreken zeven vakken. Je spion verslaat alles, maar alleen de eerste twee: zet hem vooraan.
learn-clash-dday-win-try-2 = Hij raakt de tank. Val aan.
learn-clash-dday-win-try-3 = Het bruggenhoofd is leeg, nog zes vakken. Een tank.
learn-clash-dday-win-try-4 = En nog een.
learn-clash-dday-win-done = Drie bruggenhoofden: gewonnen. In een echte partij heb je ook een geheime opdracht, vaak maar twee bepaalde bruggenhoofden, en je tegenstander ook. CL-5.2 CL-4.5
