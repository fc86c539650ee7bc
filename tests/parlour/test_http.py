"""Every HTTP route: its purpose and its refusals. Refusals have a code and a sentence, and are never a 5xx."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paiguan.engine.game import Game
from paiguan.engine.lessons import course
from paiguan.engine.packages import GAMES
from paiguan.parlour.pages import PLACES
from paiguan.puzzles import puzzles
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        yield server
        assert not server.complaints


def refused(answer: tuple[int, Any], status: int, code: str = "") -> None:
    assert answer[0] == status, answer
    assert set(answer[1]) == {"code", "text"}
    assert answer[1]["text"]
    assert not code or answer[1]["code"] == code


def test_guests(server: Server) -> None:
    status, me = server.ask("GET", "/api/me")
    assert (status, set(me)) == (200, {"name", "language"})
    token = server.guest("  Plum \n Tree ")
    assert server.ask("GET", "/api/me", token=token) == (200, {"name": "Plum Tree", "language": "en"})
    changed = {"name": "松風", "language": "zh-Hant"}
    assert server.ask("PUT", "/api/me", changed, token) == (200, changed)
    assert server.ask("GET", "/api/me", token=token) == (200, changed)
    refused(server.ask("PUT", "/api/me", {"name": " ", "language": "en"}, token), 422, "empty_name")
    unseen = {"name": "\u200b\u202e\u3164", "language": "en"}
    refused(server.ask("PUT", "/api/me", unseen, token), 422, "empty_name")
    refused(server.ask("POST", "/api/tokens", unseen), 422, "empty_name")
    refused(server.ask("PUT", "/api/me", {"name": "x", "language": "xx"}, token), 400)
    refused(server.ask("PUT", "/api/me", changed), 401, "no_guest")


def test_games_and_their_words(server: Server) -> None:
    status, games = server.ask("GET", "/api/games")
    assert (status, [game["id"] for game in games]) == (200, list(GAMES))
    for game in (*GAMES, "house"):
        assert server.ask("GET", f"/api/words/{game}?lang=zh-Hant")[0] == 200
    refused(server.ask("GET", "/api/words/poker"), 404)
    refused(server.ask("GET", "/api/words/liuhu?lang=fr"), 400)


@pytest.mark.parametrize("game", GAMES)
def test_options_are_checked_and_sheets_settled(server: Server, game: str) -> None:
    status, checked = server.ask("POST", f"/api/games/{game}/check", {"options": {}})
    assert (status, checked["seats"]) == (200, Game(game, {}).seats)
    status, checked = server.ask("POST", f"/api/games/{game}/check", {"options": {"no_such": 1}})
    assert (status, checked["seats"], checked["problems"][0]["level"]) == (200, None, "error")
    example = next(one["example"] for one in server.ask("GET", "/api/games")[1] if one["id"] == game)
    status, account = server.ask("POST", f"/api/score/{game}", {"sheet": example})
    assert status == 200, account
    assert sum(account["payments"]) == 0
    refused(server.ask("POST", f"/api/score/{game}", {"sheet": {"nonsense": 1}}), 422)
    refused(server.ask("POST", f"/api/score/{game}", {"sheet": example, "options": {"no_such": 1}}), 422)
    refused(server.ask("POST", f"/api/score/{game}", {"sheet": example, "names": ["one"]}), 422, "names")
    check = f"/api/score/{game}/check"
    status, answer = server.ask("POST", check, {"sheet": example})
    assert (status, answer["account"], answer["refused"]) == (200, account, None)
    assert {one["key"] for one in answer["questions"]} >= example.keys()
    status, answer = server.ask("POST", check, {"sheet": {"nonsense": 1}})
    assert (status, answer["account"], answer["refused"]["field"]) == (200, None, "nonsense")
    status, answer = server.ask("POST", check, {"sheet": {}, "standing": {"dealer": 9}})
    assert (status, answer["refused"]["code"]) == (200, "standing")


def test_unknown_games(server: Server) -> None:
    refused(server.ask("POST", "/api/games/poker/check", {"options": {}}), 404)
    refused(server.ask("POST", "/api/score/poker", {}), 404)
    refused(server.ask("POST", "/api/score/poker/check", {}), 404)


def test_tables(server: Server) -> None:
    token = server.guest("Host")
    table = server.table(token, "tianjiu", seats=["me", "open", "novice", "master"], public=True)
    line = next(one for one in server.ask("GET", "/api/tables")[1] if one["id"] == table)
    assert (line["game"], line["host"], line["seats"]) == ("tianjiu", "Host", ["guest", "open", "bot", "bot"])
    assert [one["id"] for one in server.ask("GET", "/api/tables/mine", token=token)[1]] == [table]
    assert server.ask("GET", f"/api/tables/by-code/{line['code'].lower()}") == (200, {"id": table})
    assert server.ask("GET", f"/api/tables/{table}/hands") == (200, [])
    private = server.table(token, "liuhu", seats=["me", "open", "open", "open"])
    assert private not in [one["id"] for one in server.ask("GET", "/api/tables")[1]]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_lesson(server: Server, game: str) -> None:
    token = server.guest("Plum")
    table = server.table(token, game, lesson=course(game)[-1].id)
    found = next(one for one in server.ask("GET", "/api/tables/mine", token=token)[1] if one["id"] == table)
    assert found["stage"] == "playing"
    assert found["seats"] == ["guest", *["bot"] * (len(found["seats"]) - 1)]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "poker"}, 400, ""),
        ({}, 400, ""),
        ({"game": "liuhu", "more": 1}, 400, ""),
        ({"game": "liuhu", "options": {"no_such": 1}}, 422, ""),
        ({"game": "liuhu", "seats": ["me"]}, 422, "bad_seats"),
        ({"game": "liuhu", "seats": ["me", "me", "open", "open"]}, 422, "bad_seats"),
        ({"game": "liuhu", "seats": ["open"] * 4}, 422, "bad_seats"),
        ({"game": "liuhu", "seats": ["me", "king", "open", "open"]}, 400, ""),
        ({"game": "liuhu", "clock": {"move": 1, "bank": 0}}, 422, "clock"),
        ({"game": "liuhu", "clock": {"move": 10, "bank": -1}}, 422, "clock"),
        ({"game": "liuhu", "lesson": "1"}, 422, "no_lesson"),  # not played at a table
        ({"game": "liuhu", "lesson": "none"}, 422, "no_lesson"),
        ({"game": "liuhu", "puzzle": "none"}, 422, "no_puzzle"),
        ({"game": "liuhu", "first_deal": {}}, 400, ""),  # deals are the house's
    ],
)
def test_impossible_tables_are_refused(server: Server, wish: Any, status: int, code: str) -> None:
    refused(server.ask("POST", "/api/tables", wish, server.guest()), status, code)


def test_strangers_and_unknown_tables(server: Server) -> None:
    token = server.guest()
    refused(server.ask("POST", "/api/tables", {"game": "liuhu"}), 401, "no_guest")
    refused(server.ask("GET", "/api/tables/mine"), 401, "no_guest")
    refused(server.ask("GET", "/api/tables/by-code/NOSUCH"), 404, "unknown_code")
    refused(server.ask("GET", "/api/tables/nowhere/hands"), 404)
    table = server.table(token, "liuhu")
    for rest in ("hands/1", "hands/1/record", "hands/1/review"):
        refused(server.ask("GET", f"/api/tables/{table}/{rest}", token=token), 404)  # not finished
        refused(server.ask("GET", f"/api/tables/nowhere/{rest}", token=token), 404)
        refused(server.ask("GET", f"/api/tables/{table}/{rest}"), 401)
    refused(server.ask("GET", f"/api/tables/{table}/hands/0", token=token), 400)
    refused(server.ask("GET", "/api/no/such/thing"), 404)
    refused(server.ask("DELETE", "/api/tables"), 405)


def test_a_puzzle_that_somebody_finds_wrong_is_named_in_the_log(server: Server) -> None:
    token, known = server.guest(), puzzles("liuhu")[0].id
    assert server.ask("POST", f"/api/puzzles/liuhu/{known}/dispute", token=token)[0] == 204
    server.wait_for(f"puzzle_disputed game=liuhu puzzle={known}")
    refused(server.ask("POST", f"/api/puzzles/liuhu/{known}/dispute"), 401, "no_guest")
    for path in ("/api/puzzles/liuhu/none/dispute", f"/api/puzzles/poker/{known}/dispute"):
        refused(server.ask("POST", path, token=token), 404)


def test_a_record_is_replayed(server: Server) -> None:
    deal = Game("liuhu", {}).deal(seed=1)
    while not deal.over:
        deal.push(deal.legal_moves.random(1))
    status, replay = server.ask("POST", "/api/replay", {"record": deal.record()})
    assert (status, replay["game"], replay["viewer"]) == (200, "liuhu", 0)
    assert len(replay["steps"]) == len(deal.record()["actions"]) + 1
    refused(server.ask("POST", "/api/replay", {"record": {"game": "liuhu"}}), 422)
    refused(server.ask("POST", "/api/replay", {"record": {**deal.record(), "actions": [{"do": "fly"}]}}), 422)
    refused(server.ask("POST", "/api/replay", {"record": []}), 400)


def test_a_client_that_asks_too_often_must_wait(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log", limits="on") as server:
        token = server.guest()
        opened = [server.ask("POST", "/api/tables", {"game": "liuhu"}, token)[0] for _ in range(22)]
        assert opened[:20] == [201] * 20
        refused(server.ask("POST", "/api/tables", {"game": "liuhu"}, token), 429, "too_many")
        assert server.ask("POST", "/api/tables", {"game": "liuhu"}, server.guest())[0] == 201
        asked = [server.ask("POST", "/api/tokens", {"name": "x", "language": "en"}) for _ in range(65)]
        refused(asked[-1], 429, "too_many")
        assert not server.complaints


def test_the_server_knows_every_address_of_the_page() -> None:
    """An address that it does not know is answered with 404, and its preview is that of the house."""
    router = (Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts").read_text("utf-8")
    shown = {re.sub(r":\w+", "*", path) for path in re.findall(r"^  \['(/[^']*)', '\w+'\],$", router, re.M)}
    assert "/t/*" in shown
    known = {re.sub(r"\{\w+:\w+\}", "*", path) for path in PLACES if path != "/{other:path}"}
    assert known == shown
