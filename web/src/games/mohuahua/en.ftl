## The name of the game, its kind, a sentence about it

game-mohuahua = Mo Huahua
kind-mohuahua = Paper dominoes · 3–4 players
about-mohuahua = Trick game of China’s north-west: take 6 of 16, or 11. Beat if you can.

## At the table

mohuahua-trick = Lead { $number }

## The coach

learn-mohuahua-wait = The others play. Who can beat must. The track beside each name shows tricks: six are enough, eleven win everything.
learn-mohuahua-bid = Lift, or fold? If anybody lifts, all three play the hand, so fold only with a really weak hand. Xi, niu, quads and Heavens are strength.
learn-mohuahua-lead = { $can ->
    [yes] You have eleven tricks: you may declare and win from both. Playing on can only add to it.
   *[no] You lead. The chips show your combinations. A xi cannot be beaten when led, a pair of Heavens hardly. More cards mean more tricks at once.
}
learn-mohuahua-follow = { $can ->
    [yes] You can beat it, so you must. Take the cheapest play that does it and keep groups whole.
   *[no] Nothing of yours beats it. Choose as many cards as were led and discard them face down: single low cards first.
}
learn-mohuahua-pad = The Heaven quad made this one four wide. Fill up with cards you do not need, face down.
learn-mohuahua-end = Six tricks or more make a winner; everybody below pays every winner. Xi, niu and quads that won add points.

## The rules

rules-mohuahua-minute =
    Three play with sixteen cards each. Lead cards that belong together; the others __must__ beat them if they can, or else discard as many face down. Each card that a house puts down is a trick 墩: who wins with three cards takes three tricks. There are 16 in a hand.
    Six tricks are enough 夠: anyone who falls short pays you. Eleven 賜 win from both. Extra points go to xi, niu and quads that win.
rules-mohuahua-about = A game of China’s north-west: Shaanxi, Ningxia, Gansu and Qinghai, with rules that differ a little from county to county. Where paper dominoes are not to be had it is played with playing cards (§8).
rules-mohuahua-lore = The cards are called flower cards 花花牌 or ox-nine cards 牛九牌, after Ox Nine and Ox Eight, which make an ox together. A Qinghai saying goes: “三喜兒一擺，錢兒拿來”, three joys and a spread: hand over the money.
rules-mohuahua-missing = Of the 21 rolls of two dice the pack leaves out seven: 1-3, 1-4, 2-3, 2-5, 3-4, 3-5 and 4-5.
rules-mohuahua-pack = 48 paper dominoes with 14 faces: four of each, but only two of 牛九, 牛八, 香六 and 拐子. From high to low:
rules-mohuahua-rank = A card’s rank is the sum of its pips: 紅十 and 黑十 are both ten, 牛八 and 紅八 both eight, 錘六, 串六 and 香六 all six. Equal ranks never beat each other.
rules-mohuahua-seats = Three play each hand; with four players one rests. The deal goes round.
rules-mohuahua-bid = In the order head, second, bottom house, each may __lift__ 掀 or __fold__ 扣. The first to lift starts play for all three, also for those who folded; the dealer leads in any case. If all three fold, the cards are washed: no points, second house deals.
rules-mohuahua-lead = Put down any combination of §5.1: 1, 2, 3, 4, 6, 8 or 12 cards. With eleven tricks or more you may __declare__ victory instead and end the hand.
rules-mohuahua-follow = The other two act once each. If you can beat the highest play with the same number of cards, you __must__, with any play that does it. If not, discard as many cards as were led, any cards, face down. Discards never win and never score.
rules-mohuahua-follow-example = A pair of Red Eights is led. A pair of Red Tens or a Niu beats it. Two Ox Eights have the same pips and do not.
rules-mohuahua-quad = Four Heavens may be put on a play of __any number of cards__, unless a xi was led. On fewer than four, four cards are played this time and the others fill up face down; on more, its owner adds cards face down. Nothing beats it. Out of count it is never compulsory.
rules-mohuahua-h-trick = When all three have played
rules-mohuahua-trick = The owner of the highest play is the seller 賣 and takes one trick for each card position and the bonus of the play, and leads next.
rules-mohuahua-h-secret = Who sees what
rules-mohuahua-secret = Plays, tricks and bonuses are public. Cards discarded face down are known to their owner only until the hand ends; then everything is shown.
rules-mohuahua-kinds = Two or more cards must be identical, except in these special combinations.
rules-mohuahua-h-kinds = What may be led
rules-mohuahua-h-order = The order of kinds
rules-mohuahua-order = At one, two or three cards, from high to low. A __xi is highest when led and lowest otherwise__: nothing beats a lead that contains one, and as a follower it can only be discarded.
rules-mohuahua-h-beat = What beats what
rules-mohuahua-beat =
    • Same number of cards, higher in the order of §5.2; among ordinary equals, more pips.
    • __Quads__: by pips; niu + niu beats every quad but Heaven.
    • __Several groups__: your answer must hold as many groups, each beating its partner: a Heaven pair beats a niu, a bai or a Heaven triple beats a yu.
    • __Six cards__: 擺兒量 beats 魚兒量, 魚兒量 beats any other six. A lead with a xi stays unbeatable.
