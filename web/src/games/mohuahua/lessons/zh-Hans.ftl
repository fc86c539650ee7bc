## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-mohuahua-1 = 大小：只看点数
lesson-mohuahua-1-a = 十四种牌，只看总点数。从大到小点。
lesson-mohuahua-1-a-miss = 数两头的点，加起来。
lesson-mohuahua-1-a-done = 八点、七点、四点。
lesson-mohuahua-1-b = 红十和黑十，哪张大？
lesson-mohuahua-1-b-red = 红十
lesson-mohuahua-1-b-black = 黑十
lesson-mohuahua-1-b-same = 一样
lesson-mohuahua-1-b-miss = 都是十点：一样大，谁也压不过谁，先出的大。
lesson-mohuahua-1-b-done = 一样大。天十二点最大，地眼两点最小。

lesson-mohuahua-2 = 有大必打
lesson-mohuahua-2-a = 石头引幺七。这里的规矩：压得过就一定要打。挑最省的一张。
lesson-mohuahua-2-a-miss = 垫不得：你有比七点大的牌。
lesson-mohuahua-2-a-heaven = 可以，不过红八已经够大，留着天更有用。打不过才可以垫，盖着，随便垫。
lesson-mohuahua-2-a-done = 红八刚好够。打不过才可以垫，盖着，随便垫。

lesson-mohuahua-3 = 对、三伏、量子
lesson-mohuahua-3-a = 两张以上要一模一样：两张是对，三张三伏，四张量子。引几张值几墩。引三张。
lesson-mohuahua-3-a-few = 再来：三张红八要一起引，中间不能有别的。
lesson-mohuahua-3-a-miss = 三张一样的只有红八（喜、牛、摆、鱼除外，下一课）。
lesson-mohuahua-3-a-done = 赢了就是三墩。量子赢了还另外值 2。

lesson-mohuahua-4 = 喜牛摆鱼
lesson-mohuahua-4-a = 四组特别的牌，逐组点出。
lesson-mohuahua-4-a-xi = 喜：拐子、香六
lesson-mohuahua-4-a-niu = 牛：牛八、牛九
lesson-mohuahua-4-a-bai = 摆：红八、黑十、天
lesson-mohuahua-4-a-yu = 鱼：长二、串六、地眼
lesson-mohuahua-4-a-miss = 看牌上的名字。要的是{ $part }。
lesson-mohuahua-4-a-done = 次序：引出的喜最大，然后天、牛、摆、鱼，再到其他；跟出的喜最小。

lesson-mohuahua-5 = 压得过吗
lesson-mohuahua-5-a = 阿兰引鱼，石头垫了。鱼要用三张去压：摆大过鱼。
lesson-mohuahua-5-a-triple = 三张幺七是三伏，低过鱼。
lesson-mohuahua-5-a-miss = 摆是三张：红八、黑十、天。
lesson-mohuahua-5-a-done = 摆压过鱼：三墩。
lesson-mohuahua-5-b = 阿兰引喜。你怎么做？
lesson-mohuahua-5-b-heaven = 打一对天
lesson-mohuahua-5-b-discard = 垫两张
lesson-mohuahua-5-b-miss = 一对天也压不过引出的喜。
lesson-mohuahua-5-b-done = 喜引出来稳赢；跟着出就最小，所以喜要留到自己引。

lesson-mohuahua-6 = 够与赐
lesson-mohuahua-6-a = 六墩够，十一墩赐。你 7 墩，阿兰 5，石头 4；你赢过一副量子。够值 1，量子值 2：这局你收多少？
lesson-mohuahua-6-a-miss = 牌值是 1＋2＝3，可是两家都不够六墩，两家都付。
lesson-mohuahua-6-a-done = 每家 3，收 6。不够六墩的人，喜牛量都作废，还要付每个赢家。

lesson-mohuahua-7 = 一局打完，你赢
lesson-mohuahua-7-play = 掀！喜、牛、天都在你手。喜喜牛牛可以八张一起引：先来这个。
lesson-mohuahua-7-play-fold = 喜、牛、天都在你手：掀吧。真的要扣，就再按一次。
lesson-mohuahua-7-play-miss = 这样引会被压过。喜、牛、天、鱼成组引，谁也压不过。真的要这样，就再按一次。
lesson-mohuahua-7-play-done = 喜、牛、天一路引到底：没有人压得过。
