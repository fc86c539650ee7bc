## The name of the game, its kind, a sentence about it

game-liuhu = Luk Fu
kind-liuhu = Hakka paper cards · 3–4 players
about-liuhu = Narrow Hakka cards: win tricks, keep your old cards, go out at six hu.

## At the table

liuhu-your-lead = Your lead
liuhu-trick = Trick { $number }
liuhu-round = Round { $number }/{ $total }

## The coach

learn-liuhu-wait = The others play. Cards lie face up: when the highest card of a suit has been shown, the next one becomes “old”, and an old card in your hand is worth one hu.
learn-liuhu-wuhu = Five tigers! All four ones and the 37th card: show them and you win at once as eight hu.
learn-liuhu-call = Will you play this hand? Call if you hold three or more old cards, or a set or run. If you call as Second or Tail and another wins, you pay for both losers.
learn-liuhu-lead = { $can ->
    [yes] You have six hu or more and it is your lead: you may declare and win now. Each further hu doubles, but if you lose the lead another may win first.
   *[no] You lead. Sets and runs may always be led and win several hu at once. A single must come from your highest suit, old cards last. Ones of Tens, Guan and Strings cannot be beaten when led.
}
learn-liuhu-follow = { $can ->
    [yes] You can beat it: tap the chip. If you would rather not, you must still discard a card that could have beaten it.
   *[no] You cannot beat it: discard as many cards as were led, whatever is of least use. Keep old cards, they count in your hand.
}
learn-liuhu-end = The winner’s hu are the tricks won and the old cards left in hand. Six hu score 1, and each further one doubles. The dream opposite the dealer scores too, without playing.

## The rules

rules-liuhu-minute =
    Narrow Hakka money cards. Three play, twelve cards each; with four players the one opposite the dealer is the __dream__ and only holds one card.
    Lead a single, a set or a run; the other two beat it or discard. Each card of a trick you win is one __hu__, and each __old card__ still in your hand is one more. When it is your lead and you have six hu or more, you may declare and win.
rules-liuhu-about = A card game of the Hakka, kin to 馬弔 of the Ming dynasty and to 六紅牌: four suits of money, numbered one to nine.
rules-liuhu-lore = Scholars think the block carvers once cut 錢 (cash) as 線 (thread) and 鹿 (deer) as 麗 (fair) by mistake, and the slips stayed. Some packs carry red seals. Packs differ from place to place:
rules-liuhu-p-leshan = Leshan, Sichuan: number cards only
rules-liuhu-p-xingning = Xingning, Guangdong: with 捉信
rules-liuhu-p-qingbaijiang = Qingbaijiang, Sichuan: with 梨花 and 貓公
rules-liuhu-p-overseas = Miaoli in Taiwan, Malaysia
rules-liuhu-p-guangdong = Other places in Guangdong: with 麗花 and 雲線, some with 雲拾 too
rules-liuhu-pack = 36 number cards, one of each, in four suits from high to low: Tens 拾, Guan 貫, Strings 索, Cash 線. In a suit nine is high and one is low. Two ones have names of their own: 百子 is the one of Tens, 毛公 the one of Cash. Red seals are decoration.
rules-liuhu-extra = Extra cards have neither suit nor number. With four players one of them is added as the __37th card__, in Guangdong 雲線.
rules-liuhu-packs = Three players always use the 36 number cards alone. Whatever else a local pack holds is set aside.
rules-liuhu-seats = Play runs counter-clockwise. The roles turn with the deal:
rules-liuhu-deal = One card at a time; each of the three who play gets twelve, the dream gets one in the first lap. All cards are then out.
rules-liuhu-wuhu = A player who was dealt all four ones and the 37th card may show them and win at once. Kept back, the claim is gone for good; the others never learn of it.
rules-liuhu-wuhu-example = The five tigers. They count as eight hu: each loser pays 4, the dream gets nothing.
rules-liuhu-call =
    From the dealer on, each may __call__ 做牌, to play the hand. The first call starts play; three passes void the hand and the next seat deals.
    If Second or Tail calls, that player is __privileged__: they may lead old cards of their highest suit early, but if another player wins they pay for both losers 包輸. The dealer always makes the first lead.
rules-liuhu-lead =
    Lead a set or a run as you like. A __single__ must come from the highest suit in your hand, and an old card only if you have no other card of that suit. The 37th card can be led only when you hold no suit card at all.
rules-liuhu-your-hand = your hand
rules-liuhu-lead-example = Your highest suit is Tens. The Nine of Tens is old, so as a single you must lead the Four. (Privileged, you might lead either.)
rules-liuhu-declare = On lead with six hu or more you may __declare__ 食糊 instead. It is your choice: waiting may bring more, or lose the lead. With your last card gone you may still declare on winning the last trick.
rules-liuhu-follow =
    The other two, in turn, put down as many cards as were led:
    • __Beat__ 擊: a higher play of the same kind and number.
    • __Discard__ 墊: anything, if you cannot beat. If you can but will not, at least one of the cards you discard must belong to a play that would have beaten.
    Discards lie face up. The highest play wins as many hu as cards were led, and its owner leads next.
rules-liuhu-end = A hand ends with a declaration, with the five tigers, void (nobody called) or drawn (cards run out). When somebody declares, the winner’s remaining hand and the dream’s card are shown.
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
    When somebody declares, each of the other two players pays the score of the winner’s hu.
    With four players the __dream__ has five hu, and one more for each card in the winner’s hand of the same number as its own card; each loser pays the dream that score too. The dream never pays.
    A privileged player who loses pays the winner double and the other loser is free 包輸; both still pay the dream.
rules-liuhu-match = The winner deals next; after a drawn or void hand it is the next seat. A match is four 圈: each hand is one, void hands are not counted.
rules-liuhu-options = Rules vary from village to village; these are the differences we know.
rules-liuhu-sources =
    Our page follows the Chinese encyclopedia’s article on 六虎牌 (Guangdong rules); Dylan Sung’s pages, Novel Games and others were compared.
    • Can a higher suit beat a single? The article ranks suit first, so yes; others say a single is answered in its own suit only. Both are offered.
    • When a player declines to beat, “the pattern must be broken up”: we ask for at least one card of a beating play.
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

## The score sheet

liuhu-sheet-winner = Who declared?
liuhu-sheet-won = From tricks
liuhu-sheet-old = Old cards
liuhu-sheet-old-help = { $have } hu; { $need } or more win
liuhu-sheet-matches = Dream match
liuhu-sheet-matches-help = match: the winner’s cards with the dream’s number
liuhu-sheet-privileged = Privileged caller 做牌
liuhu-sheet-end = How did the hand end?
liuhu-sheet-dream = The dream’s card
liuhu-sheet-hand = The winner’s hand when declaring
liuhu-sheet-hand-help = The dream scores for cards of its number in it.
liuhu-sheet-dealt = All twelve cards dealt to the winner
liuhu-from-tricks = tricks
liuhu-from-old = old cards
liuhu-hu = hu
liuhu-step = { $hu } hu
liuhu-dreams = { $name } dreams:
