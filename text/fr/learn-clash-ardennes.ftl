# Clash of the Ardennes, la première partie guidée. `-try` dit quoi faire, `-done` ce qu’il y avait à voir et pourquoi.

learn-clash-ardennes-place-title = Votre premier char
learn-clash-ardennes-place-try = Sept routes mènent de votre bord à celui de l’ennemi. En bas, votre réserve : 25 blocs de bois. Prenez un char, puis cliquez sur une route, celle que vous voulez.
learn-clash-ardennes-place-done = Le voilà, à votre bout de la route. Le placer a coûté 1 de vos 4 points d’action. Chaque bloc est aussi long qu’il en a l’air : un char couvre trois des dix-huit cases. CL-3.1

learn-clash-ardennes-turn-title = Un tour entier
learn-clash-ardennes-turn-try = Les nouveaux blocs se posent devant votre ligne, vers l’ennemi. Placez un soldat sur la route 4, devant votre char.
learn-clash-ardennes-turn-try-2 = Il reste un point. Un point inutilisé est perdu, mais rien n’oblige à le dépenser. Terminez votre tour.
learn-clash-ardennes-turn-done = L’ennemi a répondu et vous avez de nouveau 4 points. Ainsi de suite, tour après tour : les deux lignes grandissent jusqu’à se toucher. CL-2.2

learn-clash-ardennes-room-title = Il faut que ça entre
learn-clash-ardennes-room-try = Sur la route 3, il ne reste que deux cases libres entre les lignes. Prenez quand même un char et cliquez sur la route 3, pour voir.
learn-clash-ardennes-room-try-2 = Un char occupe trois cases et rien ne peut se chevaucher. Un soldat en occupe deux. Placez-en un là.
learn-clash-ardennes-room-done = Juste la place : les lignes se touchent, c’est le contact. Interrogez tout ce qui est grisé : on vous dit toujours pourquoi, avec la règle. CL-3.2 CL-1.5

learn-clash-ardennes-advance-title = De l’arrière vers l’avant
learn-clash-ardennes-advance-try = Sur la route 2, un soldat est tout au bout de votre ligne. Cliquez sur la route 2 et choisissez d’avancer : pour 2 points, votre dernier bloc passe en tête.
learn-clash-ardennes-advance-try-2 = Votre soldat touche maintenant une mine. Les chars craignent les mines, l’infanterie les enlève. Attaquer est gratuit : cliquez sur les sabres croisés de la route 2.
learn-clash-ardennes-advance-done = Les deux mines ont disparu : après une victoire, l’attaquant continue tant que le bloc suivant est lui aussi plus faible. Il s’est arrêté au char. Les blocs battus retournent en réserve, et votre soldat n’a pas bougé. CL-3.3 CL-4.2

learn-clash-ardennes-attack-title = Chars, hommes et mines
learn-clash-ardennes-attack-try = Le char bat l’infanterie, l’infanterie bat la mine, la mine bat le char. Sur la route 5, votre char fait face à un caporal suivi d’un soldat. Attaquez !
learn-clash-ardennes-attack-try-2 = Deux d’un coup, et la mine a arrêté votre char. Quatre cases sont vides. Remplissez-les d’infanterie : d’abord un soldat.
learn-clash-ardennes-attack-try-3 = Et un autre soldat, jusqu’à la mine.
learn-clash-ardennes-attack-try-4 = De nouveau le contact, et les hommes ne craignent pas les mines. Attaquez.
learn-clash-ardennes-attack-done = La route est presque à vous, pour 2 points : char et infanterie font ensemble ce qu’aucun ne peut seul. Attaquer plus fort que soi n’est jamais permis. CL-4.2 CL-4.4

learn-clash-ardennes-flank-title = Le char de commandement
learn-clash-ardennes-flank-try = Les unités spéciales font le sel de cette édition. Le char de commandement tire de côté, sur les routes voisines. Placez-le sur la route 4, devant votre soldat.
learn-clash-ardennes-flank-try-2 = Sa flèche désigne un soldat de la route 3, au milieu de la ligne ennemie. Cliquez sur la flèche.
learn-clash-ardennes-flank-try-3 = Le soldat a disparu, et le char devant lui aussi : tout ce qui était plus en avant. Prenez maintenant une autre unité spéciale, l’espion par exemple, pour voir pourquoi vous ne pouvez pas avoir les deux.
learn-clash-ardennes-flank-done = Une seule de vos unités spéciales peut être sur le terrain ; la place se libère quand elle est battue ou se replie. Seule l’infanterie peut être prise de flanc : regardez donc où pointe la flèche avant de la poser. CL-4.7 CL-3.7

learn-clash-ardennes-card-title = Une route est à vous
learn-clash-ardennes-card-try = Il manque trois cases sur la route 6, la longueur d’un char. Posez-y un char et touchez l’autre bout.
learn-clash-ardennes-card-try-2 = Conquise ! Plus personne ne joue sur cette route, et vous avez pioché une carte de victoire : marche forcée. Jouez-la, c’est gratuit.
learn-clash-ardennes-card-done = Deux points de plus aussitôt, soit 3 à dépenser. Les cartes de victoire restent cachées jusqu’à ce qu’on les joue ; gardez-les pour le tour où elles comptent. CL-5.1 CL-7.1

learn-clash-ardennes-win-title = Gagner
learn-clash-ardennes-win-try = On gagne avec trois routes, ou par son objectif secret : ici les routes 2 et 5, et la 2 est déjà à vous. Ouvrez la route 5 avec votre caporal : placez-le en tête.
learn-clash-ardennes-win-try-2 = Un caporal bat les mines comme les soldats. Attaquez.
learn-clash-ardennes-win-try-3 = La route est libre, cinq cases. D’abord un char.
learn-clash-ardennes-win-try-4 = Il reste deux cases : un soldat.
learn-clash-ardennes-win-done = Objectif rempli, et la partie est gagnée à l’instant même. Surveillez les routes de l’ennemi autant que les vôtres : sa carte vous est cachée comme la vôtre l’est pour lui. CL-5.2
