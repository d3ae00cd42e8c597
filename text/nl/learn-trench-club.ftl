# Trench Club, de begeleide eerste partij. `-try` zegt wat te doen, `-done` wat er te zien was en waarom.

learn-trench-club-move-title = Over de weg
learn-trench-club-move-try = Je bent Duitsland, op de besneeuwde helft van de kaart. Klik op je pantserwagen en dan op een hex van de weg naar het zuiden, zo ver je wilt. Slepen of knijpen verschuift de kaart.
learn-trench-club-move-done = De wagen heeft 4 bewegingspunten. Een weghex kost een half punt, vlakte 1, bos anderhalf: wegen maken legers snel. Elke eenheid mag één keer per beurt bewegen. TC-5.1

learn-trench-club-capture-title = Forten
learn-trench-club-capture-try = Forten brengen geld op, en ze winnen de partij. Je pantserwagen staat voor Fort Larice, dat van niemand is. Klik op de wagen, dan op het fort, en zie waarom hij het niet kan nemen.
learn-trench-club-capture-try-2 = Alleen soldaten te voet nemen forten, en alleen als ze hun zet naast een ingang beginnen. Je infanterie staat voor Fort Corvo: klik haar aan, dan het fort.
learn-trench-club-capture-done = Corvo is van jou tot iemand het je afneemt, ook als je er weer uit loopt. Wie binnen is, kan niet worden aangevallen. TC-5.11 TC-2.2

learn-trench-club-attack-title = Het eerste gevecht
learn-trench-club-attack-try = Een beurt heeft vier fasen: bewegen, aanvallen noemen, gevechten, geld. Breng je tank naast de Britse infanterie: op de weg vlak ten noorden ervan.
learn-trench-club-attack-try-2 = Dat was het bewegen. Druk op Klaar om naar de aanvallen te gaan.
learn-trench-club-attack-try-3 = Noem nu de aanval: klik op je tank, dan op de infanterie. Naast de kaart zie je de exacte kansen.
learn-trench-club-attack-try-4 = Je zou meer aanvallen kunnen noemen. Deze is genoeg: Klaar, en de dobbelstenen rollen.
learn-trench-club-attack-done = Elk twaalf dobbelstenen: de tank raakt met 6 of minder, de infanterie schiet terug met 2 of minder. Zes treffers zijn 4 schade; één treffer op een tank doet niets. Zes schade vernietigen een eenheid, en wie beschadigd is gooit met minder stenen. TC-7.1 TC-7.3

learn-trench-club-encircle-title = Van twee kanten
learn-trench-club-encircle-try = De Britse infanterie zit in een bos, waar treffers minder pijn doen. Maar jouw infanterie staat er precies achter. Val aan met de pantserwagen.
learn-trench-club-encircle-try-2 = Er staat plus 3 dobbelstenen: dat is omsingelen. Druk op Klaar.
learn-trench-club-encircle-done = Vijftien dobbelstenen in plaats van twaalf, en de infanterie is vernietigd. De wagen kreeg 2 ervaring; met 3 is een eenheid veteraan en raakt ze veel vaker. De helper hoeft zelf niet aan te vallen. TC-7.2 TC-7.5

learn-trench-club-guns-title = Geschut schiet ver
learn-trench-club-guns-try = Je zware mortier reikt twee tot vijf hexen ver. Probeer hem eens op de infanterie vlak ernaast.
learn-trench-club-guns-try-2 = Te dichtbij. Het veldkanon erachter staat op twee hexen: val dat aan.
learn-trench-club-guns-try-3 = Druk op Klaar om te laten vuren.
learn-trench-club-guns-done = Twee schade, en niemand schoot terug: dat doen alleen buren. Houd geschut achter je infanterie; alleen naast een vijand is het weerloos. TC-6.2 TC-7.1

learn-trench-club-money-title = Geld
learn-trench-club-money-try = Deze keer geen aanval. Druk op Klaar om bij de geldfase te komen.
learn-trench-club-money-try-2 = Drie forten brachten 3 geld op, dus je hebt 4. Je tank in Fort Adler is zwaar beschadigd: voor 2 geld wordt hij helemaal hersteld. Klik op de tank.
learn-trench-club-money-try-3 = Nu kopen: klik in de lijst op infanterie, dan op Fort Corvo.
learn-trench-club-money-try-4 = Alles is op. Klaar beëindigt je beurt, en Groot-Brittannië speelt.
learn-trench-club-money-done = Eerst inkomsten, dan herstellen, dan kopen, altijd in die volgorde. De Britten hebben bewogen en jij bent weer aan de beurt, met een frisse tank en nieuwe mannen. TC-8.1 TC-8.2 TC-8.3

learn-trench-club-armies-title = Vóór de eerste beurt
learn-trench-club-armies-try = Een echte partij begint ermee dat je je elf eenheden over drie legers verdeelt. Neem voor een eerste keer de aanbevolen indeling.
learn-trench-club-armies-try-2 = Jij won de worp en plaatst eerst. Draai het nummer van leger 1 om en zie waar het staat.
learn-trench-club-armies-try-3 = Nummer 2: de eerste eenheid komt er precies op, de verlichte hex. Zet daar de pantserwagen.
learn-trench-club-armies-try-4 = De andere staan eromheen, ring na ring. Zet de bereden infanterie op een van de verlichte hexen.
learn-trench-club-armies-done = Zo gaat het door tot alle legers staan. In de eerste ronde mogen er maar enkele iets doen; het spel vraagt je welke. TC-3.2 TC-3.4 TC-3.5

learn-trench-club-win-title = Vier forten
learn-trench-club-win-try = Met twee naties winnen vier forten, met vier naties zeven van één kamp. Jij hebt er drie. Je bereden infanterie staat voor Fort Larice: neem het.
learn-trench-club-win-done = Gewonnen, en het veldkanon binnen ging met het fort verloren. Let dus op je eigen forten: een leeg fort valt aan de eerste soldaat die langskomt. TC-9.1
