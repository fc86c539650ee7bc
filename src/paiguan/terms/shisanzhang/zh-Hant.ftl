## combinations

combinations-high =
    .shown = 散牌 { $rank }
combinations-pair =
    .shown = 一對 { $rank }
combinations-two_pair =
    .shown = 兩對 { $rank }、{ $rank2 }
combinations-trips =
    .shown = 三條 { $rank }
combinations-straight =
    .shown = 順子 { $rank }
combinations-flush =
    .shown = 同花 { $rank }
combinations-full =
    .shown = 葫蘆 { $rank } 帶 { $rank2 }
combinations-quads =
    .shown = 鐵支 { $rank }
combinations-sf =
    .shown = 同花順 { $rank }

## verbs

verbs-bet =
    .button_count = 下 { $count } 注
    .log = { $player } 下 { $count } 注
verbs-arrange =
    .button_foul = 照擺
    .button_plain = 照常擺牌
    .log = { $player } 亮牌：頭 { $head }，中 { $mid }，尾 { $tail }
    .log_foul = { $player } 擺烏龍：頭 { $head }，中 { $mid }，尾 { $tail }
    .log_own = { $player } 擺好：頭 { $head }，中 { $mid }，尾 { $tail }（只有自己看見）
verbs-declare =
    .button_special = 報到 { $special }
    .log = { $player } 報到：{ $special }（{ $pieces }）
    .log_own = { $player } 報到 { $special }（亮牌前只有自己知道）
verbs-commit =
    .log = { $player } 已擺好

## tools

tools-swap =
    .button = 對調 { $pile } { $pile2 }

## phases

phases-bet =
    .prompt = 選這局下多少注（{ $min } 至 { $max }）
    .wait = 等 { $players } 下注
phases-deal =
    .prompt = 正在發牌…
    .wait = 正在發牌…
phases-arrange =
    .prompt = 擺好三墩：頭小過中，中小過尾
    .wait = 等 { $players } 擺牌
phases-showdown =
    .prompt = 亮牌結算
    .wait = 亮牌結算

## items

items-head =
    .help = { $payee } 頭墩的 { $combo } 大過 { $payer } 的 { $combo2 }，收 { $units } 注。
    .help_kicker = 頭墩同是 { $combo }，{ $payee } 的 { $rank } 大過 { $payer } 的 { $rank2 }，收 { $units } 注。
items-mid =
    .help = { $payee } 中墩的 { $combo } 大過 { $payer } 的 { $combo2 }，收 { $units } 注。
    .help_kicker = 中墩同是 { $combo }，{ $payee } 的 { $rank } 大過 { $payer } 的 { $rank2 }，收 { $units } 注。
items-tail =
    .help = { $payee } 尾墩的 { $combo } 大過 { $payer } 的 { $combo2 }，收 { $units } 注。
    .help_kicker = 尾墩同是 { $combo }，{ $payee } 的 { $rank } 大過 { $payer } 的 { $rank2 }，收 { $units } 注。
items-tie_head =
    .help = 頭墩 { $combo } 對 { $combo2 }，食夾棍只比最大一張，打和歸莊家 { $payee }，收 { $units } 注。
    .line = { $combo } 對 { $combo2 }，打和歸莊
items-tie_mid =
    .help = 中墩 { $combo } 對 { $combo2 }，食夾棍只比最大一張，打和歸莊家 { $payee }，收 { $units } 注。
    .line = { $combo } 對 { $combo2 }，打和歸莊
items-tie_tail =
    .help = 尾墩 { $combo } 對 { $combo2 }，食夾棍只比最大一張，打和歸莊家 { $payee }，收 { $units } 注。
    .line = { $combo } 對 { $combo2 }，打和歸莊
items-foul_head =
    .help = { $payer } 擺烏龍，頭墩不用比就輸給 { $payee }，付 { $units } 注。
items-foul_mid =
    .help = { $payer } 擺烏龍，中墩不用比就輸給 { $payee }，付 { $units } 注。
