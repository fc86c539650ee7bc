## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-liuhu-1 = Suits and old cards
lesson-liuhu-1-a = Four suits: Tens over Guan over Strings over Cash. The highest of a suit not yet laid is old; so are Hundred Sons, Lord Mao and Cloud Thread. Tap the old cards.
lesson-liuhu-1-a-guan = Eight and Nine of Guan are still unseen.
lesson-liuhu-1-a-strings = Five to Nine of Strings are still unseen.
lesson-liuhu-1-a-done = An old card in your hand is worth one hu.
lesson-liuhu-1-b = Orchid lays the Nine of Guan. Which card has just become old?
lesson-liuhu-1-b-low = Eight of Guan is above it.
lesson-liuhu-1-b-before = The Nine of Strings was old before: the highest of its suit.
lesson-liuhu-1-b-done = Age passes down: remember what has gone and you know your hu.

lesson-liuhu-2 = Suit before number
lesson-liuhu-2-a = Orchid leads the Eight of Guan. Singles compare suit first, then number. Which beats it?
lesson-liuhu-2-a-suit = Nine of Strings: Strings are below Guan, however high the number.
lesson-liuhu-2-a-number = Three of Guan: the same suit, and three is below eight.
lesson-liuhu-2-a-done = Two of Tens is of the higher suit. Hundred Sons, One of Guan, One of Strings and Cloud Thread count as highest when led: nothing beats them.

lesson-liuhu-3 = What you may lead
lesson-liuhu-3-a = You lead. A single must come from your highest suit, and old cards come last. Tap the single you may lead.
lesson-liuhu-3-a-old = The Nine of Tens is old and the Three is still here.
lesson-liuhu-3-a-suit = You still hold Tens: they come first.
lesson-liuhu-3-a-joker = Cloud Thread: only when no suit card is left.
lesson-liuhu-3-a-done = Three of Tens. Sets and runs are free of this rule.

lesson-liuhu-4 = Sets and runs
lesson-liuhu-4-a = Three in a row of one suit is a run; three or four of a number a set. Tap each in turn.
lesson-liuhu-4-a-run = a run
lesson-liuhu-4-a-set = a set
lesson-liuhu-4-a-miss = A run keeps to one suit, a set to one number. Now look for { $part }.
lesson-liuhu-4-a-done = A run and a set: three cards led together.
lesson-liuhu-4-b = Orchid leads three eights. Sets rank 9, 1, 8, 7 … 2. Can you beat them?
lesson-liuhu-4-b-one = One card is not enough: three of a number.
lesson-liuhu-4-b-miss = It takes three of a number together.
lesson-liuhu-4-b-done = Three cards, three hu. Three ones are below three nines only.

lesson-liuhu-5 = Beat, or break
lesson-liuhu-5-a = Orchid leads the Five of Guan. If you can beat but will not, you must break up: the discard has to include a card that could have won. Which?
lesson-liuhu-5-a-miss = Two of Strings could not win; while you can beat, it may not be your discard.
lesson-liuhu-5-a-done = So declining has a price. When you cannot beat, discard anything.
lesson-liuhu-5-b = The same position. This time beat it.
lesson-liuhu-5-b-miss = Strings are below Guan: it does not beat.
lesson-liuhu-5-b-done = That beats it: higher in the suit, or of a higher suit.

lesson-liuhu-6 = Declaring
lesson-liuhu-6-a = You have won three hu and hold three old cards: Nine of Tens, Lord Mao, Cloud Thread. How many hu?
lesson-liuhu-6-a-miss = Three and three. Four of Strings is not old.
lesson-liuhu-6-a-done = Six. With six, and the lead, you may declare.
lesson-liuhu-6-b = Declare, or lead on?
lesson-liuhu-6-b-hu = Declare
lesson-liuhu-6-b-lead = Lead on
lesson-liuhu-6-b-miss = Another hu would double it; lose the lead and you may not declare. Take this one.
lesson-liuhu-6-b-done = Six hu is 1 from each loser. The dream’s four meets your four: five and one, six hu, and both pay him 1 too.

lesson-liuhu-7 = A whole hand
lesson-liuhu-7-play = Three old cards: call. You hold a run of Tens: no run is higher. Lead it, and who grows old?
lesson-liuhu-7-play-call = You hold three old cards and the highest run: call. To pass all the same, press again.
lesson-liuhu-7-play-miss = A single wins one hu at most and may be beaten; the run of Tens wins three. To do it all the same, press again.
lesson-liuhu-7-play-hu = Six hu is enough: declare. Lose the lead and you may not. To lead on all the same, press again.
lesson-liuhu-7-play-done = Three hu on the table, three old cards in hand: six, and declared!
