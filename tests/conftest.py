"""The order of the tests where two processes share them, as in `make test`."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SERVERS = {"cli", "docs", "faults", "hosting", "outside", "parlour"}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the tests in the browser in the one process and with servers and commands in the other, so that each starts its
    browser and its servers once. The short ones come last: the worker that is done first takes half of the other's last ones."""
    if getattr(config, "workerinput", {}).get("workercount") != 2:
        return
    folders = [item.path.relative_to(TESTS).parts[0] for item in items]
    browser = [item for item, folder in zip(items, folders, strict=True) if folder == "browser"]
    servers = [item for item, folder in zip(items, folders, strict=True) if folder in SERVERS]
    others = [item for item, folder in zip(items, folders, strict=True) if folder not in {"browser", *SERVERS}]
    room = max(0, len(items) // 2 - len(browser))  # xdist deals the list out in two halves
    items[:] = [*browser, *others[:room], *servers, *others[room:]]
