## The name of the game, its kind, a sentence about it

game-liuhu = 六虎
kind-liuhu = 客家纸牌 · 三到四人
about-liuhu = 三十七张窄牌，够六胡就能食糊；老岁牌一张算一胡。

## At the table

liuhu-your-lead = 由你引牌
liuhu-trick = 第 { $number } 轮
liuhu-round = 第 { $number }/{ $total } 圈

## The coach

learn-liuhu-wait = 别家在打。牌都明放：某门最大的一张出了，下一张就变“老岁”，你手上每张老岁值一胡。
learn-liuhu-wuhu = 五虎齐了！四张一和第三十七张：亮出即胜，当 8 胡。
learn-liuhu-call = 这局做不做？手上有三张以上的老岁，或者有各、有顺，就值得做。二家、尾家做牌而别人赢了，要包输。
learn-liuhu-lead = { $can ->
    [yes] 你够六胡，又轮到你引牌：现在就可以食糊。多一胡加一倍，但丢了引牌权，别人可能先赢。
   *[no] 轮到你引牌。各和顺随时可引，一次赢几胡。单张要引最大的一门，老岁最后。百子、一贯、一索引出无牌可击。
}
learn-liuhu-follow = { $can ->
    [yes] 你击得过，点那个标签。不想击，也要垫出一张击得过的牌。
   *[no] 你击不过：垫同样张数，最没用的。老岁留着，在手上算胡。
}
learn-liuhu-end = 赢家的胡数是打得的加手上的老岁。六胡 1 分，多一胡加一倍。梦家不打牌，也可以得分。

## The rules

rules-liuhu-minute =
    客家的窄长钱牌。三家出牌，每家十二张；四人玩时，头家的对家做__梦家__，只拿一张。
    引一张单、一组各或一条顺，另外两家击它或者垫牌。赢一轮，引几张就得几__胡__；手上每张__老岁牌__再算一胡。轮到你引牌而有六胡或以上，就可以食糊获胜。
rules-liuhu-about = 客家人的叶子戏，与明代的马吊和六红牌同源：四门钱牌，一到九。
rules-liuhu-lore = 学者认为，刻牌的人把“钱”误刻成“线”、“鹿”误刻成“丽”，就这样传了下来。有些牌盖着红印。各地张数不同：
rules-liuhu-p-leshan = 四川乐山：只有序数牌
rules-liuhu-p-xingning = 广东兴宁：加捉信
rules-liuhu-p-qingbaijiang = 四川青白江：加梨花、猫公
rules-liuhu-p-overseas = 台湾苗栗、马来西亚
rules-liuhu-p-guangdong = 广东其他地方：加丽花、云线，有的再加云拾
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
rules-liuhu-declare = 轮到引牌而有六胡或以上，可以改为__食糊__。食不食由你：等下去可能更多，也可能丢掉引牌权。打完最后一张而赢了那一轮，仍然可以食糊。
rules-liuhu-follow =
    另外两家依次放下同样张数的牌：
    • __击__：同一种、同张数而更大的牌。
    • __垫__：击不过，任何牌都可以。击得过而不肯击，垫出的牌至少要有一张属于击得过的牌。
    垫牌明放。最大的一家得到张数同样的胡，并引下一轮。
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

## The score sheet

liuhu-sheet-winner = 谁食糊？
liuhu-sheet-won = 赢牌
liuhu-sheet-old = 老岁
liuhu-sheet-old-help = 共 { $have } 胡，{ $need } 胡起
liuhu-sheet-matches = 对梦
liuhu-sheet-matches-help = 对梦：赢家手上与梦家同数的牌
liuhu-sheet-privileged = 做牌有特权的
liuhu-sheet-end = 怎么结束的？
liuhu-sheet-dream = 梦家的牌
liuhu-sheet-hand = 食糊时赢家的手牌
liuhu-sheet-hand-help = 与梦家同数的牌，梦家得胡。
liuhu-sheet-dealt = 赢家起手的十二张
liuhu-from-tricks = 赢牌
liuhu-from-old = 老岁
liuhu-hu = 胡
liuhu-step = { $hu } 胡
liuhu-dreams = { $name } 对梦：
