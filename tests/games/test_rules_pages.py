"""What the drawn rules show is true: the kernels count, name, order and value their examples, figures and odds."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

import paiguan
from paiguan.engine.state import ITEM, blank
from paiguan.games.liuhu import combos as liuhu
from paiguan.games.liuhu.settle import BASE, score_of
from paiguan.games.liuhu.state import mask as liuhu_mask
from paiguan.games.mohuahua import combos as mohuahua
from paiguan.games.mohuahua.settle import CI_AT
from paiguan.games.mohuahua.state import AT_DONE
from paiguan.games.mohuahua.state import ITEM_IDS as MOHUAHUA_ITEMS
from paiguan.games.shisanzhang.combos import CATEGORIES, CATEGORY, PILES, category_of, pays, strength
from paiguan.games.shisanzhang.options import SPECIALS
from paiguan.games.shisanzhang.score import ALL_HANDS, hands_of
from paiguan.games.shisanzhang.specials import points_of, satisfied
from paiguan.games.shisanzhang.state import mask as cards_mask
from paiguan.games.tianjiu import combos as tianjiu
from paiguan.games.tianjiu import settle as tianjiu_settle
from paiguan.games.tianjiu.refusals import combo_made
from paiguan.games.weimaque import points
from paiguan.games.weimaque.points import EIGHT, NO_MARK, Reading, both_sizes, catch_groups, hard_worth
from paiguan.games.weimaque.state import ADD_IDS, CATCH_IDS, HARD_IDS, KIND, NONE, PAIR_AGAIN, PAIR_RED, TIMES_IDS, UNIT

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


class Figure(NamedTuple):
    """Pieces of an example, the id of the combination that stands below them, and the sign beside them."""

    cards: list[str]
    name: str
    mark: str


def page(game: str) -> str:
    return (PAGES / game / "rules.ts").read_text("utf-8")


def drawn(game: str, table: str) -> list[list[str]]:
    """The rows of a constant table of a game's rules on the page."""
    found = re.search(rf"const {table} = \[\n(.*?)\n\] as const;", page(game), re.DOTALL)
    assert found is not None
    return [re.findall(r"'([^']*)'", line) for line in found[1].splitlines()]


def rows(game: str, row: str) -> list[list[str]]:
    """The texts of every `row('…', '…')`, or of every cell row that begins with such an item."""
    found = [re.findall(r"'([^']*)'", line) for line in re.findall(rf"^ *{row}", page(game), re.MULTILINE)]
    assert found
    return found


def figures(text: str) -> list[Figure]:
    """Every `show(…)` of a part of the page."""
    word = r"(?:, (?:undefined|combo\('([^']*)'\)|'\w+/([^']*)'))?"
    found = re.findall(rf"show\('([^']*)'{word}([^)]*)\)", text)
    marks = [re.findall(r"mark: '(\w+)'", more) for *_, more in found]
    return [Figure(one.split(), a or b, "".join(mark)) for (one, a, b, _), mark in zip(found, marks, strict=True)]


