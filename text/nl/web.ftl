# The web client: pages, buttons, notices. The games' own words are in their files.

## Home
web-home-title = Wat spelen we vanavond?
web-home-sub = Geen account nodig. Kies een spel en het ligt op tafel.
web-line-clash-ardennes = Zeven besneeuwde wegen, elk vijfentwintig blokken. Breek door, of bluf.
web-line-clash-dday = Hetzelfde duel op zeven stranden, met geschut dat ver reikt.
web-line-mortain = Een veldslag op een ansichtkaart. De volgende kaart beslist wie mag handelen.
web-line-trench-club = Vier naties, veertien forten, legers die je zelf samenstelt.
web-facts-clash-ardennes-players = 2 spelers
web-facts-clash-ardennes-time = 30 min
web-facts-clash-ardennes-depth = makkelijk
web-facts-clash-dday-players = 2 spelers
web-facts-clash-dday-time = 30 min
web-facts-clash-dday-depth = makkelijk
web-facts-mortain-players = 2 spelers
web-facts-mortain-time = 45 min
web-facts-mortain-depth = gemiddeld
web-facts-trench-club-players = 2–4 spelers
web-facts-trench-club-time = 2–3 u
web-facts-trench-club-depth = rijk
web-play-computer = Tegen de computer
web-same-screen = Eén scherm
web-invite = Uitnodigen
web-learn = Leren
web-side = Partij
web-level = Niveau
web-playing-as = Je speelt als
web-your-tables = Jouw tafels
web-no-tables = Nog geen spel. Begin er hierboven een.
web-public-tables = Open voor iedereen
web-no-public = Op dit moment heeft niemand een openbare tafel.
web-open = Openen
web-look = Bekijken
web-join = Meedoen
web-watch = Meekijken
web-your-turn = Jouw beurt
web-over = afgelopen
web-guest-name = Gast

## Everywhere
web-home = Naar het begin
web-settings = Instellingen
web-your-name = Je naam
web-save = Bewaren
web-language = Taal
web-theme = Kleuren
web-theme-system = zoals het systeem
web-theme-light = licht
web-theme-dark = donker
web-motion = Animatie
web-motion-full = normaal
web-motion-fast = snel
web-motion-off = uit
web-sound = Geluid
web-on = aan
web-off = uit
web-close = Sluiten
web-accept = Aannemen
web-send = Versturen
web-try-again = Opnieuw proberen
web-unreachable = De server antwoordt niet. Controleer je verbinding.
web-broken = Er ging bij ons iets mis. Probeer het opnieuw.
web-lost-title = Hier is niets
web-lost = Dit adres leidt naar geen tafel. Misschien is de link onvolledig of is de tafel weggehaald.

## The table
web-laying-out = De tafel wordt gedekt …
web-you = Jij
web-computer = Computer
web-free = vrij
web-away = weg
web-thinks = denkt na
web-time-left = Resterende tijd
web-connection-connecting = verbinden …
web-connection-lost = verbinding weg, probeert opnieuw
web-connection-closed = niet verbonden
web-undo = Ongedaan maken
web-hint = Tip
web-hint-win = wint ongeveer { $win } van de 100 keer
web-do-it = Doe het
web-rules = Regels
web-all-rules = Alle regels van dit spel
web-replay = Terugkijken
web-log = Verslag
web-log-earlier = Eerdere regels
web-chat = Praten
web-chat-say = Zeg iets aan tafel
web-chat-empty = Nog niemand heeft iets gezegd.
web-notes = Mijn notities (alleen jij ziet ze)
web-say = Typ een zin
web-choices = Wat je kunt doen
web-back = Terug
web-free-of-cost = gratis
web-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
web-cards = Kaarten
web-more = Meer
web-offer-draw = Remise aanbieden
web-offer-takeback = Terugname vragen
web-takeback-asked = { $side } wil de laatste zet terugnemen.
web-hand-over = Laat de computer voor mij spelen
web-take-back-seat = Weer zelf spelen
web-resign = Opgeven
web-resign-sure = Ja, ik geef op
web-you-win = Je hebt gewonnen!
web-rematch = Nog een spel
web-rematch-accept = Revanche aannemen
web-download = Spel downloaden
web-curtain-title = { $side } aan zet
web-curtain = Geef het scherm door. Er is niets te zien tot je klaar bent.
web-curtain-lift = Ik ben er klaar voor
web-moment = Moment in het spel
web-moment-of = { $ply } van { $most }
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-to-now = Terug naar nu
web-keys = Toetsenbord
web-key-tab = naar het volgende wat je kunt kiezen
web-key-arrows = naar de buur in die richting
web-key-enter = kiezen; nogmaals: terugleggen
web-key-esc = één stap terug
web-key-say = een zin typen
web-key-end = de beurt beëindigen
web-key-scrub = door het spel bladeren

