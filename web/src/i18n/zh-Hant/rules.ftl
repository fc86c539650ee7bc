rules-title = 規則
rules-sub = 五種牌戲，圖例講解
rules-of = 規則 · { $game }
rules-games = 牌戲
rules-contents = 目錄
rules-learn = 帶你打第一局
rules-play = 開枱
rules-score = 計分器
rules-section-1 = 一分鐘學會
rules-section-2 = 牌具
rules-section-3 = 座位
rules-section-4 = 一局牌
rules-section-5 = 牌型
rules-section-6 = 結算
rules-section-7 = 一場牌
rules-section-8 = 玩法選項
rules-section-9 = 出處與解讀
rules-section-10 = 算例
rules-good = 可以
rules-bad = 不可以
rules-beats = 大過
rules-presets = 成套規則
rules-all-options = 全部選項
rules-usual = 慣用
rules-dealer = 莊家
rules-seat-0 = 甲
rules-seat-1 = 乙
rules-seat-2 = 丙
rules-seat-3 = 丁
rules-col-item = 項目
rules-col-when = 情形
rules-col-each = 每家付
rules-col-stacks = 贏得棟數
rules-col-units = 注數
rules-col-finish = 結法
rules-col-times = 倍數
rules-col-hu = 胡數
rules-col-score = 分
rules-col-points = 點
rules-col-black = 黑
rules-col-red = 紅
rules-col-worth = 檄
rules-col-special = 例牌
rules-col-what = 條件
rules-col-hk = 香港
rules-col-play2 = 玩法二
rules-col-play3 = 玩法三
rules-col-pile = 贏的一墩是

## 天九

rules-tianjiu-minute =
    四人，每人八張。引牌的一家打出一至四張、合成一種牌型；其餘各家依次用__同一種__而更大的牌打過它，或者把同樣張數的牌蓋着墊出。
    贏一圈，引幾張就得幾棟。贏到__最後一圈__的人結牌，就是這局的贏家；不足四棟的，每差一棟付他一注。
rules-tianjiu-about =
    牌面就是兩粒骰子的二十一種擲法，其中十一種各有兩張。相傳源出宋徽宗宣和年間的宣和牌，各時各地打法不同。常有人把它同推牌九混淆，以為只是賭博；其實它講究記牌、計算和看人，更近橋牌。
rules-tianjiu-civil = 文牌各兩張，由大到小。次序要靠記，與點數無關。
rules-tianjiu-military = 武牌各一張，按點數排大小；點數相同的一樣大，互相打不過。
rules-tianjiu-red = 一點和四點是紅色，其餘是白色；天牌半紅半白。顏色只同 §5.4 的兩種例牌有關。
rules-tianjiu-seats = 四個座位，逆時針輪流：你右手邊是下家。上家不打，下家不墊。
rules-tianjiu-seating = 第一局前各擲兩粒骰，點數最大的做首局莊家，先選座位，其餘依次；同點的互相再擲。
rules-tianjiu-wall = 三十二張牌面向下洗勻，疊成八棟，每棟四張。
rules-tianjiu-draw = 莊家的對家先報牌頭，即取牌的方法，然後擲兩粒骰。由自己數起，逆時針數到點數的一家先取，其餘依次。每人八張；小天九只留其中首四張。
rules-tianjiu-h-lipai = 起手即勝：例牌
rules-tianjiu-lipai = 起手八張合乎 §5.4 講定的例牌，可以在頭牌打出前亮牌，當場獲勝。先問莊家，再逆時針問；先亮的一家贏。可以不亮，但之後就不算。別家不會知道有沒有人被問。
rules-tianjiu-h-trick = 一圈
rules-tianjiu-trick =
    頭牌由莊家引，之後由上一圈的贏家引。可以引 §5.1 的任何一種牌型，一至四張。
    其餘三家依次，二選其一：
    • __打__：打出同一種而更大的牌，牌面向上。
    • __墊__：蓋着放下同樣張數的牌，任何牌都可以。隨時可墊，從來沒有非打不可。
    最大的一家贏這圈，引幾張得幾棟，並引下一圈。
