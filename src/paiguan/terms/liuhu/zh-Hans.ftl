## verbs

verbs-wuhu =
    .log = { $player } 五虎下山：{ $pieces }，算 8 胡，立刻获胜
verbs-nowuhu =
    .log = { $player } 有五虎但不下山
verbs-zuo =
    .log = { $player } 做牌
verbs-zuo_privileged =
    .log = { $player } 做牌，成为特权玩家
verbs-pass =
    .log = { $player } 不做
verbs-pass_empty =
    .log = { $player } 不食糊，打和
verbs-lead =
    .button_n = 引 · { $count } 张
    .log = { $player } 引 { $combo }：{ $pieces }
    .log_single = { $player } 引 { $pieces }
    .brief = 引 { $pieces }
verbs-beat =
    .button_n = 击 · { $count } 张
    .log = { $player } 击：{ $pieces }
    .brief = 击 { $pieces }
verbs-discard =
    .button_n = 垫 · { $count } 张
    .log = { $player } 垫 { $count } 张：{ $pieces }
    .brief = 垫 { $count } 张
verbs-discard_down =
    .button_n = 暗垫 · { $count } 张
    .log = { $player } 暗垫 { $count } 张
    .brief = 暗垫 { $count } 张
verbs-hu =
    .button_n = 食糊 · { $hu } 胡
    .log = { $player } 食糊，{ $hu } 胡：赢牌 { $hu_tricks }，老岁 { $hu_old }

## phases

phases-DEAL =
    .prompt = 正在发牌……
    .wait = 正在发牌……
phases-WUHU =
    .prompt = 你五虎齐全：现在下山，还是照打？
    .wait = 等 { $player } 决定做不做
phases-CALL =
    .prompt = 做牌，还是不做？
    .wait = 等 { $player } 决定做不做
phases-LEAD =
    .prompt = 轮到你引牌
    .wait = 等 { $player } 引牌
phases-FOLLOW =
    .prompt_top = { $standing } 没有牌可击，垫 { $count } 张
    .prompt_none = 手里没有牌大过 { $standing }，垫 { $count } 张
    .prompt_one = { $combo } 大过 { $standing }：击，或垫 { $count } 张
    .prompt_some = 轮到你：击 { $standing }，或垫 { $count } 张
    .prompt = 轮到你：击，或者垫
    .wait = 等 { $player } 击或垫
phases-END =
    .prompt = 这局打完了
    .wait = 这局打完了

## items

items-win =
    .help = 赢家 { $hu } 胡，算 { $score } 分；两个输家各付足一份。
items-baoshu =
    .help = 特权玩家没有赢，一人付两份：{ $score } × 2。
items-baoshu_exempt =
    .help = 特权玩家已经包输，这一家不用付赢家。
items-dream =
    .help = 梦家 { $hu } 胡，算 { $score } 分；两个输家各付足一份，与包输无关。
items-wuhu =
    .help = 固定 8 胡，算 { $score } 分，两个输家各付一份；梦家不得分，也没有包输。
items-hu_tricks =
    .help = 斗牌赢得 { $count } 胡：赢一轮，出几张得几胡。
items-hu_old =
    .help = 宣告时手里还有老岁牌 { $count } 张，一张一胡。
items-dream_base =
    .help = 梦家从 { $count } 胡算起；只有底胡不得分。
items-dream_match =
    .help = 赢家手里和梦家的 { $card } 同数的牌有 { $count } 张，一张一胡。
items-dream_match_dealt =
    .help = 赢家起手十二张中和梦家的 { $card } 同数的牌有 { $count } 张，一张一胡。
items-dream_match_none =
    .help = 梦家拿的是 { $card }，没有数字，对不上牌。
items-baoshu_factor =
    .help = 连另一输家那份一起付，所以乘 { $factor }；只乘赢家那份，不乘梦家。

## option_conflicts

