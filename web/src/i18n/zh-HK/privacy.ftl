privacy-hands = 枱和牌局
privacy-hands-what = 一張枱上發生的每一步，連同入座者的名字。說的話只傳給同枱，不保存。有這張枱連結的人都可以重播，看得到規則讓人看的。
privacy-results-what = 打完的每一局：遊戲、規則、輸贏、名次、同枱是誰。只有你看得到這份清單。枱刪去之後仍在，但不再有別人的名字。
privacy-daily-what = 每副牌你那一次：時間、結果、每個決定的雜湊值；還有這個瀏覽器自己的 cookie 的雜湊值，和網絡位址連同日期的雜湊值，好讓誰都不能打兩次。也打過這副牌的人，看得到你的名字、結果，和從你座位看的那一局。
privacy-guest_days = { $value ->
    [0] 一直保存，直到你刪去。
   *[other] 最後一次來的 { $value } 日後刪去，只要再沒有你入座的枱。
}
privacy-abandoned_days = { $value ->
    [0] 沒打完過一局的：一直保存。
   *[other] 沒打完過一局的：最後一人離開 { $value } 日後刪去。
}
privacy-finished_days = { $value ->
    [0] 其餘的：一直保存。
   *[other] 其餘的：最後一人離開 { $value } 日後刪去。
}
privacy-passing-what = 網絡位址只在記憶體裏計數，防止大量請求，不會寫下來。日誌裏沒有名字、位址和牌。主人做的備份有當時的一切，他保存多久就有多久。
privacy-device-copies = 頁面本身和看過的牌局，沒有網絡時用
