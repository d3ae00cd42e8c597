# Tekst van de tafel en van het terminalprogramma: alles wat in elk spel hetzelfde is.

## De spellen
game-clash-ardennes = Clash of the Ardennes
game-clash-ardennes-about = zeven wegen, twee linies tanks en infanterie en voor ieder een geheim doel; twee spelers, ongeveer een half uur
game-clash-dday = Clash: D-Day
game-clash-dday-about = dezelfde strijd op zeven stranden, met geschut in plaats van de commandotank; twee spelers
game-mortain = Stand at Mortain
game-mortain-about = de Duitse tegenaanval van augustus 1944 op een dunne Amerikaanse linie, gestuurd door een pak kaarten; twee spelers
game-trench-club = Trench Club
game-trench-club-about = legers, kanonnen en forten van de Grote Oorlog op een grote kaart met zeshoeken; twee tot vier landen

## Opsommingen
list-and = { $rest } en { $last }
list-or = { $rest } of { $last }
list-more = { $rest } … (nog { $last })
list-none = niets

## Een zin die niet wordt uitgevoerd
refusal-misread = Woord { $number }, “{ $found }”, is niet te lezen. Daar zou kunnen staan: { $expected }.
refusal-misread-missing = Er ontbreekt iets bij woord { $number }. Daar zou kunnen staan: { $expected }.
refusal-misread-end = Bij woord { $number } kan niets meer volgen, maar er staat “{ $found }”.
refusal-not-due = Nu is iemand anders aan zet.
refusal-over = Het spel is afgelopen.
refusal-undo-not-yours = Alleen wie het laatst iets deed kan dat terugnemen, en alleen zolang diens beurt duurt.
refusal-undo-nothing = Er valt niets terug te nemen: er zitten dobbelstenen, kaarten, een onthulling of een beurtwissel tussen.
refusal-draw-offered = Er ligt al een remiseaanbod.
refusal-no-offer = Niemand heeft remise aangeboden.
refusal-own-offer = Je kunt je eigen aanbod niet aannemen; dat moet de andere partij doen.
refusal-resigned = Je hebt al opgegeven; de rest van je team moet nog instemmen.
refusal-no-takeback = Niemand heeft gevraagd iets terug te nemen.
refusal-own-takeback = Je kunt niet met je eigen verzoek instemmen; dat moet de andere partij doen.
refusal-takeback-asked = Er is al gevraagd om terug te nemen.
refusal-takeback-nothing = Je hebt nog niets gedaan: er valt niets terug te nemen.
refusal-proof = Hoe de woorden van het toeval zijn getrokken past niet bij wat daar getrokken kon worden.

## Fouten in bestanden en opties
fault-at-line = regel { $line }: { $fault }
fault-by = “{ $found }” is geen partij van dit spel en ook niet het toeval (chance).
fault-format = Dit is geen spelbestand: de eerste regel moet “sandtable { $format }” zijn.
fault-head = Het spel kan niets met deze regel: { $found }
fault-indented = Er staat een ingesprongen regel vóór het eerste deel.
fault-no-game = De regel “game NAAM” ontbreekt.
fault-no-rules = De regel “rules NUMMER” ontbreekt.
fault-player = Na “player” horen een partij en een naam te staan.
fault-proof = “{ $found }” zegt niet hoe een woord van het toeval is getrokken; dat ziet eruit als 1+1/2.
fault-result = De uitslag in het bestand is niet die van het gespeelde spel: { $found }.
fault-rules-version = Het bestand is gespeeld volgens regels { $found }; dit programma kent regels { $current }.
fault-section = Deze regel staat tegen de kantlijn maar opent geen deel: { $found }
fault-setup-first = De opstelling (setup) moet het eerste deel zijn, en er kan er maar één zijn.
fault-snapshot = De bewaarde stelling is niet te lezen.
fault-spaces = Tussen woorden staat één spatie.
fault-twice = Het deel “{ $found }” staat hier voor de tweede keer.

## Wat er aan tafel is gezegd
platform-resign = { $side } gaf op.
platform-offer-draw = { $side } bood remise aan.
platform-accept-draw = { $side } nam het remiseaanbod aan.
platform-undo = { $side } nam de laatste handeling terug.
platform-offer-takeback = { $side } vroeg om de laatste handeling terug te nemen.
platform-accept-takeback = { $side } stemde in: het is teruggenomen.
platform-time-out = De tijd van { $side } is om.
platform-seat-person = Vanaf hier speelt een mens { $side }.
platform-seat-bot = Vanaf hier speelt de computer { $side }.
outcome-draw = Het spel eindigt in remise.
outcome-won = Het spel is gewonnen door { $side }.

