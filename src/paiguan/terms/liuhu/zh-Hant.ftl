## verbs

verbs-wuhu =
    .log = { $player } 五虎下山：{ $pieces }，當 8 胡，即時獲勝
verbs-nowuhu =
    .log = { $player } 有五虎而不下山
verbs-zuo =
    .log = { $player } 做牌
verbs-zuo_privileged =
    .log = { $player } 做牌，成為特權玩家
verbs-pass =
    .log = { $player } 不做
verbs-pass_empty =
    .log = { $player } 不食糊，打和
verbs-lead =
    .button_n = 引 · { $count } 張
    .log = { $player } 引 { $combo }：{ $pieces }
    .log_single = { $player } 引 { $pieces }
    .brief = 引 { $pieces }
verbs-beat =
    .button_n = 擊 · { $count } 張
    .log = { $player } 擊：{ $pieces }
    .brief = 擊 { $pieces }
verbs-discard =
    .button_n = 墊 · { $count } 張
    .log = { $player } 墊 { $count } 張：{ $pieces }
    .brief = 墊 { $count } 張
verbs-discard_down =
    .button_n = 暗墊 · { $count } 張
    .log = { $player } 暗墊 { $count } 張
    .brief = 暗墊 { $count } 張
verbs-hu =
    .button_n = 食糊 · { $hu } 胡
    .log = { $player } 食糊，{ $hu } 胡：贏牌 { $hu_tricks }，老歲 { $hu_old }

## phases

phases-DEAL =
    .prompt = 正在發牌…
    .wait = 正在發牌…
phases-WUHU =
    .prompt = 你五虎齊全：現在下山，還是照打？
    .wait = 等 { $player } 決定做不做
phases-CALL =
    .prompt = 做牌，還是不做？
    .wait = 等 { $player } 決定做不做
phases-LEAD =
    .prompt = 輪到你引牌
    .wait = 等 { $player } 引牌
phases-FOLLOW =
    .prompt_top = { $standing } 沒有牌可擊，墊 { $count } 張
    .prompt_none = 手上沒有牌大過 { $standing }，墊 { $count } 張
    .prompt_one = { $combo } 大過 { $standing }：擊，或墊 { $count } 張
    .prompt_some = 輪到你：擊 { $standing }，或墊 { $count } 張
    .prompt = 輪到你：擊，或者墊
    .wait = 等 { $player } 擊或墊
phases-END =
    .prompt = 這局完了
    .wait = 這局完了

## items

items-win =
    .help = 贏家 { $hu } 胡，計 { $score } 分；兩個輸家各付足一份。
items-baoshu =
    .help = 特權玩家沒有贏，一人付兩份：{ $score } × 2。
items-baoshu_exempt =
    .help = 特權玩家已經包輸，這一家不用付贏家。
items-dream =
    .help = 夢家 { $hu } 胡，計 { $score } 分；兩個輸家各付足一份，與包輸無關。
items-wuhu =
    .help = 固定 8 胡，計 { $score } 分，兩個輸家各付一份；夢家不得分，也沒有包輸。
items-hu_tricks =
    .help = 鬥牌贏得 { $count } 胡：贏一輪，出幾張得幾胡。
items-hu_old =
    .help = 宣告時手上還有老歲牌 { $count } 張，一張一胡。
items-dream_base =
    .help = 夢家由 { $count } 胡起計；單是底胡不得分。
items-dream_match =
    .help = 贏家手上與夢家的 { $card } 同數的牌有 { $count } 張，一張一胡。
items-dream_match_dealt =
    .help = 贏家起手十二張中與夢家的 { $card } 同數的牌有 { $count } 張，一張一胡。
items-dream_match_none =
    .help = 夢家拿的是 { $card }，沒有數字，對不到牌。
items-baoshu_factor =
    .help = 連另一輸家那份一併付，所以乘 { $factor }；只乘贏家那份，不乘夢家。

## option_conflicts

