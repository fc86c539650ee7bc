"""A browser asks to be told, and not to be told any more."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from paiguan.parlour.app import create_app
from paiguan.parlour.push.encryption import from_text
from paiguan.parlour.routes.push import MOST
from paiguan.parlour.settings import BadSetting, Settings, from_environment
from tests.parlour.push.service import CONTACT, Browser

BROWSER = Browser("https://push.example", "abc", 201)


@contextmanager
def house(tmp_path: Path, **settings: Any) -> Iterator[Any]:
    """A house, and a visitor of it who keeps cookies."""
    given = {"push_contact": CONTACT, "limits": False, **settings}
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path / 'house.db'}", **given))) as visitor:
        visitor.get("/api/me")
        yield visitor


def refused(answer: Any, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text


def test_a_browser_is_told_until_it_asks_not_to_be(tmp_path: Path) -> None:
    with house(tmp_path) as visitor:
        before = visitor.get("/api/me/push").json()
        assert len(from_text(before.pop("key"))) == 65
        assert before == {"here": False, "others": 0}
        for _ in range(2):  # once more is no other browser
            answer = visitor.put("/api/me/push", json=BROWSER.wish)
            assert (answer.status_code, answer.json()["here"], answer.json()["others"]) == (200, True, 0)
        assert visitor.get("/api/me/push").json()["here"]
        assert not visitor.delete("/api/me/push").json()["here"]
        assert not visitor.get("/api/me/push").json()["here"]


def test_a_browser_tells_its_present_guest_only_and_a_guest_can_end_it_everywhere(tmp_path: Path) -> None:
    with house(tmp_path) as visitor:
        visitor.put("/api/me/push", json=BROWSER.wish)
        first = visitor.cookies["paiguan"]
        visitor.cookies.pop("paiguan_device")  # another browser of the same guest
        assert visitor.get("/api/me/push").json()["others"] == 1
        assert visitor.put("/api/me/push", json=BROWSER.wish).json() | {"key": ""} == {
            "key": "",
            "here": True,
            "others": 1,
        }
        visitor.cookies.pop("paiguan")  # another guest of this browser
        visitor.get("/api/me")
        assert visitor.get("/api/me/push").json() | {"key": ""} == {"key": "", "here": False, "others": 0}
        assert visitor.put("/api/me/push", json=BROWSER.wish).json()["here"]
        visitor.cookies["paiguan"] = first
        assert visitor.get("/api/me/push").json() | {"key": ""} == {"key": "", "here": False, "others": 1}
        gone = visitor.delete("/api/me/push", params={"everywhere": True}).json()
        assert (gone["here"], gone["others"]) == (False, 0)


def test_a_house_without_a_contact_says_so(tmp_path: Path) -> None:
    with house(tmp_path, push_contact="") as visitor:
        assert visitor.get("/api/me/push").json()["key"] is None
        refused(visitor.put("/api/me/push", json=BROWSER.wish), "push_off")


@pytest.mark.parametrize(
    "changed",
    [
        {"endpoint": "http://push.example/abc"},
        {"endpoint": "https://127.0.0.1/abc"},
        {"endpoint": "https://push.example/" + "x" * 1000},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
    ],
)
def test_what_is_no_subscription_is_refused(changed: dict[str, str], tmp_path: Path) -> None:
    with house(tmp_path) as visitor:
        refused(visitor.put("/api/me/push", json=BROWSER.wish | changed), "bad_push")
        chinese = visitor.put("/api/me/push", json=BROWSER.wish | changed | {"lang": "zh-Hant"}).json()["text"]
        assert chinese.startswith("瀏覽器給的")
        assert not visitor.get("/api/me/push").json()["here"]


def test_a_guest_has_a_bounded_number_of_browsers(tmp_path: Path) -> None:
    with house(tmp_path) as visitor:
        for _ in range(MOST):
            visitor.cookies.pop("paiguan_device", None)
            assert visitor.put("/api/me/push", json=BROWSER.wish).status_code == 200
        visitor.cookies.pop("paiguan_device")
        refused(visitor.put("/api/me/push", json=BROWSER.wish), "many_push")


def test_nobody_is_told_of_an_endpoint_by_what_a_guest_takes_away(tmp_path: Path) -> None:
    with house(tmp_path) as visitor:
        visitor.put("/api/me/push", json=BROWSER.wish)
        told = visitor.get("/api/me/data").json()
        assert [*told["rows"]["subscriptions"][0]] == ["made"]
        assert "push.example" not in str(told)


@pytest.mark.parametrize("contact", ["host@paiguan.example", "http://paiguan.example", "mailto:", "https://"])
def test_a_contact_is_an_address_that_push_services_take(contact: str) -> None:
    assert from_environment({"PAIGUAN_PUSH_CONTACT": "https://paiguan.example/contact"}).push_contact
    with pytest.raises(BadSetting, match="PAIGUAN_PUSH_CONTACT must be an address such as mailto:"):
        from_environment({"PAIGUAN_PUSH_CONTACT": contact})
