# Textes de la table et du programme en terminal : tout ce qui est pareil dans chaque jeu.

## Les jeux
game-clash-ardennes = Clash of the Ardennes
game-clash-ardennes-about = sept routes, deux lignes de chars et d’infanterie, et un objectif secret pour chacun ; deux joueurs, une demi-heure environ
game-clash-dday = Clash: D-Day
game-clash-dday-about = la même lutte sur sept têtes de pont, avec une pièce d’artillerie au lieu du char de commandement ; deux joueurs
game-mortain = Stand at Mortain
game-mortain-about = la contre-attaque allemande d’août 1944 contre une mince ligne américaine, au rythme d’un jeu de cartes ; deux joueurs
game-trench-club = Trench Club
game-trench-club-about = armées, canons et forts de la Grande Guerre sur une grande carte à hexagones ; deux à quatre nations

## Énumérations
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
list-more = { $rest } … (encore { $last })
list-none = rien

## Une phrase qui n’est pas exécutée
refusal-misread = Le mot { $number }, « { $found } », n’est pas compris. Il pourrait y avoir : { $expected }.
refusal-misread-missing = Il manque quelque chose au mot { $number }. Il pourrait y avoir : { $expected }.
refusal-misread-end = Rien ne peut suivre au mot { $number }, mais il y a « { $found } ».
refusal-not-due = C’est à quelqu’un d’autre de jouer.
refusal-over = La partie est terminée.
refusal-undo-not-yours = Seul celui qui a agi en dernier peut revenir en arrière, et seulement tant que son tour dure.
refusal-undo-nothing = Il n’y a rien à reprendre : des dés, des cartes, une révélation ou un changement de tour se trouvent entre-temps.
refusal-draw-offered = Une partie nulle est déjà proposée.
refusal-no-offer = Personne n’a proposé la partie nulle.
refusal-own-offer = Vous ne pouvez pas accepter votre propre offre ; c’est à l’autre camp de le faire.
refusal-resigned = Vous avez déjà abandonné ; le reste de votre équipe doit être d’accord.
refusal-no-takeback = Personne n’a demandé à reprendre quoi que ce soit.
refusal-own-takeback = Vous ne pouvez pas accepter votre propre demande ; c’est à l’autre camp de le faire.
refusal-takeback-asked = Quelqu’un a déjà demandé à reprendre.
refusal-takeback-nothing = Vous n’avez pas encore agi : il n’y a rien à reprendre.
refusal-proof = Le tirage des mots du hasard ne correspond pas à ce qui pouvait être tiré là.

## Fautes dans les fichiers et les options
fault-at-line = ligne { $line } : { $fault }
fault-by = « { $found } » n’est ni un camp de ce jeu ni le hasard (chance).
fault-format = Ce n’est pas un fichier de partie : sa première ligne doit être « sandtable { $format } ».
fault-head = Le jeu ne sait que faire de cette ligne : { $found }
fault-indented = Une ligne en retrait précède la première section.
fault-no-game = La ligne « game NOM » manque.
fault-no-rules = La ligne « rules NUMÉRO » manque.
fault-player = Après « player » il faut un camp et un nom.
fault-proof = « { $found } » ne dit pas comment un mot du hasard a été tiré ; cela ressemble à 1+1/2.
fault-result = Le résultat du fichier n’est pas celui de la partie jouée : { $found }.
fault-rules-version = Le fichier a été joué selon les règles { $found } ; ce programme connaît les règles { $current }.
fault-section = Cette ligne est à la marge mais n’ouvre aucune section : { $found }
fault-setup-first = La mise en place (setup) doit être la première section, et il ne peut y en avoir qu’une.
fault-snapshot = La position conservée ne peut pas être lue.
fault-spaces = Les mots sont séparés par une seule espace.
fault-twice = La section « { $found } » apparaît ici une seconde fois.

## Ce qui s’est dit à la table
platform-resign = { $side } : abandon.
platform-offer-draw = { $side } : proposition de partie nulle.
platform-accept-draw = { $side } : partie nulle acceptée.
platform-undo = { $side } : dernière action reprise.
platform-offer-takeback = { $side } : demande de reprise de la dernière action.
platform-accept-takeback = { $side } : accord, l’action est reprise.
platform-time-out = { $side } : temps écoulé.
platform-seat-person = À partir d’ici, une personne joue : { $side }.
platform-seat-bot = À partir d’ici, l’ordinateur joue : { $side }.
outcome-draw = La partie est nulle.
outcome-won = La partie est gagnée par { $side }.

