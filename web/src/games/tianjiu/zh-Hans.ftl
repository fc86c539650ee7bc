## The name of the game, its kind, a sentence about it

game-tianjiu = 天九
kind-tianjiu = 骨牌 · 四人
about-tianjiu = 记牌、擒尊、抢最后一圈。广东骨牌，大天九八张。

## At the table

tianjiu-dealer-times = 庄家 ×{ $times }
tianjiu-left = 剩 { $count } 张
tianjiu-stacks = { $count } 栋
tianjiu-streak = 连{ $count }
tianjiu-trick = 第 { $number } 圈
tianjiu-next = 庄家 ×{ $times }
tianjiu-seating = 掷骰定位
tianjiu-threw = { $name } { $sum } 点
tianjiu-can-finish = 快到尾圈：你有 { $count } 栋，可以结牌
tianjiu-cannot-finish = ⚠ 快到尾圈：你没有栋，单张结不了牌，先赢一圈
tianjiu-last-trick = ⚠ 尾圈：你没有栋，结不了牌
tianjiu-finish-tag = 结
tianjiu-wall = 牌墙，八栋，每栋四张
tianjiu-skip = 不看了，开始

## The coach

learn-tianjiu-wait = 别家在打，逆时针轮流。留意明打出来的牌：出过的就再也打不了你。盖着的牌谁也看不见。
learn-tianjiu-paitou = 你是庄家的对家，由你报牌头，也就是怎么取牌。这是仪式，哪种都公平，随便选。
learn-tianjiu-roll = 掷骰：点数决定谁先取牌。
learn-tianjiu-lipai = 好运气：起手八张就是例牌。亮出即赢；不亮就作废。
learn-tianjiu-lead = 轮到你引牌。点一张，或几张成组的牌（下面的标签就是你的牌型），再按“打出”。一次引几张，赢了就得几栋。留一手大牌给尾圈：它决定胜负。
learn-tianjiu-follow = { $can ->
    [yes] 你打得过，下面的标签就是。打不打随你。引几张就值几栋；有四栋就不用付，一栋也没有要多付，而且可能连尾圈都不能打。
   *[no] 你没有牌打得过：要同一种而更大。选同样张数的牌盖着垫出：垫没用的，成对的留着。
}
learn-tianjiu-end = 赢尾圈的人赢了这局。不足四栋的，每差一栋付一注，空栋付五注；和庄家之间加倍。每一行都可以点开看规则。

## The rules

rules-tianjiu-minute =
    四人，每人八张。引牌的一家打出一至四张、合成一种牌型；其余各家依次用__同一种__而更大的牌打过它，或者把同样张数的牌盖着垫出。
    赢一圈，引几张就得几栋。赢到__最后一圈__的人结牌，就是这局的赢家；不足四栋的，每差一栋付他一注。
rules-tianjiu-about = 牌是两颗骰子的二十一种点式，其中十一种各两张。推牌九用同一副牌，所以常被当成纯粹赌博；其实天九讲的是记性、思考和捉摸人心，近似桥牌和锄大D。
rules-tianjiu-lore =
    相传骨牌始于北宋徽宗宣和年间。如今在内地几乎失传，就算在香港，会打的人也一年少过一年；各时各地的打法、结牌、计分都有出入。
    从前打八张的大天九；现在最流行四张的小天九。赢家接庄叫__飞庄__，像麻将那样轮流叫__轮庄__，大家多半打飞庄。
    席上有句话：__上家不打，下家不垫__。前一家没动，谁也不先垫，免得走漏消息。
