"""The order of the tests where several processes share them, as in `make test`."""

from itertools import chain, pairwise
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SERVERS = {"cli", "docs", "faults", "hosting", "outside", "parlour"}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the tests in the browser in one half of the processes and with servers and commands in the other, so that few start a
    browser. The short ones come last: a process that is done takes half of the last ones of another."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers < 2:
        return
    kinds: dict[str, list[pytest.Item]] = {"browser": [], "servers": [], "others": []}
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        kinds["browser" if folder == "browser" else "servers" if folder in SERVERS else "others"].append(item)
    first = [*parted(kinds["browser"], workers // 2), *parted(kinds["servers"], workers - workers // 2)]
    # xdist deals the list out in equal parts, one for each process.
    ends = [len(items) * (worker + 1) // workers for worker in range(workers)]
    others, dealt = iter(kinds["others"]), []
    for part, end in zip(first, ends, strict=True):
        dealt += part
        dealt += [item for _, item in zip(range(end - len(dealt)), others, strict=False)]
    items[:] = chain(dealt, others)


def parted(tests: list[pytest.Item], parts: int) -> list[list[pytest.Item]]:
    """Return the tests in parts of equal size."""
    cuts = [len(tests) * part // parts for part in range(parts + 1)]
    return [tests[start:end] for start, end in pairwise(cuts)]
