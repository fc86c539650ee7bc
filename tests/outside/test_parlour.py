"""A game from another distribution in the parlour: a real server, a match over its socket, settlement, replay, rules page."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random
from tests.outside.installing import BRISCOLA, HouseWithGames, install
from tests.patience import PATIENCE

OWN = (BRISCOLA / "src" / "paiguan_briscola" / "page" / "page.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def house(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseWithGames]:
    folder = tmp_path_factory.mktemp("house")
    with HouseWithGames(site, f"sqlite:///{folder / 'house.db'}", folder / "log") as started:
        yield started
        assert not started.complaints


def read(house: HouseWithGames, path: str) -> tuple[int, str]:
    try:
        with urlopen(house.url + path, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


def test_the_house_lists_it_with_its_words_and_options(house: HouseWithGames) -> None:
    facts = house.ask("GET", "/api/games")[1][-1]
    assert (facts["id"], facts["seats"], list(facts["presets"])) == ("briscola", 2, ["standard", "long", "plain"])
    words = house.ask("GET", "/api/words/briscola?lang=zh-Hant")[1]
    assert words["game"]["name"] == "布里斯科拉"
    assert words["zones"]["trump"]["name"] == "將牌"
    assert words["refusals"]["not_held"]["text"] == "手裡沒有 { $piece }。"  # the words of any game
    checked = house.ask("POST", "/api/games/briscola/check", {"options": {"stake": 0}, "lang": "en"})[1]
    assert checked["problems"][0]["level"] == "error"


def test_the_page_is_told_of_it_and_gets_its_files(house: HouseWithGames) -> None:
    status, page = read(house, "/rules/briscola")
    if "not built" in page:
        pytest.skip("the page has not been built (make web)")
    assert (status, 'data-games="briscola=/games/briscola/index.js"' in page) == (200, True)
    assert read(house, "/games/briscola/page.js") == (200, OWN)
    made = read(house, "/games/briscola/index.js")[1]
    assert made.startswith("import own from './page.js';")
    for text in ("rules-briscola-4", "any card of the hand may be played", "手裡任何一張都可以出", "__Cappotto__"):
        assert text in made
    assert read(house, "/games/briscola/nothing.js")[0] == 404
    assert read(house, "/games/briscola/../rules.py")[0] == 404


def test_a_match_is_played_over_the_socket_to_its_settlement_and_replayed(house: HouseWithGames) -> None:
    token = house.guest("Anna")
    table = house.table(token, "briscola", options={"hands": 1}, seats=["me", "novice"])
    client = Client(house.url, table, token, at_random(1))
    asyncio.run(
        asyncio.wait_for(client.play(lambda scene: scene.hand is not None and bool(scene.hand.account)), PATIENCE)
    )
    assert client.scene is not None
    hand = client.scene.hand
    assert isinstance(hand, w.HandFacts)
    assert hand.account is not None
    assert sum(hand.account.payments) == 0
    assert "{" not in hand.account.headline + hand.prompt
    status, replay = house.ask("GET", f"/api/tables/{table}/hands/1?lang=en", token=token)
    told = [line.get("kind", "move") for step in replay["steps"] for line in step["lines"]]
    assert (status, told.count("move"), told.count("event")) == (200, 40, 20)  # each trick is taken by somebody
    status, [record] = house.ask("GET", f"/api/tables/{table}/hands/1/record", token=token)
    assert (status, record["game"], len(record["deal"])) == (200, "briscola", 40)


def test_a_hand_with_real_cards_is_settled(house: HouseWithGames) -> None:
    sheet: dict[str, Any] = {"sheet": {"points": [120, 0]}, "lang": "en"}
    assert house.ask("POST", "/api/score/briscola", sheet)[1]["payments"] == [2, -2]
    assert house.ask("POST", "/api/score/briscola", {"sheet": {"points": [1, 2]}})[0] == 422


def test_a_broken_package_is_left_out_with_a_word_in_the_log(tmp_path: Path) -> None:
    site = install(BRISCOLA, tmp_path / "site")
    (site / "paiguan_briscola" / "interface.py").write_text("INTERFACE = None\n", encoding="utf-8")
    with HouseWithGames(site, f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as house:
        assert "briscola" not in [one["id"] for one in house.ask("GET", "/api/games")[1]]
        assert "its module interface has no INTERFACE" in house.log
