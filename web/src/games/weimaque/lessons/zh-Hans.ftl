## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-weimaque-1 = 认字
lesson-weimaque-1-a = 小字一到十，大字壹到拾，各四张。二七十、贰柒拾是红字，分数较高。点出红字。
lesson-weimaque-1-a-miss = 这张是黑字：红的只有二、七、十，大小都是。
lesson-weimaque-1-a-done = 五张红字：二、贰、柒、十、拾。

lesson-weimaque-2 = 面子
lesson-weimaque-2-a = 三张相连是顺子，三张相同是刻子，两张相同是对子。六组面子加一对就成牌。逐组点出。
lesson-weimaque-2-a-run = 顺子
lesson-weimaque-2-a-triplet = 刻子
lesson-weimaque-2-a-pair = 对子
lesson-weimaque-2-a-sizes = 大字小字不混：三肆五不是顺子。
lesson-weimaque-2-a-miss = 现在找：{ $part }。
lesson-weimaque-2-a-done = 顺子没有分；分在刻子和红字。

lesson-weimaque-3 = 吃与碰
lesson-weimaque-3-a = 上家小满打出六，你可以吃。用哪两张？
lesson-weimaque-3-a-miss = 这样和六不相连：要同样大小的字，三张成顺子。
lesson-weimaque-3-a-done = 吃成一副顺子。吃了之后要打一张。
lesson-weimaque-3-b = 阿兰打出伍。不是上家打的牌不能吃，有两张一样的可以碰。按哪个？
lesson-weimaque-3-b-chi = 吃
lesson-weimaque-3-b-peng = 碰
lesson-weimaque-3-b-miss = 吃只能吃上家的。
lesson-weimaque-3-b-done = 碰的刻子亮着：黑 2 檄，红 3 檄。碰了之后要打一张。

lesson-weimaque-4 = 偎
lesson-weimaque-4-a = 自己摸到柒，手上又有两张：一定要偎，比胡还先。
lesson-weimaque-4-a-wei = 偎
lesson-weimaque-4-a-pass = 过
lesson-weimaque-4-a-miss = 现在只能偎。
lesson-weimaque-4-a-done = 偎是栽：黑 3 檄，红 4 檄，比碰多 1。

lesson-weimaque-5 = 过张：放过就锁住
lesson-weimaque-5-a = 小满摸出六。摸出来的牌，你能用却按“过”，以后这种字就锁住：吃、碰、偎、杠都不行。试试按“过”。
lesson-weimaque-5-a-chi = 吃
lesson-weimaque-5-a-pass = 过
lesson-weimaque-5-a-miss = 可以吃，不过这一课要试的是“过”。
lesson-weimaque-5-a-done = 过了。六锁住了，只有你自己知道。
lesson-weimaque-5-b = 后来又出了一张六。哪种字你已经不能用？
lesson-weimaque-5-b-miss = 锁住的是你刚才放过的那种。
lesson-weimaque-5-b-done = 锁只有自己看见；胡不受锁。自己打出去的字也会锁。

lesson-weimaque-6 = 数硬檄
lesson-weimaque-6-a = 碰二，偎柒，吃四五六；手上三张玖、两副顺子、一对壹。满十硬檄才可以胡。数一数，有多少？
lesson-weimaque-6-a-miss = 手上的三张没有亮过，是栽：黑 3。
lesson-weimaque-6-a-done = 碰红 3、偎红 4、栽黑 3，刚好十。
lesson-weimaque-6-b = 这副牌可以胡吗？
lesson-weimaque-6-b-yes = 可以
lesson-weimaque-6-b-no = 不可以
lesson-weimaque-6-b-miss = 刚好十，够了。
lesson-weimaque-6-b-done = 可以胡。若玖是碰来的，只有九，就不够。

lesson-weimaque-7 = 名堂
lesson-weimaque-7-a = 硬檄 14，名堂有单吊加 20、点和乘 3。先加后乘。这手总檄是多少？
lesson-weimaque-7-a-miss = 先加后乘：20 也要乘。
lesson-weimaque-7-a-done = (14＋20)×3＝102，两家各付。

lesson-weimaque-8 = 一局打完，你赢
lesson-weimaque-8-play = 还差一张就成。打哪张，可以等两种牌？
lesson-weimaque-8-play-miss = 打它就拆了一组。多出来的是一。真的要这样，就再按一次。
lesson-weimaque-8-play-hu = 这张就是你等的：胡！真的要过，就再按一次。
lesson-weimaque-8-play-done = 等七或十，阿兰摸出十：胡！硬檄十一，够了。
