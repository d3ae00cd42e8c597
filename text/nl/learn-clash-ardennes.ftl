# Clash of the Ardennes, de begeleide eerste partij. `-try` zegt wat te doen, `-done` wat er te zien was en waarom.

learn-clash-ardennes-place-title = Je eerste tank
learn-clash-ardennes-place-try = Zeven wegen lopen van jouw rand naar die van de vijand. Onderaan ligt je voorraad: 25 houten blokken. Pak een tank op en klik op een weg, welke je maar wilt.
learn-clash-ardennes-place-done = Daar ligt hij, aan jouw kant van de weg. Plaatsen kostte 1 van je 4 actiepunten. Elk blok is zo lang als het eruitziet: een tank beslaat drie van de achttien vakken. CL-3.1

learn-clash-ardennes-turn-title = Een hele beurt
learn-clash-ardennes-turn-try = Nieuwe blokken komen vóór je linie, naar de vijand toe. Leg een soldaat op weg 4, voor je tank.
learn-clash-ardennes-turn-try-2 = Er is nog één punt. Wat je niet gebruikt vervalt, maar je hoeft het niet uit te geven. Beëindig je beurt.
learn-clash-ardennes-turn-done = De vijand heeft geantwoord en jij hebt weer 4 punten. Zo gaat het door, beurt om beurt: beide linies groeien tot ze elkaar raken. CL-2.2

learn-clash-ardennes-room-title = Het moet passen
learn-clash-ardennes-room-try = Op weg 3 zijn tussen de linies maar twee vakken vrij. Pak toch een tank op en klik op weg 3, om te zien wat er gebeurt.
learn-clash-ardennes-room-try-2 = Een tank is drie vakken lang en niets mag overlappen. Een soldaat is er twee. Leg er daar een neer.
learn-clash-ardennes-room-done = Het past precies: de linies raken elkaar, en dat heet contact. Vraag het gerust aan alles wat grijs is: je hoort altijd waarom, met de regel erbij. CL-3.2 CL-1.5

learn-clash-ardennes-advance-title = Van achteren naar voren
learn-clash-ardennes-advance-try = Op weg 2 staat een soldaat helemaal achter in je linie. Klik op weg 2 en kies oprukken: voor 2 punten gaat je achterste blok naar voren.
learn-clash-ardennes-advance-try-2 = Nu raakt je soldaat een mijn. Tanks vrezen mijnen, infanterie ruimt ze. Aanvallen is gratis: klik op de gekruiste sabels op weg 2.
learn-clash-ardennes-advance-done = Beide mijnen zijn weg: na een overwinning veegt de aanvaller door zolang ook het volgende blok zwakker is. Bij de tank hield het op. Verslagen blokken gaan terug naar de voorraad, en je soldaat is niet van zijn plaats gekomen. CL-3.3 CL-4.2

learn-clash-ardennes-attack-title = Tanks, mannen en mijnen
learn-clash-ardennes-attack-try = Tank verslaat infanterie, infanterie verslaat mijn, mijn verslaat tank. Op weg 5 staat je tank tegenover een korporaal met een soldaat achter zich. Val aan!
learn-clash-ardennes-attack-try-2 = Twee in één klap, en de mijn hield je tank tegen. Er zijn nu vier vakken leeg. Vul ze met infanterie: eerst een soldaat.
learn-clash-ardennes-attack-try-3 = En nog een soldaat, tot aan de mijn.
learn-clash-ardennes-attack-try-4 = Weer contact, en mannen zijn niet bang voor mijnen. Val aan.
learn-clash-ardennes-attack-done = De weg is bijna van jou, voor 2 punten: tank en infanterie doen samen wat geen van beide alleen kan. Iets sterkers aanvallen mag nooit. CL-4.2 CL-4.4

learn-clash-ardennes-flank-title = De commandotank
learn-clash-ardennes-flank-try = Speciale eenheden maken deze editie. De commandotank schiet opzij, naar de wegen naast de zijne. Leg hem op weg 4, voor je soldaat.
learn-clash-ardennes-flank-try-2 = Zijn pijl wijst nu naar een soldaat op weg 3, midden in de vijandelijke linie. Klik op de pijl.
learn-clash-ardennes-flank-try-3 = De soldaat is weg, en de tank voor hem ook: alles wat verder naar voren stond. Pak nu nog een speciale eenheid, de spion bijvoorbeeld, om te zien waarom je ze niet allebei kunt hebben.
learn-clash-ardennes-flank-done = Van je speciale eenheden mag er maar één op het veld zijn; de plaats komt vrij als hij wordt verslagen of zich terugtrekt. Alleen infanterie kan in de flank worden gepakt: kijk dus waar de pijl heen wijst voor je hem neerlegt. CL-4.7 CL-3.7

learn-clash-ardennes-card-title = Een weg is van jou
learn-clash-ardennes-card-try = Op weg 6 ontbreken drie vakken, de lengte van een tank. Leg er een tank en raak het andere einde.
learn-clash-ardennes-card-try-2 = Veroverd! Op deze weg speelt niemand meer, en je hebt een overwinningskaart getrokken: geforceerde mars. Speel hem, het kost niets.
learn-clash-ardennes-card-done = Meteen twee punten erbij, dus nu 3 om uit te geven. Overwinningskaarten blijven verborgen tot ze gespeeld worden; bewaar ze voor de beurt waarin ze tellen. CL-5.1 CL-7.1

learn-clash-ardennes-win-title = Winnen
learn-clash-ardennes-win-try = Drie wegen winnen, of je geheime opdracht: hier wegen 2 en 5, en 2 is al van jou. Breek weg 5 open met je korporaal: leg hem vooraan.
learn-clash-ardennes-win-try-2 = Een korporaal verslaat mijnen en soldaten. Val aan.
learn-clash-ardennes-win-try-3 = De weg ligt open, vijf vakken. Eerst een tank.
learn-clash-ardennes-win-try-4 = Nog twee vakken: een soldaat.
learn-clash-ardennes-win-done = Opdracht vervuld, en op datzelfde moment is de partij gewonnen. Let op de wegen van de vijand als op je eigen: zijn kaart is voor jou verborgen zoals de jouwe voor hem. CL-5.2
