## combinations

combinations-single =
    .label = { $piece }
combinations-pair =
    .label = 一对{ $piece }
combinations-triple =
    .label = { $piece }三伏
combinations-quad =
    .label = { $piece }量子
combinations-quad-66 =
    .label = 天量子
combinations-xi =
    .label = 喜牌
combinations-niu =
    .label = 牛牌
combinations-bai =
    .label = 摆牌
combinations-yu =
    .label = 鱼牌
combinations-bailiang =
    .label = { $piece }摆儿量
combinations-yuliang =
    .label = { $piece }鱼儿量
combinations-groups =
    .label = { $groups }
combinations-answer =
    .label = { $groups }
combinations-xi3 =
    .label = 三喜
combinations-niu3 =
    .label = 三牛
combinations-heaven =
    .label = 天牌
combinations-heaven2 =
    .label = 一对天
combinations-heaven3 =
    .label = 三张天
combinations-xi_led =
    .label = 引出的喜牌
combinations-xi_unled =
    .label = 跟出的喜牌
combinations-other =
    .label = 其他牌型

## verbs

verbs-fold =
    .log = { $player } 扣牌
verbs-go =
    .log = { $player } 掀牌，开打
verbs-play =
    .button_beat = 打 { $combo }
    .log = { $player } 打 { $combo }
    .button_lead = 引 { $combo }
    .log_lead = { $player } 引 { $combo }
    .log_win = { $player } 打 { $combo }，卖 { $count } 墩
    .log_quad66 = { $player } 出天量子，这一轮算 { $count } 墩
    .log_extra = { $player } 出天量子，另搭 { $count } 张暗牌
    .log_extra_open = { $player } 出天量子，另搭 { $pieces }
    .brief = 打 { $combo }
    .brief_lead = 引 { $combo }
    .brief_quad66 = 天量子，算 { $count } 墩
    .brief_extra = 天量子，搭 { $count } 张
verbs-discard =
    .button_count = 垫 { $count } 张
    .log = { $player } 垫 { $count } 张
    .log_open = { $player } 垫 { $pieces }
    .brief = 垫 { $count } 张
verbs-pad =
    .button_count = 补 { $count } 张
    .log = { $player } 补 { $count } 张
    .log_open = { $player } 补 { $pieces }
    .brief = 补 { $count } 张
verbs-declare =
    .log = { $player } 有 { $count } 墩，宣布胜利

## phases

phases-bid =
    .prompt = 掀：打这局。扣：想重洗，三家都扣才算。
    .wait = 等 { $player } 说掀牌还是扣牌
phases-lead =
    .prompt = 这一轮你引牌。
    .wait = 等 { $player } 引牌
phases-follow =
    .prompt_top = { $best }没有牌压得住，垫 { $count } 张。
    .prompt_none = 没有牌大过{ $best }，垫 { $count } 张。
    .prompt_one = { $combo }大过{ $best }：出，或垫 { $count } 张。
    .prompt_some = 轮到你：出牌压过{ $best }，或垫 { $count } 张。
    .prompt_must_one = 有大必打：{ $combo }压得过{ $best }。
    .prompt_must = 有大必打：要压过{ $best }。
    .prompt = 轮到你了：出 { $count } 张压得过{ $best }的牌，没有就垫。
    .wait = 等 { $player } 跟牌
phases-pad =
    .prompt = 天量子出了：请补 { $count } 张，什么牌都行。
    .wait = 等 { $player } 补牌
phases-done =
    .prompt = 这一局打完了
phases-washed =
    .prompt = 三家都扣牌，这一局不算

## items

items-gou =
    .help = { $tricks } 墩，在 6 到 10 墩之间：1 点。
items-ci =
    .help = { $tricks } 墩，到了 11 墩，也叫束牌：4 点。
items-ci_extra =
    .help = { $tricks } 墩，比 11 墩多 { $points } 墩，每墩 1 点：{ $points } 点。
items-xi =
    .help = 喜牌赢了 { $count } 组，每组 1 点：{ $points } 点。
items-niu =
    .help = 牛牌赢了 { $count } 组，每组 1 点：{ $points } 点。
items-liang =
    .help = 量子赢了 { $count } 副（摆儿量、鱼儿量也算），每副 2 点：{ $points } 点。
items-value =
    .help = { $player }的牌值合计 { $points } 点，每个输家各付这么多。
items-two_winners =
    .help = { $winners }都够 6 墩，互相不付，各收输家的。
items-played_out =
    .help = 手牌出完，三家一共 16 墩。
items-washed =
    .help = 三家都扣牌，都是 0 点。
items-resting =
    .help = { $player }这一局歇着，0 点。

## refusals

