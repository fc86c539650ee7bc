"""A table is the fold of its events."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

import msgspec
import pytest

from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.changes import CHANGES
from paiguan.parlour.decide.matches import next_hand, opening
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.store import queries
from paiguan.parlour.table import Table
from tests.parlour.houses import House, Scenario


def everything(table: Table) -> dict[str, Any]:
    """All that a table holds, without what it keeps only for speed: that is asked for instead."""
    held = {**vars(table), **vars(table.played)}
    held = {name: value for name, value in held.items() if not name.startswith("_") and name not in ("game", "played")}
    match, deal = table.match, table.deal
    held |= {"stage": table.stage, "game": repr(table.game), "match": (match.totals, match.standing)}
    held["hands"] = msgspec.json.encode(table.hands)  # a list that was stored may have been a tuple
    held["state"] = deal and deal.to_bytes()
    held["asked"] = [(table.may_act(seat), table.asked_in_secret(seat)) for seat in range(len(table.chairs))]
    return held


def test_every_event_changes_a_table() -> None:
    assert set(CHANGES) == set(get_args(e.AnyEvent))


def test_a_table_is_the_fold_of_its_events(play: Callable[[Scenario], None]) -> None:
    """偎麻雀 with two people who answer secret questions or let the window pass: memory equals the fold of the events."""

    async def scenario(house: House) -> None:
        owner = await house.table("weimaque", ["me", "open", "novice", "novice"])
        other = await house.guest(owner)
        await other.do(w.Sit, seat=1)
        await owner.do(w.Begin)
        for _ in range(400):
            for person in (owner, other):
                with suppress(HouseRefusal):  # the window closed or another player moved meanwhile
                    await person.move_if_asked()
            await asyncio.sleep(0.002)
            if owner.host.table.stage != "playing":
                break
        async with owner.host._lock:
            live_table = owner.host.table
            bodies = await house.parlour.store.do(queries.read, live_table.id, 0)
            folded = Table(live_table.id)
            for body in bodies:
                folded.apply(msgspec.json.decode(body, type=e.AnyEvent))
        assert everything(folded) == everything(live_table)

    play(scenario)


def test_a_log_is_folded_without_playing_hands_that_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs of older versions, which have no Settled events, are read too."""
    rng, events = random.Random(5), list[e.AnyEvent]()
    live = Table("t")

    def happen(*more: e.AnyEvent) -> None:
        for event in more:
            live.apply(event)
            events.append(event)

    happen(e.Opened(at=0, game="mohuahua", options={}, host="guest0", seats=(None,) * 3))
    happen(*(e.Sat(at=0, seat=seat, guest=f"guest{seat}", name=f"Person {seat}") for seat in range(3)))
    happen(*opening(live, 0.0))
    for _ in range(4):
        while live.stage == "playing":
            deal = live.deal
            assert deal is not None
            seat = deal.actor or 0
            action = msgspec.to_builtins(deal.legal_moves_of(seat).random(rng.getrandbits(60)))
            happen(e.Moved(at=0, seat=seat, move=action, by="guest"))
        settled = live.played.settlement(0.0)
        assert settled is not None
        happen(settled, next_hand(live, 0.0))
    pushed: list[Any] = []
    push = Deal.push

    def counted(deal: Any, move: Any) -> Any:
        pushed.append(move)
        return push(deal, move)

    monkeypatch.setattr(Deal, "push", counted)
    for log in (events, [event for event in events if not isinstance(event, e.Settled)]):
        pushed.clear()
        folded = Table("t")
        for event in log:
            folded.apply(event)
        assert (folded.stage, folded.match.totals, folded.match.standing) == (
            live.stage,
            live.match.totals,
            live.match.standing,
        )
        assert [(hand.payments, hand.totals) for hand in folded.hands] == [
            (hand.payments, hand.totals) for hand in live.hands
        ]
        assert folded.deal == live.deal
        assert bool(pushed) == (log is not events)
