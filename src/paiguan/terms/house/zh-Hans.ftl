## words

words-seat = { $seat } 号座位
words-may = 可以：{ $verb }。
words-comma = 、
words-and = 、
words-you = 你
words-your = 你的
words-whose = { $name } 的
words-go_on = 这里没有要你决定的事；等齐人再往下走。
words-gone_on = 等其他人

## option_conflicts

option_conflicts-option_unknown = 没有“{ $option }”这个选项。
option_conflicts-option_value = “{ $option }”不能设为“{ $value }”，可用：{ $allowed }。
option_conflicts-option_not_integer = “{ $option }”要是整数，不能是“{ $value }”。
option_conflicts-option_too_small = “{ $option }”最少是 { $min }，不能是 { $value }。
option_conflicts-option_too_large = “{ $option }”最多是 { $max }，不能是 { $value }。
option_conflicts-preset_unknown = 没有“{ $preset }”这套规则，可选：{ $allowed }。

## hints

hints-forced = 这里只有一种合规的打法，不用提示。
hints-first_choice = 模型的第一选择；各种走法还在衡量。
hints-best_expected = { LOSS($gain) ->
        [loss] 预计输 { AMOUNT($gain) } 分，比其次的走法少输 { $lead }。
       *[other] 预计得 { $gain } 分，比其次的走法多 { $lead }。
    }
hints-as_good = { LOSS($gain) ->
        [loss] 预计输 { AMOUNT($gain) } 分，
       *[other] 预计得 { $gain } 分，
    }别的走法也差不多。

## worth: 提示的每一步预计得失；其他走法与第一个在同样的牌局里比

worth-first = { $gain ->
        [0] 预计不赢不输
       *[other] { LOSS($gain) ->
            [loss] 预计输 { AMOUNT($gain) } { $unit }
           *[other] 预计赢 { $gain } { $unit }
        }
    }
worth-equal = 差不多
worth-weighing = 还在衡量
worth-less = 少 { $lost } { $unit }

## refusals

refusals-match_over = { $hands } 局已打完，可以开新的一场。
refusals-no_hand = 这时没有牌局。
refusals-not_stored = 牌馆现在存不了数据，所以什么都没有改变。请过一会儿再试。
refusals-stale = 牌局已经往前走了，请再看一下。
refusals-bad_seal = 封条是 64 位十六进制数字，每人只封一次，不能抄别人的。
refusals-wrong_number = 这个数不是封起来的那一个。
refusals-wait_a_moment = 稍等一下，马上就好。
refusals-dice_are_ours = 骰子由牌馆来掷。
refusals-not_between_hands = 这一局还没完。
refusals-no_such_seat = 没有这个座位。
refusals-seat_taken = 这个座位有人了。
refusals-match_begun = 这场已经开始了。
refusals-table_closed = 桌主已经收了这一桌。
refusals-next_hand_first = 这一局你拿过别的牌，打完这局才能坐这个位。
refusals-no_chat_here = 这一桌不能打字，可以说现成的话。桌主开私人桌的时候可以开放打字。
refusals-nothing_written = 这句话里没有看得见的字。
refusals-match_not_over = 这场还没完。
refusals-only_a_try = 再试只打这一局；从复盘可以再试一次。
refusals-daily_once = 这副牌只打一次，明天还有。
refusals-daily_waits = 这手牌没有人替你打。关掉页面就行，牌会等到这天过后两小时。
refusals-daily_compiling = 这个游戏还在编译，编译完之前电脑的打法会不一样。每日一局大约一分钟后开放。
refusals-daily_closing = 这一天的牌还有人在打完。世界标准时间零时过后两小时便可以补打。
refusals-daily_no_day = 这里没有这一天、这个游戏的每日一局。
refusals-daily_other_guest = 这个浏览器上已有另一位客人打过这副牌。
refusals-daily_address = 今天从你这个地址已有很多人打过这副牌。试试别的游戏，或明天再来。
refusals-ratings_off = 请先在“我的牌局”打开自己在这个游戏的等级分：等级分只给自愿有等级分的人看。
refusals-no_hints_daily = 每日一局没有提示。
refusals-not_your_decision = 这里不是你的决定，不能从这里再打。
refusals-no_takeback = 只有对机器人、而且这一局没完时可以悔牌。
refusals-not_seated = 你没有座位，只能旁观。
refusals-host_only = 只有开桌的人可以这样做。
refusals-not_asked = 现在还轮不到你。
refusals-bad_seats = 这套规则要 { $count } 个座位，其中一个是你。
refusals-too_large = 消息太长，最多 { $most } 字节。
refusals-unreadable = 这个消息看不明白。
refusals-still_compiling = 这种牌还在编译，提示和复盘大约一分钟后就有。
refusals-unknown_phrase = 没有这句话。
refusals-too_many = 一下子太多了，请过 { $seconds } 秒再试。
refusals-too_many_public = 你已有 { $most } 桌在大厅等人：先开始一桌或离座，或者开一桌不公开的。
refusals-slow_is_private = 一手可以想这么久的桌，只给有链接的人：请开一桌不公开的。
refusals-bad_code = 代码不对、用过了，或者已经过期。请在另一台设备上再要一个。
refusals-same_identity = 这台设备已经是这位客人。
refusals-two_seats = 两位客人在同一桌都有座位；请先离开其中一个。
refusals-bad_passkey = 这里不认识这把通行密钥。什么都没有变。
refusals-old_passkey_request = 这次请求已经过期，或者已经回答过。请再试一次。
refusals-many_passkeys = 通行密钥已经够多了；请先删去一把。
refusals-push_off = 这间牌馆不发通知。
refusals-bad_push = 浏览器给的不是推送服务的地址和密钥。什么都没有变。
refusals-many_push = 你已有 { $most } 个浏览器会收到通知。请先在其中一个关掉。
refusals-empty_bin = 没有可以取回的东西。
refusals-watchers_listen = 这一桌旁观的人不能发言；坐下来，或请开桌的人开放。
refusals-no_hints_here = 这一桌有别人同玩，不能问提示；开桌时可以开放给所有人。
refusals-say_less = 话说得太快了，稍等再说。
refusals-contest_table = 这一桌是比赛的：座位不能改。暂离时机器人代打；要退出比赛，在比赛的页面上。
refusals-round_shut = 这一轮还有别桌在打同一副牌，各桌都打完才可以看。
refusals-tournament_size = 比赛要有 1 至 { $rounds } 轮，每轮 1 至 { $hands } 局，1 至 { $tables } 桌，两轮之间最多 { $minutes } 分钟。
refusals-round_runs = 这一轮还在打，等各桌都打完。
refusals-no_tournament = 这里没有这场比赛。
refusals-tournament_over = 这场比赛已经结束。
refusals-tournament_full = 这场比赛满了：已有 { $most } 人。
refusals-tournament_last_round = 最后一轮已经开始，不能再加入。
refusals-tournament_empty = 还没有人参加。先把链接分享出去。
refusals-tournament_nobody = 没有这位参加者。
refusals-tournament_not_in = 请先参加。
refusals-tournament_no_round = 现在没有在打的一轮。
refusals-tournament_no_chair = 没有机器人的座位还有下一局可打。你由下一轮开始打。
refusals-tournament_paused = 比赛暂停了，请先继续。
refusals-tournament_owner_only = 只有办比赛的人可以这样做。
refusals-tournament_other_guest = 这个浏览器上已有另一位客人参加了。每人要用自己的设备。
refusals-tournament_name = 比赛要有个名字，至少一个看得见的字。
refusals-tournament_clock = 比赛的钟每手 5 至 { $most } 秒，备用时间最多 3600 秒。
refusals-tournament_begins = 第一轮的时间要在从现在起一个月之内。
refusals-too_many_tournaments = 你已有 { $most } 场比赛在进行：先结束一场。