## Rules
web-rules-search = Zoek in de regels
web-rules-found = { $count ->
    [one] 1 paragraaf
   *[other] { $count } paragrafen
 }
web-rules-none = Geen paragraaf gaat over “{ $asked }”.
web-rules-link = Het adres van deze paragraaf
web-rules-standing = Waar dit vandaan komt: S staat in een regelboekje, E uit een voorbeeld, I afgeleid, R gereconstrueerd
web-rules-sections = Hoofdstukken
web-rules-wait = De regels worden opengeslagen …
web-rules-clash = Clash: Ardennen, D-Day
web-rules-mortain = Stand at Mortain
web-rules-trench-club = Trench Club
web-rules-lost-title = Die regels zijn er niet
web-rules-lost = Het adres noemt geen spel waarvan de regels hier liggen.
web-print = Afdrukken
web-gone-title = De server antwoordt niet

## Looking back
web-replay-start = Voor de eerste zet
web-replay-first = Naar het begin
web-replay-last = Naar het einde
web-replay-turn-back = Een beurt terug
web-replay-turn-on = Een beurt verder
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-speed = Snelheid
web-replay-eyes = Gezien door
web-replay-public = Wat iedereen zag
web-replay-all = Alles
web-replay-unfinished = niet afgelopen
web-replay-chance = kans voor { $side }:
web-replay-running-title = Dit spel is nog bezig
web-replay-running = Als het afgelopen is, kun je het terugkijken. Tot dan toont elke regel van het verslag aan tafel zijn moment.
web-to-table = Naar de tafel
web-review = Terugblik
web-review-wait = Bezig met rekenen …
web-review-turning = Keerpunten
web-review-turning-note = Honderdsten van de winstkans die { $side } won (▲) of verloor (▼), naar schatting van de computer.
web-review-even = Geen enkele regel veranderde veel.
web-review-luck = Geluk
web-review-luck-note = Wat dobbelstenen en kaarten gaven of namen, vergeleken met alles wat ze hadden kunnen brengen: honderdsten van de winstkans, opgeteld.
web-review-no-luck = Het toeval had in dit spel niets te zeggen.
web-review-little-luck = { $count ->
    [one] Het toeval sprak één keer in deze partij en veranderde vrijwel niets: het spel besliste.
   *[other] Het toeval sprak { $count } keer in deze partij en veranderde vrijwel niets: het spel besliste.
}
web-review-rare = Minst waarschijnlijk
web-review-advice = Wat de computer zou doen
web-review-advice-note = Op het getoonde moment, met alleen wat die speler wist.
web-review-ask = Vraag het
web-dice = Dobbelstenen
web-dice-how = Elk getal is hier, in je browser, opnieuw afgeleid uit het geopende geheim, het zout van de spelers en het spelverloop. Niemand heeft ze gekozen.
web-dice-sealed = Getoond voor het spel (SHA-256 van het geheim)
web-dice-game = Spel
web-dice-salts = Spelers die zout toevoegden
web-dice-roll = Worp of kaart
web-dice-number = Getal
web-dice-interval = Moet liggen in
web-dice-fits = Klopt
web-dice-unproved = niet bewezen
web-dice-wrong = { $count ->
    [one] 1 worp klopt niet.
   *[other] { $count } worpen kloppen niet.
 }
