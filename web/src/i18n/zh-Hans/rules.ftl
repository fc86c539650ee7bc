rules-title = 规则
rules-sub = 五种牌戏，图例讲解
rules-of = 规则 · { $game }
rules-games = 牌戏
rules-contents = 目录
rules-learn = 带你打第一局
rules-play = 开桌
rules-score = 计分器
rules-section-1 = 一分钟学会
rules-section-2 = 牌具
rules-section-3 = 座位
rules-section-4 = 一局牌
rules-section-5 = 牌型
rules-section-6 = 结算
rules-section-7 = 一场牌
rules-section-8 = 玩法选项
rules-section-9 = 出处与解读
rules-section-10 = 算例
rules-good = 可以
rules-bad = 不可以
rules-beats = 大于
rules-presets = 成套规则
rules-all-options = 全部选项
rules-usual = 惯用
rules-dealer = 庄家
rules-seat-0 = 甲
rules-seat-1 = 乙
rules-seat-2 = 丙
rules-seat-3 = 丁
rules-col-item = 项目
rules-col-when = 情形
rules-col-each = 每家付
rules-col-stacks = 赢得栋数
rules-col-units = 注数
rules-col-finish = 结法
rules-col-times = 倍数
rules-col-hu = 胡数
rules-col-score = 分
rules-col-points = 点
rules-col-black = 黑
rules-col-red = 红
rules-col-worth = 息
rules-col-special = 例牌
rules-col-what = 条件
rules-col-hk = 香港
rules-col-play2 = 玩法二
rules-col-play3 = 玩法三
rules-col-pile = 赢的一墩是

## 天九

rules-tianjiu-minute =
    四人，每人八张。领出的一家打出一至四张、合成一种牌型；其余各家依次用__同一种__而更大的牌打过它，或者把同样张数的牌盖着垫出。
    赢一圈，领几张就得几栋。赢到__最后一圈__的人结牌，就是这局的赢家；不足四栋的，每差一栋付他一注。
rules-tianjiu-about =
    牌面就是两粒骰子的二十一种掷法，其中十一种各有两张。相传源出宋徽宗宣和年间的宣和牌，各时各地打法不同。常有人把它和推牌九混为一谈，以为只是赌博；其实它讲究记牌、计算和看人，更近桥牌。
rules-tianjiu-civil = 文牌各两张，由大到小。次序要靠记，与点数无关。
rules-tianjiu-military = 武牌各一张，按点数排大小；点数相同的一样大，互相打不过。
rules-tianjiu-red = 一点和四点是红色，其余是白色；天牌半红半白。颜色只和 §5.4 的两种例牌有关。
rules-tianjiu-seats = 四个座位，逆时针轮流：你右手边是下家。上家不打，下家不垫。
rules-tianjiu-seating = 第一局前各掷两粒骰，点数最大的做首局庄家，先选座位，其余依次；同点的互相再掷。
rules-tianjiu-wall = 三十二张牌面向下洗匀，叠成八栋，每栋四张。
rules-tianjiu-draw = 庄家的对家先报牌头，即取牌的方法，然后掷两粒骰。由自己数起，逆时针数到点数的一家先取，其余依次。每人八张；小天九只留其中前四张。
rules-tianjiu-h-lipai = 起手即胜：例牌
rules-tianjiu-lipai = 起手八张合乎 §5.4 说好的例牌，可以在头牌打出前亮牌，当场获胜。先问庄家，再逆时针问；先亮的一家赢。可以不亮，但之后就不算。别家不会知道有没有人被问。
rules-tianjiu-h-trick = 一圈
rules-tianjiu-trick =
    头牌由庄家领出，之后由上一圈的赢家领出。可以领出 §5.1 的任何一种牌型，一至四张。
    其余三家依次，二选一：
    • __打__：打出同一种而更大的牌，牌面向上。
    • __垫__：盖着放下同样张数的牌，任何牌都可以。随时可垫，从来没有非打不可。
    最大的一家赢这圈，领几张得几栋，并领出下一圈。
