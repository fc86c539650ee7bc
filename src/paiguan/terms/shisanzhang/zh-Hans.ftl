## combinations

combinations-high =
    .shown = 散牌 { $rank }
combinations-pair =
    .shown = 一对 { $rank }
combinations-two_pair =
    .shown = 两对 { $rank }、{ $rank2 }
combinations-trips =
    .shown = 三条 { $rank }
combinations-straight =
    .shown = 顺子 { $rank }
combinations-flush =
    .shown = 同花 { $rank }
combinations-full =
    .shown = 葫芦 { $rank } 带 { $rank2 }
combinations-quads =
    .shown = 铁支 { $rank }
combinations-sf =
    .shown = 同花顺 { $rank }

## verbs

verbs-bet =
    .button_count = 下 { $count } 注
    .log = { $player } 下 { $count } 注
verbs-arrange =
    .button_foul = 照摆
    .button_plain = 照常摆牌
    .log = { $player } 亮牌：头 { $head }，中 { $mid }，尾 { $tail }
    .log_foul = { $player } 摆乌龙：头 { $head }，中 { $mid }，尾 { $tail }
    .log_own = { $player } 摆好：头 { $head }，中 { $mid }，尾 { $tail }（只有自己看见）
verbs-declare =
    .button_special = 报到 { $special }
    .log = { $player } 报到：{ $special }（{ $pieces }）
    .log_own = { $player } 报到 { $special }（亮牌前只有自己知道）
verbs-commit =
    .log = { $player } 已摆好

## tools

tools-swap =
    .button = 对调 { $pile } { $pile2 }

## phases

phases-bet =
    .prompt = 选这局下多少注（{ $min } 到 { $max }）
    .wait = 等 { $players } 下注
phases-deal =
    .prompt = 正在发牌……
    .wait = 正在发牌……
phases-arrange =
    .prompt = 摆好三墩：头小于中，中小于尾
    .wait = 等 { $players } 摆牌
phases-showdown =
    .prompt = 亮牌结算
    .wait = 亮牌结算

## items

items-head =
    .help = { $payee } 头墩的 { $combo } 大于 { $payer } 的 { $combo2 }，收 { $units } 注。
    .help_kicker = 头墩同是 { $combo }，{ $payee } 的 { $rank } 大于 { $payer } 的 { $rank2 }，收 { $units } 注。
items-mid =
    .help = { $payee } 中墩的 { $combo } 大于 { $payer } 的 { $combo2 }，收 { $units } 注。
    .help_kicker = 中墩同是 { $combo }，{ $payee } 的 { $rank } 大于 { $payer } 的 { $rank2 }，收 { $units } 注。
items-tail =
    .help = { $payee } 尾墩的 { $combo } 大于 { $payer } 的 { $combo2 }，收 { $units } 注。
    .help_kicker = 尾墩同是 { $combo }，{ $payee } 的 { $rank } 大于 { $payer } 的 { $rank2 }，收 { $units } 注。
items-tie_head =
    .help = 头墩 { $combo } 对 { $combo2 }，食夹棍只比最大一张，打平归庄家 { $payee }，收 { $units } 注。
    .line = { $combo } 对 { $combo2 }，打平归庄
items-tie_mid =
    .help = 中墩 { $combo } 对 { $combo2 }，食夹棍只比最大一张，打平归庄家 { $payee }，收 { $units } 注。
    .line = { $combo } 对 { $combo2 }，打平归庄
items-tie_tail =
    .help = 尾墩 { $combo } 对 { $combo2 }，食夹棍只比最大一张，打平归庄家 { $payee }，收 { $units } 注。
    .line = { $combo } 对 { $combo2 }，打平归庄
items-foul_head =
    .help = { $payer } 摆乌龙，头墩不用比就输给 { $payee }，付 { $units } 注。
items-foul_mid =
    .help = { $payer } 摆乌龙，中墩不用比就输给 { $payee }，付 { $units } 注。
