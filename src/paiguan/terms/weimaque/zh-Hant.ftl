## verbs

verbs-discard =
    .log = { $player } 打 { $pieces }
verbs-wei =
    .button_four = 偎四張
    .detail = 放 { $count } 張
    .log = { $player } 偎 { $pieces }
    .log_four = { $player } 偎四張 { $pieces }，再摸一張
    .log_hidden = { $player } 偎牌，蓋下 { $count } 張
    .log_four_hidden = { $player } 偎牌，蓋下 { $count } 張，再摸一張
verbs-hu =
    .detail = { $count } 檄
    .log = { $player } 胡 { $pieces }，共 { $count } 檄
    .log_initial = { $player } 起手就胡，共 { $count } 檄
    .log_wei = { $player } 偎 { $pieces } 即胡，共 { $count } 檄
verbs-peng =
    .detail = { $pieces }
    .log = { $player } 碰 { $pieces }
verbs-kong =
    .detail = { $pieces }
    .log = { $player } 明槓 { $pieces }，再摸一張
    .log_covered = { $player } 蓋槓 { $pieces }，再摸一張
    .log_covered_hidden = { $player } 蓋槓，蓋下 { $count } 張，再摸一張
    .log_added = { $player } 摸到第四張 { $pieces }，加槓，再摸一張
verbs-chi =
    .detail = { $pieces }
    .log = { $player } 吃 { $pieces }，成 { $combo }
verbs-pass =
    .detail = 會鎖 { $pieces }
    .detail_free = 不會鎖
    .confirm = 過了這張，這局就不能再拿 { $pieces } 吃、碰、槓、偎。真的過？
    .log = { $player } 過 { $pieces }
    .log_locks = { $player } 過 { $pieces }，從此鎖住

## events

events-deal =
    .log = { $player } 做莊，摸二十張；{ $dreamer } 守醒
events-draw =
    .log = { $player } 摸 { $pieces }
    .log_next = 沒人要；{ $player } 摸 { $pieces }
events-draw_hidden =
    .log = { $player } 摸牌，要偎
    .log_next = 沒人要；{ $player } 摸牌，要偎
events-draw_last =
    .log = { $player } 摸最後一張：{ $pieces }
    .log_next = 沒人要；{ $player } 摸最後一張：{ $pieces }
events-outranked =
    .log = 你的 { $combo } 排在後面，{ $player } 先得 { $pieces }；你不會因此鎖牌
events-exhausted =
    .log = 底牌摸完，荒牌
    .log_next = 沒人要；底牌摸完，荒牌

## phases

phases-discard =
    .prompt = 輪到你打一張
    .prompt_hu = 可以胡，或者打一張
    .waiting = 等 { $player } 打牌
phases-wei =
    .prompt = 你摸到 { $pieces }，要偎
    .waiting = 等 { $player } 偎牌
phases-claim =
    .prompt = { $player } 摸出 { $pieces }，你可以要
    .prompt_discard = { $player } 打出 { $pieces }，你可以要
    .prompt_own = 你摸到 { $pieces }，可以要
    .prompt_worth = { $player } 摸出 { $pieces }，{ $verb }了硬檄 { $hard }
    .prompt_discard_worth = { $player } 打出 { $pieces }，{ $verb }了硬檄 { $hard }
    .prompt_own_worth = 你摸到 { $pieces }，{ $verb }了硬檄 { $hard }
    .waiting = 看看有沒有人要 { $pieces }
phases-over =
    .prompt = 這局完了
    .waiting = 這局完了

## terms

terms-hand_count = 手 { $count }
terms-laid_xi = 亮 { $count } 檄
terms-hu_preview = 胡：{ $items }＝{ $total } 檄

## items

items-pair_red =
    .help = 對子 { $pieces } 是紅字：{ $value } 檄。
items-pair_again =
    .help = 對子的 { $pieces } 在面子裡也有：{ $value } 檄。
items-peng =
    .help = 明放的刻子、槓子 { $pieces }：黑 2 紅 3，共 { $value } 檄。
items-zai =
    .help = 栽的刻子、槓子 { $pieces }：黑 3 紅 4，共 { $value } 檄。
items-tuanyuan =
    .help = 四張齊的 { $pieces }：黑 3 紅 4，共 { $value } 檄。