option_conflicts-deck_needs_three = 樂山牌只有三十六張，沒有第三十七張，只可三人玩；你選了四人。
option_conflicts-void_counts_no_effect = 要各家做過莊才算一圈，「流局算一圈」這項就不起作用。
option_conflicts-dream_count_no_effect = 三人沒有夢家，「夢家對哪些牌」這項不起作用。
option_conflicts-yunxian_no_effect = 三人不用雲線，「雲線當一」這項不起作用。
option_conflicts-deck_no_effect = 三人只用三十六張數牌，選哪副牌打法都一樣。

## refusals

refusals-deal_wrong_seats = 這局要 { $need } 家的牌，這裡有 { $count } 家。
refusals-dealer_invalid = 座位 { $value } 不存在，不能做頭家。
refusals-deal_sizes = 座位 { $seat } 應發 { $need } 張，這裡有 { $count } 張。
refusals-deal_pieces = 這副牌發得不對：{ $piece } 發了 { $count } 次。入局的牌每種發一張。
refusals-malformed = 看不懂這一步：欄位「{ $field }」不對。
refusals-unknown_seat = 這桌沒有座位 { $seat }。
refusals-unknown_verb = 六虎沒有「{ $verb }」這個動作。
refusals-no_pieces = 「{ $verb }」要先選牌。
refusals-cards_unexpected = 「{ $verb }」不用選牌，請先放下選了的牌。
refusals-unknown_piece = 六虎沒有「{ $piece }」這張牌。
refusals-too_many_copies = { $piece } 只有一張，不能選兩次。
refusals-card_not_in_play = { $pieces } 這局沒有入局。
refusals-hand_over = 這局已經完了，等下一局發牌。
refusals-dream_cannot_act = 你這局是夢家：不叫牌、不出牌、不食糊，有人食糊時自動計分。
refusals-wuhu_decide_first = 先決定：五虎下山，還是照打？
refusals-wuhu_three_players = 三人局沒有第三十七張，湊不成五虎。
refusals-wuhu_not_held = 五虎下山要四張一和 { $joker }，你還欠 { $missing }。
refusals-wuhu_too_late = 五虎下山只可在起手時宣告，現在不算了。
refusals-nowuhu_nothing = 現在沒有五虎要你決定。
refusals-call_not_open = 請稍等，還未開始叫做牌。
refusals-already_passed = 你已經說了不做，不能再叫。
refusals-call_closed = { $player } 已經做牌，叫牌完了。
refusals-hu_not_on_lead = 輪到你引牌時才可食糊；現在不是你引牌。
refusals-not_your_turn = 還未輪到你，現在輪到 { $player }。
refusals-call_first = 先叫牌：做牌，還是不做？
refusals-lead_no_pass = 手上有牌，引牌不能過：請引牌，夠六胡也可食糊。
refusals-nothing_to_follow = 這一輪由你引牌，沒有牌要擊或墊。
refusals-no_cards_left = 牌已出完：請食糊，或者打和收場。
refusals-already_led = { $player } 已經引牌，你要擊或墊 { $count } 張。
refusals-follow_no_pass = 跟牌不能過：擊不了也要墊 { $count } 張。
refusals-hu_too_few = 六胡才可食糊，你現有 { $hu } 胡（贏牌 { $hu_tricks }，老歲 { $hu_old }）。
refusals-not_held = 你手上沒有 { $pieces }。
refusals-wrong_count = 要出 { $count } 張，與引牌一樣；你選了 { $chosen } 張。
refusals-pair_is_nothing = 兩張不成牌型：要就一張（單），要就三張起（各、順）。
refusals-joker_only_single = { $joker } 無門無數，只可單張出。
refusals-joker_counts_as_one = { $joker } 只可當一：能入「各一」，不能入順或其他各。
refusals-set_too_big = 各最多四張，你選了 { $chosen } 張。
refusals-run_wraps = 九和一不相連，{ $pieces } 不成順。
refusals-run_mixed_suits = 順要同一門，{ $pieces } 不同門。
refusals-run_too_long = 這桌的順只限三張，你選了 { $chosen } 張。
refusals-run_gap = { $pieces } 同門但不連號，不成順。
refusals-not_a_combination = { $pieces } 不成牌型。可以是單張、三或四張同數，或一組同門連號。
refusals-lead_joker_last = 手上還有{ $suit }門的牌；{ $joker } 要到沒有花色牌時才可引。
refusals-lead_privilege_limit = 特權也只限最大一門；你最大的是{ $suit }，可引 { $legal }。
refusals-lead_highest_suit = 引單張要出手上最大的一門：{ $suit }。可引 { $legal }，或引各、順。
refusals-lead_fresh_first = { $pieces } 是老歲，同門還有別的牌要先引：{ $legal }。
refusals-beat_led_top = { $player } 引出的 { $standing } 無牌可擊，請墊一張。
refusals-beat_joker = { $joker } 擊不了任何牌，這時只可墊。
refusals-beat_other_kind = 要同牌型才擊得：{ $player } 出的是{ $kind }，你選的是{ $combo }。
refusals-beat_must_same_suit = 這桌單張只可用同門更大的牌擊；{ $standing } 是{ $suit }門。
refusals-beat_one_is_low = 跟牌時 { $pieces } 只是同門最小的一，大不過 { $player } 的 { $standing }。
refusals-beat_lower_suit = 單張先比門（拾＞貫＞索＞線）：{ $pieces } 大不過 { $player } 的 { $standing }。
refusals-beat_lower_number = 同門比數：{ $pieces } 大不過 { $player } 的 { $standing }。
refusals-beat_set_lower = 各的大小是九＞一＞八＞七⋯⋯＞二：{ $pieces } 大不過 { $player } 的 { $standing }。
refusals-beat_run_lower_suit = 順先比門（拾＞貫＞索＞線）：{ $pieces } 大不過 { $player } 的 { $standing }。
refusals-beat_run_lower_top = 同門的順比最大一張：{ $pieces } 大不過 { $player } 的 { $standing }。
refusals-discard_must_break = 你有牌可擊；不想擊，墊的牌也要至少有一張出自：{ $legal }。
refusals-score_dealer_privileged = 這桌的頭家做牌不算特權玩家。
refusals-score_hand_size = 鬥牌贏了 { $won } 胡，手上最多剩 { $need } 張；這裡有 { $count } 張。
refusals-score_old_count = 老歲 { $count } 張，比手上的牌（{ $need } 張）還多。
refusals-score_old_most = 老歲 { $count } 張，最多只能有 { $max } 張。