rules-tianjiu-trick-example = 领出一对斧头。一对梅花打得过；一对屏风较小，只能盖着垫出。
rules-tianjiu-two-stacks = __尾圈。__领出的一家把手上的牌全部打出，这圈就决定胜负。连这圈在内要有两栋才可以打：一栋也没有的人，不能赢单张的尾圈；尾圈有两张或以上就可以。
rules-tianjiu-h-secret = 谁看得见什么
rules-tianjiu-secret = 打出的牌、栋数和收付，人人看得见。垫牌永不亮出，赢那圈的人也不能看，局后也一样。记牌是这个游戏的一半。
rules-tianjiu-kinds = 领出的牌必定是以下其中一种，而且只有__同一种__而更大的牌打得过。
rules-tianjiu-h-kinds = 各种牌型
rules-tianjiu-supreme = 两种特别的对子；在尾圈之前领出，当场收钱（§6.2）。
rules-tianjiu-zw-note = 什么都打不过它
rules-tianjiu-zc-note = 只有一对高脚七可擒
rules-tianjiu-h-split = 拆牌
rules-tianjiu-split = 成组的牌可以随意拆开：手上有两张天、两张九，可以领出一张天、一对、天九、三张，或者四张一齐。两张铜锤六一齐领出，必定是文尊。
rules-tianjiu-h-beat = 谁打得过谁
rules-tianjiu-beat = 要同一种，而且真正更大。一样大的打不过，先出的仍然最大。至尊打不过任何牌，只是自己不会被打。三文牌永远打不过三武牌。
rules-tianjiu-beat-example = 领出地八。双天打不过：文对不是文武混合；天九就可以。
rules-tianjiu-catch-example = 领出文尊。双天也无用；一对高脚七可以擒住，之后再没有牌打得过。
rules-tianjiu-h-lipai-kinds = 例牌的种类
rules-tianjiu-lipai-kinds = 只看起手八张。有的当七枝（×2），有的当八枝（×4）；合几种也只算最高的一种。哪些有效，开场前说好。
rules-tianjiu-h-dealer = 庄家倍数
rules-tianjiu-dealer = 凡是和庄家之间的收付都要乘倍：首次坐庄 ×2，赢了连庄 ×3，再连 ×4、×5……闲家之间不乘。
rules-tianjiu-h-now = 当场收钱：贺
rules-tianjiu-now = 一圈打完，其余三家当场付给这圈的赢家，与全局胜负无关。尾圈不收贺，改为乘倍（§6.3）。
rules-tianjiu-now-zun = 领出至尊，没有人擒住
rules-tianjiu-now-qinzun = 文尊被一对高脚七擒住，由擒的一家收
rules-tianjiu-now-sida = 领出四张，由赢这圈的一家收
rules-tianjiu-h-end = 结牌
rules-tianjiu-end = 其余三家按所差栋数付给尾圈的赢家，四栋归本（小天九是两栋）：
rules-tianjiu-units-0 = 付 5：差四栋，空栋再加一
rules-tianjiu-units-123 = 付 3 · 2 · 1
rules-tianjiu-units-4 = 归本，不收不付
rules-tianjiu-units-56 = 入一、入二：赢家付他 1 · 2
rules-tianjiu-finish = 输了的庄家有五、六栋时，收钱不乘庄家倍数。结牌的方式会乘大全部收付：
rules-tianjiu-f-yao = 尾圈领出单张细幺或铜锤六而赢
rules-tianjiu-f-baozun = 尾圈领出至尊而赢
rules-tianjiu-f-sidabao = 尾圈以四张赢
rules-tianjiu-f-sweep7 = 八栋全取，普通
rules-tianjiu-f-sweep8 = 八栋全取，合乎下文条件
rules-tianjiu-sweep = 全取八栋，尾圈有两张或以上，就是八支；尾圈是单张的，庄家要是天、九、铜锤六或细幺，闲家要是铜锤六、细幺，或者__明面最大__：同类中更大的牌之前全部明打出来。但庄家的头牌若是单张天、单张九或至尊，最多只算七支。七支、八支不再乘幺结；至尊、四张则再乘。
rules-tianjiu-h-lipai-win = 例牌获胜
rules-tianjiu-lipai-win = 各家都当空栋：每家 5 注，七枝 ×2，八枝 ×4，再乘庄家倍数。
rules-tianjiu-h-capture = 尾圈被擒：包赔
rules-tianjiu-capture =
    用特别的牌结牌有风险。领出尾圈的人若这样被擒，就由他__一个人赔足各家__：
    • 细幺被大幺擒，或铜锤六被高脚七擒：×4。
    • 文尊被一对高脚七擒：×4。
    • 四张被更大的四张擒：×4。
    有五、六栋的人照常由赢家付，不乘这个 4。领出幺而以其他方式输掉，只算普通输。
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
rules-tianjiu-ex-4 = 乙早早领出武尊：甲付 4，丙丁各付 2。其后丙赢尾圈，栋数 0、3、5、0：甲付 5 × 2 = 10，乙付 1，丁付 5。
rules-tianjiu-ex-5 = 乙领出细幺赢尾圈（幺结 ×2），栋数 1、5、2、0。甲 3 × 2 × 2 = 12；丙 2 × 2 = 4；丁 5 × 2 = 10。
rules-tianjiu-ex-6 = 庄家以四张结牌（×4），栋数 6、2、0、0。连庄家 ×2 共八倍：乙 2 × 8，丙、丁各 5 × 8。
rules-tianjiu-ex-7 = 乙尾圈领出细幺，被丙的大幺擒住；栋数 1、4、3、0。甲的 3 × 2 加丁的 5 是 11，× 4 = 44，全部由乙一人赔。
rules-tianjiu-ex-8 = 庄家全取八栋，以一对结牌：八支。每家 5 × 4 × 2 = 40。
rules-tianjiu-ex-9 = 丙在头牌之前亮出全白：乙、丁各付 5 × 4 = 20，庄家加倍。
rules-tianjiu-ex-10 = 小天九，两栋归本；乙赢，栋数 1、3、0、0。甲 1 × 2；丙、丁差两栋加空栋一，各 3。

