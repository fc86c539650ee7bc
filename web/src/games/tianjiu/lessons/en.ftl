## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-tianjiu-1 = Two suits
lesson-tianjiu-1-a = The 32 tiles are civil or military. The ten above are all the military ones; every other tile is civil and comes twice. Tap the military tiles.
lesson-tianjiu-1-a-miss = That one is civil: it is not among the ten.
lesson-tianjiu-1-a-done = Three military tiles. Civil beats civil, military beats military; the two never meet.

lesson-tianjiu-2 = What beats what
lesson-tianjiu-2-a = Military tiles rank by pips, nine high, three low. Tap from high to low.
lesson-tianjiu-2-a-miss = Count the pips: more is higher.
lesson-tianjiu-2-a-done = Nine, seven, three: military by pips.
lesson-tianjiu-2-b = Civil tiles have an order of their own, shown above. Which is higher?
lesson-tianjiu-2-b-miss = The Axe has eleven pips, but Earth stands second.
lesson-tianjiu-2-b-done = Military by pips, civil by heart. The names stand below the tiles.

lesson-tianjiu-3 = Your first trick
lesson-tianjiu-3-a = You deal, so you lead. Only a higher tile of the same suit beats yours. Lead one nobody can beat.
lesson-tianjiu-3-a-miss = There are higher tiles of that suit about: find the highest of its suit.
lesson-tianjiu-3-a-done = Nobody could; the three discarded face down. One tile led, one stack won, and the winner leads again.

lesson-tianjiu-4 = Beat or discard
lesson-tianjiu-4-a = Pebble leads an Eight. Is it civil or military?
lesson-tianjiu-4-a-civil = Civil
lesson-tianjiu-4-a-military = Military
lesson-tianjiu-4-a-miss = This Eight is one of the ten military tiles.
lesson-tianjiu-4-a-done = Military: only a military tile answers it.
lesson-tianjiu-4-b = Pebble’s lead is one military tile: only a higher military tile beats it.
lesson-tianjiu-4-b-level = An Eight on an Eight is level, and the first stands. Look for one more pip.
lesson-tianjiu-4-b-civil = A Screen is civil: it does not beat a military tile.
lesson-tianjiu-4-b-low = The Three has fewer pips than an Eight.
lesson-tianjiu-4-b-done = Nine beats eight: one stack, and you lead next.
lesson-tianjiu-4-c = Another hand: Barley leads Heaven, and nothing beats it. Choose one to discard face down; nobody will see it.
lesson-tianjiu-4-c-done = Discard what you like; small odd tiles first.
lesson-tianjiu-4-d = This trick again: must you beat when you can?
lesson-tianjiu-4-d-yes = Yes
lesson-tianjiu-4-d-no = No
lesson-tianjiu-4-d-miss = No: in Tin Gau beating is always your choice.
lesson-tianjiu-4-d-done = Beating is your choice: a high tile can wait for the last trick.

lesson-tianjiu-5 = Pairs and Heaven-Nine
lesson-tianjiu-5-a = Pebble leads two Axes. Two equal civil tiles are beaten only by a higher civil pair.
lesson-tianjiu-5-a-kind = Heaven-Nine is another kind and does not beat a pair.
lesson-tianjiu-5-a-miss = It takes two equal civil tiles, played together.
lesson-tianjiu-5-a-done = A pair of Plums is above a pair of Axes: two stacks.
lesson-tianjiu-5-b = Heaven with a nine, Earth with an eight, Man with a seven, Goose with a five may be led together; Heaven-Nine is the highest. Lead two nobody can beat.
lesson-tianjiu-5-b-miss = One at a time wins one stack; Heaven and the nine together win two.
lesson-tianjiu-5-b-done = As many stacks as tiles: four now, and you owe nothing this hand.

lesson-tianjiu-6 = The Supreme pair
lesson-tianjiu-6-a = Barley deals, you lead. The six and the three are small alone; together they are the Supreme Treasure: led, nothing beats it, and it is paid at once.
lesson-tianjiu-6-a-miss = A single can be beaten and is paid nothing: lead the six and the three together.
lesson-tianjiu-6-a-done = 2 from each, 4 from the dealer: 8 at once. That is called 賀尊.
lesson-tianjiu-6-b = Orchid leads Double Heaven: does your Supreme beat it?
lesson-tianjiu-6-b-yes = Yes
lesson-tianjiu-6-b-no = No
lesson-tianjiu-6-b-miss = The Supreme is highest only when led; it beats nothing.
lesson-tianjiu-6-b-done = Right. So keep the Supreme for your own lead.

lesson-tianjiu-7 = The last trick
lesson-tianjiu-7-a = The last trick decides. Orchid leads a seven, your nine is higher, but you have no stack. May you play it?
lesson-tianjiu-7-a-play = Play it
lesson-tianjiu-7-a-discard = Discard
lesson-tianjiu-7-a-miss = To finish you need two stacks: with none you may only discard to a one-tile last trick.
lesson-tianjiu-7-a-done = You may only discard. Win at least one stack before the last trick.
lesson-tianjiu-7-b = Both Heavens have gone, so no Heaven-Nine is left. Two tiles remain: how do you finish?
lesson-tianjiu-7-b-miss = Lead one, and one is left for the last trick; a nine beats the eight.
lesson-tianjiu-7-b-done = Earth-Eight wins with both tiles: you have finished. Each stack short of four costs a unit, none at all five; doubled with the dealer.

lesson-tianjiu-8 = A whole hand
lesson-tianjiu-8-play = A hand from the start. You hold the top of everything: lead what nobody can beat and the lead never leaves you.
lesson-tianjiu-8-play-miss = Man and Goose still beat a Plum, and the six and three belong together. Lead something else first. To do it all the same, press again.
lesson-tianjiu-8-play-done = Finished! With no stacks the others could not even answer.
