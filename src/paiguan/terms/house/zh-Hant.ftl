## words

words-seat = { $seat } 號座位
words-may = 可以：{ $verb }。
words-comma = 、
words-and = 、
words-you = 你
words-your = 你的
words-whose = { $name } 的
words-go_on = 這裡沒有要你決定的事；等齊人再往下走。
words-gone_on = 等其他人

## option_conflicts

option_conflicts-option_unknown = 沒有「{ $option }」這個選項。
option_conflicts-option_value = 「{ $option }」不可設為「{ $value }」，可用：{ $allowed }。
option_conflicts-option_not_integer = 「{ $option }」要是整數，不可是「{ $value }」。
option_conflicts-option_too_small = 「{ $option }」最少是 { $min }，不可是 { $value }。
option_conflicts-option_too_large = 「{ $option }」最多是 { $max }，不可是 { $value }。
option_conflicts-preset_unknown = 沒有「{ $preset }」這套規則，可選：{ $allowed }。

## hints

hints-forced = 這裡只有一種合規的打法，不用提示。
hints-first_choice = 模型的第一選擇；各種走法還在衡量。
hints-best_expected = { LOSS($gain) ->
        [loss] 預計輸 { AMOUNT($gain) } 分，比其次的走法少輸 { $lead }。
       *[other] 預計得 { $gain } 分，比其次的走法多 { $lead }。
    }
hints-as_good = { LOSS($gain) ->
        [loss] 預計輸 { AMOUNT($gain) } 分，
       *[other] 預計得 { $gain } 分，
    }別的走法也差不多。

## worth: 提示的每一步預計得失；其他走法與第一個在同樣的牌局裡比

worth-first = { $gain ->
        [0] 預計不贏不輸
       *[other] { LOSS($gain) ->
            [loss] 預計輸 { AMOUNT($gain) } { $unit }
           *[other] 預計贏 { $gain } { $unit }
        }
    }
worth-equal = 差不多
worth-weighing = 還在衡量
worth-less = 少 { $lost } { $unit }

## refusals

refusals-match_over = { $hands } 局已打完，可以開新的一場。
refusals-no_hand = 這時沒有牌局。
refusals-not_stored = 牌館現在存不了資料，所以什麼都沒有改變。請過一會兒再試。
refusals-stale = 牌局已經往前走了，請再看一下。
refusals-bad_seal = 封條是 64 位十六進位數字，每人只封一次，不能抄別人的。
refusals-wrong_number = 這個數不是封起來的那一個。
refusals-wait_a_moment = 稍等一下，馬上就好。
refusals-dice_are_ours = 骰子由牌館來擲。
refusals-not_between_hands = 這一局還未完。
refusals-no_such_seat = 沒有這個座位。
refusals-seat_taken = 這個座位有人了。
refusals-match_begun = 這場已經開始了。
refusals-table_closed = 桌主已經收了這一桌。
refusals-next_hand_first = 這一局你拿過別的牌，打完這局才能坐這個位。
refusals-no_chat_here = 這一桌不能打字，可以說現成的話。桌主開私人桌的時候可以開放打字。
refusals-nothing_written = 這句話裡沒有看得見的字。
refusals-match_not_over = 這場還未完。
refusals-only_a_try = 再試只打這一局；由檢討可以再試一次。
refusals-daily_once = 這副牌只打一次，明天還有。
refusals-daily_waits = 這手牌沒有人替你打。關掉頁面就行，牌會等到這天過後兩小時。
refusals-daily_compiling = 這個遊戲還在編譯，編譯完之前電腦的打法會不一樣。每日一局大約一分鐘後開放。
refusals-daily_closing = 這一天的牌還有人在打完。世界標準時間零時過後兩小時便可以補打。
refusals-daily_no_day = 這裡沒有這一天、這個遊戲的每日一局。
refusals-daily_other_guest = 這個瀏覽器上已有另一位客人打過這副牌。
refusals-daily_address = 今天從你這個位址已有很多人打過這副牌。試試別的遊戲，或明天再來。
refusals-ratings_off = 請先在「我的牌局」開啟自己在這個遊戲的等級分：等級分只給自願有等級分的人看。
refusals-no_hints_daily = 每日一局沒有提示。
refusals-not_your_decision = 這裡不是你的決定，不能由此再打。
refusals-no_takeback = 只有對機器人、而且這一局未完時可以收回。
refusals-not_seated = 你沒有座位，只能旁觀。
refusals-host_only = 只有開桌的人可以這樣做。
refusals-not_asked = 現在還輪不到你。
refusals-bad_seats = 這套規則要 { $count } 個座位，其中一個是你。
refusals-too_large = 訊息太長，最多 { $most } 字節。
refusals-unreadable = 這個訊息看不明白。
refusals-still_compiling = 這種牌還在編譯，提示和覆盤大約一分鐘後就有。
refusals-unknown_phrase = 沒有這句話。
refusals-too_many = 一下子太多了，請過 { $seconds } 秒再試。
refusals-too_many_public = 你已有 { $most } 桌在大廳等人：先開始一桌或離座，或者開一桌不公開的。
refusals-slow_is_private = 一手可以想這麼久的桌，只給有連結的人：請開一桌不公開的。
refusals-bad_code = 代碼不對、用過了，或者已經過期。請在另一台裝置上再要一個。
refusals-same_identity = 這台裝置已經是這位客人。
refusals-two_seats = 兩位客人在同一桌都有座位；請先離開其中一個。
refusals-bad_passkey = 這裡不認識這把通行密鑰。什麼都沒有變。
refusals-old_passkey_request = 這次請求已經過期，或者已經回答過。請再試一次。
refusals-many_passkeys = 通行密鑰已經夠多了；請先刪去一把。
refusals-push_off = 這間牌館不發通知。
refusals-bad_push = 瀏覽器給的不是推播服務的位址和金鑰。什麼都沒有變。
refusals-many_push = 你已有 { $most } 個瀏覽器會收到通知。請先在其中一個關掉。
refusals-empty_bin = 沒有可以取回的東西。
refusals-watchers_listen = 這一桌旁觀的人不能發言；坐下來，或請開桌的人開放。
refusals-no_hints_here = 這一桌有別人同玩，不能問提示；開桌時可以開放給所有人。
refusals-say_less = 話說得太快了，稍等再說。
refusals-contest_table = 這一桌是比賽的：座位不能改。暫離時機器人代打；要退出比賽，在比賽的頁面上。
refusals-round_shut = 這一輪還有別桌在打同一副牌，各桌都打完才可以看。
refusals-tournament_size = 比賽要有 1 至 { $rounds } 輪，每輪 1 至 { $hands } 局，1 至 { $tables } 桌，兩輪之間最多 { $minutes } 分鐘。
refusals-round_runs = 這一輪還在打，等各桌都打完。
refusals-no_tournament = 這裡沒有這場比賽。
refusals-tournament_over = 這場比賽已經結束。
refusals-tournament_full = 這場比賽滿了：已有 { $most } 人。
refusals-tournament_last_round = 最後一輪已經開始，不能再加入。
refusals-tournament_empty = 還沒有人參加。先把連結分享出去。
refusals-tournament_nobody = 沒有這位參加者。
refusals-tournament_not_in = 請先參加。
refusals-tournament_no_round = 現在沒有在打的一輪。
refusals-tournament_no_chair = 沒有機器人的座位還有下一局可打。你由下一輪開始打。
refusals-tournament_paused = 比賽暫停了，請先繼續。
refusals-tournament_owner_only = 只有辦比賽的人可以這樣做。
refusals-tournament_other_guest = 這個瀏覽器上已有另一位客人參加了。每人要用自己的裝置。
refusals-tournament_name = 比賽要有個名字，至少一個看得見的字。
refusals-tournament_clock = 比賽的鐘每手 5 至 { $most } 秒，備用時間最多 3600 秒。
refusals-tournament_begins = 第一輪的時間要在由現在起一個月之內。
refusals-too_many_tournaments = 你已有 { $most } 場比賽在進行：先結束一場。

