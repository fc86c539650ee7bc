"""A parlour without a server around it, and people at its tables."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.decide import Denied
from paiguan.parlour.host import Host, Viewer
from paiguan.parlour.parlour import Parlour


class Guest:
    """A connection to a table."""

    def __init__(self, host: Host, guest: str, name: str) -> None:
        self.host, self.heard = host, []  # type: ignore[var-annotated]
        self.viewer = Viewer(guest, name, "en", lambda: None, lambda *said: self.heard.append(said))
        self._ids = 0
        self._seen: w.Scene | None = None
        host.join(self.viewer)

    @property
    def scene(self) -> w.Scene:
        """The newest; while something is being stored, the one before."""
        self._seen = self.host.scene(self.viewer) or self._seen
        assert self._seen is not None
        return self._seen

    @property
    def seat(self) -> int | None:
        return self.scene.table.you

    @property
    def person(self) -> w.Person:
        assert self.seat is not None
        return self.scene.table.seats[self.seat]

    async def do(self, kind: Any, **fields: Any) -> int:
        self._ids += 1
        return await self.host.command(self.viewer, kind(id=f"{id(self)}.{self._ids}", **fields))

    async def denied(self, code: str, kind: Any, **fields: Any) -> None:
        with pytest.raises(Denied) as denied:
            await self.do(kind, **fields)
        assert denied.value.refusal.code == code

    async def until(self, good: Callable[[w.Scene], bool]) -> w.Scene:
        for _ in range(3000):
            scene = self.host.scene(self.viewer)
            if scene is not None and good(scene):
                return scene
            await asyncio.sleep(0.01)
        raise AssertionError(f"waited in vain: {scene}")

    async def move(self) -> None:
        """Any move, when asked."""
        await self.until(lambda scene: scene.hand is not None and scene.hand.asked)
        await self.move_if_asked()

    async def move_if_asked(self) -> None:
        scene, deal = self.host.scene(self.viewer), self.host.table.deal
        if scene is None or scene.hand is None or not scene.hand.asked or scene.table.you is None:
            return
        assert deal is not None
        action = msgspec.to_builtins(deal.legal_moves_of(scene.table.you).random(1))
        del action["seat"]
        await self.do(w.Play, hand=scene.hand.number, step=scene.hand.step, move=action)

    def leave(self) -> None:
        self.host.leave(self.viewer)


Scenario = Callable[["House"], Coroutine[Any, Any, None]]


class House:
    """A parlour on a file, without a server around it."""

    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour

    async def table(
        self,
        game: str,
        seats: list[str],
        clock: w.Clock | None = None,
        rules: dict[str, bool] | None = None,
        **options: Any,
    ) -> Guest:
        """A new table; returns its owner's connection. `rules`: hints, watchers_speak."""
        guest, _ = await self.parlour.guests.welcome("en", "Host")
        table = await self.parlour.open_table(guest, game, options, seats, clock, False, **(rules or {}))
        host = await self.parlour.host(table.id)
        assert host is not None
        return Guest(host, guest.id, guest.name)

    async def guest(self, at: Guest, name: str = "Other") -> Guest:
        guest, _ = await self.parlour.guests.welcome("en", name)
        return Guest(at.host, guest.id, guest.name)
