## The name of the game, its kind, a sentence about it

game-liuhu = 六虎
kind-liuhu = 客家紙牌 · 三至四人
about-liuhu = 三十七張窄牌，六胡可食糊；老歲牌一張算一胡。

## At the table

liuhu-your-lead = 由你引牌
liuhu-trick = 第 { $number } 輪
liuhu-round = 第 { $number }/{ $total } 圈

## The coach

learn-liuhu-wait = 別家在打。牌都明放：某門最大的一張出了，下一張就變「老歲」，你手上每張老歲值一胡。
learn-liuhu-wuhu = 五虎齊了！四張一和第三十七張：亮出即勝，當 8 胡。
learn-liuhu-call = 這局做不做？手上有三張或以上老歲，或者有各、有順，就值得做。二家、尾家做牌而別人贏了，要包輸。
learn-liuhu-lead = { $can ->
    [yes] 你有六胡或以上，又輪到你引牌：現在就可以食糊。多一胡加一倍，但失了引牌，別人可能先贏。
   *[no] 輪到你引牌。各和順隨時可引，一次贏幾胡。單張要引最大的一門，老歲最後。百子、一貫、一索引出無牌可擊。
}
learn-liuhu-follow = { $can ->
    [yes] 你擊得過，按那個標籤。不想擊，也要墊出一張擊得過的牌。
   *[no] 你擊不過：墊同樣張數，最沒用的。老歲留着，在手上算胡。
}
learn-liuhu-end = 贏家的胡數是打得的加手上的老歲。六胡 1 分，多一胡加一倍。夢家不打牌，也可以得分。

## The rules

rules-liuhu-minute =
    客家的窄長錢牌。三家出牌，每家十二張；四人玩時，頭家的對家做__夢家__，只拿一張。
    引一張單、一組各或一條順，另外兩家擊它或者墊牌。贏一輪，引幾張就得幾__胡__；手上每張__老歲牌__再算一胡。輪到你引牌而有六胡或以上，就可以食糊獲勝。
rules-liuhu-about = 客家人的葉子戲，與明代的馬弔和六紅牌同源：四門錢牌，一到九。
rules-liuhu-lore = 學者認為，刻牌的人把「錢」誤刻成「線」、「鹿」誤刻成「麗」，就這樣傳了下來。有些牌蓋着紅印。各地張數不同：
rules-liuhu-p-leshan = 四川樂山：只有序數牌
rules-liuhu-p-xingning = 廣東興寧：加捉信
rules-liuhu-p-qingbaijiang = 四川青白江：加梨花、貓公
rules-liuhu-p-overseas = 台灣苗栗、馬來西亞
rules-liuhu-p-guangdong = 廣東其他地方：加麗花、雲線，有的再加雲拾
rules-liuhu-pack = 三十六張數牌，每樣一張，分四門，由大到小：拾、貫、索、線。同門九最大，一最小。一拾叫百子，一線叫毛公。紅印只是裝飾。
rules-liuhu-extra = 另外的牌沒有門，也沒有數。四人玩時加入一張，做__第三十七張__，廣東用雲線。
rules-liuhu-packs = 三人玩只用三十六張數牌。各地牌中多出的牌都放在一旁。
rules-liuhu-seats = 逆時針輪流。角色跟着莊家轉：
rules-liuhu-deal = 每次派一張；出牌的三家各十二張，夢家在第一輪拿一張。全部派完。
rules-liuhu-wuhu = 起手有齊四張一和第三十七張的人，可以亮出即勝。不亮就永遠作廢，別家也不會知道。
rules-liuhu-wuhu-example = 五虎下山，當 8 胡：每個輸家付 4 分，夢家不得分。
rules-liuhu-call =
    由頭家起，依次說是否__做牌__。第一個肯做的就開始打；三家都不做就流局，下家做莊。
    二家或尾家做牌，就有__特權__：可以提早引最大一門的老歲牌；但若別人贏了，他要__包輸__。不論誰做牌，都由頭家先引。
rules-liuhu-lead = 各和順隨便引。引__單張__就要引手上最大的一門，而且這門還有別的牌時不可引老歲。四門都沒有了，才可引第三十七張。
rules-liuhu-your-hand = 你的手牌
rules-liuhu-lead-example = 你最大的一門是拾。九拾是老歲，所以引單張只能引四拾。（有特權就兩張都可以。）
rules-liuhu-declare = 輪到引牌而有六胡或以上，可以改為__食糊__。食不食由你：等下去可能更多，也可能失去引牌。打完最後一張而贏了那一輪，仍然可以食糊。
rules-liuhu-follow =
    另外兩家依次放下同樣張數的牌：
    • __擊__：同一種、同張數而更大的牌。
    • __墊__：擊不過，任何牌都可以。擊得過而不肯擊，墊出的牌至少要有一張屬於擊得過的牌。
    墊牌明放。最大的一家得到張數同樣的胡，並引下一輪。
