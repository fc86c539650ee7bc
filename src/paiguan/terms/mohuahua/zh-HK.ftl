# What Hong Kong and Macau say differently from zh-Hant.ftl.

## refusals

refusals-trio_off = { $pieces }不成牌型；這張枱沒有開「三喜三牛」，喜、牛只有兩張一組。
refusals-bai_groups_off = 擺牌一次只能引一組；這張枱沒有開「擺牌成組」。