## Scénarios
scenario-refused = « { $sentence } » devrait être permis, mais c’est refusé ({ $rule })
scenario-allowed = « { $sentence } » devrait être refusé, mais c’est permis
scenario-other-rule = « { $sentence } » devrait être refusé par { $expected }, mais c’est refusé par { $rule }
scenario-expected = attendu « { $expected } », trouvé « { $found } »

## Erreurs
error-unknown-game = Il n’y a pas de jeu « { $found } ». Il y a : { $games }.
error-unknown-seat = Il n’y a pas de camp « { $found } ». Il y a : { $seats }.
error-other-game = { $file } est une partie de { $found }.
error-read = { $file } ne peut pas être lu : { $error }
error-no-paragraph = Il n’y a pas de paragraphe { $found }.
error-no-rules = Il n’y a pas de règles de { $found }.

## La séance
prompt-curtain = Entrée
prompt-question = oui/non
prompt-chance = hasard
prompt-table = table
play-curtain = À jouer : { $side }. Prenez le clavier et appuyez sur Entrée quand personne d’autre ne regarde.
play-chance = Lancez les dés ou tirez la carte, et tapez ce qui est sorti.
why-legal = « { $sentence } » est permis maintenant.
legal-nobody = Aucun joueur ne doit agir maintenant.
legal-none = Aucune phrase permise ne commence par « { $prefix } ».
odds-none = « { $sentence } » ne dépend pas du hasard.
log-empty = Rien ne s’est encore passé.
log-hidden = (caché)
log-undone = repris
save-exists = { $file } existe déjà. Le remplacer ?
save-done = Enregistré dans { $file }.
save-failed = { $file } ne peut pas être écrit : { $error }
save-not = Rien n’a été écrit.
answer-yes = oui
answer-no = non
answer-again = Répondez « { $yes } » ou « { $no } ».
resume-question = Une partie est restée inachevée ({ $file }). La reprendre ?
resume-aside = Elle est conservée sous { $file }.
keep-failed = La partie ne peut plus être conservée en arrière-plan : { $error }
keep-finished = La partie est conservée sous { $file }.
keep-unfinished = La partie est conservée ({ $file }) ; « sandtable play { $game } » la proposera.
reader-more = Page suiv. : la suite · Entrée : retour à la table
reader-end = Page préc. : en arrière · Entrée : retour à la table
replay-keys = → suivant · ← retour · Home/End début/fin · q quitter

## Aide
help-help = help : cette liste (aussi : ?)
help-legal = legal [début] : ce qui peut se dire maintenant
help-why = why PHRASE, ? PHRASE : si c’est permis, et sinon quelle règle l’interdit
help-odds = odds PHRASE : les probabilités exactes, là où le hasard décide
help-hint = hint : ce que ferait l’ordinateur à votre place, et pourquoi
help-rules = rules [PARAGRAPHE] : les règles, ou un paragraphe comme { $example }
help-log = log : ce qui s’est passé jusqu’ici
help-show = show : redessiner le plateau
help-describe = describe : la position en mots, ligne par ligne
help-save = save FICHIER : enregistrer la partie dans un fichier
help-load = load FICHIER : continuer à partir d’un fichier
help-quit = quit : quitter ; la partie est conservée
help-sentences = Tout le reste est une phrase du jeu. Tab la complète mot par mot, les flèches rappellent les lignes précédentes, Page préc. et Page suiv. font défiler le texte, Maj avec les flèches fait défiler le plateau.
help-platform = À chaque table : undo (reprendre), resign (abandonner), offer draw et accept draw (proposer et accepter la nulle), offer takeback et accept takeback (demander une reprise, et l’accepter). On peut nommer d’abord un autre camp : { $example }.
help-verbs = Possible maintenant : { $sentences }.
usage-why = Demandez « why » avec une phrase, par exemple : why { $example }
usage-odds = Demandez « odds » avec une phrase, par exemple : odds { $example }
usage-save = Nommez un fichier : save ma-partie.sandtable
usage-load = Nommez un fichier : load ma-partie.sandtable

