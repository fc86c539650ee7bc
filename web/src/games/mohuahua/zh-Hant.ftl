## The name of the game, its kind, a sentence about it

game-mohuahua = 抹花花
kind-mohuahua = 紙骨牌 · 三至四人
about-mohuahua = 西北牛九牌。六墩夠，十一墩賜；有大必打。

## At the table

mohuahua-trick = 第 { $number } 輪

## The coach

learn-mohuahua-wait = 別家在打。壓得過就一定要打。名字旁邊的格子是墩數：六墩夠，十一墩賜。
learn-mohuahua-bid = 掀還是扣？有一家掀，三家都要打，所以牌真的很差才扣。喜、牛、量子和天都是好牌。
learn-mohuahua-lead = { $can ->
    [yes] 你有十一墩：可以宣布勝利，贏足兩家。打下去只會更多。
   *[no] 輪到你引牌。下面的標籤是你的牌型。喜引出壓不過，一對天也幾乎壓不過。張數多，一次得的墩也多。
}
learn-mohuahua-follow = { $can ->
    [yes] 你壓得過，所以一定要打。用最小的一手壓，別拆散成組的牌。
   *[no] 你壓不過。選同樣張數蓋着墊出：先墊單張的小牌。
}
learn-mohuahua-pad = 天量子令這輪變成四張。用不要的牌蓋着補足。
learn-mohuahua-end = 六墩或以上是贏家，不夠的人付每個贏家。贏過一輪的喜、牛、量子另外加點。

## The rules

rules-mohuahua-minute =
    三家打，每家十六張。引出成組的牌；別家壓得過就__一定要打__，壓不過才蓋着墊同樣張數。一輪幾張就是幾墩，一局共十六墩。
    六墩就夠：不夠的人付錢給你。十一墩叫賜，贏足兩家。用喜、牛、量子贏一輪，另外加點。
rules-mohuahua-about = 流傳於西北的陝西、寧夏、甘肅、青海，各地規則略有出入。沒有花花牌的地方，用撲克牌代替（§8）。
rules-mohuahua-lore = 這種紙骨牌叫花花牌，也叫牛九牌：牛九、牛八湊在一起，就是一頭牛。青海有句俗話：「三喜兒一擺，錢兒拿來。」
rules-mohuahua-missing = 兩顆骰子的二十一種點式，這副牌缺七種：1-3、1-4、2-3、2-5、3-4、3-5、4-5。
rules-mohuahua-pack = 四十八張紙骨牌，十四種牌面：每種四張，只有牛九、牛八、香六、拐子各兩張。由大到小：
rules-mohuahua-rank = 大小看兩頭點數之和：紅十、黑十都是十，牛八、紅八都是八，錘六、串六、香六都是六。點數相同的互相壓不過。
rules-mohuahua-seats = 每局三家打；四人時輪流休息。莊家輪着做。
rules-mohuahua-bid = 頭家、二家、底家依次說__掀__或__扣__。第一個掀就開打，三家都要打，扣了的也一樣；總由莊家先引。三家都扣就洗牌：不計點，二家做莊。
rules-mohuahua-lead = 引出 §5.1 的任何牌型：1、2、3、4、6、8 或 12 張。有十一墩或以上，可以改為__宣布勝利__，即時完局。
rules-mohuahua-follow = 另外兩家各一次。用同樣張數壓得過，就__一定要打__，用哪一手隨你。壓不過就蓋着墊同樣張數，任何牌都可以。墊牌不會贏，也不計點。
rules-mohuahua-follow-example = 引出一對紅八。一對紅十或牛牌壓得過；一對牛八點數相同，壓不過。
rules-mohuahua-quad = 四張天可以壓__任何張數__的牌，只有引出的喜擋得住。壓少過四張的，這輪變成四張，別家蓋着補足；壓多過四張的，自己蓋着搭足。什麼都壓不過它。不合張數時，打不打隨你。
rules-mohuahua-h-trick = 一輪完了
rules-mohuahua-trick = 最大的一家賣：每個牌位得一墩，得到那手牌的加點，並引下一輪。
rules-mohuahua-h-secret = 誰看得見什麼
rules-mohuahua-secret = 打出的牌、墩數和加點人人看得見。蓋着的牌只有自己知道，完局後全部亮出。
rules-mohuahua-kinds = 兩張或以上要完全相同，除了這些特別牌型。
rules-mohuahua-h-kinds = 可以引的牌
rules-mohuahua-h-order = 牌型大小
rules-mohuahua-order = 一、二、三張時，由大到小。__喜先引最大，跟出最小__：引出的牌有喜，什麼都壓不過；跟牌時喜只能墊。
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

## The score sheet

mohuahua-sheet-tricks = 墩數
mohuahua-sheet-tricks-help = 共 { $have }／{ $need }；有人宣布可以少些
mohuahua-sheet-xi = 喜
mohuahua-sheet-xi-help = 贏過一輪的組數
mohuahua-sheet-niu = 牛
mohuahua-sheet-liang = 量
mohuahua-sheet-washed = 洗牌：三家都扣
mohuahua-marks = { $all } 墩：{ $win } 墩夠，{ $sweep } 墩賜
mohuahua-has-tricks = { $count } 墩
