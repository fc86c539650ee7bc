## verbs

verbs-discard =
    .log = { $player } 打 { $pieces }
verbs-wei =
    .button_four = 偎四张
    .detail = 放 { $count } 张
    .log = { $player } 偎 { $pieces }
    .log_four = { $player } 偎四张 { $pieces }，再摸一张
    .log_hidden = { $player } 偎牌，盖下 { $count } 张
    .log_four_hidden = { $player } 偎牌，盖下 { $count } 张，再摸一张
verbs-hu =
    .detail = { $count } 息
    .log = { $player } 胡 { $pieces }，共 { $count } 息
    .log_initial = { $player } 起手就胡，共 { $count } 息
    .log_wei = { $player } 偎 { $pieces } 就胡，共 { $count } 息
verbs-peng =
    .detail = { $pieces }
    .log = { $player } 碰 { $pieces }
verbs-kong =
    .detail = { $pieces }
    .log = { $player } 明杠 { $pieces }，再摸一张
    .log_covered = { $player } 盖杠 { $pieces }，再摸一张
    .log_covered_hidden = { $player } 盖杠，盖下 { $count } 张，再摸一张
    .log_added = { $player } 摸到第四张 { $pieces }，加杠，再摸一张
verbs-chi =
    .detail = { $pieces }
    .log = { $player } 吃 { $pieces }，成 { $combo }
verbs-pass =
    .detail = 会锁 { $pieces }
    .detail_free = 不会锁
    .confirm = 过了这张，这局就不能再拿 { $pieces } 吃、碰、杠、偎。真的过？
    .log = { $player } 过 { $pieces }
    .log_locks = { $player } 过 { $pieces }，从此锁住

## events

events-deal =
    .log = { $player } 坐庄，摸二十张；{ $dreamer } 守醒
events-draw =
    .log = { $player } 摸 { $pieces }
    .log_next = 没人要；{ $player } 摸 { $pieces }
events-draw_hidden =
    .log = { $player } 摸牌，要偎
    .log_next = 没人要；{ $player } 摸牌，要偎
events-draw_last =
    .log = { $player } 摸最后一张：{ $pieces }
    .log_next = 没人要；{ $player } 摸最后一张：{ $pieces }
events-outranked =
    .log = 你的 { $combo } 排在后面，{ $player } 先得 { $pieces }；你不会因此锁牌
events-exhausted =
    .log = 底牌摸完，荒牌
    .log_next = 没人要；底牌摸完，荒牌

## phases

phases-discard =
    .prompt = 轮到你打一张
    .prompt_hu = 可以胡，或者打一张
    .waiting = 等 { $player } 打牌
phases-wei =
    .prompt = 你摸到 { $pieces }，要偎
    .waiting = 等 { $player } 偎牌
phases-claim =
    .prompt = { $player } 摸出 { $pieces }，你可以要
    .prompt_discard = { $player } 打出 { $pieces }，你可以要
    .prompt_own = 你摸到 { $pieces }，可以要
    .prompt_worth = { $player } 摸出 { $pieces }，{ $verb }了硬息 { $hard }
    .prompt_discard_worth = { $player } 打出 { $pieces }，{ $verb }了硬息 { $hard }
    .prompt_own_worth = 你摸到 { $pieces }，{ $verb }了硬息 { $hard }
    .waiting = 看看有没有人要 { $pieces }
phases-over =
    .prompt = 这局结束了
    .waiting = 这局结束了

## terms

terms-hand_count = 手 { $count }
terms-laid_xi = 亮 { $count } 息
terms-hu_preview = 胡：{ $items }＝{ $total } 息

## items

items-pair_red =
    .help = 对子 { $pieces } 是红字：{ $value } 息。
items-pair_again =
    .help = 对子的 { $pieces } 在面子里也有：{ $value } 息。
items-peng =
    .help = 明放的刻子、杠子 { $pieces }：黑 2 红 3，共 { $value } 息。
items-zai =
    .help = 栽的刻子、杠子 { $pieces }：黑 3 红 4，共 { $value } 息。
items-tuanyuan =
    .help = 四张齐的 { $pieces }：黑 3 红 4，共 { $value } 息。
