## The name of the game, its kind, a sentence about it

game-mohuahua = 抹花花
kind-mohuahua = 纸骨牌 · 三到四人
about-mohuahua = 西北人打的牛九牌：六墩够，十一墩赐，有大必打。

## At the table

mohuahua-trick = 第 { $number } 轮

## The coach

learn-mohuahua-wait = 别家在打。压得过就一定要打。名字旁边的格子是墩数：六墩够，十一墩赐。
learn-mohuahua-bid = 掀还是扣？有一家掀，三家都要打，所以牌真的很差才扣。喜、牛、量子和天都是好牌。
learn-mohuahua-lead = { $can ->
    [yes] 你有十一墩：可以宣布胜利，赢足两家。打下去只会更多。
   *[no] 轮到你引牌。下面的标签是你的牌型。喜引出压不过，一对天也几乎压不过。张数多，一次得的墩也多。
}
learn-mohuahua-follow = { $can ->
    [yes] 你压得过，所以一定要打。用最小的一手压，别拆散成组的牌。
   *[no] 你压不过。选同样张数盖着垫出：先垫单张的小牌。
}
learn-mohuahua-pad = 天量子让这轮变成四张。用不要的牌盖着补足。
learn-mohuahua-end = 满六墩是赢家，不够的人付每个赢家。赢过一轮的喜、牛、量子另外加点。

## The rules

rules-mohuahua-minute =
    三家打，每家十六张。引出成组的牌；别家压得过就__一定要打__，压不过才盖着垫同样张数。一轮几张就是几墩，一局共十六墩。
    六墩就够：不够的人付钱给你。十一墩叫赐，赢足两家。用喜、牛、量子赢一轮，另外加点。
rules-mohuahua-about = 流传于西北的陕西、宁夏、甘肃、青海，各地规则略有出入。没有花花牌的地方，用扑克牌代替（§8）。
rules-mohuahua-lore = 这种纸骨牌叫花花牌，也叫牛九牌：牛九、牛八凑在一起，就是一头牛。青海有句俗话：“三喜儿一摆，钱儿拿来。”
rules-mohuahua-missing = 两颗骰子的二十一种点式，这副牌缺七种：1-3、1-4、2-3、2-5、3-4、3-5、4-5。
rules-mohuahua-pack = 四十八张纸骨牌，十四种牌面：每种四张，只有牛九、牛八、香六、拐子各两张。由大到小：
rules-mohuahua-rank = 大小看两头点数之和：红十、黑十都是十，牛八、红八都是八，锤六、串六、香六都是六。点数相同的互相压不过。
rules-mohuahua-seats = 每局三家打；四人时轮流歇息。庄家轮着做。
rules-mohuahua-bid = 头家、二家、底家依次说__掀__或__扣__。第一个掀就开打，三家都要打，扣了的也一样；总由庄家先引。三家都扣就洗牌：不计点，二家坐庄。
rules-mohuahua-lead = 引出 §5.1 的任何牌型：1、2、3、4、6、8 或 12 张。有十一墩或以上，可以改为__宣布胜利__，当即结束。
rules-mohuahua-follow = 另外两家各一次。用同样张数压得过，就__一定要打__，用哪一手随你。压不过就盖着垫同样张数，任何牌都可以。垫牌不会赢，也不计点。
rules-mohuahua-follow-example = 引出一对红八。一对红十或牛牌压得过；一对牛八点数相同，压不过。
rules-mohuahua-quad = 四张天可以压__任何张数__的牌，只有引出的喜挡得住。压少于四张的，这轮变成四张，别家盖着补足；压多于四张的，自己盖着搭足。什么都压不过它。不合张数时，打不打随你。
rules-mohuahua-h-trick = 一轮完了
rules-mohuahua-trick = 最大的一家卖：每个牌位得一墩，得到那手牌的加点，并引下一轮。
rules-mohuahua-h-secret = 谁看得见什么
rules-mohuahua-secret = 打出的牌、墩数和加点人人看得见。盖着的牌只有自己知道，这局结束后全部亮出。
rules-mohuahua-kinds = 两张或以上要完全相同，除了这些特别牌型。
rules-mohuahua-h-kinds = 可以引的牌
rules-mohuahua-h-order = 牌型大小
rules-mohuahua-order = 一、二、三张时，由大到小。__喜先引最大，跟出最小__：引出的牌有喜，什么都压不过；跟牌时喜只能垫。
rules-mohuahua-h-beat = 谁压得过谁
rules-mohuahua-beat =
    • 张数相同，照 §5.2 的次序；普通牌比点数。
    • __量子__比点数；两组牛压得过天以外的量子。
    • __数组牌__要有同样组数，逐组压过：一对天压牛，摆牌或三张天压鱼。
    • __六张__：摆儿量大于鱼儿量，鱼儿量大于其他六张。引出的牌有喜，仍然压不过。
