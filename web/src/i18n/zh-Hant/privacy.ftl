privacy-title = 保存了什麼
privacy-sub = 在哪裡，保存多久
privacy-link = 保存了你的什麼，保存多久
privacy-intro = 這裡沒有帳號。客人只是一個名字和一個 cookie：不要電郵，不要密碼，沒有廣告，也沒有別的網站的東西。
privacy-server = 在伺服器上
privacy-guest = 你這位客人
privacy-guest-what = 你的名字、語言、第一次來的時間、最後一次來的日子，以及你每台裝置的 cookie 的雜湊值。
privacy-hands = 桌和牌局
privacy-hands-what = 一桌上發生的每一步，連同入座者的名字。說的話只傳給同桌，不保存。有這一桌連結的人都可以重播，看得到規則讓人看的。
privacy-results = 你的成績
privacy-results-what = 打完的每一局：遊戲、規則、輸贏、名次、同桌是誰。只有你看得到這份清單。桌刪去之後仍在，但不再有別人的名字。
privacy-reviews = 檢討出來的失着
privacy-reviews-what = 你檢討過的每一局：每種決定有幾次、幾次是失着、輸了多少。只有你看得到。
privacy-daily = 每日一局
privacy-daily-what = 每副牌你那一次：時間、結果、每個決定的雜湊值；還有這個瀏覽器自己的 cookie 的雜湊值，和網路位址連同日期的雜湊值，好讓誰都不能打兩次。也打過這副牌的人，看得到你的名字、結果，和從你座位看的那一局。
privacy-ratings = 等級分
privacy-ratings-what = 開啟了才有：哪些遊戲、從何時起、這個瀏覽器自己的 cookie 的雜湊值，和每次計分之後的等級分。同一遊戲裡也計等級分的人，看得到你的名字和等級分。
privacy-tournaments = 比賽
privacy-tournaments-what = 你開的或參加的比賽：名字、輪次、各桌和成績；還有這個瀏覽器自己的 cookie 的雜湊值，好讓誰都不能參加兩次。有連結的人都看得到排名。
privacy-passkeys = 通行密鑰
privacy-passkeys-what = 每把通行密鑰公開的一半、你給它的名字、建立和最後使用的時間。祕密的一半從不離開你的裝置。
privacy-push = 通知
privacy-push-what = 你要求了才有：你的瀏覽器在它的推播服務的位址、它用來讀通知的金鑰，以及上一次告訴你的是哪桌哪一問。通知只寫遊戲和開桌的人，不寫牌；推播服務讀不到內容。你關掉、瀏覽器取消，或你刪去一切時一併刪去。
privacy-codes = 給另一台裝置的代碼
privacy-codes-what = 你要過的代碼的雜湊值，以及瀏覽器隨它交出的課程、殘局、計分和再打。
privacy-deleted = 你刪去的
privacy-deleted-what = 「全部刪去」之後，誰都不再是你；一段時間內可以反悔。其後你的名字從所有牌局消失，別人的也一樣。每日一局的結果留下，不記名：能收回的結果不算結果。
privacy-guest_days = { $value ->
    [0] 一直保存，直到你刪去。
   *[other] 最後一次來的 { $value } 天後刪去，只要再沒有你入座的桌。
}
privacy-abandoned_days = { $value ->
    [0] 沒打完過一局的：一直保存。
   *[other] 沒打完過一局的：最後一人離開 { $value } 天後刪去。
}
privacy-finished_days = { $value ->
    [0] 其餘的：一直保存。
   *[other] 其餘的：最後一人離開 { $value } 天後刪去。
}
privacy-daily_days = { $value ->
    [0] 一直保存。
   *[other] { $value } 天後刪去。
}
privacy-bin_days = { $value ->
    [0] 立刻刪去，不能取回。
   *[other] { $value } 天內可以取回。
}
privacy-code_minutes = 有效 { $value } 分鐘，只能用一次。
privacy-challenge_minutes = 通行密鑰要回答的問題有效 { $value } 分鐘，只能用一次。
privacy-rewrite_hours = 已刪去的客人原來的編號，再過 { $value } 小時也不留。
privacy-passing = 只在需要的時候
privacy-passing-what = 網路位址只在記憶體裡計數，防止大量請求，不會寫下來。日誌裡沒有名字、位址和牌。主人做的備份有當時的一切，他保存多久就有多久。
privacy-device = 在這台裝置上
privacy-device-cookie = 記住你是誰的 cookie，一年
privacy-device-bin = 全部刪去之後：用來取回的 cookie
privacy-device-try = 這個瀏覽器的 cookie，不論客人是誰：每日一局只打一次，比賽只參加一次，通知發到這裡；一年
privacy-device-settings = 語言、顏色、聲音等設定
privacy-device-progress = 做過的課和殘局
privacy-device-pads = 計分表
privacy-device-reviews = 打過的局的檢討、再打和封條
privacy-device-copies = 頁面本身和看過的牌局，沒有網路時用
privacy-device-help = cookie 由瀏覽器刪：刪去這個網站的資料即可。其餘的可以在這裡存檔、刪去。用代碼，另一台裝置除了你的牌局，也得到課程、殘局、計分和再打；通行密鑰只找回牌局。
privacy-save = 存一份（.json）
privacy-clear = 刪去這台裝置保存的
privacy-cleared = 這台裝置上的已經刪去。這個分頁關掉之前可以取回。
privacy-put-back = 取回
privacy-yours = 都是你的
privacy-yours-help = 在「我的牌局」可以全部帶走、帶去另一台裝置，或者刪去。
privacy-data = 其餘的一切（.json）
privacy-mine = 去我的牌局
privacy-asking = 正在問伺服器…
