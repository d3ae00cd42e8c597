# Clash of the Ardennes et Clash: D-Day. « Route » veut aussi dire tête de pont, comme dans les règles.

## Camps
clash-side-allies = Alliés
clash-side-axis = Allemands

## Unités
clash-unit-mine = mine
clash-unit-tank = char
clash-unit-private = soldat
clash-unit-corporal = caporal
clash-unit-sergeant = sergent
clash-unit-general = général
clash-unit-mortar = mortier
clash-unit-spy = espion
clash-unit-command-tank = char de commandement
clash-unit-artillery = artillerie

## Cartes Victoire : nom et effet
clash-card-forced-march = marche forcée
clash-card-forced-march-effect = vous avez 2 points d’action de plus ce tour-ci
clash-card-fuel = carburant
clash-card-fuel-effect = faire monter une unité vous coûte 1 point ce tour-ci
clash-card-withdrawal = décrochage
clash-card-withdrawal-effect = votre prochain repli de ce tour est gratuit, unité bloquée ou non
clash-card-reserves = réserves
clash-card-reserves-effect = des deux prochaines unités de base que vous placez ce tour-ci, la seconde est gratuite
clash-card-second-special = seconde unité spéciale
clash-card-second-special-effect = vous pouvez avoir deux unités spéciales sur le champ de bataille jusqu’à ce que l’une d’elles le quitte
clash-card-relief = relève
clash-card-relief-effect = une de vos unités spéciales sur une route à vous ne compte plus
clash-card-sabotage = sabotage
clash-card-sabotage-effect = l’ennemi commence son prochain tour avec 1 point de moins
clash-card-air-strike = frappe aérienne
clash-card-air-strike-effect = l’unité de tête ennemie sur une route que personne ne possède retourne en réserve, si c’est une unité de base
clash-card-intelligence = renseignement
clash-card-intelligence-effect = vous voyez l’objectif de l’ennemi tel qu’il est maintenant
clash-card-new-orders = nouveaux ordres
clash-card-new-orders-effect = vous piochez deux objectifs et gardez l’un d’eux ou l’ancien

## Objectifs
clash-objective-roads-1-2 = les routes 1 et 2
clash-objective-roads-2-3 = les routes 2 et 3
clash-objective-roads-3-4 = les routes 3 et 4
clash-objective-roads-4-5 = les routes 4 et 5
clash-objective-roads-5-6 = les routes 5 et 6
clash-objective-roads-6-7 = les routes 6 et 7
clash-objective-roads-1-7 = les routes 1 et 7
clash-objective-roads-1-4 = les routes 1 et 4
clash-objective-roads-2-5 = les routes 2 et 5
clash-objective-roads-3-6 = les routes 3 et 6
clash-objective-roads-4-7 = les routes 4 et 7
clash-objective-roads-1-5 = les routes 1 et 5
clash-objective-roads-2-6 = les routes 2 et 6
clash-objective-roads-3-7 = les routes 3 et 7
clash-objective-centre-and-outer = la route 4 et l’une des routes extérieures, 1 ou 7
clash-objective-roads-3-5-or-2-6 = les routes 3 et 5, ou les routes 2 et 6
clash-objective-roads-1-6-or-2-7 = les routes 1 et 6, ou les routes 2 et 7
clash-objective-any-two-clean = deux routes au choix tant que l’ennemi n’en possède aucune
clash-objective-centre-clean = la route 4 et l’une des routes 3 et 5, tant que l’ennemi ne possède aucune des routes 3, 4 et 5
clash-objective-flank-clean = les routes 1 et 2, ou les routes 6 et 7, tant que l’ennemi ne possède ni la 1 ni la 7
clash-objective-roads-1-7-plus-one = les routes 1 et 7 et une autre au choix
clash-objective-roads-1-7-clean = les routes 1 et 7 tant que l’ennemi ne possède aucune route
clash-objective-roads-2-6-plus-one = les routes 2 et 6 et une autre au choix
clash-objective-roads-2-6-clean = les routes 2 et 6 tant que l’ennemi ne possède aucune route
clash-objective-roads-3-5-plus-one = les routes 3 et 5 et une autre au choix
clash-objective-roads-3-5-clean = les routes 3 et 5 tant que l’ennemi ne possède aucune route
clash-objective-roads-1-4-plus-one = les routes 1 et 4 et une autre au choix
clash-objective-roads-1-4-clean = les routes 1 et 4 tant que l’ennemi ne possède aucune route
clash-objective-roads-4-7-plus-one = les routes 4 et 7 et une autre au choix
clash-objective-roads-4-7-clean = les routes 4 et 7 tant que l’ennemi ne possède aucune route

