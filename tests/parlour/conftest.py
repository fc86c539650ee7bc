"""Fixtures of the parlour's tests."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from paiguan.engine import interpreted
from paiguan.parlour import pacing
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from tests.parlour.houses import House, Scenario
from tests.parlour.steady import seed_deals
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def steady(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test meet the same deals each time it runs, and other deals than its neighbours."""
    seed_deals(Random(request.node.name), monkeypatch.setattr)


@pytest.fixture(autouse=True)
def released() -> Iterator[None]:
    """Leave no game to the next test as a closed server left it: interpreted until somebody has compiled it, and without hints."""
    yield
    for group in list(interpreted._held):
        interpreted.release(group)


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Scenario], None]:
    """Return a function that runs a scenario in a house where bots and dice take no time, and people as long as they like."""
    monkeypatch.setattr(pacing, "SPEED", 0.0)
    monkeypatch.setattr(pacing, "GONE_AFTER", 2 * PATIENCE)
    monkeypatch.setattr(pacing, "READY_AFTER", 2 * PATIENCE)

    async def run(scenario: Scenario) -> None:
        parlour = Parlour(await open_store(f"sqlite:///{tmp_path / 'house.db'}"), Settings(), Metrics())
        try:
            await asyncio.wait_for(scenario(House(parlour)), PATIENCE)
        finally:
            await parlour.close()

    return lambda scenario: asyncio.run(run(scenario))