## Mesure
bench-actions = actions des joueurs (+ du hasard) : { $figure }
bench-speed = actions par seconde : { $figure }
bench-branching = actions permises par décision : { $figure }
bench-games = parties terminées : { $figure }
bench-length = actions par partie : { $figure }

## Le plateau
draw-round = Manche { $round }
draw-round-of = Manche { $round } sur { $rounds }
draw-to-act = À jouer : { $side }
draw-points = { $points ->
    [one] reste { $points } point
   *[other] restent { $points } points
}
draw-stock = Réserve
draw-hand = Main
draw-hidden-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-objective = Objectif
draw-hidden = caché
draw-none = aucun
draw-effects = En vigueur
draw-gap = écart { $gap }
draw-contact = contact
draw-seen = Objectif ennemi vu
draw-drawn = Choisissez celui à garder
draw-trench-army = Armée { $army }
draw-trench-no-army = Sans armée
draw-trench-armies-hidden = Armées : cachées jusqu’à la fin du partage
draw-trench-goal = { $count } forts pour gagner
draw-trench-money = argent
draw-trench-forts = forts
draw-trench-attacks = Attaques
draw-trench-aboard = à bord
draw-trench-place = lieu
draw-trench-damage = dég
draw-trench-experience = exp
draw-trench-lost = Perdus
draw-trench-mine = mine
draw-trench-free = peut encore agir

## Cartes
map-ok = { $file } : aucune faute
map-size = { $columns } colonnes, { $rows } rangées, dont { $snow } colonnes de neige
map-half = { $columns } colonnes, { $rows } rangées, pour deux nations
map-forts = Forts : corps, entrées
map-places = Lieux
map-shares = Terrain hors des forts, en hexagones
map-whole = Chemin vers les trois forts les plus proches, quatre nations
map-snow = Chemin vers les trois forts les plus proches, deux nations
map-column-start = départ
map-column-hex = hex
map-column-mean = moyen
map-column-deviation = écart
map-column-nearest = proche


## Les parties du serveur
error-database = Impossible d’ouvrir la base de données : { $error }
error-store = La base de données a échoué : { $error }
error-exists = { $file } existe déjà et n’est pas remplacé.
error-file = { $file } : { $error }
backup-done = La base de données est copiée dans { $file }.
backup-postgres = C’est PostgreSQL : sauvegardez avec son propre outil, pg_dump.
export-no-game = Il n’y a pas de partie { $id }.
export-written = La partie est écrite dans { $file }.
export-secret = La partie est écrite dans { $file }. Le fichier contient des secrets : ne le montrez pas aux joueurs.
export-done = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} et { $accounts ->
    [one] 1 compte
   *[other] { $accounts } comptes
} : tout est écrit dans { $folder }. Ce dossier contient tous les secrets : gardez-le pour vous.
import-done = { $file } est maintenant la partie { $id }.
import-all-done = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} et { $accounts ->
    [one] 1 compte
   *[other] { $accounts } comptes
} : tout est maintenant dans la base de données.
import-twice = Il y a déjà une partie { $id } ; elle n’est pas importée une seconde fois.
import-not-empty = La base de données n’est pas vide : on ne peut tout importer que dans une base neuve.
import-not-over = La partie n’est pas finie, et le fichier ne dit pas qui continue ni avec quels dés. Exportez-la avec --whole.
import-kept = Ce qu’un serveur gardait avec cette partie est illisible : { $error }
check-line = { $id }, ligne { $line } : { $fault }
check-game = { $id } : { $fault }
check-over = Elle est enregistrée comme en cours, mais selon les règles actuelles elle est finie.
check-not-over = Elle est enregistrée comme finie, mais selon les règles actuelles elle continue.
check-due = Selon les règles actuelles, c’est à un autre siège de jouer.
check-done = { $games ->
    [one] 1 partie rejouée
   *[other] { $games } parties rejouées
}, { $lines ->
    [one] 1 ligne
   *[other] { $lines } lignes
} ; commencées sous d’autres règles : { $older } ; différentes à présent : { $differences }.
verify-game = { $game }, partie { $id }
verify-sealed = Scellé avant la partie : { $seal } ; joueurs ayant pris part aux dés : { $salts }
verify-fits = Tout concorde : { $numbers ->
    [one] 1 nombre
   *[other] { $numbers } nombres
} pour { $sentences ->
    [one] 1 phrase
   *[other] { $sentences } phrases
} du hasard, calculés à nouveau.
verify-nothing = Le fichier ne prouve rien : il ne contient pas de secret. Celui-ci est ouvert à la fin de la partie ; les parties jouées avec de vrais dés n’en ont pas.
verify-line = Cette ligne de la preuve est illisible : { $found }
verify-secret = Le secret n’est pas celui qui a été scellé avant la partie.
verify-salt = Le sel de { $seat } n’est pas celui qui a été scellé.
verify-number = Ligne { $line } du jeu, « { $sentence } » : le nombre tiré est { $number }, hors de son intervalle.
verify-interval = Ligne { $line } du fichier : les règles donnent ici un autre intervalle au hasard.
verify-unproved = Ligne { $line } du jeu, « { $sentence } » : elle ne dit pas comment le tirage a été fait.

