"""天九 in the benches."""

from bench.games import Habit, pieces_of
from paiguan.engine.contract import Move
from paiguan.games.tianjiu.view import TianjiuView

OPENSPIEL = "hearts"
STRENGTH = {"standard": 60, "xiao": 60}


def leads_one(view: TianjiuView, move: Move) -> bool:
    return view.phase == "lead" and len(pieces_of(move)) == 1


def lets_go(view: TianjiuView, move: Move) -> bool:
    return view.phase == "follow" and move.verb == "discard"


def answers_high(view: TianjiuView, move: Move) -> bool:
    return view.phase == "follow" and move.verb == "play" and pieces_of(move) in (("66",), ("11",))


HABITS = (
    Habit(
        "It leads one tile",
        "A regular leads its pairs and mixed pairs while it has the lead: two tiles win two stacks. The network often leads a single tile from the same hand, and keeps what goes "
        "together for the end, where the last trick decides who is paid.",
        leads_one,
    ),
    Habit(
        "It lets a trick go",
        "Beating is a choice in 天九. Where a regular takes a trick because it can, the network more often discards and keeps the tiles that would have won.",
        lets_go,
    ),
    Habit(
        "It does not answer with Heaven or Earth",
        "Heaven and Earth beat nearly every single civil tile. A regular spends them on somebody else's lead; the network does so less often.",
        answers_high,
        network=False,
    ),
)
