# Stand at Mortain, the guided first game. `-try` says what to do, `-done` what there was to see and why.

learn-mortain-card-title = The card decides
learn-mortain-card-try = You lead the German counter-attack. There are no turns by the clock: a card is drawn, black is yours, red is the American’s. The seven of spades lets four units act. Click one in the box at the east edge, then a hex of the east column.
learn-mortain-card-done = One unit has entered and 3 activations are left. A number card lets half its number act, rounded up; an ace lets one. SM-3.1 SM-3.2

learn-mortain-tiger-title = The Tigers ride along
learn-mortain-tiger-try = Each activation moves a unit one hex, or lets it fire. In 0902 the Tigers, 102, stand with 2SS-1. Move 2SS-1 to 0802, and take 102 along: it costs nothing extra.
learn-mortain-tiger-try-2 = Two counters moved, one activation spent. Use the other: move D from 0903 to 0803, into the wood.
learn-mortain-tiger-done = At most two units share a hex; 102 does not count. Terrain never slows anybody, it protects: wood, village and hill by 1, the town by 2. SM-4.2 SM-4.3

learn-mortain-fire-title = Fire together
learn-mortain-fire-try = D and DF stand next to the 119th in Mortain. Click the target, then both firers. Their values against infantry, 3 and 3, add up. The odds are shown before you shoot.
learn-mortain-fire-done = A four was drawn: minus 1 for being adjacent, plus 2 for the town, makes 5, not more than your 6. A hit! The 119th is flipped; a second hit would destroy it. SM-5.4 SM-1.4

learn-mortain-line-title = What blocks the view
learn-mortain-line-try = 2SS-1 in 0802 would like to shoot at the guns in 0602, beyond the town. Click 2SS-1, then 823, and see.
learn-mortain-line-try-2 = Fire goes into a town, a wood, a hill, but never through. Next to you, on Hill 314, stands the 120th: fire at it.
learn-mortain-line-try-3 = A jack! With a face card the firer may take the miss or draw again. Draw again.
learn-mortain-line-done = A three: minus 1, plus 1 for the hill, within your 4. A hit. Drawing again is usually right, unless the joker is near: it would end everything at once. SM-5.3 SM-5.5

learn-mortain-hill-title = From the hill
learn-mortain-hill-try = Hill 314 is yours. From a hill the range is three hexes instead of two. SPTD on Hill 285 is a tank: against it the other value counts, AT. Fire with 2SS-1, and 102 joins for free.
learn-mortain-hill-done = 5 and 5 make 10; the nine, minus 1 for the Tigers, plus 1 for the hill, is 9. A hit, at three hexes, for one activation. Guns and infantry are fired at with AI, tanks with AT. SM-5.2 SM-5.1

learn-mortain-enemy-title = When the card is red
learn-mortain-enemy-try = You may stop before a card is used up. Say that you are done with this one.
learn-mortain-enemy-done = Much happened: a red nine, and the American called an air strike on your stack instead of moving. The card was a five, more than 4: a miss. Then the joker, and the turn was over at once. Turn 4 begins with your king: one unit or one whole stack may act. SM-6.1 SM-3.6 SM-3.3

learn-mortain-win-title = Five across
learn-mortain-win-try = You win when five of your units have left by the west edge before turn 6 ends. Three are through. 38 stands at the edge with 102: leave with 38, and take 102 along.
learn-mortain-win-done = Two for one activation, five in all: won. The American wins if you are late, so do not fight for every village: go round, and keep the Tigers in company. SM-7.1 SM-4.5
