## verbs

verbs-paitou =
    .log = { $player } 報牌頭：{ $method }
verbs-roll =
    .log = { $player } 擲得 { $dice }，由 { $taker } 先取牌
verbs-claim =
    .log = { $player } 亮出例牌：{ $kinds }
verbs-pass =
    .log = { $player } 不亮例牌（只有自己看見）
verbs-play =
    .button_lead = 引 { $combo }
    .button_beat = 打 { $combo }
    .log = { $player } 打 { $combo }
    .log_lead = { $player } 引 { $combo }
    .log_win = { $player } 打 { $combo }，贏 { $count } 棟
    .brief = 打 { $combo }
    .brief_lead = 引 { $combo }
verbs-discard =
    .button_count = 墊 { $count } 張
    .log = { $player } 墊 { $count } 張
    .log_own = { $player } 墊 { $pieces }（只有自己看見）
    .brief = 墊 { $count } 張

## events

events-dealt =
    .log = 牌已分好，每家 { $count } 張
events-trick_heading =
    .log = 第 { $trick } 圈 · { $count }張
events-trick_won =
    .log = { $player } 以 { $combo } 贏 { $count } 棟
events-finish =
    .log = { $player } 以 { $combo } 結牌
events-finish_lipai =
    .log = { $player } 以例牌 { $kinds } 勝出，這一局不用打
events-paid_now =
    .log = { $item }：{ $player } 即時收 { $amount }
events-caught =
    .log = { $player } 的 { $combo } 被 { $winner } 擒，包賠各家
events-par =
    .log = { $player } 歸本，不賠不收
events-your_lead =
    .log = 輪到你引牌
events-your_turn =
    .log = 輪到你：打大過 { $top } 的牌，或墊 { $count } 張
events-one_beats =
    .log = { $combo } 大過 { $top }：打出，或墊 { $count } 張
events-none_beats =
    .log = 沒有牌大過 { $top }，墊 { $count } 張
events-cannot_finish =
    .log = 尾圈：要有 { $least } 棟才可結牌，你只有 { $stacks } 棟，打不得 { $top }，墊 { $count } 張
events-can_beat =
    .log = { $combo } 大過 { $top }，可以打出。
events-can_lead =
    .log = { $combo }，可以引出。
events-can_discard =
    .log = 墊 { $count } 張，牌面向下，別家看不到。
events-finish_with =
    .log = { $player } 以 { $combo } 結牌 · { $item }

## phases

phases-paitou =
    .prompt = 由你報牌頭：選怎樣取牌
    .wait = 等 { $player } 報牌頭
phases-roll =
    .prompt = 由你擲骰開牌
    .wait = 等 { $player } 擲骰
    .wait_own = 稍候，你的骰子正在擲出
phases-opening =
    .wait = 等莊家 { $player } 出頭牌
    .wait_own = 稍候，就由你出頭牌
phases-lipai =
    .prompt = 你有例牌 { $kinds }：亮出即勝，還是照打？
    .wait = 正在問例牌，稍候
phases-lead =
    .wait = 等 { $player } 引牌
phases-follow =
    .wait = 等 { $player } 打或墊
phases-over =
    .prompt = 這一局完了

## items

items-zun =
    .help = { $payee } 引 { $combo } 無人擒住，{ $payer } 即時付 { $units } 注。
items-qinzun =
    .help = { $payee } 以一對高腳七擒住文尊，{ $payer } 即時付 { $units } 注。
items-sida =
    .help = { $payee } 以 { $combo } 贏了這圈四文武牌，{ $payer } 即時付 { $units } 注。
items-loss =
    .help = { $payer } 得 { $stacks } 棟，歸本要 { $par } 棟，計 { $units } 注。
    .line = 差 { $short } 棟
    .line_kong = 差 { $short } 棟 + 空棟
items-ru =
    .help = { $payee } 得 { $stacks } 棟，比歸本的 { $par } 棟多，由結牌的 { $payer } 付 { $units } 注。
items-cover =
    .help = { $payer } 尾圈被擒，代 { $for } 賠 { $units } 注給 { $payee }。
    .help_self = { $payer } 尾圈被擒，自己的 { $units } 注也照賠給 { $payee }。
items-dealer =
    .help = { $player } 是莊家，連莊第 { $streak } 局，與莊家之間的收付 ×{ $factor }。
