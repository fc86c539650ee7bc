"""`make faults`: everything that can break is broken while people play, and what they were told is compared with the store.

Without arguments every fault is done once, then servers are killed until 500 kills and a million frames are reached. The tally is
kept in a file, so that a run that was ended early goes on where it was.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Sheet

from tests.faults.crowd import Crowd
from tests.faults.houses import House, house
from tests.faults.ledger import audit
from tests.faults.scenarios import SCENARIOS, Scenario

KILLS, FRAMES = 500, 1_000_000
TABLES = 10
WITHIN = 5.0  # seconds after the end of a fault
KILLS_A_ROUND = 25
PLAY = 5.0  # seconds between two faults, for frames to come


class Line(msgspec.Struct):
    """What was done and seen under one fault."""

    times: int = 0
    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    lost: int = 0
    doubled: int = 0
    frames: int = 0
    leaks: int = 0
    silent: int = 0  # tables that did not go on, people with an old view, faults that nobody was told of
    late: int = 0  # times that tables took longer than five seconds to go on
    slowest: float = 0.0

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.leaks or self.silent or self.late)


Tally = dict[str, Line]


async def break_it(
    scenarios: Sequence[Scenario], times: int, crowd: Crowd, own: House, line: Line, say: Console, long: bool
) -> None:
    """A crowd plays; every fault happens so many times; in the end everybody rests."""
    crowd.come()
    await crowd.going_on(120)
    for scenario in list(scenarios) * times:
        line.kills += await scenario.fault(own, crowd, scenario.long if long else scenario.short)
        line.times += 1
        seconds, still = await crowd.going_on(60)
        line.slowest = max(line.slowest, round(seconds, 1))
        line.late += scenario.prompt and seconds > WITHIN
        line.silent += len(still)
        if still:
            say.print(f"[red]{scenario.name}: did not go on: {[(crowd.games[one], one) for one in still]}")
        if long:
            await asyncio.sleep(PLAY)
    await crowd.rest()
    await crowd.go()


def go_round(
    scenarios: Sequence[Scenario], times: int, line: Line, say: Console, long: bool = True, tables: int = TABLES
) -> None:
    """Do faults, one after another, to one house; what was seen is added to `line`."""
    kind = scenarios[0].kind
    with house(kind, faulty=any(one.faulty for one in scenarios)) as own:

        async def run() -> Crowd:
            crowd = await asyncio.to_thread(Crowd, own.servers, tables)
            await break_it(scenarios, times, crowd, own, line, say, long)
            return crowd

        crowd = asyncio.run(run())
        memory = crowd.memory
        found = audit(own.database, crowd)
        wrong = [f"{what} × {count}" for what, count in memory.wrong.items()] + own.complaints
        line.acknowledged += len(memory.acknowledged)
        line.resent += memory.resent
        line.frames += memory.frames
        line.lost += len(found.lost)
        line.doubled += len(found.doubled) + len(found.lied)
        line.leaks += len(found.leaks)
        line.silent += len(found.stale) + len(found.gaps) + len(wrong)
        for text in [*wrong, *found.all][:20]:
            say.print(f"[red]{', '.join(one.name for one in scenarios)} on {kind}: {text[:400]}")


def report(tally: Tally, say: Console) -> bool:
    sheet = Sheet(title="What was done, and what was seen")
    columns = (
        "fault",
        "times",
        "kills",
        "acknowledged",
        "resent",
        "lost",
        "doubled",
        "frames",
        "leaks",
        "silent",
        "slowest s",
    )
    for column in columns:
        sheet.add_column(column, justify="left" if column == "fault" else "right")
    total = Line()
    for name, line in tally.items():
        sheet.add_row(name, *_cells(line), style="" if line.good else "red")
        for field in Line.__struct_fields__:
            one, sum_ = getattr(line, field), getattr(total, field)
            setattr(total, field, max(one, sum_) if field == "slowest" else one + sum_)
    sheet.add_section()
    sheet.add_row("all", *_cells(total), style="bold")
    say.print(sheet)
    short = [f"{KILLS} kills"] * (total.kills < KILLS) + [f"{FRAMES:,} frames"] * (total.frames < FRAMES)
    if short:
        say.print(f"not yet reached: {', '.join(short)}; run again to go on")
    say.print(f"late (more than {WITHIN:.0f} s until all tables went on): {total.late}")
    return total.good and not short


def _cells(line: Line) -> list[str]:
    names = ("times", "kills", "acknowledged", "resent", "lost", "doubled", "frames", "leaks", "silent")
    return [*(f"{getattr(line, name):,}" for name in names), f"{line.slowest:.1f}"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--minutes", type=float, default=240.0, help="end after so long, at the end of a round")
    parser.add_argument("--only", nargs="*", default=[], metavar="FAULT", help="these, such as 'line cut' or postgres")
    parser.add_argument("--short", action="store_true", help="faults of a few seconds")
    parser.add_argument("--tally", type=Path, default=Path("faults.json"), help="where figures are kept between runs")
    parser.add_argument("--fresh", action="store_true", help="forget the figures of earlier runs")
    chosen = parser.parse_args()
    say, until = Console(width=150), time.monotonic() + 60 * chosen.minutes
    if chosen.fresh:
        chosen.tally.unlink(missing_ok=True)
    tally: Tally = msgspec.json.decode(chosen.tally.read_bytes(), type=Tally) if chosen.tally.exists() else {}
    wanted = [one for one in SCENARIOS if not chosen.only or one.name in chosen.only or one.kind in chosen.only]

    def once(scenario: Scenario, times: int) -> None:
        name = f"{scenario.name}, {scenario.kind}"
        say.print(f"{time.strftime('%H:%M:%S')}  {name} × {times}")
        go_round([scenario], times, tally.setdefault(name, Line()), say, not chosen.short)
        chosen.tally.write_bytes(msgspec.json.encode(tally))

    for scenario in wanted:
        if time.monotonic() < until and f"{scenario.name}, {scenario.kind}" not in tally:
            once(scenario, KILLS_A_ROUND if scenario.name == "killed" else 1)
    kills = [one for one in wanted if one.name == "killed"]
    while kills and time.monotonic() < until:
        lines = tally.values()
        if sum(line.kills for line in lines) >= KILLS and sum(line.frames for line in lines) >= FRAMES:
            break
        once(kills[0], KILLS_A_ROUND)
        kills = kills[1:] + kills[:1]
    return 0 if report(tally, say) else 1


if __name__ == "__main__":
    sys.exit(main())