## 六虎

rules-liuhu-minute =
    客家的窄长钱牌。三家出牌，每家十二张；四人玩时，头家的对家做__梦家__，只拿一张。
    引一张单、一组各或一条顺，另外两家击它或者垫牌。赢一圈，引几张就得几__胡__；手上每张__老岁牌__再算一胡。轮到你引牌而有六胡或以上，就可以食糊获胜。
rules-liuhu-about = 客家人的牌戏，与明代马吊同属叶子戏：四门钱，各由一至九。广东、四川、苗栗、马来西亚的牌各有不同。学者认为刻牌人把“钱”误刻成“线”，一直沿用到今天。
rules-liuhu-pack = 三十六张数牌，每样一张，分四门，由大到小：拾、贯、索、线。同门九最大，一最小。一拾叫百子，一线叫毛公。红印只是装饰。
rules-liuhu-extra = 另外的牌没有门，也没有数。四人玩时加入一张，做__第三十七张__，广东用云线。
rules-liuhu-packs = 三人玩只用三十六张数牌。各地牌中多出的牌都放在一旁。
rules-liuhu-seats = 逆时针轮流。角色跟着庄家转：
rules-liuhu-deal = 每次发一张；出牌的三家各十二张，梦家在第一轮拿一张。全部发完。
rules-liuhu-wuhu = 起手有齐四张一和第三十七张的人，可以亮出即胜。不亮就永远作废，别家也不会知道。
rules-liuhu-wuhu-example = 五虎下山，当 8 胡：每个输家付 4 分，梦家不得分。
rules-liuhu-call =
    由头家起，依次说是否__做牌__。第一个肯做的就开始打；三家都不做就流局，下家坐庄。
    二家或尾家做牌，就有__特权__：可以提早引最大一门的老岁牌；但若别人赢了，他要__包输__。不论谁做牌，都由头家先引。
