# Clash of the Ardennes, the guided first game. `-try` says what to do, `-done` what there was to see and why.

learn-clash-ardennes-place-title = Your first tank
learn-clash-ardennes-place-try = Seven roads lead from your edge to the enemy’s. Below lies your stock: 25 wooden blocks. Pick up a tank, then click a road, whichever you like.
learn-clash-ardennes-place-done = There it lies, at your end of the road. Placing cost 1 of your 4 action points. Every block is as long as it looks: a tank covers three of the eighteen tiles. CL-3.1

learn-clash-ardennes-turn-title = A whole turn
learn-clash-ardennes-turn-try = New blocks go in front of your line, towards the enemy. Put a private on road 4, ahead of your tank.
learn-clash-ardennes-turn-try-2 = One point is left. Unused points are lost, but you need not spend them. End your turn.
learn-clash-ardennes-turn-done = The Axis has answered and you have 4 fresh points. So it goes on, turn by turn: both lines grow until they touch. CL-2.2

learn-clash-ardennes-room-title = It must fit
learn-clash-ardennes-room-try = On road 3 only two tiles are free between the lines. Pick up a tank all the same and click road 3, to see what happens.
learn-clash-ardennes-room-try-2 = A tank is three tiles long and nothing may overlap. A private is two. Put one there.
learn-clash-ardennes-room-done = An exact fit: the lines touch, and that is called contact. Whatever is greyed out, ask it: it always tells you why, with the rule. CL-3.2 CL-1.5

learn-clash-ardennes-advance-title = From the rear to the front
learn-clash-ardennes-advance-try = On road 2 a private stands at the very back of your line. Click road 2 and choose the advance: it takes your rearmost block to the front for 2 points.
learn-clash-ardennes-advance-try-2 = Now your private touches a mine. Tanks fear mines, infantry clears them. Attacks are free: press the crossed swords on road 2.
learn-clash-ardennes-advance-done = Both mines are gone: after a win the attacker sweeps on while the next block is weaker, too. It stopped at the tank. Beaten blocks go back to stock, and your private has not moved. CL-3.3 CL-4.2

learn-clash-ardennes-attack-title = Tanks, men and mines
learn-clash-ardennes-attack-try = Tank beats infantry, infantry beats mine, mine beats tank. On road 5 your tank faces a corporal with a private behind him. Attack!
learn-clash-ardennes-attack-try-2 = Two in one blow, and the mine stopped your tank. Four tiles are empty now. Fill them with infantry: first a private.
learn-clash-ardennes-attack-try-3 = And another private, up to the mine.
learn-clash-ardennes-attack-try-4 = In contact again, and men do not fear mines. Attack.
learn-clash-ardennes-attack-done = The road is almost yours, for 2 points: tank and infantry together do what neither can do alone. Attacking something stronger is never allowed. CL-4.2 CL-4.4

learn-clash-ardennes-flank-title = The command tank
learn-clash-ardennes-flank-try = Specials make this edition. The command tank shoots sideways, at the roads beside its own. Place it on road 4, in front of your private.
learn-clash-ardennes-flank-try-2 = Its arrow now points at a private on road 3, in the middle of the enemy’s line. Press the arrow.
learn-clash-ardennes-flank-try-3 = The private is gone, and so is the tank in front of it: all that stood ahead. Now pick another special, the spy, say, to see why you cannot have both.
learn-clash-ardennes-flank-done = Only one of your specials may be on the field; it frees the place when it is beaten or retreats. Only infantry can be taken in the flank, so look where the arrow points before you place it. CL-4.7 CL-3.7

learn-clash-ardennes-card-title = A road is yours
learn-clash-ardennes-card-try = Three tiles are missing on road 6, a tank’s length. Lay a tank there and touch the far end.
learn-clash-ardennes-card-try-2 = Conquered! Nobody plays on this road any more, and you have drawn a victory card: forced march. Play it, it costs nothing.
learn-clash-ardennes-card-done = Two more points at once, so 3 to spend now. Victory cards stay hidden until played; keep them for the turn when they count. CL-5.1 CL-7.1

learn-clash-ardennes-win-title = Winning
learn-clash-ardennes-win-try = Three roads win, or your secret objective: here roads 2 and 5, and 2 is yours already. Open road 5 with your corporal: place him in front.
learn-clash-ardennes-win-try-2 = A corporal beats mines and privates alike. Attack.
learn-clash-ardennes-win-try-3 = The road lies open, five tiles of it. First a tank.
learn-clash-ardennes-win-try-4 = Two tiles are left: a private.
learn-clash-ardennes-win-done = Objective fulfilled, and the game is won that very moment. Watch the enemy’s roads as closely as your own: his card is hidden from you as yours is from him. CL-5.2
