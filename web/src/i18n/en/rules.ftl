rules-title = Rules
rules-sub = Five games, drawn and explained
rules-of = Rules · { $game }
rules-games = Games
rules-contents = Contents
rules-learn = Guided first hand
rules-play = Open a table
rules-score = Score a hand
rules-section-1 = In one minute
rules-section-2 = The pieces
rules-section-3 = The table
rules-section-4 = A hand
rules-section-5 = Combinations
rules-section-6 = Payments
rules-section-7 = The match
rules-section-8 = House rules
rules-section-9 = Sources and readings
rules-section-10 = Worked examples
rules-good = possible
rules-bad = not possible
rules-beats = beats
rules-presets = Sets of rules
rules-all-options = Every option
rules-usual = usual
rules-dealer = deals
rules-seat-0 = A
rules-seat-1 = B
rules-seat-2 = C
rules-seat-3 = D
rules-col-item = Item
rules-col-when = When
rules-col-each = From each
rules-col-stacks = Stacks won
rules-col-units = Units
rules-col-finish = Finish
rules-col-times = Times
rules-col-hu = Hu
rules-col-score = Score
rules-col-points = Points
rules-col-black = Black
rules-col-red = Red
rules-col-worth = Worth
rules-col-special = Special hand
rules-col-what = What it is
rules-col-hk = Hong Kong
rules-col-play2 = Style 2
rules-col-play3 = Style 3
rules-col-pile = Pile won with

## Tin Gau

rules-tianjiu-minute =
    Four players, eight tiles each. Lead one to four tiles that make one combination; the others, in turn, either beat it with a higher one __of the same kind__ or throw as many tiles away face down.
    Each tile of a trick you win is a stack 棟. Whoever wins the __last__ trick wins the hand: players with fewer than four stacks pay the winner one unit for each that is missing.
rules-tianjiu-about =
    The tiles are the 21 throws of two dice, eleven of them doubled. Legend traces them to the court of Emperor Huizong of Song. Rules and scoring differ from place to place. Many take Tin Gau for plain gambling because 推牌九 uses the same tiles; it is a game of memory and of reading people, nearer to bridge.
rules-tianjiu-civil = Civil tiles, two of each, from high to low. The order must be learnt; it does not follow the pips.
rules-tianjiu-military = Military tiles, one of each, rank by pip total. Tiles of the same total are equal and never beat each other.
rules-tianjiu-red = Every 1 and 4 is red, all else white; Heaven is half red, half white. Colour matters only for two of the 例牌 of §5.4.
rules-tianjiu-seats = Four seats. Play runs counter-clockwise: the player on your right plays after you. Nobody plays before the player on his left has acted.
rules-tianjiu-seating = Before the first hand each throws two dice. The highest throw deals first and chooses a chair first, then the second highest, and so on; those who tie throw again among themselves.
rules-tianjiu-wall = The 32 tiles are shuffled face down and built into eight columns of four.
rules-tianjiu-draw =
    The player opposite the dealer names a way to draw, then throws two dice. Counting from himself, counter-clockwise, the sum tells who draws first; the others follow in turn. Everybody gets eight tiles, in the small game the first four of them.
rules-tianjiu-h-lipai = Hands that win at once 例牌
rules-tianjiu-lipai =
    Whoever was dealt one of the agreed patterns of §5.4 may show it before the first lead and wins there and then. The dealer is asked first, then the others in turn; the first to claim wins. It may be kept back, but then it is void. Nobody else sees that you were asked.
rules-tianjiu-h-trick = A trick 圈
rules-tianjiu-trick =
    The dealer leads to the first trick, afterwards whoever won the last one. Lead any combination of §5.1, one to four tiles.
    Each other player in turn does one of two things:
    • __Beat__ it: put down a higher combination of the same kind, face up.
    • __Discard__ 墊: put down as many tiles, any tiles, face down. This is always allowed: nobody is ever obliged to beat.
    The highest combination wins the trick, one stack for each tile led, and its owner leads next.
