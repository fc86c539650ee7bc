"""Bot decisions and analysis off the event loop. Kernels release the GIL, so a few threads are enough.

Bots' moves and guests' questions have separate threads, so that a hint, review or replay never delays a move that a
table waits for. Both queues are fair: moves by the owner of the table, questions by the guest who asks.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

import msgspec

from paiguan.bots.advice import Advice, FirstChoice, advise, first_choice
from paiguan.bots.levels import bot
from paiguan.bots.master import Master
from paiguan.bots.nets import BadNet
from paiguan.engine.contract import Json
from paiguan.engine.cores import usable_cores
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.interpreted import is_held
from paiguan.engine.names import SEARCHING
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.queues import Full, Lane
from paiguan.parlour.refusals import HouseRefusal

T = TypeVar("T")
Knowledge = tuple[str, bytes, int, bytes]  # the game, its options, a seat and its concealed state
MASTER_MS = 300
HINT_MS = 400
HINTS_KEPT = 500
MOST_WAITING = 40  # questions of all guests together; the last one waits about twenty seconds
AGAIN = 2  # seconds to wait before asking again when too many questions are queued


class Thinkers:
    """The threads in which bots choose moves and questions are answered."""

    def __init__(self, metrics: Metrics, waiting: int = 4, threads: int | None = None) -> None:
        self.pending = 0  # jobs queued or running
        self._metrics = metrics
        self._hints: dict[Knowledge, Advice] = {}  # the latest, by what the seat knew
        cores = threads or usable_cores()
        self._moves = Lane("bot", cores)
        self._questions = Lane("question", max(1, cores // 2), waiting, MOST_WAITING)
        self._at_once = Lane("network", 1, waiting, MOST_WAITING)  # a network answers in less than a millisecond

    async def choose(
        self, deal: Deal, seat: int, level: str, seed: int, owner: str = "", worlds: int | None = None
    ) -> dict[str, Json]:
        """Return the action of a bot at a table of this owner."""
        own = deal.copy()  # the table plays on meanwhile
        return await self._run(self._moves, owner, level, lambda: chosen(own, seat, level, seed, worlds))

    async def advise(self, deal: Deal, seat: int, guest: str = "") -> Advice:
        """Return what a master would do.

        Raises HouseRefusal while the game is not compiled (an interpreted search takes minutes), and when too many
        questions of this guest are queued.
        """
        if is_held(deal.game.name):
            raise HouseRefusal("still_compiling")
        own = deal.copy()
        # The search stops by the clock, so it may see another number of worlds when asked again. A guest who asks
        # twice with the same knowledge gets the same answer, so that two hints of one position never contradict each other.
        known = knowledge(deal, seat)
        if known not in self._hints:
            advice = await self.answer(guest, "hint", lambda: advise(own, seat, milliseconds=HINT_MS))
            self._hints.setdefault(known, advice)
            if len(self._hints) > HINTS_KEPT:
                del self._hints[next(iter(self._hints))]
        return self._hints[known]

    async def first_choice(self, deal: Deal, seat: int, guest: str = "") -> FirstChoice | None:
        """Return what the network would do; None where `advise` is all there is, or answers as fast."""
        if is_held(deal.game.name) or knowledge(deal, seat) in self._hints:
            return None
        own = deal.copy()
        try:
            return await self._run(self._at_once, guest, "sharp", lambda: first_choice(own, seat))
        except Full:
            return None

    async def answer(self, guest: str, name: str, work: Callable[[], T]) -> T:
        """Run work that a guest has asked for. Raises HouseRefusal when too many questions are queued."""
        try:
            return await self._run(self._questions, guest, name, work)
        except Full:
            raise HouseRefusal("too_many", seconds=AGAIN) from None

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
        self._at_once.close()


def knowledge(deal: Deal, seat: int) -> Knowledge:
    """All that a hint may depend on."""
    return deal.game.name, deal.game.option_array.tobytes(), seat, deal.concealed(seat).tobytes()


def chosen(deal: Deal, seat: int, level: str, seed: int, worlds: int | None = None) -> dict[str, Json]:
    """Return the move of a bot that searches so many `worlds`, or for a fixed time.

    While the game is not compiled, bots that search for a time play as regulars, in milliseconds.
    """
    if level not in SEARCHING:
        player = bot(level)
    elif worlds is not None:
        player = bot(level, worlds=worlds)
    elif is_held(deal.game.name):
        player = bot("regular")
    else:
        player = bot(level, milliseconds=MASTER_MS)
    try:
        move = player.choose(deal, seat, seed)
    except BadNet:  # the seat says so
        move = Master(MASTER_MS).choose(deal, seat, seed)
    action: dict[str, Json] = msgspec.to_builtins(move)
    return action


@lru_cache(maxsize=256)  # scenes are made often
def note_on(level: str, game: Game, language: str, short: bool = False) -> str:
    """Return how and why a bot plays differently in this game than its level promises; empty if it does not."""
    found = bot(level).stand_in(game)
    return "" if found is None else found.text(game.name, language, short)