rules-liuhu-lead = 各和顺随便引。引__单张__就要引手上最大的一门，而且这门还有别的牌时不可引老岁。四门都没有了，才可引第三十七张。
rules-liuhu-your-hand = 你的手牌
rules-liuhu-lead-example = 你最大的一门是拾。九拾是老岁，所以引单张只能引四拾。（有特权就两张都可以。）
rules-liuhu-declare = 轮到引牌而有六胡或以上，可以改为__食糊__。食不食由你：等下去可能更多，也可能丢掉引牌权。打完最后一张而赢了尾圈，仍然可以食糊。
rules-liuhu-follow =
    另外两家依次放下同样张数的牌：
    • __击__：同一种、同张数而更大的牌。
    • __垫__：击不过，任何牌都可以。击得过而不肯击，垫出的牌至少要有一张属于击得过的牌。
    垫牌明放。最大的一家得到张数同样的胡，并引下一圈。
rules-liuhu-end = 有人食糊、五虎下山、流局（没有人做牌）或平局（牌出完）就结束。食糊时亮出赢家余下的手牌和梦家的牌。
rules-liuhu-old = 开局时这七张是老岁。某门的老岁亮出后，同门没出过的最大一张接上；百子、毛公和第三十七张出了不会有牌接上。手上每张老岁算一胡。
rules-liuhu-old-example = 九拾已经打出：八拾变成老岁。
rules-liuhu-h-kinds = 三种牌型
rules-liuhu-h-beat = 谁击得过谁
rules-liuhu-beat =
    同一种、同样张数才比：
    • __单__：先比门，再比数。百子、一贯、一索和第三十七张，__引出__时无牌可击；跟牌时，一只是本门最小，第三十七张击不到任何牌。
    • __各__：九最大，一第二，其余由八到二。三张不会遇四张。
    • __顺__：先比门，再比最大一张。
rules-liuhu-beat-example = 引出八贯。二拾击得过，因为先比门。九索门较小；云线击不到任何牌。
rules-liuhu-ones-example = 引出三张八。三张一击得过：在各之中只有九比一大。
rules-liuhu-score = 五胡是底，不计分；多一胡加倍，由十一到十二翻两番：
rules-liuhu-pay =
    有人食糊，另外两个出牌的各付他那个胡数的分。
    四人玩时，__梦家__有五胡，赢家手上每有一张与梦家同数的牌再加一胡；两个输家也各付梦家这个分。梦家永不付钱。
    有特权的人输了，要付赢家双倍，另一输家免付，叫包输；梦家的一份两人照付。
rules-liuhu-match = 赢家做下一局的庄；平局或流局就由下家坐庄。一场四圈：每局一圈，流局不算。
rules-liuhu-options = 各地打法不同，这是我们知道的分别。
rules-liuhu-sources =
    本页以中文百科“六虎牌”条目（广东规则）为本，参考 Dylan Sung 的网页、Novel Games 等。
    • 大门能否击小门的单张？条目先排门，所以可以；也有人说单张只能同门击。两种都有选项。
    • 击得过而不击，条目说要拆散牌型；我们要求垫出至少一张击得过的牌。
    • 垫牌明放，会让下一张变老岁；若选暗垫就不会。
    • 梦家只对赢家手上余下的牌，不对已打出的。
    • 四圈即四局；像麻将那样算圈是选项。
rules-liuhu-worked = 甲是头家，乙二家，丙梦家，丁尾家。
rules-liuhu-ex-1 = 甲做牌，手上七张老岁，马上食糊：7 胡，每家 2 分。梦家是五贯，甲手上另有两张五：7 胡，也是每家 2 分。
rules-liuhu-ex-2 = 甲不做，乙做牌有特权，甲 6 胡食糊：乙包输付 2，丁不付。梦家对不到：5 胡，0 分。
rules-liuhu-ex-3 = 同上，但做牌的是丁，梦家的五对到三张五：8 胡，乙、丁各付 4；丁另付甲 2。
rules-liuhu-ex-4 = 丁五虎下山：8 胡，甲、乙各付 4。梦家不得分；丁坐庄。
rules-liuhu-ex-5 = 甲引七八九拾一条顺，得 3 胡；六拾变成老岁。连九贯、九索共 6 胡：每家 1 分。梦家对不到。
rules-liuhu-ex-6 = 甲赢了四张九、四张七，8 胡，手上还有云线：9 胡，每家 8 分。梦家的六对到三张六：8 胡，每家 4 分。
rules-liuhu-ex-7 = 打得 11 胡，手上还有云线：12 胡，每家 128 分。

