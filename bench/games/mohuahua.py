"""抹花花 in the benches."""

from bench.games import Habit, pieces_of
from paiguan.engine.contract import Move
from paiguan.games.mohuahua.view import MohuahuaView

OPENSPIEL = "dou_dizhu"
STRENGTH = {"standard": 100, "qinghai": 100}
SMALL = {"11", "21", "22"}  # up to four pips
MIDDLE = {("51",), ("61",)}


def leads_a_middle_card(view: MohuahuaView, move: Move) -> bool:
    return view.phase == "lead" and pieces_of(move) in MIDDLE


def leads_three(view: MohuahuaView, move: Move) -> bool:
    return view.phase == "lead" and len(pieces_of(move)) >= 3


def throws_small(view: MohuahuaView, move: Move) -> bool:
    return move.verb == "discard" and not SMALL.isdisjoint(pieces_of(move))


HABITS = (
    Habit(
        "It leads a single six or seven",
        "A card of six or seven pips wins few tricks when it is led alone, and a regular hardly ever leads one. Anyone who can beat must, so such a lead makes the others spend higher "
        "cards on one trick.",
        leads_a_middle_card,
    ),
    Habit(
        "It keeps its triples",
        "Three cards led together win three 墩. A regular leads them early; the network more often leads something else and keeps them.",
        leads_three,
        network=False,
    ),
    Habit(
        "It throws the smallest cards",
        "When it cannot beat, the network discards Earth Eye, Crutch and Long Two more often than the regular, which throws higher cards that belong to nothing.",
        throws_small,
    ),
)