web-dice-checked = Dobbelstenen nagerekend in deze browser.
web-dice-failed = De dobbelstenen kloppen niet met het bewijs.
web-file-title = Een spelbestand openen
web-file-about = Een spel dat van een Sandtable is gedownload, kun je hier terugkijken, dobbelstenen incluis. Er wordt niets bewaard.
web-file-choose = Kies een bestand
web-file-drop = of laat het hier vallen
web-file-paste = of plak de tekst
web-file-open = Openen
web-file-another = Bestand openen
web-file-reading = Bezig met lezen …
web-file-broken = Dit bestand kan niet worden afgespeeld.
web-file-line = regel { $line }
web-file-more = { $count ->
    [one] Nog één fout.
   *[other] Nog { $count } fouten.
}
web-key-replay = bij het terugkijken: stap voor stap, afspelen en pauze
web-motion-slow = langzaam

## A new table
web-new-title = Een nieuwe tafel
web-new-more = Meer opties
web-new-lost-title = Dat spel is er niet
web-new-nations = Landen
web-new-all-nations = alle vier, op de hele kaart
web-new-me = ik
web-new-friend = vrij: via de link
web-new-options = Opties van het spel
web-map = Kaart
web-map-default = de hele oorlog, 26 × 18 hexen
web-map-training = oefenterrein, twee landen
web-map-own = een eigen kaart
web-map-paste = Plak de tekst van een kaartbestand; hij wordt tijdens het typen gecontroleerd.
web-map-choose = Kaartbestand kiezen
web-map-broken = Op deze kaart kan nog niet gespeeld worden.
web-map-good = Deze kaart is goed: { $columns } × { $rows } hexen, { $forts } forten.
web-map-good-half = Deze kaart is goed, voor twee landen: { $columns } × { $rows } hexen, { $forts } forten.
web-map-missing = Een eigen kaart moet eerst geplakt en goedgekeurd zijn.
web-new-clock = Klok
web-new-clock-none = geen klok
web-new-clock-live = live: tijd voor het spel
web-new-clock-days = traag: dagen per zet
web-new-minutes = Minuten per speler
web-new-increment = Seconden erbij na elke beurt
web-new-days = Dagen per zet
web-new-time-out = Als de tijd om is
web-new-time-out-lose = is het spel verloren
web-new-time-out-bot = speelt de computer verder
web-new-people = Mensen
web-new-open-to = Wie kan meedoen
web-new-link = wie de link heeft
web-new-public = iedereen
web-new-spectators = Anderen mogen meekijken
web-new-takebacks = Terugnemen voorbij dobbelstenen
web-new-takebacks-no = niet aan deze tafel
web-new-takebacks-yes = als iedereen het goed vindt
web-new-dice-provable = Door de server getrokken, bewijsbaar
web-new-dice-provable-note = Voor het spel is een zegel te zien; na afloop kan elke worp worden nagerekend.
web-new-dice-salted = Bewijsbaar, en de spelers doen mee
web-new-dice-salted-note = Elke browser voegt een eigen getal toe, eerst verzegeld: zelfs de server kent de dobbelstenen niet vooraf.
web-new-dice-entered = Onze eigen dobbelstenen en kaarten
web-new-dice-entered-note = Je gooit en trekt zelf en typt wat er kwam.
web-new-nobody = Minstens één plaats moet van jou of vrij zijn: de computer speelt niet alleen.
web-new-make = Maak de tafel
web-chance-title = Gooi de dobbelstenen of trek de kaart
web-chance-type = Typ wat er kwam
web-chance-clash = zoals “coin axis”, “objective allies roads-1-2” of “victory axis fuel”
web-chance-mortain = zoals “draw 7s” voor schoppen zeven, of “draw joker”
web-chance-trench-club = zoals “hits 3 1”, “rolloff 9 4” of “number 1 5”