rules-tianjiu-trick-example = The lead is a pair of Axes. A pair of Plums beats it. A pair of Screens is lower: it can only be thrown away face down.
rules-tianjiu-two-stacks =
    __The last trick.__ When the leader puts down all he has left, this trick decides the hand. You may only beat in it if you end with at least two stacks, this trick included: without a stack you cannot take a last trick of one tile, but you can take one of two or more.
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
rules-tianjiu-beat-example = The lead is Earth-Eight. Double Heaven cannot be played on it: a civil pair is no mixed pair. Heaven-Nine can.
rules-tianjiu-catch-example = The lead is the Civil Supreme. Even Double Heaven does nothing; two Long-leg 7 catch it, and then nothing beats them.
rules-tianjiu-h-lipai-kinds = The patterns of 例牌
rules-tianjiu-lipai-kinds = They look at the eight tiles as dealt. Some are worth 七枝 (×2), some 八枝 (×4); a hand with several counts once, at the highest. Which of them are in force is agreed before the match.
rules-tianjiu-h-dealer = The dealer’s factor
rules-tianjiu-dealer = Payments between the dealer and anybody else are multiplied: ×2 in his first hand as dealer, ×3 if he wins it and deals again, then ×4, ×5 and so on. Between two others they are not.
rules-tianjiu-h-now = Paid at once 賀
rules-tianjiu-now = When such a trick ends, each of the other three pays its winner, whatever the hand comes to. In the last trick these are not paid; there they multiply (§6.3).
rules-tianjiu-now-zun = A Supreme is led and not caught
rules-tianjiu-now-qinzun = A Civil Supreme is caught by two Long-leg 7; the catcher collects
rules-tianjiu-now-sida = A four is led; whoever wins the trick collects
rules-tianjiu-h-end = At the end
rules-tianjiu-end = The winner of the last trick is paid by each of the others for the stacks missing from four (in the small game: from two):
rules-tianjiu-units-0 = pays 5: four, and one more for being empty 空棟
rules-tianjiu-units-123 = pays 3 · 2 · 1
rules-tianjiu-units-4 = pays nothing 歸本
rules-tianjiu-units-56 = is paid 1 · 2 by the winner 入
rules-tianjiu-finish = A dealer who lost but has five or six stacks is paid without his factor. How the hand was finished multiplies everything:
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
    Finishing with something special is a risk. If the leader of the last trick is caught in one of these ways, he __alone pays for everybody__:
    • Small Three caught by Big Six, or Hammer 6 by Long-leg 7: ×4.
    • The Civil Supreme caught by two Long-leg 7: ×4.
    • A four caught by a higher four: ×4.
    Players with five or six stacks are paid by the winner as usual, without the ×4. Any other way of losing a led 么 is an ordinary loss.
rules-tianjiu-match = The winner of a hand deals the next; a winning dealer stays and his factor grows. A match is 16 hands; the highest total wins. Totals may go below zero and nobody drops out.
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
rules-tianjiu-ex-6 = The dealer finishes with a four (×4), stacks 6, 2, 0, 0. With his ×2 that is ×8: B 2 × 8, C and D 5 × 8.
rules-tianjiu-ex-7 = B leads Small Three to the last trick and C catches it with Big Six; stacks 1, 4, 3, 0. A’s loss 3 × 2 and D’s 5 make 11; × 4 = 44, and B alone pays it.
rules-tianjiu-ex-8 = The dealer takes all eight stacks and ends with a pair: 八支. Each pays 5 × 4 × 2 = 40.
rules-tianjiu-ex-9 = C shows an all-white hand before the first lead: 5 × 4 = 20 from B and D, twice that from the dealer.
rules-tianjiu-ex-10 = The small game, par two: B wins with stacks 1, 3, 0, 0. A: 1 × 2; C and D: two missing and one for empty = 3.

## Luk Fu

rules-liuhu-minute =
    Narrow Hakka money cards. Three play, twelve cards each; with four players the one opposite the dealer is the __dream__ and only holds one card.
    Lead a single, a set or a run; the other two beat it or discard. Each card of a trick you win is one __hu__, and each __old card__ still in your hand is one more. When it is your lead and you have six hu or more, you may declare and win.
