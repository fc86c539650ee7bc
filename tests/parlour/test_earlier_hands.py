"""The hands of a table belong to those who played them, not to those who sit there later."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from paiguan.parlour import events as e
from paiguan.parlour.decide.matches import next_hand, opening
from paiguan.parlour.http.refusals import HttpRefusal
from paiguan.parlour.limits import Limits
from paiguan.parlour.routes.hands import HandController
from paiguan.parlour.settings import Settings
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.table import Table
from tests.parlour.tables import begun, seated, step


def after_a_rematch() -> Table:
    """六虎: four hands are played, then the table is opened again; guest0 leaves the seat and a stranger takes it."""
    table, rng = seated("liuhu", {"rounds": 1}, 4), random.Random(3)
    for event in opening(table, 0.0):
        table.apply(event)
    while table.stage != "over":
        while table.stage == "playing":
            step(table, rng)
        if table.stage == "settled":
            table.apply(next_hand(table, 0.0))
    table.apply(e.Rematched(at=0))
    given_up = table.seat_of("guest0")
    assert given_up is not None
    table.apply(e.Stood(at=0, seat=given_up))
    table.apply(e.Sat(at=0, seat=given_up, guest="stranger", name="Stranger"))
    for event in opening(table, 0.0):
        table.apply(event)
    return table


def asking(table: Table, guest: str) -> Any:
    """A request of a guest about this table."""
    finished = len(table.hands) - (table.stage == "playing")
    host = SimpleNamespace(stored=lambda: _now(table), finished=finished)
    row = GuestRow(id=guest, name="", language="en")
    parlour = SimpleNamespace(
        host=lambda _: _now(host),
        guests=SimpleNamespace(of_token=lambda _: _now(row)),
        limits=Limits(Settings(limits=False)),
        thinkers=SimpleNamespace(answer=lambda _guest, _name, work: _now(work())),
    )
    headers, app = {"authorization": "Bearer x"}, SimpleNamespace(state=SimpleNamespace(parlour=parlour))
    return SimpleNamespace(app=app, headers=headers, client=None)


async def _now(value: Any) -> Any:
    return value


def test_a_rematch_opens_no_earlier_hand_to_a_new_player() -> None:
    table = after_a_rematch()
    routes: Any = object.__new__(HandController)
    first = table.hands[0]
    seat = first.seat_of("guest0")
    assert seat is not None

    async def shown(guest: str, wanted: int | None) -> Any:
        return await HandController.hand.fn(routes, asking(table, guest), "t", 1, wanted)

    for wanted in (None, *range(4)):
        stranger = asyncio.run(shown("stranger", wanted))
        assert (stranger.viewer, stranger.open) == (None, (None,))
        assert not stranger.steps[0].view.get("hand")
    own = asyncio.run(shown("guest0", None))
    assert (own.viewer, own.open) == (seat, (None, seat))
    assert own.steps[0].view["hand"]
    for guest in ("guest1", "guest2", "guest3"):
        again = asyncio.run(shown(guest, seat))
        assert again.viewer == first.seat_of(guest) != seat
    assert list(own.names) == first.names("en")
    assert "Stranger" not in own.names


def test_hands_of_older_tables_keep_their_players() -> None:
    """Events of older versions have no seats: the seats of the table at that time count."""
    table = after_a_rematch()
    old = Table("t")
    old.apply(e.Opened(at=0, game="liuhu", options={"rounds": 1}, host="guest0", seats=(None,) * 4))
    for seat in range(4):
        old.apply(e.Sat(at=0, seat=seat, guest=f"guest{seat}", name=f"Person {seat}"))
    old.apply(e.Seated(at=0, first=1))
    old.apply(
        msgspec.json.decode(
            b'{"e":"dealt","at":0,"deal":' + msgspec.json.encode(table.hands[0].dealt) + b"}", type=e.AnyEvent
        )
    )
    assert [chair.guest for chair in old.hand.seats] == ["guest1", "guest2", "guest3", "guest0"]


def test_a_hand_names_the_bots_that_filled_the_seats() -> None:
    table = begun("tianjiu", people=2)
    assert [(chair.guest, chair.level) for chair in table.hand.seats] == [
        (chair.guest, chair.level) for chair in table.chairs
    ]
    assert table.hand.names("zh-Hant") == table.names("zh-Hant")


def test_a_hand_in_play_is_neither_replayed_nor_reviewed() -> None:
    table = begun("mohuahua", people=2)
    guest = next(chair.guest for chair in table.chairs if chair.guest)
    routes: Any = object.__new__(HandController)
    asked: list[Any] = [HandController.hand, HandController.record, HandController.review]
    for route in asked:
        with pytest.raises(HttpRefusal) as problem:
            asyncio.run(route.fn(routes, asking(table, guest), "t", 1))
        assert problem.value.status == 404
