## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-tianjiu-1 = 认牌：文与武
lesson-tianjiu-1-a = 三十二张骨牌分文武。武牌只有上面这十张；其余都是文牌，每种两张。点出下面的武牌。
lesson-tianjiu-1-a-miss = 这张是文牌：上面十张里没有它。
lesson-tianjiu-1-a-done = 三张武牌。文打文，武打武，两边从不相比。

lesson-tianjiu-2 = 谁大：武看点，文要记
lesson-tianjiu-2-a = 武牌看点数，九最大，三最小。从大到小点。
lesson-tianjiu-2-a-miss = 数一数点：多的大。
lesson-tianjiu-2-a-done = 九、七、三：武牌看点。
lesson-tianjiu-2-b = 文牌不看点数，看上面这条次序：天地人和、梅花长三板凳斧头、屏风高脚七铜锤六。哪张大？
lesson-tianjiu-2-b-miss = 斧头有十一点，可是地排第二。
lesson-tianjiu-2-b-done = 武看点，文要记。牌名写在牌下。

lesson-tianjiu-3 = 第一圈：引与跟
lesson-tianjiu-3-a = 你是庄，由你引。别家要用同一类而更大的一张才打得过。引一张没有人打得过的。
lesson-tianjiu-3-a-miss = 这张还有更大的同类牌在外面：找这一类最大的。
lesson-tianjiu-3-a-done = 没有人打得过，三家都把一张盖着垫出。引一张，赢一栋；赢的人再引。

lesson-tianjiu-4 = 打还是垫
lesson-tianjiu-4-a = 石头引杂八。这是文牌还是武牌？
lesson-tianjiu-4-a-civil = 文
lesson-tianjiu-4-a-military = 武
lesson-tianjiu-4-a-miss = 八点的杂牌在那十张武牌里。
lesson-tianjiu-4-a-done = 武牌。只能用武牌打它。
lesson-tianjiu-4-b = 石头引一张武牌。要打过它，只能用一张更大的武牌。
lesson-tianjiu-4-b-level = 杂八碰杂八是一样大，先出的赢。要更大：多一点。
lesson-tianjiu-4-b-civil = 屏风是文牌，打不过武牌。
lesson-tianjiu-4-b-low = 细幺三点，小过八点。
lesson-tianjiu-4-b-done = 九大过八，你得一栋，下一圈由你引。
lesson-tianjiu-4-c = 另一局：小满引天，没有牌打得过。选一张盖着垫出，谁也看不见。
lesson-tianjiu-4-c-done = 垫牌随便垫，先垫小而不成对的。
lesson-tianjiu-4-d = 再看这一圈：打得过的时候，一定要打吗？
lesson-tianjiu-4-d-yes = 一定要
lesson-tianjiu-4-d-no = 不必
lesson-tianjiu-4-d-miss = 不必：天九里打不打随你。
lesson-tianjiu-4-d-done = 打不打随你：大牌可以留到尾圈。

lesson-tianjiu-5 = 对子与天九
lesson-tianjiu-5-a = 石头引一对斧头。引两张一样的文牌，就要用更大的文对打。
lesson-tianjiu-5-a-kind = 天九是另一种牌型，打不过文对。
lesson-tianjiu-5-a-miss = 要两张一样的文牌，一起打。
lesson-tianjiu-5-a-done = 一对梅花大过一对斧头：两栋。
lesson-tianjiu-5-b = 天配九、地配八、人配七、和配五可以一起引，天九最大。引两张没有人打得过的。
lesson-tianjiu-5-b-miss = 一张一张引，一次只赢一栋；天和九两张一起引赢两栋。
lesson-tianjiu-5-b-done = 引几张就赢几栋：四栋了，这局已经不用付。

lesson-tianjiu-6 = 至尊：打不得的一对
lesson-tianjiu-6-a = 小满坐庄，你引。六和三单张都小，合起来是至尊宝：引出来没有牌打得过，而且即时收钱。
lesson-tianjiu-6-a-miss = 单张都会被打过，也不收钱：六和三两张要一起引。
lesson-tianjiu-6-a-done = 两位闲家各付 2，庄家小满付 4：马上收 8。这叫贺尊。
lesson-tianjiu-6-b = 阿兰引双天，你用至尊宝打得过吗？
lesson-tianjiu-6-b-yes = 打得过
lesson-tianjiu-6-b-no = 打不过
lesson-tianjiu-6-b-miss = 至尊只有自己引才最大，不能打别人的牌。
lesson-tianjiu-6-b-done = 对了。所以至尊要等自己引的时候。

lesson-tianjiu-7 = 尾圈：最后一张定输赢
lesson-tianjiu-7-a = 最后一圈定输赢。阿兰引七，你的九大过它，可是你一栋也没有。可以打吗？
lesson-tianjiu-7-a-play = 打
lesson-tianjiu-7-a-discard = 垫
lesson-tianjiu-7-a-miss = 连这圈要有两栋才可以结：没有栋的人，一张的尾圈只可以垫。
lesson-tianjiu-7-a-done = 只可以垫。记住在尾圈之前至少赢一栋。
lesson-tianjiu-7-b = 两张天都出过，没有天九了。只剩两张，怎么结？
lesson-tianjiu-7-b-miss = 先引一张，尾圈就只剩一张，杂八会被杂九打过。
lesson-tianjiu-7-b-done = 地八两张一起赢，结牌！别家每差一栋付一注，空栋付五注，与庄家之间加倍。

lesson-tianjiu-8 = 一局打完，你赢
lesson-tianjiu-8-play = 从头打一局。你握着最大的牌：每次引一手没有人打得过的，引牌就一直在你手上。
lesson-tianjiu-8-play-miss = 梅花还会被人、和打过；六和三要一起引。先引别的。真的要这样，就再按一次。
lesson-tianjiu-8-play-done = 结！别家都空栋，尾圈连打都不准打。