option_conflicts-deck_needs_three = 乐山牌只有三十六张，没有第三十七张，只能三人玩；你选了四人。
option_conflicts-void_counts_no_effect = 要各家做过庄才算一圈，“流局算一圈”这项就不起作用。
option_conflicts-dream_count_no_effect = 三人没有梦家，“梦家对哪些牌”这项不起作用。
option_conflicts-yunxian_no_effect = 三人不用云线，“云线当一”这项不起作用。
option_conflicts-deck_no_effect = 三人只用三十六张数牌，选哪副牌打法都一样。

## refusals

refusals-deal_wrong_seats = 这局要 { $need } 家的牌，这里有 { $count } 家。
refusals-dealer_invalid = 座位 { $value } 不存在，不能做头家。
refusals-deal_sizes = 座位 { $seat } 应发 { $need } 张，这里有 { $count } 张。
refusals-deal_pieces = 这副牌发得不对：{ $piece } 发了 { $count } 次。入局的牌每种发一张。
refusals-malformed = 看不懂这一步：字段“{ $field }”不对。
refusals-unknown_seat = 这桌没有座位 { $seat }。
refusals-unknown_verb = 六虎没有“{ $verb }”这个动作。
refusals-no_pieces = “{ $verb }”要先选牌。
refusals-cards_unexpected = “{ $verb }”不用选牌，请先放下选好的牌。
refusals-unknown_piece = 六虎没有“{ $piece }”这张牌。
refusals-too_many_copies = { $piece } 只有一张，不能选两次。
refusals-card_not_in_play = { $pieces } 这局没有入局。
refusals-hand_over = 这局已经打完了，等下一局发牌。
refusals-dream_cannot_act = 你这局是梦家：不叫牌、不出牌、不食糊，有人食糊时自动算分。
refusals-wuhu_decide_first = 先决定：五虎下山，还是照打？
refusals-wuhu_three_players = 三人局没有第三十七张，凑不成五虎。
refusals-wuhu_not_held = 五虎下山要四张一和 { $joker }，你还缺 { $missing }。
refusals-wuhu_too_late = 五虎下山只能在起手时宣告，现在不算了。
refusals-nowuhu_nothing = 现在没有五虎要你决定。
refusals-call_not_open = 请稍等，还没开始叫做牌。
refusals-already_passed = 你已经说了不做，不能再叫。
refusals-call_closed = { $player } 已经做牌，叫牌结束了。
refusals-hu_not_on_lead = 轮到你引牌时才能食糊；现在不是你引牌。
refusals-not_your_turn = 还没轮到你，现在轮到 { $player }。
refusals-call_first = 先叫牌：做牌，还是不做？
refusals-lead_no_pass = 手里有牌，引牌不能过：请引牌，够六胡也可以食糊。
refusals-nothing_to_follow = 这一轮由你引牌，没有牌要击或垫。
refusals-no_cards_left = 牌已出完：请食糊，或者打和收场。
refusals-already_led = { $player } 已经引牌，你要击或垫 { $count } 张。
refusals-follow_no_pass = 跟牌不能过：击不了也要垫 { $count } 张。
refusals-hu_too_few = 六胡才能食糊，你现有 { $hu } 胡（赢牌 { $hu_tricks }，老岁 { $hu_old }）。
refusals-not_held = 你手里没有 { $pieces }。
refusals-wrong_count = 要出 { $count } 张，和引牌一样；你选了 { $chosen } 张。
refusals-pair_is_nothing = 两张不成牌型：要么一张（单），要么三张起（各、顺）。
refusals-joker_only_single = { $joker } 无门无数，只能单张出。
refusals-joker_counts_as_one = { $joker } 只能当一：可以入“各一”，不能入顺或别的各。
refusals-set_too_big = 各最多四张，你选了 { $chosen } 张。
refusals-run_wraps = 九和一不相连，{ $pieces } 不成顺。
refusals-run_mixed_suits = 顺要同一门，{ $pieces } 不同门。
refusals-run_too_long = 这桌的顺只限三张，你选了 { $chosen } 张。
refusals-run_gap = { $pieces } 同门但不连号，不成顺。
refusals-not_a_combination = { $pieces } 不成牌型。可以是单张、三或四张同数，或一组同门连号。
refusals-lead_joker_last = 手里还有{ $suit }门的牌；{ $joker } 要到没有花色牌时才能引。
refusals-lead_privilege_limit = 特权也只限最大一门；你最大的是{ $suit }，可以引 { $legal }。
refusals-lead_highest_suit = 引单张要出手里最大的一门：{ $suit }。可以引 { $legal }，或者引各、顺。
refusals-lead_fresh_first = { $pieces } 是老岁，同门还有别的牌要先引：{ $legal }。
refusals-beat_led_top = { $player } 引出的 { $standing } 没有牌能击，请垫一张。
refusals-beat_joker = { $joker } 击不了任何牌，这时只能垫。
refusals-beat_other_kind = 要同牌型才能击：{ $player } 出的是{ $kind }，你选的是{ $combo }。
refusals-beat_must_same_suit = 这桌单张只能用同门更大的牌击；{ $standing } 是{ $suit }门。
refusals-beat_one_is_low = 跟牌时 { $pieces } 只是同门最小的一，大不过 { $player } 的 { $standing }。
refusals-beat_lower_suit = 单张先比门（拾＞贯＞索＞线）：{ $pieces } 大不过 { $player } 的 { $standing }。
refusals-beat_lower_number = 同门比数：{ $pieces } 大不过 { $player } 的 { $standing }。
refusals-beat_set_lower = 各的大小是九＞一＞八＞七……＞二：{ $pieces } 大不过 { $player } 的 { $standing }。
refusals-beat_run_lower_suit = 顺先比门（拾＞贯＞索＞线）：{ $pieces } 大不过 { $player } 的 { $standing }。
refusals-beat_run_lower_top = 同门的顺比最大一张：{ $pieces } 大不过 { $player } 的 { $standing }。
refusals-discard_must_break = 你有牌能击；不想击，垫的牌也要至少有一张出自：{ $legal }。
refusals-score_dealer_privileged = 这桌的头家做牌不算特权玩家。
refusals-score_hand_size = 斗牌赢了 { $won } 胡，手里最多剩 { $need } 张；这里有 { $count } 张。
refusals-score_old_count = 老岁 { $count } 张，比手里的牌（{ $need } 张）还多。
refusals-score_old_most = 老岁 { $count } 张，最多只能有 { $max } 张。