rules-liuhu-about = A card game of the Hakka, kin to 馬弔 of the Ming dynasty: four suits of money, numbered one to nine. Packs differ from Guangdong to Sichuan, Taiwan and Malaysia. Scholars think the block carvers once cut 錢 (cash) as 線 (thread) by mistake, and the slip stayed.
rules-liuhu-pack = 36 number cards, one of each, in four suits from high to low: Tens 拾, Guan 貫, Strings 索, Cash 線. In a suit nine is high and one is low. Two ones have names of their own: 百子 is the one of Tens, 毛公 the one of Cash. Red seals are decoration.
rules-liuhu-extra = Extra cards have neither suit nor number. With four players one of them is added as the __37th card__, in Guangdong 雲線.
rules-liuhu-packs = Three players always use the 36 number cards alone. Whatever else a local pack holds is set aside.
rules-liuhu-seats = Play runs counter-clockwise. The roles turn with the deal:
rules-liuhu-deal = One card at a time; each of the three who play gets twelve, the dream gets one in the first lap. All cards are then out.
rules-liuhu-wuhu = Whoever was dealt all four ones and the 37th card may show them and win at once. Kept back, the claim is gone for good; the others never learn of it.
rules-liuhu-wuhu-example = The five tigers. They count as eight hu: each loser pays 4, the dream gets nothing.
rules-liuhu-call =
    From the dealer on, each may __call__ 做牌, to play the hand. The first call starts play; three passes void the hand and the next seat deals.
    If Second or Tail calls, he is __privileged__: he may lead old cards of his highest suit early, but if another player wins he pays for both losers 包輸. Whoever called, the dealer makes the first lead.
rules-liuhu-lead =
    Lead a set or a run as you like. A __single__ must come from the highest suit in your hand, and an old card only if you have no other card of that suit. The 37th card can be led only when you hold no suit card at all.
rules-liuhu-your-hand = your hand
rules-liuhu-lead-example = Your highest suit is Tens. The Nine of Tens is old, so as a single you must lead the Four. (Privileged, you might lead either.)
rules-liuhu-declare = On lead with six hu or more you may __declare__ 食糊 instead. It is your choice: waiting may bring more, or lose the lead. With your last card gone you may still declare on winning the last trick.
rules-liuhu-follow =
    The other two, in turn, put down as many cards as were led:
    • __Beat__ 擊: a higher play of the same kind and number.
    • __Discard__ 墊: anything, if you cannot beat. If you can but will not, at least one of the cards you throw must belong to a play that would have beaten.
    Discards lie face up. The highest play wins as many hu as cards were led, and its owner leads next.
rules-liuhu-end = A hand ends with a declaration, with the five tigers, void (nobody called) or drawn (cards run out). When somebody declares, his remaining hand and the dream’s card are shown.
rules-liuhu-old = At the start these seven are old. When the old card of a suit is laid face up, the next lower number of that suit not yet seen becomes old in its place; 百子, 毛公 and the 37th card promote nothing. Each old card in your hand is one hu.
rules-liuhu-old-example = Nine of Tens has been played: now Eight of Tens is old.
rules-liuhu-h-kinds = The three kinds
rules-liuhu-h-beat = What beats what
rules-liuhu-beat =
    Same kind, same number of cards:
    • __Singles__: suit first, then number. The One of Tens, Guan and Strings, and the 37th card, cannot be beaten when they are __led__; following, a one is just the lowest of its suit and the 37th card beats nothing.
    • __Sets__: nines are highest, then ones, then eight down to two. Three never meets four.
    • __Runs__: higher suit, then higher top card.
rules-liuhu-beat-example = Eight of Guan is led. Two of Tens beats it, for suit comes first. Nine of Strings is of a lower suit; 雲線 never beats anything.
rules-liuhu-ones-example = Three eights are led. Three ones beat them: in sets only nines are above ones.
rules-liuhu-score = Five hu are the base and score nothing; each further one doubles, and from eleven to twelve it is fourfold:
rules-liuhu-pay =
    When somebody declares, each of the other two players pays him the score of his hu.
    With four players the __dream__ has five hu, and one more for each card in the winner’s hand of the same number as its own card; each loser pays the dream that score too. The dream never pays.
    A privileged player who loses pays the winner double and the other loser is free 包輸; both still pay the dream.
