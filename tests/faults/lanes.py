"""Lanes: processes that run the faults on one kind of database each, so that both cores are used."""

import signal
import sys
import time
import traceback
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from tests.faults.rounds import go_round
from tests.faults.scenarios import SCENARIOS, Scenario
from tests.faults.tally import FRAMES, KILLS, Figures, Tally, total

AGAIN = {"killed": 20, "nothing broken": 1}  # faults that are repeated until there are enough: repetitions a round


class Order(msgspec.Struct, frozen=True):
    """The work of a lane."""

    kind: str
    only: tuple[str, ...]  # names of faults; empty: all
    long: bool
    kills: int  # that this lane has to reach
    seconds: float
    tally: Tally  # the figures of earlier runs


class Began(msgspec.Struct, frozen=True):
    """Sent when a lane begins a round."""

    name: str
    times: int


class Said(msgspec.Struct, frozen=True):
    """Sent when something happened that must not happen, or when a lane failed."""

    text: str


class Finished(msgspec.Struct, frozen=True):
    """Sent when a round is over."""

    name: str
    figures: Figures


def name_of(scenario: Scenario) -> str:
    return f"{scenario.name}, {scenario.kind}"


def wanted(order: Order) -> list[Scenario]:
    return [one for one in SCENARIOS if one.kind == order.kind and (not order.only or one.name in order.only)]


def started(order: Order) -> tuple[BaseProcess, Any, Any]:
    """Start a lane; return its process, the queue of its messages, and the shared counter of frames, which the caller updates."""
    context = get_context("spawn")
    told, frames = context.SimpleQueue(), context.Value("q", 0)
    process = context.Process(target=_run, args=(order, told, frames), daemon=True)
    process.start()
    return process, told, frames


def _run(order: Order, told: Any, frames: Any) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that servers and databases are stopped too
    try:
        _go(order, told, frames)
    except BaseException:
        told.put(Said(f"{order.kind} has broken off:\n{traceback.format_exc()}"))
    finally:
        told.put(None)


def _go(order: Order, told: Any, frames: Any) -> None:
    """Run every fault once at its full length; then kill servers until there are enough kills; then let people play until there
    are enough frames."""
    until = time.monotonic() + order.seconds
    kills = total(one for name, one in order.tally.items() if name.endswith(order.kind)).kills
    rounds = 0
    to_do = {one.name: one for one in wanted(order)}

    def once(scenario: Scenario, times: int) -> None:
        nonlocal kills, rounds
        figures = Figures()
        rounds += 1
        told.put(Began(name_of(scenario), times))
        seed = kills + rounds
        go_round([scenario], times, figures, lambda text: told.put(Said(text)), order.long, seed=seed)
        kills += figures.kills
        told.put(Finished(name_of(scenario), figures))

    for scenario in to_do.values():
        if scenario.name not in AGAIN and name_of(scenario) not in order.tally and time.monotonic() < until:
            once(scenario, 1)
    for name, times in AGAIN.items():
        while name in to_do and time.monotonic() < until:
            if (kills >= order.kills) if name == "killed" else (frames.value >= FRAMES):
                break
            once(to_do[name], times)


def share(lanes: int) -> int:
    """The kills that each lane has to reach."""
    return -(-KILLS // lanes)