rules-tianjiu-civil = 文牌各两张，由大到小。次序要靠记，与点数无关。
rules-tianjiu-military = 武牌各一张，按点数排大小；点数相同的一样大，互相打不过。
rules-tianjiu-red = 一点和四点是红色，其余是白色；天牌半红半白。颜色只和 §5.4 的两种例牌有关。
rules-tianjiu-meanings = 牌名都有来历。四大的点数，把两张合起来数：
rules-tianjiu-m-66 = 二十四点：一年二十四节气
rules-tianjiu-m-11 = 四点：东南西北四方
rules-tianjiu-m-44 = 十六点：仁义忠信、礼智廉耻、恻隐羞恶、辞让是非，做人的十六个字
rules-tianjiu-m-31 = 八点：上元、清明、立夏、端午、中元、中秋、冬至、除夕八节，一年和气，四海升平
rules-tianjiu-m-55 = 一双梅花
rules-tianjiu-m-33 = 长长一列
rules-tianjiu-m-22 = 凳子的四只脚
rules-tianjiu-m-65 = 一把斧头的样子
rules-tianjiu-groups = 文牌分三组：__四大__天地人和；__四素__梅花、长三、板凳、斧头；__三杂__屏风、高脚七、铜锤六。
rules-tianjiu-seats = 四个座位，逆时针轮流：你右手边是下家。上家不打，下家不垫。
rules-tianjiu-seating = 第一局前各掷两粒骰，点数最大的做首局庄家，先选座位，其余依次；同点的互相再掷。
rules-tianjiu-wall = 三十二张牌面向下洗匀，叠成八栋，每栋四张。
rules-tianjiu-draw = 庄家的对家先报牌头，即取牌的方法，然后掷两粒骰。由自己数起，逆时针数到点数的一家先取，其余依次。每人八张；小天九只留其中前四张。片面又叫片皮，挖心又叫中掘，双翼齐飞又叫中掘两边飞。
rules-tianjiu-h-lipai = 起手即胜：例牌
rules-tianjiu-lipai = 起手八张合乎 §5.4 说好的例牌，可以在头牌打出前亮牌，当场获胜。先问庄家，再逆时针问；先亮的一家赢。可以不亮，但之后就不算。别家不会知道有没有人被问。
rules-tianjiu-h-trick = 一圈
rules-tianjiu-trick =
    头牌由庄家引，之后由上一圈的赢家引。可以引出 §5.1 的任何一种牌型，一至四张。
    其余三家依次，二选一：
    • __打__：打出同一种而更大的牌，牌面向上。
    • __垫__：盖着放下同样张数的牌，任何牌都可以。随时可垫，从来没有非打不可。
    最大的一家赢这圈，引几张得几栋，并引出下一圈。
