"""Why a move is good, as a code and its parameters: the `hints` of each game's terms become the sentence.

Each game's module has `reason(game, states, seat, weighed)`: `states[0]` is a world the seat holds possible, of which only what
the seat may see is read; `weighed` are the candidates, best first. It has a true reason for every move in every phase:
tests/bots/test_hints.py asks for hints in hundreds of hands and checks what each sentence claims.
"""

from collections.abc import Mapping, Sequence

import msgspec

from paiguan.bots.master import Weighed
from paiguan.engine.contract import Json
from paiguan.engine.game import Game
from paiguan.engine.kernel import States
from paiguan.engine.state import ITEM, blank, duplicate


class Reason(msgspec.Struct, frozen=True):
    """A code of the game's `hints`, or of the house's, with the parameters of its sentence."""

    code: str
    params: Mapping[str, Json] = {}
    searched: bool = False  # says what a search found, so that it is not said of a move that nobody has weighed


def comparison(weighed: Sequence[Weighed]) -> Reason:
    """How the first move compares with the next, for games without reasons of their own: better, or about as good."""
    gain = round(weighed[0].gain, 1)
    if len(weighed) == 1 or weighed[1].equal:
        return Reason("as_good", {"gain": gain})
    return Reason("best_expected", {"gain": gain, "lead": round(weighed[1].lost, 2)})


def gain_by(game: Game, states: States, seat: int, code: int) -> int:
    """What a seat is paid for a move that ends the hand."""
    after, items = duplicate(states), blank(ITEM, game.rules.ITEMS)
    game.rules.play(after[0], game.options, code)
    count = game.rules.settle(after[0], game.options, items)
    return sum(
        int(item.amount) * (int(item.payee == seat) - int(item.payer == seat))
        for item in items[:count]
        if item.payer >= 0
    )
