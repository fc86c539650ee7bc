## The name of the game, its kind, a sentence about it

game-shisanzhang = 十三张
kind-shisanzhang = 扑克 · 二到四人
about-shisanzhang = 十三张摆成头、中、尾三墩，一次亮牌比高低。

## At the table

shisanzhang-cards = {$count} 张
shisanzhang-below = {$one} 小于 {$other}
shisanzhang-above = {$one} 大于 {$other}
shisanzhang-equal = {$one} {$other} 相等
shisanzhang-laid = 已摆好，等其他人
shisanzhang-declared = 已报到：{$special}
shisanzhang-ready = ✓ 已摆好
shisanzhang-busy = 摆牌中……
shisanzhang-betting = 下注中……
shisanzhang-no-cards = 还没看牌
shisanzhang-bet = 下注
shisanzhang-bet-count = 下 {$count} 注
shisanzhang-bet-tag = {$count} 注
shisanzhang-undo = 撤销
shisanzhang-swap = 对调中、尾
shisanzhang-arrange = 替我摆
shisanzhang-thinking = 思考中……
shisanzhang-proposals = 高手的摆法
shisanzhang-showdown = 亮牌
shisanzhang-shoots = { $count ->
    [1] 打枪
   *[other] 打枪 ×{ $count }
}
shisanzhang-is-shot = { $count ->
    [1] 中枪
   *[other] 中枪 ×{ $count }
}
shisanzhang-homerun = 全垒打

## The coach

learn-shisanzhang-wait = 各家暗中摆牌。最后一家摆好，全部亮出。
learn-shisanzhang-bet = 先跟庄家下注，这时谁都还没看牌。下得小没关系。
learn-shisanzhang-arrange = { $can ->
    [yes] 你的十三张是特殊牌型：可以报到，不用比就能收。也可以照常摆：头三张、中五张、尾五张，一墩比一墩大。
   *[no] 头墩三张，中墩五张，尾墩五张，一墩要比一墩大，否则三墩全输。先摆尾墩，再摆中墩。“替我摆”会摆一副给你改。
}
learn-shisanzhang-end = 头对头、中对中、尾对尾，每墩一注，强的牌更多。看看哪一墩可以摆得更好。

## The rules

rules-shisanzhang-minute =
    每人十三张，摆成三墩：__头__三张、__中__五张、__尾__五张，一墩要比一墩大。大家一齐亮牌，逐墩相比，每墩一注；特别强的牌收得更多。
    摆错次序，三墩全输。有些十三张的牌型可以直接报到。
rules-shisanzhang-about = 华人社会到处都玩，也是网上常见的游戏；西方人叫 Chinese Poker。
rules-shisanzhang-lore =
    一局看运气，长远看技巧：两对可以合在中墩，也可以头、中各放一对，要看形势。很多人摆牌之前先按点数排好，细心的对手就从中猜到有没有同花、葫芦。
    最小的一手只有两对，别的都不成。不报到的牌里，最大是头三条、中尾同花顺：香港打法每家收十八注。
