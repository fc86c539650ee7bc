## The name of the game, its kind, a sentence about it

game-weimaque = 偎麻雀
kind-weimaque = 字牌 · 四人，一家守醒
about-weimaque = 安鄉字牌，吃碰偎槓，硬檄十以上可胡。

## At the table

weimaque-board = {$name} 的桌面
weimaque-hand-of = {$name} 的手牌
weimaque-pile-of = {$name} 棄出的牌
weimaque-no-melds = 未有落地
weimaque-drew = {$name} 摸 {$card}
weimaque-shown = {$name}：{$card}
weimaque-threw = {$name} 打 {$card}
weimaque-wei = {$name} 偎 {$card}
weimaque-drew-hidden = {$name} 摸牌，蓋下
weimaque-waits = 聽
weimaque-hard-help = 已亮的牌與手上刻子的硬檄
weimaque-took = { $name } { $verb } { $card }
weimaque-locked = 已鎖的牌，只有你看得見
weimaque-my-pile = 你棄出的牌
weimaque-you-watch = 你守醒，可看三家
weimaque-never-drawn = 未摸的底牌
weimaque-claims = 要牌
weimaque-which-run = 吃成哪一順？
weimaque-ways = {$count} 種吃法
weimaque-throw = 打出 {$card}
weimaque-hard = 硬檄
weimaque-throw-help = 點一下選牌，再點一下就打出。

## The coach

learn-weimaque-wait = 別家在打。摸出、打出的牌人人看得見；你用得着就會問你。
learn-weimaque-discard = { $can ->
    [yes] 牌成了，硬檄也滿十：現在就可以胡。
   *[no] 打一張：最好是不成順、不成對的孤張。打了這局就不能再用這種牌，中間的數要想清楚。
}
learn-weimaque-wei = 你摸到的牌，手上已有兩三張：一定要即時落地，蓋住兩張。這是好事：蓋着的刻子檄最多。
learn-weimaque-claim = { $can ->
    [yes] 這張湊成胡牌。按「胡」就贏了。
   *[no] 你可以要這張牌。碰和槓有硬檄，滿十才能胡；吃沒有檄，但可以理順手牌。過了可能鎖住這種牌，按鈕上會寫明。
}
learn-weimaque-end = 刻子、槓子和對子是硬檄，名堂先加後乘，另外兩家各付總檄。荒牌就沒有人付。

## The rules

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
    鎖住的牌不能再吃、碰、槓、偎，但仍可以胡。只有你看得見自己鎖了什麼。
rules-weimaque-h-secret = 誰看得見什麼
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
rules-weimaque-patterns = 名堂的檄叫__名堂檄__，加的先加，乘的後乘。多紅：第十張紅字加 10，之後每張再加 10。捉類，每個團圓只入一組，取總數最多的分法。
rules-weimaque-catches = 捉、碰頭的樣子：
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

## The score sheet

weimaque-sheet-winner = 誰胡了？
weimaque-sheet-hard = 硬檄
weimaque-sheet-hard-help = 硬檄 { $need } 起胡
weimaque-sheet-red = 紅字張數
weimaque-sheet-patterns = 名堂
weimaque-sheet-tuanyuan = 團圓：四張齊的牌
weimaque-sheet-huang = 荒牌
weimaque-sheet-discarder = 誰打出的？
weimaque-sheet-melds = 已落地的面子
weimaque-sheet-melds-help = 留在手上的刻子算下面的手牌。
weimaque-sheet-remove-meld = 刪去這組
weimaque-sheet-form = 哪種面子
weimaque-sheet-lowest = 點最小的一張。
weimaque-sheet-kind = 點那種牌。
weimaque-sheet-source = 胡的牌從哪裡來？
weimaque-sheet-source-self = 自己摸
weimaque-sheet-source-other = 別家摸
weimaque-sheet-source-discard = 別家打
weimaque-sheet-source-wei = 偎後胡
weimaque-sheet-source-initial = 起手成
weimaque-sheet-win = 胡的一張（偎後胡：偎的那種牌）
weimaque-sheet-last = 是底牌最後一張
weimaque-sheet-concealed = 手牌，不計胡的一張
weimaque-sheet-concealed-help = 全部共 { $have }／{ $need } 張
weimaque-settle-hard = 硬檄
weimaque-settle-needs = 要滿 { $least }
weimaque-settle-total = 總檄
weimaque-settle-points = 硬檄