serve-ready = Sandtable est servi sur { $page } – arrêtez avec Ctrl-C.
error-serve = Le serveur n’a pas pu continuer : { $error }.

## À une table d'un serveur
net-strange = La réponse du serveur est illisible : { $error }
net-unreachable = { $server } est injoignable : { $error }
net-bad-address = « { $found } » n’est ni l’adresse d’un serveur ni une invitation.
net-away = Le serveur est injoignable. On réessaie ; rien de ce qui a été dit n’est perdu.
net-back = Le serveur est de retour.
net-title-away = pas de connexion
net-table = Table { $id }, { $status }
net-status-open = attend des joueurs
net-status-opening = sur le point de commencer
net-status-running = en cours
net-status-over = terminée
net-free = libre
net-offline = absent
net-you = vous
net-computer = ordinateur { $level }
net-watching = { $count ->
    [one] 1 personne regarde.
   *[other] { $count } personnes regardent.
}
net-seal = Sceau des dés : { $seal }
net-link = Invitation : { $link }
net-sat-down = { $name } s’est assis : { $side }.
net-got-up = { $name } s’est levé : { $side }.
net-came = { $name } est là.
net-went = { $name } est parti.
net-begins = La partie commence.
net-over = « save FICHIER » garde la partie avec la preuve de ses dés, « rematch » en demande une autre.
net-leave = La table reste sur le serveur. Revenez avec : sandtable play --server '{ $link }'
net-rematch = Une autre partie, camps échangés : sandtable play --server '{ $link }'
net-prompt-other = on attend { $side }
net-hours = { $hours ->
    [one] encore 1 heure
   *[other] encore { $hours } heures
}
net-no-load = Rien ne se charge à une table de serveur ; « sandtable play JEU --load FICHIER » reprend ici une partie d’un fichier.
net-only-watching = Vous regardez ; seuls ceux qui sont assis à la table peuvent agir.
net-list-mine = Vos tables :
net-list-public = Tables ouvertes à tous :
net-list-how = Pour en rejoindre une : sandtable play --server { $server } --table ID
net-your-turn = à vous
net-help-chat = chat TEXTE : dire quelque chose à la table
net-help-table = table : qui est assis ici, l’invitation, les pendules
net-help-seat = seat PLACE : regarder par une autre de vos places
net-help-bot = bot NIVEAU : laisser l’ordinateur jouer votre place, de 1 à 5 ; bot off la reprend
net-help-takeback = takeback : demander à revenir avant les dés, si la table le permet
net-help-start = start : commencer, si vous avez fait la table et qu’elle ne commence pas d’elle-même
net-help-rematch = rematch : une autre partie, camps échangés, quand celle-ci est finie
net-help-stand-up = stand-up : laisser votre place ; dans une partie en cours, l’ordinateur continue
net-help-save = save FICHIER : écrire la partie et la preuve de ses dés dans un fichier, quand elle est finie
net-help-quit = quit : partir ; la table reste sur le serveur
net-help-platform = À toute table : undo, resign, offer draw (ou draw), accept draw, offer takeback, accept takeback.
net-usage-chat = Dites quelque chose : chat bonne chance
net-usage-seat = Nommez une de vos places, par exemple : seat { $example }
net-usage-bot = L’ordinateur a les niveaux 1 à 5 : bot 3. « bot off » reprend la place.