rules-tianjiu-trick-example = 引出一對斧頭。一對梅花打得過；一對屏風較小，只能蓋着墊出。
rules-tianjiu-two-stacks = __尾圈。__引牌的一家把手上的牌全部打出，這圈就決定勝負。連這圈在內要有兩棟才可以打：一棟也沒有的人，不能贏單張的尾圈；尾圈有兩張或以上就可以。
rules-tianjiu-h-secret = 誰看得見甚麼
rules-tianjiu-secret = 打出的牌、棟數和收付，人人看得見。墊牌永不亮出，贏那圈的人也不能看，局後也一樣。記牌是這個遊戲的一半。
rules-tianjiu-kinds = 引出的牌必定是以下其中一種，而且只有__同一種__而更大的牌打得過。
rules-tianjiu-h-kinds = 各種牌型
rules-tianjiu-supreme = 兩種特別的對子；在尾圈之前引出，即時收錢（§6.2）。
rules-tianjiu-zw-note = 甚麼都打不過它
rules-tianjiu-zc-note = 只有一對高腳七可擒
rules-tianjiu-h-split = 拆牌
rules-tianjiu-split = 成組的牌可以隨意拆開：手上有兩張天、兩張九，可以引一張天、一對、天九、三張，或者四張一齊。兩張銅錘六一齊引出，必定是文尊。
rules-tianjiu-h-beat = 誰打得過誰
rules-tianjiu-beat = 要同一種，而且真正大過。一樣大的打不過，先出的仍然最大。至尊打不過任何牌，只是自己不會被打。三文牌永遠打不過三武牌。
rules-tianjiu-beat-example = 引出地八。雙天打不過：文對不是文武混合；天九就可以。
rules-tianjiu-catch-example = 引出文尊。雙天也無用；一對高腳七可以擒住，之後再沒有牌打得過。
rules-tianjiu-h-lipai-kinds = 例牌的種類
rules-tianjiu-lipai-kinds = 只看起手八張。有的當七枝（×2），有的當八枝（×4）；合幾種也只算最高的一種。哪些有效，開場前講定。
rules-tianjiu-h-dealer = 莊家倍數
rules-tianjiu-dealer = 凡是同莊家之間的收付都要乘倍：首次做莊 ×2，贏了連莊 ×3，再連 ×4、×5……閒家之間不乘。
rules-tianjiu-h-now = 即時收錢：賀
rules-tianjiu-now = 一圈打完，其餘三家即時付給這圈的贏家，與全局勝負無關。尾圈不收賀，改為乘倍（§6.3）。
rules-tianjiu-now-zun = 引出至尊，沒有人擒住
rules-tianjiu-now-qinzun = 文尊被一對高腳七擒住，由擒的一家收
rules-tianjiu-now-sida = 引出四張，由贏這圈的一家收
rules-tianjiu-h-end = 結牌
rules-tianjiu-end = 其餘三家按所差棟數付給尾圈的贏家，四棟歸本（小天九是兩棟）：
rules-tianjiu-units-0 = 付 5：差四棟，空棟再加一
rules-tianjiu-units-123 = 付 3 · 2 · 1
rules-tianjiu-units-4 = 歸本，不收不付
rules-tianjiu-units-56 = 入一、入二：贏家付他 1 · 2
rules-tianjiu-finish = 輸了的莊家有五、六棟時，收錢不乘莊家倍數。結牌的方式會乘大全部收付：
rules-tianjiu-f-yao = 尾圈引單張細么或銅錘六而贏
rules-tianjiu-f-baozun = 尾圈引至尊而贏
rules-tianjiu-f-sidabao = 尾圈以四張贏
rules-tianjiu-f-sweep7 = 八棟全取，普通
rules-tianjiu-f-sweep8 = 八棟全取，合乎下文條件
rules-tianjiu-sweep = 全取八棟，尾圈有兩張或以上，就是八支；尾圈是單張的，莊家要是天、九、銅錘六或細么，閒家要是銅錘六、細么，或者__明面最大__：同類中更大的牌之前全部明打出來。但莊家的頭牌若是單張天、單張九或至尊，最多只算七支。七支、八支不再乘么結；至尊、四張則再乘。
rules-tianjiu-h-lipai-win = 例牌獲勝
rules-tianjiu-lipai-win = 各家都當空棟：每家 5 注，七枝 ×2，八枝 ×4，再乘莊家倍數。
rules-tianjiu-h-capture = 尾圈被擒：包賠
rules-tianjiu-capture =
    用特別的牌結牌有風險。引尾圈的人若這樣被擒，就由他__一個人賠足各家__：
    • 細么被大么擒，或銅錘六被高腳七擒：×4。
    • 文尊被一對高腳七擒：×4。
    • 四張被更大的四張擒：×4。
    有五、六棟的人照常由贏家付，不乘這個 4。引么而以其他方式輸掉，只算普通輸。
