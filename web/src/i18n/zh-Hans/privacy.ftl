privacy-title = 保存了什么
privacy-sub = 在哪里，保存多久
privacy-link = 保存了你的什么，保存多久
privacy-intro = 这里没有账号。客人只是一个名字和一个 cookie：不要邮箱，不要密码，没有广告，也没有别的网站的东西。
privacy-server = 在服务器上
privacy-guest = 你这位客人
privacy-guest-what = 你的名字、语言、第一次来的时间、最后一次来的日子，以及你每台设备的 cookie 的哈希值。
privacy-hands = 桌和牌局
privacy-hands-what = 一桌上发生的每一步，连同入座者的名字。说的话只传给同桌，不保存。有这一桌链接的人都可以重播，看得到规则让人看的。
privacy-results = 你的成绩
privacy-results-what = 打完的每一局：游戏、规则、输赢、名次、同桌是谁。只有你看得到这份清单。桌删去之后仍在，但不再有别人的名字。
privacy-reviews = 复盘出来的失误
privacy-reviews-what = 你复盘过的每一局：每种决定有几次、几次是失误、输了多少。只有你看得到。
privacy-daily = 每日一局
privacy-daily-what = 每副牌你那一次：时间、结果、每个决定的哈希值；还有这个浏览器自己的 cookie 的哈希值，和网络地址连同日期的哈希值，好让谁都不能打两次。也打过这副牌的人，看得到你的名字、结果，和从你座位看的那一局。
privacy-ratings = 等级分
privacy-ratings-what = 开启了才有：哪些游戏、从何时起、这个浏览器自己的 cookie 的哈希值，和每次计分之后的等级分。同一游戏里也计等级分的人，看得到你的名字和等级分。
privacy-tournaments = 比赛
privacy-tournaments-what = 你开的或参加的比赛：名字、轮次、各桌和成绩；还有这个浏览器自己的 cookie 的哈希值，好让谁都不能参加两次。有链接的人都看得到排名。
privacy-passkeys = 通行密钥
privacy-passkeys-what = 每把通行密钥公开的一半、你给它的名字、建立和最后使用的时间。秘密的一半从不离开你的设备。
privacy-push = 通知
privacy-push-what = 你要求了才有：你的浏览器在它的推送服务的地址、它用来读通知的密钥，以及上一次告诉你的是哪桌哪一问。通知只写游戏和开桌的人，不写牌；推送服务读不到内容。你关掉、浏览器取消，或你删去一切时一并删去。
privacy-codes = 给另一台设备的代码
privacy-codes-what = 你要过的代码的哈希值，以及浏览器随它交出的课程、残局、计分和再打。
privacy-deleted = 你删去的
privacy-deleted-what = “全部删去”之后，谁都不再是你；一段时间内可以反悔。之后你的名字从所有牌局消失，别人的也一样。每日一局的结果留下，不记名：能收回的结果不算结果。
privacy-guest_days = { $value ->
    [0] 一直保存，直到你删去。
   *[other] 最后一次来的 { $value } 天后删去，只要再没有你入座的桌。
}
privacy-abandoned_days = { $value ->
    [0] 没打完过一局的：一直保存。
   *[other] 没打完过一局的：最后一人离开 { $value } 天后删去。
}
privacy-finished_days = { $value ->
    [0] 其余的：一直保存。
   *[other] 其余的：最后一人离开 { $value } 天后删去。
}
privacy-daily_days = { $value ->
    [0] 一直保存。
   *[other] { $value } 天后删去。
}
privacy-bin_days = { $value ->
    [0] 立刻删去，不能取回。
   *[other] { $value } 天内可以取回。
}
privacy-code_minutes = 有效 { $value } 分钟，只能用一次。
privacy-challenge_minutes = 通行密钥要回答的问题有效 { $value } 分钟，只能用一次。
privacy-rewrite_hours = 已删去的客人原来的编号，再过 { $value } 小时也不留。
privacy-passing = 只在需要的时候
privacy-passing-what = 网络地址只在内存里计数，防止大量请求，不会写下来。日志里没有名字、地址和牌。主人做的备份有当时的一切，他保存多久就有多久。
privacy-device = 在这台设备上
privacy-device-cookie = 记住你是谁的 cookie，一年
privacy-device-bin = 全部删去之后：用来取回的 cookie
privacy-device-try = 这个浏览器的 cookie，不论客人是谁：每日一局只打一次，比赛只参加一次，通知发到这里；一年
privacy-device-settings = 语言、颜色、声音等设置
privacy-device-progress = 做过的课和残局
privacy-device-pads = 计分表
privacy-device-reviews = 打过的局的复盘、再打和封条
privacy-device-copies = 页面本身和看过的牌局，没有网络时用
privacy-device-help = cookie 由浏览器删：删去这个网站的数据即可。其余的可以在这里存档、删去。用代码，另一台设备除了你的牌局，也得到课程、残局、计分和再打；通行密钥只找回牌局。
privacy-save = 存一份（.json）
privacy-clear = 删去这台设备保存的
privacy-cleared = 这台设备上的已经删去。这个标签页关掉之前可以取回。
privacy-put-back = 取回
privacy-yours = 都是你的
privacy-yours-help = 在“我的牌局”可以全部带走、带到另一台设备，或者删去。
privacy-data = 其余的一切（.json）
privacy-mine = 去我的牌局
privacy-asking = 正在问服务器…