## Scenario's
scenario-refused = “{ $sentence }” zou toegestaan moeten zijn, maar wordt geweigerd ({ $rule })
scenario-allowed = “{ $sentence }” zou geweigerd moeten worden, maar is toegestaan
scenario-other-rule = “{ $sentence }” zou geweigerd moeten worden volgens { $expected }, maar wordt geweigerd volgens { $rule }
scenario-expected = verwacht “{ $expected }”, gevonden “{ $found }”

## Fouten
error-unknown-game = Er is geen spel “{ $found }”. Wel zijn er: { $games }.
error-unknown-seat = Er is geen partij “{ $found }”. Wel zijn er: { $seats }.
error-other-game = { $file } is een spel { $found }.
error-read = { $file } kan niet worden gelezen: { $error }
error-no-paragraph = Er is geen paragraaf { $found }.
error-no-rules = Er zijn geen regels van { $found }.

## De speelsessie
prompt-curtain = Enter
prompt-question = ja/nee
prompt-chance = toeval
prompt-table = tafel
play-curtain = { $side } is aan zet: neem het toetsenbord en druk op Enter als niemand anders kijkt.
play-chance = Gooi de dobbelstenen of trek de kaart, en typ wat er kwam.
why-legal = “{ $sentence }” mag nu.
legal-nobody = Er is nu geen speler aan zet.
legal-none = Er is geen toegestane zin die begint met “{ $prefix }”.
odds-none = “{ $sentence }” hangt niet van het toeval af.
log-empty = Er is nog niets gebeurd.
log-hidden = (verborgen)
log-undone = teruggenomen
save-exists = { $file } bestaat al. Overschrijven?
save-done = Bewaard in { $file }.
save-failed = { $file } kan niet worden geschreven: { $error }
save-not = Er is niets geschreven.
answer-yes = ja
answer-no = nee
answer-again = Antwoord “{ $yes }” of “{ $no }”.
resume-question = Er is nog een onafgemaakt spel ({ $file }). Daarmee verdergaan?
resume-aside = Het blijft bewaard als { $file }.
keep-failed = Het spel kan niet meer op de achtergrond worden bewaard: { $error }
keep-finished = Het spel is bewaard als { $file }.
keep-unfinished = Het spel blijft bewaard ({ $file }); “sandtable play { $game }” biedt het weer aan.
reader-more = Page Down: verder · Enter: terug naar de tafel
reader-end = Page Up: terug · Enter: terug naar de tafel
replay-keys = → verder · ← terug · Home/End begin/einde · q stoppen

## Hulp
help-help = help: deze lijst (ook: ?)
help-legal = legal [begin]: wat nu gezegd kan worden
help-why = why ZIN, ? ZIN: of het mag, en zo niet welke regel het verbiedt
help-odds = odds ZIN: de precieze kansen, waar het toeval beslist
help-hint = hint: wat de computer in jouw plaats zou doen, en waarom
help-rules = rules [PARAGRAAF]: de regels, of één paragraaf zoals { $example }
help-log = log: wat er tot nu toe is gebeurd
help-show = show: het bord opnieuw tekenen
help-describe = describe: de stelling in woorden, regel voor regel
help-save = save BESTAND: het spel in een bestand bewaren
help-load = load BESTAND: verder spelen vanuit een bestand
help-quit = quit: stoppen; het spel blijft bewaard
help-sentences = Al het andere is een zin van het spel. Tab vult hem woord voor woord aan, de pijltjes halen eerdere regels terug, Page Up en Page Down bladeren door de tekst, Shift met pijltjes verschuift het bord.
help-platform = Aan elke tafel: undo (terugnemen), resign (opgeven), offer draw en accept draw (remise aanbieden en aannemen), offer takeback en accept takeback (vragen om terug te nemen, en instemmen). Een andere partij mag ervoor worden genoemd: { $example }.
help-verbs = Nu mogelijk: { $sentences }.
usage-why = Vraag “why” met een zin erbij, zoals: why { $example }
usage-odds = Vraag “odds” met een zin erbij, zoals: odds { $example }
usage-save = Noem een bestand: save mijn-spel.sandtable
usage-load = Noem een bestand: load mijn-spel.sandtable