rules-liuhu-match = The winner deals next; after a drawn or void hand it is the next seat. A match is four 圈: each hand is one, void hands are not counted.
rules-liuhu-options = Rules vary from village to village; these are the differences we know.
rules-liuhu-sources =
    Our page follows the Chinese encyclopedia’s article on 六虎牌 (Guangdong rules); Dylan Sung’s pages, Novel Games and others were compared.
    • Can a higher suit beat a single? The article ranks suit first, so yes; others say a single is answered in its own suit only. Both are offered.
    • When one declines to beat, “the pattern must be broken up”: we ask for at least one card of a beating play.
    • Discards are shown and make the next card old; with face-down discards they do not.
    • The dream matches the cards still in the winner’s hand, not those played.
    • A match of four 圈 is four deals; a lap as in mahjong is an option.
rules-liuhu-worked = A deals; B is Second, C the dream, D Tail.
rules-liuhu-ex-1 = A calls and declares at once with all seven old cards: 7 hu, 2 from each. The dream holds Five of Guan, A has two more fives: 7 hu, 2 from each.
rules-liuhu-ex-2 = A passes, B calls and is privileged, A declares with 6 hu: B pays double, 2; D nothing. The dream matches nothing: 5 hu, 0.
rules-liuhu-ex-3 = The same, but D called, and the dream’s five meets three fives: 8 hu, 4 from both B and D. D also pays A 2.
rules-liuhu-ex-4 = D shows the five tigers: 8 hu, 4 from A and from B. The dream gets nothing; D deals next.
rules-liuhu-ex-5 = A leads the run 7-8-9 of Tens and wins 3 hu; Six of Tens becomes old. With Nine of Guan and Nine of Strings that makes 6: 1 from each. The dream finds no match.
rules-liuhu-ex-6 = A wins four nines and four sevens, 8 hu, and holds 雲線: 9 hu, 8 from each. The dream’s six meets three sixes: 8 hu, 4 from each.
rules-liuhu-ex-7 = Eleven hu from tricks and 雲線 in hand: 12 hu, 128 from each.

## Mo Huahua

rules-mohuahua-minute =
    Three play with sixteen cards each. Lead cards that belong together; the others __must__ beat them if they can, or else throw as many away face down. A trick of n cards is n dun 墩; there are 16 in a hand.
    Six dun are enough 夠: whoever falls short pays you. Eleven 賜 win from both. Extra points go to xi, niu and quads that win a trick.
rules-mohuahua-about = A game of China’s north-west (Shaanxi, Ningxia, Gansu, Qinghai) with many names: lifting the ox, chopping the ox’s leg. A Qinghai saying goes: “three xi and one bai: hand over the money”.
rules-mohuahua-pack = 48 paper dominoes with 14 faces: four of each, but only two of 牛九, 牛八, 香六 and 拐子. From high to low:
rules-mohuahua-rank = A card’s rank is the sum of its pips: 紅十 and 黑十 are both ten, 牛八 and 紅八 both eight, 錘六, 串六 and 香六 all six. Equal ranks never beat each other.
rules-mohuahua-seats = Three play each hand; with four players one rests. The deal goes round.
rules-mohuahua-bid = In the order head, second, bottom house, each may __lift__ 掀 or __fold__ 扣. The first to lift starts play for all three, also for those who folded; the dealer leads in any case. If all three fold, the cards are washed: no points, second house deals.
rules-mohuahua-lead = Put down any combination of §5.1: 1, 2, 3, 4, 6, 8 or 12 cards. With eleven dun or more you may __declare__ victory instead and end the hand.
rules-mohuahua-follow = The other two act once each. If you can beat the highest play with the same number of cards, you __must__, with any play that does it. If not, discard as many cards as were led, any cards, face down. Discards never win and never score.
rules-mohuahua-follow-example = A pair of Red Eights is led. A pair of Red Tens or a Niu beats it. Two Ox Eights have the same pips and do not.
rules-mohuahua-quad = Four Heavens may be put on a play of __any number of cards__, unless a xi was led. On fewer than four, the trick becomes four wide and the others fill up face down; on more, its owner adds cards face down. Nothing beats it. Out of count it is never compulsory.
rules-mohuahua-h-trick = The end of a trick
rules-mohuahua-trick = The owner of the highest play is the seller 賣: he takes one dun for each card position, and the bonus of his play, and leads next.
rules-mohuahua-h-secret = Who sees what
rules-mohuahua-secret = Plays, dun and bonuses are public. Cards thrown face down are known to their owner only until the hand ends; then everything is shown.
rules-mohuahua-kinds = Two or more cards must be identical, except in these special combinations.
rules-mohuahua-h-kinds = What may be led
rules-mohuahua-h-order = The order of kinds
rules-mohuahua-order = At one, two or three cards, from high to low. A __xi is highest when led and lowest otherwise__: nothing beats a lead that contains one, and as a follower it can only be thrown away.
rules-mohuahua-h-beat = What beats what
rules-mohuahua-beat =
    • Same number of cards, higher in the order of §5.2; among ordinary equals, more pips.
    • __Quads__: by pips; niu + niu beats every quad but Heaven.
    • __Several groups__: your answer must hold as many groups, each beating its partner: a Heaven pair beats a niu, a bai or a Heaven triple beats a yu.
    • __Six cards__: 擺兒量 beats 魚兒量, 魚兒量 beats any other six. A lead with a xi stays unbeatable.
