## The name of the game, its kind, a sentence about it

game-weimaque = Wei Maque
kind-weimaque = Character cards · 4 players, one sits out
about-weimaque = Anxiang character cards: chi, peng and wei; ten hard points to win.

## At the table

weimaque-board = Table of {$name}
weimaque-hand-of = Hand of {$name}
weimaque-pile-of = Cards discarded by {$name}
weimaque-no-melds = Nothing laid yet
weimaque-drew = {$name} drew {$card}
weimaque-shown = {$name}: {$card}
weimaque-threw = {$name} discarded {$card}
weimaque-wei = {$name}: wei of {$card}
weimaque-drew-hidden = {$name} drew, face down
weimaque-waits = Waiting for
weimaque-hard-help = Hard points of your melds and of the triplets in your hand
weimaque-took = { $name }: { $verb } { $card }
weimaque-locked = Kinds you are locked on; only you see them
weimaque-my-pile = Cards you discarded
weimaque-you-watch = You sit this hand out and see all three hands
weimaque-never-drawn = Never drawn
weimaque-claims = Claims
weimaque-which-run = Which run?
weimaque-ways = { $count } ways
weimaque-throw = Discard {$card}
weimaque-hard = hard
weimaque-throw-help = Tap to pick; tap again to discard.

## The coach

learn-weimaque-wait = The others play. Every card turned or discarded is shown to all; if you can use it, you will be asked.
learn-weimaque-discard = { $can ->
    [yes] Your hand is complete and has ten hard points: you can win now.
   *[no] Discard one card: best a lone one that belongs to no run, pair or triplet. You cannot use that kind again this hand, so think twice about middle cards.
}
learn-weimaque-wei = You turned a card of which you hold two or three: it must be laid at once, two of them covered. That is good: covered triplets are worth most.
learn-weimaque-claim = { $can ->
    [yes] This card completes your hand. Press 胡 and you win.
   *[no] You may take this card. Peng and quads bring hard points, and you need ten; a chi brings none, but sets your hand in order. Passing on it may lock the kind for you: the button says so.
}
learn-weimaque-end = Hard points from triplets, quads and the pair; patterns add, then multiply. Both others pay the winner the total. If the stock ran out, nobody pays.

## The rules

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
rules-weimaque-draw = If nobody claims, the next player turns a card of the stock for all to see. That player, then the others, may use it; if nobody does, it goes to that player’s pile and the turn passes. A drawn card never goes into a hand.
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
rules-weimaque-precedence = Wei, then hu, then peng and kong, then chi. Between two who want the same, the one nearer in turn, beginning with the player who turned the card.
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
rules-weimaque-patterns = What patterns give is __名堂檄__, pattern points: first those that add, then those that multiply. Many Reds is +10 for the tenth red card, and +10 for each further one. Of the catches 捉 each 團圓 counts in one group only; the best grouping is taken.
rules-weimaque-catches = What the catches look like:
rules-weimaque-total = __Add first, then multiply:__ total = (hard points + what patterns add) × every factor. Several factors multiply each other.
rules-weimaque-pay =
    Each of the two other players pays the winner the total, no matter who supplied the card; the one sitting out neither pays nor gets. If the stock runs out and a card is due, nobody pays 荒牌.
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
rules-weimaque-ex-2 = The same hand, but B turns the big nine: a forced wei, then hu. Covered, it is worth 3: 11 + 20 = 31.
rules-weimaque-ex-3 = D wins on the last card of the stock: 11 hard, +10: 21.
rules-weimaque-ex-4 = D deals, B sits out, C wins with three quads and sixteen red cards: hard 27; reds 70, seals 30, three strays 60, big and small two 100, Back to Back 20; (27 + 280) × 4 = 1228.
rules-weimaque-ex-5 = The stock is used up: nothing is paid, B deals.

## The score sheet

weimaque-sheet-winner = Who won?
weimaque-sheet-hard = Hard points
weimaque-sheet-hard-help = { $need } hard points or more win
weimaque-sheet-red = Red cards
weimaque-sheet-patterns = Patterns
weimaque-sheet-tuanyuan = Kinds with all four cards 團圓
weimaque-sheet-huang = Stock ran out 荒牌
weimaque-sheet-discarder = Who discarded it?
weimaque-sheet-melds = Laid melds
weimaque-sheet-melds-help = A triplet kept in hand belongs to the hand below.
weimaque-sheet-remove-meld = Remove this meld
weimaque-sheet-form = Kind of meld
weimaque-sheet-lowest = Tap its lowest card.
weimaque-sheet-kind = Tap its card.
weimaque-sheet-source = Where did the winning card come from?
weimaque-sheet-source-self = Own draw
weimaque-sheet-source-other = Another’s draw
weimaque-sheet-source-discard = A discard
weimaque-sheet-source-wei = After a wei
weimaque-sheet-source-initial = Dealt complete
weimaque-sheet-win = The winning card (after a wei: the card of that wei)
weimaque-sheet-last = It was the last card of the stock
weimaque-sheet-concealed = The hand, without the winning card
weimaque-sheet-concealed-help = { $have } of { $need } cards in all
weimaque-settle-hard = hard
weimaque-settle-needs = of { $least } needed
weimaque-settle-total = total
weimaque-settle-points = Hard points
