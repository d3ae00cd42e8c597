# Adversaires informatiques : niveaux, conseils, arène.

bots-level-1 = Débutant
bots-level-2 = Occasionnel
bots-level-3 = Confirmé
bots-level-4 = Fort
bots-level-5 = Maître
bots-player-random = Hasard
bots-player-greedy = Glouton
bots-player-plain = Recherche simple

bots-hint-best = { $sentence } – gagne environ { $win } fois sur 100
bots-hint-next = ou { $sentence } ({ $win })

bots-reason-only = Vous ne pouvez rien faire d’autre.
bots-reason-wins = La partie est gagnée sur-le-champ.
bots-reason-lost = Rien ne semble plus sauver la partie ; ceci la fait durer le plus.
bots-reason-clear = C’est { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur 100 de mieux que « { $sentence } ».
bots-reason-prepares = Cela prépare « { $sentence } ».
bots-reason-answers = D’autres coups paraissent meilleurs, mais plus après « { $sentence } ».
bots-reason-then = Cela s’accorde bien avec « { $sentence } » ensuite.
bots-reason-expects = C’est ce qui résiste le mieux à « { $sentence } ».
bots-reason-close = À peine mieux que « { $sentence } » : suivez votre propre plan.

bots-not-yours = C’est l’ordinateur qui parle pour { $side }.
bots-fault-player = Il n’y a pas de joueur informatique « { $found } ». Il y a : { $expected }.
bots-fault-seat = Il n’y a pas de place « { $found } » dans ce jeu. Il y a : { $expected }.
bots-fault-seating = « { $found } » ne donne de place à personne : écrivez une place, « = » et un niveau, par exemple all=3.
bots-fault-taken = Deux joueurs informatiques ont été nommés pour { $found }.
bots-fault-budget = « { $found } » n’est pas un budget : écrivez une durée comme 200ms ou 2s, ou un nombre de simulations comme 5000n.
bots-fault-view = Cette vue n’a pas été faite par ce jeu.
bots-fault-sentence = « { $sentence } » n’est pas une phrase de ce jeu.
bots-fault-no-choice = Cette place n’a rien à décider maintenant.

bots-arena-title = { $game } : { $a } contre { $b }
bots-arena-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $wins } gagnées, { $draws } nulles, { $losses } perdues
bots-arena-rate = taux de victoire de { $name } : { $rate } % (de { $low } à { $high } %)
bots-arena-less-luck = le même sans la chance du tirage : { $rate } % (de { $low } à { $high } %)
bots-arena-elo = différence Elo : { $elo } (de { $low } à { $high })
bots-arena-first = qui joue le premier tour
bots-arena-length = décisions par partie : { $length }
bots-arena-better = décidé : { $a } est plus fort
bots-arena-not-better = décidé : { $a } n’est pas plus fort
bots-arena-left = { $done } sur { $games }, encore { $seconds } s environ
