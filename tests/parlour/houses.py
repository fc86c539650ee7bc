"""A parlour without a server around it, and people at its tables."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.audience import Viewer
from paiguan.parlour.host import Host
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from tests.patience import until

GUESTS: "WeakKeyDictionary[Host, list[Guest]]" = WeakKeyDictionary()  # the connections of each table


class Guest:
    """A connection to a table."""

    def __init__(self, host: Host, guest: str, name: str) -> None:
        self.host, self.heard = host, []  # type: ignore[var-annotated]
        self.viewer = Viewer(guest, name, "en", lambda: None, lambda *said: self.heard.append(said))
        self._ids = 0
        self._seen: w.Scene | None = None
        GUESTS.setdefault(host, []).append(self)
        host.join(self.viewer)

    @property
    def scene(self) -> w.Scene:
        """The newest scene; while something is being stored, one that shows at least all commands that were answered."""
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
        seq = await self.host.command(self.viewer, kind(id=f"{id(self)}.{self._ids}", **fields))
        await until(
            lambda: self.host.scene(self.viewer) is not None
        )  # a bot's next move may be on its way to the store
        for guest in GUESTS[self.host]:
            guest._seen = self.host.scene(guest.viewer)
        return seq

    async def denied(self, code: str, kind: Any, **fields: Any) -> None:
        with pytest.raises(HouseRefusal) as denied:
            await self.do(kind, **fields)
        assert denied.value.refusal.code == code

    async def until(self, good: Callable[[w.Scene], bool]) -> w.Scene:
        await until(lambda: (scene := self.host.scene(self.viewer)) is not None and good(scene))
        return self.scene

    async def move(self) -> None:
        """Wait until asked, then make any move."""
        await self.until(lambda scene: scene.hand is not None and scene.hand.asked)
        await self.move_if_asked()

    async def move_if_asked(self) -> None:
        scene, deal = self.host.scene(self.viewer), self.host.table.deal
        if scene is not None and scene.hand is not None and scene.hand.go_on is not None and not scene.hand.asked:
            await self.do(w.GoOn, hand=scene.hand.number, view=scene.hand.go_on)
            return
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
        rules: dict[str, Any] | None = None,
        **options: Any,
    ) -> Guest:
        """Open a table and return its owner's connection. `rules` may set hints and watchers_speak."""
        guest, _ = await self.parlour.guests.welcome("en", "Host")
        table = await self.parlour.open_table(guest, game, options, seats, clock, False, **(rules or {}))
        host = await self.parlour.host(table.id)
        assert host is not None
        return Guest(host, guest.id, guest.name)

    async def guest(self, at: Guest, name: str = "Other") -> Guest:
        guest, _ = await self.parlour.guests.welcome("en", name)
        came = Guest(at.host, guest.id, guest.name)
        await came.until(lambda _: True)
        return came


async def rest_of_hand(*people: Guest) -> None:
    """Play until the hand is over."""
    host = people[0].host
    while host.table.stage == "playing":
        for one in people:
            await one.move_if_asked()
        await asyncio.sleep(0)