## Coming back
web-since = Sinds je laatste blik
web-since-count = { $count ->
    [one] Er is één ding gebeurd sinds je hier was.
   *[other] Er zijn { $count } dingen gebeurd sinds je hier was.
 }
web-since-show = Laat zien
web-skip = Overslaan
web-live-turn = Jij bent aan de beurt: { $count ->
    [one] er kan één ding.
   *[other] er kunnen { $count } dingen.
 }
web-account = Account
web-account-about = Niet nodig om te spelen. Ermee vind je je spellen ook op een ander apparaat.
web-account-in = Aangemeld als { $login }
web-account-make = Account maken
web-login = Gebruikersnaam
web-password = Wachtwoord
web-sign-in = Aanmelden
web-sign-out = Afmelden
web-expired-title = Je sessie is verlopen
web-expired = Deze browser is hier niet meer bekend. Meld je aan als je een account hebt, of open je uitnodigingslink opnieuw.
web-expired-home = Je sessie is verlopen: spellen als gast vind je via hun link, die van een account na aanmelden (instellingen).
web-full-title = Alle plaatsen zijn bezet
web-full-watching = Alle plaatsen zijn bezet: je kijkt mee.
web-full-waiting = Je kunt meekijken zodra het begint.
web-closed-title = Deze tafel is niet voor jou open
web-other-rules-title = Dit spel kan hier niet verder
web-offered = Je hebt remise aangeboden. Het aanbod vervalt bij de volgende actie.
web-takeback-offered = Je hebt gevraagd terug te nemen. De anderen moeten instemmen.
web-notes-saved = Bewaard

## Talking
web-chat-watching = kijkt mee
web-chat-to-players = De spelers lezen dit; wie meekijkt schrijft met elkaar tot het spel voorbij is.
web-chat-to-watchers = Wie meekijkt leest dit; de spelers pas als het spel voorbij is.
web-chat-all = Het spel is voorbij: iedereen leest alles.

## What was agreed
web-terms = Wat is afgesproken
web-terms-live = { $minutes } min, +{ $increment } s per beurt
web-terms-days = { $days ->
    [one] één dag per zet
   *[other] { $days } dagen per zet
 }
web-terms-seal = Zegel van de dobbelstenen (SHA-256)

## Waiting for others
web-lobby-wait = Wachten op de anderen
web-lobby-invited = Je bent uitgenodigd om te spelen
web-seats = Plaatsen
web-sit = Hier gaan zitten
web-add-computer = Computer
web-start = Beginnen
web-leave = Van tafel gaan
web-share-play = Stuur deze link naar een vriend. Het spel begint zodra die gaat zitten.
web-share-watch = Met deze link kunnen anderen meekijken.
web-link = Link
web-copy = Link kopiëren
web-copied = Gekopieerd
web-qr = De link als code voor een camera

## Clash
web-clash-board = Zeven wegen van { $tiles } vakken
web-clash-road = Weg { $road }
web-clash-stock = { $unit }, { $count } in voorraad, { $points }
web-clash-points-left = nog { $points } van { $most } punten
web-clash-your-objective = Jouw doel
web-clash-objective-hidden = doel verborgen
web-clash-victory-card = Overwinningskaart
web-clash-victory-cards = { $count ->
    [one] 1 overwinningskaart
   *[other] { $count } overwinningskaarten
 }
