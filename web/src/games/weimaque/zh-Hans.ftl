## The name of the game, its kind, a sentence about it

game-weimaque = 偎麻雀
kind-weimaque = 字牌 · 四人，一家守醒
about-weimaque = 安乡字牌，吃碰偎杠，满十硬息就能胡。

## At the table

weimaque-board = {$name} 的桌面
weimaque-hand-of = {$name} 的手牌
weimaque-pile-of = {$name} 弃出的牌
weimaque-no-melds = 还没落地
weimaque-drew = {$name} 摸 {$card}
weimaque-shown = {$name}：{$card}
weimaque-threw = {$name} 打 {$card}
weimaque-wei = {$name} 偎 {$card}
weimaque-drew-hidden = {$name} 摸牌，盖下
weimaque-waits = 听
weimaque-hard-help = 已亮的牌与手上刻子的硬檄
weimaque-took = { $name } { $verb } { $card }
weimaque-locked = 已锁的牌，只有你看得见
weimaque-my-pile = 你弃出的牌
weimaque-you-watch = 你守醒，可看三家
weimaque-never-drawn = 没摸的底牌
weimaque-claims = 要牌
weimaque-which-run = 吃成哪一顺？
weimaque-ways = {$count} 种吃法
weimaque-throw = 打出 {$card}
weimaque-hard = 硬息
weimaque-throw-help = 点一下选牌，再点一下就打出。

## The coach

learn-weimaque-wait = 别家在打。摸出、打出的牌人人看得见；你用得着就会问你。
learn-weimaque-discard = { $can ->
    [yes] 牌成了，硬息也满十：现在就可以胡。
   *[no] 打一张：最好是不成顺、不成对的孤张。打了这局就不能再用这种牌，中间的数要想清楚。
}
learn-weimaque-wei = 你摸到的牌，手上已有两三张：一定要马上落地，盖住两张。这是好事：盖着的刻子息最多。
learn-weimaque-claim = { $can ->
    [yes] 这张凑成胡牌。按“胡”就赢了。
   *[no] 你可以要这张牌。碰和杠有硬息，满十才能胡；吃没有息，但可以理顺手牌。过了可能锁住这种牌，按钮上会写明。
}
learn-weimaque-end = 刻子、杠子和对子是硬息，名堂先加后乘，另外两家各付总息。荒牌就没有人付。

## The rules

rules-weimaque-minute =
    像用纸牌打麻将：凑成__六组面子和一对__。面子是同一种字的顺子、刻子、杠子。从底牌揭出的牌人人看见，不会入手：当场用掉，否则作废。
    刻子、杠子、红对子有__硬息__，满十息才可胡。名堂再加再乘。另外两家各付你总息。
rules-weimaque-about = 湖南常德安乡县的字牌戏。用湖南八十张字牌，与跑胡子有许多不同。
rules-weimaque-pack = 八十张：小字、大字各由一到十，每样四张。__二、七、十是红字__。
rules-weimaque-rank = 牌没有大小，数目只用来连顺子：大小字不混，十与一不相连。
rules-weimaque-seats = 四个座位；每局三家打，庄家的对家守醒。
rules-weimaque-deal = 庄家二十张，另外两家各十九张，余下二十二张做底牌。庄家先打一张；起手已成就可以先胡。
rules-weimaque-h-discard = 打牌
rules-weimaque-discard = 手上任何一张牌面向上打出，之后这种牌就锁住（§4.L）。别家可以要。
rules-weimaque-h-draw = 摸牌（揭牌）
rules-weimaque-draw = 没有人要，就由下家从底牌揭一张，给大家看。先是他自己，再到别家可以用；没有人用就放到他的弃牌，再轮到下家。摸到的牌不会入手。
rules-weimaque-wei = 摸到的牌，自己手上有两张或三张，就__一定要__马上落地，盖住两张，叫偎，又叫栽；比任何人胡这张牌都优先，自己也一样。偎了之后牌成就可以胡，否则打一张。手上有三张，可选偎三张或盖杠四张。
rules-weimaque-you-hold = 手上有
rules-weimaque-you-draw = 摸到
rules-weimaque-exposed = 亮出
rules-weimaque-wei-example = 手上两张柒，再摸到一张：一定要偎。
rules-weimaque-h-kong = 杠
rules-weimaque-kong = 手上四张同样的牌，轮到打牌时可以杠；手上三张，别家亮出第四张可以杠；已落地的刻子，只可用自己摸到的第四张加上。杠了不打牌，再摸一张。
rules-weimaque-h-claims = 要牌
rules-weimaque-claims =
    一张牌亮出，用得着的人同时被问：
    • __胡__：凑成胡牌，硬息满十。
    • __碰__：手上有两张，明放。自己摸的不算碰。
    • __杠__：见 §4.4。
    • __吃__：和手上两张连成顺子。只能吃自己摸的，或上家摸、打的牌。
