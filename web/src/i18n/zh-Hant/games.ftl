game-tianjiu = 天九
game-liuhu = 六虎
game-mohuahua = 抹花花
game-weimaque = 偎麻雀
game-shisanzhang = 十三張

kind-tianjiu = 骨牌 · 四人
kind-liuhu = 客家紙牌 · 三至四人
kind-mohuahua = 紙骨牌 · 三至四人
kind-weimaque = 字牌 · 四人，一家守醒
kind-shisanzhang = 撲克 · 二至四人

about-tianjiu = 記牌、擒尊、搶最後一圈。廣東骨牌，大天九八張。
about-liuhu = 三十七張窄牌，六胡可食糊；老歲牌一張算一胡。
about-mohuahua = 西北牛九牌。六墩夠，十一墩賜；有大必打。
about-weimaque = 安鄉字牌，吃碰偎槓，硬檄十以上可胡。
about-shisanzhang = 十三張擺頭、中、尾三墩，一次亮牌比高低。