## phrases: what may be said at a table

phrases-hello = 大家好！
phrases-good_luck = 祝好手氣！
phrases-well_played = 打得好！
phrases-thanks = 多謝！
phrases-oops = 哎呀！
phrases-thinking = 讓我想想……
phrases-hurry = 快點吧！
phrases-sorry = 不好意思！
phrases-one_more = 再來一局？
phrases-bye = 先走一步，再會！

## levels

levels-sharp_no_net = 這個遊戲還沒有訓練好的模型，「快手」改用高手的推算，只用十分之一的時間。
    .short = 未有模型，照高手打
levels-sharp_untested = 這個遊戲的模型沒有在這套規則下測試過，「快手」改用高手的推算，只用十分之一的時間。
    .short = 規則未測試，照高手打
levels-sharp_bad_net = 這個遊戲的模型無法使用，「快手」改用高手的推算。
    .short = 模型無法使用，照高手打
levels-grandmaster_no_net = 這個遊戲還沒有訓練好的模型，「宗師」和高手一樣打。
    .short = 未有模型，照高手打
levels-grandmaster_untested = 這個遊戲的模型沒有在這套規則下測試過，「宗師」和高手一樣打。
    .short = 規則未測試，照高手打
levels-grandmaster_bad_net = 這個遊戲的模型無法使用，「宗師」和高手一樣打。
    .short = 模型無法使用，照高手打
levels-grandmaster_unproven = 這個遊戲的模型還沒有證明能讓推算更強，「宗師」和高手一樣打。
    .short = 這裡照高手打

## share: what the preview of a shared link says; a line of a title is a line of its picture

share-house = 牌館
share-home =
    五種傳統牌戲，
    坐下就玩
share-home_line = 不用登記・沒有真錢
share-invites =
    { $name }邀你
    打{ $game }
share-come =
    一起來
    打{ $game }
share-line = 按一下就坐下・不用登記・沒有真錢
share-left = 還有 { $count } 個位
share-full = 人齊了，可以旁觀
share-playing =
    一桌
    { $game }
share-over =
    { $game }
    打完了
share-bot = 機
share-replay =
    { $game }
    牌局重播
share-replay_line = 一手一手看
share-rules =
    { $game }
    怎樣玩
share-learn =
    學
    { $game }
share-learn_line = 短短幾課，再打一局
share-score =
    { $game }
    計分器
share-score_line = 實體牌局用的，不必自己算
share-puzzles =
    { $game }殘局：
    你會怎樣打？
share-puzzles_line = 一個局面，一手最好
share-daily =
    每日{ $game }：
    你會怎樣打？
share-daily_line = { $day }・人人同一副牌，只打一次
share-tournament =
    { $game }
    比賽
share-tournament_line = 按一下就參加・不用登記・沒有真錢

## push: what the browser shows a guest who is away, under the name of the game; no piece, and nothing that is hidden

push-turn_own = 你開的那桌，輪到你了。
push-turn_named = { $name }開的那桌，輪到你了。
push-turn_nobody = 輪到你了。
push-next_own = 你開的那桌，下一局等你。
push-next_named = { $name }開的那桌，下一局等你。
push-next_nobody = 下一局等你。
