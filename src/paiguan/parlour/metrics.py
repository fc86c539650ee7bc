"""Metrics for Prometheus.

Label values come from closed lists, so that no guest can make the number of series grow. With several processes
(`serving.py` sets `PROMETHEUS_MULTIPROC_DIR`) each keeps its numbers in a file, and the one that is asked adds them up.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from paiguan.engine.packages import GAMES
from paiguan.engine.terms import load

SHARED = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = "text/plain; version=0.0.4"  # the framework adds the charset
COMMIT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THINK_BUCKETS = (0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1.0, 2.0, 5.0, 20.0)
OTHER = "other"
# Refusal codes of HTTP, which are not in the terms files.
HTTP_CODES = (
    *("bad_request", "clock", "empty_name", "fault", "names", "no_guest", "not_found", "still_hidden", "too_many"),
    *("house_full", "other_site", "unknown_code"),
)


@cache
def known_codes() -> frozenset[str]:
    """Return every code that a refusal can have."""
    terms = [load(name) for name in (*GAMES, "house")]
    named = {code for one in terms for part in ("refusals", "option_conflicts") for code in one.get(part, ())}
    return frozenset(
        named | {*HTTP_CODES} | {f"http_{status}" for status in (400, 401, 403, 404, 405, 413, 414, 415, 431, 500)}
    )


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.moves = Counter(
            "paiguan_moves", "Moves stored, by game and by guest, bot or dice", ("game", "by"), registry=own
        )
        self.refusals = Counter("paiguan_refusals", "Commands and requests refused", ("where", "code"), registry=own)
        self.responses = Counter("paiguan_http_responses", "HTTP answers by class of status", ("status",), registry=own)
        self.faults = Counter("paiguan_faults", "Failures of requests, sockets and tables", ("where",), registry=own)
        self.commits = Histogram(
            "paiguan_commit_seconds", "From events decided to events stored", buckets=COMMIT_BUCKETS, registry=own
        )
        self.thoughts = Histogram(
            "paiguan_think_seconds",
            "From the request for a bot's move or a hint to its answer",
            ("what",),
            buckets=THINK_BUCKETS,
            registry=own,
        )
        self.retired = Counter(
            "paiguan_retired", "Tables and guests deleted for lack of visits", ("what",), registry=own
        )
        self._tables = self._gauge("paiguan_tables", "Tables in memory")
        self._sockets = Gauge("paiguan_sockets", "Open sockets", ("what",), registry=own, multiprocess_mode="livesum")
        self._queues = Gauge(
            "paiguan_queue", "Jobs queued or running", ("what",), registry=own, multiprocess_mode="livesum"
        )
        self._memory = self._gauge("paiguan_memory_bytes", "Resident memory")
        self._build = Gauge(
            "paiguan_build_info",
            "Always 1; the labels say what runs",
            ("version", "python"),
            registry=own,
            multiprocess_mode="livemax",
        )
        self._build.labels(own_version(), sys.version.split()[0]).set(1)
        self._counts: Callable[[], dict[str, int]] = dict

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry, multiprocess_mode="livesum")

    def refused(self, where: str, code: str) -> None:
        self.refusals.labels(where, code if code in known_codes() else OTHER).inc()

    @contextmanager
    def thinking(self, what: str) -> Iterator[None]:
        began = perf_counter()
        yield
        self.thoughts.labels(what).observe(perf_counter() - began)

    def watch(self, counts: Callable[[], dict[str, int]]) -> None:
        """Set the function that every reading calls for counts: `tables`, `sockets.WHAT`, `queue.WHAT`."""
        self._counts = counts
        self.measure()

    def measure(self) -> None:
        """Update the gauges."""
        for name, value in self._counts().items():
            kind, _, what = name.partition(".")
            if kind == "tables":
                self._tables.set(value)
            else:
                (self._sockets if kind == "sockets" else self._queues).labels(what).set(value)
        if (memory := resident()) is not None:
            self._memory.set(memory)

    def page(self) -> bytes:
        """Return the page that Prometheus reads."""
        self.measure()
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        drop_dead_processes()
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def resident() -> int | None:
    """Return the resident memory in bytes; the peak where the system offers only that; None where it offers neither."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        pass
    try:
        import resource
    except ImportError:  # Windows
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def drop_dead_processes() -> None:
    """Remove the gauges of killed processes, which would count forever."""
    # On Windows `os.kill` ends the process instead of probing it.
    if SHARED not in os.environ or sys.platform == "win32":
        return
    for file in Path(os.environ[SHARED]).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
        except OSError:
            continue


def own_version() -> str:
    """Return the version of the installed package."""
    try:
        return version("paiguan")
    except PackageNotFoundError:
        return "unknown"
