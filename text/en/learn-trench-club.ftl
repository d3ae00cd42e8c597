# Trench Club, the guided first game. `-try` says what to do, `-done` what there was to see and why.

learn-trench-club-move-title = On the road
learn-trench-club-move-try = You are Germany, on the snowy half of the map. Click your armored car, then a hex along the road to the south, as far as you like. Drag or pinch moves the map.
learn-trench-club-move-done = The car has 4 movement points. A road hex costs half a point, plain 1, forest one and a half: roads make armies fast. Every unit may move once in a turn. TC-5.1

learn-trench-club-capture-title = Forts
learn-trench-club-capture-try = Forts bring money, and they win the game. Your armored car stands before Fort Larice, which belongs to nobody. Click the car, then the fort, and see why it cannot take it.
learn-trench-club-capture-try-2 = Only soldiers on foot take forts, and only if they begin their move beside an entrance. Your infantry stands before Fort Corvo: click it, then the fort.
learn-trench-club-capture-done = Corvo is yours until somebody takes it from you, even if you walk out again. Units inside cannot be attacked. TC-5.11 TC-2.2

learn-trench-club-attack-title = The first battle
learn-trench-club-attack-try = A turn has four phases: move, declare attacks, battles, money. Bring your tank next to the British infantry: onto the road just north of it.
learn-trench-club-attack-try-2 = That was the moving. Press Done to go on to the attacks.
learn-trench-club-attack-try-3 = Now name the attack: click your tank, then the infantry. Beside the map you see the exact odds.
learn-trench-club-attack-try-4 = You could name more attacks. This one will do: Done, and the dice roll.
learn-trench-club-attack-done = Twelve dice each: the tank hits with 6 or less, the infantry shoots back with 2 or less. Six hits are 4 damage; a single hit on a tank does nothing. Six damage destroy a unit, and a damaged one rolls fewer dice. TC-7.1 TC-7.3

learn-trench-club-encircle-title = From two sides
learn-trench-club-encircle-try = The British infantry hides in a forest, where hits hurt less. But your infantry stands exactly behind it. Attack it with the armored car.
learn-trench-club-encircle-try-2 = The list says plus 3 dice: that is encirclement. Press Done.
learn-trench-club-encircle-done = Fifteen dice instead of twelve, and the infantry is destroyed. The car earned 2 experience; with 3 a unit is a veteran and hits far more often. The helper need not attack himself. TC-7.2 TC-7.5

learn-trench-club-guns-title = Guns shoot far
learn-trench-club-guns-try = Your heavy mortar reaches two to five hexes. Try it against the infantry right beside it.
learn-trench-club-guns-try-2 = Too close. The field gun behind it is two hexes away: attack that.
learn-trench-club-guns-try-3 = Press Done to let it fire.
learn-trench-club-guns-done = Two damage, and nobody shot back: only neighbours do. Keep guns behind your infantry; alone beside an enemy they are helpless. TC-6.2 TC-7.1

learn-trench-club-money-title = Money
learn-trench-club-money-try = No attack this time. Press Done to come to the money phase.
learn-trench-club-money-try-2 = Three forts have brought 3 money, so you have 4. Your tank in Fort Adler is badly damaged: 2 money repair it completely. Click the tank.
learn-trench-club-money-try-3 = Now buy: click infantry in the list, then Fort Corvo.
learn-trench-club-money-try-4 = All spent. Done ends your turn, and Britain plays.
learn-trench-club-money-done = Income first, then repairs, then purchases, always in this order. Britain has moved, and it is your turn again, with a fresh tank and new men. TC-8.1 TC-8.2 TC-8.3

learn-trench-club-armies-title = Before the first turn
learn-trench-club-armies-try = A real game begins with your eleven units being split into three armies. For a first game take the recommended split.
learn-trench-club-armies-try-2 = You won the roll-off and place first. Turn over the number of army 1 to learn where it stands.
learn-trench-club-armies-try-3 = Number 2: the first unit goes right onto it, the lit hex. Place the armored car there.
learn-trench-club-armies-try-4 = The others stand around it, ring by ring. Place the mounted infantry on one of the lit hexes.
learn-trench-club-armies-done = So it goes on until all armies stand. In the first round only some of them may act; the game asks you which. TC-3.2 TC-3.4 TC-3.5

learn-trench-club-win-title = Four forts
learn-trench-club-win-try = With two nations four forts win, with four nations seven of a team. You hold three. Your mounted infantry stands before Fort Larice: take it.
learn-trench-club-win-done = Won, and the field gun inside was lost with the fort. So watch your own forts: an empty one falls to the first soldier who comes along. TC-9.1
