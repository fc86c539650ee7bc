## verbs

verbs-paitou =
    .log = { $player } 报牌头：{ $method }
verbs-roll =
    .log = { $player } 掷出 { $dice }，由 { $taker } 先拿牌
verbs-claim =
    .log = { $player } 亮出例牌：{ $kinds }
verbs-pass =
    .log = { $player } 不亮例牌（只有自己看得见）
verbs-play =
    .button_lead = 引出 { $combo }
    .button_beat = 打 { $combo }
    .log = { $player } 打 { $combo }
    .log_lead = { $player } 引出 { $combo }
    .log_win = { $player } 打 { $combo }，赢 { $count } 栋
    .brief = 打 { $combo }
    .brief_lead = 引出 { $combo }
verbs-discard =
    .button_count = 垫 { $count } 张
    .log = { $player } 垫 { $count } 张
    .log_own = { $player } 垫 { $pieces }（只有自己看得见）
    .brief = 垫 { $count } 张

## events

events-dealt =
    .log = 牌已分好，每家 { $count } 张
events-trick_heading =
    .log = 第 { $trick } 圈 · { $count }张
events-trick_won =
    .log = { $player } 用 { $combo } 赢 { $count } 栋
events-finish =
    .log = { $player } 用 { $combo } 结牌
events-finish_lipai =
    .log = { $player } 凭例牌 { $kinds } 获胜，这一局不用打
events-paid_now =
    .log = { $item }：{ $player } 当场收 { $amount }
events-caught =
    .log = { $player } 的 { $combo } 被 { $winner } 擒住，包赔各家
events-par =
    .log = { $player } 归本，不赔不收
events-your_lead =
    .log = 轮到你引牌
events-your_turn =
    .log = 轮到你：打比 { $top } 大的牌，或垫 { $count } 张
events-one_beats =
    .log = { $combo } 大过 { $top }：打出，或垫 { $count } 张
events-none_beats =
    .log = 没有牌大过 { $top }，垫 { $count } 张
events-cannot_finish =
    .log = 尾圈：要有 { $least } 栋才可结牌，你只有 { $stacks } 栋，打不得 { $top }，垫 { $count } 张
events-can_beat =
    .log = { $combo } 比 { $top } 大，可以打出。
events-can_lead =
    .log = { $combo }，可以引出。
events-can_discard =
    .log = 垫 { $count } 张，牌面朝下，别家看不到。
events-finish_with =
    .log = { $player } 用 { $combo } 结牌 · { $item }

## phases

phases-paitou =
    .prompt = 由你报牌头：选怎样拿牌
    .wait = 等 { $player } 报牌头
phases-roll =
    .prompt = 由你掷骰开牌
    .wait = 等 { $player } 掷骰
    .wait_own = 稍候，你的骰子正在掷出
phases-opening =
    .wait = 等庄家 { $player } 出头牌
    .wait_own = 稍候，就由你出头牌
phases-lipai =
    .prompt = 你有例牌 { $kinds }：亮出就赢，还是照打？
    .wait = 正在问例牌，稍候
phases-lead =
    .wait = 等 { $player } 引牌
phases-follow =
    .wait = 等 { $player } 打或垫
phases-over =
    .prompt = 这一局打完了

## items

items-zun =
    .help = { $payee } 引出 { $combo } 没人擒住，{ $payer } 当场付 { $units } 注。
items-qinzun =
    .help = { $payee } 用一对高脚七擒住文尊，{ $payer } 当场付 { $units } 注。
items-sida =
    .help = { $payee } 用 { $combo } 赢了这圈四文武牌，{ $payer } 当场付 { $units } 注。
items-loss =
    .help = { $payer } 得 { $stacks } 栋，归本要 { $par } 栋，计 { $units } 注。
    .line = 差 { $short } 栋
    .line_kong = 差 { $short } 栋 + 空栋
items-ru =
    .help = { $payee } 得 { $stacks } 栋，比归本的 { $par } 栋多，由结牌的 { $payer } 付 { $units } 注。
items-cover =
    .help = { $payer } 尾圈被擒，替 { $for } 赔 { $units } 注给 { $payee }。
    .help_self = { $payer } 尾圈被擒，自己的 { $units } 注也照赔给 { $payee }。