items-duohong =
    .help = 紅牌 { $count } 張，過九每張 10：加 { $value } 檄。
items-manyuanhua =
    .help = 面子和對子個個有紅：加 { $value } 檄。
items-daxiaozi =
    .help = 全部同是大字或小字：加 { $value } 檄。
items-yinhu =
    .help = 紅字團圓 { $pieces }：加 { $value } 檄。
items-zhuohu =
    .help = 團圓 { $pieces }，不相連：加 { $value } 檄。
items-zimeizhuo =
    .help = 團圓 { $pieces }，兩組相連：加 { $value } 檄。
items-sanluanzhuo =
    .help = 團圓 { $pieces }，三組互不相連：加 { $value } 檄。
items-zimeizhuo_tuo =
    .help = 團圓 { $pieces }，兩組相連帶一組：加 { $value } 檄。
items-zusunzhuo =
    .help = 團圓 { $pieces }，三組連成一串：加 { $value } 檄。
items-jiabapengtou =
    .help = { $pieces } 大小字都團圓：加 { $value } 檄。
items-bapengtou =
    .help = 八和捌都團圓：加 { $value } 檄。
items-haidihu =
    .help = 胡的 { $pieces } 是底牌最後一張：加 { $value } 檄。
items-dandiao =
    .help = { $pieces } 湊成對子：加 { $value } 檄。
items-beikaobei =
    .help = { $pieces } 湊成刻子而胡：加 { $value } 檄。
items-dianhu =
    .help = 只有一張紅牌：乘 { $value }。
items-yidianhong =
    .help = 只有一張紅牌，兩項都計：再乘 { $value }。
items-wuhu =
    .help = 沒有紅牌：乘 { $value }。
items-hongwu =
    .help = 紅牌 { $count } 張，十四起：乘 { $value }。
items-duizihu =
    .help = 六個面子全是刻子或槓子：乘 { $value }。
items-wudui =
    .help = 全是刻子或槓子而沒有紅牌：乘 { $value }。
items-hard =
    .help = 面子、對子、團圓合計 { $value } 檄，起胡要 { $min }。
items-add =
    .help = 名堂合計加 { $value } 檄。
items-mult =
    .help = 名堂合計乘 { $value }。
items-total =
    .help = （硬檄 { $hard }＋名堂 { $add }）×{ $mult }＝{ $value } 檄。
items-win =
    .help = { $payer } 付 { $winner } 總檄 { $value }。
    .help_sum = { $payer } 付 { $winner }：（硬檄 { $hard }＋名堂 { $add }）×{ $mult }＝{ $value } 檄。
    .help_multiply_first = { $payer } 付 { $winner }：硬檄 { $hard }×{ $mult }＋名堂 { $add }＝{ $value } 檄。
items-discarder_all =
    .help = { $payer } 打出胡的那張，替兩家付 { $winner } 共 { $value }。
items-dreamer =
    .help = 守醒和莊家同進退：{ $payer } 付 { $payee } { $value }。
items-huang =
    .help = 底牌摸完無人胡，各家不付。

## option_conflicts

option_conflicts-discarder_pays_idle = 只胡摸牌，就沒有人胡打出的牌，「打者包付」用不着。
option_conflicts-dandiao_any_idle = 只胡摸牌，單吊「打牌也算」用不着。
option_conflicts-lock_blocks_win_idle = 選了不鎖牌，「鎖牌限胡」用不着。

## refusals

refusals-malformed = 這一步看不懂：「{ $field }」缺了或寫錯了。
refusals-unknown_verb = 沒有「{ $verb }」這種行動；可以打、吃、碰、槓、偎、胡、過。
refusals-draw_is_automatic = 摸牌是自動的，不用你動手。
refusals-unknown_seat = 沒有 { $seat } 號座位；座位是 0 至 3。
refusals-unknown_piece = 沒有「{ $piece }」這張牌。
refusals-chi_name_two = 吃要指明手上兩張牌，你指了 { $count } 張。
refusals-wei_bad_size = 偎只可以放三張或四張，不是 { $count } 張。
refusals-hand_over = 這局已經完了。
refusals-dreamer_never_acts = 你這局守醒，只看不打。
refusals-not_your_turn = 未輪到你，現在是 { $player }。
refusals-wei_before_hu = 偎在胡之前：先偎 { $piece }，偎完成牌才胡。
    .short = 先偎
