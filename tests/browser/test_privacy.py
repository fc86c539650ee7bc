"""What is kept: the page says it with the settings of its server, and lets a device forget."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.visitors import Visitor
from tests.parlour.steady import SteadyServer
from tests.parlour.test_keeping import DAYS


def test_the_page_shows_the_limits_of_its_server(browser: Browser, tmp_path: Path) -> None:
    with SteadyServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", **DAYS) as server:
        for language in ("en", "zh-Hant", "zh-Hans"):
            person = Visitor(browser, server, language=language)
            person.go("/privacy")
            for setting, days in DAYS.items():
                for told in person.page.locator(f"[data-limit={setting}]").all():
                    expect(told).to_contain_text(days)
                expect(person.page.locator(f"[data-limit={setting}]").first).to_be_visible()
            assert not person.complaints
            person.close()


@pytest.mark.parametrize("place", ["/", "/mine"])
def test_it_is_linked_where_one_looks_for_it(visit: Visit, place: str) -> None:
    person = visit(size="phone")
    person.go(place)
    person.page.locator("main a[href='/privacy']").tap()
    expect(person.page.get_by_role("heading", name="On this device")).to_be_visible()


def test_a_device_forgets_what_it_keeps_and_can_have_it_back(visit: Visit) -> None:
    """With the page's own worker, which keeps copies too."""
    person = visit(service_workers="allow")
    page = person.page
    person.go("/score/tianjiu")
    page.get_by_role("button").first.wait_for()
    person.go("/privacy")
    page.evaluate("localStorage.setItem('paiguan.lessons', '{\"a\": 1}'); localStorage.setItem('other', '1')")
    page.evaluate("navigator.serviceWorker.ready.then(() => caches.open('paiguan-own'))")
    with page.expect_download() as download:
        person.press("Save a copy (.json)")
    assert json.loads(download.value.path().read_text("utf-8"))["paiguan.lessons"] == '{"a": 1}'
    person.press("Delete what this device keeps")
    expect(page.get_by_text("Deleted on this device.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('paiguan.lessons')") is None
    assert page.evaluate("localStorage.getItem('other')") == "1"  # of another page on this host
    assert "paiguan-own" not in page.evaluate("caches.keys()")
    person.press("Put it back")
    expect(page.get_by_role("button", name="Delete what this device keeps")).to_be_visible()
    assert page.evaluate("localStorage.getItem('paiguan.lessons')") == '{"a": 1}'
