"""Bots think beside the event loop: kernels let go of Python's lock, so a few threads are enough."""

import asyncio
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from paiguan.bots.advice import Advice, advise
from paiguan.bots.levels import bot
from paiguan.bots.master import Master
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.parlour.metrics import Metrics

MASTER_MS = 300
HINT_MS = 400


class Thinkers:
    """A pool of threads, each with games of its own: a game has room for one thought at a time."""

    def __init__(self, metrics: Metrics) -> None:
        self.pending = 0  # thoughts that wait or are being thought
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")
        self._room = threading.local()

    async def choose(self, deal: Deal, seat: int, level: str, seed: int) -> dict[str, Json]:
        """The action of a bot."""
        return await self._run(level, self._choose, deal, seat, level, seed)

    async def advise(self, deal: Deal, seat: int) -> Advice:
        return await self._run("hint", lambda own: advise(own, seat, milliseconds=HINT_MS), deal)

    async def _run(self, name: str, what: Any, deal: Deal, *rest: Any) -> Any:
        states = deal.to_bytes()
        loop = asyncio.get_running_loop()
        self.pending += 1
        try:
            with self._metrics.thinking(name):
                return await loop.run_in_executor(self._pool, lambda: what(self._own(deal.game, states), *rest))
        finally:
            self.pending -= 1

    def _own(self, game: Game, data: bytes) -> Deal:
        """The deal in a game of this thread's."""
        games: dict[bytes, Game] = self._room.__dict__.setdefault("games", {})
        key = msgspec.json.encode((game.name, game.given))
        if key not in games:
            if len(games) > 50:
                games.clear()
            games[key] = Game(game.name, game.given)
        return Deal(games[key], Deal.from_bytes(data)._states)

    @staticmethod
    def _choose(deal: Deal, seat: int, level: str, seed: int) -> dict[str, Json]:
        player = Master(MASTER_MS) if level == "master" else bot(level)
        action: dict[str, Json] = msgspec.to_builtins(player.choose(deal, seat, seed))
        return action

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