rules-weimaque-chi-example = 小字四、五可吃小字六，不可吃大字陆。
rules-weimaque-h-precedence = 先后
rules-weimaque-precedence = 偎最先，其次胡，其次碰、杠，最后吃。两家同要，由揭牌的一家数起，近的先。
rules-weimaque-h-locks = 过张
rules-weimaque-locks =
    过是有代价的。这局之内，一种牌会__锁住__：
    • 你打出过它；或者
    • 你或上家摸到它，你本可吃、碰、杠，却过了。
    锁住的牌不能再吃、碰、杠、偎，但仍可以胡。只有你看得见自己锁了什么。
rules-weimaque-h-secret = 谁看得见什么
rules-weimaque-secret = 亮出的牌、面子和弃牌人人看得见；争不到的要牌和过都不公开。守醒可以看三家的牌，不可看底牌，也不能说。
rules-weimaque-win = 胡牌是六组面子加一对，共二十张，每杠多一张，硬息至少十。怎么拆由程序找最多的一种。
rules-weimaque-hard = 顺子没有息，所以只有顺子永远胡不了。
rules-weimaque-hard-pair_red = 对子
rules-weimaque-hard-pair_again = 对子那种牌也在面子中
rules-weimaque-hard-peng = 每组明刻、明杠
rules-weimaque-hard-zai = 每组盖着的刻、杠，手上的刻子也算
rules-weimaque-hard-tuanyuan = 四张齐全，另外再加
rules-weimaque-hard-example = 红字明刻、红字偎、手上黑字刻子：3＋4＋3＝10，刚好可胡。
rules-weimaque-n-3 = 3 息
rules-weimaque-n-4 = 4 息
rules-weimaque-patterns = 名堂的檄叫__名堂檄__，加的先加，乘的后乘。多红：第十张红字加 10，之后每张再加 10。捉类，每个团圆只入一组，取总数最多的分法。
rules-weimaque-catches = 捉、碰头的样子：
rules-weimaque-total = __先加后乘：__总息＝（硬息＋名堂加息）× 各个倍数；几个倍数连乘。
rules-weimaque-pay =
    不论牌是谁出的，另外两家各付赢家总息；守醒不收不付。底牌用完还要摸牌，就是荒牌，没有人付。
    也可以说好由打牌的一家包付，或守醒随庄。
rules-weimaque-match = 赢家做下一局的庄；荒牌由下家坐庄。一场八局。
rules-weimaque-options = 条目没有列出变化，这些是不同的解读和网上房间的习惯。
rules-weimaque-sources =
    本页以中文百科“偎麻雀”条目为本；条目没有说的，参考三个公开的程序。
    • 顺子只有同一种字的三个连数，没有跑胡子的二七十。
    • 团圆的息加在刻子、杠子之上。
    • 一定要偎，可能拆了自己的胡，这是打法的一部分。
    • 一点红与点和条件相同，只算一次（×3）。
    • 谁付钱条目没有说；我们让另外两家各付足。
rules-weimaque-worked = 除注明外，甲坐庄，丙守醒。
rules-weimaque-ex-1 = 甲打出玖，乙胡：两组红字盖刻 4＋4，玖成明刻 2，硬息十。胡的牌凑成刻子，背靠背 +20。甲、丁各付 30。
rules-weimaque-ex-2 = 同一手牌，但玖是乙自己摸到：先偎后胡，盖着算 3：11＋20＝31。
rules-weimaque-ex-3 = 丁胡底牌最后一张：硬息 11，加 10，共 21。
rules-weimaque-ex-4 = 丁坐庄，乙守醒，丙胡：三杠，十六张红字。硬息 27；多红 70、印和 30、三乱捉 60、假八碰头 100、背靠背 20；（27＋280）× 4＝1228。
rules-weimaque-ex-5 = 底牌用完：荒牌，不付，乙坐庄。

## The score sheet

weimaque-sheet-winner = 谁胡了？
weimaque-sheet-hard = 硬息
weimaque-sheet-hard-help = 硬息 { $need } 起胡
weimaque-sheet-red = 红字张数
weimaque-sheet-patterns = 名堂
weimaque-sheet-tuanyuan = 团圆：四张齐的牌
weimaque-sheet-huang = 荒牌
weimaque-sheet-discarder = 谁打出的？
weimaque-sheet-melds = 已落地的面子
weimaque-sheet-melds-help = 留在手上的刻子算下面的手牌。
weimaque-sheet-remove-meld = 删去这组
weimaque-sheet-form = 哪种面子
weimaque-sheet-lowest = 点最小的一张。
weimaque-sheet-kind = 点那种牌。
weimaque-sheet-source = 胡的牌从哪里来？
weimaque-sheet-source-self = 自己摸
weimaque-sheet-source-other = 别家摸
weimaque-sheet-source-discard = 别家打
weimaque-sheet-source-wei = 偎后胡
weimaque-sheet-source-initial = 起手成
weimaque-sheet-win = 胡的一张（偎后胡：偎的那种牌）
weimaque-sheet-last = 是底牌最后一张
weimaque-sheet-concealed = 手牌，不算胡的那张
weimaque-sheet-concealed-help = 全部共 { $have }／{ $need } 张
weimaque-settle-hard = 硬息
weimaque-settle-needs = 要满 { $least }
weimaque-settle-total = 总息
weimaque-settle-points = 硬息