## Meting
bench-actions = handelingen van spelers (+ van het toeval): { $figure }
bench-speed = handelingen per seconde: { $figure }
bench-branching = toegestane handelingen per keuze: { $figure }
bench-games = afgelopen spellen: { $figure }
bench-length = handelingen per spel: { $figure }

## Het bord
draw-round = Ronde { $round }
draw-round-of = Ronde { $round } van { $rounds }
draw-to-act = { $side } aan zet
draw-points = { $points ->
    [one] nog 1 punt
   *[other] nog { $points } punten
}
draw-stock = Voorraad
draw-hand = Hand
draw-hidden-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
draw-objective = Doel
draw-hidden = verborgen
draw-none = geen
draw-effects = Van kracht
draw-gap = ruimte { $gap }
draw-contact = contact
draw-seen = Vijandelijk doel gezien
draw-drawn = Kies er één om te houden
draw-trench-army = Leger { $army }
draw-trench-no-army = Zonder leger
draw-trench-armies-hidden = Legers: verborgen tot ieder klaar is
draw-trench-goal = { $count } forten winnen
draw-trench-money = geld
draw-trench-forts = forten
draw-trench-attacks = Aanvallen
draw-trench-aboard = aan boord
draw-trench-place = plaats
draw-trench-damage = sch
draw-trench-experience = erv
draw-trench-lost = Verloren
draw-trench-mine = mijn
draw-trench-free = kan nog iets doen

## Kaarten
map-ok = { $file }: geen fouten
map-size = { $columns } kolommen, { $rows } rijen; { $snow } van de kolommen met sneeuw
map-half = { $columns } kolommen, { $rows } rijen, voor twee landen
map-forts = Forten: kern, ingangen
map-places = Plaatsen
map-shares = Terrein buiten de forten, in hexen
map-whole = Weg naar de drie dichtstbijzijnde forten, vier landen
map-snow = Weg naar de drie dichtstbijzijnde forten, twee landen
map-column-start = start
map-column-hex = hex
map-column-mean = gemid.
map-column-deviation = afw.
map-column-nearest = eerste


## De partijen van de server
error-database = De database kan niet worden geopend: { $error }
error-store = De database laat het afweten: { $error }
error-exists = { $file } bestaat al en wordt niet overschreven.
error-file = { $file }: { $error }
backup-done = De database is gekopieerd naar { $file }.
backup-postgres = Dit is PostgreSQL: maak een reservekopie met het eigen programma, pg_dump.
export-no-game = Er is geen partij { $id }.
export-written = De partij staat in { $file }.
export-secret = De partij staat in { $file }. Er staan geheimen in: laat het bestand niet aan spelers zien.
export-done = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} en { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
} staan in { $folder }. De map bevat alle geheimen: houd haar voor uzelf.
import-done = { $file } is nu partij { $id }.
import-all-done = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} en { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
} staan nu in de database.
import-twice = Er is al een partij { $id }; zij wordt geen tweede keer ingelezen.
import-not-empty = De database is niet leeg: alles tegelijk kan alleen in een nieuwe.
import-not-over = De partij is niet afgelopen, en het bestand zegt niet wie er verder speelt en met welke dobbelstenen. Exporteer haar met --whole.
import-kept = Wat een server bij deze partij bewaarde, is niet te lezen: { $error }
check-line = { $id }, regel { $line }: { $fault }
check-game = { $id }: { $fault }
check-over = Ze is opgeslagen als lopend, maar volgens de huidige regels is ze afgelopen.
check-not-over = Ze is opgeslagen als afgelopen, maar volgens de huidige regels loopt ze nog.
check-due = Volgens de huidige regels is een andere plaats aan zet.
check-done = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} nagespeeld, { $lines ->
    [one] 1 regel
   *[other] { $lines } regels
}; begonnen onder andere regels: { $older }; nu anders: { $differences }.
verify-game = { $game }, partij { $id }
verify-sealed = Vóór de partij verzegeld: { $seal }; spelers die aan de dobbelstenen meededen: { $salts }
verify-fits = Alles klopt: { $numbers ->
    [one] 1 getal
   *[other] { $numbers } getallen
} voor { $sentences ->
    [one] 1 zin
   *[other] { $sentences } zinnen
} van het toeval, opnieuw afgeleid.
verify-nothing = Het bestand bewijst niets: er staat geen geheim in. Dat wordt geopend als de partij afgelopen is; partijen met echte dobbelstenen hebben er geen.
verify-line = Deze regel van het bewijs is niet te lezen: { $found }
verify-secret = Het geheim is niet dat wat vóór de partij verzegeld werd.
verify-salt = Het zout van { $seat } is niet dat wat verzegeld werd.
verify-number = Regel { $line } van het spel, “{ $sentence }”: het getrokken getal is { $number } en valt buiten zijn interval.
verify-interval = Regel { $line } van het bestand: de regels geven het toeval hier een ander interval.
verify-unproved = Regel { $line } van het spel, “{ $sentence }”, zegt niet hoe er getrokken werd.

