# Computer opponents: levels, hints, arena.

bots-level-1 = Beginner
bots-level-2 = Casual
bots-level-3 = Skilled
bots-level-4 = Strong
bots-level-5 = Master
bots-player-random = Random
bots-player-greedy = Greedy
bots-player-plain = Plain search

bots-hint-best = { $sentence } – wins about { $win } times in 100
bots-hint-next = or { $sentence } ({ $win })

bots-reason-only = It is the only thing you can do.
bots-reason-wins = It wins the game at once.
bots-reason-lost = Nothing found holds the game any more; this lasts longest.
bots-reason-clear = It is { $points ->
    [one] { $points } point
   *[other] { $points } points
} in 100 better than “{ $sentence }”.
bots-reason-prepares = It prepares “{ $sentence }”.
bots-reason-answers = Others look better at first, but not after “{ $sentence }”.
bots-reason-then = It goes well with “{ $sentence }” next.
bots-reason-expects = It stands up best to “{ $sentence }”.
bots-reason-close = Hardly better than “{ $sentence }”: follow your own plan.

bots-not-yours = The computer speaks for { $side }.
bots-fault-player = There is no computer player “{ $found }”. There are: { $expected }.
bots-fault-seat = There is no seat “{ $found }” in this game. There are: { $expected }.
bots-fault-seating = “{ $found }” gives no seat to anybody: write a seat, “=” and a level, such as all=3.
bots-fault-taken = Two computer players were named for { $found }.
bots-fault-budget = “{ $found }” is no budget: write a time such as 200ms or 2s, or a number of simulations such as 5000n.
bots-fault-view = This view was not made by this game.
bots-fault-sentence = “{ $sentence }” is no sentence of this game.
bots-fault-no-choice = This seat has nothing to decide now.

bots-arena-title = { $game }: { $a } against { $b }
bots-arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $wins } won, { $draws } drawn, { $losses } lost
bots-arena-rate = win rate of { $name }: { $rate } % ({ $low } to { $high } %)
bots-arena-less-luck = the same less the luck of the draw: { $rate } % ({ $low } to { $high } %)
bots-arena-elo = Elo difference: { $elo } ({ $low } to { $high })
bots-arena-first = whoever takes the first turn
bots-arena-length = decisions in a game: { $length }
bots-arena-better = decided: { $a } is stronger
bots-arena-not-better = decided: { $a } is not stronger
bots-arena-left = { $done } of { $games }, about { $seconds } s left