## Comment une partie se termine
clash-ending-roads = trois routes conquises
clash-ending-objective = objectif rempli
clash-ending-standstill = enlisement : deux tours passés de suite
clash-ending-rounds = la dernière manche est terminée

## Ce qui s’est passé
clash-event-starter-decided = { $side } : premier tour.
clash-event-objective-drawn = { $side } : objectif pioché – { $objective }.
clash-event-objective-drawn-hidden = { $side } : un objectif est pioché.
clash-event-turn-began = Manche { $round }, { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à dépenser.
clash-event-turn-ended = { $side } : fin du tour.
clash-event-turn-passed = { $side } : tour passé sans rien faire.
clash-event-placed = { $side } : unité placée sur la route { $road } – { $unit } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }).
clash-event-advanced = { $side } : unité montée en tête sur la route { $road } – { $unit } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }).
clash-event-retreated = { $side } : unité repliée de la route { $road } – { $unit } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }).
clash-event-attacked = { $side } : attaque sur la route { $road } – { $unit }.
clash-event-flanked = { $side } : tir de flanc de la route { $from } vers la route { $road } – { $unit }.
clash-event-fired = { $side } : le mortier de la route { $from } tire sur la route { $road }.
clash-event-returned = { $side } : unité battue sur la route { $road }, retour en réserve – { $unit }.
clash-event-road-conquered = { $side } : route { $road } conquise !
clash-event-victory-drawn = { $side } : carte Victoire piochée – { $card }.
clash-event-victory-drawn-hidden = { $side } : une carte Victoire est piochée.
clash-event-card-played = { $side } : carte jouée – { $card }.
clash-event-air-strike-called = { $side } : frappe aérienne sur la route { $road }.
clash-event-effect-ended = { $side } : n’a plus d’effet – { $card }.
clash-event-objective-seen = { $side } : objectif ennemi vu – { $objective }.
clash-event-objective-seen-hidden = { $side } : l’objectif ennemi a été vu.
clash-event-objective-kept = { $side } : objectif gardé – { $objective }.
clash-event-objective-kept-hidden = { $side } : un objectif sur trois est gardé.
clash-event-objective-fulfilled = { $side } : objectif rempli – { $objective }.
clash-event-game-won = { $side } : victoire ! ({ $ending })
clash-event-game-drawn = Match nul ({ $ending }).

## Pourquoi une phrase est refusée
clash-illegal-game-over = La partie est terminée.
clash-illegal-chance-is-due = Il faut d’abord tirer à pile ou face ou piocher une carte.
clash-illegal-chance-is-not-due = Il n’y a rien à piocher maintenant.
clash-illegal-keep-is-due = Choisissez d’abord l’objectif à garder.
clash-illegal-nothing-to-keep = On ne choisit un objectif qu’après avoir joué les nouveaux ordres.
clash-illegal-not-your-draw = Cette carte n’est pas piochée pour : { $side }.
clash-illegal-objective-not-in-deck = Cet objectif n’est plus dans la pioche : { $objective }.
clash-illegal-card-not-in-deck = Il ne reste aucune carte de cette sorte dans la pioche : { $card }.
clash-illegal-not-in-stock = Vous n’en avez aucun en réserve : { $unit }.
clash-illegal-place-too-dear = Placer cette unité coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } ; il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
clash-illegal-advance-too-dear = Faire monter une unité coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } ; il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
clash-illegal-retreat-too-dear = Ce repli coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } ; il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
clash-illegal-no-room = Cette unité occupe { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
 } ; l’espace libre sur la route { $road } est de { $gap } ({ $unit }).
clash-illegal-no-room-to-advance = Votre dernière unité occupe { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
 } ; l’espace libre sur la route { $road } est de { $gap } ({ $unit }).