web-clash-carry = tik een verlichte plek aan, of tik nogmaals om terug te leggen.
web-clash-your-move = Jij bent aan zet: kies een eenheid, een weg of een aanval.
web-clash-place = Op weg { $road } plaatsen: { $unit }
web-clash-advance = Oprukken op weg { $road }
web-clash-retreat = Terugtrekken van weg { $road }
web-clash-attack = Aanvallen op weg { $road }
web-clash-flank = Vanaf weg { $from } weg { $road } in de flank vallen
web-clash-fire = Mortier op weg { $from }: vuur op weg { $road }
web-clash-card = Kaart spelen: { $card }
web-clash-card-road = Kaart spelen op weg { $road }: { $card }
web-clash-keep = Houden: { $objective }
web-clash-end = Einde beurt

## Stand at Mortain's board
board-mortain-map = Kaart van Mortain, negen bij vijf velden
board-mortain-zoom-in = Dichterbij
board-mortain-zoom-out = Verder weg
board-mortain-zoom-all = De hele kaart
board-mortain-setup = opstellen
board-mortain-turn = beurt { $turn } van 6
board-mortain-stamp = BEURT
board-mortain-caption = Mortain, Normandië · augustus 1944
board-mortain-to = naar
board-mortain-from = uit
board-mortain-out = weg: { $count } van 5
board-mortain-waiting = wachten
board-mortain-lost = verloren
board-mortain-exit = de westrand
board-mortain-support = Steun, eens per beurt
board-mortain-support-used = Steun is deze beurt gebruikt
board-mortain-harass = bestoken
board-mortain-harassed = Uit de lucht bestookt: { $hex } en de velden eromheen
board-mortain-unit = { $unit }, { $at }, { $tank } tegen tanks, { $infantry } tegen infanterie, { $steps ->
        [one] verzwakt
       *[other] op volle sterkte
    }
board-mortain-choices = { $thing }: { $count ->
        [one] één mogelijkheid
       *[other] { $count } mogelijkheden
    }
board-mortain-left = nog { $count }
board-mortain-used = deze beurt gebruikt, open voor beiden
board-mortain-fought = getrokken in gevechten
board-mortain-activations = { $left } van { $total }
board-mortain-draw = De volgende kaart wordt getrokken
board-mortain-deploy = De Amerikaan plaatst vijf eenheden
board-mortain-fight = Er wordt een kaart getrokken voor de aanval
board-mortain-choose = Een plaatje: mis, of nog een kaart? ({ $side })
board-mortain-won = Overwinning: { $side }
board-mortain-acts = { $side }: { $count ->
        [one] één eenheid handelt
       *[other] { $count } eenheden handelen
    }
board-mortain-face = { $side }: één eenheid of één stapel handelt
board-mortain-face-fixed = { $side }: de stapel van { $hex } handelt
board-mortain-suggested = Plaatsen zoals voorgesteld
board-mortain-say-deploy = Plaats { $unit } in { $hex }
board-mortain-say-move = { $unit } naar { $hex }
board-mortain-say-move-with = { $unit } naar { $hex }, met { $other }
board-mortain-say-exit = { $unit } verlaat de kaart aan de westrand
board-mortain-say-exit-with = { $unit } verlaat de kaart aan de westrand, met { $other }
board-mortain-say-fire = Vuur op { $target } met { $units }
board-mortain-say-support = { $support } op { $hex }, { $against }
board-mortain-say-support-unit = { $support } op { $unit }
board-mortain-say-harass = { $support } bestookt { $hex }
board-mortain-say-redraw = Nog een kaart trekken
board-mortain-say-miss = Het misschot aanvaarden
board-mortain-say-pass = Klaar met deze kaart