items-duohong =
    .help = 红牌 { $count } 张，过九每张 10：加 { $value } 息。
items-manyuanhua =
    .help = 面子和对子个个有红：加 { $value } 息。
items-daxiaozi =
    .help = 全是大字或全是小字：加 { $value } 息。
items-yinhu =
    .help = 红字团圆 { $pieces }：加 { $value } 息。
items-zhuohu =
    .help = 团圆 { $pieces }，不相连：加 { $value } 息。
items-zimeizhuo =
    .help = 团圆 { $pieces }，两组相连：加 { $value } 息。
items-sanluanzhuo =
    .help = 团圆 { $pieces }，三组互不相连：加 { $value } 息。
items-zimeizhuo_tuo =
    .help = 团圆 { $pieces }，两组相连带一组：加 { $value } 息。
items-zusunzhuo =
    .help = 团圆 { $pieces }，三组连成一串：加 { $value } 息。
items-jiabapengtou =
    .help = { $pieces } 大小字都团圆：加 { $value } 息。
items-bapengtou =
    .help = 八和捌都团圆：加 { $value } 息。
items-haidihu =
    .help = 胡的 { $pieces } 是底牌最后一张：加 { $value } 息。
items-dandiao =
    .help = { $pieces } 凑成对子：加 { $value } 息。
items-beikaobei =
    .help = { $pieces } 凑成刻子而胡：加 { $value } 息。
items-dianhu =
    .help = 只有一张红牌：乘 { $value }。
items-yidianhong =
    .help = 只有一张红牌，两项都算：再乘 { $value }。
items-wuhu =
    .help = 没有红牌：乘 { $value }。
items-hongwu =
    .help = 红牌 { $count } 张，十四起：乘 { $value }。
items-duizihu =
    .help = 六个面子全是刻子或杠子：乘 { $value }。
items-wudui =
    .help = 全是刻子或杠子而没有红牌：乘 { $value }。
items-hard =
    .help = 面子、对子、团圆合计 { $value } 息，起胡要 { $min }。
items-add =
    .help = 名堂合计加 { $value } 息。
items-mult =
    .help = 名堂合计乘 { $value }。
items-total =
    .help = （硬息 { $hard }＋名堂 { $add }）×{ $mult }＝{ $value } 息。
items-win =
    .help = { $payer } 付 { $winner } 总息 { $value }。
    .help_sum = { $payer } 付 { $winner }：（硬息 { $hard }＋名堂 { $add }）×{ $mult }＝{ $value } 息。
    .help_multiply_first = { $payer } 付 { $winner }：硬息 { $hard }×{ $mult }＋名堂 { $add }＝{ $value } 息。
items-discarder_all =
    .help = { $payer } 打出胡的那张，替两家付 { $winner } 共 { $value }。
items-dreamer =
    .help = 守醒跟庄家一起输赢：{ $payer } 付 { $payee } { $value }。
items-huang =
    .help = 底牌摸完没人胡，各家不付。

## option_conflicts

option_conflicts-discarder_pays_idle = 只胡摸牌，就没有人胡打出的牌，“点炮包付”用不上。
option_conflicts-dandiao_any_idle = 只胡摸牌，单吊“打牌也算”用不上。
option_conflicts-lock_blocks_win_idle = 选了不锁牌，“锁牌限胡”用不上。

## refusals

refusals-malformed = 这一步看不懂：“{ $field }”缺了或者写错了。
refusals-unknown_verb = 没有“{ $verb }”这种操作；可以打、吃、碰、杠、偎、胡、过。
refusals-draw_is_automatic = 摸牌是自动的，不用你动手。
refusals-unknown_seat = 没有 { $seat } 号座位；座位是 0 到 3。
refusals-unknown_piece = 没有“{ $piece }”这张牌。
refusals-chi_name_two = 吃要指明手里两张牌，你指了 { $count } 张。
refusals-wei_bad_size = 偎只能放三张或四张，不是 { $count } 张。
refusals-hand_over = 这局已经结束了。
refusals-dreamer_never_acts = 你这局守醒，只看不打。
refusals-not_your_turn = 还没轮到你，现在是 { $player }。
refusals-wei_before_hu = 偎在胡前面：先偎 { $piece }，偎完成牌才能胡。
    .short = 先偎