items-foul_tail =
    .help = { $payer } 擺烏龍，尾墩不用比就輸給 { $payee }，付 { $units } 注。
items-head_trips =
    .help = { $payee } 的 { $combo } 這墩共值 { $total } 注，底分之外多收 { $units } 注。
items-mid_full =
    .help = { $payee } 的 { $combo } 這墩共值 { $total } 注，底分之外多收 { $units } 注。
items-mid_quads =
    .help = { $payee } 的 { $combo } 這墩共值 { $total } 注，底分之外多收 { $units } 注。
items-mid_sf =
    .help = { $payee } 的 { $combo } 這墩共值 { $total } 注，底分之外多收 { $units } 注。
items-tail_quads =
    .help = { $payee } 的 { $combo } 這墩共值 { $total } 注，底分之外多收 { $units } 注。
items-tail_sf =
    .help = { $payee } 的 { $combo } 這墩共值 { $total } 注，底分之外多收 { $units } 注。
items-special =
    .help = { $payee } 報到{ $special }，不比三墩，向 { $payer } 收 { $units } 注。
    .help_over = { $payee } 的{ $special }大過 { $payer } 的{ $special2 }，收 { $units } 注。
items-clash_banker =
    .help = 莊家 { $payer } 和閒家 { $payee } 同時報到，由莊家賠{ $special }，付 { $units } 注。
items-draw_away =
    .help = { $payee } 的{ $special }可抽走 { $payer } 的{ $special2 }，另收 { $units } 注。
items-shoot =
    .help = { $payee } 三墩全勝 { $payer }，{ $units } 注再收一次。
    .help_foul = { $payer } 擺烏龍，當作被 { $payee } 打槍，{ $units } 注再收一次。
items-homerun =
    .help = { $payee } 打槍了所有對手，向 { $payer } 再收 { $units } 注，連打槍共四倍。
items-stake_bet =
    .help = { $player } 這局下了 { $stake } 注，跟莊家的收付都乘 { $stake }。
items-stake_unit =
    .help = 四人對比，每注算 { $stake }。
items-level_head =
    .help = 頭墩 { $combo } 相同，平手，不收不付。
items-level_mid =
    .help = 中墩 { $combo } 相同，平手，不收不付。
items-level_tail =
    .help = 尾墩 { $combo } 相同，平手，不收不付。
items-both_foul =
    .help = { $player } 和 { $player2 } 都擺烏龍，互不收付。
items-same_special =
    .help = { $player } 和 { $player2 } 都報{ $special }，平手。
items-special_push =
    .help = { $player } 和 { $player2 } 都報到，按本桌規則互不收付。
items-base =
    .help = 每贏一墩 1 注，三墩最多 3 注。
items-extra =
    .help = 某些牌型在某一墩值多於 1 注，多出的叫加分。
items-pot_share =
    .help = { $player } 以 { $score } 分最高，收底池 { $amount }。
items-rate =
    .help = 總分 { $points }，按 { $rate } 換算是 { $money }。只作記數，牌館不涉真錢。

## option_conflicts

