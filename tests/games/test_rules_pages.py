"""What the drawn rules show is true: the kernels count their examples and odds."""

import re
from pathlib import Path

import paiguan
from paiguan.games.shisanzhang.options import SPECIALS
from paiguan.games.shisanzhang.score import ALL_HANDS, hands_of
from paiguan.games.shisanzhang.specials import satisfied
from paiguan.games.shisanzhang.state import mask
from paiguan.games.weimaque.points import EIGHT, both_sizes, catch_groups
from paiguan.games.weimaque.state import CATCH_IDS, KIND, UNIT

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def drawn(game: str, table: str) -> list[list[str]]:
    """The rows of a constant table of a game's rules on the page."""
    text = (PAGES / game / "rules.ts").read_text("utf-8")
    found = re.search(rf"const {table} = \[\n(.*?)\n\] as const;", text, re.DOTALL)
    assert found is not None
    return [re.findall(r"'([^']*)'", line) for line in found[1].splitlines()]


def test_specials_are_what_they_are_called_and_as_rare_as_told() -> None:
    options = paiguan.game("shisanzhang").options
    rows = drawn("shisanzhang", "SPECIALS")
    assert [name for name, _, _ in rows] == list(SPECIALS)
    for number, (name, cards, odds) in enumerate(rows):
        assert int(satisfied(options, mask(cards.split()))) >> number & 1, name
        assert int(odds.replace(",", "")) == round(ALL_HANDS / hands_of(options, number)), name


def test_catches_are_what_they_are_called() -> None:
    for name, cards in drawn("weimaque", "CATCHES"):
        fours = [four.split() for four in cards.split(" / ")]
        assert all(four == four[:1] * 4 for four in fours), name
        kinds = sum(UNIT[KIND[four[0]]] for four in fours)
        if name in CATCH_IDS:
            groups = int(catch_groups(kinds))
            assert [groups >> 3 * row & 7 for row in range(len(CATCH_IDS))] == [
                int(row == name) for row in CATCH_IDS
            ], name
        else:
            both = int(both_sizes(kinds))
            assert [bool(both & ~EIGHT), bool(both & EIGHT)] == [name == "jiabapengtou", name == "bapengtou"]