rules-liuhu-end = 有人食糊、五虎下山、流局（沒有人做牌）或打和（牌出完）就完局。食糊時亮出贏家餘下的手牌和夢家的牌。
rules-liuhu-old = 開局時這七張是老歲。某門的老歲亮出後，同門未出的最大一張接上；百子、毛公和第三十七張出了不會有牌接上。手上每張老歲算一胡。
rules-liuhu-old-example = 九拾已經打出：八拾變成老歲。
rules-liuhu-h-kinds = 三種牌型
rules-liuhu-h-beat = 誰擊得過誰
rules-liuhu-beat =
    同一種、同樣張數才比：
    • __單__：先比門，再比數。百子、一貫、一索和第三十七張，__引出__時無牌可擊；跟牌時，一只是本門最小，第三十七張擊不到任何牌。
    • __各__：九最大，一第二，其餘由八到二。三張不會遇四張。
    • __順__：先比門，再比最大一張。
rules-liuhu-beat-example = 引出八貫。二拾擊得過，因為先比門。九索門較小；雲線擊不到任何牌。
rules-liuhu-ones-example = 引出三張八。三張一擊得過：在各之中只有九大過一。
rules-liuhu-score = 五胡是底，不計分；多一胡加倍，由十一到十二翻兩番：
rules-liuhu-pay =
    有人食糊，另外兩個出牌的各付他那個胡數的分。
    四人玩時，__夢家__有五胡，贏家手上每有一張與夢家同數的牌再加一胡；兩個輸家也各付夢家這個分。夢家永不付錢。
    有特權的人輸了，要付贏家雙倍，另一輸家免付，叫包輸；夢家的一份兩人照付。
rules-liuhu-match = 贏家做下一局的莊；打和或流局就由下家做莊。一場四圈：每局一圈，流局不算。
rules-liuhu-options = 各地打法不同，這是我們知道的分別。
rules-liuhu-sources =
    本頁以中文百科「六虎牌」條目（廣東規則）為本，參考 Dylan Sung 的網頁、Novel Games 等。
    • 大門能否擊小門的單張？條目先排門，所以可以；也有人說單張只能同門擊。兩種都有選項。
    • 擊得過而不擊，條目說要拆散牌型；我們要求墊出至少一張擊得過的牌。
    • 墊牌明放，會令下一張變老歲；若選暗墊就不會。
    • 夢家只對贏家手上餘下的牌，不對已打出的。
    • 四圈即四局；像麻雀那樣算圈是選項。
rules-liuhu-worked = 甲是頭家，乙二家，丙夢家，丁尾家。
rules-liuhu-ex-1 = 甲做牌，手上七張老歲，即時食糊：7 胡，每家 2 分。夢家是五貫，甲手上另有兩張五：7 胡，也是每家 2 分。
rules-liuhu-ex-2 = 甲不做，乙做牌有特權，甲 6 胡食糊：乙包輸付 2，丁不付。夢家對不到：5 胡，0 分。
rules-liuhu-ex-3 = 同上，但做牌的是丁，夢家的五對到三張五：8 胡，乙、丁各付 4；丁另付甲 2。
rules-liuhu-ex-4 = 丁五虎下山：8 胡，甲、乙各付 4。夢家不得分；丁做莊。
rules-liuhu-ex-5 = 甲引七八九拾一條順，得 3 胡；六拾變成老歲。連九貫、九索共 6 胡：每家 1 分。夢家對不到。
rules-liuhu-ex-6 = 甲贏了四張九、四張七，8 胡，手上還有雲線：9 胡，每家 8 分。夢家的六對到三張六：8 胡，每家 4 分。
rules-liuhu-ex-7 = 打得 11 胡，手上還有雲線：12 胡，每家 128 分。

## The score sheet

liuhu-sheet-winner = 誰食糊？
liuhu-sheet-won = 打得
liuhu-sheet-old = 老歲
liuhu-sheet-old-help = 共 { $have } 胡，{ $need } 胡起
liuhu-sheet-matches = 對夢
liuhu-sheet-matches-help = 對夢：贏家手上與夢家同數的牌
liuhu-sheet-privileged = 做牌有特權的
liuhu-sheet-end = 怎樣完結？
liuhu-sheet-dream = 夢家的牌
liuhu-sheet-hand = 食糊時贏家的手牌
liuhu-sheet-hand-help = 與夢家同數的牌，夢家得胡。
liuhu-sheet-dealt = 贏家起手的十二張
liuhu-from-tricks = 贏牌
liuhu-from-old = 老歲
liuhu-hu = 胡
liuhu-step = { $hu } 胡
liuhu-dreams = { $name } 對夢：
