game-tianjiu = Tin Gau
game-liuhu = Luk Fu
game-mohuahua = Mo Huahua
game-weimaque = Wei Maque
game-shisanzhang = Thirteen Cards

kind-tianjiu = Dominoes · 4 players
kind-liuhu = Hakka paper cards · 3–4 players
kind-mohuahua = Paper dominoes · 3–4 players
kind-weimaque = Character cards · 4 players, one sits out
kind-shisanzhang = Playing cards · 2–4 players

about-tianjiu = Cantonese tiles, eight each: remember them, catch the Supreme, win the last trick.
about-liuhu = Narrow Hakka cards: win tricks, keep your old cards, go out at six hu.
about-mohuahua = Trick game of China’s north-west: take 6 of 16, or 11. Beat if you can.
about-weimaque = Anxiang character cards: chi, peng and wei; ten hard points to win.
about-shisanzhang = Lay your thirteen in head, middle and tail; all are shown at once.