rules-mohuahua-beat-example = Three Tigers are led. Yu and Bai stand above plain triples and beat them; three Red Tens do not.
rules-mohuahua-groups-example = Two yu are led. Two bai beat them group by group; two triples do not.
rules-mohuahua-score = Points are added up, never multiplied. Only winners, those with six dun or more, count anything.
rules-mohuahua-h-bonus = Bonuses
rules-mohuahua-bonus = Counted for the winner of a trick, from the winning play alone: one for each xi and each niu in it, one 量 for a quad, a 擺兒量 or a 魚兒量. Keep them by ending as a winner.
rules-mohuahua-h-value = What a winner’s hand is worth
rules-mohuahua-v-gou = 6 to 10 dun
rules-mohuahua-v-ci = 11 dun or more
rules-mohuahua-v-extra = each dun beyond 11
rules-mohuahua-v-xi = each xi that won a trick
rules-mohuahua-v-niu = each niu that won a trick
rules-mohuahua-v-liang = each 量
rules-mohuahua-h-pay = Who pays
rules-mohuahua-pay = Everybody with five dun or fewer pays every winner the full worth of his hand. There may be two winners; they pay each other nothing.
rules-mohuahua-match = The deal passes to the next seat after every hand, washed ones too. Each seat deals four times; the highest total wins.
rules-mohuahua-options = Small differences from place to place:
rules-mohuahua-sources =
    Our page follows the Chinese encyclopedia’s article on 抹花花, helped by two public programs of 掀牛 and an essay on the game.
    • A house that folded still plays if another lifts: every lead is answered by two players.
    • The article gives no rank list; we go by pips, as it does within a kind.
    • Six dun do not end the hand; only with eleven may one declare.
    • The Heaven quad is freed from the count, not from the rank: a led xi stops it.
    • The playing-card pack changes the pictures only.
rules-mohuahua-worked = A deals.
rules-mohuahua-ex-1 = Dun 6, 5, 5, no bonuses: A has 夠, one point from each.
rules-mohuahua-ex-2 = A leads xi + xi + niu + niu (8 dun), then the Heaven quad (12), and declares: 賜 4, one beyond eleven 1, xi 2, niu 2, 量 2: 11 from each.
rules-mohuahua-ex-3 = Dun 8, 8, 0. A: 夠 1 and two quads 4 = 5. B: 夠 1, niu 2, xi 2 = 5. C pays both.
rules-mohuahua-ex-4 = A leads four yu, twelve cards; B covers them with four bai and has 12 dun: 賜 4 and 1 beyond = 5 from each.
rules-mohuahua-ex-5 = All three fold: washed, nothing is paid, B deals.

