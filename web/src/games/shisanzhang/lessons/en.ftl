## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-shisanzhang-1 = Hands
lesson-shisanzhang-1-a = High card, pair, two pair, three, straight, flush, full house, four, straight flush, each above the last. Which is higher?
lesson-shisanzhang-1-a-miss = The kind first: a straight is above three of a kind.
lesson-shisanzhang-1-a-done = A straight is above three of a kind.
lesson-shisanzhang-1-b = And these two?
lesson-shisanzhang-1-b-miss = The kind first: a flush is above a straight.
lesson-shisanzhang-1-b-done = A flush is above a straight.
lesson-shisanzhang-1-c = The last pair.
lesson-shisanzhang-1-c-miss = The kind first: a full house is above a flush.
lesson-shisanzhang-1-c-done = A full house is above a flush. The kind first, then the points; suits never rank.

lesson-shisanzhang-2 = The head
lesson-shisanzhang-2-a = The head has three cards and knows only a pair and three of a kind. Which is higher?
lesson-shisanzhang-2-a-miss = A run or one suit counts for nothing there.
lesson-shisanzhang-2-a-done = Even a pair of twos is higher.

lesson-shisanzhang-3 = In order
lesson-shisanzhang-3-a = Head below middle, middle below tail; else it is a foul and pays all. Here the head is above the middle: tap two of the head and two of the middle to change places.
lesson-shisanzhang-3-a-tail = The tail is a flush and the highest already: leave it.
lesson-shisanzhang-3-a-miss = Changed like that, the order is still wrong. See which pair belongs in the middle.
lesson-shisanzhang-3-a-other = In order now: head below middle, middle below tail. With queens in the head and kings in the middle both would have a pair.
lesson-shisanzhang-3-a-done = Queens, kings, flush: good.

lesson-shisanzhang-4 = Pile by pile
lesson-shisanzhang-4-a = You bet 2 against Orchid, the banker. Head with head, middle with middle, tail with tail, a unit each. Yours is above, Orchid’s below: tap the winner of the head.
lesson-shisanzhang-4-a-miss = Look at the kinds: a pair and a high card.
lesson-shisanzhang-4-a-done = A pair is above a high card: yours.
lesson-shisanzhang-4-b = The middle.
lesson-shisanzhang-4-b-miss = Look at the kinds: a pair and two pair.
lesson-shisanzhang-4-b-done = Two pair is above a pair: Orchid’s.
lesson-shisanzhang-4-c = The tail.
lesson-shisanzhang-4-c-miss = Look at the kinds: a flush and a straight.
lesson-shisanzhang-4-c-done = A flush is above a straight. Two won, one lost: one unit, bet 2: +2.

lesson-shisanzhang-5 = Extras
lesson-shisanzhang-5-a = A full house in the middle is worth 2, three of a kind in the head 3. There are two full houses here. Tap five for the tail, then five for the middle.
lesson-shisanzhang-5-a-tail = the tail
lesson-shisanzhang-5-a-mid = the middle
lesson-shisanzhang-5-a-eight = The tail must be higher: kings go there.
lesson-shisanzhang-5-a-miss = It takes a full house: three alike and a pair. Now { $part }.
lesson-shisanzhang-5-a-done = Two full houses; the middle one pays 2. A, J and 9 are the head.

lesson-shisanzhang-6 = A whole hand
lesson-shisanzhang-6-play = Two straight flushes and three twos. How do they earn most?
lesson-shisanzhang-6-play-miss = Laid like this they earn no more. Look at the head and the middle again. To do it all the same, press again.
lesson-shisanzhang-6-play-done = 3 + 10 + 5: eighteen from each.
