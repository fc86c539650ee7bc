"""/api/schema in a real browser: every operation is shown, and the page obeys the content security policy."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request

from tests.browser.visitors import CHROMIUM, Size, Visitor, opened
from tests.parlour.nursery import WarmServer

PICTURES = os.environ.get("PAIGUAN_PICTURES")  # a folder for screenshots
WATCH = "addEventListener('securitypolicyviolation', event => console.error('violated: ' + event.violatedDirective))"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("chromium is missing (apt-get install chromium): nothing was tested in a browser")
    with opened() as found:
        yield found


@pytest.mark.parametrize(("base", "size"), [("", "desktop"), ("/games/paiguan", "phone")])
def test_every_operation_is_listed_and_the_policy_is_kept(
    browser: Browser, tmp_path: Path, base: str, size: Size
) -> None:
    settings = {"base_path": base} if base else {}
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", **settings) as server:
        visitor = Visitor(browser, server, size)
        asked: list[str] = []

        def note(request: Request) -> None:
            asked.append(request.url)

        visitor.page.on("request", note)
        visitor.page.add_init_script(WATCH)
        answer = visitor.page.goto(f"{server.url}/api/schema")
        assert answer is not None
        assert answer.ok
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        if PICTURES:
            visitor.page.screenshot(path=f"{PICTURES}/schema-{size}.png")
        paths = server.ask("GET", "/api/schema/openapi.json")[1]["paths"]
        shown = [heading.inner_text() for heading in visitor.page.locator("section h2:has(.verb)").all()]
        assert shown == [f"{verb.upper()} {path}" for path, verbs in paths.items() for verb in verbs]
        assert len(shown) >= 19
        width = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0
        visitor.page.get_by_role("link", name="TableWish").first.click()
        assert visitor.page.url.endswith("#TableWish")
        visitor.page.get_by_role("link", name="OpenAPI as JSON").click()
        assert "openapi" in visitor.page.content()
        visitor.close()
        assert not visitor.complaints
        assert [url for url in asked if not url.startswith(server.url)] == []