serve-ready = Sandtable draait op { $page } – stop met Ctrl-C.
error-serve = De server kon niet verder: { $error }.

## Aan een tafel van een server
net-strange = Het antwoord van de server is niet te lezen: { $error }
net-unreachable = { $server } is niet bereikbaar: { $error }
net-bad-address = “{ $found }” is geen adres van een server en geen uitnodiging.
net-away = De server is niet bereikbaar. Er wordt opnieuw geprobeerd; niets van wat gezegd is gaat verloren.
net-back = De server is er weer.
net-title-away = geen verbinding
net-table = Tafel { $id }, { $status }
net-status-open = wacht op spelers
net-status-opening = begint zo
net-status-running = wordt gespeeld
net-status-over = afgelopen
net-free = vrij
net-offline = weg
net-you = jij
net-computer = computer { $level }
net-watching = { $count ->
    [one] Er kijkt 1 persoon toe.
   *[other] Er kijken { $count } mensen toe.
}
net-seal = Zegel van de dobbelstenen: { $seal }
net-link = Uitnodiging: { $link }
net-sat-down = { $name } is gaan zitten: { $side }.
net-got-up = { $name } is opgestaan: { $side }.
net-came = { $name } is er.
net-went = { $name } is weggegaan.
net-begins = Het spel begint.
net-over = “save BESTAND” bewaart het spel met het bewijs van de dobbelstenen, “rematch” vraagt om nog een spel.
net-leave = De tafel blijft op de server. Kom terug met: sandtable play --server '{ $link }'
net-rematch = Nog een spel, met gewisselde kanten: sandtable play --server '{ $link }'
net-prompt-other = wachten op { $side }
net-hours = { $hours ->
    [one] nog 1 uur
   *[other] nog { $hours } uur
}
net-no-load = Aan een tafel van een server kan niets worden geladen; “sandtable play SPEL --load BESTAND” speelt hier verder vanuit een bestand.
net-only-watching = Je kijkt toe; alleen wie aan tafel zit kan iets doen.
net-list-mine = Jouw tafels:
net-list-public = Tafels waar iedereen kan aanschuiven:
net-list-how = Schuif aan met: sandtable play --server { $server } --table ID
net-your-turn = jij bent aan de beurt
net-help-chat = chat TEKST: zeg iets tegen de tafel
net-help-table = table: wie er zit, de uitnodiging, de klokken
net-help-seat = seat PLAATS: kijk door een andere plaats van jou
net-help-bot = bot NIVEAU: laat de computer jouw plaats spelen, van 1 tot 5; bot off neemt haar terug
net-help-takeback = takeback: vraag om terug te nemen tot voor de dobbelstenen, als de tafel dat toestaat
net-help-start = start: begin, als jij de tafel maakte en het spel niet vanzelf begint
net-help-rematch = rematch: nog een spel met gewisselde kanten, als dit is afgelopen
net-help-stand-up = stand-up: geef je plaats op; in een lopend spel speelt de computer verder
net-help-save = save BESTAND: schrijf het spel met het bewijs van de dobbelstenen naar een bestand, als het is afgelopen
net-help-quit = quit: weggaan; de tafel blijft op de server
net-help-platform = Aan elke tafel: undo, resign, offer draw (ook: draw), accept draw, offer takeback, accept takeback.
net-usage-chat = Zeg iets: chat veel succes
net-usage-seat = Noem een plaats van jou, zoals: seat { $example }
net-usage-bot = De computer heeft de niveaus 1 tot 5: bot 3. “bot off” neemt de plaats terug.