refusals-wei_cannot_pass = 你有 { $held } 张 { $piece }，又摸到一张，必须偎，不能过。
    .short = 必须偎
refusals-wei_forced = 你有 { $held } 张 { $piece }，又摸到一张，现在只能偎。
    .short = 必须偎
refusals-wei_four_off = 这桌不设杠，偎只放三张。
    .short = 本桌无杠
refusals-wei_four_needs_three = 偎四张要手里有三张 { $piece }，你有 { $held } 张；偎三张就行。
    .short = 要有三张{ $piece }
refusals-wei_own_draw_only = 自己从底牌摸到的牌才能偎。
    .short = 自己摸才偎
refusals-wei_needs_two = 偎要手里有两张 { $piece }，你有 { $held } 张。
    .short = 要有两张{ $piece }
refusals-discard_cannot_pass = 轮到你打牌，不能过；打一张。
refusals-no_exposed_card = 现在没有亮出的牌可以{ $verb }；轮到你打一张。
refusals-card_laid = { $piece } 已经落地，不能再打；从手牌里选一张。
refusals-not_held = 你手里没有 { $pieces }。
refusals-hu_after_claim = { $verb }完不能接着胡；要胡，刚才那张就该喊胡。现在打一张。
    .short = 刚才才能胡
refusals-kong_off = 这桌不设杠。
    .short = 本桌无杠
refusals-kong_add_from_hand = 手里那张 { $piece } 不能补到已落地的三张上；要摸到第四张才能加杠。
refusals-kong_needs_four = 轮到自己打牌时开杠，手里要有四张 { $piece }，你有 { $held } 张。
    .short = 要有四张{ $piece }
refusals-claim_first = 先看有没有人要 { $piece }，还没到打牌的时候。
refusals-claim_other_card = 现在只能要亮出的 { $piece }。
refusals-own_discard = { $piece } 是你自己打出的，不能再要。
    .short = 自己打的
refusals-hu_discard_off = 这桌只胡摸牌，{ $piece } 是打出来的，不能胡。
    .short = 只胡摸牌
refusals-hu_not_complete = 还没成牌：要六个面子加一对。
    .short = 没成牌
refusals-hu_hard_short = 牌是成了，硬息只有 { $hard }，要 { $min } 才能胡。
    .short = 硬息不够
refusals-hu_locked = 你已锁 { $piece }，只能凑成对子来胡，而且硬息要满 { $min }。
    .short = 已锁{ $piece }
refusals-peng_own_draw = 碰是碰别家的牌；自己摸的 { $piece } 不能碰。
    .short = 自己摸不碰
refusals-peng_needs_two = 碰要手里有两张 { $piece }，你有 { $held } 张。
    .short = 要有两张{ $piece }
refusals-kong_own_draw_needs_set = 自己摸的 { $piece }，要已经碰了或偎了三张，才能加杠。
    .short = 先要碰或偎
refusals-kong_add_own_draw_only = 别家亮出的 { $piece } 不能加到你落地的三张上；要自己摸到才行。
    .short = 自己摸才加
refusals-kong_needs_three = 杠要手里有三张 { $piece }，你有 { $held } 张。
    .short = 要有三张{ $piece }
refusals-chi_not_next = 吃只能吃上家的牌或自己摸的牌；这张是 { $player } 的。
    .short = 只吃上家
refusals-locked = 你已锁 { $piece }（打过或者过张），这局不能再用它吃、碰、杠、偎。
    .short = 已锁{ $piece }
refusals-chi_not_held = 你手里没有 { $piece }，不能用它吃。
refusals-chi_two_seven_ten = 这里二七十不算一组；顺子要三个连续数。
refusals-chi_mixed_sizes = { $pieces }：大字小字不能混成顺子。
refusals-chi_wrap = { $pieces }：十和一不相连。
refusals-chi_not_run = { $pieces } 不是三个连续数，不成顺子。
refusals-chi_none = 你手里没有两张牌能跟 { $piece } 成顺子。
    .short = 没顺可吃
