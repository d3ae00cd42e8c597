# The web client: pages, buttons, notices. The games' own words are in their files.

## Home
web-home-title = À quoi jouons-nous ce soir ?
web-home-sub = Pas besoin de compte. Choisissez un jeu, il est sur la table.
web-line-clash-ardennes = Sept routes enneigées, vingt-cinq blocs chacun. Percez, ou bluffez.
web-line-clash-dday = Le même duel sur sept plages, avec une artillerie qui tire loin.
web-line-mortain = Une bataille sur une carte postale. La prochaine carte décide qui agit.
web-line-trench-club = Quatre nations, quatorze forts, des armées de votre composition.
web-facts-clash-ardennes-players = 2 joueurs
web-facts-clash-ardennes-time = 30 min
web-facts-clash-ardennes-depth = facile
web-facts-clash-dday-players = 2 joueurs
web-facts-clash-dday-time = 30 min
web-facts-clash-dday-depth = facile
web-facts-mortain-players = 2 joueurs
web-facts-mortain-time = 45 min
web-facts-mortain-depth = moyen
web-facts-trench-club-players = 2 à 4 joueurs
web-facts-trench-club-time = 2–3 h
web-facts-trench-club-depth = riche
web-play-computer = Contre l’ordinateur
web-same-screen = Même écran
web-invite = Inviter
web-learn = Apprendre
web-side = Camp
web-level = Niveau
web-playing-as = Vous jouez sous le nom de
web-your-tables = Vos tables
web-no-tables = Pas encore de partie. Commencez-en une ci-dessus.
web-public-tables = Ouvertes à tous
web-no-public = Personne n’a ouvert de table publique pour l’instant.
web-open = Ouvrir
web-look = Regarder
web-join = Rejoindre
web-watch = Suivre
web-your-turn = À vous
web-over = terminée
web-guest-name = Invité

## Everywhere
web-home = Accueil
web-settings = Réglages
web-your-name = Votre nom
web-save = Enregistrer
web-language = Langue
web-theme = Couleurs
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-motion = Animation
web-motion-full = normale
web-motion-fast = rapide
web-motion-off = aucune
web-sound = Son
web-on = activé
web-off = coupé
web-close = Fermer
web-accept = Accepter
web-send = Envoyer
web-try-again = Réessayer
web-unreachable = Le serveur ne répond pas. Vérifiez votre connexion.
web-broken = Quelque chose s’est mal passé de notre côté. Réessayez.
web-lost-title = Il n’y a rien ici
web-lost = Cette adresse ne mène à aucune table. Le lien est peut-être incomplet, ou la table a été retirée.

## The table
web-laying-out = On dresse la table …
web-you = Vous
web-computer = Ordinateur
web-free = libre
web-away = absent
web-thinks = réfléchit
web-time-left = Temps restant
web-connection-connecting = connexion …
web-connection-lost = connexion perdue, nouvel essai
web-connection-closed = non connecté
web-undo = Annuler
web-hint = Conseil
web-hint-win = gagne environ { $win } fois sur 100
web-do-it = Le faire
web-rules = Règles
web-all-rules = Toutes les règles de ce jeu
web-replay = Revoir
web-log = Journal
web-log-earlier = Lignes précédentes
web-chat = Discussion
web-chat-say = Dire quelque chose à la table
web-chat-empty = Personne n’a encore rien dit.
web-notes = Mes notes (vous seul les voyez)
web-say = Tapez une phrase
web-choices = Ce que vous pouvez faire
web-back = Retour
web-free-of-cost = gratuit
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-cards = Cartes
web-more = Plus
web-offer-draw = Proposer la nulle
web-offer-takeback = Demander à reprendre
web-takeback-asked = { $side } souhaite reprendre le dernier coup.
web-hand-over = Laisser jouer l’ordinateur
web-take-back-seat = Rejouer moi-même
web-resign = Abandonner
web-resign-sure = Oui, j’abandonne
web-you-win = Vous avez gagné !
web-rematch = Une autre partie
web-rematch-accept = Accepter la revanche
web-download = Télécharger la partie
web-curtain-title = { $side } : à vous
web-curtain = Passez l’écran. Rien n’est montré avant que vous soyez prêt.
web-curtain-lift = Je suis prêt
web-moment = Moment de la partie
web-moment-of = { $ply } sur { $most }
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-to-now = Revenir au présent
web-keys = Clavier
web-key-tab = vers le prochain choix possible
web-key-arrows = vers le voisin dans cette direction
web-key-enter = choisir ; encore une fois : reposer
web-key-esc = un pas en arrière
web-key-say = taper une phrase
web-key-end = finir le tour
web-key-scrub = parcourir la partie