## 抹花花

rules-mohuahua-minute =
    三家打，每家十六张。引出成组的牌；别家压得过就__一定要打__，压不过才盖着垫同样张数。一轮几张就是几墩，一局共十六墩。
    六墩就够：不够的人付钱给你。十一墩叫赐，赢足两家。用喜、牛、量子赢一轮，另外加点。
rules-mohuahua-about = 西北的牌戏，见于陕西、宁夏、甘肃、青海，又叫掀花花、掀牛、掀牛九、砍牛腿、折牛腿。青海有句话：“三喜儿一摆，钱儿拿来”。
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

## 偎麻雀

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
rules-weimaque-patterns = 多红：第十张红字加 10，之后每张再加 10。捉类，每个团圆只入一组，取总数最多的分法。
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

## 十三张

rules-shisanzhang-minute =
    每人十三张，摆成三墩：__头__三张、__中__五张、__尾__五张，一墩要比一墩大。大家一齐亮牌，逐墩相比，每墩一注；特别强的牌收得更多。
    摆错次序，三墩全输。有些十三张的牌型可以直接报到。
rules-shisanzhang-about = 华人社会到处都玩，西方人叫 Chinese Poker。桌上的行话早已成为日常用语：
rules-shisanzhang-pack = 一副五十二张扑克。A 最大；花色不分大小。
rules-shisanzhang-seats = 二至四人。__庄闲__玩法由发牌的人坐庄，闲家只和庄家比；__四人对比__则人人互比。
rules-shisanzhang-layout = 大家同时暗中摆牌，摆定不能改。
rules-shisanzhang-layout-example = 一对、两对、同花：一墩比一墩大。
rules-shisanzhang-foul-example = 头墩三条九比中墩两对大：摆乌龙。
rules-shisanzhang-secret = 亮牌之前，没有人看得见你怎么理牌，也不知道你是摆牌还是报到。
rules-shisanzhang-h-kinds = 墩的牌型
rules-shisanzhang-kinds = 与扑克相同，由大到小。头墩只有三张，只算乌龙、一对、三条。
rules-shisanzhang-straight-top = 最大
rules-shisanzhang-straight-low = 最小
rules-shisanzhang-h-compare = 比牌
rules-shisanzhang-compare = 先比牌型，再比组成牌型的牌（对子、三条），再由大到小比其余的牌。完全一样就平手，不收不付。
rules-shisanzhang-compare-example = 一对四比一对三大，不论旁边那张是什么。
rules-shisanzhang-h-order = 三墩的次序
rules-shisanzhang-order = 头墩要小于中墩，中墩要小于尾墩；相等也算乌龙。头墩与中墩同型而头墩的牌全部相同，就当中墩较大。食夹棍只比最主要的一张，打平归庄；但自己三墩的次序总要逐张比。
rules-shisanzhang-order-example = 头墩 A-K-9 比中墩 A-K-8 大：摆乌龙。
rules-shisanzhang-specials = 十三张合成的牌型。可以报到，不用比墩，向每个对手收这个注数。只可报一种。
rules-shisanzhang-h-values = 一墩收多少
rules-shisanzhang-values = 赢一墩收一注；赢的一墩若是下列牌型，就收这个总数：
rules-shisanzhang-any-pile = 其他
rules-shisanzhang-pay = 每两个对手独立计算。庄闲玩法乘以下注，否则乘以每注。
rules-shisanzhang-h-clash = 两家都报到
rules-shisanzhang-clash = 庄闲玩法，不论庄家拿什么，都付闲家的注数。否则表中较低的付较高的；同一种就平手。
rules-shisanzhang-declare = 报到的人向每个对手收，摆乌龙的也要付。永不加倍。
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