option_conflicts-rate_form = 「換算」要寫成兩個正整數的分數，例如 2/1 或 1/10；不能是 { $value }。
option_conflicts-special_pay_form = 自訂分數要逐項寫「牌型：注數」，不能是 { $value }。
option_conflicts-special_pay_unknown = 沒有「{ $special }」這種特殊牌型，不能自訂分數。
option_conflicts-special_pay_not_in_table = 你選的是{ $table }，裡面沒有{ $special }，不能自訂它的分數。
option_conflicts-special_pay_value = { $special }的注數要是 0 或以上的整數，不能是 { $value }。
option_conflicts-jiagun_needs_banker = 食夾棍是打和歸莊，要有莊家；你選了「四人對比」，沒有莊家。
option_conflicts-pot_needs_all = 底池要各家比分數；你選了「莊閒」，閒家之間不比。
option_conflicts-homerun_needs_shoot = 全壘打是打槍所有對手，要先開打槍。
option_conflicts-max_below_min = 最多下注 { $max } 少過最少下注 { $min }。
option_conflicts-foul_shot_idle = 沒有開打槍，「烏龍當打槍」不起作用。
option_conflicts-homerun_two_players = 二人沒有全壘打，這項不起作用。
option_conflicts-homerun_banker_only = 莊閒玩法，只有莊家能打出全壘打。
option_conflicts-draw_away_idle = 同時報到選了「{ $clash }」，「可抽走」不起作用。
option_conflicts-clash_without_banker = 四人對比沒有莊家，「莊賠閒」就當「比大小」。
option_conflicts-bets_idle = 四人對比不用下注，最少、最多下注不起作用。
option_conflicts-unit_idle = 莊閒玩法看各家下注，「每注」不起作用。
option_conflicts-ante_idle = 不是底池玩法，「入底」不起作用。
option_conflicts-hands_not_multiple = { $count } 人輪流發牌，打 { $hands } 局，各家發牌次數不一樣。
option_conflicts-special_pay_rank = { $special }收得較多，但大小照表，仍排在{ $special2 }之下。
option_conflicts-forced_may_hurt = 必報有時吃虧：例如香港表，三副四條只能報六對半收 3，照常擺可收 15。

## refusals

refusals-malformed = 這一步看不明白：「{ $field }」缺了或寫錯。
refusals-unknown_verb = 十三張沒有「{ $verb }」這一步；只有下注、擺牌、報到。
refusals-unknown_seat = 這桌沒有 { $seat } 號座位。
refusals-dealer_invalid = 發牌的要是 0 至 { $last } 號座位，不是 { $value }。
refusals-deal_missing = 未寫發牌：要列出每家的十三張。
refusals-deal_seats = 這桌 { $need } 人，發牌卻寫了 { $count } 家。
refusals-deal_sizes = { $seat } 號座位發了 { $count } 張，應是 { $need } 張。
refusals-deal_pieces = { $piece } 發了 { $count } 次；一副牌只有 { $copies } 張。
refusals-piece_spelling = 「{ $piece }」請寫成「{ $correct }」：點數在前，花色在後，10 寫 T。
refusals-unknown_piece = 五十二張牌裡沒有「{ $piece }」；十三張不用鬼牌。
refusals-match_over = { $hands } 局已打完，可以再開一場。
refusals-hand_over = 這局各家已擺好、亮牌，等下一局吧。
refusals-bet_not_played = 四人對比沒有下注，每注一律算 { $unit }。
refusals-bet_fixed = 這桌每家固定 { $bet } 注，不用下注。
refusals-bet_banker = 這局你做莊，不用下注，等閒家下。
refusals-bet_already = 你已下 { $amount } 注，不能再改。
refusals-bet_closed = 已有人擺好牌，下注截止；你這局算 { $amount } 注。
refusals-bet_missing = 先選下多少注：{ $min } 至 { $max }。
refusals-bet_not_integer = 下注要是整數，不能是 { $amount }。
refusals-bet_too_small = { $amount } 注太少，這桌最少 { $min } 注。
refusals-bet_too_big = { $amount } 注太多，這桌最多 { $max } 注。
refusals-betting_open = 還在等 { $players } 下注；下完注才看牌、擺牌。
refusals-already_arranged = 你已擺好，交出的三墩不能再改。
refusals-already_declared = 你已報到{ $special }，不能再改。
refusals-must_declare = 這桌有特殊牌型必報：你有{ $kinds }，不能照常擺。
refusals-too_many_copies = { $piece } 擺了不只一次；一副牌只有 { $copies } 張。
refusals-not_held = 你手上沒有 { $pieces }。
refusals-cards_left = 還有 { $count } 張未擺：{ $pieces }。頭 3 張，中 5 張，尾 5 張。
refusals-pile_sizes = 要頭 3、中 5、尾 5 張；你擺了 { $head }、{ $mid }、{ $tail } 張。
refusals-special_is_pile = { $combo } 是一墩的牌型，不能報到；報到要看全部十三張。
refusals-unknown_special = 沒有「{ $special }」這種特殊牌型；這桌可報：{ $kinds }。
refusals-special_not_in_table = 這桌用{ $table }，不設{ $special }。
refusals-special_removed = 這桌說好不算{ $special }。
refusals-no_special = 你這手沒有可報的特殊牌型，照常擺三墩就是。
refusals-dragon_is_clean = 你這條龍是同一花色，要報至尊清龍，不報一條龍。
refusals-not_three_flushes = 不是三花：黑桃 { $spades }、紅心 { $hearts }、方塊 { $diamonds }、梅花 { $clubs } 張，分不成 3、5、5。
refusals-not_three_straights = 不是三順：這十三張分不成兩條五張順子加三張連續。
refusals-qka_head_off = 只有用 Q-K-A 作頭才成{ $special }，這桌不算 Q-K-A。
refusals-not_six_pairs = 不是六對半：要六對，你有 { $count } 對。
refusals-six_pairs_distinct = 這桌六對半要六個不同點數成對，四條不當兩對；你有 { $count } 個。
refusals-not_four_trips = 不是四套三條：要四組三條，你有 { $count } 組。
refusals-not_one_color = 不是湊一色：你有黑牌 { $black } 張、紅牌 { $red } 張，要全黑或全紅。
refusals-not_all_small = 不是全小：{ $pieces } 大過 8。
refusals-not_all_big = 不是全大：{ $pieces } 小過 8。
refusals-not_three_quads = 不是三分天下：要三副四條，你有 { $count } 副。
refusals-not_three_sf = 不是三同花順：要三墩各自同花又連續，這十三張分不成。
refusals-not_royals = 不是十二皇族：{ $pieces } 不是 J、Q、K、A。
refusals-not_dragon = 不是一條龍：還欠 { $ranks }。
refusals-not_clean_dragon = 不是至尊清龍：要十三張同一花色，你有 { $count } 種花色。
refusals-score_seat_missing = 還未輸入 { $player } 的十三張，未能結算。
refusals-score_extras_order = 加分的墩與名次不符：有加分的牌型要大過沒有的，尾墩也要大過中墩。
refusals-score_card_twice = { $pieces } 同時在 { $players } 那裡，請看清楚。

