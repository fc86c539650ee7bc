"""Bad input gets one clear sentence, in the language that was asked for, and changes nothing."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.parlour.tournaments.evening import PLAN, Evening


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log") as started:
        yield started
        assert not started.complaints


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"name": "\u200b \u2800"}, 422, "tournament_name"),
        ({"clock": {"move": 86400, "bank": 0}}, 422, "tournament_clock"),
        ({"begins": 1.0}, 422, "tournament_begins"),
        ({"begins": time.time() + 1e9}, 422, "tournament_begins"),
        ({"options": {"no_such": 1}}, 422, "option_unknown"),
        ({"rounds": 0}, 422, "tournament_size"),
        ({"hands": 25}, 422, "tournament_size"),
        ({"tables": 17}, 422, "tournament_size"),
        ({"pause": -1}, 422, "tournament_size"),
        ({"pairing": "chess"}, 400, "bad_request"),
        ({"game": "chess"}, 400, "bad_request"),
        ({"level": "god"}, 400, "bad_request"),
        ({"more": 1}, 400, "bad_request"),
    ],
)
def test_a_tournament_that_cannot_be_made(server: Server, wish: dict[str, Any], status: int, code: str) -> None:
    token = server.guest("Ann")
    answer = server.ask("POST", "/api/tournaments", {**PLAN, **wish, "lang": "en"}, token)
    assert (answer[0], answer[1]["code"]) == (status, code), answer
    assert answer[1]["text"].endswith(".")
    assert server.ask("GET", "/api/tournaments/mine", token=token)[1] == []


def test_a_tournament_that_is_not_there(server: Server) -> None:
    token = server.guest("Ann")
    for method, path in (
        ("GET", ""),
        ("GET", "/standings"),
        ("GET", "/hands"),
        ("GET", "/records"),
        ("POST", "/join"),
        ("POST", "/take"),
        ("POST", "/leave"),
        ("POST", "/finish"),
        ("POST", "/close"),
    ):
        body = {"lang": "zh-Hant"} if method == "POST" else None
        address = f"/api/tournaments/nowhere{path}" + ("?lang=zh-Hant" if method == "GET" else "")
        assert server.ask(method, address, body, token) == (
            404,
            {"code": "no_tournament", "text": "這裡沒有這場比賽。"},
        )
    assert server.ask("GET", "/api/tournaments/by-code/AAAAAA")[0] == 404


def test_commands_of_others_change_nothing(server: Server) -> None:
    evening, stranger = Evening(server, ["Ann", "Bob"]), server.guest("Stranger")
    before = evening.facts()
    for what, body in (("rounds", {"round": 1}), ("finish", {}), ("close", {}), ("remove", {"person": 0})):
        for token in (stranger, evening.tokens[1]):
            assert evening.post(what, token=token, **body)[1]["code"] == "tournament_owner_only"
        assert server.ask("POST", f"/api/tournaments/{evening.id}/{what}", body)[0] == 401
    assert evening.post("rounds", round=2)[1]["code"] == "stale"
    assert evening.post("remove", person=9)[1]["code"] == "tournament_nobody"
    assert evening.post("leave", token=stranger)[0] == 200  # nothing to leave
    assert evening.facts() == before


def test_the_owner_can_remove_somebody_and_end_early(server: Server) -> None:
    evening = Evening(server, ["Ann", "Bob"])
    assert [one["here"] for one in evening.post("remove", person=1)[1]["people"]] == [True, False]
    assert evening.post("join", token=evening.tokens[1])[1]["here"]
    evening.begin(1)
    assert evening.post("finish")[1]["code"] == "round_runs"
    closed = evening.post("close")[1]
    assert closed["stage"] == "closed"
    assert [line["rounds"] for line in closed["standings"]] == [[], []]
    assert evening.post("join", token=server.guest("Late"))[1]["code"] == "tournament_over"
