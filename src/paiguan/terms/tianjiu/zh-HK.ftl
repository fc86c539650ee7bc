# What Hong Kong and Macau say differently from zh-Hant.ftl.

## option_conflicts

option_conflicts-tian_white_unused = 本枱沒有全白或一點紅，「天牌算白」不生效。

## refusals

refusals-deal_missing = 未寫派牌：要有四家的牌，或整副牌牆。
refusals-stock_in_big = 大天九三十二張全派，不應剩 { $count } 張。
refusals-deal_pieces = { $piece }在派牌裏有 { $count } 張，一副應有 { $copies } 張。
refusals-deal_given = 牌已派好，不用報牌頭，也不用擲骰。
refusals-paitou_fixed = 本枱牌頭定為「{ $method }」，直接擲骰就可以。
refusals-lipai_none_agreed = 本枱沒有約定任何例牌。
refusals-lipai_not_agreed = 你的牌是{ $kinds }，但本枱沒有約定這種例牌。
refusals-lipai_not_held = 你手上沒有例牌。本枱約定的是：{ $kinds }。
refusals-wenzun_unbeatable = 本枱文尊不可擒，只可墊兩張。
refusals-equal = { $combo }和枱上的{ $top }一樣大，先出為大，只可墊牌。
refusals-score_lipai_worth = 例牌請選一種本枱約定的：{ $kinds }。
