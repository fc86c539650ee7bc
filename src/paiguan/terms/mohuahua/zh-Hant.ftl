## combinations

combinations-single =
    .label = { $piece }
combinations-pair =
    .label = 一對{ $piece }
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
    .label = 擺牌
combinations-yu =
    .label = 魚牌
combinations-bailiang =
    .label = { $piece }擺兒量
combinations-yuliang =
    .label = { $piece }魚兒量
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
    .label = 一對天
combinations-heaven3 =
    .label = 三張天
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
    .log = { $player } 掀牌，開打
verbs-play =
    .button_beat = 打 { $combo }
    .log = { $player } 打 { $combo }
    .button_lead = 引 { $combo }
    .log_lead = { $player } 引 { $combo }
    .log_win = { $player } 打 { $combo }，賣 { $count } 墩
    .log_quad66 = { $player } 出天量子，這一輪算 { $count } 墩
    .log_extra = { $player } 出天量子，另搭 { $count } 張蓋牌
    .log_extra_open = { $player } 出天量子，另搭 { $pieces }
    .brief = 打 { $combo }
    .brief_lead = 引 { $combo }
    .brief_quad66 = 天量子，算 { $count } 墩
    .brief_extra = 天量子，搭 { $count } 張
verbs-discard =
    .button_count = 墊 { $count } 張
    .log = { $player } 墊 { $count } 張
    .log_open = { $player } 墊 { $pieces }
    .brief = 墊 { $count } 張
verbs-pad =
    .button_count = 補 { $count } 張
    .log = { $player } 補 { $count } 張
    .log_open = { $player } 補 { $pieces }
    .brief = 補 { $count } 張
verbs-declare =
    .log = { $player } 有 { $count } 墩，宣布勝利

## phases

phases-bid =
    .prompt = 掀：打這局。扣：想重洗，三家都扣才算。
    .wait = 等 { $player } 說掀牌還是扣牌
phases-lead =
    .prompt = 這一輪由你引牌。
    .wait = 等 { $player } 引牌
phases-follow =
    .prompt_top = { $best }沒有牌壓得住，墊 { $count } 張。
    .prompt_none = 沒有牌大過{ $best }，墊 { $count } 張。
    .prompt_one = { $combo }大過{ $best }：出，或墊 { $count } 張。
    .prompt_some = 輪到你：出牌壓過{ $best }，或墊 { $count } 張。
    .prompt_must_one = 有大必打：{ $combo }壓得過{ $best }。
    .prompt_must = 有大必打：要壓過{ $best }。
    .prompt = 輪到你：出 { $count } 張大過{ $best }的牌，沒有就墊。
    .wait = 等 { $player } 跟牌
phases-pad =
    .prompt = 天量子出了：請補 { $count } 張，什麼牌都可以。
    .wait = 等 { $player } 補牌
phases-done =
    .prompt = 這一局打完了
phases-washed =
    .prompt = 三家都扣牌，這一局不算

## items

items-gou =
    .help = { $tricks } 墩，在 6 到 10 墩之間：1 點。
items-ci =
    .help = { $tricks } 墩，到了 11 墩，也叫束牌：4 點。
items-ci_extra =
    .help = { $tricks } 墩，比 11 墩多 { $points } 墩，每墩 1 點：{ $points } 點。
items-xi =
    .help = 喜牌贏了 { $count } 組，每組 1 點：{ $points } 點。
items-niu =
    .help = 牛牌贏了 { $count } 組，每組 1 點：{ $points } 點。
items-liang =
    .help = 量子贏了 { $count } 副（擺兒量、魚兒量也算），每副 2 點：{ $points } 點。
items-value =
    .help = { $player }的牌值合計 { $points } 點，每個輸家各付這麼多。
items-two_winners =
    .help = { $winners }都夠 6 墩，互不付點，各向輸家收。
items-played_out =
    .help = 手牌出完，三家合共 16 墩。
items-washed =
    .help = 三家都扣牌，大家都是 0 點。
items-resting =
    .help = { $player }這一局休息，0 點。

## refusals