rules-tianjiu-match = 贏家做下一局的莊；莊家贏了就連莊，倍數加一。一場十六局，總數最高的勝。總數可以是負數，沒有人會出局。
rules-tianjiu-options = 開場前講定。標着「慣用」的是本館平時的打法。
rules-tianjiu-sources =
    本頁以中文百科「天九」條目為本，參考 pagat.com、gamecabinet.com 和一些玩家的網頁。說法不一之處，我們選定一種，其餘做成選項：
    • 文尊有說可擒，有說不可擒；我們讓一對高腳七擒得住。
    • 小天九只見名字，未見詳解；我們照大天九的規則，每人四張，兩棟歸本。
    • 四張在尾圈不收賀，與至尊一樣，改為四倍。
    • 莊家的八支照嚴格的名單；明面最大只給閒家。
    • 七張文、八張文太常見，預設不算。
rules-tianjiu-worked = 甲做莊，除註明外是首次做莊。甲乙丙丁按輪次坐，數字是注數。
rules-tianjiu-ex-1 = 棟數 1、4、0、3，丁贏尾圈。甲差三棟，莊家 3 × 2 = 6；乙歸本；丙空棟付 5。
rules-tianjiu-ex-2 = 棟數 1、5、0、2，丁贏。甲付 6，丙付 5；乙多一棟，丁付他 1。
rules-tianjiu-ex-3 = 甲連莊（×3）而贏，棟數 2、5、0、1。乙入一：甲付 1 × 3。丙付 5 × 3 = 15，丁付 3 × 3 = 9。
rules-tianjiu-ex-4 = 乙早早引出武尊：甲付 4，丙丁各付 2。其後丙贏尾圈，棟數 0、3、5、0：甲付 5 × 2 = 10，乙付 1，丁付 5。
rules-tianjiu-ex-5 = 乙引細么贏尾圈（么結 ×2），棟數 1、5、2、0。甲 3 × 2 × 2 = 12；丙 2 × 2 = 4；丁 5 × 2 = 10。
rules-tianjiu-ex-6 = 莊家以四張結牌（×4），棟數 6、2、0、0。連莊家 ×2 共八倍：乙 2 × 8，丙、丁各 5 × 8。
rules-tianjiu-ex-7 = 乙尾圈引細么，被丙的大么擒住；棟數 1、4、3、0。甲的 3 × 2 加丁的 5 是 11，× 4 = 44，全部由乙一人賠。
rules-tianjiu-ex-8 = 莊家全取八棟，以一對結牌：八支。每家 5 × 4 × 2 = 40。
rules-tianjiu-ex-9 = 丙在頭牌之前亮出全白：乙、丁各付 5 × 4 = 20，莊家加倍。
rules-tianjiu-ex-10 = 小天九，兩棟歸本；乙贏，棟數 1、3、0、0。甲 1 × 2；丙、丁差兩棟加空棟一，各 3。

