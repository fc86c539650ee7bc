## The courses

learn-title = 學打牌
learn-sub = 每課一個局面，做一件事
learn-lesson = 第 { $number } 課
learn-done = 做完
learn-done-first = 做完 · 一次做對
learn-continue = 第 { $number } 課 · { $title }
learn-last = 坐下打一局，你會贏
learn-whole = 這個遊戲學完了。
learn-step = 第 { $step }/{ $of } 步
learn-leave = 離開這課，步數會記住
learn-go-on = 繼續
learn-finish = 這課做完
learn-again = 再試
learn-first-try = 一次做對
learn-rule = 規則 §{ $section }
learn-pieces = 這一課的牌
learn-piece = { $name }，{ $look ->
    [picked] 選了
    [wrong] 不對
    [done] 對了
   *[glow] 看這張
}
learn-verb-play = 打出
learn-verb-lead = 引
learn-verb-beat = 擊
learn-verb-discard = 墊出
learn-verb-chi = 吃
learn-won = 這局，你贏了
learn-account = 看這局的帳
learn-sit-down = 坐下打一局（對手：新手）
learn-other = 學{ $game }
learn-home = 第一次玩？
learn-home-help = 每課一個局面，做一件事；十五分鐘打贏第一局。
learn-home-go = 學打牌
learn-first-title = 第一局 · { $game }

## A guided first hand, and the coach

learn-step-1 = 你坐上一張真的牌桌，對手是新手。不限時間，輸贏不要緊。
learn-step-2 = 金色的一行會告訴你：現在怎樣、按什麼、為什麼。
learn-step-3 = 拿不定主意，按燈泡看高手的選擇和理由。打錯了可以收回。
learn-begin = 發牌
learn-opening = 發牌中…
learn-rules = 先看規則
learn-coach = 教練
learn-ask = 你會怎樣打？
learn-thinking = 想一想…
learn-close = 知道了
learn-fold = 收起教練
learn-open = 叫教練
learn-folded = 教練在這裡等你。