## hints

hints-wuhu_take = 五虎下山即时得 8 胡，每个输家付你 { $score } 分；这次不要，以后就不算。
hints-wuhu_hold = 亮五虎，每个输家付 { $score } 分；照打预计共{ LOSS($gain) ->
        [loss] 输 { AMOUNT($gain) }
       *[other] 得 { $gain }
    } 分。
hints-call_enough = 起手老岁已有 { $hu } 胡：轮到你引就可食糊，做牌。
hints-call_strong = 起手老岁有 { $hu } 胡，再赢 { $count } 胡就够。
hints-call_combos = 起手老岁有 { $hu } 胡，还有 { $count } 张牌在各或顺里，可以争余下的 { $need } 胡。
hints-call_pass_risk = 老岁只有 { $hu } 胡，还差 { $count } 胡；做牌而没有赢，要一人付两份。
hints-call_pass = 老岁有 { $hu } 胡；不做，就轮到下一家决定。
hints-call_void = 老岁有 { $hu } 胡；你也不做，这一局作废，大家不用付。
hints-hu_now = 食糊：{ $hu } 胡，每份 { $score } 分；稳赢的引牌都不会再加胡。
hints-hu_take = 食糊：{ $hu } 胡，每份 { $score } 分，稳拿。
hints-hu_decline = 以 { $hu } 胡食糊每份 { $score } 分；不报，这一局就不付。
hints-hu_wait_safe = 先引 { $pieces }，无人击得到；之后 { $hu } 胡再食糊，由 { $score } 分升到 { $next_score } 分。
hints-lead_unbeatable = { $pieces } 引出无人击得到：稳得 { $count } 胡，下一轮还是你引。
hints-lead_combo_safe = 照已出的牌看，没有人能有更大的{ $combo }；引 { $pieces } 得 { $count } 胡。
hints-lead_promotes = 出了 { $pieces }，你手上的 { $promoted } 就升为老岁，胡数不会少。
hints-lead_single = 引 { $pieces }，没有人击就得 1 胡；没见过的牌里有 { $count } 张击得到它。
hints-lead_combo = 引{ $combo } { $pieces }：没有人有更大的，就得 { $count } 胡。
hints-keep_old = 留住老岁 { $pieces }：在手一张一胡，引牌时就能用来食糊。
hints-keep_combo = 不拆 { $pieces }：留作{ $combo }，以后引得成可赢 { $count } 胡。
hints-beat_then_declare = 击得这一轮得 { $count } 胡，连老岁共 { $hu } 胡，轮到你引就可食糊。
hints-beat_stop_player = { $player } 斗牌已赢 { $count } 胡，加上这一轮和老岁可能够 6 胡，要击住。
hints-beat_takes = 击 { $pieces } 稳赢这一轮：得 { $count } 胡，下一轮由你引。
hints-beat_last = 击 { $pieces } 稳赢最后一轮：得 { $count } 胡。
hints-beat_open = 击 { $pieces }：后面的 { $player } 击不到，就得 { $count } 胡。
hints-discard_cheapest = 击不了；垫 { $pieces }：不是老岁，也不凑牌型。
hints-discard_break = 这 { $count } 胡不抢；照规矩要拆击得到的牌，拆 { $pieces }。
hints-discard_leaves = 垫 { $pieces }，连斗牌和老岁还有 { $hu } 胡。
hints-discard_costs = 垫 { $pieces }，舍去 { $count } 张老岁；连斗牌和余下的老岁还有 { $hu } 胡。

