# Stand at Mortain, de begeleide eerste partij. `-try` zegt wat te doen, `-done` wat er te zien was en waarom.

learn-mortain-card-title = De kaart beslist
learn-mortain-card-try = Jij leidt de Duitse tegenaanval. Niemand is om de beurt: er wordt een kaart getrokken, zwart is van jou, rood van de Amerikaan. Met schoppen zeven mogen vier eenheden iets doen. Klik er een aan in de bak aan de oostrand en dan een hex in de oostelijke kolom.
learn-mortain-card-done = Eén eenheid is binnengekomen en er zijn nog 3 activeringen. Een cijferkaart laat de helft van haar getal in actie komen, naar boven afgerond; een aas één. SM-3.1 SM-3.2

learn-mortain-tiger-title = De Tigers rijden mee
learn-mortain-tiger-try = Met een activering gaat een eenheid één hex verder, of ze vuurt. In 0902 staan de Tigers, 102, bij 2SS-1. Verplaats 2SS-1 naar 0802 en neem 102 mee: dat kost niets extra.
learn-mortain-tiger-try-2 = Twee fiches verplaatst, één activering gebruikt. Gebruik ook de andere: D van 0903 naar 0803, het bos in.
learn-mortain-tiger-done = In een hex staan hoogstens twee eenheden; 102 telt niet mee. Terrein houdt niemand op, het beschermt: bos, dorp en heuvel met 1, de stad met 2. SM-4.2 SM-4.3

learn-mortain-fire-title = Samen vuren
learn-mortain-fire-try = D en DF staan naast het 119e in Mortain. Klik op het doel en dan op beide schutters. Hun waarden tegen infanterie, 3 en 3, tellen op. Je ziet de kansen voor je schiet.
learn-mortain-fire-done = Een vier: min 1 omdat je aangrenzend bent, plus 2 voor de stad, dat is 5, niet meer dan jouw 6. Raak! Het 119e wordt omgedraaid; een tweede treffer zou het uitschakelen. SM-5.4 SM-1.4

learn-mortain-line-title = Wat het zicht verspert
learn-mortain-line-try = 2SS-1 in 0802 zou graag op de kanonnen in 0602 schieten, achter de stad. Klik op 2SS-1, dan op 823, en kijk.
learn-mortain-line-try-2 = Vuur gaat een stad, een bos, een heuvel in, maar er nooit doorheen. Naast je, op Heuvel 314, staat het 120e: vuur daarop.
learn-mortain-line-try-3 = Een boer! Bij een plaatje kiest de schutter: een misser, of nog een kaart. Trek opnieuw.
learn-mortain-line-done = Een drie: min 1, plus 1 voor de heuvel, binnen jouw 4. Raak. Opnieuw trekken is meestal goed, tenzij de joker dichtbij is: die maakt aan alles meteen een einde. SM-5.3 SM-5.5

learn-mortain-hill-title = Vanaf de heuvel
learn-mortain-hill-try = Heuvel 314 is van jou. Vanaf een heuvel reik je drie hexen ver in plaats van twee. SPTD op Heuvel 285 is een tank: daartegen telt de andere waarde, AT. Vuur met 2SS-1; 102 doet gratis mee.
learn-mortain-hill-done = 5 en 5 is 10; de negen, min 1 voor de Tigers, plus 1 voor de heuvel, is 9. Raak, op drie hexen, voor één activering. Op kanonnen en infanterie vuur je met AI, op tanks met AT. SM-5.2 SM-5.1

learn-mortain-enemy-title = Als de kaart rood is
learn-mortain-enemy-try = Je mag stoppen voor een kaart op is. Zeg dat je met deze klaar bent.
learn-mortain-enemy-done = Er gebeurde veel: een rode negen, en de Amerikaan liet vliegtuigen op je stapel los in plaats van te bewegen. De kaart was een vijf, meer dan 4: mis. Toen de joker, en de beurt was meteen voorbij. Beurt 4 begint met jouw heer: één eenheid of één hele stapel mag iets doen. SM-6.1 SM-3.6 SM-3.3

learn-mortain-win-title = Vijf eroverheen
learn-mortain-win-try = Je wint als vijf van je eenheden de kaart aan de westrand hebben verlaten voor beurt 6 voorbij is. Drie zijn er door. 38 staat met 102 aan de rand: vertrek met 38 en neem 102 mee.
learn-mortain-win-done = Twee voor één activering, vijf in totaal: gewonnen. Ben je te laat, dan wint de Amerikaan; vecht dus niet om elk dorp, ga eromheen en houd de Tigers in gezelschap. SM-7.1 SM-4.5
