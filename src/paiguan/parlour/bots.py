"""Thinking beside the event loop: kernels let go of Python's lock, so a few threads are enough.

Bots' moves and people's questions have threads of their own, so that no hint, review or replay ever delays a move: at a
table somebody waits for it. Both kinds are served in turn, moves by the owner of the table, questions by who asks.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from paiguan.bots.advice import Advice, advise
from paiguan.bots.levels import bot
from paiguan.bots.master import Master
from paiguan.engine.contract import Json
from paiguan.engine.cores import usable_cores
from paiguan.engine.deal import Deal
from paiguan.engine.interpreted import is_held
from paiguan.parlour.decide import Denied
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.queues import Full, Lane

T = TypeVar("T")
MASTER_MS = 300
HINT_MS = 400
MOST_WAITING = 40  # questions of all guests: the last of them waits some twenty seconds
AGAIN = 2  # seconds after which it is worth asking again where too many questions wait


class Thinkers:
    """The threads in which bots move and questions are answered."""

    def __init__(self, metrics: Metrics, waiting: int = 4, threads: int | None = None) -> None:
        self.pending = 0  # thoughts that wait or are being thought
        self._metrics = metrics
        cores = threads or usable_cores()
        self._moves = Lane("bot", cores)
        self._questions = Lane("question", max(1, cores // 2), waiting, MOST_WAITING)

    async def choose(self, deal: Deal, seat: int, level: str, seed: int, owner: str = "") -> dict[str, Json]:
        """The action of a bot at a table of this owner."""
        own = deal.copy()  # the table's goes on meanwhile
        return await self._run(self._moves, owner, level, lambda: chosen(own, seat, level, seed))

    async def advise(self, deal: Deal, seat: int, guest: str = "") -> Advice:
        """What a master would do; raises Denied while the game is not compiled (a search by Python takes minutes), and where
        too many questions of this guest wait."""
        if is_held(deal.game.name):
            raise Denied("still_compiling")
        own = deal.copy()
        return await self.answer(guest, "hint", lambda: advise(own, seat, milliseconds=HINT_MS))

    async def answer(self, guest: str, name: str, work: Callable[[], T]) -> T:
        """The result of what a guest has asked for. Raises Denied where too many questions wait."""
        try:
            return await self._run(self._questions, guest, name, work)
        except Full:
            raise Denied("too_many", seconds=AGAIN) from None

    async def _run(self, lane: Lane, whose: str, name: str, work: Callable[[], T]) -> T:
        self.pending += 1
        try:
            with self._metrics.thinking(name):
                return await lane.run(whose, work)
        finally:
            self.pending -= 1

    def close(self) -> None:
        self._moves.close()
        self._questions.close()


def chosen(deal: Deal, seat: int, level: str, seed: int) -> dict[str, Json]:
    """The move of a bot. A master of a game that is not compiled yet plays as a regular does, who answers in milliseconds."""
    if level != "master":
        player = bot(level)
    elif is_held(deal.game.name):
        player = bot("regular")
    else:
        player = Master(MASTER_MS)
    action: dict[str, Json] = msgspec.to_builtins(player.choose(deal, seat, seed))
    return action
