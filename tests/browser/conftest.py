"""One server and one browser for all tests here; a fresh context for every visitor."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitors import CHROMIUM, DIST, PATIENCE, WHOLE, Visitor, opened, whole
from tests.parlour.servers import Server
from tests.parlour.steady import SteadyServer

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")  # playwright must be gone before other tests run loops of their own
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("chromium is missing (apt-get install chromium): nothing was tested in a browser")
    if not DIST.exists():
        pytest.skip("the page has not been built (make web): nothing was tested in a browser")
    with opened() as found:
        yield found


@pytest.fixture
def notifying(browser: Browser) -> Iterator[Browser]:
    """A browser that can notify."""
    if not WHOLE:
        pytest.skip("chromium is missing (apt-get install chromium): no notification was tested")
    with whole(browser) as found:
        yield found


@pytest.fixture(scope="package")  # playwright must be gone before other tests run loops of their own
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with SteadyServer(f"sqlite:///{folder}/house.db", folder / "server.log") as started:
        yield started
        assert not started.complaints


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes in: `visit(size=…, language=…)`. The test fails if any page complained."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, server, **how))
        return visitors[-1]

    yield come
    complaints = [line for visitor in visitors for line in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert not complaints, "\n".join(complaints)