clash-illegal-special-limit = { $limit ->
    [one] Une seule unité spéciale peut être sur le champ de bataille ; elle doit d’abord le quitter.
   *[other] Seulement { $limit } unités spéciales peuvent être sur le champ de bataille ; l’une d’elles doit d’abord le quitter.
 }
clash-illegal-nothing-to-advance = Vous n’avez aucune unité à faire monter sur la route { $road }.
clash-illegal-single-unit = Une unité seule ne peut pas monter ; il vous en faut au moins deux sur la route { $road }.
clash-illegal-nothing-to-retreat = Vous n’avez aucune unité à replier sur la route { $road }.
clash-illegal-road-conquered = La route { $road } est conquise ; il ne s’y passe plus rien.
clash-illegal-no-contact = Votre unité de tête et celle de l’ennemi doivent se toucher sur la route { $road }.
clash-illegal-enemy-stronger = L’unité de tête ennemie sur la route { $road } est plus forte : { $unit }. Seule une unité égale ou plus forte peut l’attaquer.
clash-illegal-no-flanker = Vous n’avez pas cette unité sur la route { $road } : { $unit }.
clash-illegal-flank-out-of-reach = Les flèches visent { $distance ->
    [one] à exactement 1 route
   *[other] à exactement { $distance } routes
 }, pas la route { $road } ({ $unit }).
clash-illegal-nobody-under-flank = Aucune unité ennemie ne se trouve sous la flèche sur la route { $road } ; il faut de l’infanterie.
clash-illegal-not-infantry = Seule l’infanterie peut être prise de flanc ; sous la flèche, sur la route { $road } : { $unit }.
clash-illegal-no-mortar = Vous n’avez pas de mortier sur la route { $road }.
clash-illegal-fire-out-of-reach = Le mortier tire { $distance ->
    [one] exactement 1 route à votre gauche
   *[other] exactement { $distance } routes à votre gauche
 } ; ce n’est pas la route { $road }.
clash-illegal-nobody-under-fire = Aucune unité ennemie ne se trouve sous la flèche du mortier sur la route { $road } ; il faut un soldat.
clash-illegal-not-private = Le mortier ne tire que sur un soldat ; sous sa flèche, sur la route { $road } : { $unit }.
clash-illegal-mortar-not-ready = Le mortier ne tire qu’au tour où il a été placé ou est monté en tête.
clash-illegal-shot-at-conquered-road = La route { $road } est conquise ; on ne peut pas tirer dessus.
clash-illegal-shot-from-conquered-road = La route { $road } est conquise ; on ne tire plus depuis celle-ci.
clash-illegal-card-not-held = Vous n’avez pas cette carte : { $card }.
clash-illegal-card-in-force = Cette carte fait déjà effet pour vous : { $card }.
clash-illegal-nothing-to-relieve = Il vous faut, sur une route à vous, une unité spéciale qui compte encore.
clash-illegal-strike-on-conquered-road = La route { $road } est conquise ; une frappe aérienne ne touche que les routes que personne ne possède.
clash-illegal-nothing-to-strike = L’ennemi n’a aucune unité sur la route { $road }.
clash-illegal-strike-on-special = Une frappe aérienne ne touche qu’une unité de base ; en tête sur la route { $road } : { $unit }.
clash-illegal-nothing-to-see = L’ennemi n’a pas d’objectif à regarder.
clash-illegal-no-orders-left = Il doit rester deux objectifs dans la pioche.
clash-illegal-not-yours-to-keep = Vous ne pouvez garder que l’un des deux objectifs piochés ou l’ancien, pas : { $objective }.

## Options
clash-option-mortar-fires = Quand le mortier tire
clash-option-mortar-fires-when-deployed = au tour où il est déployé
clash-option-mortar-fires-any-turn = à chacun de ses tours
clash-option-blocked-by = Ce qui bloque une unité
clash-option-blocked-by-stronger = le contact avec une unité plus forte
clash-option-blocked-by-contact = tout contact
clash-option-specials = Unités spéciales
clash-option-specials-yes = oui
clash-option-specials-no = non
clash-option-victory-cards = Cartes Victoire
clash-option-victory-cards-yes = oui
clash-option-victory-cards-no = non
clash-option-objectives = Cartes Objectif
clash-option-objectives-final = le paquet définitif de 20
clash-option-objectives-2021 = le paquet de 2021
clash-option-objectives-none = aucune : seules trois routes gagnent
clash-option-starter = Qui commence
clash-option-starter-coin = à pile ou face
clash-option-starter-allies = les Alliés
clash-option-starter-axis = les Allemands
clash-option-road-length = Longueur d’une route
clash-option-road-length-printed = comme imprimée
clash-option-road-length-15 = 15 tuiles
clash-option-road-length-21 = 21 tuiles
clash-option-road-length-24 = 24 tuiles
clash-option-rounds = Dernière manche

