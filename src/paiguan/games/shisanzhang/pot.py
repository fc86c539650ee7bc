"""The pot (rules 6.8): the lines of the pairs are scores, and the highest score takes everybody's ante."""

from paiguan.engine.kernel import kernel
from paiguan.engine.state import Items, write_item
from paiguan.games.shisanzhang.options import Options
from paiguan.games.shisanzhang.state import POT_SHARE, State


@kernel
def score_of(items: Items, count: int, seat: int) -> int:
    """Received less paid over the lines of the pairs."""
    score = 0
    for i in range(count):
        if items[i].payee == seat:
            score += items[i].amount
        if items[i].debtor == seat:
            score -= items[i].amount
    return score


@kernel
def settle_pot(state: State, options: Options, items: Items, count: int) -> int:
    """The highest score takes the antes; ties share, odd chips go round from the dealer.

    Winners' own antes come back to them, so the lines say only which losers' antes go to whom.
    """
    players = options.players
    scored = count
    top = score_of(items, scored, 0)
    for seat in range(1, players):
        top = max(top, score_of(items, scored, seat))
    winners = 0
    for seat in range(players):
        winners += int(score_of(items, scored, seat) == top)
    share = players * options.ante // winners
    odd = players * options.ante - share * winners
    loser = state.dealer
    left = 0  # of the ante of that loser
    passed = 0  # seats passed in the search for losers
    for place in range(players):
        winner = (state.dealer + place) % players
        if score_of(items, scored, winner) != top:
            continue
        due = share - options.ante
        if odd > 0:
            due += 1
            odd -= 1
        while due > 0:
            while left == 0:
                loser = (state.dealer + passed) % players
                passed += 1
                if score_of(items, scored, loser) != top:
                    left = options.ante
            paid = min(due, left)
            write_item(items[count], POT_SHARE, loser, winner, paid)
            count += 1
            due -= paid
            left -= paid
    return count
