## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-shisanzhang-1 = 牌型
lesson-shisanzhang-1-a = 散牌、一對、兩對、三條、順子、同花、葫蘆、鐵支、同花順，一級高過一級。哪邊大？
lesson-shisanzhang-1-a-miss = 先比牌型：順子高過三條。
lesson-shisanzhang-1-a-done = 順子高過三條。
lesson-shisanzhang-1-b = 這兩副呢？
lesson-shisanzhang-1-b-miss = 先比牌型：同花高過順子。
lesson-shisanzhang-1-b-done = 同花高過順子。
lesson-shisanzhang-1-c = 最後一組。
lesson-shisanzhang-1-c-miss = 先比牌型：葫蘆高過同花。
lesson-shisanzhang-1-c-done = 葫蘆高過同花。先比牌型，再比點數；花色從不比大小。

lesson-shisanzhang-2 = 頭墩
lesson-shisanzhang-2-a = 頭墩只有三張，只認一對和三條。哪邊大？
lesson-shisanzhang-2-a-miss = 三張相連、同花，在頭墩都不算。
lesson-shisanzhang-2-a-done = 一對二已經大過它。

lesson-shisanzhang-3 = 頭小中大尾最大
lesson-shisanzhang-3-a = 頭要小過中，中要小過尾；不然就是相公，全賠。這副的頭大過中：點頭墩兩張、中墩兩張，對換。
lesson-shisanzhang-3-a-tail = 尾墩是同花，已經最大，不用動。
lesson-shisanzhang-3-a-miss = 這樣換，還是不合次序。看看哪一對該在中墩。
lesson-shisanzhang-3-a-other = 合次序了：頭小過中，中小過尾。頭一對 Q、中一對 K，兩墩就都有對子。
lesson-shisanzhang-3-a-done = 頭一對 Q，中一對 K，尾同花：對了。

lesson-shisanzhang-4 = 逐墩比
lesson-shisanzhang-4-a = 你下注 2，莊家是阿蘭。頭對頭，中對中，尾對尾，每墩一注。上面是你，下面是阿蘭：點出頭墩的贏家。
lesson-shisanzhang-4-a-miss = 先看牌型：一對和散牌。
lesson-shisanzhang-4-a-done = 一對高過散牌：你贏。
lesson-shisanzhang-4-b = 中墩。
lesson-shisanzhang-4-b-miss = 先看牌型：一對和兩對。
lesson-shisanzhang-4-b-done = 兩對高過一對：阿蘭贏。
lesson-shisanzhang-4-c = 尾墩。
lesson-shisanzhang-4-c-miss = 先看牌型：同花和順子。
lesson-shisanzhang-4-c-done = 同花高過順子。贏兩墩輸一墩，一注，下注 2：+2。

lesson-shisanzhang-5 = 加分
lesson-shisanzhang-5-a = 中墩葫蘆收 2 注，頭墩三條收 3 注。這手有兩副葫蘆。點出五張做尾墩，再點五張做中墩。
lesson-shisanzhang-5-a-tail = 尾墩
lesson-shisanzhang-5-a-mid = 中墩
lesson-shisanzhang-5-a-eight = 尾要大過中：K 的葫蘆放尾。
lesson-shisanzhang-5-a-miss = 要一副葫蘆：三張一樣加一對。現在是{ $part }。
lesson-shisanzhang-5-a-done = 兩副葫蘆，中墩那副值 2。剩下 A、J、9 做頭。

lesson-shisanzhang-6 = 一局打完，你贏
lesson-shisanzhang-6-play = 這副牌有兩副同花順、三條二。怎樣擺收得最多？
lesson-shisanzhang-6-play-miss = 這樣擺不會收得更多。再看看頭墩、中墩。真的要這樣，就再按一次。
lesson-shisanzhang-6-play-done = 衝三 3、中墩同花順 10、尾墩同花順 5：每家十八注。
