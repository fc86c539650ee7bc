"""The cut is a fair shuffle of the places, and nobody who knows all numbers but one knows anything about it."""

from collections import Counter

import pytest

from paiguan.engine.game import Game
from paiguan.engine.packages import GAMES
from paiguan.fair.cut import Stream, digest, order_of, seed_of
from paiguan.fair.places import filled, flat, holders, opening_moves
from tests.fair.samples import dealt, play_on

SEEDS = [digest("seed", str(number)) for number in range(3000)]


def test_every_place_comes_to_every_place_equally_often() -> None:
    """Chi-squared over all 64 pairs of places, within six standard deviations."""
    count = 8
    pairs = Counter((at, place) for seed in SEEDS for at, place in enumerate(order_of(seed, count)))
    expected = len(SEEDS) / count
    chi = sum((pairs[at, place] - expected) ** 2 / expected for at in range(count) for place in range(count))
    freedom = (count - 1) ** 2
    assert abs(chi - freedom) < 6 * (2 * freedom) ** 0.5
    assert all(sorted(order_of(seed, 80)) == list(range(80)) for seed in SEEDS[:20])


def test_words_that_would_favour_small_numbers_are_left_out() -> None:
    """With a bound of two thirds of all words every third word must be drawn again."""
    bound = 2 * 2**32 // 3
    drawn = [Stream(seed, "order").below(bound) for seed in SEEDS]
    assert all(0 <= number < bound for number in drawn)
    low = sum(number < bound // 2 for number in drawn)  # reduced, these would be two thirds
    assert abs(low - len(drawn) / 2) < 6 * (len(drawn) / 4) ** 0.5


def test_each_number_changes_the_cut_and_the_order_of_seats_does_not() -> None:
    numbers = SEEDS[:4]
    seed = seed_of("t", 1, SEEDS[9], numbers)
    assert seed == seed_of("t", 1, SEEDS[9], numbers[::-1])
    for seat in range(4):
        other = [*numbers[:seat], SEEDS[50], *numbers[seat + 1 :]]
        assert order_of(seed_of("t", 1, SEEDS[9], other), 32) != order_of(seed, 32)


@pytest.mark.parametrize(
    ("game", "options"),
    [*((game, {}) for game in GAMES), ("tianjiu", {"size": "small"}), ("liuhu", {"players": 3})],
)
def test_the_rules_say_which_place_came_to_which_seat(game: str, options: dict[str, object]) -> None:
    """Checked against the hands of the record: in 天九, of a wall that was dealt by dice."""
    table = dealt(game, options)
    play_on(table)
    deal, pieces = table.hand.dealt, flat(table.hand.dealt)
    moves = opening_moves(table.game, deal, table.hand.moves)
    held = holders(table.game, filled(deal, [None] * len(pieces)), moves)
    if "deal" in deal:
        hands = [sorted(hand) for hand in deal["deal"]]
    else:
        position = table.game.load(deal)
        for move in moves:
            position.push(move)
        assert (len(moves), moves[-1]["do"]) == (2, "roll")
        hands = [sorted(hand) for hand in position.outcome()["hands"]]
    for seat, hand in enumerate(hands):
        assert sorted(piece for piece, holder in zip(pieces, held, strict=True) if holder == seat) == hand
    assert sum(seat is not None for seat in held) == sum(map(len, hands))


def test_a_deal_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="32 pieces"):
        holders(Game("tianjiu", {}), {"dealer": 0, "wall": [None] * 31}, [])
