"""Lanes: each breaks houses on one kind of database, in a process of its own, so that both cores have something to do."""

import time
import traceback
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from tests.faults.rounds import go_round
from tests.faults.scenarios import SCENARIOS, Scenario
from tests.faults.tally import FRAMES, KILLS, Figures, Tally, total

KILLS_A_ROUND = 20


class Order(msgspec.Struct, frozen=True):
    """What a lane is to do."""

    kind: str
    only: tuple[str, ...]  # names of faults; none: all
    long: bool
    kills: int  # that this lane has to come to
    seconds: float
    tally: Tally  # of earlier runs


class Began(msgspec.Struct, frozen=True):
    """A lane begins a round."""

    name: str
    times: int


class Said(msgspec.Struct, frozen=True):
    """Something that must not happen has happened, or that a lane has broken off."""

    text: str


class Finished(msgspec.Struct, frozen=True):
    """A round is over."""

    name: str
    figures: Figures


def name_of(scenario: Scenario) -> str:
    return f"{scenario.name}, {scenario.kind}"


def wanted(order: Order) -> list[Scenario]:
    return [one for one in SCENARIOS if one.kind == order.kind and (not order.only or one.name in order.only)]


def started(order: Order) -> tuple[BaseProcess, Any, Any]:
    """A lane, what it tells, and the frames that all lanes have seen: the one who starts it keeps that number."""
    context = get_context("spawn")
    told, frames = context.SimpleQueue(), context.Value("q", 0)
    process = context.Process(target=_run, args=(order, told, frames))
    process.start()
    return process, told, frames


def _run(order: Order, told: Any, frames: Any) -> None:
    try:
        _go(order, told, frames)
    except BaseException:
        told.put(Said(f"{order.kind} has broken off:\n{traceback.format_exc()}"))
    finally:
        told.put(None)


def _go(order: Order, told: Any, frames: Any) -> None:
    """Every fault once, at its full length; then servers are killed until there were enough kills and frames."""
    until = time.monotonic() + order.seconds
    kills = total(one for name, one in order.tally.items() if name.endswith(order.kind)).kills

    def once(scenario: Scenario, times: int) -> int:
        figures = Figures()
        told.put(Began(name_of(scenario), times))
        go_round([scenario], times, figures, lambda text: told.put(Said(text)), order.long, seed=kills)
        told.put(Finished(name_of(scenario), figures))
        return figures.kills

    for scenario in wanted(order):
        if scenario.name != "killed" and name_of(scenario) not in order.tally and time.monotonic() < until:
            kills += once(scenario, 1)
    for scenario in wanted(order):
        while scenario.name == "killed" and time.monotonic() < until:
            if kills >= order.kills and frames.value >= FRAMES:
                return
            kills += once(scenario, KILLS_A_ROUND)


def share(lanes: int) -> int:
    """The kills that each of so many lanes has to come to."""
    return -(-KILLS // lanes)
