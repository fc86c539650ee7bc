"""Bots think beside the event loop: kernels let go of Python's lock, so a few threads are enough."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from paiguan.bots.advice import Advice, advise
from paiguan.bots.levels import bot
from paiguan.bots.master import Master
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.interpreted import is_held
from paiguan.parlour.decide import Denied
from paiguan.parlour.metrics import Metrics

MASTER_MS = 300
HINT_MS = 400


class Thinkers:
    """A pool of threads."""

    def __init__(self, metrics: Metrics) -> None:
        self.pending = 0  # thoughts that wait or are being thought
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")

    async def choose(self, deal: Deal, seat: int, level: str, seed: int) -> dict[str, Json]:
        """The action of a bot."""
        own = deal.copy()  # the table's goes on meanwhile
        return await self._run(level, lambda: chosen(own, seat, level, seed))

    async def advise(self, deal: Deal, seat: int) -> Advice:
        """What a master would do; raises Denied while the game is not compiled: a search by Python takes minutes."""
        if is_held(deal.game.name):
            raise Denied("still_compiling")
        own = deal.copy()
        return await self._run("hint", lambda: advise(own, seat, milliseconds=HINT_MS))

    async def _run(self, name: str, thought: Any) -> Any:
        self.pending += 1
        try:
            with self._metrics.thinking(name):
                return await asyncio.get_running_loop().run_in_executor(self._pool, thought)
        finally:
            self.pending -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


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
