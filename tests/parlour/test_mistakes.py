"""What reviews have found is counted by kind, once a hand, and stays with the guest."""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from paiguan.bots.reasons import Reason
from paiguan.bots.review import Decision
from paiguan.engine.contract import Move
from paiguan.parlour.mistakes import DRAWN, LAST, MARGIN, Tally, tallied, told
from paiguan.parlour.store import reviews
from paiguan.parlour.store.reviews import ReviewRow
from tests.parlour.houses import House, Scenario
from tests.parlour.older import ANN, BOB, TABLES, older_server
from tests.parlour.servers import Server

HAND = f"/api/tables/{TABLES['together']}/hands/1"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with older_server(tmp_path) as server:
        yield server


def reviewed(server: Server, token: str, hand: str = HAND) -> dict[int, dict[str, Any]]:
    """Have a hand reviewed. Return the decisions as they stand at the end, by step."""
    while (found := server.ask("GET", f"{hand}/review?lang=en", token=token))[0] == 503:
        asyncio.run(asyncio.sleep(0.2))  # the rules are still being compiled
    assert found[0] == 200, found
    return {line["move"]["step"]: line["move"] for line in found[1] if line["move"]}


def mistakes(server: Server, token: str, game: str = "shisanzhang", lang: str = "en") -> dict[str, Any]:
    status, found = server.ask("GET", f"/api/me/mistakes?game={game}&lang={lang}", token=token)
    assert status == 200, found
    return dict(found)


def game_of(server: Server, token: str, table: str) -> str:
    matches = server.ask("GET", "/api/me/games", token=token)[1]["matches"]
    return str(next(match["game"] for match in matches if match["table"] == table))


def test_a_review_is_counted_by_kind_and_a_second_one_replaces_it(server: Server) -> None:
    game = game_of(server, ANN["token"], TABLES["together"])
    assert mistakes(server, ANN["token"], game)["hands"] == []
    for _ in range(2):
        decisions = reviewed(server, ANN["token"])
        found = mistakes(server, ANN["token"], game)
        assert (found["reviewed"], found["last"], len(found["hands"])) == (1, 1, 1)
    wanted = defaultdict(list)
    for one in decisions.values():
        wanted[one["kind"], one["name"], one["rule"]].append(one)
    assert {(one["id"], one["name"], one["rule"]) for one in found["kinds"]} == {*wanted}
    for kind in found["kinds"]:
        moves = wanted[kind["id"], kind["name"], kind["rule"]]
        lost = sum(one["lost"] for one in moves if one["mistake"])
        assert (kind["count"], kind["agreed"]) == (len(moves), sum(not one["mistake"] for one in moves))
        assert kind["mean"] == pytest.approx(lost / len(moves), abs=0.02)
    hand = found["hands"][0]
    assert (hand["table"], hand["hand"], hand["kept"]) == (TABLES["together"], 1, True)
    assert (hand["count"], hand["lost"]) == (len(decisions), pytest.approx(found["mean"], abs=0.01))
    played = next(
        one
        for match in server.ask("GET", "/api/me/games", token=ANN["token"])[1]["matches"]
        for one in match["hands"]
        if (match["table"], one["hand"]) == (TABLES["together"], 1)
    )
    assert hand["ended"] == played["ended"]  # in the order of play, whenever it was reviewed
    assert mistakes(server, ANN["token"], game, "zh-Hant")["kinds"][0]["name"] != found["kinds"][0]["name"]
    assert mistakes(server, BOB["token"], game)["reviewed"] == 0  # a player of the same hand
    rows = server.ask("GET", "/api/me/data", token=ANN["token"])[1]["rows"]["reviews"]
    assert [(one["table_id"], one["hand"]) for one in rows] == [(TABLES["together"], 1)]


def test_strangers_tries_and_lessons_leave_nothing(server: Server) -> None:
    stranger = server.guest("Stranger")
    assert reviewed(server, stranger) == {}
    assert mistakes(server, stranger, game_of(server, ANN["token"], TABLES["together"]))["reviewed"] == 0
    for who, table, game in ((BOB, "try", "mohuahua"), (ANN, "lesson", "shisanzhang")):
        assert reviewed(server, who["token"], f"/api/tables/{TABLES[table]}/hands/1")
        assert mistakes(server, who["token"], game)["reviewed"] == 0


