# Clash: D-Day, la première partie guidée. `-try` dit quoi faire, `-done` ce qu’il y avait à voir et pourquoi.

learn-clash-dday-land-title = À terre
learn-clash-dday-land-try = Sept têtes de pont, et le défenseur attend derrière chacune. En bas, vos 25 blocs. Prenez un soldat et débarquez-le sur la tête de pont de votre choix.
learn-clash-dday-land-done = Les premières bottes sont sur le sable, pour 1 de vos 4 points d’action. Un soldat couvre deux des dix-huit cases ; qui va jusqu’à l’autre bout possède la tête de pont. CL-3.1

learn-clash-dday-turn-title = Votre tour, le leur
learn-clash-dday-turn-try = Les lignes grandissent par l’avant. Amenez un char sur la tête de pont 4, devant le soldat.
learn-clash-dday-turn-try-2 = Avec le dernier point, posez une mine devant le char. Elle arrête les chars ennemis.
learn-clash-dday-turn-try-3 = Tous les points sont dépensés. Terminez votre tour et voyez ce que fait le défenseur.
learn-clash-dday-turn-done = L’ennemi a posé quatre blocs et c’est de nouveau à vous, avec 4 points. Il n’y a pas de dés dans ce jeu : tout dépend de ce que vous placez, et où. CL-2.2

learn-clash-dday-strength-title = Qui bat qui
learn-clash-dday-strength-try = Vos lignes touchent celles de l’ennemi sur trois têtes de pont. Le char bat l’infanterie, l’infanterie bat la mine, la mine bat le char. Une seule des trois attaques est permise : trouvez-la.
learn-clash-dday-strength-done = Votre char a renversé les deux soldats et s’est arrêté à la mine. Sur la 2, une mine retient votre char ; sur la 6, un char retient votre soldat : attaquer plus fort que soi est interdit. Cela n’a rien coûté ; une attaque est toujours gratuite. CL-4.2 CL-4.4

learn-clash-dday-trade-title = Échange égal
learn-clash-dday-trade-try = Sur la tête de pont 3, deux caporaux se font face. Les égaux tombent ensemble. Attaquez, et voyez la brèche s’ouvrir.
learn-clash-dday-trade-try-2 = Les deux caporaux sont retournés en réserve, quatre cases sont libres, et c’est toujours à vous. Envoyez votre sergent, supérieur à tout soldat.
learn-clash-dday-trade-try-3 = Il reste deux cases. Essayez d’y glisser un char : prenez-le et cliquez sur la tête de pont 3.
learn-clash-dday-trade-try-4 = Trois cases n’entrent pas dans deux. Un soldat, si.
learn-clash-dday-trade-done = Juste la place, et le contact est fait. Demandez pourquoi à tout ce qui est grisé : la réponse vient toujours avec sa règle. Un échange vaut la peine quand c’est vous qui remplissez la brèche. CL-4.3 CL-3.2

learn-clash-dday-blocked-title = Bloqué par une mine
learn-clash-dday-blocked-try = Sur la tête de pont 2, votre char touche une mine, plus forte que lui : il est bloqué. Cliquez sur la tête de pont et repliez le char. Bloqué, cela coûte 3 points ; sinon 2.
learn-clash-dday-blocked-try-2 = Trois cases sont libres, et il faudrait de l’infanterie en tête. Une mine à vous comble la case de trop ; posez-la.
learn-clash-dday-blocked-try-3 = C’était le quatrième point. Terminez votre tour.
learn-clash-dday-blocked-try-4 = L’ennemi s’occupait ailleurs. Au soldat, maintenant : placez-le en tête sur la 2.
learn-clash-dday-blocked-try-5 = Les hommes enlèvent les mines. Attaquez !
learn-clash-dday-blocked-done = Les deux mines ont disparu. C’est la tête qui décide : une ligne ne vaut que le bloc placé devant, et en changer prend du temps. CL-3.4 CL-3.5

learn-clash-dday-artillery-title = L’artillerie
learn-clash-dday-artillery-try = Les unités spéciales font le sel de cette édition. L’artillerie tire exactement à trois têtes de pont, à gauche ou à droite. Placez-la sur la 4, en tête de votre ligne.
learn-clash-dday-artillery-try-2 = Sa flèche désigne un soldat sur la tête de pont 1. Cliquez sur la flèche.
learn-clash-dday-artillery-try-3 = Le soldat a disparu, et le char qui était devant lui aussi. Prenez maintenant une autre unité spéciale, le mortier par exemple, et voyez pourquoi c’est refusé.
learn-clash-dday-artillery-done = Une seule unité spéciale à la fois sur le terrain : repliez-la ou perdez-la avant la suivante. Et la flèche doit désigner de l’infanterie ; sur la 7, elle désigne un char. CL-4.7 CL-3.7

learn-clash-dday-card-title = Une tête de pont prise
learn-clash-dday-card-try = Sur la tête de pont 6, il manque trois cases jusqu’à l’autre bout. Un char les remplit.
learn-clash-dday-card-try-2 = Conquise, et une carte de victoire piochée : frappe aérienne. Elle retire le bloc de tête de l’ennemi sur une tête de pont. Jouez-la sur la 3, contre le char.
learn-clash-dday-card-done = Le char est retourné dans leur réserve, et vos chars font maintenant face à de l’infanterie. Les cartes ne coûtent aucun point ; elles restent cachées jusqu’à ce que vous les jouiez. CL-5.1 CL-7.4

learn-clash-dday-win-title = Trois pour gagner
learn-clash-dday-win-try = Vous tenez deux têtes de pont ; une troisième gagne aussitôt. Sur la 4, deux chars barrent la route et il manque sept cases. Votre espion bat tout, mais seulement les deux premiers : placez-le en tête.
learn-clash-dday-win-try-2 = Il touche le char. Attaquez.
learn-clash-dday-win-try-3 = La tête de pont est vide, encore six cases. Un char.
learn-clash-dday-win-try-4 = Et un autre.
learn-clash-dday-win-done = Trois têtes de pont : gagné. Dans une vraie partie, vous avez aussi un objectif secret, souvent deux têtes de pont précises seulement, et votre adversaire de même. CL-5.2 CL-4.5
