## The name of the game, its kind, a sentence about it

game-shisanzhang = 十三張
kind-shisanzhang = 撲克 · 二至四人
about-shisanzhang = 十三張擺頭、中、尾三墩，一次亮牌比高低。

## At the table

shisanzhang-cards = {$count} 張
shisanzhang-below = {$one} 小過 {$other}
shisanzhang-above = {$one} 大過 {$other}
shisanzhang-equal = {$one} {$other} 相等
shisanzhang-laid = 已擺好，等其他人
shisanzhang-declared = 已報到：{$special}
shisanzhang-ready = ✓ 已擺好
shisanzhang-busy = 擺牌中…
shisanzhang-betting = 下注中…
shisanzhang-no-cards = 未看牌
shisanzhang-bet = 下注
shisanzhang-bet-count = 下 {$count} 注
shisanzhang-bet-tag = {$count} 注
shisanzhang-undo = 復原
shisanzhang-swap = 對調中尾
shisanzhang-arrange = 替我擺
shisanzhang-thinking = 思考中…
shisanzhang-proposals = 高手的擺法
shisanzhang-showdown = 亮牌
shisanzhang-shoots = { $count ->
    [1] 打槍
   *[other] 打槍 ×{ $count }
}
shisanzhang-is-shot = { $count ->
    [1] 中槍
   *[other] 中槍 ×{ $count }
}
shisanzhang-homerun = 全壘打

## The coach

learn-shisanzhang-wait = 各家暗中擺牌。最後一家擺好，全部亮出。
learn-shisanzhang-bet = 先向莊家下注，這時誰也未看牌。下得小沒關係。
learn-shisanzhang-arrange = { $can ->
    [yes] 你的十三張是特殊牌：可以報到，不用比就收。也可以照常擺：頭三張、中五張、尾五張，一墩大過一墩。
   *[no] 頭墩三張，中墩五張，尾墩五張，一墩要比一墩大，否則三墩全輸。先擺尾墩，再擺中墩。「替我擺」會擺一副給你改。
}
learn-shisanzhang-end = 頭對頭、中對中、尾對尾，每墩一注，強的牌更多。看看哪一墩可以擺得更好。

## The rules

rules-shisanzhang-minute =
    每人十三張，擺成三墩：__頭__三張、__中__五張、__尾__五張，一墩要比一墩大。大家一起亮牌，逐墩相比，每墩一注；特別強的牌收得更多。
    擺錯次序，三墩全輸。有些十三張的牌型可以直接報到。
rules-shisanzhang-about = 華人社會到處都玩，也是網上常見的遊戲；西方人叫 Chinese Poker。
rules-shisanzhang-lore =
    一局看運氣，長遠看技巧：兩對可以合在中墩，也可以頭、中各放一對，要看形勢。很多人擺牌之前先按點數排好，細心的對手就從中猜到有沒有同花、葫蘆。
    最小的一手只有兩對，別的都不成。不報到的牌裡，最大是頭三條、中尾同花順：香港打法每家收十八注。