items-yao =
    .help = 自己引 { $combo } 單張贏了尾圈，×{ $factor }。
items-baozun =
    .help = 引 { $combo } 贏了尾圈，×{ $factor }。
items-sidabao =
    .help = 以 { $combo } 贏了尾圈，×{ $factor }。
items-sweep7 =
    .help = 全取八棟，但未合八支的條件，×{ $factor }。
items-sweep8 =
    .help = 全取八棟，並以 { $combo } 合條件結牌，×{ $factor }。
items-lipai7 =
    .help = 亮例牌 { $kinds }，作七枝，×{ $factor }。
items-lipai8 =
    .help = 亮例牌 { $kinds }，作八枝，×{ $factor }。
items-capture =
    .help = 尾圈的 { $led } 被 { $combo } 擒住，×{ $factor }。
items-kong =
    .help = { $payer } 一棟也沒有，多賠 1 注。

## option_conflicts

option_conflicts-option_unknown = 天九沒有「{ $option }」這個選項。
option_conflicts-option_value = 「{ $option }」不可設為「{ $value }」，可用：{ $allowed }。
option_conflicts-preset_unknown = 天九沒有「{ $preset }」這套規則。
option_conflicts-hands_range = 局數最少一局，不可以是 { $value }。
option_conflicts-stake_range = 每注最少一個籌碼，不可以是 { $value }。
option_conflicts-lipai_unknown = 沒有「{ $value }」這種例牌。
option_conflicts-lipai_twice = 例牌「{ $kind }」寫了兩次。
option_conflicts-lipai_ignored_small = 小天九沒有例牌，所選例牌不生效。
option_conflicts-small_par_ignored = 大天九一律四棟歸本，「小天九基準」不生效。
option_conflicts-sweep_ignored_small = 小天九沒有七支、八支，「{ $option }」不生效。
option_conflicts-ru_ignored_small = 小天九不會有入棟，「入棟的倍數」不生效。
option_conflicts-tian_white_unused = 本桌沒有全白或一點紅，「天牌算白」不生效。
option_conflicts-lipai_frequent = { $kinds } 很常見，開了會有不少局未打就完。
option_conflicts-lipai_all = 七種例牌全開，大約三局有兩局未出頭牌就完。

## refusals

