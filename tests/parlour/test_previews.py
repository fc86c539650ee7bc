"""Previews of shared links: what index.html says of an address, and its picture."""

import html
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from PIL import Image

from paiguan.engine.game import playable
from paiguan.engine.names import LANGUAGES
from paiguan.parlour import pages, previews
from paiguan.parlour.app import create_app
from paiguan.parlour.postcard import Postcard, Seat, draw, writable
from paiguan.parlour.previews import initials
from paiguan.parlour.settings import Quota, Settings

PAGE = (
    '<!doctype html><html lang="zh-Hant" data-base="" data-games=""><head><title>old</title></head><body></body></html>'
)
LARGEST = 80_000  # bytes: some messengers show no larger picture


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "BUILT", tmp_path / "dist")
    settings = Settings(database=f"sqlite:///{tmp_path / 'house.db'}", base_path="/house", previews=Quota(30, 0.01))
    with TestClient(create_app(settings), base_url="http://house.example") as client:
        yield client


def tags(house: Any, path: str, lang: str = "", **headers: str) -> dict[str, str]:
    """Return what index.html says of an address: `title`, `lang` and its other tags by name."""
    answer = house.get(f"/house{path}{f'?lang={lang}' if lang else ''}", headers=headers)
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    found += re.findall(r"<(title)>([^<]*)<", answer.text) + re.findall(r'<html (lang)="([^"]*)"', answer.text)
    found += re.findall(r'<link rel="(canonical)" href="([^"]*)"', answer.text)
    assert len(found) == len(dict(found)), "a tag stands twice"
    return {name: html.unescape(value) for name, value in found}


