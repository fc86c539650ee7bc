# What Hong Kong and Macau say differently from zh-Hant.ftl.

## refusals

refusals-wei_four_off = 這枱不設槓，偎只放三張。
    .short = 本枱無槓
refusals-kong_off = 這枱不設槓。
    .short = 本枱無槓
refusals-hu_discard_off = 這枱只胡摸牌，{ $piece } 是打出來的，不能胡。