## Wei Maque

rules-weimaque-minute =
    Like mahjong with cards: make __six melds and a pair__. Melds are runs of one size, triplets and quads. A card turned from the stock is shown to all and never joins a hand: it is used at once, or it dies.
    Triplets, quads and red pairs are worth __hard points__ 硬檄; you need ten to win. Patterns add and multiply. Both other players pay you the total.
rules-weimaque-about = A character-card game of Anxiang county in Hunan. It uses the Hunan pack of 80 but differs from Paohuzi in many points. Its name means the sparrow that nestles, after its own move 偎.
rules-weimaque-pack = 80 cards: small numerals and big (banker’s) numerals, one to ten, four of each. __Two, seven and ten are red__.
rules-weimaque-rank = Cards have no rank; the numbers only make neighbours inside one size. Ten and one are not neighbours, and sizes never mix.
rules-weimaque-seats = Four seats; in each hand three play and the one opposite the dealer sits out 守醒.
rules-weimaque-deal = The dealer gets twenty cards, the two others nineteen each; 22 stay as the stock. The dealer begins by discarding, or by winning if the dealt hand is complete.
rules-weimaque-h-discard = Discarding 打
rules-weimaque-discard = Put any card of your hand face up. You are then locked on that kind (§4.L). The others may claim it.
rules-weimaque-h-draw = Drawing 揭牌
rules-weimaque-draw = If nobody claims, the next player turns a card of the stock for all to see. He himself, then the others, may use it; if nobody does, it goes to his pile and the turn passes. A drawn card never goes into a hand.
rules-weimaque-wei = If you turn a card of which you hold two or three, you __must__ lay them at once, two cards face down: that is wei 偎, before anybody, yourself included, may win with the card. Afterwards you may win if your hand is complete; else you discard. With three in hand you choose between a covered triplet and a covered quad.
rules-weimaque-you-hold = you hold
rules-weimaque-you-draw = you turn
rules-weimaque-exposed = exposed
rules-weimaque-wei-example = Two big sevens in hand, a third is turned: it must be laid as wei.
rules-weimaque-h-kong = Quads 槓
rules-weimaque-kong = Four of a kind in your hand may be laid when it is your turn to discard; three may be laid with the fourth when another exposes it; a laid triplet may be extended by your own draw only. After a quad you turn another card instead of discarding.
rules-weimaque-h-claims = Claims
rules-weimaque-claims =
    On an exposed card, all who can are asked at once:
    • __Hu__ 胡: it completes your hand with ten hard points.
    • __Peng__ 碰: you hold two; laid open. Not on your own draw.
    • __Kong__ 槓: as in §4.4.
    • __Chi__ 吃: it makes a run with two of your cards. Only on your own draw, or on a card of the player before you.
rules-weimaque-chi-example = Small four and five make a run with small six, never with big six.
rules-weimaque-h-precedence = Who goes first
rules-weimaque-precedence = Wei, then hu, then peng and kong, then chi. Between two who want the same, the one nearer in turn, beginning with whoever turned the card.
rules-weimaque-h-locks = Locks 過張
rules-weimaque-locks =
    Passing has a price. You are __locked__ on a kind for the rest of the hand
    • when you discard it, or
    • when it was turned by you or by the player before you, you could have used it for chi, peng or kong, and passed.
    Locked on a kind, you may not chi, peng, kong or wei with it. You may still win on it. Only you see your locks.