## hints

hints-wuhu_take = 五虎下山即時得 8 胡，每個輸家付你 { $score } 分；這次不要，以後就不算。
hints-wuhu_hold = 亮五虎，每個輸家付 { $score } 分；照打預計共{ LOSS($gain) ->
        [loss] 輸 { AMOUNT($gain) }
       *[other] 得 { $gain }
    } 分。
hints-call_enough = 起手老歲已有 { $hu } 胡：輪到你引就可食糊，做牌。
hints-call_strong = 起手老歲有 { $hu } 胡，再贏 { $count } 胡就夠。
hints-call_combos = 起手老歲有 { $hu } 胡，還有 { $count } 張牌在各或順裡，可以爭餘下的 { $need } 胡。
hints-call_pass_risk = 老歲只有 { $hu } 胡，還差 { $count } 胡；做牌而沒有贏，要一人付兩份。
hints-call_pass = 老歲有 { $hu } 胡；不做，就輪到下一家決定。
hints-call_void = 老歲有 { $hu } 胡；你也不做，這一局作廢，大家不用付。
hints-hu_now = 食糊：{ $hu } 胡，每份 { $score } 分；穩贏的引牌都不會再加胡。
hints-hu_take = 食糊：{ $hu } 胡，每份 { $score } 分，穩拿。
hints-hu_decline = 以 { $hu } 胡食糊每份 { $score } 分；不報，這一局就不付。
hints-hu_wait_safe = 先引 { $pieces }，無人擊得到；之後 { $hu } 胡再食糊，由 { $score } 分升到 { $next_score } 分。
hints-lead_unbeatable = { $pieces } 引出無人擊得到：穩得 { $count } 胡，下一輪還是你引。
hints-lead_combo_safe = 照已出的牌看，沒有人能有更大的{ $combo }；引 { $pieces } 得 { $count } 胡。
hints-lead_promotes = 出了 { $pieces }，你手上的 { $promoted } 就升為老歲，胡數不會少。
hints-lead_single = 引 { $pieces }，沒有人擊就得 1 胡；沒見過的牌裡有 { $count } 張擊得到它。
hints-lead_combo = 引{ $combo } { $pieces }：沒有人有更大的，就得 { $count } 胡。
hints-keep_old = 留住老歲 { $pieces }：在手一張一胡，引牌時就能用來食糊。
hints-keep_combo = 不拆 { $pieces }：留作{ $combo }，以後引得成可贏 { $count } 胡。
hints-beat_then_declare = 擊得這一輪得 { $count } 胡，連老歲共 { $hu } 胡，輪到你引就可食糊。
hints-beat_stop_player = { $player } 鬥牌已贏 { $count } 胡，加上這一輪和老歲可能夠 6 胡，要擊住。
hints-beat_takes = 擊 { $pieces } 穩贏這一輪：得 { $count } 胡，下一輪由你引。
hints-beat_last = 擊 { $pieces } 穩贏最後一輪：得 { $count } 胡。
hints-beat_open = 擊 { $pieces }：後面的 { $player } 擊不到，就得 { $count } 胡。
hints-discard_cheapest = 擊不了；墊 { $pieces }：不是老歲，也不湊牌型。
hints-discard_break = 這 { $count } 胡不搶；照規矩要拆擊得到的牌，拆 { $pieces }。
hints-discard_leaves = 墊 { $pieces }，連鬥牌和老歲還有 { $hu } 胡。
hints-discard_costs = 墊 { $pieces }，捨去 { $count } 張老歲；連鬥牌和餘下的老歲還有 { $hu } 胡。