## hints

hints-declare_pays = 報到{ $special }：每家收 { $units } 倍注碼；照常擺，預計每家{ LOSS($plain) ->
        [loss] 輸 { AMOUNT($plain) }
       *[other] 只收 { $plain }
    } 倍。
hints-declare_expected = 報到{ $special }預計共{ LOSS($gain) ->
        [loss] 輸 { AMOUNT($gain) }
       *[other] 得 { $gain }
    }；照常擺最好預計{ LOSS($plain) ->
        [loss] 輸 { AMOUNT($plain) }
       *[other] 得 { $plain }
    }。
hints-declare_highest = 報到{ $special }，算 { $units } 倍：手上沒有更值錢的特殊牌。
hints-plain_pays = 照常擺更好：預計每家收 { $plain } 倍注碼，報到{ $special }只有 { $units } 倍。
hints-pair_to_head = { $combo } 放頭：大約贏 { $percent }% 的比較。
hints-split_pairs = 兩對拆開：{ $combo2 } 守頭，{ $combo } 守中，兩墩都有得爭。
hints-keep_two_pair = 兩對 { $combo } 留在中墩；拆開的話，兩墩都贏不到一半。
hints-trips_to_head = 衝三：{ $combo } 放頭，贏了算 { $total } 倍，中、尾仍然夠大。
hints-bonus_in_mid = { $combo } 放中墩，贏了算 { $total } 倍，尾墩的 { $combo2 } 仍大過它。
hints-enough_in_tail = 尾墩 { $combo } 已夠，更強的牌不必堆在一起，留 { $pieces } 加強前面。
hints-avoid_shot = 保住{ $pile }：三墩有一墩不輸，就不會被打槍；這樣每家打到你的機會約 { $percent }%。
hints-seek_shot = 三墩平均夠強，每家約有 { $percent }% 機會打到槍。
hints-high_card_front = 頭墩沒有對子，先比最大一張：{ $pieces } 放頭。
hints-jiagun_kickers = 食夾棍只比 { $combo } 本身，散牌大小不要緊，打和歸莊。
hints-break_combo = 拆開 { $combo }：改成頭 { $head }、中 { $mid }、尾 { $tail }，預計多得 { $gain } 注。
hints-piles_win = 對一個對手，頭墩約贏 { $head }%，中墩 { $mid }%，尾墩 { $tail }%。
hints-fix_foul = { $pile }大過{ $pile2 }會變烏龍；照這樣改就合次序，預計{ LOSS($gain) ->
        [loss] 輸 { AMOUNT($gain) }
       *[other] 贏 { $gain }
    } 注。