rules-weimaque-h-secret = Who sees what
rules-weimaque-secret = Exposed cards, melds and piles are public; claims that lose and passes are not. The player sitting out may look at all three hands, not at the stock, and must not tell.
rules-weimaque-win = A winning hand is six melds and one pair, twenty cards and one more for each quad, with at least ten hard points. The program finds the reading that pays most.
rules-weimaque-hard = Runs are worth nothing; so a hand of runs alone can never win.
rules-weimaque-hard-pair_red = the pair
rules-weimaque-hard-pair_again = the pair’s kind is also in a meld
rules-weimaque-hard-peng = each open triplet or quad
rules-weimaque-hard-zai = each covered triplet or quad, and triplets in hand
rules-weimaque-hard-tuanyuan = you own all four of a kind, in addition
rules-weimaque-hard-example = An open red triplet, a red wei and a black triplet in hand: 3 + 4 + 3 = 10, just enough.
rules-weimaque-n-3 = 3 points
rules-weimaque-n-4 = 4 points
rules-weimaque-patterns = Many Reds is +10 for the tenth red card, and +10 for each further one. Of the catches 捉 each 團圓 counts in one group only; the best grouping is taken.
rules-weimaque-total = __Add first, then multiply:__ total = (hard points + what patterns add) × every factor. Several factors multiply each other.
rules-weimaque-pay =
    Each of the two other players pays the winner the total, whoever supplied the card; the one sitting out neither pays nor gets. If the stock runs out and a card is due, nobody pays 荒牌.
    Tables may agree that a discarder pays for both, or that the one sitting out shares with the dealer.
rules-weimaque-match = The winner deals the next hand; after an exhausted stock it is the next seat. A match is eight hands.
rules-weimaque-options = The article names no variants; these are readings and habits of online rooms.
rules-weimaque-sources =
    Our page follows the Chinese encyclopedia’s article on 偎麻雀; where it is silent, three public programs of the game were read.
    • Only runs of three neighbours in one size exist: no 2-7-10 as in Paohuzi.
    • 團圓’s points come on top of the triplet’s or quad’s own.
    • A forced wei may spoil a win; that is part of the game.
    • One red card is paid once (×3), though the article lists it under two names.
    • Who pays is not told; we let both others pay in full.
rules-weimaque-worked = A deals and C sits out, unless said.
rules-weimaque-ex-1 = A discards a big nine and B wins on it: two covered red triplets 4 + 4, the nine makes an open triplet 2: ten hard. It completed a triplet: Back to Back +20. 30 from A and from D.
rules-weimaque-ex-2 = The same hand, but B turns the big nine himself: a forced wei, then hu. Covered, it is worth 3: 11 + 20 = 31.
rules-weimaque-ex-3 = D wins on the last card of the stock: 11 hard, +10: 21.
rules-weimaque-ex-4 = D deals, B sits out, C wins with three quads and sixteen red cards: hard 27; reds 70, seals 30, three strays 60, big and small two 100, Back to Back 20; (27 + 280) × 4 = 1228.
rules-weimaque-ex-5 = The stock is used up: nothing is paid, B deals.

## Thirteen Cards

rules-shisanzhang-minute =
    Everybody gets thirteen cards and lays them in three piles: a __head__ of three, a __middle__ of five, a __tail__ of five, each stronger than the one before. All are shown at once and compared pile by pile, one unit each; strong piles pay more.
    Get the order wrong and you lose all three. Some hands of thirteen may be declared instead.