rules-tianjiu-trick-example = 引出一对斧头。一对梅花打得过；一对屏风较小，只能盖着垫出。
rules-tianjiu-two-stacks = __尾圈。__引牌的一家把手上的牌全部打出，这圈就决定胜负。连这圈在内要有两栋才可以打：一栋也没有的人，不能赢单张的尾圈；尾圈有两张或以上就可以。
rules-tianjiu-h-secret = 谁看得见什么
rules-tianjiu-secret = 打出的牌、栋数和收付，人人看得见。垫牌永不亮出，赢那圈的人也不能看，局后也一样。记牌是这个游戏的一半。
rules-tianjiu-kinds = 引出的牌必定是以下其中一种，而且只有__同一种__而更大的牌打得过。
rules-tianjiu-h-kinds = 各种牌型
rules-tianjiu-supreme = 两种特别的对子；在尾圈之前引出，当场收钱（§6.2）。
rules-tianjiu-zw-note = 什么都打不过它
rules-tianjiu-zc-note = 只有一对高脚七可擒
rules-tianjiu-h-split = 拆牌
rules-tianjiu-split = 成组的牌可以随意拆开：手上有两张天、两张九，可以引出一张天、一对、天九、三张，或者四张一齐。两张铜锤六一齐引出，必定是文尊。
rules-tianjiu-h-beat = 谁打得过谁
rules-tianjiu-beat = 要同一种，而且真正更大。一样大的打不过，先出的仍然最大。至尊打不过任何牌，只是自己不会被打。三文牌永远打不过三武牌。
rules-tianjiu-beat-example = 引出地八。双天打不过：文对不是文武混合；天九就可以。
rules-tianjiu-catch-example = 引出文尊。双天也无用；一对高脚七可以擒住，之后再没有牌打得过。
rules-tianjiu-h-lipai-kinds = 例牌的种类
rules-tianjiu-lipai-kinds = 只看起手八张。有的当七枝（×2），有的当八枝（×4）；合几种也只算最高的一种。哪些有效，开场前说好。
rules-tianjiu-h-dealer = 庄家倍数
rules-tianjiu-dealer = 凡是和庄家之间的收付都要乘倍：首次坐庄 ×2，赢了连庄 ×3，再连 ×4、×5……闲家之间不乘。
rules-tianjiu-h-now = 当场收钱：贺
rules-tianjiu-now = 一圈打完，其余三家当场付给这圈的赢家，与全局胜负无关。尾圈不收贺，改为乘倍（§6.3）。
rules-tianjiu-now-zun = 引出至尊，没有人擒住
rules-tianjiu-now-qinzun = 文尊被一对高脚七擒住，由擒的一家收
rules-tianjiu-now-sida = 引出四张，由赢这圈的一家收
rules-tianjiu-h-end = 结牌
rules-tianjiu-end = 其余三家按所差栋数付给尾圈的赢家，四栋归本（小天九是两栋）：
rules-tianjiu-units-0 = 付 5：差四栋，空栋再加一
rules-tianjiu-units-123 = 付 3 · 2 · 1
rules-tianjiu-units-4 = 归本，又叫归栋：不收不付
rules-tianjiu-units-56 = 入一、入二：赢家付他 1 · 2
rules-tianjiu-finish = 输了的庄家有五、六栋时，收钱不乘庄家倍数。结牌的方式会乘大全部收付：
rules-tianjiu-f-yao = 尾圈引出单张细幺或铜锤六而赢
rules-tianjiu-f-baozun = 尾圈引出至尊而赢
rules-tianjiu-f-sidabao = 尾圈以四张赢
rules-tianjiu-f-sweep7 = 八栋全取，普通
rules-tianjiu-f-sweep8 = 八栋全取，合乎下文条件
rules-tianjiu-sweep = 全取八栋，尾圈有两张或以上，就是八支；尾圈是单张的，庄家要是天、九、铜锤六或细幺，闲家要是铜锤六、细幺，或者__明面最大__：同类中更大的牌之前全部明打出来。但庄家的头牌若是单张天、单张九或至尊，最多只算七支。七支、八支不再乘幺结；至尊、四张则再乘。
rules-tianjiu-h-lipai-win = 例牌获胜
rules-tianjiu-lipai-win = 各家都当空栋：每家 5 注，七枝 ×2，八枝 ×4，再乘庄家倍数。
rules-tianjiu-h-capture = 尾圈被擒：包赔
rules-tianjiu-capture =
    用特别的牌结牌有风险。引尾圈的人若这样被擒，就由他__一个人赔足各家__：
    • 细幺被大幺擒，或铜锤六被高脚七擒：×4。
    • 文尊被一对高脚七擒：×4。
    • 四张被更大的四张擒：×4。
    有五、六栋的人照常由赢家付，不乘这个 4。引出幺而以其他方式输掉，只算普通输。
rules-tianjiu-match = 赢家做下一局的庄；庄家赢了就连庄，倍数加一。一场十六局，总数最高的胜。总数可以是负数，没有人会出局。
rules-tianjiu-options = 开场前说好。标着“惯用”的是本馆平时的打法。
rules-tianjiu-sources =
    本页以中文百科“天九”条目为本，参考 pagat.com、gamecabinet.com 和一些玩家的网页。说法不一之处，我们选定一种，其余做成选项：
    • 文尊有说可擒，有说不可擒；我们让一对高脚七擒得住。
    • 小天九只见名字，没有详解；我们照大天九的规则，每人四张，两栋归本。
    • 四张在尾圈不收贺，与至尊一样，改为四倍。
    • 庄家的八支照严格的名单；明面最大只给闲家。
    • 七张文、八张文太常见，默认不算。