refusals-wei_cannot_pass = 你有 { $held } 張 { $piece }，又摸到一張，必須偎，不能過。
    .short = 必須偎
refusals-wei_forced = 你有 { $held } 張 { $piece }，又摸到一張，現在只可以偎。
    .short = 必須偎
refusals-wei_four_off = 這桌不設槓，偎只放三張。
    .short = 本桌無槓
refusals-wei_four_needs_three = 偎四張要手上有三張 { $piece }，你有 { $held } 張；偎三張就可以。
    .short = 要有三張{ $piece }
refusals-wei_own_draw_only = 自己從底牌摸到的牌才可以偎。
    .short = 自己摸才偎
refusals-wei_needs_two = 偎要手上有兩張 { $piece }，你有 { $held } 張。
    .short = 要有兩張{ $piece }
refusals-discard_cannot_pass = 輪到你打牌，不能過；打一張。
refusals-no_exposed_card = 現在沒有亮出的牌可以{ $verb }；輪到你打一張。
refusals-card_laid = { $piece } 已經落地，不能再打；從手牌裡選一張。
refusals-not_held = 你手上沒有 { $pieces }。
refusals-hu_after_claim = { $verb }完不能接着胡；要胡，剛才那張就要喊胡。現在打一張。
    .short = 剛才才可胡
refusals-kong_off = 這桌不設槓。
    .short = 本桌無槓
refusals-kong_add_from_hand = 手上那張 { $piece } 不能補到已落地的三張上；要摸到第四張才可以加槓。
refusals-kong_needs_four = 輪到自己打牌時開槓，手上要有四張 { $piece }，你有 { $held } 張。
    .short = 要有四張{ $piece }
refusals-claim_first = 先看有沒有人要 { $piece }，未到打牌的時候。
refusals-claim_other_card = 現在只可以要亮出的 { $piece }。
refusals-own_discard = { $piece } 是你自己打出的，不能再要。
    .short = 自己打的
refusals-hu_discard_off = 這桌只胡摸牌，{ $piece } 是打出來的，不能胡。
    .short = 只胡摸牌
refusals-hu_not_complete = 還未成牌：要六個面子加一對。
    .short = 未成牌
refusals-hu_hard_short = 牌是成了，硬檄只有 { $hard }，要 { $min } 才可胡。
    .short = 硬檄不夠
refusals-hu_locked = 你已鎖 { $piece }，只可以湊成對子來胡，而且硬檄要滿 { $min }。
    .short = 已鎖{ $piece }
refusals-peng_own_draw = 碰是碰別家的牌；自己摸的 { $piece } 不能碰。
    .short = 自己摸不碰
refusals-peng_needs_two = 碰要手上有兩張 { $piece }，你有 { $held } 張。
    .short = 要有兩張{ $piece }
refusals-kong_own_draw_needs_set = 自己摸的 { $piece }，要已經碰了或偎了三張，才可以加槓。
    .short = 先要碰或偎
refusals-kong_add_own_draw_only = 別家亮出的 { $piece } 不能加到你落地的三張上；要自己摸到才可以。
    .short = 自己摸才加
refusals-kong_needs_three = 槓要手上有三張 { $piece }，你有 { $held } 張。
    .short = 要有三張{ $piece }
refusals-chi_not_next = 吃只可以吃上家的牌或自己摸的牌；這張是 { $player } 的。
    .short = 只吃上家
refusals-locked = 你已鎖 { $piece }（打過或過張），這局不能再用它吃、碰、槓、偎。
    .short = 已鎖{ $piece }
refusals-chi_not_held = 你手上沒有 { $piece }，不能用它吃。
refusals-chi_two_seven_ten = 這裡二七十不算一組；順子要三個連續數。
refusals-chi_mixed_sizes = { $pieces }：大字小字不能混成順子。
refusals-chi_wrap = { $pieces }：十和一不相連。
refusals-chi_not_run = { $pieces } 不是三個連續數，不成順子。
refusals-chi_none = 你手上沒有兩張牌能和 { $piece } 成順子。
    .short = 無順可吃