refusals-malformed = 這個動作的格式不對：{ $field }。
refusals-unknown_verb = 沒有「{ $verb }」這個動作；只有掀牌、扣牌、打牌、墊牌、補牌和宣布勝利。
refusals-unknown_seat = 沒有 { $seat } 號座位。
refusals-piece_reversed = 「{ $piece }」請寫成「{ $correct }」，大點在前。
refusals-unknown_piece = 這副牌沒有 { $piece }；四十八張只有十四種牌面。
refusals-too_many_copies = 一副牌只有 { $copies } 張{ $piece }。
refusals-dealer_invalid = { $value } 不是這張桌的座位，不能做莊。
refusals-deal_missing = 沒有寫發牌：每個座位的牌都要列出。
refusals-deal_seats = 發牌要寫明 { $need } 個座位，這裡有 { $count } 個。
refusals-deal_sizes = { $seat } 號座位發了 { $count } 張；打牌的三家每家要 { $need } 張。
refusals-deal_resting = { $player }這一局休息，不應該有牌。
refusals-deal_pieces = { $piece }發了 { $count } 張，整副牌只有 { $copies } 張。
refusals-no_pieces = 還沒有選牌；先選要出的牌。
refusals-cards_unexpected = 掀牌、扣牌和宣布勝利都不用出牌。
refusals-hand_over = 這一局已經結束，請等下一局。
refusals-hand_washed = 三家都扣牌，這一局洗掉了，請等重新發牌。
refusals-resting = 你這一局休息，下一局再打。
refusals-not_your_turn = 還未輪到你，現在是{ $player }。
refusals-bid_first = 先決定掀牌還是扣牌，然後才出牌。
refusals-bid_closed = 已經開打，不能再掀牌或扣牌。
refusals-lead_discard = 這一輪由你引牌，不能墊；引一張單牌也可以。
refusals-declare_not_on_lead = 輪到你引牌、牌還沒出的時候，才可以宣布勝利。
refusals-declare_too_few = 你有 { $tricks } 墩，要 { $need } 墩才可以宣布勝利。
refusals-pad_not_now = 現在不用補牌；天量子壓了一至三張的牌，才要補。
refusals-pad_only = 天量子已經收下這一輪，現在只能補 { $need } 張。
refusals-not_held = 你手上沒有{ $pieces }。
refusals-not_enough_held = { $piece }你只有 { $have } 張，出不了 { $count } 張。
refusals-lead_groups_size = { $kinds }合共 { $count } 張；幾組一起引，只可以是 4、6、8 或 12 張。
refusals-lead_size = 不能引 { $count } 張；只可以引 1、2、3、4、6、8 或 12 張。
refusals-trio_off = { $pieces }不成牌型；這一桌沒有開「三喜三牛」，喜、牛只有兩張一組。
refusals-trio_alone = 三喜、三牛只能單獨出，不能和別組一起引。
refusals-bai_groups_off = 擺牌一次只能引一組；這一桌沒有開「擺牌成組」。
refusals-lead_two_quads = 量子一次只能引一副，擺兒量、魚兒量也是。
refusals-lead_same_pips = { $pieces }都是 { $pips } 點，但不是同一種牌，不能一起引。
refusals-lead_not_combo = { $pieces }不成牌型；兩張以上要一樣的牌，或者是喜、牛、擺、魚、擺兒量、魚兒量。
refusals-extra_elsewhere = 這裡不能搭牌；跟牌出天量子，而引牌多過四張，才要搭。
refusals-quad66_led_xi = 引出的喜牌最大，天量子也壓不過{ $top }；只能墊 { $need } 張。
refusals-extra_not_needed = 這一輪引了 { $count } 張，天量子不用搭牌。
refusals-extra_count = 天量子要另搭 { $need } 張蓋牌，你搭了 { $count } 張。
refusals-on_heaven_quad = 天量子已經出了，沒有牌能大過；只能墊 { $need } 張。
refusals-locked_xi = 引出的喜牌最大，沒有牌能大過{ $top }；只能墊 { $need } 張。
refusals-locked_xi_quad_only = 引出的喜牌，只有天量子能大過；沒有就墊 { $need } 張。
refusals-count_play = 要出 { $need } 張，你選了 { $count } 張；只有天量子不限張數。
refusals-follow_xi = 喜牌引出來才大，跟牌時最小，壓不過{ $top }。
refusals-groups_topped = { $top }用了整組的天，沒有牌能大過；只能墊 { $need } 張。
refusals-under_two_niu = 兩組牛牌，只有天量子能大過；別的量子也不行。
refusals-groups_count = { $top }是 { $count } 組，要用同樣 { $count } 組牌，一組壓一組。
refusals-groups_not_each = { $combo }沒有每組都壓住{ $top }；一對天壓牛，擺或三張天壓魚，三張天壓擺。
refusals-follow_not_combo = { $pieces }不成牌型，壓不過{ $top }。
refusals-six_lower = { $combo }大不過{ $top }；六張牌是擺兒量＞魚兒量＞其他。
refusals-lower_class = { $combo }大不過{ $top }；天＞牛＞擺＞魚＞其他。
refusals-lower = { $combo }是 { $pips } 點，小過{ $top }的 { $top_pips } 點。
refusals-equal = { $combo }和{ $top }一樣大；要更大才壓得過，一樣大算先出的。
refusals-must_beat = 不能墊牌：你有大過{ $top }的牌，有大必打，例如{ $combo }。
refusals-count_discard = 要墊 { $need } 張，你選了 { $count } 張。
refusals-pad_count = 要補 { $need } 張，你選了 { $count } 張。
refusals-score_tricks_total = 三家合共 { $total } 墩，一局最多 16 墩。
refusals-score_tricks_short = 三家合共 { $total } 墩，打完是 16 墩；如果是宣布勝利，宣布的一家要有 { $need } 墩。
refusals-score_resting = { $player }這一局休息，不能有墩或喜、牛、量。
refusals-score_bonus_max = { $kind }記了 { $count }，一局最多 { $max }。
refusals-score_bonus_tricks = { $player }的喜、牛、量至少要贏 { $need } 墩，這裡只有 { $tricks } 墩。

