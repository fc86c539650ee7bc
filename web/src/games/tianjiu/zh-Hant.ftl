## The name of the game, its kind, a sentence about it

game-tianjiu = 天九
kind-tianjiu = 骨牌 · 四人
about-tianjiu = 記牌、擒尊、搶最後一圈。廣東骨牌，大天九八張。

## At the table

tianjiu-dealer-times = 莊家 ×{ $times }
tianjiu-left = 剩 { $count } 張
tianjiu-stacks = { $count } 棟
tianjiu-streak = 連{ $count }
tianjiu-trick = 第 { $number } 圈
tianjiu-next = 莊家 ×{ $times }
tianjiu-seating = 擲骰執位
tianjiu-threw = { $name } { $sum } 點
tianjiu-can-finish = 快到尾圈：你有 { $count } 棟，可以結牌
tianjiu-cannot-finish = ⚠ 快到尾圈：你沒有棟，單張結不了牌，先贏一圈
tianjiu-last-trick = ⚠ 尾圈：你沒有棟，結不了牌
tianjiu-finish-tag = 結
tianjiu-wall = 牌牆，八棟，每棟四張
tianjiu-skip = 不看了，開始

## The coach

learn-tianjiu-wait = 別家在打，逆時針輪流。留意明打出來的牌：出了的就不會再打你。蓋着的牌誰也看不見。
learn-tianjiu-paitou = 你是莊家的對家，由你報牌頭，即怎樣取牌。這是儀式，哪種都公平，隨便選。
learn-tianjiu-roll = 擲骰：點數決定誰先取牌。
learn-tianjiu-lipai = 好運氣：起手八張就是例牌。亮出即贏；不亮就作廢。
learn-tianjiu-lead = 輪到你引牌。點一張，或幾張成組的牌（下面的標籤就是你的牌型），再按「打出」。一次引幾張，贏了就得幾棟。留一手大牌給尾圈：它決定勝負。
learn-tianjiu-follow = { $can ->
    [yes] 你打得過，下面的標籤就是。打不打隨你。引幾張就值幾棟；有四棟就不用付，一棟也沒有要多付，而且可能連尾圈都不能打。
   *[no] 你沒有牌打得過：要同一種而更大。選同樣張數的牌蓋着墊出：墊沒用的，成對的留着。
}
learn-tianjiu-end = 贏尾圈的人贏了這局。不足四棟的，每差一棟付一注，空棟付五注；與莊家之間加倍。每一行都可以按去看規則。

## The rules

rules-tianjiu-minute =
    四人，每人八張。引牌的一家打出一至四張、合成一種牌型；其餘各家依次用__同一種__而更大的牌打過它，或者把同樣張數的牌蓋着墊出。
    贏一圈，引幾張就得幾棟。贏到__最後一圈__的人結牌，就是這局的贏家；不足四棟的，每差一棟付他一注。
rules-tianjiu-about = 牌是兩顆骰子的二十一種點式，其中十一種各兩張。推牌九用同一副牌，所以常被當成純粹賭博；其實天九講的是記性、思考和捉摸人心，近似橋牌和鋤大D。
rules-tianjiu-lore =
    相傳骨牌始於北宋徽宗宣和年間。如今在內地幾乎失傳，就算在香港，會打的人也一年少過一年；各時各地的打法、結牌、計分都有出入。
    從前打八張的大天九；現在最流行四張的小天九。贏家接莊叫__飛莊__，像麻將那樣輪流叫__輪莊__，大家多半打飛莊。
    席上有句話：__上家不打，下家不墊__。前一家未動，誰也不先墊，免得走漏消息。