rules-tianjiu-worked = 甲坐庄，除注明外是首次坐庄。甲乙丙丁按轮次坐，数字是注数。
rules-tianjiu-ex-1 = 栋数 1、4、0、3，丁赢尾圈。甲差三栋，庄家 3 × 2 = 6；乙归本；丙空栋付 5。
rules-tianjiu-ex-2 = 栋数 1、5、0、2，丁赢。甲付 6，丙付 5；乙多一栋，丁付他 1。
rules-tianjiu-ex-3 = 甲连庄（×3）而赢，栋数 2、5、0、1。乙入一：甲付 1 × 3。丙付 5 × 3 = 15，丁付 3 × 3 = 9。
rules-tianjiu-ex-4 = 乙早早引出武尊：甲付 4，丙丁各付 2。其后丙赢尾圈，栋数 0、3、5、0：甲付 5 × 2 = 10，乙付 1，丁付 5。
rules-tianjiu-ex-5 = 乙引出细幺赢尾圈（幺结 ×2），栋数 1、5、2、0。甲 3 × 2 × 2 = 12；丙 2 × 2 = 4；丁 5 × 2 = 10。
rules-tianjiu-ex-6 = 庄家以四张结牌（×4），栋数 6、2、0、0。连庄家 ×2 共八倍：乙 2 × 8，丙、丁各 5 × 8。
rules-tianjiu-ex-7 = 乙尾圈引出细幺，被丙的大幺擒住；栋数 1、4、3、0。甲的 3 × 2 加丁的 5 是 11，× 4 = 44，全部由乙一人赔。
rules-tianjiu-ex-8 = 庄家全取八栋，以一对结牌：八支。每家 5 × 4 × 2 = 40。
rules-tianjiu-ex-9 = 丙在头牌之前亮出全白：乙、丁各付 5 × 4 = 20，庄家加倍。
rules-tianjiu-ex-10 = 小天九，两栋归本；乙赢，栋数 1、3、0、0。甲 1 × 2；丙、丁差两栋加空栋一，各 3。

## The score sheet

tianjiu-sheet-streak = 连庄第几局
tianjiu-sheet-winner = 谁结牌？
tianjiu-sheet-finish = 以什么结
tianjiu-sheet-finish-single = 单张
tianjiu-sheet-finish-several = 两张以上
tianjiu-sheet-finish-yao = 么结
tianjiu-sheet-finish-baozun = 包尊
tianjiu-sheet-finish-sidabao = 四大包
tianjiu-sheet-finish-capture = 擒
tianjiu-sheet-finish-sidabao_caught = 打过四大
tianjiu-sheet-sweep = 全取八栋：
tianjiu-sheet-sweep-seven = 七支
tianjiu-sheet-sweep-eight = 八支
tianjiu-sheet-stacks = 栋数
tianjiu-sheet-stacks-help = 共 { $have }／{ $need }，最后一家自动
tianjiu-sheet-leader = 尾圈谁引？
tianjiu-sheet-led = 尾圈引出的牌
tianjiu-sheet-won = 赢尾圈的牌
tianjiu-sheet-first_lead = 这局的头牌
tianjiu-sheet-shown = 尾圈之前明打过的牌
tianjiu-sheet-zun = 谁收过贺尊
tianjiu-sheet-qinzun = 谁收过擒尊
tianjiu-sheet-sida = 谁收过四大贺
tianjiu-sheet-lipai = 亮例牌
tianjiu-where = 各栋怎么分
tianjiu-won = { $name }：{ $count } 栋
tianjiu-has-stacks = { $count } 栋
