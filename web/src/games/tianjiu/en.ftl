## The name of the game, its kind, a sentence about it

game-tianjiu = Tin Gau
kind-tianjiu = Dominoes · 4 players
about-tianjiu = Cantonese tiles, eight each: remember them, catch the Supreme, win the last trick.

## At the table

tianjiu-dealer-times = Dealer ×{ $times }
tianjiu-left = { $count } left
tianjiu-stacks = { $count } won
tianjiu-streak = streak { $count }
tianjiu-trick = Trick { $number }
tianjiu-next = Dealer ×{ $times }
tianjiu-seating = Dice for seats
tianjiu-threw = { $name }: { $sum }
tianjiu-can-finish = The end is near: with { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
} you may win the last trick.
tianjiu-cannot-finish = ⚠ The end is near: without a stack you cannot finish on one tile. Win a trick first.
tianjiu-last-trick = ⚠ The last trick: without a stack you cannot win it.
tianjiu-finish-tag = can finish
tianjiu-wall = The wall: eight columns of four
tianjiu-skip = Skip

## The coach

learn-tianjiu-wait = The others play, counter-clockwise. Watch what falls face up: what is gone can no longer beat you. Face-down tiles nobody sees.
learn-tianjiu-paitou = You sit opposite the dealer, so you name how the tiles are drawn. Any way will do: it is a ritual, and all are fair.
learn-tianjiu-roll = Roll the dice: they tell who takes tiles first.
learn-tianjiu-lipai = Lucky: your eight tiles are one of the agreed patterns. Show them and you win at once; keep them back and the chance is gone.
learn-tianjiu-lead = You lead. Tap one tile, or tiles that belong together (the chips below show your combinations), then Play. Leading several at once wins as many stacks. Keep something strong for the last trick: it decides the hand.
learn-tianjiu-follow = { $can ->
    [yes] You can beat this: a chip below shows how. You need not. Each trick brings as many stacks as tiles were led; with four stacks you owe nothing, with none you pay extra, and without a stack you may be shut out of the last trick.
   *[no] Nothing of yours beats it: it must be higher and of the very same kind. Choose as many tiles as were led and discard them face down. Discard what will never win, and keep pairs together.
}
learn-tianjiu-end = The winner of the last trick won the hand. Anyone with fewer than four stacks pays for each that is missing, five if there are none; with the dealer everything doubles. Each line links to its rule.

## The rules

rules-tianjiu-minute =
    Four players, eight tiles each. Lead one to four tiles that make one combination; the others, in turn, either beat it with a higher one __of the same kind__ or discard as many tiles face down.
    Each tile of a trick you win is a stack 棟. The winner of the __last__ trick wins the hand: players with fewer than four stacks pay the winner one unit for each that is missing.
rules-tianjiu-about = The tiles are the 21 rolls of two dice, eleven of them doubled. Many take Tin Gau for plain gambling because 推牌九 uses the same tiles; it is a game of memory and of reading people, nearer to bridge or Big Two.
rules-tianjiu-lore =
    Legend traces the tiles to the Xuanhe years of Emperor Huizong of Song, around 1120. On the mainland the game has almost died out, and in Hong Kong fewer people know it every year; rules and scoring differ from time to time and from place to place.
    The old form deals eight tiles 大天九; the small form with four 小天九 is what most people play today. Passing the deal to the winner is called 飛莊, taking turns as in mahjong 輪莊; nearly everybody plays the former.
    A saying of the table: __上家不打，下家不墊__. Nobody discards before the player in front has acted, so that nothing is given away.
