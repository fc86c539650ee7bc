# What Hong Kong and Macau say differently from zh-Hant.

page-failed = 這一頁載入不到，看看網絡是否暢通？
not-found = 這個地址什麼都沒有；牌枱可能已經收了。
