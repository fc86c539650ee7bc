## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-mohuahua-1 = Rank
lesson-mohuahua-1-a = Fourteen faces; only the pips count. Tap from high to low.
lesson-mohuahua-1-a-miss = Add both ends.
lesson-mohuahua-1-a-done = Eight, seven, four.
lesson-mohuahua-1-b = Red Ten and Black Ten: which is higher?
lesson-mohuahua-1-b-red = Red Ten
lesson-mohuahua-1-b-black = Black Ten
lesson-mohuahua-1-b-same = Level
lesson-mohuahua-1-b-miss = Ten each: level, neither beats the other, the first stands.
lesson-mohuahua-1-b-done = Level. Heaven, twelve, is highest; Earth Eye, two, lowest.

lesson-mohuahua-2 = You must beat
lesson-mohuahua-2-a = Pebble leads an Ace Seven. The rule here: if you can beat, you must. Choose the cheapest.
lesson-mohuahua-2-a-miss = You may not discard: you hold more than seven pips.
lesson-mohuahua-2-a-heaven = Lawful, but the Red Eight is enough and Heaven is worth keeping. Only when you cannot beat may you discard, anything, face down.
lesson-mohuahua-2-a-done = The Red Eight is just enough. Only when you cannot beat may you discard, anything, face down.

lesson-mohuahua-3 = Pairs, triples, quads
lesson-mohuahua-3-a = Two or more must be identical: a pair, a triple, a quad. As many tricks as cards. Lead three.
lesson-mohuahua-3-a-few = The three Red Eights go together, with nothing else.
lesson-mohuahua-3-a-miss = Only the Red Eights come three alike (except Xi, Niu, Bai, Yu: next lesson).
lesson-mohuahua-3-a-done = Win it and that is three tricks. A quad that wins is worth 2 besides.

lesson-mohuahua-4 = The four joys
lesson-mohuahua-4-a = Four special groups. Tap each in turn.
lesson-mohuahua-4-a-xi = Xi: Crutch, Incense Six
lesson-mohuahua-4-a-niu = Niu: Ox Eight, Ox Nine
lesson-mohuahua-4-a-bai = Bai: Red Eight, Black Ten, Heaven
lesson-mohuahua-4-a-yu = Yu: Long Two, String Six, Earth Eye
lesson-mohuahua-4-a-miss = Read the names. Wanted: { $part }.
lesson-mohuahua-4-a-done = Order: a led Xi, Heavens, Niu, Bai, Yu, all others; a Xi that follows is lowest.

lesson-mohuahua-5 = Answering
lesson-mohuahua-5-a = Orchid leads Yu, Pebble discards. Yu is answered with three cards: Bai is above Yu.
lesson-mohuahua-5-a-triple = Three Ace Sevens are a plain triple, below Yu.
lesson-mohuahua-5-a-miss = Bai is three cards: Red Eight, Black Ten, Heaven.
lesson-mohuahua-5-a-done = Bai beats Yu: three tricks.
lesson-mohuahua-5-b = Orchid leads Xi. What can you do?
lesson-mohuahua-5-b-heaven = Play the Heavens
lesson-mohuahua-5-b-discard = Discard two
lesson-mohuahua-5-b-miss = Even a Heaven pair does not beat a led Xi.
lesson-mohuahua-5-b-done = A led Xi always wins and a following one is lowest: keep it for your own lead.

lesson-mohuahua-6 = Six and eleven
lesson-mohuahua-6-a = Six tricks is enough, eleven takes all. You have 7, Orchid 5, Pebble 4, and you won a quad. Enough is 1, the quad 2: what do you collect?
lesson-mohuahua-6-a-miss = The hand is worth 1 + 2 = 3, but both others are short of six and both pay.
lesson-mohuahua-6-a-done = 3 from each, 6 in all. Below six your joys are void and you pay every winner.

lesson-mohuahua-7 = A whole hand
lesson-mohuahua-7-play = Lift! Xi, Niu and every Heaven are yours. Xi Xi Niu Niu may be led as eight: begin there.
lesson-mohuahua-7-play-fold = Xi, Niu and every Heaven are yours: lift. To fold all the same, press again.
lesson-mohuahua-7-play-miss = That lead can be beaten. Lead Xi, Niu, Heavens and Yu whole: nobody beats them. To do it all the same, press again.
lesson-mohuahua-7-play-done = Xi, Niu and Heavens, one after another: nobody could beat them.
