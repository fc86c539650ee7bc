## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-weimaque-1 = The characters
lesson-weimaque-1-a = Small one to ten, big one to ten, four of each. Two, seven and ten are red and worth more. Tap the red ones.
lesson-weimaque-1-a-miss = That one is black: only two, seven and ten are red, in both sizes.
lesson-weimaque-1-a-done = Five red cards: the twos, a seven and the tens.

lesson-weimaque-2 = Melds
lesson-weimaque-2-a = Three in a row are a run, three equal a triplet, two equal a pair. Six melds and a pair make a hand. Tap each in turn.
lesson-weimaque-2-a-run = a run
lesson-weimaque-2-a-triplet = a triplet
lesson-weimaque-2-a-pair = a pair
lesson-weimaque-2-a-sizes = Sizes do not mix: 三 肆 五 is not a run.
lesson-weimaque-2-a-miss = Now look for { $part }.
lesson-weimaque-2-a-done = Runs score nothing; triplets and reds do.

lesson-weimaque-3 = Chi and peng
lesson-weimaque-3-a = Barley, who plays before you, discards 六. Chi with which two?
lesson-weimaque-3-a-miss = That does not join with 六: it takes three in a row, of the same size.
lesson-weimaque-3-a-done = That makes a run. After a claim you discard.
lesson-weimaque-3-b = Orchid discards 伍. You may not chi from others; with two equal you may peng. Which?
lesson-weimaque-3-b-chi = Chi
lesson-weimaque-3-b-peng = Peng
lesson-weimaque-3-b-miss = Chi only from the player before you.
lesson-weimaque-3-b-done = An open triplet scores 2 black, 3 red. After a claim you discard.

lesson-weimaque-4 = Wei
lesson-weimaque-4-a = You drew 柒 and hold two: you must wei, even before winning.
lesson-weimaque-4-a-wei = Wei
lesson-weimaque-4-a-pass = Pass
lesson-weimaque-4-a-miss = Only wei is open now.
lesson-weimaque-4-a-done = A wei is covered: 3 black, 4 red, one more than a peng.

lesson-weimaque-5 = Passing locks
lesson-weimaque-5-a = Barley draws 六. If you could use a drawn card and pass, that kind is locked: no chi, peng, wei or kong with it. Try passing.
lesson-weimaque-5-a-chi = Chi
lesson-weimaque-5-a-pass = Pass
lesson-weimaque-5-a-miss = You may, but this lesson is about passing.
lesson-weimaque-5-a-done = Passed. 六 is locked now, and only you know it.
lesson-weimaque-5-b = Later another 六 comes up. Which kind may you no longer use?
lesson-weimaque-5-b-miss = The lock is on the card you just passed.
lesson-weimaque-5-b-done = Only you see your locks; winning is not locked. What you discard is locked too.

lesson-weimaque-6 = Hard points
lesson-weimaque-6-a = Peng of 二, wei of 柒, chi of 四五六; three 玖 in hand, two runs, a pair of 壹. You need ten hard points. How many are there?
lesson-weimaque-6-a-miss = A triplet kept in hand is covered: 3.
lesson-weimaque-6-a-done = Open red 3, wei red 4, covered black 3: ten exactly.
lesson-weimaque-6-b = May this hand win?
lesson-weimaque-6-b-yes = It may
lesson-weimaque-6-b-no = It may not
lesson-weimaque-6-b-miss = Ten exactly is enough.
lesson-weimaque-6-b-done = It may. Had the 玖 been a peng there would be nine, and that is short.

lesson-weimaque-7 = Patterns
lesson-weimaque-7-a = Hard points 14, the pattern 單吊 adds 20, the factor 點和 times 3. Patterns add first, factors multiply last. What is the total?
lesson-weimaque-7-a-miss = Add first: the 20 is multiplied too.
lesson-weimaque-7-a-done = (14 + 20) × 3 = 102, from each of two.

lesson-weimaque-8 = A whole hand
lesson-weimaque-8-play = One card from a hand. Which discard waits for two kinds?
lesson-weimaque-8-play-miss = That breaks a group; the odd one is 一. To do it all the same, press again.
lesson-weimaque-8-play-hu = This is the card you wait for: hu! To pass all the same, press again.
lesson-weimaque-8-play-done = Waiting for 七 or 十, and Orchid drew 十: hu! Eleven hard points.
