# Stand at Mortain, la première partie guidée. `-try` dit quoi faire, `-done` ce qu’il y avait à voir et pourquoi.

learn-mortain-card-title = La carte décide
learn-mortain-card-try = Vous menez la contre-attaque allemande. On ne joue pas chacun son tour : on tire une carte, noire elle est à vous, rouge à l’Américain. Le sept de pique active quatre unités. Cliquez sur l’une d’elles dans la case du bord est, puis sur un hexagone de la colonne est.
learn-mortain-card-done = Une unité est entrée et il reste 3 activations. Une carte chiffrée active la moitié de sa valeur, arrondie au-dessus ; un as, une seule. SM-3.1 SM-3.2

learn-mortain-tiger-title = Les Tiger suivent
learn-mortain-tiger-try = Chaque activation déplace une unité d’un hexagone, ou la fait tirer. En 0902, les Tiger, 102, sont avec 2SS-1. Déplacez 2SS-1 en 0802 et emmenez 102 : cela ne coûte rien de plus.
learn-mortain-tiger-try-2 = Deux pions déplacés, une activation dépensée. Employez l’autre : D de 0903 en 0803, dans le bois.
learn-mortain-tiger-done = Deux unités au plus par hexagone ; 102 ne compte pas. Le terrain ne ralentit personne, il protège : bois, village et colline de 1, la ville de 2. SM-4.2 SM-4.3

learn-mortain-fire-title = Tirer ensemble
learn-mortain-fire-try = D et DF sont au contact du 119e dans Mortain. Cliquez sur la cible, puis sur les deux tireurs. Leurs valeurs contre l’infanterie, 3 et 3, s’additionnent. Les chances s’affichent avant le tir.
learn-mortain-fire-done = Un quatre : moins 1 car vous êtes adjacents, plus 2 pour la ville, cela fait 5, pas plus que vos 6. Touché ! Le 119e est retourné ; un second coup l’éliminerait. SM-5.4 SM-1.4

learn-mortain-line-title = Ce qui barre la vue
learn-mortain-line-try = 2SS-1 en 0802 voudrait tirer sur les canons en 0602, derrière la ville. Cliquez sur 2SS-1, puis sur 823, et voyez.
learn-mortain-line-try-2 = On tire dans une ville, un bois, une colline, jamais à travers. Tout près, sur la cote 314, se tient le 120e : tirez dessus.
learn-mortain-line-try-3 = Un valet ! Avec une figure, le tireur accepte l’échec ou tire une autre carte. Tirez-en une autre.
learn-mortain-line-done = Un trois : moins 1, plus 1 pour la colline, dans vos 4. Touché. Retirer une carte est presque toujours bon, sauf si le joker rôde : il mettrait fin à tout. SM-5.3 SM-5.5

learn-mortain-hill-title = Du haut de la colline
learn-mortain-hill-try = La cote 314 est à vous. D’une colline, on porte à trois hexagones au lieu de deux. SPTD, sur la cote 285, est un char : c’est l’autre valeur qui compte, AT. Tirez avec 2SS-1 ; 102 se joint gratuitement.
learn-mortain-hill-done = 5 et 5 font 10 ; le neuf, moins 1 pour les Tiger, plus 1 pour la colline, fait 9. Touché, à trois hexagones, pour une activation. Canons et infanterie se visent avec AI, les chars avec AT. SM-5.2 SM-5.1

learn-mortain-enemy-title = Quand la carte est rouge
learn-mortain-enemy-try = On peut s’arrêter avant d’avoir épuisé une carte. Dites que vous en avez fini avec celle-ci.
learn-mortain-enemy-done = Que d’événements : un neuf rouge, et l’Américain a lancé son aviation sur votre pile au lieu de bouger. La carte était un cinq, plus que 4 : manqué. Puis le joker, et le tour s’est achevé net. Le tour 4 s’ouvre sur votre roi : une unité ou une pile entière peut agir. SM-6.1 SM-3.6 SM-3.3

learn-mortain-win-title = Cinq de l’autre côté
learn-mortain-win-try = Vous gagnez si cinq de vos unités sont sorties par le bord ouest avant la fin du tour 6. Trois sont passées. 38 est au bord avec 102 : sortez avec 38 et emmenez 102.
learn-mortain-win-done = Deux pour une activation, cinq en tout : gagné. Trop tard, et c’est l’Américain qui gagne ; ne disputez donc pas chaque village, contournez, et ne laissez pas les Tiger seuls. SM-7.1 SM-4.5