refusals-already_answered = { $piece } 你已經答過了，等結果。
refusals-not_asked = { $piece } 這張沒有你可以要的，不用答。
refusals-out_of_order = 記錄裡要先寫 { $player } 的回答。
refusals-dealer_invalid = 莊家要是座位 0 至 3，不是 { $value }。
refusals-deal_sizes = 座位 { $seat } 要有 { $need } 張牌，這裡是 { $count } 張。
refusals-stock_size = 底牌要有 { $need } 張，這裡是 { $count } 張。
refusals-deal_pieces = { $piece } 有 { $count } 張；每種牌要剛好 { $copies } 張。
refusals-score_dreamer = 座位 { $seat } 這局守醒，不會胡，也不會打牌。
refusals-score_source_unknown = 不知道「{ $value }」是怎樣來的牌；可選起手、偎、自己摸、別家摸、別家打。
refusals-score_win_missing = 請指明胡的是哪一張。
refusals-score_meld_unknown = 「{ $meld }」不是落地的面子；可寫吃、碰、偎、明槓、蓋槓。
refusals-score_too_many_copies = { $piece } 只有四張，這裡用了 { $have } 張。
refusals-score_wrong_count = 連落地的共要 { $need } 張，現在是 { $have } 張；每個槓多一張。
refusals-score_kong_off = 這套規則不設槓，不能有「{ $meld }」。
refusals-score_initial = 起手胡只限莊家，而且未有落地的牌。
refusals-score_wei_missing = 偎完即胡，落地的牌裡要有偎 { $piece }。
refusals-wrong_phase = 現在是「{ $phase }」，不能{ $verb }。

## hints

hints-win_now = 現在胡，總檄 { $total }。
hints-wait_for_more = 這張先不胡：沒見過的還有 { $count } 張能胡到 { $total } 檄。
hints-pass_win = 現在胡，總檄 { $total }；打下去，平均起來並不吃虧。
hints-best_wait = 打了就等 { $pieces }，沒見過的還有 { $count } 張。
hints-lone_card = { $piece } 孤零零，左右都接不上。
hints-breaks_nothing = 打 { $piece } 不拆對子、刻子和順子。
hints-discard_leaves = 打這張 { $piece }，手上還有 { $sets ->
        [0] {""}
       *[other] { $sets } 組刻子、
    }{ $pairs } 個對子。
hints-keep_pair_for_wei = 留着一對 { $piece }：自己摸到第三張就偎，{ $value } 檄。
hints-reach_hard = 這樣硬檄到 { $hard }，起胡要 { $min }。
hints-chi_starves_points = 順子沒有檄：吃了這張，刻子和對子最多湊到硬檄 { $hard }，不夠 { $min }。
hints-chi_no_points = 吃成 { $pieces }：順子沒有檄，牌卻離了手。
hints-peng_open = 碰 { $piece } 是明的，只有 { $value } 檄；自己摸到偎起來有 { $more } 檄。
hints-passing_locks = 不要就鎖 { $piece }，以後不能吃碰；外面還有 { $count } 張。
hints-lock_is_cheap = 鎖了 { $piece } 不要緊：{ $count ->
        [0] 外面沒有了
       *[other] 外面只剩 { $count } 張
    }。
hints-pass_leaves = { $piece } 不要：手上保住 { $sets ->
        [0] {""}
       *[other] { $sets } 組刻子、
    }{ $pairs } 個對子。
hints-safe_discard = { $player } 打過 { $piece }，已鎖，不能吃也不能碰。
hints-deny_next = 留住 { $piece }：打出去，下家 { $player } 很可能吃得到；打 { $discard } 就吃不到。
hints-fourth_makes_tuanyuan = 第四張 { $piece } 到手就團圓，多 { $value } 檄。
hints-towards_pattern = 離「{ $combo }」只差 { $count } 張，值得朝它做。
hints-reds_or_black = 你只有 { $count } 張紅牌：打掉 { $piece }，做烏和或點和。
hints-wei_keep_fourth = 偎三張，留一張 { $piece } 配順子；留得住，團圓一樣算。
hints-wei_spare = 偎三張，第四張 { $piece } 留着，隨時可打。
hints-lays_points = 這樣多 { $value } 硬檄，連現有的共 { $hard }。
hints-lays_meld = 這樣六組面子已成 { $count } 組。