## Rules
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
 }
web-rules-none = Aucun paragraphe ne parle de « { $asked } ».
web-rules-link = L’adresse de ce paragraphe
web-rules-standing = D’où cela vient : S énoncé par un livret, E tiré d’un exemple, I déduit, R reconstitué
web-rules-sections = Chapitres
web-rules-wait = Ouverture des règles …
web-rules-clash = Clash : Ardennes, D-Day
web-rules-mortain = Stand at Mortain
web-rules-trench-club = Trench Club
web-rules-lost-title = Ces règles n’existent pas
web-rules-lost = L’adresse ne désigne aucun jeu dont les règles sont ici.
web-print = Imprimer
web-gone-title = Le serveur ne répond pas

## Looking back
web-replay-start = Avant le premier coup
web-replay-first = Au début
web-replay-last = À la fin
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-eyes = Vu par
web-replay-public = Ce que tous ont vu
web-replay-all = Tout
web-replay-unfinished = inachevée
web-replay-chance = chances de { $side } :
web-replay-running-title = Cette partie n’est pas finie
web-replay-running = On pourra la revoir une fois finie. D’ici là, chaque ligne du journal de la table montre son moment.
web-to-table = À la table
web-review = Bilan
web-review-wait = Calcul en cours …
web-review-turning = Tournants
web-review-turning-note = Centièmes de chances de gagner que { $side } a pris (▲) ou perdus (▼), selon l’estimation de l’ordinateur.
web-review-even = Aucune ligne n’a beaucoup changé la partie.
web-review-luck = Chance
web-review-luck-note = Ce que dés et cartes ont donné ou pris, comparé à tout ce qu’ils pouvaient apporter : centièmes de chances de gagner, additionnés.
web-review-no-luck = Le hasard n’a pas parlé dans cette partie.
web-review-little-luck = { $count ->
    [one] Le hasard a parlé une fois dans cette partie, sans presque rien changer : c’est le jeu qui a décidé.
   *[other] Le hasard a parlé { $count } fois dans cette partie, sans presque rien changer : c’est le jeu qui a décidé.
}
web-review-rare = Le moins probable
web-review-advice = Ce que ferait l’ordinateur
web-review-advice-note = Au moment affiché, en ne sachant que ce que savait ce joueur.
web-review-ask = Demander
web-dice = Dés
web-dice-how = Chaque nombre a été recalculé ici, dans votre navigateur, à partir du secret ouvert, du sel des joueurs et du déroulement de la partie. Personne ne les a choisis.
web-dice-sealed = Montré avant la partie (SHA-256 du secret)
web-dice-game = Partie
web-dice-salts = Joueurs ayant ajouté un sel
web-dice-roll = Jet ou carte
web-dice-number = Nombre
web-dice-interval = Doit être dans
web-dice-fits = Concorde
web-dice-unproved = non prouvé
web-dice-wrong = { $count ->
    [one] { $count } jet ne concorde pas.
   *[other] { $count } jets ne concordent pas.
 }
web-dice-checked = Preuve des dés vérifiée dans ce navigateur.
web-dice-failed = Les dés ne concordent pas avec la preuve.
web-file-title = Ouvrir un fichier de partie
web-file-about = Une partie téléchargée d’un Sandtable peut être revue ici et ses dés vérifiés. Rien n’est conservé.
web-file-choose = Choisir un fichier
web-file-drop = ou déposez-le ici
web-file-paste = ou collez son texte
web-file-open = Ouvrir
web-file-another = Ouvrir un fichier
web-file-reading = Lecture …
web-file-broken = Ce fichier ne peut pas être rejoué.
web-file-line = ligne { $line }
web-file-more = { $count ->
    [one] Encore une erreur.
   *[other] Encore { $count } erreurs.
}
web-key-replay = dans une relecture : pas à pas, lecture et pause
web-motion-slow = lente

