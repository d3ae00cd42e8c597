# Tekst van de server: waarom een verzoek niet werd uitgevoerd.

## Vragen
server-unreadable = Het verzoek is niet te lezen: { $found }
server-missing = Hier is niets met die naam.
server-nobody = Kies eerst een naam.
server-wrong-password = Gebruikersnaam en wachtwoord horen niet bij elkaar.
server-origin = Dit verzoek kwam van een andere site.
server-nul = Tekst met het teken NUL kan niet worden bewaard.
server-too-large = Dat is meer dan in één bericht past.
server-too-fast = Niet zo snel: wacht even en probeer het opnieuw.
server-too-many-sockets = Er staan te veel verbindingen tegelijk open.
server-too-many-hints = Er wordt al over te veel hints nagedacht. Probeer het zo meteen opnieuw.
server-too-many-tables = Je hebt zoveel onvoltooide tafels als één persoon mag hebben.
server-closing = De server wordt afgesloten; kom zo meteen terug.
server-store = De server kan niet bij zijn geheugen. Er is niets veranderd; probeer het zo meteen opnieuw.
server-broken = Er ging iets mis op de server.
server-try-again = De tafel veranderde op hetzelfde moment. Kijk opnieuw en herhaal het.

## Lessons
server-bad-lesson = Deze zinnen horen niet bij deze les. Begin de stap opnieuw.

## Namen en accounts
server-bad-name = Een naam heeft 1 tot 40 tekens.
server-bad-login = Een gebruikersnaam heeft 3 tot 40 letters, cijfers, punten, streepjes of onderstrepingstekens.
server-bad-password = Een wachtwoord heeft 10 tot 200 tekens.
server-no-such-language = Die taal wordt hier niet gesproken.
server-already-account = Je hebt al een account.
server-login-taken = Iemand anders heeft die gebruikersnaam.

## Tafels
server-no-such-game = Er is geen spel met die naam.
server-bad-head = De opties of de kaart zijn niet te lezen.
server-bad-clock = Een live klok heeft 10 seconden tot een dag en hooguit een uur extra; anders is het 1 tot 60 dagen per zet.
server-bad-level = De computer heeft de niveaus 1 tot 5.
server-faults = Zo kan de tafel niet worden klaargezet.
server-no-such-seat = Die plaats is er niet aan deze tafel.
server-seat-taken = Die plaats is bezet.
server-seats-free = Er zijn nog plaatsen vrij.
server-already-started = Het spel is al begonnen.
server-not-started = Het spel is nog niet begonnen.
server-not-running = Het spel wordt niet gespeeld.
server-not-over = Dat wordt getoond als het spel voorbij is.
server-not-your-seat = Daar zit je niet.
server-not-your-table = Dat kan alleen wie de tafel heeft gemaakt.
server-not-your-turn = Je bent niet aan de beurt.
server-no-spectators = Aan deze tafel mag niemand toekijken.
server-other-rules = Dit spel is begonnen met versie { $found } van de regels; de server speelt versie { $current }. Hier kan het niet verdergaan, maar wie het speelde kan het downloaden.

## Aan de tafel
server-stale = De tafel is intussen verder; zo staat het er nu voor.
server-no-takebacks = Aan deze tafel wordt niets teruggenomen zodra er gedobbeld is.
server-bad-sentence = Een zin heeft 1 tot 200 tekens.
server-bad-token = Een bericht heeft een eigen nummer nodig: 1 tot 64 letters of cijfers.
server-bad-chat = Een chatregel heeft 1 tot 500 tekens.
server-bad-note = De notitie is te lang.
server-bad-salt = Een verzegeld of een geopend zout, als 64 hexadecimale cijfers.
server-salt-sealed = Je zout is al verzegeld, of deze tafel gebruikt er geen.
server-salt-not-now = Het zout wordt geopend als het spel gaat beginnen.
server-salt-other = Dat is niet het zout dat verzegeld werd.
server-no-socket = Dit adres is voor WebSockets.