## 六虎

rules-liuhu-minute =
    客家的窄長錢牌。三家出牌，每家十二張；四人玩時，頭家的對家做__夢家__，只拿一張。
    引一張單、一組各或一條順，另外兩家擊它或者墊牌。贏一圈，引幾張就得幾__胡__；手上每張__老歲牌__再算一胡。輪到你引牌而有六胡或以上，就可以食糊獲勝。
rules-liuhu-about = 客家人的牌戲，與明代馬弔同屬葉子戲：四門錢，各由一至九。廣東、四川、苗栗、馬來西亞的牌各有不同。學者認為刻牌人把「錢」誤刻成「線」，一直沿用到今天。
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
rules-liuhu-declare = 輪到引牌而有六胡或以上，可以改為__食糊__。食不食由你：等下去可能更多，也可能失去引牌。打完最後一張而贏了尾圈，仍然可以食糊。
rules-liuhu-follow =
    另外兩家依次放下同樣張數的牌：
    • __擊__：同一種、同張數而更大的牌。
    • __墊__：擊不過，任何牌都可以。擊得過而不肯擊，墊出的牌至少要有一張屬於擊得過的牌。
    墊牌明放。最大的一家得到張數同樣的胡，並引下一圈。
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

## 抹花花

rules-mohuahua-minute =
    三家打，每家十六張。引出成組的牌；別家壓得過就__一定要打__，壓不過才蓋着墊同樣張數。一輪幾張就是幾墩，一局共十六墩。
    六墩就夠：不夠的人付錢給你。十一墩叫賜，贏足兩家。用喜、牛、量子贏一輪，另外加點。
rules-mohuahua-about = 西北的牌戲，見於陝西、寧夏、甘肅、青海，又叫掀花花、掀牛、掀牛九、砍牛腿、折牛腿。青海有句話：「三喜兒一擺，錢兒拿來」。
rules-mohuahua-pack = 四十八張紙骨牌，十四種牌面：每種四張，只有牛九、牛八、香六、拐子各兩張。由大到小：
rules-mohuahua-rank = 大小看兩頭點數之和：紅十、黑十都是十，牛八、紅八都是八，錘六、串六、香六都是六。點數相同的互相壓不過。
rules-mohuahua-seats = 每局三家打；四人時輪流休息。莊家輪着做。
rules-mohuahua-bid = 頭家、二家、底家依次說__掀__或__扣__。第一個掀就開打，三家都要打，扣了的也一樣；總由莊家先引。三家都扣就洗牌：不計點，二家做莊。
rules-mohuahua-lead = 引出 §5.1 的任何牌型：1、2、3、4、6、8 或 12 張。有十一墩或以上，可以改為__宣布勝利__，即時完局。
rules-mohuahua-follow = 另外兩家各一次。用同樣張數壓得過，就__一定要打__，用哪一手隨你。壓不過就蓋着墊同樣張數，任何牌都可以。墊牌不會贏，也不計點。
rules-mohuahua-follow-example = 引出一對紅八。一對紅十或牛牌壓得過；一對牛八點數相同，壓不過。
rules-mohuahua-quad = 四張天可以壓__任何張數__的牌，只有引出的喜擋得住。壓少過四張的，這輪變成四張，別家蓋着補足；壓多過四張的，自己蓋着搭足。甚麼都壓不過它。不合張數時，打不打隨你。
rules-mohuahua-h-trick = 一輪完了
rules-mohuahua-trick = 最大的一家賣：每個牌位得一墩，得到那手牌的加點，並引下一輪。
rules-mohuahua-h-secret = 誰看得見甚麼
rules-mohuahua-secret = 打出的牌、墩數和加點人人看得見。蓋着的牌只有自己知道，完局後全部亮出。
rules-mohuahua-kinds = 兩張或以上要完全相同，除了這些特別牌型。
rules-mohuahua-h-kinds = 可以引的牌
rules-mohuahua-h-order = 牌型大小
rules-mohuahua-order = 一、二、三張時，由大到小。__喜先引最大，跟出最小__：引出的牌有喜，甚麼都壓不過；跟牌時喜只能墊。
rules-mohuahua-h-beat = 誰壓得過誰
rules-mohuahua-beat =
    • 張數相同，照 §5.2 的次序；普通牌比點數。
    • __量子__比點數；兩組牛壓得過天以外的量子。
    • __數組牌__要有同樣組數，逐組壓過：一對天壓牛，擺牌或三張天壓魚。
    • __六張__：擺兒量大過魚兒量，魚兒量大過其他六張。引出的牌有喜，仍然壓不過。