hints-foul_least = 這手牌擺烏龍，預計並不比照次序擺輸得多。
hints-bet_low = 下注時未看牌，平均起來閒家贏不了；{ $amount } 注就夠。
hints-bet_high = 下注時未看牌，不過平均起來閒家有得贏；可以下 { $amount } 注。
hints-bet_level = 下注時未看牌，平均起來閒家不贏不輸：想冒多少險，就下多少。

## notices

notices-layout_ok = 頭 < 中 < 尾，不是烏龍。
notices-layout_ok_loose = 次序正確，中尾相等，這桌不算烏龍。
notices-foul_head_mid = 擺烏龍：頭（{ $head }）大過中（{ $mid }）。照擺就是相公，三墩全賠。
notices-foul_mid_tail = 擺烏龍：中（{ $mid }）大過尾（{ $tail }）。照擺就是相公，三墩全賠。
notices-foul_both = 擺烏龍：頭（{ $head }）、中（{ $mid }）、尾（{ $tail }）次序倒轉。照擺就是相公，三墩全賠。
notices-foul_equal = 擺烏龍：中、尾完全相等（{ $combo }），這桌要中小過尾。
notices-foul_confirm = 真的照擺？烏龍會三墩全輸給每個對手，交出後不能改。
notices-foul_confirm_shot = 真的照擺？烏龍三墩全輸，還當作被打槍，交出後不能改。
notices-special_available = 可報到：{ $special }
notices-special_forced = 這桌有特殊牌型必報，選一種報到。
notices-committed = 已交出，等 { $players }。
notices-bet_ok = 下 { $count } 注，可以。
notices-declare_ok = 報到 { $special }：收 { $units } 注，三墩不用比。

## events

events-bank =
    .log = { $player } 做莊
events-deals =
    .log = { $player } 發牌
events-bets_closed =
    .log = 下注截止
events-dealt =
    .log = 牌已發好，每家 { $count } 張
events-showdown =
    .log = 各家亮牌
events-pile_won =
    .log = { $pile }：{ $player } { $combo } 勝 { $player2 } { $combo2 }
    .log_kicker = { $pile }：同是 { $combo }，{ $player } 的 { $rank } 勝 { $player2 } 的 { $rank2 }
events-pile_level =
    .log = { $pile }：{ $player } 和 { $player2 } 平手
events-shot =
    .log = { $player } 打槍 { $player2 }
events-homerun =
    .log = { $player } 全壘打，打槍各家
events-hand_result =
    .log = { $player } 這局 { $amount }

## labels

labels-ready = 已擺好
labels-total = 總 { $amount }
labels-cards = { $count } 張
labels-unit = 注
labels-score = 分
labels-back = 蓋住的牌
labels-proposals = 三種擺法
