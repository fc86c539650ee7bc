"""What the parlour's tests share."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from paiguan.parlour import pacing
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from tests.parlour.houses import House, Scenario


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Scenario], None]:
    """Runs a scenario in a house where bots and dice take no time and patience is short."""
    monkeypatch.setattr(pacing, "SPEED", 0.0)
    monkeypatch.setattr(pacing, "GONE_AFTER", 0.3)
    monkeypatch.setattr(pacing, "READY_AFTER", 0.5)

    async def run(scenario: Scenario) -> None:
        parlour = Parlour(await open_store(f"sqlite:///{tmp_path / 'house.db'}"), Settings(), Metrics())
        try:
            await asyncio.wait_for(scenario(House(parlour)), 120)
        finally:
            await parlour.close()

    return lambda scenario: asyncio.run(run(scenario))