## hints

hints-go_strong = 你大約能拿 { $count } 墩，夠得上 6 墩，掀牌。
hints-go_short = 你大約能拿 { $count } 墩，到不了 6 墩；不過掀牌並不比扣牌吃虧，別家掀了你一樣要打。
hints-fold_weak = 你大約只拿得到 { $count } 墩，到不了 6 墩；扣牌，也許能重洗。
hints-fold_wait = 你大約能拿 { $count } 墩；扣牌也不會白白放棄，別家掀了你一樣要打。
hints-fold_washes = 你大約能拿 { $count } 墩。別家都扣了，你也扣就重洗，大家不付。
hints-lead_xi = 喜牌只有引出來才大：現在引{ $combo }，穩收 { $count } 墩，夠了墩數還記喜。
hints-lead_unbeatable = 別家已經沒有牌能大過{ $combo }，引出來穩收 { $count } 墩。
hints-safest_lead = 引{ $combo }：沒見過的牌裡有 { $count } 種大得過它；手上沒有更難大過的。
hints-lead_keeps = 引{ $combo }，留{ $keep }：以後引出來，沒見過的牌裡{ $count ->
        [0] 沒有大得過它的
       *[other] 有 { $count } 種大得過它
    }。
hints-lead_all = 引{ $combo }，一次出完；沒見過的牌裡有 { $count } 種大得過它。
hints-win_the_lead = 用{ $combo }穩收這一輪，下一輪引{ $next }，別家沒有牌能大過它。
hints-beat_sure = 打{ $combo }穩收這一輪：{ $count } 墩，下一輪由你引。
hints-beat_last = 打{ $combo }穩收最後的 { $count } 墩。
hints-beat_cheapest = { $combo }已夠大，更大的{ $keep }留到後面。
hints-beat_open = { $combo }暫時最大；{ $player } 還沒出牌，沒見過的牌裡有 { $count } 種大得過它。
hints-keep_groups = 墊{ $pieces }，就不用拆{ $combo }。
hints-discard_low = 墊{ $pieces }：手上湊不成組，沒見過的牌裡至少有 { $count } 張比它大。
hints-discard_keeps = 墊{ $pieces }，留{ $keep }：以後引出來，沒見過的牌裡{ $count ->
        [0] 沒有大得過它的
       *[other] 有 { $count } 種大得過它
    }。
hints-leave_last = 手牌出完；後面沒有人大過，這一輪就歸 { $player }。
hints-keep_winners = 留住{ $combo }：輪到你引，別家大不過，{ $count } 墩穩收，加起來就有 { $need } 墩。
hints-quad66_now = 天量子沒有牌能大過：這一輪穩收 { $count } 墩，夠了墩數還記一個量。
hints-reach_target = 用{ $combo }穩收這一輪，你就有 { $tricks } 墩，{ $item }了。
hints-stop_rival = { $player }已有 { $tricks } 墩，贏了這一輪就到 { $need } 墩，不要放過去。
hints-play_on = 已經賜了，每多一墩再加 1 點：引{ $combo }穩收 { $count } 墩。
hints-declare_now = 以 { $tricks } 墩宣布勝利：每個輸家付 { $value } 點；手上已沒有穩收的引牌。
hints-declare_take = 以 { $tricks } 墩宣布勝利：每個輸家付 { $value } 點，穩拿。

## events

events-deal = { $player } 做莊，三家各 16 張
events-rest = { $player } 這一局休息
events-trick_won = { $player } 賣 { $count } 墩
events-trick_won_bonus = { $player } 賣 { $count } 墩，{ $bonus }
events-reached_gou = { $player } 有 { $count } 墩，夠了
events-reached_ci = { $player } 有 { $count } 墩，賜了
events-washed = 三家都扣牌，洗牌重來；下一局 { $player } 做莊
events-played_out = 十六墩打完，結算
events-next_dealer = 下一局：{ $player } 做莊

## table

table-key = 6 墩 夠，贏一家 · 11 墩 賜，贏兩家
table-dun = { $count } 墩
table-track_alt = 十六墩中已有 { $count } 墩
table-tag_xi = 喜 { $count }
table-tag_niu = 牛 { $count }
table-tag_liang = 量 { $count }
table-total = 總 { $points }
table-left = 剩 { $count } 張
table-trick_title = 第 { $n } 輪 · { $count }張
table-ok_lead = { $combo }，可以引。
table-ok_play = { $combo }大過{ $best }，可以打。
table-ok_discard = 壓不過{ $best }，可以墊 { $count } 張。
table-ok_discard_free = 可以墊 { $count } 張，把大牌留着。
table-ok_pad = 補 { $count } 張，可以。
table-piece_times = { $piece } ×{ $count }