rules-mohuahua-beat-example = 引出三張虎。魚牌、擺牌都在普通三張之上，壓得過；三張紅十壓不過。
rules-mohuahua-groups-example = 引出兩組魚。兩組擺逐組壓過；兩個三張不行。
rules-mohuahua-score = 點數只加不乘。只有六墩或以上的贏家才計。
rules-mohuahua-h-bonus = 加點
rules-mohuahua-bonus = 只算贏那輪的一手牌：每組喜、每組牛各一，量子、擺兒量、魚兒量各算一個量。完局時做贏家才算數。
rules-mohuahua-h-value = 贏家的牌值
rules-mohuahua-v-gou = 6 至 10 墩
rules-mohuahua-v-ci = 11 墩或以上
rules-mohuahua-v-extra = 11 墩以上每多一墩
rules-mohuahua-v-xi = 每組贏了一輪的喜
rules-mohuahua-v-niu = 每組贏了一輪的牛
rules-mohuahua-v-liang = 每個量
rules-mohuahua-h-pay = 誰付錢
rules-mohuahua-pay = 五墩或以下的人，付每個贏家整份牌值。可以有兩個贏家，贏家之間不付。
rules-mohuahua-match = 每局後下家做莊，洗牌也一樣。每人做莊四次；總點數最高的勝。
rules-mohuahua-options = 各地的小分別：
rules-mohuahua-sources =
    本頁以中文百科「抹花花」條目為本，參考兩個公開的掀牛程式和一篇文章。
    • 扣了的人，別家掀了仍要打：每次引牌都由兩家應。
    • 條目沒有列出大小，只說同類比點數；我們一律比點數。
    • 六墩不會完局；十一墩才可宣布勝利。
    • 天量子只是不限張數，不是不論大小：引出的喜擋得住。
    • 撲克牌式只換牌面。
rules-mohuahua-worked = 甲做莊。
rules-mohuahua-ex-1 = 6、5、5 墩，沒有加點：甲夠，每家 1 點。
rules-mohuahua-ex-2 = 甲引喜＋喜＋牛＋牛（8 墩），再引天量子（12），宣布勝利：賜 4、超一墩 1、喜 2、牛 2、量 2，每家 11 點。
rules-mohuahua-ex-3 = 8、8、0 墩。甲：夠 1，兩個量 4，共 5。乙：夠 1，牛 2，喜 2，共 5。丙付兩家。
rules-mohuahua-ex-4 = 甲引四組魚，十二張；乙用四組擺壓過，得 12 墩：賜 4，超 1，每家 5 點。
rules-mohuahua-ex-5 = 三家都扣：洗牌，不付，乙做莊。

## 偎麻雀

rules-weimaque-minute =
    像用紙牌打麻雀：湊成__六組面子和一對__。面子是同一種字的順子、刻子、槓子。從底牌揭出的牌人人看見，不會入手：當場用掉，否則作廢。
    刻子、槓子、紅對子有__硬檄__，滿十檄才可胡。名堂再加再乘。另外兩家各付你總檄。
