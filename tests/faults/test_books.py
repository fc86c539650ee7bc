"""The checks of the fault runs find faults: otherwise a run without findings would prove nothing."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from paiguan.parlour import pacing
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from tests.faults.crowd import Memory
from tests.faults.ledger import Findings, audit
from tests.parlour.houses import House
from tests.patience import PATIENCE

Played = tuple[str, str, list[list[str]], int]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A database in which a player made two moves: its address, the table, the deal, and the player's seat."""
    url = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"

    async def run() -> Played:
        parlour = Parlour(await open_store(url), Settings(), Metrics())
        player = await House(parlour).table("mohuahua", ["me", "regular", "regular"])
        for _ in range(2):
            await player.move()
        table = player.host.table
        await parlour.close()
        dealt: Any = table.hand.dealt["deal"]
        return url, table.id, dealt, player.seat or 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pacing, "SPEED", 0.0)
        return asyncio.run(asyncio.wait_for(run(), PATIENCE))


def found(played: Played, memory: Memory) -> Findings:
    crowd: Any = SimpleNamespace(memory=memory, tables={played[1]: []})
    return audit(played[0], crowd)


def test_a_correct_store_has_no_findings(played: Played) -> None:
    memory = Memory()
    _, table, dealt, seat = played
    memory.shown[table, 1, seat][0] = {piece.encode() for piece in dealt[seat]}
    assert not found(played, memory).all


def test_a_command_that_was_acknowledged_and_is_not_stored_is_lost(
    played: Played,
) -> None:
    memory = Memory()
    memory.acknowledged["nowhere"] = "Play nowhere"
    assert found(played, memory).lost == ["Play nowhere is not stored"]


@pytest.mark.parametrize("watches", [False, True])
def test_a_piece_of_another_hand_in_a_frame_is_a_leak(played: Played, watches: bool) -> None:
    memory = Memory()
    _, table, dealt, seat = played
    other = (seat + 1) % len(dealt)
    hidden = {*dealt[other], *dealt[(seat + 2) % len(dealt)]} - {*dealt[seat]}
    memory.shown[table, 1, None if watches else seat][0] = {piece.encode() for piece in hidden}
    leaks = found(played, memory).leaks
    assert len(leaks) == 1
    assert "step 0" in leaks[0]