items-foul_tail =
    .help = { $payer } 摆乌龙，尾墩不用比就输给 { $payee }，付 { $units } 注。
items-head_trips =
    .help = { $payee } 的 { $combo } 这墩共值 { $total } 注，底分之外多收 { $units } 注。
items-mid_full =
    .help = { $payee } 的 { $combo } 这墩共值 { $total } 注，底分之外多收 { $units } 注。
items-mid_quads =
    .help = { $payee } 的 { $combo } 这墩共值 { $total } 注，底分之外多收 { $units } 注。
items-mid_sf =
    .help = { $payee } 的 { $combo } 这墩共值 { $total } 注，底分之外多收 { $units } 注。
items-tail_quads =
    .help = { $payee } 的 { $combo } 这墩共值 { $total } 注，底分之外多收 { $units } 注。
items-tail_sf =
    .help = { $payee } 的 { $combo } 这墩共值 { $total } 注，底分之外多收 { $units } 注。
items-special =
    .help = { $payee } 报到{ $special }，不比三墩，向 { $payer } 收 { $units } 注。
    .help_over = { $payee } 的{ $special }大于 { $payer } 的{ $special2 }，收 { $units } 注。
items-clash_banker =
    .help = 庄家 { $payer } 和闲家 { $payee } 同时报到，由庄家赔{ $special }，付 { $units } 注。
items-draw_away =
    .help = { $payee } 的{ $special }可抽走 { $payer } 的{ $special2 }，另收 { $units } 注。
items-shoot =
    .help = { $payee } 三墩全胜 { $payer }，{ $units } 注再收一次。
    .help_foul = { $payer } 摆乌龙，当作被 { $payee } 打枪，{ $units } 注再收一次。
items-homerun =
    .help = { $payee } 打枪了所有对手，向 { $payer } 再收 { $units } 注，连打枪共四倍。
items-stake_bet =
    .help = { $player } 这局下了 { $stake } 注，跟庄家的收付都乘 { $stake }。
items-stake_unit =
    .help = 四人对比，每注算 { $stake }。
items-level_head =
    .help = 头墩 { $combo } 相同，平手，不收不付。
items-level_mid =
    .help = 中墩 { $combo } 相同，平手，不收不付。
items-level_tail =
    .help = 尾墩 { $combo } 相同，平手，不收不付。
items-both_foul =
    .help = { $player } 和 { $player2 } 都摆乌龙，互不收付。
items-same_special =
    .help = { $player } 和 { $player2 } 都报{ $special }，平手。
items-special_push =
    .help = { $player } 和 { $player2 } 都报到，按本桌规则互不收付。
items-base =
    .help = 每赢一墩 1 注，三墩最多 3 注。
items-extra =
    .help = 某些牌型在某一墩值多于 1 注，多出的叫加分。
items-pot_share =
    .help = { $player } 以 { $score } 分最高，收底池 { $amount }。
items-rate =
    .help = 总分 { $points }，按 { $rate } 换算是 { $money }。只作记数，牌馆不涉真钱。

## option_conflicts

