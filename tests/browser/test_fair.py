"""A hand that the browser itself sealed, cut and checked, on a phone; and a house that is caught."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from paiguan.fair.proof import failures, read
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_access import findings
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    """A server that shuffles: the others here always deal alike, and seal nothing."""
    folder = tmp_path_factory.mktemp("fair")
    with WarmServer(f"sqlite:///{folder}/house.db", folder / "server.log") as started:
        yield started
        assert not started.complaints


def test_a_hand_is_sealed_before_and_checked_after(visit: Visit, tmp_path: Path) -> None:
    person = visit(size="phone")
    page = person.page
    person.go("/")
    person.press("Play now · Tin Gau")
    seal = page.get_by_role("button", name="Fair shuffle: 5 sealed")
    seal.tap()
    expect(page.get_by_role("dialog", name="Fair shuffle")).to_contain_text("Sealed before the deal")
    assert findings(person) == []
    page.keyboard.press("Escape")
    Player(person).play()
    settlement = page.locator("dialog[open]")
    expect(settlement.get_by_role("link", name="Fair deal")).to_be_visible()
    assert findings(person) == []
    person.press("Next hand", within="dialog")  # its seals were exchanged meanwhile
    page.get_by_role("button", name="Fair shuffle: 5 sealed").wait_for()
    table = page.url.rsplit("/", 1)[1]

    person.go(f"/g/{table}#1")
    person.press("Fair shuffle", role="link")
    expect(page).to_have_url(re.compile(f"/fair/{table}/1$"))
    expect(page.get_by_role("heading", name="Nobody touched this deal")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("against what it noted before the deal")
    expect(page.get_by_text("your 8")).to_be_visible()
    expect(page.get_by_text("never shown: the rules keep them shut")).to_be_visible()
    assert findings(person) == []
    with page.expect_download() as download:
        person.press("Download the proof", within="main")
    download.value.save_as(tmp_path / "proof.json")
    proof = read((tmp_path / "proof.json").read_bytes())
    assert proof.seen is not None
    assert len(proof.seen.hand) == 8
    assert failures(proof) == []


def test_a_house_that_changed_a_piece_is_caught_at_the_table(visit: Visit) -> None:
    """Something between the house and the page exchanges two pieces of the proof."""
    person = visit(size="phone")
    page = person.page

    def change(route: Route) -> None:
        proof = route.fetch().json()
        deal = proof["deal"]["deal"]
        deal[0][0], deal[1][0] = deal[1][0], deal[0][0]
        route.fulfill(body=json.dumps(proof), content_type="application/json")

    page.route("**/proof?*", change)
    person.go("/")
    person.press("Play now · Thirteen Cards")
    Player(person).play()
    expect(page.locator("dialog[open]").get_by_role("link", name="Does not match")).to_be_visible()
    expect(page.get_by_role("button", name="Fair shuffle: Does not match", include_hidden=True)).to_be_attached()
    person.press("Does not match", role="link", within="dialog[open]")
    expect(page.get_by_role("heading", name="This deal does not match its seals")).to_be_visible()
    expect(page.get_by_text("Piece 1 of the deal does not match its seal.")).to_be_visible()
    assert findings(person) == []
