game-tianjiu = 天九
game-liuhu = 六虎
game-mohuahua = 抹花花
game-weimaque = 偎麻雀
game-shisanzhang = 十三张

kind-tianjiu = 骨牌 · 四人
kind-liuhu = 客家纸牌 · 三到四人
kind-mohuahua = 纸骨牌 · 三到四人
kind-weimaque = 字牌 · 四人，一家守醒
kind-shisanzhang = 扑克 · 二到四人

about-tianjiu = 记牌、擒尊、抢最后一圈。广东骨牌，大天九八张。
about-liuhu = 三十七张窄牌，够六胡就能食糊；老岁牌一张算一胡。
about-mohuahua = 西北人打的牛九牌：六墩够，十一墩赐，有大必打。
about-weimaque = 安乡字牌，吃碰偎杠，满十硬息就能胡。
about-shisanzhang = 十三张摆成头、中、尾三墩，一次亮牌比高低。