def part(game: str, begin: str) -> str:
    """The part of a page from some text to the bracket that closes the call it stands in."""
    text = page(game)
    start = at = text.index(begin) + len(begin)
    depth = 1
    while depth:
        depth += {"(": 1, ")": -1, "{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return text[start:at]


# ---- what beats what -------------------------------------------------------------------------------------------

Beats = Callable[[list[str], list[str]], bool]


def tianjiu_beats(lead: list[str], play: list[str]) -> bool:
    led, combo = tianjiu.combo_of(lead), tianjiu.combo_of(play)
    return bool(tianjiu.beats(paiguan.game("tianjiu").options, led, led, combo))


def mohuahua_beats(lead: list[str], play: list[str]) -> bool:
    best, combo = mohuahua.combo_of(lead), mohuahua.combo_of(play)
    return combo != mohuahua.NONE and bool(mohuahua.beats(paiguan.game("mohuahua").options, best, True, combo))


def liuhu_beats(lead: list[str], play: list[str]) -> bool:
    options = paiguan.game("liuhu").options
    standing, combo = (liuhu.combo_of(liuhu_mask(options, cards)) for cards in (lead, play))
    return bool(liuhu.beats(options, standing, False, combo))


def shisanzhang_beats(lead: list[str], play: list[str]) -> bool:
    options = paiguan.game("shisanzhang").options
    return bool(strength(options, cards_mask(play)) > strength(options, cards_mask(lead)))


BEATS: dict[str, Beats] = {
    "tianjiu": tianjiu_beats,
    "mohuahua": mohuahua_beats,
    "liuhu": liuhu_beats,
    "shisanzhang": shisanzhang_beats,
}
EXAMPLES = {
    "tianjiu": ("trick-example", "beat-example", "catch-example"),
    "mohuahua": ("follow-example", "beat-example", "groups-example"),
    "liuhu": ("beat-example", "ones-example"),
    "shisanzhang": ("compare-example",),
}


@pytest.mark.parametrize(("game", "key"), [(game, key) for game, keys in EXAMPLES.items() for key in keys])
def test_what_is_marked_as_beating_the_first_figure_beats_it_and_nothing_else_does(game: str, key: str) -> None:
    first, *others = figures(part(game, f"'{key}',"))
    assert {other.mark for other in others} <= {"good", "bad"}
    for other in others:
        assert BEATS[game](first.cards, other.cards) == (other.mark == "good"), f"{other.cards} on {first.cards}"


def ordered(game: str) -> Iterator[list[Figure]]:
    """The figures of each kind of play that are shown from high to low."""
    for kind in re.findall(r"figures: \[((?:[^\[\]])*)\],\s*order: '", page(game)):
        yield figures(kind)


@pytest.mark.parametrize("game", ["tianjiu", "mohuahua", "liuhu"])
def test_examples_of_a_kind_stand_from_high_to_low(game: str) -> None:
    found = [*ordered(game)]
    assert len(found) >= 3
    for kind in found:
        assert len(kind) >= 2
        for higher, lower in pairwise(kind):
            assert BEATS[game](lower.cards, higher.cards), f"{higher.cards} above {lower.cards}"


@pytest.mark.parametrize(
    ("game", "names", "named"),
    [
        ("tianjiu", {combo_made(paiguan.game("tianjiu").options, cards) for *_, cards in tianjiu.COMBOS}, 30),
        ("mohuahua", {*mohuahua.NAMES}, 20),
    ],
)
def test_combinations_bear_their_names(game: str, names: set[str | None], named: int) -> None:
    options = paiguan.game(game).options
    found = [figure for figure in figures(page(game)) if figure.name in names]
    assert len(found) > named
    for figure in found:
        made = combo_made(options, figure.cards) if game == "tianjiu" else mohuahua.named(figure.cards)
        assert made == figure.name, figure.cards


def test_kinds_of_piles_are_what_they_are_called_from_high_to_low() -> None:
    options = paiguan.game("shisanzhang").options
    kinds = re.findall(r"word: combo\('(\w+)'\),\s*figures: \[(.*?)\] ?(?:,|\})", page("shisanzhang"), re.DOTALL)
    shown = [(name, figures(text)) for name, text in kinds if name in CATEGORIES]
    assert [name for name, _ in shown] == [*CATEGORIES][::-1]
    for name, all_of_it in shown:
        for figure in all_of_it:
            made = CATEGORIES[category_of(strength(options, cards_mask(figure.cards)))]
            assert (made == name) == (figure.mark != "bad"), figure.cards


# ---- figures ---------------------------------------------------------------------------------------------------


def test_units_and_factors_of_tianjiu() -> None:
    units = {"zun": tianjiu_settle.HE_UNITS, "qinzun": tianjiu_settle.HE_UNITS, "sida": tianjiu_settle.SIDA_UNITS}
    shown = [
        (item.removeprefix("items/"), figure) for item, *_, figure in rows("tianjiu", r"\[\{ word: 'items/.*'\],?$")
    ]
    assert len(shown) == 8
    for item, figure in shown:
        told = f"{units[item]}" if item in units else f"×{getattr(tianjiu_settle, f'{item.upper()}_TIMES')}"
        assert figure == told, item


def test_scores_of_liuhu() -> None:
    low, *others = re.findall(r"\['(≤? ?\d+)', '(\d+)'\]", page("liuhu"))
    assert low == (f"≤ {BASE}", str(score_of(BASE)))
    assert [int(hu) for hu, _ in others] == [*range(BASE + 1, 13)]
    for hu, score in others:
        assert int(score) == score_of(int(hu)), hu


def test_points_of_mohuahua() -> None:
    """Two hands: a winner with 夠 and one of everything, and one with a trick more than 賜 takes."""
    game, paid = paiguan.game("mohuahua"), {}
    for tricks in (CI_AT - 1, CI_AT + 1):
        state, items = blank(game.rules.STATE)[0], blank(ITEM, game.rules.ITEMS)
        state.phase, state.tricks[0], state.xi[0], state.niu[0], state.liang[0] = AT_DONE, tricks, 1, 1, 1
        for item in items[: game.rules.settle(state, game.options, items)]:
            paid[MOHUAHUA_ITEMS[item.id]] = int(item.amount)
    shown = rows("mohuahua", r"\[\{ word: 'items/.*'\],?$")
    assert [item.removeprefix("items/") for item, *_ in shown] == [*MOHUAHUA_ITEMS]
    assert {item.removeprefix("items/"): int(figure) for item, *_, figure in shown} == paid


def test_points_of_weimaque() -> None:
    options = paiguan.game("weimaque").options
    shown = rows("weimaque", r"hard\('\w+',.*\),$")
    assert [name for name, *_ in shown] == [*HARD_IDS]
    for number, (name, *told) in enumerate(shown):
        for figure, kind in zip(told, ("s1", "s2"), strict=True):
            one = UNIT[KIND[kind]]
            opened, covered, whole = (one if item == name else 0 for item in ("peng", "zai", "tuanyuan"))
            pair = KIND[kind] if number in (PAIR_RED, PAIR_AGAIN) else NONE
            reading = Reading(pair, opened, covered, 0, 3 * one, whole, NO_MARK, NONE, False)
            assert int(figure) == hard_worth(options, reading, number), f"{name} {kind}"


def test_patterns_of_weimaque() -> None:
    shown = rows("weimaque", r"pattern\('\w+',.*\),$")
    assert {name for name, _ in shown} == {*ADD_IDS, *TIMES_IDS} - {"yidianhong"}  # another name of 點和
    for name, figure in shown:
        if name in CATCH_IDS:
            told = f"+{points.ROWS[name][-1]}"
        elif name in ADD_IDS:
            told = f"+{getattr(points, f'{name.upper()}_WORTH')}"
        else:
            told = f"×{getattr(points, f'{name.upper()}_TIMES')}"
        assert figure.removesuffix(" …") == told, name


STYLES = ("hongkong", "banker2", "points3")  # the columns of the page


def test_points_of_specials() -> None:
    shown = rows("shisanzhang", r"special\('\w+', '.*\),$")
    assert {name for name, *_ in shown} == {*SPECIALS}
    for name, *told in shown:
        for preset, figure in zip(STYLES, told, strict=True):
            worth = int(points_of(paiguan.game("shisanzhang", preset=preset).options, SPECIALS.index(name)))
            assert figure == (str(worth) if worth else "–"), f"{name} in {preset}"


def test_points_of_piles() -> None:
    options = {preset: paiguan.game("shisanzhang", preset=preset).options for preset in STYLES}
    shown = rows("shisanzhang", r"pile\('\w+', '.*\),$")
    assert len(shown) == 6
    for item, *told in shown:
        pile, category = item.split("_")
        packed = CATEGORIES.index(category) << CATEGORY
        worth = [str(pays(options[preset], PILES.index(pile), packed)) for preset in STYLES]
        assert told == worth, item


def test_specials_are_what_they_are_called_and_as_rare_as_told() -> None:
    options = paiguan.game("shisanzhang").options
    rows = drawn("shisanzhang", "SPECIALS")
    assert [name for name, _, _ in rows] == list(SPECIALS)
    for number, (name, cards, odds) in enumerate(rows):
        assert int(satisfied(options, cards_mask(cards.split()))) >> number & 1, name
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