rules-weimaque-about = 湖南常德安鄉縣的字牌戲。用湖南八十張字牌，與跑胡子有許多不同。
rules-weimaque-pack = 八十張：小字、大字各由一到十，每樣四張。__二、七、十是紅字__。
rules-weimaque-rank = 牌沒有大小，數目只用來連順子：大小字不混，十與一不相連。
rules-weimaque-seats = 四個座位；每局三家打，莊家的對家守醒。
rules-weimaque-deal = 莊家二十張，另外兩家各十九張，餘下二十二張做底牌。莊家先打一張；起手已成就可以先胡。
rules-weimaque-h-discard = 打牌
rules-weimaque-discard = 手上任何一張牌面向上打出，之後這種牌就鎖住（§4.L）。別家可以要。
rules-weimaque-h-draw = 摸牌（揭牌）
rules-weimaque-draw = 沒有人要，就由下家從底牌揭一張，給大家看。先是他自己，再到別家可以用；沒有人用就放到他的棄牌，再輪到下家。摸到的牌不會入手。
rules-weimaque-wei = 摸到的牌，自己手上有兩張或三張，就__一定要__即時落地，蓋住兩張，叫偎，又叫栽；比任何人胡這張牌都優先，自己也一樣。偎了之後牌成就可以胡，否則打一張。手上有三張，可選偎三張或蓋槓四張。
rules-weimaque-you-hold = 手上有
rules-weimaque-you-draw = 摸到
rules-weimaque-exposed = 亮出
rules-weimaque-wei-example = 手上兩張柒，再摸到一張：一定要偎。
rules-weimaque-h-kong = 槓
rules-weimaque-kong = 手上四張同樣的牌，輪到打牌時可以槓；手上三張，別家亮出第四張可以槓；已落地的刻子，只可用自己摸到的第四張加上。槓了不打牌，再摸一張。
rules-weimaque-h-claims = 要牌
rules-weimaque-claims =
    一張牌亮出，用得着的人同時被問：
    • __胡__：湊成胡牌，硬檄滿十。
    • __碰__：手上有兩張，明放。自己摸的不算碰。
    • __槓__：見 §4.4。
    • __吃__：同手上兩張連成順子。只可吃自己摸的，或上家摸、打的牌。
rules-weimaque-chi-example = 小字四、五可吃小字六，不可吃大字陸。
rules-weimaque-h-precedence = 先後
rules-weimaque-precedence = 偎最先，其次胡，其次碰、槓，最後吃。兩家同要，由揭牌的一家數起，近的先。
rules-weimaque-h-locks = 過張
rules-weimaque-locks =
    過是有代價的。這局之內，一種牌會__鎖住__：
    • 你打出過它；或者
    • 你或上家摸到它，你本可吃、碰、槓，卻過了。
    鎖住的牌不能再吃、碰、槓、偎，但仍可以胡。只有你看得見自己鎖了甚麼。
rules-weimaque-h-secret = 誰看得見甚麼
rules-weimaque-secret = 亮出的牌、面子和棄牌人人看得見；爭不到的要牌和過都不公開。守醒可以看三家的牌，不可看底牌，也不可講。
rules-weimaque-win = 胡牌是六組面子加一對，共二十張，每槓多一張，硬檄至少十。怎樣拆由程式找最多的一種。
rules-weimaque-hard = 順子沒有檄，所以只有順子永遠胡不了。
rules-weimaque-hard-pair_red = 對子
rules-weimaque-hard-pair_again = 對子那種牌也在面子中
rules-weimaque-hard-peng = 每組明刻、明槓
rules-weimaque-hard-zai = 每組蓋着的刻、槓，手上的刻子也算
rules-weimaque-hard-tuanyuan = 四張齊全，另外再加
rules-weimaque-hard-example = 紅字明刻、紅字偎、手上黑字刻子：3＋4＋3＝10，剛好可胡。
rules-weimaque-n-3 = 3 檄
rules-weimaque-n-4 = 4 檄
rules-weimaque-patterns = 多紅：第十張紅字加 10，之後每張再加 10。捉類，每個團圓只入一組，取總數最多的分法。
rules-weimaque-total = __先加後乘：__總檄＝（硬檄＋名堂加檄）× 各個倍數；幾個倍數連乘。
rules-weimaque-pay =
    不論牌是誰出的，另外兩家各付贏家總檄；守醒不收不付。底牌用完還要摸牌，就是荒牌，沒有人付。
    也可以講定由打牌的一家包付，或守醒隨莊。