def picture(house: Any, told: dict[str, str]) -> bytes:
    answer = house.get(told["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    with Image.open(io.BytesIO(answer.content)) as shown:
        assert (shown.format, shown.size) == ("PNG", (1200, 630))
        shown.load()
    assert len(answer.content) < LARGEST
    return bytes(answer.content)


def open_table(house: Any, name: str = "Pine", seats: tuple[str, ...] = ("me", "open", "open", "novice")) -> str:
    house.get("/house/api/me")
    house.put("/house/api/me", json={"name": name, "language": "en"})
    opened = house.post("/house/api/tables", json={"game": "tianjiu", "seats": seats})
    return str(opened.json()["id"])


@pytest.mark.parametrize("game", playable())
def test_every_place_of_a_game_has_a_title_and_a_picture_in_every_language(house: Any, game: str) -> None:
    daily = f"/daily/2026-11-19/{game}"
    for place in (f"/rules/{game}", f"/puzzles/{game}/7", f"/learn/{game}", f"/score/{game}", daily):
        told = {language: tags(house, place, language) for language in LANGUAGES}
        assert len({one["og:title"] for one in told.values()}) == len(LANGUAGES)
        for language, one in told.items():
            assert one["lang"] == language
            assert one["title"].startswith(one["og:title"])
            assert one["description"] == one["og:description"] != ""
            assert one["canonical"] == one["og:url"] == f"http://house.example/house{place}"
            assert one["twitter:card"] == "summary_large_image"
    picture(house, told["en"])  # of the daily deal
    assert told["en"]["og:title"].endswith(": the daily deal")
    assert "2026-11-19" in told["zh-Hant"]["og:description"]


def test_an_invitation_speaks_the_language_of_the_link_and_else_that_of_the_reader(house: Any) -> None:
    table = open_table(house)
    assert tags(house, f"/t/{table}", "en")["og:title"] == "Pine invites you to Tin Gau"
    hant = tags(house, f"/t/{table}", "zh-Hant", **{"accept-language": "en"})
    assert hant["og:title"] == "Pine邀你打天九"
    assert "還有 2 個位" in hant["og:description"]
    assert tags(house, f"/t/{table}", **{"accept-language": "zh-CN,zh;q=0.9"})["lang"] == "zh-Hans"
    assert tags(house, f"/t/{table}", "elvish", **{"accept-language": "zh-TW"})["lang"] == "zh-Hant"
    assert hant["canonical"] == f"http://house.example/house/t/{table}"


def test_a_picture_is_kept_until_the_seats_change(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Postcard] = []

    def noted(card: Postcard) -> bytes:
        drawn.append(card)
        return draw(card)

    monkeypatch.setattr(previews, "draw", noted)
    table = open_table(house)
    before = tags(house, f"/t/{table}", "en")
    first = picture(house, before)
    assert picture(house, before) == first
    answer = house.get(before["og:image"])
    again = house.get(before["og:image"], headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content, len(drawn)) == (304, b"", 1)
    bare = house.head(before["og:image"])
    assert (bare.status_code, bare.content, bare.headers["etag"]) == (200, b"", answer.headers["etag"])
    with house.websocket_connect(f"/house/ws/tables/{table}?lang=en") as line:
        line.receive_json()
        line.send_json({"do": "seat_bot", "id": "1", "seat": 1, "level": "novice"})
        while line.receive_json().get("is") != "done":
            pass
    after = tags(house, f"/t/{table}", "en")
    assert "one seat left" in after["og:description"]
    assert after["og:image"] != before["og:image"]
    assert picture(house, after) != first
    assert len(drawn) == 2
    assert drawn[1].seats == (Seat("P"), Seat("Bot"), Seat(None), Seat("Bot"))


def test_a_table_that_plays_can_be_watched_and_shows_no_piece(house: Any) -> None:
    table = open_table(house, seats=("me", "novice", "novice", "novice"))
    told = tags(house, f"/t/{table}", "en")
    assert (told["og:title"], told["og:description"]) == ("A table of Tin Gau", "Everyone is here: you can watch")
    replay = tags(house, f"/g/{table}", "en")
    assert replay["og:title"] == "Tin Gau: hands to replay"
    assert "Pine" not in str(replay)
    # Nothing of a hand is told: other deals at other tables have the same preview. Players of 天九 roll dice for their seats, so
    # these alone may differ.
    for _ in range(3):
        other = open_table(house, seats=("me", "novice", "novice", "novice"))
        again = tags(house, f"/t/{other}", "en")
        assert len(again) == len(told)
        for name, value in told.items():
            assert again[name].partition("&v=")[0] == value.replace(table, other).partition("&v=")[0]
    picture(house, told)


def test_what_cannot_be_told_of_looks_like_the_house(house: Any) -> None:
    home = tags(house, "/", "en")
    assert home["og:title"] == "Five Chinese card and tile games"
    for place in (
        "/t/nowhere",
        "/g/nowhere",
        "/rules/chess",
        "/mine",
        "/daily/soon/tianjiu",
        "/daily/2026-11-19/chess",
    ):
        told = tags(house, place, "en")
        assert told["og:title"] == home["og:title"], place
    picture(house, home)
    assert house.get("/house/share/t/nowhere.jpg").status_code == 404


def test_a_name_cannot_write_tags(house: Any) -> None:
    table = open_table(house, name='"><script>x</script>')
    page = house.get(f"/house/t/{table}?lang=en").text
    assert "<script>x" not in page
    assert "&quot;&gt;&lt;script" in page


def test_a_name_that_the_font_lacks_is_in_the_title_and_not_in_the_picture(house: Any) -> None:
    table = open_table(house, name="Ꮳꮃꭹ")
    assert tags(house, f"/t/{table}", "en")["og:title"].startswith("Ꮳꮃꭹ")
    named = Postcard("tianjiu", ("Ꮳꮃꭹ invites you",), otherwise=("Come and play",))
    assert draw(named) == draw(Postcard("tianjiu", ("Come and play",)))
    assert draw(named._replace(title=("Pine invites you",))) != draw(named)


def test_previews_of_tables_are_limited_and_the_page_still_comes(house: Any) -> None:
    table = open_table(house)
    told = [tags(house, f"/t/{table}", "en")["og:title"] for _ in range(400)]
    assert told[0] == "Pine invites you to Tin Gau"
    assert told[-1] == "Five Chinese card and tile games"
    refused = [house.get("/house/share/home.png").status_code for _ in range(40)]
    assert refused[-1] == 429


def test_the_font_has_every_character_of_the_house() -> None:
    folder = Path(previews.__file__).parents[1] / "terms" / "house"
    said = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    share = re.findall(r"^(?:share-|    ).*$", said, re.MULTILINE)
    assert not [char for char in {*"".join(share)} if not writable(char)], "run scripts/picture_font.py"


def test_people_whose_names_begin_alike_get_two_letters() -> None:
    assert initials(["Pine", "Pear", "Orchid", ""]) == ["Pi", "Pe", "O", ""]
    assert initials(["阿蘭", "松風", "小"]) == ["蘭", "松", "小"]
