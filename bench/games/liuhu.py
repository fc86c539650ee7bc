"""六虎 in the benches."""

from bench.games import Habit, pieces_of
from paiguan.engine.contract import Move
from paiguan.games.liuhu.view import LiuhuView

OPENSPIEL = "euchre"
STRENGTH = {"guangdong": 120, "guangdong3": 120}


def throws_small_old(view: LiuhuView, move: Move) -> bool:
    return move.verb == "discard" and not {"YX", "Q1"}.isdisjoint(pieces_of(move))


def leads_one(view: LiuhuView, move: Move) -> bool:
    return move.verb == "lead" and len(pieces_of(move)) == 1


def calls(view: LiuhuView, move: Move) -> bool:
    return move.verb == "zuo"


def declares(view: LiuhuView, move: Move) -> bool:
    return move.verb == "hu"


HABITS = (
    Habit(
        "It throws Lord Mao and Cloud Thread",
        "Both are always old, so each is one hu in the hand of the player who declares, and a regular hardly ever parts with them. The network discards them much more often: "
        "a player who will not declare has no use for them.",
        throws_small_old,
    ),
    Habit(
        "It leads one card",
        "A set or a run wins three hu at once, and a regular leads it as soon as it may. The network more often leads a single card first.",
        leads_one,
    ),
    Habit(
        "It leaves a call to others",
        "Who calls (做) plays the hand. The network calls with other hands than the regular: here are those that a regular calls with and the network does not.",
        calls,
        network=False,
    ),
    Habit(
        "It plays on",
        "With six hu and the lead a player may declare; each further hu doubles the payment, and a lost lead may lose it all. Here are the positions in which a regular "
        "declares and the network plays on.",
        declares,
        network=False,
    ),
)