rules-shisanzhang-talk = 桌上的行话早已进了港台的日常用语：
rules-shisanzhang-pack = 一副五十二张扑克。A 最大；花色不分大小。
rules-shisanzhang-seats = 二至四人。__庄闲__玩法由发牌的人坐庄，闲家只和庄家比；__四人对比__则人人互比。
rules-shisanzhang-layout = 大家同时暗中摆牌，摆定不能改。
rules-shisanzhang-layout-example = 一对、两对、同花：一墩比一墩大。
rules-shisanzhang-foul-example = 头墩三条九比中墩两对大：摆乌龙。
rules-shisanzhang-secret = 亮牌之前，没有人看得见你怎么理牌，也不知道你是摆牌还是报到。
rules-shisanzhang-h-kinds = 墩的牌型
rules-shisanzhang-kinds = 与扑克相同，由大到小。头墩只有三张，只算散牌、一对、三条。
rules-shisanzhang-straight-top = 最大
rules-shisanzhang-straight-low = 最小
rules-shisanzhang-h-compare = 比牌
rules-shisanzhang-compare = 先比牌型，再比组成牌型的牌（对子、三条），再由大到小比其余的牌。完全一样就平手，不收不付。
rules-shisanzhang-compare-example = 一对四比一对三大，不论旁边那张是什么。
rules-shisanzhang-h-order = 三墩的次序
rules-shisanzhang-order = 头墩要小于中墩，中墩要小于尾墩；相等也算乌龙。头墩与中墩同型而头墩的牌全部相同，就当中墩较大。食夹棍只比最主要的一张，打平归庄；但自己三墩的次序总要逐张比。
rules-shisanzhang-order-example = 头墩 A-K-9 比中墩 A-K-8 大：摆乌龙。
rules-shisanzhang-specials = 十三张合成的牌型。可以报到，不用比墩，向每个对手收这个注数。只可报一种。
rules-shisanzhang-odds = 十三张里有多难得（照香港的算法）：
rules-shisanzhang-h-values = 一墩收多少
rules-shisanzhang-values = 赢一墩收一注；赢的一墩若是下列牌型，就收这个总数：
rules-shisanzhang-any-pile = 其他
rules-shisanzhang-pay = 每两个对手独立计算。庄闲玩法乘以下注，否则乘以每注。
rules-shisanzhang-h-clash = 两家都报到
rules-shisanzhang-clash = 庄闲玩法，不论庄家拿什么，都付闲家的注数。否则表中较低的付较高的；同一种就平手。
rules-shisanzhang-declare = 报到的人向每个对手收，叫__通吃__；摆乌龙的也要付。永不加倍。
rules-shisanzhang-both-foul = 两家都乌龙，互不收付。
rules-shisanzhang-foul = 摆乌龙的人三墩全输给每个对手，照对手自己各墩的价。有打枪的玩法，当被打枪。
rules-shisanzhang-h-piles = 逐墩相比
rules-shisanzhang-piles = 头对头、中对中、尾对尾；赢的一墩照 §5.5 收。
rules-shisanzhang-shot = 赢足一个对手三墩叫打枪，赢到的再收一次。玩法三连加分也加倍，台湾只加倍三注底分。有一墩平手就不算。香港没有打枪。
rules-shisanzhang-homerun = 打枪打遍全桌（至少两家），再加倍，共 ×4。有人报到就没有全垒打。
rules-shisanzhang-pot = 另一玩法：各人入底，分数最高的收底池。
rules-shisanzhang-match = 轮流发牌、坐庄。一场四局，总数最高的胜。
rules-shisanzhang-options = 本馆有四套规则，每项都可以改。
rules-shisanzhang-sources =
    本页以中文百科“十三张”条目为本，包括香港、台湾和另外两种玩法。
    • 乌龙赔多少条目没有说；我们照公开程序的做法，以对手各墩的价输三墩。
    • A-2-3-4-5 是最小的顺子；也有人当第二大（选项）。
    • 至尊清龙的分数有争议，条目只提过 108。
    • 报到随意，亮牌前不公开。
    • 打枪自动计算，有一墩平手就不算。
    • 我们的计算与条目的数字一致：香港最大 18 注，玩法三的三分天下照常比可收 108。
rules-shisanzhang-worked = 甲：222 / 红心 9-8-7-6-5 / 黑桃 A-K-Q-J-10。乙：6-4-3 / 一对 A / K 同花。丙：7-4-3 / 一对 K / 9 同花。丁：A-7-2 / 10 与 4 两对 / Q 与 J 两对。
rules-shisanzhang-ex-1 = 香港，甲坐庄，各下一注：冲三 3，中墩同花顺 10，尾墩同花顺 5，每家 18。
rules-shisanzhang-ex-2 = 玩法三，四人对比：2＋5＋4＝11，打枪 ×2，全垒打 ×2，每家 44。此外乙赢丙一注，丁赢乙、丙各一注。
rules-shisanzhang-ex-3 = 玩法二，另一副牌：庄家甲报三分天下，丁报全小。甲向乙、丙各收 20，付丁 12。
rules-shisanzhang-ex-4 = 香港，另一副牌：庄家乙摆乌龙。甲是三条 J / K 葫芦 / 四条 A，值 3＋2＋4＝9；丙、丁没有特别，各收 3。
rules-shisanzhang-ex-5 = 玩法三，二人：甲三墩全赢，头墩冲三，3＋1，付两次。

## The score sheet

shisanzhang-sheet-bets = 下注
shisanzhang-sheet-order = 每墩从大到小，依次点名
shisanzhang-sheet-level = 下一个平手
shisanzhang-sheet-extras = 加分
shisanzhang-sheet-extras-head_trips = 冲三
shisanzhang-sheet-extras-mid_full = 中墩葫芦
shisanzhang-sheet-extras-mid_quads = 中墩铁支
shisanzhang-sheet-extras-mid_sf = 中墩同花顺
shisanzhang-sheet-extras-tail_quads = 尾墩铁支
shisanzhang-sheet-extras-tail_sf = 尾墩同花顺
shisanzhang-sheet-declared = 报特殊牌
shisanzhang-sheet-declared-- = 照常摆
shisanzhang-sheet-fouls = 相公
shisanzhang-sheet-layouts = 各家摆牌
shisanzhang-sheet-layouts-help = 共 { $have }／{ $need } 张。先选一家，再点头墩、中墩、尾墩的牌。
shisanzhang-seat = 玩家
shisanzhang-against = 对 { $name }
shisanzhang-meets = { $one } 对 { $other }
shisanzhang-head-brief = 头
shisanzhang-mid-brief = 中
shisanzhang-tail-brief = 尾