rules-weimaque-match = 贏家做下一局的莊；荒牌由下家做莊。一場八局。
rules-weimaque-options = 條目沒有列出變化，這些是不同的解讀和網上房間的習慣。
rules-weimaque-sources =
    本頁以中文百科「偎麻雀」條目為本；條目沒有說的，參考三個公開的程式。
    • 順子只有同一種字的三個連數，沒有跑胡子的二七十。
    • 團圓的檄加在刻子、槓子之上。
    • 一定要偎，可能拆了自己的胡，這是打法的一部分。
    • 一點紅與點和條件相同，只算一次（×3）。
    • 誰付錢條目沒有說；我們讓另外兩家各付足。
rules-weimaque-worked = 除註明外，甲做莊，丙守醒。
rules-weimaque-ex-1 = 甲打出玖，乙胡：兩組紅字蓋刻 4＋4，玖成明刻 2，硬檄十。胡的牌湊成刻子，背靠背 +20。甲、丁各付 30。
rules-weimaque-ex-2 = 同一手牌，但玖是乙自己摸到：先偎後胡，蓋着算 3：11＋20＝31。
rules-weimaque-ex-3 = 丁胡底牌最後一張：硬檄 11，加 10，共 21。
rules-weimaque-ex-4 = 丁做莊，乙守醒，丙胡：三槓，十六張紅字。硬檄 27；多紅 70、印和 30、三亂捉 60、假八碰頭 100、背靠背 20；（27＋280）× 4＝1228。
rules-weimaque-ex-5 = 底牌用完：荒牌，不付，乙做莊。

## 十三張

rules-shisanzhang-minute =
    每人十三張，擺成三墩：__頭__三張、__中__五張、__尾__五張，一墩要比一墩大。大家一齊亮牌，逐墩相比，每墩一注；特別強的牌收得更多。
    擺錯次序，三墩全輸。有些十三張的牌型可以直接報到。