rules-tianjiu-civil = Civil tiles, two of each, from high to low. The order must be learnt; it does not follow the pips.
rules-tianjiu-military = Military tiles, one of each, rank by pip total. Tiles of the same total are equal and never beat each other.
rules-tianjiu-red = Every 1 and 4 is red, all else white; Heaven is half red, half white. Colour matters only for two of the 例牌 of §5.4.
rules-tianjiu-meanings = The names are pictures. Of the four great tiles the pips of both copies are counted together:
rules-tianjiu-m-66 = 24 pips: the 24 solar terms of the year
rules-tianjiu-m-11 = 4 pips: east, south, west, north
rules-tianjiu-m-44 = 16 pips: sixteen characters to live by: kindness, justice, loyalty, trust 仁義忠信, courtesy, wisdom, honesty, shame 禮智廉恥, and two each for pity 惻隱, disgust at wrong 羞惡, giving way 辭讓, telling right from wrong 是非
rules-tianjiu-m-31 = 8 pips: the eight festivals, Lantern, Qingming, Start of Summer, Dragon Boat, Ghost, Mid-Autumn, Winter Solstice and New Year’s Eve: harmony all the year, peace everywhere
rules-tianjiu-m-55 = two plum blossoms
rules-tianjiu-m-33 = three and three in a long line
rules-tianjiu-m-22 = the four feet of a bench
rules-tianjiu-m-65 = the outline of an axe
rules-tianjiu-groups = Three groups of civil tiles have names: the __four great__ 四大 Heaven, Earth, Man and Goose; the __four plain__ 四素 Plum, Long Three, Bench and Axe; the __three mixed__ 三雜 Screen, Long-leg 7 and Hammer 6.
rules-tianjiu-seats = Four seats. Play runs counter-clockwise: the player on your right plays after you. Nobody plays before the player on their left has acted.
rules-tianjiu-seating = Before the first hand each player rolls two dice. The highest roll deals first and chooses a chair first, then the second highest, and so on; those who tie roll again among themselves.
rules-tianjiu-wall = The 32 tiles are shuffled face down and built into eight columns of four.
rules-tianjiu-draw =
    The player opposite the dealer names a way to draw, then rolls two dice. Counting counter-clockwise from that player, the sum tells who draws first; the others follow in turn. Everybody gets eight tiles, in the small game the first four of them. 片面 is also called 片皮, 挖心 中掘, and 雙翼齊飛 中掘兩邊飛.
rules-tianjiu-h-lipai = Hands that win at once 例牌
rules-tianjiu-lipai =
    A player who was dealt one of the agreed patterns of §5.4 may show it before the first lead and wins there and then. The dealer is asked first, then the others in turn; the first to claim wins. It may be kept back, but then it is void. Nobody else sees that you were asked.
rules-tianjiu-h-trick = A trick 圈
rules-tianjiu-trick =
    The dealer leads to the first trick, afterwards the winner of the last one. Lead any combination of §5.1, one to four tiles.
    Each other player in turn does one of two things:
    • __Beat__ it: put down a higher combination of the same kind, face up.
    • __Discard__ 墊: put down as many tiles, any tiles, face down. This is always allowed: nobody is ever obliged to beat.
    The highest combination wins the trick, one stack for each tile led, and its owner leads next.
rules-tianjiu-trick-example = The lead is a pair of Axes. A pair of Plums beats it. A pair of Screens is lower: it can only be discarded face down.
rules-tianjiu-two-stacks =
    __The last trick.__ When the leader puts down all remaining tiles, this trick decides the hand. You may only beat in it if you end with at least two stacks, this trick included: without a stack you cannot take a last trick of one tile, but you can take one of two or more.
