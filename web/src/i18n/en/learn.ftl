learn-title = First hand · { $game }
learn-step-1 = You sit down at a real table with novices. No clock, nothing to lose.
learn-step-2 = A gold line tells you what is going on, what to press and why.
learn-step-3 = Not sure? The lamp shows a strong player’s choice with its reason. A move can be taken back.
learn-begin = Deal me in
learn-opening = Dealing…
learn-rules = Rules first
learn-coach = Coach
learn-ask = What would you do?
learn-thinking = Thinking…
learn-close = Got it
learn-fold = Fold the coach away
learn-open = Call the coach
learn-folded = The coach waits here.

learn-tianjiu-wait = The others play, counter-clockwise. Watch what falls face up: what is gone can no longer beat you. Face-down tiles nobody sees.
learn-tianjiu-paitou = You sit opposite the dealer, so you name how the tiles are drawn. Any way will do: it is a ritual, and all are fair.
learn-tianjiu-roll = Throw the dice: they tell who takes tiles first.
learn-tianjiu-lipai = Lucky: your eight tiles are one of the agreed patterns. Show them and you win at once; keep them back and the chance is gone.
learn-tianjiu-lead = You lead. Tap one tile, or tiles that belong together (the chips below show your combinations), then Play. Leading several at once wins as many stacks. Keep something strong for the last trick: it decides the hand.
learn-tianjiu-follow = { $can ->
    [yes] You can beat this: a chip below shows how. You need not. Each trick brings as many stacks as tiles were led; with four stacks you owe nothing, with none you pay extra, and without a stack you may be shut out of the last trick.
   *[no] Nothing of yours beats it: it must be higher and of the very same kind. Choose as many tiles as were led and discard them face down. Throw what will never win, and keep pairs together.
}
learn-tianjiu-end = The winner of the last trick won the hand. Whoever has fewer than four stacks pays for each that is missing, five if there are none; with the dealer everything doubles. Each line links to its rule.

learn-liuhu-wait = The others play. Cards lie face up: when the highest card of a suit has been shown, the next one becomes “old”, and an old card in your hand is worth one hu.
learn-liuhu-wuhu = Five tigers! All four ones and the 37th card: show them and you win at once as eight hu.
learn-liuhu-call = Will you play this hand? Call if you hold three or more old cards, or a set or run. If you call as Second or Tail and another wins, you pay for both losers.
learn-liuhu-lead = { $can ->
    [yes] You have six hu or more and it is your lead: you may declare and win now. Each further hu doubles, but if you lose the lead another may win first.
   *[no] You lead. Sets and runs may always be led and win several hu at once. A single must come from your highest suit, old cards last. Ones of Tens, Guan and Strings cannot be beaten when led.
}
learn-liuhu-follow = { $can ->
    [yes] You can beat it: tap the chip. If you would rather not, you must still throw away a card that could have beaten it.
   *[no] You cannot beat it: throw as many cards as were led, whatever is of least use. Keep old cards, they count in your hand.
}
learn-liuhu-end = The winner’s hu are his tricks and the old cards left in his hand. Six hu score 1, and each further one doubles. The dream opposite the dealer scores too, without playing.

learn-mohuahua-wait = The others play. Who can beat must. The track beside each name shows dun: six are enough, eleven win everything.
learn-mohuahua-bid = Lift, or fold? If anybody lifts, all three play the hand, so fold only with a really weak hand. Xi, niu, quads and Heavens are strength.
learn-mohuahua-lead = { $can ->
    [yes] You have eleven dun: you may declare and win from both. Playing on can only add to it.
   *[no] You lead. The chips show your combinations. A xi cannot be beaten when led, a pair of Heavens hardly. More cards mean more dun at once.
}
learn-mohuahua-follow = { $can ->
    [yes] You can beat it, so you must. Take the cheapest play that does it and keep groups whole.
   *[no] Nothing of yours beats it. Choose as many cards as were led and throw them face down: single low cards first.
}
learn-mohuahua-pad = The Heaven quad made this trick four wide. Fill up with cards you do not need, face down.
learn-mohuahua-end = Six dun or more make a winner; everybody below pays every winner. Xi, niu and quads that won a trick add points.

learn-weimaque-wait = The others play. Every card turned or thrown is shown to all; if you can use it, you will be asked.
learn-weimaque-discard = { $can ->
    [yes] Your hand is complete and has ten hard points: you can win now.
   *[no] Throw one card: best a lone one that belongs to no run, pair or triplet. You cannot use that kind again this hand, so think twice about middle cards.
}
learn-weimaque-wei = You turned a card of which you hold two or three: it must be laid at once, two of them covered. That is good: covered triplets are worth most.
learn-weimaque-claim = { $can ->
    [yes] This card completes your hand. Press 胡 and you win.
   *[no] You may take this card. Peng and quads bring hard points, and you need ten; a chi brings none, but sets your hand in order. Passing on it may lock the kind for you: the button says so.
}
learn-weimaque-end = Hard points from triplets, quads and the pair; patterns add, then multiply. Both others pay the winner the total. If the stock ran out, nobody pays.

learn-shisanzhang-wait = Everybody lays out in secret. When the last one is ready, all piles are shown.
learn-shisanzhang-bet = Choose your bet against the banker, before anybody has seen a card. Small is fine.
learn-shisanzhang-arrange = { $can ->
    [yes] Your thirteen cards are a special hand: you may declare it and collect without comparing. Or lay them out: three in the head, five, five, each pile stronger than the one before.
   *[no] Lay three cards in the head, five in the middle, five in the tail; each pile must beat the one before, or you lose all three. Build the tail first, then the middle. “Arrange for me” shows a good layout you can change.
}
learn-shisanzhang-end = Head met head, middle met middle, tail met tail: one unit each, more for strong piles. Look which pile you could have made stronger.