rules-mohuahua-beat-example = 引出三张虎。鱼牌、摆牌都在普通三张之上，压得过；三张红十压不过。
rules-mohuahua-groups-example = 引出两组鱼。两组摆逐组压过；两个三张不行。
rules-mohuahua-score = 点数只加不乘。只有六墩或以上的赢家才计。
rules-mohuahua-h-bonus = 加点
rules-mohuahua-bonus = 只算赢那轮的一手牌：每组喜、每组牛各一，量子、摆儿量、鱼儿量各算一个量。结束时是赢家才算数。
rules-mohuahua-h-value = 赢家的牌值
rules-mohuahua-v-gou = 6 至 10 墩
rules-mohuahua-v-ci = 11 墩或以上
rules-mohuahua-v-extra = 11 墩以上每多一墩
rules-mohuahua-v-xi = 每组赢了一轮的喜
rules-mohuahua-v-niu = 每组赢了一轮的牛
rules-mohuahua-v-liang = 每个量
rules-mohuahua-h-pay = 谁付钱
rules-mohuahua-pay = 五墩或以下的人，付每个赢家整份牌值。可以有两个赢家，赢家之间不付。
rules-mohuahua-match = 每局后下家坐庄，洗牌也一样。每人坐庄四次；总点数最高的胜。
rules-mohuahua-options = 各地的小分别：
rules-mohuahua-sources =
    本页以中文百科“抹花花”条目为本，参考两个公开的掀牛程序和一篇文章。
    • 扣了的人，别家掀了仍要打：每次引牌都由两家应。
    • 条目没有列出大小，只说同类比点数；我们一律比点数。
    • 六墩不会结束；十一墩才可宣布胜利。
    • 天量子只是不限张数，不是不论大小：引出的喜挡得住。
    • 扑克牌式只换牌面。
rules-mohuahua-worked = 甲坐庄。
rules-mohuahua-ex-1 = 6、5、5 墩，没有加点：甲够，每家 1 点。
rules-mohuahua-ex-2 = 甲引喜＋喜＋牛＋牛（8 墩），再引天量子（12），宣布胜利：赐 4、超一墩 1、喜 2、牛 2、量 2，每家 11 点。
rules-mohuahua-ex-3 = 8、8、0 墩。甲：够 1，两个量 4，共 5。乙：够 1，牛 2，喜 2，共 5。丙付两家。
rules-mohuahua-ex-4 = 甲引四组鱼，十二张；乙用四组摆压过，得 12 墩：赐 4，超 1，每家 5 点。
rules-mohuahua-ex-5 = 三家都扣：洗牌，不付，乙坐庄。

## The score sheet

mohuahua-sheet-tricks = 墩数
mohuahua-sheet-tricks-help = 共 { $have }／{ $need }；有人宣布可以少些
mohuahua-sheet-xi = 喜
mohuahua-sheet-xi-help = 赢过一轮的组数
mohuahua-sheet-niu = 牛
mohuahua-sheet-liang = 量
mohuahua-sheet-washed = 洗牌：三家都扣
mohuahua-marks = { $all } 墩：{ $win } 墩够，{ $sweep } 墩赐
mohuahua-has-tricks = { $count } 墩