option_conflicts-rate_form = “换算”要写成两个正整数的分数，例如 2/1 或 1/10；不能是 { $value }。
option_conflicts-special_pay_form = 自定分数要逐项写“牌型：注数”，不能是 { $value }。
option_conflicts-special_pay_unknown = 没有“{ $special }”这种特殊牌型，不能自定分数。
option_conflicts-special_pay_not_in_table = 你选的是{ $table }，里面没有{ $special }，不能自定它的分数。
option_conflicts-special_pay_value = { $special }的注数要是 0 或以上的整数，不能是 { $value }。
option_conflicts-jiagun_needs_banker = 食夹棍是打平归庄，要有庄家；你选了“四人对比”，没有庄家。
option_conflicts-pot_needs_all = 底池要各家比分数；你选了“庄闲”，闲家之间不比。
option_conflicts-homerun_needs_shoot = 全垒打是打枪所有对手，要先开打枪。
option_conflicts-max_below_min = 最多下注 { $max } 比最少下注 { $min } 还少。
option_conflicts-foul_shot_idle = 没有开打枪，“乌龙当打枪”不起作用。
option_conflicts-homerun_two_players = 二人没有全垒打，这项不起作用。
option_conflicts-homerun_banker_only = 庄闲玩法，只有庄家能打出全垒打。
option_conflicts-draw_away_idle = 同时报到选了“{ $clash }”，“可抽走”不起作用。
option_conflicts-clash_without_banker = 四人对比没有庄家，“庄赔闲”就当“比大小”。
option_conflicts-bets_idle = 四人对比不用下注，最少、最多下注不起作用。
option_conflicts-unit_idle = 庄闲玩法看各家下注，“每注”不起作用。
option_conflicts-ante_idle = 不是底池玩法，“入底”不起作用。
option_conflicts-hands_not_multiple = { $count } 人轮流发牌，打 { $hands } 局，各家发牌次数不一样。
option_conflicts-special_pay_rank = { $special }收得更多，但大小照表，仍排在{ $special2 }之下。
option_conflicts-forced_may_hurt = 必报有时吃亏：例如香港表，三副四条只能报六对半收 3，照常摆可收 15。

## refusals