rules-tianjiu-h-secret = Who sees what
rules-tianjiu-secret = Face-up plays, stacks and payments are seen by all. Discards are never shown, not even to the winner of the trick, and not after the hand. Remembering what has been played is half the game.
rules-tianjiu-kinds = A lead is exactly one of these kinds. It can be beaten only by a higher one __of the same kind__.
rules-tianjiu-h-kinds = The kinds of play
rules-tianjiu-supreme = Two pairs of their own. Led before the last trick they are paid at once (§6.2).
rules-tianjiu-zw-note = nothing beats it
rules-tianjiu-zc-note = only two Long-leg 7 catch it
rules-tianjiu-h-split = Splitting
rules-tianjiu-split = A larger set may be split freely: with two Heavens and two Nines you may lead a Heaven, a pair, Heaven-Nine, a three or all four. Two Hammer 6 led together are always the Civil Supreme.
rules-tianjiu-h-beat = What beats what
rules-tianjiu-beat = Higher, strictly, and of the same kind as the lead. Equal ranks do not beat: the earlier stays on top. A Supreme beats nothing; it only cannot be beaten itself. A civil three never beats a military three.
rules-tianjiu-beat-example = The lead is Earth-Eight. Double Heaven cannot be played on it: a civil pair is not a mixed pair. Heaven-Nine can.
rules-tianjiu-catch-example = The lead is the Civil Supreme. Even Double Heaven does nothing; two Long-leg 7 catch it, and then nothing beats them.
rules-tianjiu-h-lipai-kinds = The patterns of 例牌
rules-tianjiu-lipai-kinds = They look at the eight tiles as dealt. Some are worth 七枝 (×2), some 八枝 (×4); a hand with several counts once, at the highest. Which of them are in force is agreed before the match.
rules-tianjiu-h-dealer = The dealer’s factor
rules-tianjiu-dealer = Payments between the dealer and anybody else are multiplied: ×2 in the first hand as dealer, ×3 after winning it and dealing again, then ×4, ×5 and so on. Between two others they are not.
rules-tianjiu-h-now = Paid at once 賀
rules-tianjiu-now = When such a trick ends, each of the other three pays its winner, whatever the hand comes to. In the last trick these are not paid; there they multiply (§6.3).
rules-tianjiu-now-zun = A Supreme is led and not caught
rules-tianjiu-now-qinzun = A Civil Supreme is caught by two Long-leg 7; the catcher collects
rules-tianjiu-now-sida = A four is led; the winner of the trick collects
rules-tianjiu-h-end = At the end
rules-tianjiu-end = The winner of the last trick is paid by each of the others for the stacks missing from four (in the small game: from two):
rules-tianjiu-units-0 = pays 5: four, and one more for being empty 空棟
rules-tianjiu-units-123 = pays 3 · 2 · 1
rules-tianjiu-units-4 = pays nothing 歸本, 歸棟
rules-tianjiu-units-56 = is paid 1 · 2 by the winner 入
rules-tianjiu-finish = A dealer who lost but has five or six stacks is paid without the dealer’s factor. How the hand was finished multiplies everything:
rules-tianjiu-f-yao = Led and won the last trick with the single Small Three or Hammer 6
rules-tianjiu-f-baozun = Led and won it with a Supreme
rules-tianjiu-f-sidabao = Won it with a four
rules-tianjiu-f-sweep7 = All eight stacks, ordinary
rules-tianjiu-f-sweep8 = All eight stacks, in style (below)
rules-tianjiu-sweep =
    A sweep counts as 八支 when the last trick had two tiles or more, or was one of these single tiles: for the dealer 天, a nine, Hammer 6 or Small Three; for another player Hammer 6, Small Three, or the __visible maximum__: every higher tile of its suit was played face up before. But a dealer whose very first lead was a single 天, a single nine or a Supreme never gets more than 七支. A sweep’s ×2 or ×4 already includes a 么 finish; a Supreme or a four multiplies again.
rules-tianjiu-h-lipai-win = Winning with 例牌
rules-tianjiu-lipai-win = Everybody counts as empty: each pays 5, ×2 for 七枝 or ×4 for 八枝, and the dealer’s factor.
rules-tianjiu-h-capture = Caught at the end 擒
rules-tianjiu-capture =
    Finishing with something special is a risk. If the leader of the last trick is caught in one of these ways, the leader __alone pays for everybody__:
    • Small Three caught by Big Six, or Hammer 6 by Long-leg 7: ×4.
    • The Civil Supreme caught by two Long-leg 7: ×4.
    • A four caught by a higher four: ×4.
    Players with five or six stacks are paid by the winner as usual, without the ×4. Any other way of losing a led 么 is an ordinary loss.
rules-tianjiu-match = The winner of a hand deals the next; a winning dealer stays and the factor grows. A match is 16 hands; the highest total wins. Totals may go below zero and nobody drops out.
rules-tianjiu-options = Tables agree on these before the first hand. “Usual” is what the house plays unless told otherwise.
rules-tianjiu-sources =
    Our page follows the Chinese encyclopedia’s article on 天九, with what pagat.com, gamecabinet.com and players’ pages add. Where they disagree we chose, and made an option of the rest:
    • 文尊 is described both as catchable and as unbeatable; we let two Long-leg 7 catch it.
    • The small game 小天九 is named but nowhere described; we play the same rules with four tiles and par two.
    • A four in the last trick pays no 賀, as a Supreme does not; it multiplies by four instead.
    • The dealer’s 八支 goes by the strict list; the visible maximum is for the other players.
    • Seven 文 or eight 文 are so frequent that they are off unless a table wants them.