## Fautes dans les options, les positions et le contenu
clash-fault-edition = Il n’y a pas d’édition « { $edition } ».
clash-fault-option-form = Une option est un nom et une valeur : option starter axis.
clash-fault-option-twice = L’option { $name } est donnée deux fois.
clash-fault-option-unknown = Il n’y a pas d’option { $name } ; il y a : { $known }.
clash-fault-option-value = L’option { $name } ne peut pas être { $value } ; elle peut être : { $known }.
clash-fault-option-number = L’option { $name } doit être un nombre entier d’au moins { $least }, pas { $value }.
clash-fault-missing = Il manque quelque chose : { $expected }.
clash-fault-word = « { $found } » ne peut pas être ici ; attendu : { $expected }.
clash-fault-too-much = Rien ne peut suivre ici, mais il y a « { $found } ».
clash-expected-keyword = un mot clé des fichiers de scénario
clash-expected-side = un camp
clash-expected-road = une route, de 1 à 7
clash-expected-number = un nombre
clash-expected-unit = une unité
clash-expected-card = une carte Victoire
clash-expected-objective = un objectif
clash-expected-effect = une carte à effet durable
clash-expected-yes-or-no = yes ou no
clash-expected-mortar = mortar
clash-fault-twice = Une ligne { $keyword } figure deux fois.
clash-fault-expect-only = { $keyword } peut seulement être attendu, pas mis en place.
clash-fault-line-twice = { $side } : la colonne de la route { $road } est donnée deux fois.
clash-fault-owner-twice = La route { $road } a déjà un propriétaire : { $side }.
clash-fault-not-enough-units = { $side } : il n’y en a pas autant : { $unit }.
clash-fault-not-enough-cards = Il n’y a pas autant de cartes de cette sorte : { $card }.
clash-fault-line-too-long = { $side } : les unités de la route { $road } se chevauchent ou dépassent.
clash-fault-base-without-units = { $side } : une colonne vide sur la route { $road } n’a pas de base.
clash-fault-objective-not-in-deck = Cet objectif n’est pas dans la pioche ou est cité deux fois : { $objective }.
clash-fault-turn-missing = Une ligne « turn » doit dire à qui c’est de jouer.
clash-fault-effect-impossible = { $side } : cette carte ne peut pas faire effet ainsi : { $card }.
clash-fault-complete-without-owner = La route { $road } est complète, il lui faut donc un propriétaire.
clash-fault-loser-on-road = Sur la route { $road }, conquise, seul son propriétaire peut avoir des unités.
clash-fault-already-won = { $side } : avec autant de routes, la partie est déjà gagnée.
clash-fault-content = { $file }, ligne { $line } : { $problem } ({ $word })
clash-problem-syntax = illisible
clash-problem-missing-key = il manque une clé
clash-problem-unknown-key = clé inconnue
clash-problem-unknown-word = mot inconnu
clash-problem-not-a-word = doit être un mot
clash-problem-not-a-number = doit être un nombre entier
clash-problem-not-a-list = doit être une liste
clash-problem-not-a-table = doit être une table
clash-problem-out-of-range = hors limites
clash-problem-twice = figure deux fois
clash-problem-missing-entry = il manque une entrée
clash-problem-special-not-single = une unité spéciale existe une fois par camp
clash-problem-undecided = une classe sur deux, et une seule, doit battre l’autre
clash-problem-line-too-long = une route peut recevoir plus d’unités qu’une colonne n’en contient
clash-problem-too-many = trop ; au plus
clash-problem-deck-too-small = trop peu de cartes dans le paquet
clash-problem-too-easy = doit demander au moins deux routes