def test_reviews_follow_to_another_device_and_come_back_from_the_bin(server: Server) -> None:
    game = game_of(server, ANN["token"], TABLES["together"])
    reviewed(server, ANN["token"])
    reviewed(server, BOB["token"])
    before = [mistakes(server, one["token"], game)["hands"] for one in (ANN, BOB)]
    assert server.ask("DELETE", "/api/me", token=BOB["token"])[0] == 200
    assert server.ask("POST", "/api/me/bin", token=BOB["token"])[0] == 200
    assert mistakes(server, BOB["token"], game)["hands"] == before[1]
    device = server.guest("Device")
    code = server.ask("POST", "/api/me/carry", {}, token=device)[1]["code"]
    assert server.ask("POST", "/api/me/carry/use", {"code": code}, token=BOB["token"])[0] == 200
    assert mistakes(server, device, game)["hands"] == before[1]
    assert server.ask("DELETE", "/api/me", token=device)[0] == 200
    assert server.ask("DELETE", "/api/me/bin", token=device)[0] == 200
    assert mistakes(server, ANN["token"], game)["hands"] == before[0]


def test_who_is_gone_before_the_review_ends_keeps_nothing(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        guest, _ = await house.parlour.guests.welcome("en", "Ann")
        row = {"guest": guest.id, "table_id": "t", "hand": 1, "seat": 0, "game": "liuhu", "kinds": b"{}"}
        await house.parlour.store.do(reviews.keep, row, time.time())
        assert (await house.parlour.store.do(reviews.latest, guest.id, "liuhu", DRAWN))[0] == 1
        await house.parlour.identities.forget(guest.id)
        await house.parlour.store.do(reviews.keep, row, time.time())
        assert (await house.parlour.store.do(reviews.latest, guest.id, "liuhu", DRAWN))[0] == 0

    play(scenario)


# ---- counting --------------------------------------------------------------------------------------------------------


def decision(lost: float, error: float, mistake: bool) -> Decision:
    return Decision(0, 0, Move(seat=0), (), 0, lost, error, mistake, Reason("any"), True)


def test_only_what_is_clear_of_its_error_is_lost() -> None:
    found = tallied(
        [
            ("lead", decision(3.0, 0.3, True)),
            ("lead", decision(1.0, 0.4, True)),
            ("lead", decision(0.9, 0.8, False)),
            ("claim", decision(0.2, 0.1, False)),
        ]
    )
    assert found == {"lead": Tally(3, 1, 4.0, 0.5), "claim": Tally(1, 1, 0.0, 0.0)}


def row(hand: int, kinds: dict[str, Tally]) -> ReviewRow:
    found = json.dumps({kind: vars_of(one) for kind, one in kinds.items()}).encode()
    return ReviewRow("guest", "t", hand, 0, "liuhu", float(hand), found, True)


def vars_of(tally: Tally) -> dict[str, Any]:
    return {"count": tally.count, "agreed": tally.agreed, "lost": tally.lost, "error": tally.error}


def test_kinds_are_counted_over_the_last_hands_and_the_worst_comes_first() -> None:
    old, new = {"lead": Tally(1, 0, 9.0, 1.0)}, {"lead": Tally(2, 2), "draw": Tally(2, 1, 1.0, 0.5)}
    rows = [row(number, old if number <= 5 else new) for number in range(LAST + 5, 0, -1)]
    found = told("liuhu", 40, rows, "en")
    assert (found.reviewed, found.last, found.mean) == (40, LAST, 1.0)
    assert found.margin == pytest.approx(MARGIN * 0.5 * LAST**0.5 / LAST, abs=0.005)
    assert [(one.id, one.count, one.agreed, one.mean) for one in found.kinds] == [
        ("draw", 2 * LAST, LAST, 0.5),
        ("lead", 2 * LAST, 2 * LAST, 0.0),
    ]
    assert [one.hand for one in found.hands] == [*range(1, LAST + 6)]
    assert (found.hands[0].lost, found.hands[-1].lost) == (9.0, 1.0)