rules-mohuahua-beat-example = Three Tigers are led. Yu and Bai stand above plain triples and beat them; three Red Tens do not.
rules-mohuahua-groups-example = Two yu are led. Two bai beat them group by group; two triples do not.
rules-mohuahua-score = Points are added up, never multiplied. Only winners, those with six tricks or more, count anything.
rules-mohuahua-h-bonus = Bonuses
rules-mohuahua-bonus = Counted for whoever wins, from the winning play alone: one for each xi and each niu in it, one 量 for a quad, a 擺兒量 or a 魚兒量. Keep them by ending as a winner.
rules-mohuahua-h-value = What a winner’s hand is worth
rules-mohuahua-v-gou = 6 to 10 tricks
rules-mohuahua-v-ci = 11 tricks or more
rules-mohuahua-v-extra = each trick beyond 11
rules-mohuahua-v-xi = each xi that won
rules-mohuahua-v-niu = each niu that won
rules-mohuahua-v-liang = each 量
rules-mohuahua-h-pay = Who pays
rules-mohuahua-pay = Everybody with five tricks or fewer pays every winner the full worth of that hand. There may be two winners; they pay each other nothing.
rules-mohuahua-match = The deal passes to the next seat after every hand, washed ones too. Each seat deals four times; the highest total wins.
rules-mohuahua-options = Small differences from place to place:
rules-mohuahua-sources =
    Our page follows the Chinese encyclopedia’s article on 抹花花, helped by two public programs of 掀牛 and an essay on the game.
    • A house that folded still plays if another lifts: every lead is answered by two players.
    • The article gives no rank list; we go by pips, as it does within a kind.
    • Six tricks do not end the hand; only with eleven may a player declare.
    • The Heaven quad is freed from the count, not from the rank: a led xi stops it.
    • The playing-card pack changes the pictures only.
rules-mohuahua-worked = A deals.
rules-mohuahua-ex-1 = Tricks 6, 5, 5, no bonuses: A has 夠, one point from each.
rules-mohuahua-ex-2 = A leads xi + xi + niu + niu (8 tricks), then the Heaven quad (12), and declares: 賜 4, one beyond eleven 1, xi 2, niu 2, 量 2: 11 from each.
rules-mohuahua-ex-3 = Tricks 8, 8, 0. A: 夠 1 and two quads 4 = 5. B: 夠 1, niu 2, xi 2 = 5. C pays both.
rules-mohuahua-ex-4 = A leads four yu, twelve cards; B covers them with four bai and has 12 tricks: 賜 4 and 1 beyond = 5 from each.
rules-mohuahua-ex-5 = All three fold: washed, nothing is paid, B deals.

## The score sheet

mohuahua-sheet-tricks = Tricks 墩
mohuahua-sheet-tricks-help = { $have } of { $need }; fewer if somebody declared
mohuahua-sheet-xi = Xi 喜
mohuahua-sheet-xi-help = groups that won
mohuahua-sheet-niu = Niu 牛
mohuahua-sheet-liang = Quads 量
mohuahua-sheet-washed = Washed: all three folded
mohuahua-marks = { $all } tricks: { $win } win, { $sweep } take all
mohuahua-has-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
 }