## A new table
web-new-title = Une nouvelle table
web-new-more = Plus d’options
web-new-lost-title = Ce jeu n’existe pas
web-new-nations = Nations
web-new-all-nations = les quatre, sur toute la carte
web-new-me = moi
web-new-friend = libre : par le lien
web-new-options = Options du jeu
web-map = Carte
web-map-default = toute la guerre, 26 × 18 hexagones
web-map-training = terrain d’entraînement, deux nations
web-map-own = votre propre carte
web-map-paste = Collez le texte d’un fichier de carte ; il est vérifié pendant la saisie.
web-map-choose = Choisir un fichier de carte
web-map-broken = On ne peut pas encore jouer sur cette carte.
web-map-good = Cette carte est bonne : { $columns } × { $rows } hexagones, { $forts } forts.
web-map-good-half = Cette carte est bonne, pour deux nations : { $columns } × { $rows } hexagones, { $forts } forts.
web-map-missing = Il faut d’abord coller votre carte et qu’elle soit jugée bonne.
web-new-clock = Pendule
web-new-clock-none = sans pendule
web-new-clock-live = en direct : temps pour la partie
web-new-clock-days = lent : jours par coup
web-new-minutes = Minutes par joueur
web-new-increment = Secondes ajoutées après chaque tour
web-new-days = Jours par coup
web-new-time-out = Quand le temps est écoulé
web-new-time-out-lose = la partie est perdue
web-new-time-out-bot = l’ordinateur continue
web-new-people = Personnes
web-new-open-to = Qui peut se joindre
web-new-link = qui a le lien
web-new-public = tout le monde
web-new-spectators = D’autres peuvent regarder
web-new-takebacks = Reprendre au-delà des dés
web-new-takebacks-no = pas à cette table
web-new-takebacks-yes = si tous sont d’accord
web-new-dice-provable = Tirés par le serveur, prouvables
web-new-dice-provable-note = Un sceau est montré avant la partie ; à la fin, chaque jet peut être vérifié.
web-new-dice-salted = Prouvables, et les joueurs y participent
web-new-dice-salted-note = Chaque navigateur ajoute son propre nombre, scellé d’abord : même le serveur ne connaît pas les dés d’avance.
web-new-dice-entered = Nos propres dés et cartes
web-new-dice-entered-note = Vous lancez et tirez à la table et tapez le résultat.
web-new-nobody = Au moins une place doit être à vous ou libre : l’ordinateur ne joue pas seul.
web-new-make = Créer la table
web-chance-title = Lancez les dés ou tirez la carte
web-chance-type = Tapez ce qui est sorti
web-chance-clash = par exemple « coin axis », « objective allies roads-1-2 » ou « victory axis fuel »
web-chance-mortain = par exemple « draw 7s » pour le sept de pique, ou « draw joker »
web-chance-trench-club = par exemple « hits 3 1 », « rolloff 9 4 » ou « number 1 5 »

## Coming back
web-since = Depuis votre dernière visite
web-since-count = { $count ->
    [one] Il s’est passé une chose depuis votre dernière visite.
   *[other] Il s’est passé { $count } choses depuis votre dernière visite.
 }
web-since-show = Montrer
web-skip = Passer
web-live-turn = C’est à vous : { $count ->
    [one] une action est possible.
   *[other] { $count } actions sont possibles.
 }
web-account = Compte
web-account-about = Inutile pour jouer. Avec un compte, vous retrouvez vos parties sur un autre appareil.
web-account-in = Connecté comme { $login }
web-account-make = Créer un compte
web-login = Identifiant
web-password = Mot de passe
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-expired-title = Votre session a pris fin
web-expired = Ce navigateur n’est plus connu ici. Connectez-vous si vous avez un compte, ou rouvrez votre lien d’invitation.
web-expired-home = Votre session a pris fin : les parties d’invité s’ouvrent par leur lien, celles d’un compte après connexion (réglages).
web-full-title = Toutes les places sont prises
web-full-watching = Toutes les places sont prises : vous regardez.
web-full-waiting = Vous pourrez regarder dès le début de la partie.
web-closed-title = Cette table ne vous est pas ouverte
web-other-rules-title = Cette partie ne peut pas continuer ici
web-offered = Vous avez proposé la nulle. L’offre tombe à la prochaine action.
web-takeback-offered = Vous avez demandé à reprendre. Les autres doivent accepter.
web-notes-saved = Enregistré

## Talking
web-chat-watching = spectateur
web-chat-to-players = Les joueurs lisent ceci ; les spectateurs s’écrivent entre eux jusqu’à la fin.
web-chat-to-watchers = Les spectateurs lisent ceci ; les joueurs seulement à la fin.
web-chat-all = La partie est finie : tout le monde lit tout.

## What was agreed
web-terms = Ce qui est convenu
web-terms-live = { $minutes } min, +{ $increment } s par tour
web-terms-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
 }
