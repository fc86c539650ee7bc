"""Briscola as people and records see it."""

from collections.abc import Mapping
from typing import Any

from paiguan.engine.contract import Json, RefusalError, View, is_whole, seat_or_none
from paiguan.engine.interface import House
from paiguan.engine.kernel import Options, State
from paiguan.engine.state import NOBODY, Items
from paiguan.engine.tricks import PastTrick
from paiguan.engine.usual import ids, last_trick, left, usual_interface
from paiguan_briscola import rules
from paiguan_briscola.rules import ALL, CARDS, DECK, LAST

PHASES = ("play", "over")


class BriscolaView(View, frozen=True, kw_only=True):
    """What a seat sees."""

    derived = ("cards", "points", "last_trick")

    dealer: int
    trump: tuple[str, ...]  # the card that was turned up
    stock: int
    hand: tuple[str, ...]
    cards: tuple[int, ...]  # how many each seat holds
    trick: tuple[tuple[str, ...], ...]  # what each seat has played
    points: tuple[int, ...]  # of the cards that each seat has taken
    last_trick: PastTrick | None


def view(concealed: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> BriscolaView:
    return BriscolaView(
        game="briscola",
        seat=seat,
        phase=PHASES[concealed.phase],
        turn=seat_or_none(concealed.turn),
        log=log,
        dealer=concealed.dealer,
        trump=(CARDS[concealed.deck[LAST]],),
        stock=DECK - concealed.drawn,
        hand=() if seat is None else tuple(ids(CARDS, concealed.hands[seat])),
        cards=left(concealed),
        trick=tuple(() if card == NOBODY else (CARDS[card],) for card in concealed.table),
        points=tuple(int(rules.points(cards)) for cards in concealed.taken),
        last_trick=last_trick(log, 2, concealed.leader),
    )


def score(options: Options, sheet: Mapping[str, Json], items: Items) -> int:
    """6  A hand with real cards: the points of each player."""
    told = sheet.get("points")
    if (
        not isinstance(told, list)
        or len(told) != 2
        or not all(is_whole(one) and one >= 0 for one in told)
        or sum(told) != ALL
    ):
        raise RefusalError("malformed", field="points")
    return int(rules.pay(options, told[0], items))


def bounds(values: Mapping[str, Any]) -> tuple[int, int]:
    most = values["stake"] * (2 if values["cappotto"] else 1)
    return -most, most


INTERFACE = usual_interface(
    name="briscola",
    rules=rules,
    options=rules.OPTION_SET,
    pieces=CARDS,
    seats=2,
    phases=PHASES,
    items=("game",),
    factors=("cappotto",),
    view=view,
    bounds=bounds,
    score=score,
    sheet={"points": ("numbers", "card points of each player, 120 in all")},
    example={"points": [71, 49]},
    house=House(length=lambda values: int(values["hands"])),
)