items-dealer =
    .help = { $player } 是庄家，连庄第 { $streak } 局，和庄家之间的收付 ×{ $factor }。
items-yao =
    .help = 自己引出单张 { $combo } 赢了尾圈，×{ $factor }。
items-baozun =
    .help = 引出 { $combo } 赢了尾圈，×{ $factor }。
items-sidabao =
    .help = 用 { $combo } 赢了尾圈，×{ $factor }。
items-sweep7 =
    .help = 全取八栋，但不合八支的条件，×{ $factor }。
items-sweep8 =
    .help = 全取八栋，并用 { $combo } 按条件结牌，×{ $factor }。
items-lipai7 =
    .help = 亮例牌 { $kinds }，算七枝，×{ $factor }。
items-lipai8 =
    .help = 亮例牌 { $kinds }，算八枝，×{ $factor }。
items-capture =
    .help = 尾圈的 { $led } 被 { $combo } 擒住，×{ $factor }。
items-kong =
    .help = { $payer } 一栋也没有，多赔 1 注。

## option_conflicts

option_conflicts-option_unknown = 天九没有“{ $option }”这个选项。
option_conflicts-option_value = “{ $option }”不能设为“{ $value }”，可用：{ $allowed }。
option_conflicts-preset_unknown = 天九没有“{ $preset }”这套规则。
option_conflicts-hands_range = 局数最少一局，不能是 { $value }。
option_conflicts-stake_range = 每注最少一个筹码，不能是 { $value }。
option_conflicts-lipai_unknown = 没有“{ $value }”这种例牌。
option_conflicts-lipai_twice = 例牌“{ $kind }”写了两次。
option_conflicts-lipai_ignored_small = 小天九没有例牌，所选例牌不起作用。
option_conflicts-small_par_ignored = 大天九一律四栋归本，“小天九基准”不起作用。
option_conflicts-sweep_ignored_small = 小天九没有七支、八支，“{ $option }”不起作用。
option_conflicts-ru_ignored_small = 小天九不会有入栋，“入栋的倍数”不起作用。
option_conflicts-tian_white_unused = 本桌没有全白或一点红，“天牌算白”不起作用。
option_conflicts-lipai_frequent = { $kinds } 很常见，开了会有不少局没打就结束。
option_conflicts-lipai_all = 七种例牌全开，大约三局里有两局没出头牌就结束。

## refusals