refusals-malformed = 这一步看不明白：“{ $field }”缺了或写错。
refusals-unknown_verb = 十三张没有“{ $verb }”这一步；只有下注、摆牌、报到。
refusals-unknown_seat = 这桌没有 { $seat } 号座位。
refusals-dealer_invalid = 发牌的要是 0 到 { $last } 号座位，不是 { $value }。
refusals-deal_missing = 没写发牌：要列出每家的十三张。
refusals-deal_seats = 这桌 { $need } 人，发牌却写了 { $count } 家。
refusals-deal_sizes = { $seat } 号座位发了 { $count } 张，应是 { $need } 张。
refusals-deal_pieces = { $piece } 发了 { $count } 次；一副牌只有 { $copies } 张。
refusals-piece_spelling = “{ $piece }”请写成“{ $correct }”：点数在前，花色在后，10 写 T。
refusals-unknown_piece = 五十二张牌里没有“{ $piece }”；十三张不用大小王。
refusals-match_over = { $hands } 局已打完，可以再开一场。
refusals-hand_over = 这局各家已摆好、亮牌，等下一局吧。
refusals-bet_not_played = 四人对比没有下注，每注一律算 { $unit }。
refusals-bet_fixed = 这桌每家固定 { $bet } 注，不用下注。
refusals-bet_banker = 这局你坐庄，不用下注，等闲家下。
refusals-bet_already = 你已下 { $amount } 注，不能再改。
refusals-bet_closed = 已有人摆好牌，下注截止；你这局算 { $amount } 注。
refusals-bet_missing = 先选下多少注：{ $min } 到 { $max }。
refusals-bet_not_integer = 下注要是整数，不能是 { $amount }。
refusals-bet_too_small = { $amount } 注太少，这桌最少 { $min } 注。
refusals-bet_too_big = { $amount } 注太多，这桌最多 { $max } 注。
refusals-betting_open = 还在等 { $players } 下注；下完注才看牌、摆牌。
refusals-already_arranged = 你已摆好，交出的三墩不能再改。
refusals-already_declared = 你已报到{ $special }，不能再改。
refusals-must_declare = 这桌有特殊牌型必报：你有{ $kinds }，不能照常摆。
refusals-too_many_copies = { $piece } 摆了不止一次；一副牌只有 { $copies } 张。
refusals-not_held = 你手上没有 { $pieces }。
refusals-cards_left = 还有 { $count } 张没摆：{ $pieces }。头 3 张，中 5 张，尾 5 张。
refusals-pile_sizes = 要头 3、中 5、尾 5 张；你摆了 { $head }、{ $mid }、{ $tail } 张。
refusals-special_is_pile = { $combo } 是一墩的牌型，不能报到；报到要看全部十三张。
refusals-unknown_special = 没有“{ $special }”这种特殊牌型；这桌可报：{ $kinds }。
refusals-special_not_in_table = 这桌用{ $table }，没有{ $special }。
refusals-special_removed = 这桌说好不算{ $special }。
refusals-no_special = 你这手没有可报的特殊牌型，照常摆三墩就行。
refusals-dragon_is_clean = 你这条龙是同一花色，要报至尊清龙，不报一条龙。
refusals-not_three_flushes = 不是三同花：黑桃 { $spades }、红桃 { $hearts }、方块 { $diamonds }、梅花 { $clubs } 张，分不成 3、5、5。
refusals-not_three_straights = 不是三顺子：这十三张分不成两条五张顺子加三张连续。
refusals-qka_head_off = 只有用 Q-K-A 作头才成{ $special }，这桌不算 Q-K-A。
refusals-not_six_pairs = 不是六对半：要六对，你有 { $count } 对。
refusals-six_pairs_distinct = 这桌六对半要六个不同点数成对，四条不当两对；你有 { $count } 个。
refusals-not_four_trips = 不是四套三条：要四组三条，你有 { $count } 组。
refusals-not_one_color = 不是凑一色：你有黑牌 { $black } 张、红牌 { $red } 张，要全黑或全红。
refusals-not_all_small = 不是全小：{ $pieces } 比 8 大。
refusals-not_all_big = 不是全大：{ $pieces } 比 8 小。
refusals-not_three_quads = 不是三分天下：要三副四条，你有 { $count } 副。
refusals-not_three_sf = 不是三同花顺：要三墩各自同花又连续，这十三张分不成。
refusals-not_royals = 不是十二皇族：{ $pieces } 不是 J、Q、K、A。
refusals-not_dragon = 不是一条龙：还缺 { $ranks }。
refusals-not_clean_dragon = 不是至尊清龙：要十三张同一花色，你有 { $count } 种花色。
refusals-score_seat_missing = 还没输入 { $player } 的十三张，不能结算。
refusals-score_extras_order = 加分的墩和名次不符：有加分的牌型要大过没有的，尾墩也要大过中墩。
refusals-score_card_twice = { $pieces } 同时在 { $players } 那里，请看清楚。

## hints

hints-declare_pays = 报到{ $special }：每家收 { $units } 倍注码；照常摆，预计每家{ LOSS($plain) ->
        [loss] 输 { AMOUNT($plain) }
       *[other] 只收 { $plain }
    } 倍。
hints-declare_expected = 报到{ $special }预计共{ LOSS($gain) ->
        [loss] 输 { AMOUNT($gain) }
       *[other] 得 { $gain }
    }；照常摆最好预计{ LOSS($plain) ->
        [loss] 输 { AMOUNT($plain) }
       *[other] 得 { $plain }
    }。
