## The name of the game, its kind, a sentence about it

game-shisanzhang = Thirteen Cards
kind-shisanzhang = Playing cards · 2–4 players
about-shisanzhang = Lay your thirteen in head, middle and tail; all are shown at once.

## At the table

shisanzhang-cards = {$count} cards
shisanzhang-below = {$one} below {$other}
shisanzhang-above = {$one} above {$other}
shisanzhang-equal = {$one} equals {$other}
shisanzhang-laid = Done; waiting for the others
shisanzhang-declared = Declared: {$special}
shisanzhang-ready = ✓ Ready
shisanzhang-busy = Arranging…
shisanzhang-betting = Betting…
shisanzhang-no-cards = unseen
shisanzhang-bet = Bet
shisanzhang-bet-count = Bet {$count}
shisanzhang-bet-tag = bet {$count}
shisanzhang-undo = Undo
shisanzhang-swap = Swap middle, tail
shisanzhang-arrange = Arrange for me
shisanzhang-thinking = Thinking…
shisanzhang-proposals = What a master would lay
shisanzhang-showdown = Showdown
shisanzhang-shoots = { $count ->
    [1] Shoots
   *[other] Shoots ×{ $count }
}
shisanzhang-is-shot = { $count ->
    [1] Is shot
   *[other] Is shot ×{ $count }
}
shisanzhang-homerun = Home run

## The coach

learn-shisanzhang-wait = Everybody lays out in secret. When the last one is ready, all piles are shown.
learn-shisanzhang-bet = Choose your bet against the banker, before anybody has seen a card. Small is fine.
learn-shisanzhang-arrange = { $can ->
    [yes] Your thirteen cards are a special hand: you may declare it and collect without comparing. Or lay them out: three in the head, five, five, each pile stronger than the one before.
   *[no] Lay three cards in the head, five in the middle, five in the tail; each pile must beat the one before, or you lose all three. Build the tail first, then the middle. “Arrange for me” shows a good layout you can change.
}
learn-shisanzhang-end = Head met head, middle met middle, tail met tail: one unit each, more for strong piles. Look which pile you could have made stronger.

## The rules

rules-shisanzhang-minute =
    Everybody gets thirteen cards and lays them in three piles: a __head__ of three, a __middle__ of five, a __tail__ of five, each stronger than the one before. All are shown at once and compared pile by pile, one unit each; strong piles pay more.
    Get the order wrong and you lose all three. Some hands of thirteen may be declared instead.
rules-shisanzhang-about = Also called thirteen sticks, known wherever Chinese communities live and now played online all over the world; in the West it is Chinese Poker.
rules-shisanzhang-lore =
    Luck decides a hand, skill an evening: two pairs may stand together in the middle, or one in the head and one in the middle. Many sort their cards by rank before they lay them; an attentive opponent guesses flushes and full houses from that.
    The weakest hand is two pairs and nothing else. The strongest that is not declared is three of a kind and two straight flushes: 18 units from each in Hong Kong.
rules-shisanzhang-talk = Its table talk has entered everyday speech in Hong Kong and Taiwan:
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
rules-shisanzhang-odds = How rare they are among all deals of thirteen, by Hong Kong’s reading:
rules-shisanzhang-h-values = What a pile pays
rules-shisanzhang-values = A pile won pays one unit, or this total if the winner’s pile is:
rules-shisanzhang-any-pile = anything else
rules-shisanzhang-pay = Every two players who meet are settled by themselves. In a banker game the units are multiplied by the bet, else by the stake.
rules-shisanzhang-h-clash = Both declared
rules-shisanzhang-clash = In a banker game the banker pays the other’s points, whatever the banker holds. Otherwise the lower of the table pays the higher; the same special is level.
rules-shisanzhang-declare = A declared special collects its points from each opponent (__通吃__), from those who fouled too. It is never doubled.
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

## The score sheet

shisanzhang-sheet-bets = Bets
shisanzhang-sheet-order = Each pile: tap names, best first
shisanzhang-sheet-level = next is level
shisanzhang-sheet-extras = Extras
shisanzhang-sheet-extras-head_trips = Trips in head
shisanzhang-sheet-extras-mid_full = Full house in middle
shisanzhang-sheet-extras-mid_quads = Quads in middle
shisanzhang-sheet-extras-mid_sf = Straight flush in middle
shisanzhang-sheet-extras-tail_quads = Quads in tail
shisanzhang-sheet-extras-tail_sf = Straight flush in tail
shisanzhang-sheet-declared = Special hand declared
shisanzhang-sheet-declared-- = Laid out
shisanzhang-sheet-fouls = Foul: piles out of order
shisanzhang-sheet-layouts = Layouts
shisanzhang-sheet-layouts-help = { $have } of { $need } cards. Choose a player, then tap head, middle, tail.
shisanzhang-seat = Player
shisanzhang-against = v { $name }
shisanzhang-meets = { $one } v { $other }
shisanzhang-head-brief = H
shisanzhang-mid-brief = M
shisanzhang-tail-brief = T