refusals-malformed = 这一步看不明白：“{ $field }”缺了或写错。
refusals-unknown_verb = 天九没有“{ $verb }”这一步；可以引、打、垫，开局时可以亮例牌。
refusals-unknown_seat = 没有 { $seat } 号座位，座位是 0 到 3。
refusals-piece_reversed = “{ $piece }”请写成“{ $correct }”，大点在前。
refusals-unknown_piece = 三十二张牌里没有“{ $piece }”。
refusals-too_many_copies = 一副牌只有 { $copies } 张{ $piece }。
refusals-dealer_invalid = 庄家要是 0 到 3 号座位，不是 { $value }。
refusals-streak_invalid = 连庄局数从 1 到一千万，不是 { $value }。
refusals-deal_missing = 没写发牌：要有四家的牌，或整副牌墙。
refusals-deal_and_wall = 四家的牌和牌墙只能写一样。
refusals-deal_sizes = { $seat } 号座位有 { $count } 张，应有 { $need } 张。
refusals-stock_size = 小天九要剩十六张不用的牌，这里是 { $count } 张。
refusals-stock_in_big = 大天九三十二张全发，不应剩 { $count } 张。
refusals-wall_size = 牌墙要三十二张，这里是 { $count } 张。
refusals-deal_pieces = { $piece }在发牌里有 { $count } 张，一副应有 { $copies } 张。
refusals-match_over = { $hands } 局已打完，可以开新的一场。
refusals-hand_over = 这一局已由 { $player } 赢了，等下一局。
refusals-seating_not_done = 还没定座，先掷骰选位。
refusals-seating_done = 已经定座，这一场不再换位。
refusals-seating_no_rethrow = 只有点数相同的人才再掷。
refusals-seating_throw_first = 等 { $players } 掷完骰，分出先后再选位。
refusals-chair_not_your_turn = 先由 { $player } 选位。
refusals-chair_unknown = 没有 { $chair } 号椅，椅是 0 到 3。
refusals-chair_taken = { $chair } 号椅 { $player } 已坐，请选别的。
refusals-deal_given = 牌已发好，不用报牌头，也不用掷骰。
refusals-already_dealt = 牌已分好，不再报牌头或掷骰。
refusals-not_roller = 牌头和骰子归 { $player }，请等一等。
refusals-paitou_fixed = 本桌牌头定为“{ $method }”，直接掷骰就可以。
refusals-paitou_unknown = 没有“{ $method }”这种牌头。
refusals-paitou_done = 牌头已报“{ $method }”，报了不改，请掷骰。
refusals-roll_before_paitou = 先报牌头，再掷骰。
refusals-dice_invalid = 要两颗骰子，每颗 1 到 6 点；“{ $dice }”不对。
refusals-not_dealt = 还没开牌，等 { $player } 掷骰。
refusals-lipai_answer_first = 你有例牌：{ $kinds }。先选亮出，或不亮照打。
refusals-lipai_small = 小天九没有例牌。
refusals-lipai_none_agreed = 本桌没有约定任何例牌。
refusals-lipai_passed = 你刚才选了不亮，这副例牌已作废。
refusals-lipai_closed = 头牌已出，不能再亮例牌。
refusals-lipai_not_agreed = 你的牌是{ $kinds }，但本桌没有约定这种例牌。
refusals-lipai_not_held = 你手上没有例牌。本桌约定的是：{ $kinds }。
refusals-opening_wait = 开局中，头牌还没出，请等一等。
refusals-pass_no_poll = 打天九没有“过”：引牌要出牌，跟牌可打可垫。
refusals-already_acted = 这一圈你已出过牌，现在等 { $player }。
refusals-not_your_turn = 还没轮到你，等 { $player } 先出：上家不打，下家不垫。
refusals-wrong_phase = 现在是“{ $phase }”，不能“{ $verb }”。
refusals-no_pieces = 先在手上选牌。
refusals-not_held = 你手上没有{ $pieces }。
refusals-not_enough_held = 你选了 { $count } 张{ $piece }，手上只有 { $have } 张。
refusals-lead_discard = 轮到你引牌，要亮着出，不能垫。
refusals-lead_too_many = 最多引出四张，你选了 { $count } 张。
refusals-lead_yao_partner = { $piece }只能和{ $partner }合成至尊宝，不配别的牌。
refusals-lead_no_civil_pair = { $pieces }不成对：文对要两张一样。
refusals-lead_no_military_pair = { $pieces }不成对：武对要点数相同。
refusals-lead_wrong_partner = { $piece }只配{ $partner }；文武混合只有天九、地八、人七、和五。
refusals-lead_no_partner = { $piece }不配武牌，只有天、地、人、和可以配。
refusals-lead_no_three = { $pieces }不成三张：要天九、地八、人七或和五，再加同一副的一张。
refusals-lead_two_pairs = { $pieces }是两对，不能一起引出；四张要成四天九、四地八、四人七或四和五。
refusals-lead_no_four = { $pieces }不成四张：只有四天九、四地八、四人七、四和五。
refusals-count_discard = 这一圈要垫 { $need } 张，你选了 { $count } 张。
refusals-count_play = 这一圈出 { $need } 张，你选了 { $count } 张。
refusals-last_trick_no_stack = 尾圈只出一张，你还没有栋，结牌要两栋，所以只能垫牌。
refusals-supreme_unbeatable = 至尊宝没有牌能打，只能垫两张。
refusals-wenzun_unbeatable = 本桌文尊不能擒，只能垫两张。
refusals-wenzun_caught = 文尊已被 { $player } 擒住，没有牌能再打，只能垫两张。
refusals-wenzun_only_61 = { $pieces }打不了文尊，只有一对高脚七能擒。
refusals-supreme_beats_nothing = { $combo }只能自己引出，不能打{ $top }。
refusals-follow_no_combo = { $pieces }不是{ $led_kind }。要比{ $top }大才能打，否则垫 { $need } 张。
refusals-other_kind = { $combo }是{ $kind }，{ $top }是{ $led_kind }，牌型不同，不能打。
refusals-beaten_since = { $combo }比{ $led }大，但大不过 { $player } 已打出的{ $top }，只能垫牌。
refusals-equal = { $combo }和桌上的{ $top }一样大，先出为大，只能垫牌。
refusals-lower = { $combo }没有{ $top }大，只能垫牌。
refusals-score_stacks_sum = 四家栋数合计 { $count }，应是 { $need }。
refusals-score_winner_two = { $player } 结牌，连尾圈在内最少要有两栋。
refusals-score_winner_last = { $player } 赢了 { $count } 张的尾圈，栋数不能少于 { $count }。
refusals-score_last_no_combo = 尾圈引出的{ $pieces }不成一种牌型。
refusals-score_last_not_beat = { $combo }打不了{ $led }，不会赢尾圈。
refusals-score_last_same = { $player } 引尾圈又赢尾圈，两处的牌要一样。
refusals-score_lipai_worth = 例牌请选一种本桌约定的：{ $kinds }。

## hints

hints-only_beater = 打{ $combo }：手上只有它大过{ $top }，赢了得 { $count } 栋。
hints-cheapest_beater = 用{ $combo }打{ $top }已够大，{ $keep }留着。
hints-takes_trick = 打{ $combo }稳赢这一圈：得 { $count } 栋，下一圈由你引牌。
hints-beat_last = 这是尾圈，用{ $combo }打{ $top }就可结牌：{ $count ->
        [0] 再没有牌打得过它
       *[other] 没见过的牌里，还有 { $count } 种打得过它
    }。
hints-beat_open = { $combo }打得过{ $top }；没见过的牌里，还有 { $count } 种打得过它。
hints-sure_lead = 引{ $combo }：外面已没有牌打得到它。
hints-safest_lead = 引{ $combo }：没见过的牌里有 { $count } 种打得过它；手上没有更难打的。
hints-lead_keeps = 引{ $combo }，留{ $keep }后引：没见过的牌里{ $count ->
        [0] 没有打得过它的
       *[other] 只有 { $count } 种打得过它
    }。
hints-lead_all = 引{ $combo }，一次出完：这就是尾圈，没见过的牌里{ $count ->
        [0] 没有打得过它的
       *[other] 有 { $count } 种打得过它
    }。
hints-avoid_empty = 打{ $combo }争 { $count } 栋：你还没有栋，空栋要多赔一注。
hints-qualify = 打{ $combo }争一栋：一栋都没有，单张的尾圈就不准打。
hints-keep_finish = 垫{ $discard }，留{ $pieces }：尾圈由你引出，外面没有牌打得到它。
hints-keep_together = 垫{ $discard }，{ $combo }不要拆：引出来，外面{ $count ->
        [0] 没有牌打得到它
       *[other] 只有一种牌打得到它
    }。
hints-low_discard = 垫{ $pieces }：手上配不成副，没见过的牌里至少有 { $count } 张比它大。
hints-discard_keeps = 垫{ $discard }，留{ $keep }：引出来，没见过的牌里{ $count ->
        [0] 没有打得过它的
       *[other] 有 { $count } 种打得过它
    }。
hints-discard_weaker = 垫{ $discard }，留{ $keep }：引出来，没见过的牌里只有 { $count } 种打得过它；垫掉的至少有 { $more } 种。
hints-leave_last = 垫牌：后面的人打不过{ $top }，尾圈就归 { $player }。
hints-zun_now = 现在引{ $combo }，即时收 { $amount } 注，还得两栋和引牌权。
hints-zun_last = 留{ $combo }到最后：在尾圈引它结牌，别家付的 ×{ $factor }。
hints-yao_risk = 早点脱手{ $piece }：留到尾圈引出，被{ $catcher }擒就要包赔；{ $percent ->
        [100] 几乎一定有人拿着{ $catcher }
       *[other] 有人拿着{ $catcher }的机会约 { $percent }%
    }。
hints-keep_catcher = 留{ $pieces }：{ $target }还没出现，有人在尾圈引它就可以擒。
hints-stop_player = 打{ $combo }截住 { $player }：若由这家结牌，你要付的 ×{ $factor }。
hints-lipai_show = 亮{ $kinds }，稳收 { $amount } 注。
hints-lipai_hold = 亮{ $kinds }稳收 { $amount } 注；照打预计{ LOSS($gain) ->
        [loss] 输 { AMOUNT($gain) }
       *[other] 得 { $gain }
    } 注。
hints-draws_alike = 牌已洗匀盖着，用哪种方法取牌都一样。