hints-declare_highest = 报到{ $special }，算 { $units } 倍：手上没有更值钱的特殊牌。
hints-plain_pays = 照常摆更好：预计每家收 { $plain } 倍注码，报到{ $special }只有 { $units } 倍。
hints-pair_to_head = { $combo } 放头：大约赢 { $percent }% 的比较。
hints-split_pairs = 两对拆开：{ $combo2 } 守头，{ $combo } 守中，两墩都有得争。
hints-keep_two_pair = 两对 { $combo } 留在中墩；拆开的话，两墩都赢不到一半。
hints-trips_to_head = 冲三：{ $combo } 放头，赢了算 { $total } 倍，中、尾仍然够大。
hints-bonus_in_mid = { $combo } 放中墩，赢了算 { $total } 倍，尾墩的 { $combo2 } 仍大过它。
hints-enough_in_tail = 尾墩 { $combo } 已够，更强的牌不必堆在一起，留 { $pieces } 加强前面。
hints-avoid_shot = 保住{ $pile }：三墩有一墩不输，就不会被打枪；这样每家打到你的机会约 { $percent }%。
hints-seek_shot = 三墩平均够强，每家约有 { $percent }% 机会打到枪。
hints-high_card_front = 头墩没有对子，先比最大一张：{ $pieces } 放头。
hints-jiagun_kickers = 食夹棍只比 { $combo } 本身，散牌大小不要紧，打和归庄。
hints-break_combo = 拆开 { $combo }：改成头 { $head }、中 { $mid }、尾 { $tail }，预计多得 { $gain } 注。
hints-piles_win = 对一个对手，头墩约赢 { $head }%，中墩 { $mid }%，尾墩 { $tail }%。
hints-fix_foul = { $pile }大过{ $pile2 }会变乌龙；照这样改就合次序，预计{ LOSS($gain) ->
        [loss] 输 { AMOUNT($gain) }
       *[other] 赢 { $gain }
    } 注。
hints-foul_least = 这手牌摆乌龙，预计并不比照次序摆输得多。
hints-bet_low = 下注时未看牌，平均起来闲家赢不了；{ $amount } 注就够。
hints-bet_high = 下注时未看牌，不过平均起来闲家有得赢；可以下 { $amount } 注。
hints-bet_level = 下注时未看牌，平均起来闲家不赢不输：想冒多少险，就下多少。

## notices

notices-layout_ok = 头 < 中 < 尾，不是乌龙。
notices-layout_ok_loose = 次序正确，中尾相等，这桌不算乌龙。
notices-foul_head_mid = 摆乌龙：头（{ $head }）大于中（{ $mid }）。照摆就是相公，三墩全赔。
notices-foul_mid_tail = 摆乌龙：中（{ $mid }）大于尾（{ $tail }）。照摆就是相公，三墩全赔。
notices-foul_both = 摆乌龙：头（{ $head }）、中（{ $mid }）、尾（{ $tail }）次序颠倒。照摆就是相公，三墩全赔。
notices-foul_equal = 摆乌龙：中、尾完全相等（{ $combo }），这桌要中小于尾。
notices-foul_confirm = 真的照摆？乌龙会三墩全输给每个对手，交出后不能改。
notices-foul_confirm_shot = 真的照摆？乌龙三墩全输，还当作被打枪，交出后不能改。
notices-special_available = 可报到：{ $special }
notices-special_forced = 这桌有特殊牌型必报，选一种报到。
notices-committed = 已交出，等 { $players }。
notices-bet_ok = 下 { $count } 注，可以。
notices-declare_ok = 报到 { $special }：收 { $units } 注，三墩不用比。

## events

events-bank =
    .log = { $player } 坐庄
events-deals =
    .log = { $player } 发牌
events-bets_closed =
    .log = 下注截止
events-dealt =
    .log = 牌已发好，每家 { $count } 张
events-showdown =
    .log = 各家亮牌
events-pile_won =
    .log = { $pile }：{ $player } { $combo } 胜 { $player2 } { $combo2 }
    .log_kicker = { $pile }：同是 { $combo }，{ $player } 的 { $rank } 胜 { $player2 } 的 { $rank2 }
events-pile_level =
    .log = { $pile }：{ $player } 和 { $player2 } 平手
events-shot =
    .log = { $player } 打枪 { $player2 }
events-homerun =
    .log = { $player } 全垒打，打枪各家
events-hand_result =
    .log = { $player } 这局 { $amount }

## labels

labels-ready = 已摆好
labels-total = 总 { $amount }
labels-cards = { $count } 张
labels-unit = 注
labels-score = 分
labels-back = 扣着的牌
labels-proposals = 三种摆法
