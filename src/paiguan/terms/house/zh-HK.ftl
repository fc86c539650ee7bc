# What Hong Kong and Macau say differently from zh-Hant.ftl.

## refusals

refusals-no_takeback = 只有對機械人、而且這一局未完時可以收回。
refusals-table_closed = 枱主已經收了這張枱。
refusals-no_chat_here = 這張枱不能打字，可以說現成的話。枱主開私人枱的時候可以開放打字。
refusals-slow_is_private = 一手可以想這麼久的枱，只給有連結的人：請開一張不公開的枱。
refusals-host_only = 只有開枱的人可以這樣做。
refusals-contest_table = 這張枱是比賽的：座位不能改。暫離時機械人代打；要退出比賽，在比賽的頁面上。
refusals-round_shut = 這一輪還有別枱在打同一副牌，各枱都打完才可以看。
refusals-tournament_size = 比賽要有 1 至 { $rounds } 輪，每輪 1 至 { $hands } 局，1 至 { $tables } 枱，兩輪之間最多 { $minutes } 分鐘。
refusals-tournament_no_chair = 沒有機械人的座位還有下一局可打。你由下一輪開始打。
refusals-round_runs = 這一輪還在打，等各枱都打完。

## phrases

phrases-hurry = 快啲啦！

## share

share-playing =
    一枱
    { $game }

## push

push-turn_own = 你開的那張枱，輪到你了。
push-turn_named = { $name }開的那張枱，輪到你了。
push-next_own = 你開的那張枱，下一局等你。
push-next_named = { $name }開的那張枱，下一局等你。
