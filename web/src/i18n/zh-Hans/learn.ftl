## The courses

learn-title = 学打牌
learn-sub = 每课一个局面，做一件事
learn-lesson = 第 { $number } 课
learn-done = 做完
learn-done-first = 做完 · 一次做对
learn-continue = 第 { $number } 课 · { $title }
learn-last = 坐下打一局，你会赢
learn-whole = 这个游戏学完了。
learn-step = 第 { $step }/{ $of } 步
learn-leave = 离开这课，步数会记住
learn-go-on = 继续
learn-finish = 这课做完
learn-again = 再试
learn-first-try = 一次做对
learn-rule = 规则 §{ $section }
learn-pieces = 这一课的牌
learn-piece = { $name }，{ $look ->
    [picked] 选了
    [wrong] 不对
    [done] 对了
   *[glow] 看这张
}
learn-verb-play = 打出
learn-verb-lead = 引
learn-verb-beat = 击
learn-verb-discard = 垫出
learn-verb-chi = 吃
learn-won = 这局，你赢了
learn-account = 看这局的账
learn-sit-down = 坐下打一局（对手：新手）
learn-other = 学{ $game }
learn-home = 第一次玩？
learn-home-help = 每课一个局面，做一件事；十五分钟打赢第一局。
learn-home-go = 学打牌
learn-first-title = 第一局 · { $game }

## A guided first hand, and the coach

learn-step-1 = 你坐上一张真的牌桌，对手是新手。不限时间，输赢不要紧。
learn-step-2 = 金色的一行会告诉你：现在怎么回事、该按什么、为什么。
learn-step-3 = 拿不定主意，按灯泡看高手的选择和理由。打错了可以悔牌。
learn-begin = 发牌
learn-opening = 发牌中……
learn-rules = 先看规则
learn-coach = 教练
learn-ask = 你会怎么打？
learn-thinking = 想一想……
learn-close = 知道了
learn-fold = 收起教练
learn-open = 叫教练
learn-folded = 教练在这里等你。
