## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-shisanzhang-1 = 牌型
lesson-shisanzhang-1-a = 散牌、一对、两对、三条、顺子、同花、葫芦、铁支、同花顺，一级高过一级。哪边大？
lesson-shisanzhang-1-a-miss = 先比牌型：顺子高过三条。
lesson-shisanzhang-1-a-done = 顺子高过三条。
lesson-shisanzhang-1-b = 这两副呢？
lesson-shisanzhang-1-b-miss = 先比牌型：同花高过顺子。
lesson-shisanzhang-1-b-done = 同花高过顺子。
lesson-shisanzhang-1-c = 最后一组。
lesson-shisanzhang-1-c-miss = 先比牌型：葫芦高过同花。
lesson-shisanzhang-1-c-done = 葫芦高过同花。先比牌型，再比点数；花色从不比大小。

lesson-shisanzhang-2 = 头墩
lesson-shisanzhang-2-a = 头墩只有三张，只认一对和三条。哪边大？
lesson-shisanzhang-2-a-miss = 三张相连、同花，在头墩都不算。
lesson-shisanzhang-2-a-done = 一对二已经大过它。

lesson-shisanzhang-3 = 头小中大尾最大
lesson-shisanzhang-3-a = 头要小过中，中要小过尾；不然就是相公，全赔。这副的头大过中：点头墩两张、中墩两张，对换。
lesson-shisanzhang-3-a-tail = 尾墩是同花，已经最大，不用动。
lesson-shisanzhang-3-a-miss = 这样换，还是不合次序。看看哪一对该在中墩。
lesson-shisanzhang-3-a-other = 合次序了：头小过中，中小过尾。头一对 Q、中一对 K，两墩就都有对子。
lesson-shisanzhang-3-a-done = 头一对 Q，中一对 K，尾同花：对了。

lesson-shisanzhang-4 = 逐墩比
lesson-shisanzhang-4-a = 你下注 2，庄家是阿兰。头对头，中对中，尾对尾，每墩一注。上面是你，下面是阿兰：点出头墩的赢家。
lesson-shisanzhang-4-a-miss = 先看牌型：一对和散牌。
lesson-shisanzhang-4-a-done = 一对高过散牌：你赢。
lesson-shisanzhang-4-b = 中墩。
lesson-shisanzhang-4-b-miss = 先看牌型：一对和两对。
lesson-shisanzhang-4-b-done = 两对高过一对：阿兰赢。
lesson-shisanzhang-4-c = 尾墩。
lesson-shisanzhang-4-c-miss = 先看牌型：同花和顺子。
lesson-shisanzhang-4-c-done = 同花高过顺子。赢两墩输一墩，一注，下注 2：+2。

lesson-shisanzhang-5 = 加分
lesson-shisanzhang-5-a = 中墩葫芦收 2 注，头墩三条收 3 注。这手有两副葫芦。点出五张做尾墩，再点五张做中墩。
lesson-shisanzhang-5-a-tail = 尾墩
lesson-shisanzhang-5-a-mid = 中墩
lesson-shisanzhang-5-a-eight = 尾要大过中：K 的葫芦放尾。
lesson-shisanzhang-5-a-miss = 要一副葫芦：三张一样加一对。现在是{ $part }。
lesson-shisanzhang-5-a-done = 两副葫芦，中墩那副值 2。剩下 A、J、9 做头。

lesson-shisanzhang-6 = 一局打完，你赢
lesson-shisanzhang-6-play = 这副牌有两副同花顺、三条二。怎么摆收得最多？
lesson-shisanzhang-6-play-miss = 这样摆不会收得更多。再看看头墩、中墩。真的要这样，就再按一次。
lesson-shisanzhang-6-play-done = 冲三 3、中墩同花顺 10、尾墩同花顺 5：每家十八注。