rules-shisanzhang-talk = 桌上的行話早已進了港台的日常用語：
rules-shisanzhang-pack = 一副五十二張撲克。A 最大；花色不分大小。
rules-shisanzhang-seats = 二至四人。__莊閒__玩法由發牌的人做莊，閒家只與莊家比；__四人對比__則人人互比。
rules-shisanzhang-layout = 大家同時暗中擺牌，擺定不能改。
rules-shisanzhang-layout-example = 一對、兩對、同花：一墩大過一墩。
rules-shisanzhang-foul-example = 頭墩三條九大過中墩兩對：擺烏龍。
rules-shisanzhang-secret = 亮牌之前，沒有人看得見你怎樣理牌，也不知道你是擺牌還是報到。
rules-shisanzhang-h-kinds = 墩的牌型
rules-shisanzhang-kinds = 與撲克相同，由大到小。頭墩只有三張，只算散牌、一對、三條。
rules-shisanzhang-straight-top = 最大
rules-shisanzhang-straight-low = 最小
rules-shisanzhang-h-compare = 比牌
rules-shisanzhang-compare = 先比牌型，再比組成牌型的牌（對子、三條），再由大到小比其餘的牌。完全一樣就平手，不收不付。
rules-shisanzhang-compare-example = 一對四大過一對三，不論旁邊那張是什麼。
rules-shisanzhang-h-order = 三墩的次序
rules-shisanzhang-order = 頭要小過中，中要小過尾；相等也算烏龍。頭墩與中墩同型而頭墩的牌全部相同，就當中墩較大。食夾棍只比最主要的一張，打和歸莊；但自己三墩的次序總要逐張比。
rules-shisanzhang-order-example = 頭墩 A-K-9 大過中墩 A-K-8：擺烏龍。
rules-shisanzhang-specials = 十三張合成的牌型。可以報到，不用比墩，向每個對手收這個注數。只可報一種。
rules-shisanzhang-odds = 十三張裡有多難得（照香港的算法）：
rules-shisanzhang-h-values = 一墩收多少
rules-shisanzhang-values = 贏一墩收一注；贏的一墩若是下列牌型，就收這個總數：
rules-shisanzhang-any-pile = 其他
rules-shisanzhang-pay = 每兩個對手獨立計算。莊閒玩法乘以下注，否則乘以每注。
rules-shisanzhang-h-clash = 兩家都報到
rules-shisanzhang-clash = 莊閒玩法，不論莊家拿什麼，都付閒家的注數。否則表中較低的付較高的；同一種就平手。
rules-shisanzhang-declare = 報到的人向每個對手收，叫__通吃__；擺烏龍的也要付。永不加倍。
rules-shisanzhang-both-foul = 兩家都烏龍，互不收付。
rules-shisanzhang-foul = 擺烏龍的人三墩全輸給每個對手，照對手自己各墩的價。有打槍的玩法，當被打槍。
rules-shisanzhang-h-piles = 逐墩相比
rules-shisanzhang-piles = 頭對頭、中對中、尾對尾；贏的一墩照 §5.5 收。
rules-shisanzhang-shot = 贏足一個對手三墩叫打槍，贏到的再收一次。玩法三連加分也加倍，台灣只加倍三注底分。有一墩平手就不算。香港沒有打槍。
rules-shisanzhang-homerun = 打槍打齊全桌（至少兩家），再加倍，共 ×4。有人報到就沒有全壘打。
rules-shisanzhang-pot = 另一玩法：各人入底，分數最高的收底池。
rules-shisanzhang-match = 輪流發牌、做莊。一場四局，總數最高的勝。
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

## The score sheet

shisanzhang-sheet-bets = 下注
shisanzhang-sheet-order = 每墩由大到小，順次點名
shisanzhang-sheet-level = 下一個平手
shisanzhang-sheet-extras = 加分
shisanzhang-sheet-extras-head_trips = 衝三
shisanzhang-sheet-extras-mid_full = 中墩葫蘆
shisanzhang-sheet-extras-mid_quads = 中墩鐵支
shisanzhang-sheet-extras-mid_sf = 中墩同花順
shisanzhang-sheet-extras-tail_quads = 尾墩鐵支
shisanzhang-sheet-extras-tail_sf = 尾墩同花順
shisanzhang-sheet-declared = 報特殊牌
shisanzhang-sheet-declared-- = 照常擺
shisanzhang-sheet-fouls = 相公
shisanzhang-sheet-layouts = 各家擺牌
shisanzhang-sheet-layouts-help = 共 { $have }／{ $need } 張。先選一家，再點頭墩、中墩、尾墩的牌。
shisanzhang-seat = 玩家
shisanzhang-against = 對 { $name }
shisanzhang-meets = { $one } 對 { $other }
shisanzhang-head-brief = 頭
shisanzhang-mid-brief = 中
shisanzhang-tail-brief = 尾
