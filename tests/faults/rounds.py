"""A round: start servers, let a crowd play, cause faults, and compare the store with what the crowd was told."""

import asyncio
from collections.abc import Callable, Sequence

from tests.faults.crowd import Crowd
from tests.faults.houses import House, house
from tests.faults.ledger import audit, lagging
from tests.faults.scenarios import Scenario
from tests.faults.tally import WITHIN, Figures

TABLES = 10
PLAY = (0.0, 1.5)  # seconds between two faults
GIVE_UP = 60.0  # seconds after which a table counts as stuck
Say = Callable[[str], object]


async def _break(
    scenarios: Sequence[Scenario], times: int, crowd: Crowd, own: House, figures: Figures, say: Say, long: bool
) -> None:
    """Let a crowd play while each fault happens several times at varying moments; then let everybody stop."""
    crowd.come()
    await crowd.going_on(GIVE_UP)
    for scenario in list(scenarios) * times:
        await asyncio.sleep(own.rng.uniform(*PLAY) if long else 0.0)
        figures.caught += crowd.on_their_way
        figures.kills += await scenario.fault(own, crowd, scenario.long if long else scenario.short)
        figures.times += 1
        seconds, still = await crowd.going_on(GIVE_UP)
        figures.slowest = max(figures.slowest, round(seconds, 1))
        # A single server after a cold start first loads machine code, which takes two seconds of a core.
        figures.late += seconds > WITHIN and not (own.cold and len(own.servers) == 1)
        figures.silent += len(still)
        if seconds > WITHIN:
            cold = " (cold start)" if own.cold else ""
            say(f"{scenario.name}, {own.kind}: all tables went on after {seconds:.1f} s{cold}")
        if still:
            say(f"{scenario.name}: did not go on: {[crowd.described(one) for one in still]}")
        crowd.spread()
    await crowd.rest()
    await _catching_up(crowd, own.database)
    await crowd.go()


async def _catching_up(crowd: Crowd, database: str) -> None:
    """Wait until everybody sees what is stored: on a busy machine a scene may still be on its way. The audit finds those who never do."""
    loop = asyncio.get_running_loop()
    ends = loop.time() + GIVE_UP
    while await asyncio.to_thread(lagging, database, crowd) and loop.time() < ends:
        await asyncio.sleep(0.5)


def go_round(
    scenarios: Sequence[Scenario],
    times: int,
    figures: Figures,
    say: Say,
    long: bool = True,
    tables: int = TABLES,
    seed: int = 0,
) -> None:
    """Cause faults one after another on the same servers; add what was seen to `figures`."""
    kind = scenarios[0].kind
    with house(kind, any(one.faulty for one in scenarios), seed) as own:

        async def run() -> Crowd:
            crowd = await asyncio.to_thread(Crowd, own.servers, tables, name=f"{seed}.")
            await _break(scenarios, times, crowd, own, figures, say, long)
            return crowd

        crowd = asyncio.run(run())
        memory = crowd.memory
        found = audit(own.database, crowd)
        wrong = [f"{what} × {count}" for what, count in memory.wrong.items()] + own.complaints
        figures.acknowledged += len(memory.acknowledged)
        figures.resent += memory.resent
        figures.frames += memory.frames
        figures.lost += len(found.lost)
        figures.doubled += len(found.doubled) + len(found.lied)
        figures.leaks += len(found.leaks)
        figures.silent += len(found.stale) + len(found.gaps) + len(wrong)
        for text in [*wrong, *found.all][:20]:
            say(f"{', '.join(one.name for one in scenarios)} on {kind}: {text[:400]}")