## Trench Club's board
board-trench-map = Kaart van { $columns } bij { $rows } velden
board-trench-mini = De hele kaart; een klik brengt je erheen
board-trench-zoom-in = Dichterbij
board-trench-zoom-out = Verder weg
board-trench-zoom-all = De hele kaart
board-trench-setup = opstellen · { $nation }
board-trench-round = ronde { $round } · { $nation }
board-trench-over = het spel is uit
board-trench-phase-split = Legers indelen
board-trench-phase-place = Legers plaatsen
board-trench-phase-begin = Wie begint
board-trench-phase-move = Bewegen
board-trench-phase-attack = Aanvallen aankondigen
board-trench-phase-battle = Gevechten
board-trench-phase-money = Geld
board-trench-forts = { $team }: { $count } van de { $goal } benodigde forten
board-trench-money = Geld: { $money }
board-trench-holds = Forten: { $count }
board-trench-nobody = niemand
board-trench-fort = Fort { $fort }, in handen van { $owner }
board-trench-mine = Mijn van { $nation } in { $hex }
board-trench-start = Startnummer { $number }
board-trench-unit = { $unit }, { $at }{ $damage ->
        [0] { "" }
       *[other] , schade { $damage }
    }{ $experience ->
        [0] { "" }
       *[other] , ervaring { $experience }
    }
board-trench-at-aboard = op het transport
board-trench-at-stock = in voorraad
board-trench-at-dead = vernietigd
board-trench-choices = { $thing }: { $count ->
        [one] één mogelijkheid
       *[other] { $count } mogelijkheden
    }
board-trench-costs = { $what }, { $points } van { $speed } punten
board-trench-acting = { $count ->
    [one] Leger { $armies } is deze beurt aan zet
   *[other] Legers { $armies } zijn deze beurt aan zet
}
board-trench-tip = Wijs een eenheid aan om haar waarden te zien.
board-tap-again = Tik nog eens om aan te vallen.
board-trench-army = Leger { $army }
board-trench-rookie = groentje, ervaring { $experience }
board-trench-veteran = veteraan, ervaring { $experience }
board-trench-hero = oorlogsheld, ervaring { $experience }
board-trench-speed = snelheid
board-trench-range = bereik
board-trench-attack = aanval
board-trench-against = tegen { $class }
board-trench-damage = treffers voor
board-trench-open = open
board-trench-forest = bos
board-trench-list = Aanvalslijst
board-trench-list-note = in deze volgorde
board-trench-against-unit = { $unit } op { $target }
board-trench-split = { $nation } deelt zijn eenheden in
board-trench-assign = Naar welk leger gaat { $unit }?
board-trench-hidden = gedekt
board-trench-reveal = Keer een leger om
board-trench-activate = Welk leger handelt als eerste?
board-trench-place = Leger { $army } rond nummer { $number }
board-trench-wind = Waarheen drijft het gas?
board-trench-lay-mine = Een mijn leggen
board-trench-shop = Te krijgen eenheden
board-trench-give = Geld aan je bondgenoot geven
board-trench-way-n = noord
board-trench-way-ne = noordoost
board-trench-way-se = zuidoost
board-trench-way-s = zuid
board-trench-way-sw = zuidwest
board-trench-way-nw = noordwest
board-trench-say-assign = { $unit } naar leger { $army }
board-trench-say-assign-recommended = Indelen zoals aanbevolen
board-trench-say-reveal = Leger { $army } omkeren
board-trench-say-activate = Leger { $army } handelt
board-trench-say-place = Plaats { $unit } in { $hex }
board-trench-say-move = { $unit } naar { $hex }
board-trench-say-unload = { $unit } stapt uit in { $hex }
board-trench-say-board = { $unit } stapt in: { $transport }
board-trench-say-enter = { $unit } gaat { $fort } binnen
board-trench-say-capture = { $unit } verovert { $fort }
board-trench-say-buy = Koop { $unit } in { $fort }
board-trench-say-mine = Leg een mijn in { $hex }
board-trench-say-attack = { $unit } valt aan: { $target }
board-trench-say-gas = { $unit } stuurt gas op { $target }, richting { $direction }
board-trench-say-repair = Herstel { $unit }
board-trench-say-recruit = Werp voor een speciale eenheid in { $fort }
board-trench-say-recruit-special = { $special } voor { $place }
board-trench-say-give = { $amount } geven
board-trench-say-done = Klaar