rules-tianjiu-worked = A deals, for the first time unless said. Seats A, B, C, D sit in turn order; the numbers are units.
rules-tianjiu-ex-1 = Stacks 1, 4, 0, 3; D wins the last trick. A lacks three: 3 × 2 as dealer = 6. B has four: nothing. C is empty: 5.
rules-tianjiu-ex-2 = Stacks 1, 5, 0, 2; D wins. A pays 6 and C pays 5; B has one more than four and is paid 1 by D.
rules-tianjiu-ex-3 = A deals for the second time (×3) and wins with 2, 5, 0, 1. B’s extra stack: A pays 1 × 3. C pays 5 × 3 = 15, D pays 3 × 3 = 9.
rules-tianjiu-ex-4 = B leads the Supreme Treasure early: A pays 4, C and D pay 2 each. Then C wins the last trick with stacks 0, 3, 5, 0: A pays 5 × 2 = 10, B 1, D 5.
rules-tianjiu-ex-5 = B wins the last trick with a led Small Three (么結 ×2), stacks 1, 5, 2, 0. A: 3 × 2 × 2 = 12; C: 2 × 2 = 4; D: 5 × 2 = 10.
rules-tianjiu-ex-6 = The dealer finishes with a four (×4), stacks 6, 2, 0, 0. With the dealer’s ×2 that is ×8: B 2 × 8, C and D 5 × 8.
rules-tianjiu-ex-7 = B leads Small Three to the last trick and C catches it with Big Six; stacks 1, 4, 3, 0. A’s loss 3 × 2 and D’s 5 make 11; × 4 = 44, and B alone pays it.
rules-tianjiu-ex-8 = The dealer takes all eight stacks and ends with a pair: 八支. Each pays 5 × 4 × 2 = 40.
rules-tianjiu-ex-9 = C shows an all-white hand before the first lead: 5 × 4 = 20 from B and D, twice that from the dealer.
rules-tianjiu-ex-10 = The small game, par two: B wins with stacks 1, 3, 0, 0. A: 1 × 2; C and D: two missing and one for empty = 3.

## The score sheet

tianjiu-sheet-streak = Streak
tianjiu-sheet-winner = Who finished?
tianjiu-sheet-finish = Finished with
tianjiu-sheet-finish-single = One tile
tianjiu-sheet-finish-several = Two or more
tianjiu-sheet-finish-yao = Yao 么結
tianjiu-sheet-finish-baozun = Supreme 包尊
tianjiu-sheet-finish-sidabao = Four 四大包
tianjiu-sheet-finish-capture = Capture 擒
tianjiu-sheet-finish-sidabao_caught = Beating four tiles
tianjiu-sheet-sweep = All eight stacks: which sweep?
tianjiu-sheet-sweep-seven = Seven 七支
tianjiu-sheet-sweep-eight = Eight 八支
tianjiu-sheet-stacks = Stacks 棟
tianjiu-sheet-stacks-help = { $have } of { $need }, the last seat by itself
tianjiu-sheet-leader = Who led to the last trick?
tianjiu-sheet-led = Tiles led to the last trick
tianjiu-sheet-won = Tiles that won it
tianjiu-sheet-first_lead = First lead of the hand
tianjiu-sheet-shown = Tiles played face up before the last trick
tianjiu-sheet-zun = 賀尊 collected by
tianjiu-sheet-qinzun = 擒尊 collected by
tianjiu-sheet-sida = 四大賀 collected by
tianjiu-sheet-lipai = Dealt win 例牌
tianjiu-where = Where the stacks went
tianjiu-won = { $name }: { $count ->
    [one] one stack
   *[other] { $count } stacks
 }
tianjiu-has-stacks = { $count ->
    [0] no stacks
    [one] 1 stack
   *[other] { $count } stacks
 }
