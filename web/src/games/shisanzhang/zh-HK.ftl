# What Hong Kong and Macau say differently from zh-Hant.

rules-shisanzhang-about = 華人社會到處都玩，西方人叫 Chinese Poker。枱上的行話早已成為日常用語：
rules-shisanzhang-seats = 二至四人。__莊閒__玩法由派牌的人做莊，閒家只同莊家比；__四人對比__則人人互比。
rules-shisanzhang-homerun = 打槍打齊全枱（至少兩家），再加倍，共 ×4。有人報到就沒有全壘打。
rules-shisanzhang-match = 輪流派牌、做莊。一場四局，總數最高的勝。
