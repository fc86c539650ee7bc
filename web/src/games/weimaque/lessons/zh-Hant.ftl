## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-weimaque-1 = 認字
lesson-weimaque-1-a = 小字一到十，大字壹到拾，各四張。二七十、貳柒拾是紅字，分數較高。點出紅字。
lesson-weimaque-1-a-miss = 這張是黑字：紅的只有二、七、十，大小都是。
lesson-weimaque-1-a-done = 五張紅字：二、貳、柒、十、拾。

lesson-weimaque-2 = 面子
lesson-weimaque-2-a = 三張相連是順子，三張相同是刻子，兩張相同是對子。六組面子加一對就成牌。逐組點出。
lesson-weimaque-2-a-run = 順子
lesson-weimaque-2-a-triplet = 刻子
lesson-weimaque-2-a-pair = 對子
lesson-weimaque-2-a-sizes = 大字小字不混：三肆五不是順子。
lesson-weimaque-2-a-miss = 現在找：{ $part }。
lesson-weimaque-2-a-done = 順子沒有分；分在刻子和紅字。

lesson-weimaque-3 = 吃與碰
lesson-weimaque-3-a = 上家小滿打出六，你可以吃。用哪兩張？
lesson-weimaque-3-a-miss = 這樣和六不相連：要同樣大小的字，三張成順子。
lesson-weimaque-3-a-done = 吃成一副順子。吃了之後要打一張。
lesson-weimaque-3-b = 阿蘭打出伍。不是上家打的牌不能吃，有兩張一樣的可以碰。按哪個？
lesson-weimaque-3-b-chi = 吃
lesson-weimaque-3-b-peng = 碰
lesson-weimaque-3-b-miss = 吃只能吃上家的。
lesson-weimaque-3-b-done = 碰的刻子亮着：黑 2 檄，紅 3 檄。碰了之後要打一張。

lesson-weimaque-4 = 偎
lesson-weimaque-4-a = 自己摸到柒，手上又有兩張：一定要偎，比胡還先。
lesson-weimaque-4-a-wei = 偎
lesson-weimaque-4-a-pass = 過
lesson-weimaque-4-a-miss = 現在只能偎。
lesson-weimaque-4-a-done = 偎是栽：黑 3 檄，紅 4 檄，比碰多 1。

lesson-weimaque-5 = 過張：放過就鎖住
lesson-weimaque-5-a = 小滿摸出六。摸出來的牌，你能用卻按「過」，以後這種字就鎖住：吃、碰、偎、槓都不行。試試按「過」。
lesson-weimaque-5-a-chi = 吃
lesson-weimaque-5-a-pass = 過
lesson-weimaque-5-a-miss = 可以吃，不過這一課要試的是「過」。
lesson-weimaque-5-a-done = 過了。六鎖住了，只有你自己知道。
lesson-weimaque-5-b = 後來又出了一張六。哪種字你已經不能用？
lesson-weimaque-5-b-miss = 鎖住的是你剛才放過的那種。
lesson-weimaque-5-b-done = 鎖只有自己看見；胡不受鎖。自己打出去的字也會鎖。

lesson-weimaque-6 = 數硬檄
lesson-weimaque-6-a = 碰二，偎柒，吃四五六；手上三張玖、兩副順子、一對壹。滿十硬檄才可以胡。數一數，有多少？
lesson-weimaque-6-a-miss = 手上的三張沒有亮過，是栽：黑 3。
lesson-weimaque-6-a-done = 碰紅 3、偎紅 4、栽黑 3，剛好十。
lesson-weimaque-6-b = 這副牌可以胡嗎？
lesson-weimaque-6-b-yes = 可以
lesson-weimaque-6-b-no = 不可以
lesson-weimaque-6-b-miss = 剛好十，夠了。
lesson-weimaque-6-b-done = 可以胡。若玖是碰來的，只有九，就不夠。

lesson-weimaque-7 = 名堂
lesson-weimaque-7-a = 硬檄 14，名堂有單吊加 20、點和乘 3。先加後乘。這手總檄是多少？
lesson-weimaque-7-a-miss = 先加後乘：20 也要乘。
lesson-weimaque-7-a-done = (14＋20)×3＝102，兩家各付。

lesson-weimaque-8 = 一局打完，你贏
lesson-weimaque-8-play = 還差一張就成。打哪張，可以等兩種牌？
lesson-weimaque-8-play-miss = 打它就拆了一組。多出來的是一。真的要這樣，就再按一次。
lesson-weimaque-8-play-hu = 這張就是你等的：胡！真的要過，就再按一次。
lesson-weimaque-8-play-done = 等七或十，阿蘭摸出十：胡！硬檄十一，夠了。