## legal

legal-ok_lead = 可引{ $combo }：{ $pieces }，贏了得 { $count } 胡。
legal-ok_lead_top = { $pieces } 引出無牌可擊，穩得 { $count } 胡。
legal-ok_beat = { $pieces } 大過 { $standing }；守得住就贏 { $count } 胡。
legal-ok_beat_last = { $pieces } 大過 { $standing }：贏 { $count } 胡。
legal-ok_beat_last_hu = { $pieces } 大過 { $standing }：贏 { $count } 胡，連手中老歲共 { $hu } 胡，可食糊。
legal-ok_discard = 擊不了，墊什麼都可以：{ $pieces }。
legal-ok_discard_free = 這桌可以隨意墊：{ $pieces }。
legal-ok_discard_break = 已拆能擊的牌，可以墊：{ $pieces }。
legal-ok_hu = { $hu } 胡，計 { $score } 分，可食糊。
legal-warn_zuo = 做牌有特權；別家食糊，你要一人付兩份（包輸）。
legal-warn_nowuhu = 不下山就永遠放棄，之後不能再宣告。

## events

events-dream_seat = 夢家：{ $player }
events-trick_heading = 第 { $count } 輪
events-trick_won = { $player } 贏 { $count } 胡，鬥牌共 { $won } 胡
events-promoted = 升老歲：{ $pieces }
events-dream_shown = 夢家的牌：{ $card }
events-hand_shown = 贏家手上：{ $pieces }
events-draw = 牌已出完，打和
events-void = 三家都不做，流局
events-next_dealer = 下一局頭家：{ $player }
events-dealer_seat = 頭家：{ $player }

## labels

labels-hu = 胡
labels-hu_count = { $count } 胡
labels-total = 總
labels-hand = 局
labels-trick = 輪
labels-round = 圈
labels-cards_left = 剩 { $count } 張
labels-dream_plate = 1 張 · 不出牌
labels-old_now = 現時老歲
labels-old_held = 你有
labels-my_hu = 贏牌 { $hu_tricks } + 老歲 { $hu_old } = { $hu } 胡
labels-last_trick = 上一輪
labels-sort = 理牌
labels-back = 牌背
labels-name_run = { LIST($numbers, by: "") }{ $suit }
labels-name_set_3 = 三張{ $number }
labels-name_set_4 = 四張{ $number }
labels-name_set_joker = { $name }（含 { $joker }）
labels-name_combo = { $kind } { $pieces }