rules-tianjiu-civil = 文牌各兩張，由大到小。次序要靠記，與點數無關。
rules-tianjiu-military = 武牌各一張，按點數排大小；點數相同的一樣大，互相打不過。
rules-tianjiu-red = 一點和四點是紅色，其餘是白色；天牌半紅半白。顏色只與 §5.4 的兩種例牌有關。
rules-tianjiu-meanings = 牌名都有來歷。四大的點數，把兩張合起來數：
rules-tianjiu-m-66 = 二十四點：一年二十四節氣
rules-tianjiu-m-11 = 四點：東南西北四方
rules-tianjiu-m-44 = 十六點：仁義忠信、禮智廉恥、惻隱羞惡、辭讓是非，做人的十六個字
rules-tianjiu-m-31 = 八點：上元、清明、立夏、端午、中元、中秋、冬至、除夕八節，一年和氣，四海升平
rules-tianjiu-m-55 = 一雙梅花
rules-tianjiu-m-33 = 長長一列
rules-tianjiu-m-22 = 凳子的四隻腳
rules-tianjiu-m-65 = 一把斧頭的樣子
rules-tianjiu-groups = 文牌分三組：__四大__天地人和；__四素__梅花、長三、板凳、斧頭；__三雜__屏風、高腳七、銅錘六。
rules-tianjiu-seats = 四個座位，逆時針輪流：你右手邊是下家。上家不打，下家不墊。
rules-tianjiu-seating = 第一局前各擲兩粒骰，點數最大的做首局莊家，先選座位，其餘依次；同點的互相再擲。
rules-tianjiu-wall = 三十二張牌面向下洗勻，疊成八棟，每棟四張。
rules-tianjiu-draw = 莊家的對家先報牌頭，即取牌的方法，然後擲兩粒骰。由自己數起，逆時針數到點數的一家先取，其餘依次。每人八張；小天九只留其中前四張。片面又叫片皮，挖心又叫中掘，雙翼齊飛又叫中掘兩邊飛。
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
rules-tianjiu-h-secret = 誰看得見什麼
rules-tianjiu-secret = 打出的牌、棟數和收付，人人看得見。墊牌永不亮出，贏那圈的人也不能看，局後也一樣。記牌是這個遊戲的一半。
rules-tianjiu-kinds = 引出的牌必定是以下其中一種，而且只有__同一種__而更大的牌打得過。
rules-tianjiu-h-kinds = 各種牌型
rules-tianjiu-supreme = 兩種特別的對子；在尾圈之前引出，即時收錢（§6.2）。
rules-tianjiu-zw-note = 什麼都打不過它
rules-tianjiu-zc-note = 只有一對高腳七可擒
rules-tianjiu-h-split = 拆牌
rules-tianjiu-split = 成組的牌可以隨意拆開：手上有兩張天、兩張九，可以引一張天、一對、天九、三張，或者四張一起。兩張銅錘六一起引出，必定是文尊。
rules-tianjiu-h-beat = 誰打得過誰
rules-tianjiu-beat = 要同一種，而且真正大過。一樣大的打不過，先出的仍然最大。至尊打不過任何牌，只是自己不會被打。三文牌永遠打不過三武牌。
rules-tianjiu-beat-example = 引出地八。雙天打不過：文對不是文武混合；天九就可以。
rules-tianjiu-catch-example = 引出文尊。雙天也無用；一對高腳七可以擒住，之後再沒有牌打得過。
rules-tianjiu-h-lipai-kinds = 例牌的種類
rules-tianjiu-lipai-kinds = 只看起手八張。有的當七枝（×2），有的當八枝（×4）；合幾種也只算最高的一種。哪些有效，開場前講定。
rules-tianjiu-h-dealer = 莊家倍數
rules-tianjiu-dealer = 凡與莊家之間的收付都要乘倍：首次做莊 ×2，贏了連莊 ×3，再連 ×4、×5……閒家之間不乘。
rules-tianjiu-h-now = 即時收錢：賀
rules-tianjiu-now = 一圈打完，其餘三家即時付給這圈的贏家，與全局勝負無關。尾圈不收賀，改為乘倍（§6.3）。
rules-tianjiu-now-zun = 引出至尊，沒有人擒住
rules-tianjiu-now-qinzun = 文尊被一對高腳七擒住，由擒的一家收
rules-tianjiu-now-sida = 引出四張，由贏這圈的一家收
rules-tianjiu-h-end = 結牌
rules-tianjiu-end = 其餘三家按所差棟數付給尾圈的贏家，四棟歸本（小天九是兩棟）：
rules-tianjiu-units-0 = 付 5：差四棟，空棟再加一
rules-tianjiu-units-123 = 付 3 · 2 · 1
rules-tianjiu-units-4 = 歸本，又叫歸棟：不收不付
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

## The score sheet

tianjiu-sheet-streak = 連莊第幾局
tianjiu-sheet-winner = 誰結牌？
tianjiu-sheet-finish = 以什麼結
tianjiu-sheet-finish-single = 單張
tianjiu-sheet-finish-several = 兩張以上
tianjiu-sheet-finish-yao = 么結
tianjiu-sheet-finish-baozun = 包尊
tianjiu-sheet-finish-sidabao = 四大包
tianjiu-sheet-finish-capture = 擒
tianjiu-sheet-finish-sidabao_caught = 打過四大
tianjiu-sheet-sweep = 全取八棟：
tianjiu-sheet-sweep-seven = 七支
tianjiu-sheet-sweep-eight = 八支
tianjiu-sheet-stacks = 棟數
tianjiu-sheet-stacks-help = 共 { $have }／{ $need }，最後一家自動
tianjiu-sheet-leader = 尾圈誰引牌？
tianjiu-sheet-led = 尾圈引出的牌
tianjiu-sheet-won = 贏尾圈的牌
tianjiu-sheet-first_lead = 這局的頭牌
tianjiu-sheet-shown = 尾圈之前明打過的牌
tianjiu-sheet-zun = 誰收過賀尊
tianjiu-sheet-qinzun = 誰收過擒尊
tianjiu-sheet-sida = 誰收過四大賀
tianjiu-sheet-lipai = 亮例牌
tianjiu-where = 各棟怎樣分
tianjiu-won = { $name }：{ $count } 棟
tianjiu-has-stacks = { $count } 棟