## phrases: what may be said at a table

phrases-hello = 大家好！
phrases-good_luck = 祝好手气！
phrases-well_played = 打得好！
phrases-thanks = 谢谢！
phrases-oops = 哎呀！
phrases-thinking = 让我想想……
phrases-hurry = 快点儿吧！
phrases-sorry = 不好意思！
phrases-one_more = 再来一局？
phrases-bye = 先走一步，再会！

## levels

levels-sharp_no_net = 这个游戏还没有训练好的模型，“快手”改用高手的推算，只用十分之一的时间。
    .short = 未有模型，照高手打
levels-sharp_untested = 这个游戏的模型没有在这套规则下测试过，“快手”改用高手的推算，只用十分之一的时间。
    .short = 规则未测试，照高手打
levels-sharp_bad_net = 这个游戏的模型无法使用，“快手”改用高手的推算。
    .short = 模型无法使用，照高手打
levels-grandmaster_no_net = 这个游戏还没有训练好的模型，“宗师”和高手一样打。
    .short = 未有模型，照高手打
levels-grandmaster_untested = 这个游戏的模型没有在这套规则下测试过，“宗师”和高手一样打。
    .short = 规则未测试，照高手打
levels-grandmaster_bad_net = 这个游戏的模型无法使用，“宗师”和高手一样打。
    .short = 模型无法使用，照高手打
levels-grandmaster_unproven = 这个游戏的模型还没有证明能让推算更强，“宗师”和高手一样打。
    .short = 这里照高手打

## share: what the preview of a shared link says; a line of a title is a line of its picture

share-house = 牌馆
share-home =
    五种传统牌戏，
    坐下就玩
share-home_line = 不用注册・没有真钱
share-invites =
    { $name }邀你
    打{ $game }
share-come =
    一起来
    打{ $game }
share-line = 点一下就坐下・不用注册・没有真钱
share-left = 还有 { $count } 个座
share-full = 人齐了，可以旁观
share-playing =
    一桌
    { $game }
share-over =
    { $game }
    打完了
share-bot = 机
share-replay =
    { $game }
    牌局重播
share-replay_line = 一手一手看
share-rules =
    { $game }
    怎么玩
share-learn =
    学
    { $game }
share-learn_line = 短短几课，再打一局
share-score =
    { $game }
    计分器
share-score_line = 实体牌局用的，不必自己算
share-puzzles =
    { $game }残局：
    你会怎么打？
share-puzzles_line = 一个局面，一手最好
share-daily =
    每日{ $game }：
    你会怎么打？
share-daily_line = { $day }・人人同一副牌，只打一次
share-tournament =
    { $game }
    比赛
share-tournament_line = 点一下就参加・不用登记・没有真钱

## push: what the browser shows a guest who is away, under the name of the game; no piece, and nothing that is hidden

push-turn_own = 你开的那桌，轮到你了。
push-turn_named = { $name }开的那桌，轮到你了。
push-turn_nobody = 轮到你了。
push-next_own = 你开的那桌，下一局等你。
push-next_named = { $name }开的那桌，下一局等你。
push-next_nobody = 下一局等你。
