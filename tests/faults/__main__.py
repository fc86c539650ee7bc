"""`make faults`: break servers, disks, databases and clocks while people play, and compare what people were told with the store.

Without arguments every fault runs once at its full length; then servers are killed 500 times; then people play until a million frames
were checked. Servers on SQLite and on PostgreSQL run at the same time. The figures are kept in a file, so that an interrupted run
continues where it was.
"""

import argparse
import signal
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.faults.lanes import Began, Finished, Order, Said, name_of, share, started, wanted
from tests.faults.scenarios import SCENARIOS
from tests.faults.tally import FRAMES, KILLS, WITHIN, Tally, missing, sheet, total

KINDS = ("sqlite", "postgres")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--minutes", type=float, default=240.0, help="end after so long, at the end of a round")
    parser.add_argument("--only", nargs="*", default=[], metavar="FAULT", help="these, such as 'line cut' or postgres")
    parser.add_argument("--short", action="store_true", help="faults of a few seconds")
    parser.add_argument("--tally", type=Path, default=Path("faults.json"), help="where figures are kept between runs")
    parser.add_argument("--fresh", action="store_true", help="forget the figures of earlier runs")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # this also ends the lanes
    console = Console(width=160)
    if chosen.fresh:
        chosen.tally.unlink(missing_ok=True)
    tally: Tally = msgspec.json.decode(chosen.tally.read_bytes(), type=Tally) if chosen.tally.exists() else {}
    only = tuple(one for one in chosen.only if one not in KINDS)
    kinds = [kind for kind in KINDS if kind in chosen.only or not set(KINDS) & {*chosen.only}]
    orders = [Order(kind, only, not chosen.short, share(len(kinds)), 60 * chosen.minutes, tally) for kind in kinds]
    orders = [order for order in orders if wanted(order)]
    began = time.monotonic()
    whole = _follow(orders, tally, chosen.tally, console)
    console.print(sheet({name_of(one): tally[name_of(one)] for one in SCENARIOS if name_of(one) in tally}))
    done = total(tally.values())
    console.print(f"late (more than {WITHIN:.0f} s until all tables went on): {done.late}")
    console.print(f"this run took {(time.monotonic() - began) / 60:.1f} minutes")
    if lacking := missing(tally):
        console.print(f"not yet reached: {', '.join(lacking)}; run again to go on")
    return 0 if whole and done.good and not lacking else 1


def _follow(orders: list[Order], tally: Tally, kept: Path, console: Console) -> bool:
    """Start the lanes and show their progress until all have ended; return whether all finished their work."""
    messages: SimpleQueue[Any] = SimpleQueue()
    lanes = [started(order) for order in orders]
    for _, told, _ in lanes:
        threading.Thread(target=_pass_on, args=(told, messages), daemon=True).start()
    columns = TextColumn("{task.description:7}"), BarColumn(40), MofNCompleteColumn(), TimeElapsedColumn()
    faults = {name_of(one) for order in orders for one in wanted(order)}
    with Progress(*columns, console=console) as progress:
        bars = [progress.add_task(name, total=most) for name, most in _goals(len(faults))]

        def show() -> None:
            done = total(tally.values())
            for _, _, frames in lanes:
                frames.value = done.frames
            for bar, value in zip(bars, (len(faults & {*tally}), done.kills, done.frames), strict=True):
                progress.update(bar, completed=value)

        show()
        left, whole = len(lanes), True
        while left:
            match messages.get():
                case None:
                    left -= 1
                case Began(name, times):
                    console.print(f"{time.strftime('%H:%M:%S')}  {name} × {times}")
                case Said(text):
                    whole = whole and "has broken off" not in text
                    console.print(text, style="red", markup=False)
                case Finished(name, figures):
                    if name in tally:
                        tally[name].add(figures)
                    else:
                        tally[name] = figures
                    kept.write_bytes(msgspec.json.encode(tally))
                    show()
    for process, _, _ in lanes:
        process.join()
        whole = whole and process.exitcode == 0
    return whole


def _goals(faults: int) -> list[tuple[str, int]]:
    return [("faults", faults), ("kills", KILLS), ("frames", FRAMES)]


def _pass_on(told: Any, messages: "SimpleQueue[Any]") -> None:
    """Pass the messages of a lane on, and None when it ends; the queue of a killed lane raises an error."""
    while True:
        try:
            message = told.get()
        except (EOFError, OSError):
            message = None
        messages.put(message)
        if message is None:
            return


if __name__ == "__main__":
    sys.exit(main())