web-terms-seal = Sceau des dés (SHA-256)

## Waiting for others
web-lobby-wait = En attente des autres
web-lobby-invited = Vous êtes invité à jouer
web-seats = Places
web-sit = S’asseoir ici
web-add-computer = Ordinateur
web-start = Commencer
web-leave = Quitter la table
web-share-play = Envoyez ce lien à un ami. La partie commence dès qu’il s’assied.
web-share-watch = Avec ce lien, d’autres peuvent suivre la partie.
web-link = Lien
web-copy = Copier le lien
web-copied = Copié
web-qr = Le lien sous forme de code pour un appareil photo

## Clash
web-clash-board = Sept routes de { $tiles } cases
web-clash-road = Route { $road }
web-clash-stock = { $unit }, { $count } en réserve, { $points }
web-clash-points-left = { $points } points sur { $most } restants
web-clash-your-objective = Votre objectif
web-clash-objective-hidden = objectif caché
web-clash-victory-card = Carte victoire
web-clash-victory-cards = { $count ->
    [one] { $count } carte victoire
   *[other] { $count } cartes victoire
 }
web-clash-carry = touchez un emplacement éclairé, ou retouchez pour reposer.
web-clash-your-move = À vous : choisissez une unité, une route ou une attaque.
web-clash-place = Placer sur la route { $road } : { $unit }
web-clash-advance = Avancer sur la route { $road }
web-clash-retreat = Se replier de la route { $road }
web-clash-attack = Attaquer sur la route { $road }
web-clash-flank = Depuis la route { $from }, prendre la route { $road } de flanc
web-clash-fire = Mortier de la route { $from } : tirer sur la route { $road }
web-clash-card = Jouer une carte : { $card }
web-clash-card-road = Jouer une carte sur la route { $road } : { $card }
web-clash-keep = Garder : { $objective }
web-clash-end = Fin du tour

## Stand at Mortain's board
board-mortain-map = Carte de Mortain, neuf hexagones sur cinq
board-mortain-zoom-in = Rapprocher
board-mortain-zoom-out = Éloigner
board-mortain-zoom-all = Toute la carte
board-mortain-setup = mise en place
board-mortain-turn = tour { $turn } sur 6
board-mortain-stamp = TOUR
board-mortain-caption = Mortain, Normandie · août 1944
board-mortain-to = vers
board-mortain-from = de
board-mortain-out = sortis : { $count } sur 5
board-mortain-waiting = en attente
board-mortain-lost = perdus
board-mortain-exit = le bord ouest
board-mortain-support = Appui, une fois par tour
board-mortain-support-used = Appui déjà utilisé ce tour
board-mortain-harass = harceler
board-mortain-harassed = Harcelés depuis les airs : { $hex } et les hexagones autour
board-mortain-unit = { $unit }, { $at }, { $tank } contre les chars, { $infantry } contre l’infanterie, { $steps ->
        [one] réduite
       *[other] au complet
    }
board-mortain-choices = { $thing } : { $count ->
        [one] un choix
       *[other] { $count } choix
    }
board-mortain-left = { $count } en pioche
board-mortain-used = sorties ce tour, visibles de tous
board-mortain-fought = tirées au combat
board-mortain-activations = { $left } sur { $total }
board-mortain-draw = On tire la carte suivante
board-mortain-deploy = L’Américain place cinq unités
board-mortain-fight = On tire une carte pour l’attaque
board-mortain-choose = Une figure : manqué, ou une autre carte ? ({ $side })
board-mortain-won = Victoire : { $side }
board-mortain-acts = { $side } : { $count ->
        [one] une unité agit
       *[other] { $count } unités agissent
    }
board-mortain-face = { $side } : une unité ou une pile agit
board-mortain-face-fixed = { $side } : la pile de { $hex } agit
board-mortain-suggested = Placer comme suggéré
board-mortain-say-deploy = Placer { $unit } en { $hex }
board-mortain-say-move = { $unit } va en { $hex }
board-mortain-say-move-with = { $unit } va en { $hex } avec { $other }
board-mortain-say-exit = { $unit } sort par le bord ouest
board-mortain-say-exit-with = { $unit } sort par le bord ouest avec { $other }
board-mortain-say-fire = Tirer sur { $target } avec { $units }
board-mortain-say-support = { $support } sur { $hex }, { $against }
board-mortain-say-support-unit = { $support } sur { $unit }
board-mortain-say-harass = { $support } harcèle { $hex }
board-mortain-say-redraw = Tirer une autre carte
board-mortain-say-miss = Accepter le tir manqué
board-mortain-say-pass = Fini avec cette carte

