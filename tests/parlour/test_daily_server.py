"""The daily deal over HTTP and sockets: what a stranger and a player in the middle of a try are told, and a server that dies."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from paiguan.engine.packages import GAMES
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE, tries

GAME = GAMES[-1]  # a short one


def sat(server: Server, day: str, token: str) -> str:
    """Return the table of a guest's try, once the game is compiled."""
    for _ in tries(0.5):
        status, answer = server.ask("POST", f"/api/daily/{day}/{GAME}", {}, token)
        if status != 503:
            break
    assert status == 201, answer
    return str(answer["id"])


def finished(server: Server, table: str, token: str) -> None:
    client = Client(server.url, table, token, at_random(5))
    over = client.play(lambda scene: bool(scene.hand and scene.hand.account))
    asyncio.run(asyncio.wait_for(over, PATIENCE))


def hint(server: Server, table: str, token: str) -> Any:
    """Ask for a hint in the middle of the hand."""
    client, found = Client(server.url, table, token, at_random(5)), list[Any]()

    async def choose(own: Client, scene: w.Scene) -> None:
        found.append(await own.ask(w.Hint(id=own.next_id())))

    client._choose = choose
    asyncio.run(asyncio.wait_for(client.play(lambda _: bool(found)), PATIENCE))
    return found[0]


def test_a_try_outlives_the_server_and_tells_others_nothing(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        player, stranger = server.guest("Player"), server.guest("Stranger")
        day = server.ask("GET", "/api/daily")[1]["day"]
        table = sat(server, day, player)
        assert hint(server, table, player).code == "no_hints_daily"
        hand = f"/api/tables/{table}/hands/1"
        for token in (player, stranger):
            for path in (hand, f"{hand}/record", f"{hand}/review"):
                assert server.ask("GET", path, token=token)[0] == 404
            assert server.ask("POST", f"{hand}/tries", {"step": 1}, token)[0] == 404
        server.kill()
        server.start()
        assert sat(server, day, player) == table
        finished(server, table, player)
        told = server.ask("GET", f"/api/daily/{day}/{GAME}", token=player)[1]
        assert (told["own"]["state"], told["own"]["place"], told["players"]) == ("done", 1, 1)
        assert told["opening"] == ""

        # The stranger has begun, which opens nothing; only the end does.
        other = sat(server, day, stranger)
        assert server.ask("GET", hand, token=stranger)[0] == 404
        shown = server.ask("GET", f"/api/daily/{day}/{GAME}", token=stranger)[1]
        assert not [*shown["board"], *shown["lines"], *shown["bars"]]
        finished(server, other, stranger)
        status, replay = server.ask("GET", hand, token=stranger)
        assert (status, replay["viewer"]) == (200, told["seat"])
        assert server.ask("POST", f"{hand}/tries", {"step": 1}, stranger)[1]["code"] == "not_your_decision"
        assert [line["count"] for line in server.ask("GET", f"{hand}/review", token=stranger)[1]] == [0]
        month = server.ask("GET", f"/api/daily/month/{day[:7]}", token=player)[1]
        assert [(one["day"], one["game"]) for one in month["tries"]] == [(day, GAME)]
        assert month["streak"] == 1
        assert not server.complaints


def test_a_second_guest_of_a_browser_has_no_second_try(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        day = server.ask("GET", "/api/daily")[1]["day"]
        sat(server, day, server.guest("Compiled"))
        cookies: dict[str, str] = {}
        statuses = []
        for _ in range(2):
            cookies.pop("paiguan", None)  # a new guest in the same browser
            asked(server, "GET", "/api/me", cookies)
            statuses.append(asked(server, "POST", f"/api/daily/{day}/{GAME}", cookies))
        assert [status for status, _ in statuses] == [201, 422]
        assert statuses[1][1]["code"] == "daily_other_guest"


def asked(server: Server, method: str, path: str, cookies: dict[str, str]) -> tuple[int, Any]:
    """Ask as a browser does, which keeps its cookies."""
    headers = {"content-type": "application/json", "cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())}
    request = Request(server.url + path, b"{}" if method == "POST" else None, headers, method=method)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            for line in answer.headers.get_all("set-cookie", []):
                name, _, rest = line.partition("=")
                cookies[name] = rest.partition(";")[0]
            return answer.status, json.loads(answer.read())
    except HTTPError as error:
        return error.code, json.loads(error.read())