refusals-already_answered = { $piece } 你已经答过了，等结果。
refusals-not_asked = { $piece } 这张没有你能要的，不用答。
refusals-out_of_order = 记录里要先写 { $player } 的回答。
refusals-dealer_invalid = 庄家要是座位 0 到 3，不是 { $value }。
refusals-deal_sizes = 座位 { $seat } 要有 { $need } 张牌，这里是 { $count } 张。
refusals-stock_size = 底牌要有 { $need } 张，这里是 { $count } 张。
refusals-deal_pieces = { $piece } 有 { $count } 张；每种牌要正好 { $copies } 张。
refusals-score_dreamer = 座位 { $seat } 这局守醒，不会胡，也不会打牌。
refusals-score_source_unknown = 不知道“{ $value }”是怎么来的牌；可选起手、偎、自己摸、别家摸、别家打。
refusals-score_win_missing = 请指明胡的是哪一张。
refusals-score_meld_unknown = “{ $meld }”不是落地的面子；可以写吃、碰、偎、明杠、盖杠。
refusals-score_too_many_copies = { $piece } 只有四张，这里用了 { $have } 张。
refusals-score_wrong_count = 连落地的一共要 { $need } 张，现在是 { $have } 张；每个杠多一张。
refusals-score_kong_off = 这套规则不设杠，不能有“{ $meld }”。
refusals-score_initial = 起手胡只限庄家，而且还没有落地的牌。
refusals-score_wei_missing = 偎完就胡，落地的牌里要有偎 { $piece }。
refusals-wrong_phase = 现在是“{ $phase }”，不能{ $verb }。

## hints

hints-win_now = 现在胡，总息 { $total }。
hints-wait_for_more = 这张先不胡：没见过的还有 { $count } 张能胡到 { $total } 息。
hints-pass_win = 现在胡，总息 { $total }；打下去，平均起来并不吃亏。
hints-best_wait = 打了就等 { $pieces }，没见过的还有 { $count } 张。
hints-lone_card = { $piece } 孤零零，左右都接不上。
hints-breaks_nothing = 打 { $piece } 不拆对子、刻子和顺子。
hints-discard_leaves = 打这张 { $piece }，手上还有 { $sets ->
        [0] {""}
       *[other] { $sets } 组刻子、
    }{ $pairs } 个对子。
hints-keep_pair_for_wei = 留着一对 { $piece }：自己摸到第三张就偎，{ $value } 息。
hints-reach_hard = 这样硬息到 { $hard }，起胡要 { $min }。
hints-chi_starves_points = 顺子没有息：吃了这张，刻子和对子最多凑到硬息 { $hard }，不够 { $min }。
hints-chi_no_points = 吃成 { $pieces }：顺子没有息，牌却离了手。
hints-peng_open = 碰 { $piece } 是明的，只有 { $value } 息；自己摸到偎起来有 { $more } 息。
hints-passing_locks = 不要就锁 { $piece }，以后不能吃碰；外面还有 { $count } 张。
hints-lock_is_cheap = 锁了 { $piece } 不要紧：{ $count ->
        [0] 外面没有了
       *[other] 外面只剩 { $count } 张
    }。
hints-pass_leaves = { $piece } 不要：手上保住 { $sets ->
        [0] {""}
       *[other] { $sets } 组刻子、
    }{ $pairs } 个对子。
hints-safe_discard = { $player } 打过 { $piece }，已锁，不能吃也不能碰。
hints-deny_next = 留住 { $piece }：打出去，下家 { $player } 很可能吃得到；打 { $discard } 就吃不到。
hints-fourth_makes_tuanyuan = 第四张 { $piece } 到手就团圆，多 { $value } 息。
hints-towards_pattern = 离“{ $combo }”只差 { $count } 张，值得朝它做。
hints-reds_or_black = 你只有 { $count } 张红牌：打掉 { $piece }，做乌和或点和。
hints-wei_keep_fourth = 偎三张，留一张 { $piece } 配顺子；留得住，团圆一样算。
hints-wei_spare = 偎三张，第四张 { $piece } 留着，随时可打。
hints-lays_points = 这样多 { $value } 硬息，连现有的共 { $hard }。
hints-lays_meld = 这样六组面子已成 { $count } 组。