## Trench Club's board
board-trench-map = Carte de { $columns } hexagones sur { $rows }
board-trench-mini = Toute la carte ; un clic vous y mène
board-trench-zoom-in = Rapprocher
board-trench-zoom-out = Éloigner
board-trench-zoom-all = Toute la carte
board-trench-setup = mise en place · { $nation }
board-trench-round = manche { $round } · { $nation }
board-trench-over = la partie est finie
board-trench-phase-split = Répartir
board-trench-phase-place = Placer
board-trench-phase-begin = Qui commence
board-trench-phase-move = Mouvement
board-trench-phase-attack = Annoncer les attaques
board-trench-phase-battle = Combats
board-trench-phase-money = Argent
board-trench-forts = { $team } : { $count } forts sur les { $goal } qu’il faut
board-trench-money = Argent : { $money }
board-trench-holds = Forts : { $count }
board-trench-nobody = personne
board-trench-fort = Fort { $fort }, tenu par : { $owner }
board-trench-mine = Mine en { $hex } ({ $nation })
board-trench-start = Numéro de départ { $number }
board-trench-unit = { $unit }, { $at }{ $damage ->
        [0] { "" }
       *[other] , dégâts { $damage }
    }{ $experience ->
        [0] { "" }
       *[other] , expérience { $experience }
    }
board-trench-at-aboard = à bord du transport
board-trench-at-stock = en réserve
board-trench-at-dead = détruite
board-trench-choices = { $thing } : { $count ->
        [one] un choix
       *[other] { $count } choix
    }
board-trench-costs = { $what }, { $points } points sur { $speed }
board-trench-acting = { $count ->
    [one] L’armée { $armies } agit ce tour-ci
   *[other] Les armées { $armies } agissent ce tour-ci
}
board-trench-tip = Pointez une unité pour voir ses valeurs.
board-tap-again = Touchez encore pour attaquer.
board-trench-army = Armée { $army }
board-trench-rookie = recrue, expérience { $experience }
board-trench-veteran = vétéran, expérience { $experience }
board-trench-hero = héros de guerre, expérience { $experience }
board-trench-speed = vitesse
board-trench-range = portée
board-trench-attack = attaque
board-trench-against = contre { $class }
board-trench-damage = touches pour
board-trench-open = terrain nu
board-trench-forest = forêt
board-trench-list = Liste d’attaques
board-trench-list-note = dans cet ordre
board-trench-against-unit = { $unit } sur { $target }
board-trench-split = { $nation } répartit ses unités
board-trench-assign = Dans quelle armée va { $unit } ?
board-trench-hidden = face cachée
board-trench-reveal = Retournez une armée
board-trench-activate = Quelle armée agit d’abord ?
board-trench-place = Armée { $army } autour du numéro { $number }
board-trench-wind = Où dérive le gaz ?
board-trench-lay-mine = Poser une mine
board-trench-shop = Unités à prendre
board-trench-give = Donner de l’argent à l’allié
board-trench-way-n = nord
board-trench-way-ne = nord-est
board-trench-way-se = sud-est
board-trench-way-s = sud
board-trench-way-sw = sud-ouest
board-trench-way-nw = nord-ouest
board-trench-say-assign = { $unit } dans l’armée { $army }
board-trench-say-assign-recommended = Répartir comme conseillé
board-trench-say-reveal = Retourner l’armée { $army }
board-trench-say-activate = L’armée { $army } agit
board-trench-say-place = Placer { $unit } en { $hex }
board-trench-say-move = { $unit } va en { $hex }
board-trench-say-unload = { $unit } descend en { $hex }
board-trench-say-board = { $unit } monte à bord : { $transport }
board-trench-say-enter = { $unit } entre dans { $fort }
board-trench-say-capture = { $unit } prend { $fort }
board-trench-say-buy = Acheter { $unit } à { $fort }
board-trench-say-mine = Poser une mine en { $hex }
board-trench-say-attack = { $unit } attaque { $target }
board-trench-say-gas = { $unit } envoie le gaz sur { $target }, direction { $direction }
board-trench-say-repair = Réparer { $unit }
board-trench-say-recruit = Lancer le dé d’une unité spéciale à { $fort }
board-trench-say-recruit-special = { $special } pour { $place }
board-trench-say-give = Donner { $amount }
board-trench-say-done = Terminé
