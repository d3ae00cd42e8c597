### Stand at Mortain en français.

## Camps, armes, terrain
mortain-side-german = allemand
mortain-side-american = américain
mortain-kind-tank = char
mortain-kind-gun = artillerie
mortain-kind-infantry = infanterie
mortain-terrain-clear = terrain dégagé
mortain-terrain-forest = forêt
mortain-terrain-village = village
mortain-terrain-city = ville
mortain-terrain-hill = colline
mortain-against-at = antichar
mortain-against-ai = anti-infanterie
mortain-support-air = aviation
mortain-support-oba = OBA
mortain-phase-deploy = placement initial
mortain-phase-draw = une carte est piochée
mortain-phase-act = une carte est exécutée
mortain-phase-fight = une carte est piochée pour le combat
mortain-phase-choose = manqué ou nouvelle carte
mortain-phase-over = la partie est terminée
mortain-at-waiting = en attente
mortain-at-exited = sortie par le bord ouest
mortain-at-dead = éliminée
mortain-stack-waiting = les unités en attente

## Unités
mortain-unit-102 = 102 (Tiger)
mortain-unit-2SS-1 = 2SS-1 (Kampfgruppe blindé)
mortain-unit-2SS-2 = 2SS-2 (Kampfgruppe blindé)
mortain-unit-D = D (Kampfgruppe d'infanterie)
mortain-unit-DF = DF (Kampfgruppe d'infanterie)
mortain-unit-17 = 17 (bataillon de StuG)
mortain-unit-37 = 37 (régiment de panzergrenadiers)
mortain-unit-38 = 38 (régiment de panzergrenadiers)
mortain-unit-117 = 117 (régiment d'infanterie)
mortain-unit-119 = 119 (régiment d'infanterie)
mortain-unit-120 = 120 (régiment d'infanterie)
mortain-unit-823 = 823 (chasseurs de chars tractés)
mortain-unit-SPTD = SPTD (chasseurs de chars automoteurs)
mortain-unit-CCA = CCA (groupement tactique A)
mortain-unit-CCB = CCB (groupement tactique B)
mortain-unit-CCR = CCR (groupement tactique R)
mortain-target-102 = { mortain-unit-102 }
mortain-target-2SS-1 = { mortain-unit-2SS-1 }
mortain-target-2SS-2 = { mortain-unit-2SS-2 }
mortain-target-D = { mortain-unit-D }
mortain-target-DF = { mortain-unit-DF }
mortain-target-17 = { mortain-unit-17 }
mortain-target-37 = { mortain-unit-37 }
mortain-target-38 = { mortain-unit-38 }
mortain-target-117 = { mortain-unit-117 }
mortain-target-119 = { mortain-unit-119 }
mortain-target-120 = { mortain-unit-120 }
mortain-target-823 = { mortain-unit-823 }
mortain-target-SPTD = { mortain-unit-SPTD }
mortain-target-CCA = { mortain-unit-CCA }
mortain-target-CCB = { mortain-unit-CCB }
mortain-target-CCR = { mortain-unit-CCR }

## Lieux
mortain-hex-0201 = Juvigny-le-Tertre (0201)
mortain-hex-0502 = cote 285 (0502)
mortain-hex-0601 = Saint-Barthélemy (0601)
mortain-hex-0602 = L'Abbaye Blanche (0602)
mortain-hex-0603 = Romagny (0603)
mortain-hex-0702 = Mortain (0702)
mortain-hex-0704 = Bion (0704)
mortain-hex-0801 = cote 314 (0801)
mortain-hex-0804 = Forêt de Mortain (0804)

## Cartes
mortain-card-As = A♠
mortain-card-2s = 2♠
mortain-card-3s = 3♠
mortain-card-4s = 4♠
mortain-card-5s = 5♠
mortain-card-6s = 6♠
mortain-card-7s = 7♠
mortain-card-8s = 8♠
mortain-card-9s = 9♠
mortain-card-Ts = 10♠
mortain-card-Js = V♠
mortain-card-Qs = D♠
mortain-card-Ks = R♠
mortain-card-Ac = A♣
mortain-card-2c = 2♣
mortain-card-3c = 3♣
mortain-card-4c = 4♣
mortain-card-5c = 5♣
mortain-card-6c = 6♣
mortain-card-7c = 7♣
mortain-card-8c = 8♣
mortain-card-9c = 9♣
mortain-card-Tc = 10♣
mortain-card-Jc = V♣
mortain-card-Qc = D♣
mortain-card-Kc = R♣
mortain-card-Ah = A♥
mortain-card-2h = 2♥
mortain-card-3h = 3♥
mortain-card-4h = 4♥
mortain-card-5h = 5♥
mortain-card-6h = 6♥
mortain-card-7h = 7♥
mortain-card-8h = 8♥
mortain-card-9h = 9♥
mortain-card-Th = 10♥
mortain-card-Jh = V♥
mortain-card-Qh = D♥
mortain-card-Kh = R♥
mortain-card-Ad = A♦
mortain-card-2d = 2♦
mortain-card-3d = 3♦
mortain-card-4d = 4♦
mortain-card-5d = 5♦
mortain-card-6d = 6♦
mortain-card-7d = 7♦
mortain-card-8d = 8♦
mortain-card-9d = 9♦
mortain-card-Td = 10♦
mortain-card-Jd = V♦
mortain-card-Qd = D♦
mortain-card-Kd = R♦
mortain-card-joker = joker

## Options
mortain-option-support-hits = Ce que l'aviation et l'OBA touchent dans un empilement
mortain-option-support-hits-stack = toutes les unités du type visé
mortain-option-support-hits-unit = une seule unité désignée
mortain-option-column-nine = La colonne 9 pour les Américains tant que des Allemands attendent
mortain-option-column-nine-closed = fermée
mortain-option-column-nine-open = ouverte
mortain-option-unit-values = Valeurs des unités
mortain-option-unit-values-standard = celles du tableau des règles
mortain-option-unit-values-even = un peu modifiées, pour que les deux camps gagnent à peu près aussi souvent

## Ce qui s'est passé
mortain-event-deployed = { $unit } est placée en { $hex }.
mortain-event-turn-began = La manche { $turn } commence ; le jeu de cartes est mélangé.
mortain-event-number-card-drawn = { $card }, { $side } : { $count ->
        [one] une activation.
       *[other] { $count } activations.
    }
mortain-event-face-card-drawn = { $card }, { $side } : une unité ou un empilement.
mortain-event-joker-ignored = Le joker est ignoré : les deux camps n'ont pas encore eu chacun une carte.
mortain-event-joker-ended-turn = Le joker met fin à la manche { $turn }.
mortain-event-deck-used-up = Le jeu de cartes est épuisé : la manche { $turn } prend fin.
mortain-event-passed = Terminé ({ $side }){ $count ->
        [0] .
        [one] {" "}; une activation reste inutilisée.
       *[other] {" "}; { $count } activations restent inutilisées.
    }
mortain-event-moved = { $unit } va de { $from } à { $hex }.
mortain-event-entered = { $unit } entre en { $hex }.
mortain-event-left = { $unit } sort par le bord ouest : { $count } sur cinq sont dehors.
mortain-event-fired = Tir de { $unit } sur { $target } en { $hex } ({ $against }, force { $strength }).
mortain-event-struck = Attaque sur { $hex } : { $support } ({ $against }, force { $strength }).
mortain-event-struck-unit = Attaque sur { $target } en { $hex } : { $support } (force { $strength }).
mortain-event-harassed = L'aviation gêne les Allemands en { $hex } et autour : +1 à leur tir pour cette manche.
mortain-event-face-card-in-combat = { $card } au combat : le tireur peut piocher de nouveau ou accepter un coup manqué.
mortain-event-redrawn = Une nouvelle carte est piochée.
mortain-event-miss-taken = Le tireur accepte le coup manqué.
mortain-event-missed-without-card = Il n'y a plus de carte : manqué.
mortain-event-hit = { $card }{ $adjacent ->
        [0] {""}
       *[other] {" "}−1 (tous adjacents)
    }{ $companion ->
        [0] {""}
       *[other] {" "}−1 (102)
    }{ $terrain ->
        [0] {""}
       *[other] {" "}+{ $terrain } (terrain)
    }{ $harassed ->
        [0] {""}
       *[other] {" "}+1 (gêné)
    } = { $result }, force { $strength } : touché.
mortain-event-missed = { $card }{ $adjacent ->
        [0] {""}
       *[other] {" "}−1 (tous adjacents)
    }{ $companion ->
        [0] {""}
       *[other] {" "}−1 (102)
    }{ $terrain ->
        [0] {""}
       *[other] {" "}+{ $terrain } (terrain)
    }{ $harassed ->
        [0] {""}
       *[other] {" "}+1 (gêné)
    } = { $result }, force { $strength } : manqué.
mortain-event-reduced = { $unit } est réduite.
mortain-event-eliminated = { $unit } est éliminée.
mortain-event-won-by-exit = Cinq unités sont sorties par le bord ouest. Vainqueur : { $side }.
mortain-event-won-by-elimination = Il ne reste aucune unité américaine en jeu. Vainqueur : { $side }.
mortain-event-won-by-time = La manche 6 est finie et la ligne a tenu. Vainqueur : { $side }.

## Pourquoi pas
mortain-illegal-eliminated = { $unit } n'est plus en jeu.
mortain-illegal-not-to-deploy = { $unit } n'est pas une des cinq unités que l'Américain place avant la partie.
mortain-illegal-deployed-already = { $unit } a déjà sa place.
mortain-illegal-deployed-too-far-east = { $hex } est dans la colonne 9 : placez l'unité plus à l'ouest.
mortain-illegal-deploy-first = Il faut d'abord placer les cinq unités américaines.
mortain-illegal-deployment-over = On ne place des unités qu'avant la manche 1.
mortain-illegal-too-early = { $unit } peut entrer à partir de la manche { $turn }.
mortain-illegal-card-is-out = { $card } est déjà sortie dans cette manche.
mortain-illegal-card-is-due = Il faut d'abord piocher une carte.
mortain-illegal-no-card-is-due = Aucune carte n'est à piocher : c'est à un joueur d'agir.
mortain-illegal-not-your-card = { $unit } ne peut pas agir : la couleur de la carte est celle de l'autre camp (à jouer : { $side }).
mortain-illegal-too-many-units = Il faut { $needed } activations et il en reste { $left } : nommez moins d'unités.
mortain-illegal-other-stack = Avec cette figure, seules les unités de { $stack } peuvent agir ; { $unit } n'y était pas.
mortain-illegal-several-stacks = Avec une figure, toutes les unités doivent venir d'une même case.
mortain-illegal-has-acted = { $unit } a déjà agi sur cette carte ; elle pourra agir sur la suivante.
mortain-illegal-no-card-left = Il ne reste pas de carte pour résoudre une attaque ; mouvements, sorties et gêne restent possibles.
mortain-illegal-choice-is-due = Choisissez d'abord : une nouvelle carte ou un coup manqué.
mortain-illegal-too-far = { $hex } n'est pas à côté de { $unit } : une unité se déplace d'une case.
mortain-illegal-enemy-there = Un ennemi occupe { $hex } ; on n'entre pas dans la case d'un ennemi.
mortain-illegal-hex-is-full = Deux unités amies occupent déjà { $hex } ; l'une doit d'abord partir.
mortain-illegal-cannot-come-along = { $companion } ne peut accompagner qu'une autre unité allemande de sa case ; ce n'est pas le cas de { $unit }.
mortain-illegal-enters-elsewhere = { $unit } entre dans la colonne { $column }.
mortain-illegal-enters-beside = Avec une figure, toutes les unités en attente entrent dans la même case : { $hex }.
mortain-illegal-off-map = { $unit } attend encore hors de la carte : elle ne peut ni tirer ni être touchée.
mortain-illegal-has-left = { $unit } a quitté la carte pour de bon.
mortain-illegal-never-leaves = Seules les unités allemandes quittent la carte ; { $unit } reste.
mortain-illegal-not-at-west-edge = { $unit } doit être dans la colonne 1 pour sortir par le bord ouest.
mortain-illegal-east-edge-closed = { $hex } est fermée aux Américains tant qu'une unité allemande attend d'entrer.
mortain-illegal-not-an-enemy = { $unit } est de votre camp : nommez une unité ennemie.
mortain-illegal-not-on-map = { $unit } n'est pas sur la carte.
mortain-illegal-out-of-range = { $target } est à { $distance } cases de { $unit }, dont la portée est de { $range }.
mortain-illegal-line-blocked = { $hex } bloque la ligne de { $unit } à { $target }.
mortain-illegal-side-blocked = La ligne de { $unit } à { $target } passe entre { $hex } et { $other }, qui bloquent toutes les deux.
mortain-illegal-no-choice-is-due = Aucune figure n'est venue au combat : il n'y a rien à choisir.
mortain-illegal-no-strength = Les unités nommées n'ont aucune force contre { $target }.
mortain-illegal-no-support-on-black = L'aviation et l'OBA demandent une carte rouge.
mortain-illegal-support-used = L'appui a déjà servi dans cette manche ; il sera de nouveau libre à la suivante.
mortain-illegal-support-comes-first = L'appui doit être la première action sur une carte.
mortain-illegal-other-support = { $card } ne permet que : { $support }.
mortain-illegal-nobody-there = Aucune unité allemande n'est en { $hex }.
mortain-illegal-not-support-target = { $unit } n'est pas une unité allemande sur la carte.
mortain-illegal-none-of-that-kind = Aucune unité en { $hex } ne peut être touchée par une attaque { $against }.
mortain-illegal-name-the-hex = L'appui attaque ici une case : nommez la case et at ou ai.
mortain-illegal-name-the-unit = L'appui attaque ici une seule unité : nommez-la.
mortain-illegal-nobody-to-harass = L'aviation ne gêne qu'une case avec une unité allemande ; { $hex } n'en a pas.
mortain-illegal-game-is-over = La partie est terminée.

## Probabilités
mortain-odds-best-play = En utilisant au mieux les figures
mortain-odds-without-redraw = Si chaque figure est un coup manqué
mortain-odds-hit = touché
mortain-odds-miss = manqué
mortain-odds-joker = joker, la manche prend fin
mortain-odds-strength = force
mortain-odds-modifier = modificateurs de la carte
mortain-odds-highest-card = plus haute carte qui touche
mortain-odds-cards-left = cartes restantes
mortain-odds-hitting-cards = cartes restantes qui touchent

## Dessiné dans le terminal
mortain-draw-turn = Manche { $turn } sur 6
mortain-draw-number = { $card } : { $count ->
        [one] { $count } activation restante
       *[other] { $count } activations restantes
    }
mortain-draw-face = { $card } : une unité ou un empilement
mortain-draw-stack = { $card } : les autres de { $stack }
mortain-draw-attack = Attaque
mortain-draw-suggestion = Placement proposé
mortain-draw-waiting = En attente (AT/AI)
mortain-draw-out = Sorties par le bord ouest, { $count } sur 5
mortain-draw-lost = Éliminées
mortain-draw-deck = { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
mortain-draw-used = utilisées
mortain-draw-fought = au combat
mortain-draw-support-free = Aviation et OBA : une fois dans cette manche
mortain-draw-support-used = Aviation et OBA : utilisés dans cette manche
mortain-draw-harassed = +1 au tir allemand en { $hex } et autour
mortain-draw-road = route
mortain-draw-full = pleine
mortain-draw-reduced = réduite

## Fautes de fichiers et de positions
mortain-fault-option-name = Cette option n'existe pas : { $found }.
mortain-fault-option-value = L'option n'a pas cette valeur : { $found } ; elle peut être : { $known }.
mortain-fault-option-twice = L'option figure deux fois : { $found }.
mortain-fault-line = Cette ligne ne dit rien d'une position : { $found }.
mortain-fault-none = Une position ne peut pas dire cela, seule une attente le peut : { $found }.
mortain-fault-unit = Aucune unité ne porte ce nom : { $found }.
mortain-fault-place = Ce lieu n'existe pas : { $found }.
mortain-fault-card = Cette carte n'existe pas : { $found }.
mortain-fault-attack = Ce n'est pas une attaque : { $found }.
mortain-fault-twice = Cela a déjà été dit autrement : { $found }.
mortain-fault-activations = La carte ne peut pas avoir ce nombre d'activations restantes : { $found }.
mortain-fault-card-twice = Ces cartes ont été piochées à la fois pour activer et au combat : { $found }.
mortain-fault-card-in-hand = Cette carte ne peut pas être celle qu'on exécute : { $found }.
mortain-fault-card-missing = Des unités qui agissent, un empilement ou un camp actif demandent une carte.
mortain-fault-colour = La couleur de la carte est celle de l'autre camp : { $found }.
mortain-fault-stack = Seule une figure est liée à un empilement, pas { $found }.
mortain-fault-acted = Des unités de l'autre camp ne peuvent pas avoir agi sur cette carte : { $found }.
mortain-fault-attack-without-card = Une attaque ou un choix demande une carte en cours.
mortain-fault-attack-impossible = L'attaque n'a pas de cible sur la carte.
mortain-fault-deck-empty = Il faut piocher une carte, mais il n'en reste pas.
mortain-fault-both-sides = Des unités des deux camps sont en { $found }.
mortain-fault-stacking = Plus de deux unités d'un camp sont en { $found }.
mortain-fault-unit-place = L'unité ne peut pas être là : { $found }.
mortain-fault-nobody-to-deploy = En manche 0, il doit rester au moins une unité américaine à placer.
mortain-fault-content-unreadable = { $file }, ligne { $line } : le fichier ne peut pas être lu ({ $reason }).
mortain-fault-content-word = { $file }, ligne { $line } : { $found } n'est pas un seul mot de huit lettres au plus.
mortain-fault-content-row-length = { $file }, ligne { $line } : la rangée { $found } n'a pas la longueur de la première.
mortain-fault-content-terrain = { $file }, ligne { $line } : la rangée { $found } a une lettre qui n'est pas un terrain.
mortain-fault-content-map-size = { $file }, ligne { $line } : la carte doit avoir de 1 à { $most } cases.
mortain-fault-content-twice = { $file }, ligne { $line } : { $found } figure deux fois.
mortain-fault-content-number = { $file }, ligne { $line } : { $found } est trop petit ou trop grand.
mortain-fault-content-hex = { $file }, ligne { $line } : { $found } n'est pas une case de la carte.
mortain-fault-content-road-gap = { $file }, ligne { $line } : la route saute à { $found }, qui ne touche pas la case précédente.
mortain-fault-content-too-many-units = { $file }, ligne { $line } : { $found } est une unité de trop pour son camp.
mortain-fault-content-unit = { $file }, ligne { $line } : il n'y a pas d'unité { $found }.
mortain-fault-content-reduced-better = { $file }, ligne { $line } : { $found } vaut mieux sur sa face réduite que sur sa face pleine.
mortain-fault-content-companion = { $file }, ligne { $line } : { $found } ne peut pas accompagner : une seule unité le fait, et elle est allemande.
mortain-fault-content-german-deployed = { $file }, ligne { $line } : l'unité allemande { $found } doit avoir la manche où elle peut entrer.
mortain-fault-content-suggestion = { $file }, ligne { $line } : { $found } n'est pas possible dans le placement proposé.
mortain-fault-content-deck-size = { $file }, ligne { $line } : le jeu a { $found } cartes et il en faut { $needed }.
mortain-fault-content-activates = { $file }, ligne { $line } : { $found } : les cartes à chiffre, et elles seules, disent combien d'unités elles activent.