refusals-malformed = 這一步看不明白：「{ $field }」缺了或寫錯。
refusals-unknown_verb = 天九沒有「{ $verb }」這一步；可以引、打、墊，開局時可亮例牌。
refusals-unknown_seat = 沒有 { $seat } 號座位，座位是 0 至 3。
refusals-piece_reversed = 「{ $piece }」請寫成「{ $correct }」，大點在前。
refusals-unknown_piece = 三十二張牌裡沒有「{ $piece }」。
refusals-too_many_copies = 一副牌只有 { $copies } 張{ $piece }。
refusals-dealer_invalid = 莊家要是 0 至 3 號座位，不是 { $value }。
refusals-streak_invalid = 連莊局數由 1 至一千萬，不是 { $value }。
refusals-deal_missing = 未寫發牌：要有四家的牌，或整副牌牆。
refusals-deal_and_wall = 四家的牌和牌牆只可寫一樣。
refusals-deal_sizes = { $seat } 號座位有 { $count } 張，應有 { $need } 張。
refusals-stock_size = 小天九要剩十六張不用的牌，這裡是 { $count } 張。
refusals-stock_in_big = 大天九三十二張全發，不應剩 { $count } 張。
refusals-wall_size = 牌牆要三十二張，這裡是 { $count } 張。
refusals-deal_pieces = { $piece }在發牌裡有 { $count } 張，一副應有 { $copies } 張。
refusals-match_over = { $hands } 局已打完，可以開新的一場。
refusals-hand_over = 這一局已由 { $player } 贏了，等下一局。
refusals-seating_not_done = 未執位，先擲骰選位。
refusals-seating_done = 已經執位，這一場不再換位。
refusals-seating_no_rethrow = 只有同點的人才再擲。
refusals-seating_throw_first = 等 { $players } 擲完骰，分了先後再選位。
refusals-chair_not_your_turn = 先由 { $player } 選位。
refusals-chair_unknown = 沒有 { $chair } 號椅，椅是 0 至 3。
refusals-chair_taken = { $chair } 號椅 { $player } 已坐，請選別的。
refusals-deal_given = 牌已發好，不用報牌頭，也不用擲骰。
refusals-already_dealt = 牌已分好，不再報牌頭或擲骰。
refusals-not_roller = 牌頭和骰子歸 { $player }，請等一等。
refusals-paitou_fixed = 本桌牌頭定為「{ $method }」，直接擲骰就可以。
refusals-paitou_unknown = 沒有「{ $method }」這種牌頭。
refusals-paitou_done = 牌頭已報「{ $method }」，報了不改，請擲骰。
refusals-roll_before_paitou = 先報牌頭，再擲骰。
refusals-dice_invalid = 要兩粒骰，每粒 1 至 6 點；「{ $dice }」不對。
refusals-not_dealt = 未開牌，等 { $player } 擲骰。
refusals-lipai_answer_first = 你有例牌：{ $kinds }。先選亮出，或不亮照打。
refusals-lipai_small = 小天九沒有例牌。
refusals-lipai_none_agreed = 本桌沒有約定任何例牌。
refusals-lipai_passed = 你剛才選了不亮，這副例牌已作廢。
refusals-lipai_closed = 頭牌已出，不可再亮例牌。
refusals-lipai_not_agreed = 你的牌是{ $kinds }，但本桌沒有約定這種例牌。
refusals-lipai_not_held = 你手上沒有例牌。本桌約定的是：{ $kinds }。
refusals-opening_wait = 開局中，頭牌未出，請等一等。
refusals-pass_no_poll = 打天九沒有「過」：引牌要出牌，跟牌可打可墊。
refusals-already_acted = 這一圈你已出了牌，現在等 { $player }。
refusals-not_your_turn = 未輪到你，等 { $player } 先出：上家不打，下家不墊。
refusals-wrong_phase = 現在是「{ $phase }」，不可以「{ $verb }」。
refusals-no_pieces = 先在手上選牌。
refusals-not_held = 你手上沒有{ $pieces }。
refusals-not_enough_held = 你選了 { $count } 張{ $piece }，手上只有 { $have } 張。
refusals-lead_discard = 輪到你引牌，要明出，不可墊。
refusals-lead_too_many = 最多引四張，你選了 { $count } 張。
refusals-lead_yao_partner = { $piece }只可和{ $partner }合成至尊寶，不配別的牌。
refusals-lead_no_civil_pair = { $pieces }不成對：文對要兩張一樣。
refusals-lead_no_military_pair = { $pieces }不成對：武對要點數相同。
refusals-lead_wrong_partner = { $piece }只配{ $partner }；文武混合只有天九、地八、人七、和五。
refusals-lead_no_partner = { $piece }不配武牌，只有天、地、人、和可以配。
refusals-lead_no_three = { $pieces }不成三張：要天九、地八、人七或和五，再加同一副的一張。
refusals-lead_two_pairs = { $pieces }是兩對，不可一起引；四張要成四天九、四地八、四人七或四和五。
refusals-lead_no_four = { $pieces }不成四張：只有四天九、四地八、四人七、四和五。
refusals-count_discard = 這一圈要墊 { $need } 張，你選了 { $count } 張。
refusals-count_play = 這一圈出 { $need } 張，你選了 { $count } 張。
refusals-last_trick_no_stack = 尾圈只出一張，你未有棟，結牌要兩棟，所以只可墊牌。
refusals-supreme_unbeatable = 至尊寶無牌可打，只可墊兩張。
refusals-wenzun_unbeatable = 本桌文尊不可擒，只可墊兩張。
refusals-wenzun_caught = 文尊已被 { $player } 擒住，再無牌可打，只可墊兩張。
refusals-wenzun_only_61 = { $pieces }打不到文尊，只有一對高腳七可擒。
refusals-supreme_beats_nothing = { $combo }只可自己引出，不能打{ $top }。
refusals-follow_no_combo = { $pieces }不是{ $led_kind }。要大過{ $top }才可打，否則墊 { $need } 張。
refusals-other_kind = { $combo }是{ $kind }，{ $top }是{ $led_kind }，牌式不同，不能打。
refusals-beaten_since = { $combo }大過{ $led }，但大不過 { $player } 已打的{ $top }，只可墊牌。
refusals-equal = { $combo }和桌上的{ $top }一樣大，先出為大，只可墊牌。
refusals-lower = { $combo }不夠{ $top }大，只可墊牌。
refusals-score_stacks_sum = 四家棟數合共 { $count }，應是 { $need }。
refusals-score_winner_two = { $player } 結牌，連尾圈最少要有兩棟。
refusals-score_winner_last = { $player } 贏了 { $count } 張的尾圈，棟數不可少過 { $count }。
refusals-score_last_no_combo = 尾圈引的{ $pieces }不成一種牌式。
refusals-score_last_not_beat = { $combo }打不到{ $led }，不會贏尾圈。
refusals-score_last_same = { $player } 引尾圈又贏尾圈，兩處的牌要一樣。
refusals-score_lipai_worth = 例牌請選一種本桌約定的：{ $kinds }。

