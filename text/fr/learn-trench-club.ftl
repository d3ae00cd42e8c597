# Trench Club, la première partie guidée. `-try` dit quoi faire, `-done` ce qu’il y avait à voir et pourquoi.

learn-trench-club-move-title = Sur la route
learn-trench-club-move-try = Vous êtes l’Allemagne, sur la moitié enneigée de la carte. Cliquez sur votre automitrailleuse, puis sur un hexagone de la route vers le sud, aussi loin que vous voulez. Glisser ou pincer déplace la carte.
learn-trench-club-move-done = L’automitrailleuse a 4 points de mouvement. Un hexagone de route coûte un demi-point, la plaine 1, la forêt un et demi : les routes font les armées rapides. Chaque unité peut bouger une fois par tour. TC-5.1

learn-trench-club-capture-title = Les forts
learn-trench-club-capture-try = Les forts rapportent, et font gagner. Votre automitrailleuse est devant le fort Larice, qui n’est à personne. Cliquez sur elle, puis sur le fort, et voyez pourquoi elle ne peut pas le prendre.
learn-trench-club-capture-try-2 = Seuls les soldats à pied prennent les forts, et seulement s’ils commencent leur mouvement à côté d’une entrée. Votre infanterie est devant le fort Corvo : cliquez dessus, puis sur le fort.
learn-trench-club-capture-done = Corvo est à vous jusqu’à ce qu’on vous le prenne, même si vous en ressortez. Les unités à l’intérieur ne peuvent être attaquées. TC-5.11 TC-2.2

learn-trench-club-attack-title = Le premier combat
learn-trench-club-attack-try = Un tour a quatre phases : mouvement, annonce des attaques, combats, argent. Amenez votre char à côté de l’infanterie britannique : sur la route juste au nord d’elle.
learn-trench-club-attack-try-2 = Voilà pour le mouvement. Appuyez sur Terminé pour passer aux attaques.
learn-trench-club-attack-try-3 = Annoncez l’attaque : cliquez sur votre char, puis sur l’infanterie. À côté de la carte, vous voyez les chances exactes.
learn-trench-club-attack-try-4 = Vous pourriez en annoncer d’autres. Celle-ci suffit : Terminé, et les dés roulent.
learn-trench-club-attack-done = Douze dés chacun : le char touche à 6 ou moins, l’infanterie riposte à 2 ou moins. Six coups au but font 4 dégâts ; un seul sur un char ne fait rien. Six dégâts détruisent une unité, et une unité abîmée lance moins de dés. TC-7.1 TC-7.3

learn-trench-club-encircle-title = Des deux côtés
learn-trench-club-encircle-try = L’infanterie britannique se cache dans une forêt, où les coups font moins mal. Mais votre infanterie se tient exactement derrière elle. Attaquez-la avec l’automitrailleuse.
learn-trench-club-encircle-try-2 = On lit plus 3 dés : c’est l’encerclement. Appuyez sur Terminé.
learn-trench-club-encircle-done = Quinze dés au lieu de douze, et l’infanterie est détruite. L’automitrailleuse a gagné 2 d’expérience ; à 3, une unité est vétéran et touche bien plus souvent. Celui qui aide n’a pas besoin d’attaquer. TC-7.2 TC-7.5

learn-trench-club-guns-title = Les canons portent loin
learn-trench-club-guns-try = Votre mortier lourd porte de deux à cinq hexagones. Essayez-le sur l’infanterie juste à côté.
learn-trench-club-guns-try-2 = Trop près. Le canon de campagne derrière elle est à deux hexagones : attaquez-le.
learn-trench-club-guns-try-3 = Appuyez sur Terminé pour le faire tirer.
learn-trench-club-guns-done = Deux dégâts, et personne n’a riposté : seuls les voisins ripostent. Gardez les canons derrière votre infanterie ; seuls à côté d’un ennemi, ils sont sans défense. TC-6.2 TC-7.1

learn-trench-club-money-title = L’argent
learn-trench-club-money-try = Pas d’attaque cette fois. Appuyez sur Terminé pour arriver à la phase d’argent.
learn-trench-club-money-try-2 = Trois forts ont rapporté 3, vous avez donc 4. Votre char dans le fort Adler est très abîmé : 2 suffisent à le réparer entièrement. Cliquez sur le char.
learn-trench-club-money-try-3 = Achetez maintenant : cliquez sur l’infanterie dans la liste, puis sur le fort Corvo.
learn-trench-club-money-try-4 = Tout est dépensé. Terminé achève votre tour, et la Grande-Bretagne joue.
learn-trench-club-money-done = Le revenu, puis les réparations, puis les achats, toujours dans cet ordre. La Grande-Bretagne a bougé et c’est de nouveau à vous, avec un char en état et des hommes frais. TC-8.1 TC-8.2 TC-8.3

learn-trench-club-armies-title = Avant le premier tour
learn-trench-club-armies-try = Une vraie partie commence par la répartition de vos onze unités en trois armées. Pour une première fois, prenez la répartition conseillée.
learn-trench-club-armies-try-2 = Vous avez gagné le jet et placez en premier. Retournez le numéro de l’armée 1 pour savoir où elle se tient.
learn-trench-club-armies-try-3 = Numéro 2 : la première unité se pose juste dessus, sur l’hexagone éclairé. Placez-y l’automitrailleuse.
learn-trench-club-armies-try-4 = Les autres se mettent autour, anneau après anneau. Placez l’infanterie montée sur un des hexagones éclairés.
learn-trench-club-armies-done = Ainsi de suite jusqu’à ce que toutes les armées soient en place. Au premier tour, quelques-unes seulement peuvent agir ; le jeu vous demande lesquelles. TC-3.2 TC-3.4 TC-3.5

learn-trench-club-win-title = Quatre forts
learn-trench-club-win-try = À deux nations, quatre forts gagnent ; à quatre nations, sept pour un camp. Vous en tenez trois. Votre infanterie montée est devant le fort Larice : prenez-le.
learn-trench-club-win-done = Gagné, et le canon de campagne qui était dedans a péri avec le fort. Surveillez donc les vôtres : un fort vide tombe au premier soldat venu. TC-9.1
