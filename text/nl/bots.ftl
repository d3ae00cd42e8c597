# Computertegenstanders: niveaus, tips, arena.

bots-level-1 = Beginner
bots-level-2 = Gelegenheidsspeler
bots-level-3 = Gevorderde
bots-level-4 = Sterk
bots-level-5 = Meester
bots-player-random = Willekeurig
bots-player-greedy = Gulzig
bots-player-plain = Kale zoekboom

bots-hint-best = { $sentence } – wint ongeveer { $win } van de 100 keer
bots-hint-next = of { $sentence } ({ $win })

bots-reason-only = Iets anders kun je niet doen.
bots-reason-wins = Hiermee win je meteen.
bots-reason-lost = Niets lijkt de partij nog te redden; zo houd je het het langst vol.
bots-reason-clear = Dit is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op 100 beter dan “{ $sentence }”.
bots-reason-prepares = Dit bereidt “{ $sentence }” voor.
bots-reason-answers = Andere zetten lijken eerst beter, maar niet meer na “{ $sentence }”.
bots-reason-then = Dit past goed bij “{ $sentence }” daarna.
bots-reason-expects = Dit houdt het best stand tegen “{ $sentence }”.
bots-reason-close = Nauwelijks beter dan “{ $sentence }”: volg je eigen plan.

bots-not-yours = Voor { $side } spreekt de computer.
bots-fault-player = De computerspeler “{ $found }” bestaat niet. Kies uit: { $expected }.
bots-fault-seat = Dit spel heeft geen plaats “{ $found }”. Kies uit: { $expected }.
bots-fault-seating = “{ $found }” wijst niemand een plaats toe: schrijf een plaats, “=” en een niveau, zoals all=3.
bots-fault-taken = Voor { $found } zijn twee computerspelers opgegeven.
bots-fault-budget = “{ $found }” is geen budget: schrijf een tijd zoals 200ms of 2s, of een aantal simulaties zoals 5000n.
bots-fault-view = Dit aanzicht komt niet van dit spel.
bots-fault-sentence = “{ $sentence }” is geen zin van dit spel.
bots-fault-no-choice = Deze plaats heeft nu niets te beslissen.

bots-arena-title = { $game }: { $a } tegen { $b }
bots-arena-played = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren
bots-arena-rate = winstpercentage van { $name }: { $rate } % ({ $low } tot { $high } %)
bots-arena-less-luck = hetzelfde zonder het geluk van de trekking: { $rate } % ({ $low } tot { $high } %)
bots-arena-elo = Elo-verschil: { $elo } ({ $low } tot { $high })
bots-arena-first = wie de eerste beurt heeft
bots-arena-length = beslissingen per partij: { $length }
bots-arena-better = beslist: { $a } is sterker
bots-arena-not-better = beslist: { $a } is niet sterker
bots-arena-left = { $done } van { $games }, nog ongeveer { $seconds } s