refusals-malformed = 这个动作的格式不对：{ $field }。
refusals-unknown_verb = 没有“{ $verb }”这个动作；只有掀牌、扣牌、打牌、垫牌、补牌和宣布胜利。
refusals-unknown_seat = 没有 { $seat } 号座位。
refusals-piece_reversed = “{ $piece }”请写成“{ $correct }”，大点在前。
refusals-unknown_piece = 这副牌里没有 { $piece }；四十八张只有十四种牌面。
refusals-too_many_copies = 一副牌只有 { $copies } 张{ $piece }。
refusals-dealer_invalid = { $value } 不是这张桌的座位，不能坐庄。
refusals-deal_missing = 没写发牌：每个座位的牌都要列出。
refusals-deal_seats = 发牌要写明 { $need } 个座位，这里有 { $count } 个。
refusals-deal_sizes = { $seat } 号座位发了 { $count } 张；打牌的三家每家要 { $need } 张。
refusals-deal_resting = { $player }这一局歇着，不该有牌。
refusals-deal_pieces = { $piece }发了 { $count } 张，整副牌只有 { $copies } 张。
refusals-no_pieces = 还没选牌；先选要出的牌。
refusals-cards_unexpected = 掀牌、扣牌和宣布胜利都不用出牌。
refusals-hand_over = 这一局已经结束，请等下一局。
refusals-hand_washed = 三家都扣牌，这一局洗掉了，请等重新发牌。
refusals-resting = 你这一局歇着，下一局再打。
refusals-not_your_turn = 还没轮到你，现在是{ $player }。
refusals-bid_first = 先决定掀牌还是扣牌，然后才出牌。
refusals-bid_closed = 已经开打，不能再掀牌、扣牌了。
refusals-lead_discard = 这一轮你引牌，不能垫；引一张单牌也行。
refusals-declare_not_on_lead = 轮到你引牌、牌还没出的时候，才能宣布胜利。
refusals-declare_too_few = 你有 { $tricks } 墩，要 { $need } 墩才能宣布胜利。
refusals-pad_not_now = 现在不用补牌；天量子压了一到三张的牌，才要补。
refusals-pad_only = 天量子已经收下这一轮，现在只能补 { $need } 张。
refusals-not_held = 你手里没有{ $pieces }。
refusals-not_enough_held = { $piece }你只有 { $have } 张，出不了 { $count } 张。
refusals-lead_groups_size = { $kinds }一共 { $count } 张；几组一起引，只能是 4、6、8 或 12 张。
refusals-lead_size = 不能引 { $count } 张；只能引 1、2、3、4、6、8 或 12 张。
refusals-trio_off = { $pieces }不成牌型；这桌没开“三喜三牛”，喜、牛只有两张一组。
refusals-trio_alone = 三喜、三牛只能单出，不能跟别的组一起引。
refusals-bai_groups_off = 摆牌一次只能引一组；这桌没开“摆牌成组”。
refusals-lead_two_quads = 量子一次只能引一副，摆儿量、鱼儿量也一样。
refusals-lead_same_pips = { $pieces }都是 { $pips } 点，可不是同一种牌，不能一起引。
refusals-lead_not_combo = { $pieces }不成牌型；两张以上得是一样的牌，或者是喜、牛、摆、鱼、摆儿量、鱼儿量。
refusals-extra_elsewhere = 这里不能搭牌；跟牌出天量子，而引的牌多于四张，才要搭。
refusals-quad66_led_xi = 引出的喜牌最大，天量子也压不过{ $top }；只能垫 { $need } 张。
refusals-extra_not_needed = 这一轮引了 { $count } 张，天量子不用搭牌。
refusals-extra_count = 天量子要另搭 { $need } 张暗牌，你搭了 { $count } 张。
refusals-on_heaven_quad = 天量子已经出了，没有牌压得过；只能垫 { $need } 张。
refusals-locked_xi = 引出的喜牌最大，没有牌压得过{ $top }；只能垫 { $need } 张。
refusals-locked_xi_quad_only = 引出的喜牌，只有天量子压得过；没有就垫 { $need } 张。
refusals-count_play = 要出 { $need } 张，你选了 { $count } 张；只有天量子不限张数。
refusals-follow_xi = 喜牌引出来才大，跟牌时最小，压不过{ $top }。
refusals-groups_topped = { $top }用了整组的天，没有牌压得过；只能垫 { $need } 张。
refusals-under_two_niu = 两组牛牌，只有天量子压得过；别的量子也不行。
refusals-groups_count = { $top }是 { $count } 组，要用同样 { $count } 组牌，一组压一组。
refusals-groups_not_each = { $combo }没有每组都压住{ $top }；一对天压牛，摆或三张天压鱼，三张天压摆。
refusals-follow_not_combo = { $pieces }不成牌型，压不过{ $top }。
refusals-six_lower = { $combo }压不过{ $top }；六张牌是摆儿量＞鱼儿量＞其他。
refusals-lower_class = { $combo }压不过{ $top }；天＞牛＞摆＞鱼＞其他。
refusals-lower = { $combo }是 { $pips } 点，比{ $top }的 { $top_pips } 点小。
refusals-equal = { $combo }跟{ $top }一样大；更大才压得过，一样大算先出的。
refusals-must_beat = 不能垫牌：你有压得过{ $top }的牌，有大必打，比如{ $combo }。
refusals-count_discard = 要垫 { $need } 张，你选了 { $count } 张。
refusals-pad_count = 要补 { $need } 张，你选了 { $count } 张。
refusals-score_tricks_total = 三家一共 { $total } 墩，一局最多 16 墩。
refusals-score_tricks_short = 三家一共 { $total } 墩，打完是 16 墩；要是宣布胜利，宣布的那家得有 { $need } 墩。
refusals-score_resting = { $player }这一局歇着，不能有墩，也不能有喜、牛、量。
refusals-score_bonus_max = { $kind }记了 { $count }，一局最多 { $max }。
refusals-score_bonus_tricks = { $player }的喜、牛、量至少要赢 { $need } 墩，这里只有 { $tricks } 墩。