## legal

legal-ok_lead = 可以引{ $combo }：{ $pieces }，赢了得 { $count } 胡。
legal-ok_lead_top = { $pieces } 引出没有牌能击，稳得 { $count } 胡。
legal-ok_beat = { $pieces } 大过 { $standing }；守得住就赢 { $count } 胡。
legal-ok_beat_last = { $pieces } 大过 { $standing }：赢 { $count } 胡。
legal-ok_beat_last_hu = { $pieces } 大过 { $standing }：赢 { $count } 胡，连手里老岁共 { $hu } 胡，可以食糊。
legal-ok_discard = 击不了，垫什么都可以：{ $pieces }。
legal-ok_discard_free = 这桌可以随意垫：{ $pieces }。
legal-ok_discard_break = 已拆能击的牌，可以垫：{ $pieces }。
legal-ok_hu = { $hu } 胡，算 { $score } 分，可以食糊。
legal-warn_zuo = 做牌有特权；别家食糊，你要一人付两份（包输）。
legal-warn_nowuhu = 不下山就彻底放弃，之后不能再宣告。

## events

events-dream_seat = 梦家：{ $player }
events-trick_heading = 第 { $count } 轮
events-trick_won = { $player } 赢 { $count } 胡，斗牌共 { $won } 胡
events-promoted = 升老岁：{ $pieces }
events-dream_shown = 梦家的牌：{ $card }
events-hand_shown = 赢家手里：{ $pieces }
events-draw = 牌已出完，打和
events-void = 三家都不做，流局
events-next_dealer = 下一局头家：{ $player }
events-dealer_seat = 头家：{ $player }

## labels

labels-hu = 胡
labels-hu_count = { $count } 胡
labels-total = 总
labels-hand = 局
labels-trick = 轮
labels-round = 圈
labels-cards_left = 剩 { $count } 张
labels-dream_plate = 1 张 · 不出牌
labels-old_now = 当前老岁
labels-old_held = 你有
labels-my_hu = 赢牌 { $hu_tricks } + 老岁 { $hu_old } = { $hu } 胡
labels-last_trick = 上一轮
labels-sort = 理牌
labels-back = 牌背
labels-name_run = { LIST($numbers, by: "") }{ $suit }
labels-name_set_3 = 三张{ $number }
labels-name_set_4 = 四张{ $number }
labels-name_set_joker = { $name }（含 { $joker }）
labels-name_combo = { $kind } { $pieces }
