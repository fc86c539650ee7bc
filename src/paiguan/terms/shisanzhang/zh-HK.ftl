# What Hong Kong and Macau say differently from zh-Hant.ftl.

## phases

phases-deal =
    .prompt = 正在派牌…
    .wait = 正在派牌…

## items

items-special_push =
    .help = { $player } 和 { $player2 } 都報到，按本枱規則互不收付。

## option_conflicts

option_conflicts-hands_not_multiple = { $count } 人輪流派牌，打 { $hands } 局，各家派牌次數不一樣。

## refusals

refusals-unknown_seat = 這枱沒有 { $seat } 號座位。
refusals-dealer_invalid = 派牌的要是 0 至 { $last } 號座位，不是 { $value }。
refusals-deal_missing = 未寫派牌：要列出每家的十三張。
refusals-deal_seats = 這枱 { $need } 人，派牌卻寫了 { $count } 家。
refusals-deal_sizes = { $seat } 號座位派了 { $count } 張，應是 { $need } 張。
refusals-deal_pieces = { $piece } 派了 { $count } 次；一副牌只有 { $copies } 張。
refusals-bet_fixed = 這枱每家固定 { $bet } 注，不用下注。
refusals-bet_too_small = { $amount } 注太少，這枱最少 { $min } 注。
refusals-bet_too_big = { $amount } 注太多，這枱最多 { $max } 注。
refusals-must_declare = 這枱有特殊牌型必報：你有{ $kinds }，不能照常擺。
refusals-unknown_special = 沒有「{ $special }」這種特殊牌型；這枱可報：{ $kinds }。
refusals-special_not_in_table = 這枱用{ $table }，不設{ $special }。
refusals-special_removed = 這枱說好不算{ $special }。
refusals-qka_head_off = 只有用 Q-K-A 作頭才成{ $special }，這枱不算 Q-K-A。
refusals-six_pairs_distinct = 這枱六對半要六個不同點數成對，四條不當兩對；你有 { $count } 個。

## notices

notices-layout_ok_loose = 次序正確，中尾相等，這枱不算烏龍。
notices-foul_equal = 擺烏龍：中、尾完全相等（{ $combo }），這枱要中小過尾。
notices-special_forced = 這枱有特殊牌型必報，選一種報到。

## events

events-deals =
    .log = { $player } 派牌
events-dealt =
    .log = 牌已派好，每家 { $count } 張