rules-shisanzhang-about = Known wherever Chinese communities live, in the West as Chinese Poker. Its table talk has entered everyday speech:
rules-shisanzhang-pack = One pack of 52 cards. Ace is high; suits never rank.
rules-shisanzhang-seats = Two to four players. In a __banker__ game the dealer banks and each of the others plays against the banker alone; in __all against all__ every two players meet.
rules-shisanzhang-layout = Laying out is done by all at the same time and hidden; once laid it stands.
rules-shisanzhang-layout-example = Pair, two pair, flush: each pile beats the one before.
rules-shisanzhang-foul-example = Three nines in the head are more than two pair in the middle: a foul 擺烏龍.
rules-shisanzhang-secret = Nobody sees how you sort your cards, nor whether you laid out or declared, until all are shown.
rules-shisanzhang-h-kinds = Kinds of piles
rules-shisanzhang-kinds = Poker’s order, from high to low. The head has three cards and knows only high card, pair and three of a kind.
rules-shisanzhang-straight-top = the highest
rules-shisanzhang-straight-low = the lowest
rules-shisanzhang-h-compare = Comparing
rules-shisanzhang-compare = Kind first; then the group that makes it (the pair, the three), then the other cards from high to low. All equal: level, nothing is paid.
rules-shisanzhang-compare-example = A pair of fours beats a pair of threes, whatever card stands beside it.
rules-shisanzhang-h-order = The order of your piles
rules-shisanzhang-order = Head must be lower than middle, middle lower than tail; equal is a foul too. If head and middle are of one kind and agree in all the head’s cards, the middle is the higher. With 食夾棍 only the leading rank is compared and level piles go to the banker; the order of your own piles is always compared in full.
rules-shisanzhang-order-example = Ace-king-nine in the head beats ace-king-eight in the middle: a foul.
rules-shisanzhang-specials = All thirteen cards together make a pattern. Its holder may declare it and collect these units from each opponent without comparing piles. Only one may be declared.
rules-shisanzhang-h-values = What a pile pays
rules-shisanzhang-values = A pile won pays one unit, or this total if the winner’s pile is:
rules-shisanzhang-any-pile = anything else
rules-shisanzhang-pay = Every two players who meet are settled by themselves. In a banker game the units are multiplied by the bet, else by the stake.
rules-shisanzhang-h-clash = Both declared
rules-shisanzhang-clash = In a banker game the banker pays the other’s points, whatever he holds himself. Otherwise the lower of the table pays the higher; the same special is level.
rules-shisanzhang-declare = A declared special collects its points from each opponent, from those who fouled too. It is never doubled.
rules-shisanzhang-both-foul = Two fouls that meet pay each other nothing.
rules-shisanzhang-foul = A foul loses all three piles to each opponent, at the value of the opponent’s own piles. Where shots are played it counts as shot.
rules-shisanzhang-h-piles = Pile by pile
rules-shisanzhang-piles = Head against head, middle against middle, tail against tail; the winner of a pile collects as in §5.5.
rules-shisanzhang-shot = Winning all three piles of an opponent is a shot: what was won is collected once more. In Style 3 extras are doubled too, in Taiwan only the three base units. A level pile spoils it. Hong Kong plays without.
rules-shisanzhang-homerun = Shooting everybody at the table (at least two) doubles again: ×4 in all. A declared special at the table rules it out.
rules-shisanzhang-pot = A variant: everybody antes, and the highest score takes the pot.
rules-shisanzhang-match = The deal, and the bank, go round. A match is four hands; the highest total wins.
rules-shisanzhang-options = Four families of rules are known to the house, and every detail can be changed.
rules-shisanzhang-sources =
    Our page follows the Chinese encyclopedia’s article on 十三張 with its Hong Kong and Taiwan rules and two more styles.
    • What a foul costs is not told; we let it lose three piles at the opponent’s value, as public programs do.
    • A-2-3-4-5 is a straight, the lowest; some rank it second (option).
    • The clean dragon’s points are disputed; 108 is the only number named.
    • Declaring is optional, and stays hidden until the showdown.
    • Shots are automatic; a level pile breaks them.
    • Our sums agree with the article’s own: 18 units for the best Hong Kong layout, 108 for three quads played plainly in Style 3.
rules-shisanzhang-worked = A holds 222 / 9-8-7-6-5 of hearts / A-K-Q-J-10 of spades. B: 6-4-3 / pair of aces / king-high flush. C: 7-4-3 / pair of kings / nine-high flush. D: A-7-2 / tens and fours / queens and jacks.
rules-shisanzhang-ex-1 = Hong Kong, A banks, bets of one: 3 for the triple head, 10 for a straight flush in the middle, 5 in the tail: 18 from each.
rules-shisanzhang-ex-2 = Style 3, all against all: 2 + 5 + 4 = 11, shot ×2, home run ×2: 44 from each. Besides, B beats C by one, D beats B and C by one.
rules-shisanzhang-ex-3 = Style 2, another deal: banker A declares Three quads, D declares All small. A takes 20 from B and from C, but pays D’s 12.
rules-shisanzhang-ex-4 = Hong Kong, another deal: B banks and fouls. A has three jacks / kings full of queens / four aces, worth 3 + 2 + 4 = 9; C and D have nothing special and take 3 each.
rules-shisanzhang-ex-5 = Style 3, two players: A wins all three piles, the head with a triple: 3 + 1, paid twice.