## hints

hints-go_strong = 你大约能拿 { $count } 墩，够得上 6 墩，掀牌。
hints-go_short = 你大约能拿 { $count } 墩，到不了 6 墩；不过掀牌并不比扣牌吃亏，别家掀了你一样要打。
hints-fold_weak = 你大约只拿得到 { $count } 墩，到不了 6 墩；扣牌，也许能重洗。
hints-fold_wait = 你大约能拿 { $count } 墩；扣牌也不会白白放弃，别家掀了你一样要打。
hints-fold_washes = 你大约能拿 { $count } 墩。别家都扣了，你也扣就重洗，大家不付。
hints-lead_xi = 喜牌只有引出来才大：现在引{ $combo }，稳收 { $count } 墩，够了墩数还记喜。
hints-lead_unbeatable = 别家已经没有牌能大过{ $combo }，引出来稳收 { $count } 墩。
hints-safest_lead = 引{ $combo }：没见过的牌里有 { $count } 种大得过它；手上没有更难大过的。
hints-lead_keeps = 引{ $combo }，留{ $keep }：以后引出来，没见过的牌里{ $count ->
        [0] 没有大得过它的
       *[other] 有 { $count } 种大得过它
    }。
hints-lead_all = 引{ $combo }，一次出完；没见过的牌里有 { $count } 种大得过它。
hints-win_the_lead = 用{ $combo }稳收这一轮，下一轮引{ $next }，别家没有牌能大过它。
hints-beat_sure = 打{ $combo }稳收这一轮：{ $count } 墩，下一轮由你引。
hints-beat_last = 打{ $combo }稳收最后的 { $count } 墩。
hints-beat_cheapest = { $combo }已够大，更大的{ $keep }留到后面。
hints-beat_open = { $combo }暂时最大；{ $player } 还没出牌，没见过的牌里有 { $count } 种大得过它。
hints-keep_groups = 垫{ $pieces }，就不用拆{ $combo }。
hints-discard_low = 垫{ $pieces }：手上凑不成组，没见过的牌里至少有 { $count } 张比它大。
hints-discard_keeps = 垫{ $pieces }，留{ $keep }：以后引出来，没见过的牌里{ $count ->
        [0] 没有大得过它的
       *[other] 有 { $count } 种大得过它
    }。
hints-leave_last = 手牌出完；后面没有人大过，这一轮就归 { $player }。
hints-keep_winners = 留住{ $combo }：轮到你引，别家大不过，{ $count } 墩稳收，加起来就有 { $need } 墩。
hints-quad66_now = 天量子没有牌能大过：这一轮稳收 { $count } 墩，够了墩数还记一个量。
hints-reach_target = 用{ $combo }稳收这一轮，你就有 { $tricks } 墩，{ $item }了。
hints-stop_rival = { $player }已有 { $tricks } 墩，赢了这一轮就到 { $need } 墩，不要放过去。
hints-play_on = 已经赐了，每多一墩再加 1 点：引{ $combo }稳收 { $count } 墩。
hints-declare_now = 以 { $tricks } 墩宣布胜利：每个输家付 { $value } 点；手上已没有稳收的引牌。
hints-declare_take = 以 { $tricks } 墩宣布胜利：每个输家付 { $value } 点，稳拿。

## events

events-deal = { $player } 坐庄，三家各 16 张
events-rest = { $player } 这一局歇着
events-trick_won = { $player } 卖 { $count } 墩
events-trick_won_bonus = { $player } 卖 { $count } 墩，{ $bonus }
events-reached_gou = { $player } 有 { $count } 墩，够了
events-reached_ci = { $player } 有 { $count } 墩，赐了
events-washed = 三家都扣牌，洗牌重来；下一局 { $player } 坐庄
events-played_out = 十六墩打完，结算
events-next_dealer = 下一局：{ $player } 坐庄

## table

table-key = 6 墩 够，赢一家 · 11 墩 赐，赢两家
table-dun = { $count } 墩
table-track_alt = 十六墩里已有 { $count } 墩
table-tag_xi = 喜 { $count }
table-tag_niu = 牛 { $count }
table-tag_liang = 量 { $count }
table-total = 总 { $points }
table-left = 剩 { $count } 张
table-trick_title = 第 { $n } 轮 · { $count }张
table-ok_lead = { $combo }，可以引。
table-ok_play = { $combo }压得过{ $best }，可以打。
table-ok_discard = 压不过{ $best }，可以垫 { $count } 张。
table-ok_discard_free = 可以垫 { $count } 张，把大牌留着。
table-ok_pad = 补 { $count } 张，可以。
table-piece_times = { $piece } ×{ $count }