## hints

hints-only_beater = 打{ $combo }：手上只有它大過{ $top }，贏了得 { $count } 棟。
hints-cheapest_beater = 用{ $combo }打{ $top }已夠大，{ $keep }留着。
hints-takes_trick = 打{ $combo }穩贏這一圈：得 { $count } 棟，下一圈由你引牌。
hints-beat_last = 這是尾圈，用{ $combo }打{ $top }就可結牌：{ $count ->
        [0] 再沒有牌打得過它
       *[other] 沒見過的牌裡，還有 { $count } 種打得過它
    }。
hints-beat_open = { $combo }打得過{ $top }；沒見過的牌裡，還有 { $count } 種打得過它。
hints-sure_lead = 引{ $combo }：外面已沒有牌打得到它。
hints-safest_lead = 引{ $combo }：沒見過的牌裡有 { $count } 種打得過它；手上沒有更難打的。
hints-lead_keeps = 引{ $combo }，留{ $keep }後引：沒見過的牌裡{ $count ->
        [0] 沒有打得過它的
       *[other] 只有 { $count } 種打得過它
    }。
hints-lead_all = 引{ $combo }，一次出完：這就是尾圈，沒見過的牌裡{ $count ->
        [0] 沒有打得過它的
       *[other] 有 { $count } 種打得過它
    }。
hints-avoid_empty = 打{ $combo }爭 { $count } 棟：你還沒有棟，空棟要多賠一注。
hints-qualify = 打{ $combo }爭一棟：一棟都沒有，單張的尾圈就不准打。
hints-keep_finish = 墊{ $discard }，留{ $pieces }：尾圈由你引出，外面沒有牌打得到它。
hints-keep_together = 墊{ $discard }，{ $combo }不要拆：引出來，外面{ $count ->
        [0] 沒有牌打得到它
       *[other] 只有一種牌打得到它
    }。
hints-low_discard = 墊{ $pieces }：手上配不成副，沒見過的牌裡至少有 { $count } 張比它大。
hints-discard_keeps = 墊{ $discard }，留{ $keep }：引出來，沒見過的牌裡{ $count ->
        [0] 沒有打得過它的
       *[other] 有 { $count } 種打得過它
    }。
hints-discard_weaker = 墊{ $discard }，留{ $keep }：引出來，沒見過的牌裡只有 { $count } 種打得過它；墊掉的至少有 { $more } 種。
hints-leave_last = 墊牌：後面的人打不過{ $top }，尾圈就歸 { $player }。
hints-zun_now = 現在引{ $combo }，即時收 { $amount } 注，還得兩棟和引牌權。
hints-zun_last = 留{ $combo }到最後：在尾圈引它結牌，別家付的 ×{ $factor }。
hints-yao_risk = 早點脫手{ $piece }：留到尾圈引出，被{ $catcher }擒就要包賠；{ $percent ->
        [100] 幾乎一定有人拿着{ $catcher }
       *[other] 有人拿着{ $catcher }的機會約 { $percent }%
    }。
hints-keep_catcher = 留{ $pieces }：{ $target }還沒出現，有人在尾圈引它就可以擒。
hints-stop_player = 打{ $combo }截住 { $player }：若由這家結牌，你要付的 ×{ $factor }。
hints-lipai_show = 亮{ $kinds }，穩收 { $amount } 注。
hints-lipai_hold = 亮{ $kinds }穩收 { $amount } 注；照打預計{ LOSS($gain) ->
        [loss] 輸 { AMOUNT($gain) }
       *[other] 得 { $gain }
    } 注。
hints-draws_alike = 牌已洗勻蓋着，用哪種方法取牌都一樣。