rules-shisanzhang-about = 華人社會到處都玩，西方人叫 Chinese Poker。枱上的行話早已成為日常用語：
rules-shisanzhang-pack = 一副五十二張撲克。A 最大；花色不分大小。
rules-shisanzhang-seats = 二至四人。__莊閒__玩法由派牌的人做莊，閒家只同莊家比；__四人對比__則人人互比。
rules-shisanzhang-layout = 大家同時暗中擺牌，擺定不能改。
rules-shisanzhang-layout-example = 一對、兩對、同花：一墩大過一墩。
rules-shisanzhang-foul-example = 頭墩三條九大過中墩兩對：擺烏龍。
rules-shisanzhang-secret = 亮牌之前，沒有人看得見你怎樣理牌，也不知道你是擺牌還是報到。
rules-shisanzhang-h-kinds = 墩的牌型
rules-shisanzhang-kinds = 與撲克相同，由大到小。頭墩只有三張，只算烏龍、一對、三條。
rules-shisanzhang-straight-top = 最大
rules-shisanzhang-straight-low = 最小
rules-shisanzhang-h-compare = 比牌
rules-shisanzhang-compare = 先比牌型，再比組成牌型的牌（對子、三條），再由大到小比其餘的牌。完全一樣就平手，不收不付。
rules-shisanzhang-compare-example = 一對四大過一對三，不論旁邊那張是甚麼。
rules-shisanzhang-h-order = 三墩的次序
rules-shisanzhang-order = 頭要小過中，中要小過尾；相等也算烏龍。頭墩與中墩同型而頭墩的牌全部相同，就當中墩較大。食夾棍只比最主要的一張，打和歸莊；但自己三墩的次序總要逐張比。
rules-shisanzhang-order-example = 頭墩 A-K-9 大過中墩 A-K-8：擺烏龍。
rules-shisanzhang-specials = 十三張合成的牌型。可以報到，不用比墩，向每個對手收這個注數。只可報一種。
rules-shisanzhang-h-values = 一墩收多少
rules-shisanzhang-values = 贏一墩收一注；贏的一墩若是下列牌型，就收這個總數：
rules-shisanzhang-any-pile = 其他
rules-shisanzhang-pay = 每兩個對手獨立計算。莊閒玩法乘以下注，否則乘以每注。
rules-shisanzhang-h-clash = 兩家都報到
rules-shisanzhang-clash = 莊閒玩法，不論莊家拿甚麼，都付閒家的注數。否則表中較低的付較高的；同一種就平手。
rules-shisanzhang-declare = 報到的人向每個對手收，擺烏龍的也要付。永不加倍。
rules-shisanzhang-both-foul = 兩家都烏龍，互不收付。
rules-shisanzhang-foul = 擺烏龍的人三墩全輸給每個對手，照對手自己各墩的價。有打槍的玩法，當被打槍。
rules-shisanzhang-h-piles = 逐墩相比
rules-shisanzhang-piles = 頭對頭、中對中、尾對尾；贏的一墩照 §5.5 收。
rules-shisanzhang-shot = 贏足一個對手三墩叫打槍，贏到的再收一次。玩法三連加分也加倍，台灣只加倍三注底分。有一墩平手就不算。香港沒有打槍。
rules-shisanzhang-homerun = 打槍打齊全枱（至少兩家），再加倍，共 ×4。有人報到就沒有全壘打。
rules-shisanzhang-pot = 另一玩法：各人入底，分數最高的收底池。
rules-shisanzhang-match = 輪流派牌、做莊。一場四局，總數最高的勝。
rules-shisanzhang-options = 本館有四套規則，每項都可以改。
rules-shisanzhang-sources =
    本頁以中文百科「十三張」條目為本，包括香港、台灣和另外兩種玩法。
    • 烏龍賠多少條目沒有說；我們照公開程式的做法，以對手各墩的價輸三墩。
    • A-2-3-4-5 是最小的順子；也有人當第二大（選項）。
    • 至尊清龍的分數有爭議，條目只提過 108。
    • 報到隨意，亮牌前不公開。
    • 打槍自動計算，有一墩平手就不算。
    • 我們的計算與條目的數字一致：香港最大 18 注，玩法三的三分天下照常比可收 108。
rules-shisanzhang-worked = 甲：222 / 紅心 9-8-7-6-5 / 黑桃 A-K-Q-J-10。乙：6-4-3 / 一對 A / K 同花。丙：7-4-3 / 一對 K / 9 同花。丁：A-7-2 / 10 與 4 兩對 / Q 與 J 兩對。
rules-shisanzhang-ex-1 = 香港，甲做莊，各下一注：衝三 3，中墩同花順 10，尾墩同花順 5，每家 18。
rules-shisanzhang-ex-2 = 玩法三，四人對比：2＋5＋4＝11，打槍 ×2，全壘打 ×2，每家 44。此外乙贏丙一注，丁贏乙、丙各一注。
rules-shisanzhang-ex-3 = 玩法二，另一副牌：莊家甲報三分天下，丁報全小。甲向乙、丙各收 20，付丁 12。
rules-shisanzhang-ex-4 = 香港，另一副牌：莊家乙擺烏龍。甲是三條 J / K 葫蘆 / 四條 A，值 3＋2＋4＝9；丙、丁沒有特別，各收 3。
rules-shisanzhang-ex-5 = 玩法三，二人：甲三墩全贏，頭墩衝三，3＋1，付兩次。
