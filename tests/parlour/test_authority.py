"""Who may see and do what.

No guest can act for another, see another's hidden pieces, or find a table by guessing.
"""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, at_random
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        yield server
        assert not server.complaints


def sat_down(server: Server, table: str, token: str) -> ClientConnection:
    headers = {"Authorization": f"Bearer {token}"}
    return connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}?lang=en", additional_headers=headers)


def reply(line: ClientConnection, command: dict[str, Any]) -> Any:
    """Return the reply to a command, skipping scenes and phrases."""
    line.send(json.dumps(command))
    while True:
        found = json.loads(line.recv(PATIENCE))
        if found.get("id") == command["id"]:
            return found


# The fields of each command besides its id, as an attacker would send them who wants to act for others.
FIELDS: dict[str, dict[str, Any]] = {
    "play": {"hand": 1, "step": 0, "move": {"do": "pass", "seat": 0}},
    "go_on": {"hand": 1, "view": 1},
    "try": {"move": {"do": "pass", "seat": 0}},
    "seal": {"hand": 2, "seal": "0" * 64},
    "unseal": {"hand": 1, "number": "0" * 64},
    "sit": {"seat": 0},
    "seat_bot": {"seat": 0, "level": "novice"},
    "chair": {"chair": 0},
    "say": {"phrase": "hello"},
    "write": {"text": "hello"},
}
OPEN_TO_ALL = {"ping", "say", "write"}  # whether spectators may speak is tested elsewhere


def commands() -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(w.AnyCommand)]


def test_spectators_can_do_nothing(server: Server) -> None:
    """Every command, including future ones."""
    table = server.table(server.guest("Owner"), "tianjiu")
    with sat_down(server, table, server.guest("Watcher")) as line:
        before = json.loads(line.recv(PATIENCE))
        assert before["table"]["you"] is None
        assert not before["hand"]["asked"]
        for name in set(commands()) - OPEN_TO_ALL:
            found = reply(line, {"do": name, "id": name, **FIELDS.get(name, {})})
            assert found["is"] == "refused", (name, found)
            assert found["text"]


def test_a_player_cannot_act_for_another_seat(server: Server) -> None:
    """A move counts for the seat of the guest who sends it, whatever the message says."""
    one, two = server.guest("One"), server.guest("Two")
    table = server.table(one, "liuhu", seats=["me", "open", "novice", "novice"])
    with sat_down(server, table, two) as second:
        assert reply(second, {"do": "begin", "id": "b"})["code"] == "host_only"
        assert reply(second, {"do": "sit", "id": "s", "seat": 0})["code"] == "seat_taken"
        assert reply(second, {"do": "seat_bot", "id": "k", "seat": 0, "level": None})["code"] == "host_only"
        assert reply(second, {"do": "sit", "id": "t", "seat": 1})["is"] == "done"
        with sat_down(server, table, one) as first:
            assert reply(first, {"do": "seat_bot", "id": "o", "seat": 1, "level": None})["code"] == "seat_taken"
            assert reply(first, {"do": "begin", "id": "g"})["is"] == "done"
        for seat in (0, 2, 3):
            for do in ("hu", "draw", "pass", "play", "discard"):
                command = {"do": "play", "id": f"{seat}{do}", "hand": 1, "step": 0, "move": {"do": do, "seat": seat}}
                found = reply(second, command)
                if found["is"] == "done":  # it was their own turn, so the move is their own
                    continue
                assert found["is"] == "refused"
    rows = stored(server, table)
    guest = next(event["guest"] for event in rows if event["e"] == "sat" and event["seat"] == 1)
    caused = [event for event in rows if event.get("command", "").startswith(guest)]
    assert caused
    first = next(event["first"] for event in rows if event["e"] == "seated")  # the first dealer gets seat 0
    assert {event["seat"] for event in caused if event["e"] == "sat"} == {1}
    assert {event["seat"] for event in caused if event["e"] != "sat"} <= {(1 - first) % 4}


def stored(server: Server, table: str) -> list[Any]:
    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    rows = connection.execute("select body from events where table_id = ? order by seq", (table,)).fetchall()
    connection.close()
    return [json.loads(body) for (body,) in rows]


@pytest.fixture(scope="module")
def hidden(server: Server) -> tuple[str, str, int]:
    """Return a table with a finished hand in which pieces stay hidden (天九 discards), its player and their seat."""
    token = server.guest("Player")
    table = server.table(token, "tianjiu")
    client = Client(server.url, table, token, at_random(4))

    async def played() -> None:
        await client.play(lambda scene: bool(scene.hand and scene.hand.account))

    asyncio.run(asyncio.wait_for(played(), PATIENCE))
    assert client.scene is not None
    assert client.scene.table.you is not None
    return table, token, client.scene.table.you


def test_a_finished_hand_shows_each_viewer_only_what_they_may_know(
    server: Server, hidden: tuple[str, str, int]
) -> None:
    table, token, own = hidden
    stranger = server.guest("Stranger")
    hand = f"/api/tables/{table}/hands/1"
    assert server.ask("GET", hand)[0] == 401
    for asker, seat in ((token, own), (stranger, None)):
        status, plain = server.ask("GET", hand, token=asker)
        assert (status, plain["viewer"]) == (200, seat)
        assert set(plain["open"]) == {None, seat}
        for wanted in range(-1, 5):
            status, shown = server.ask("GET", f"{hand}?seat={wanted}", token=asker)
            assert status == 200
            assert shown["viewer"] == seat, "another seat than their own was opened"
            assert shown["steps"] == plain["steps"]
        assert server.ask("GET", f"{hand}/record", token=asker)[0] == 403


def test_a_stranger_gets_no_review_of_any_decision(server: Server, hidden: tuple[str, str, int]) -> None:
    table, token, own = hidden
    path = f"/api/tables/{table}/hands/1/review"
    while (found := server.ask("GET", path, token=server.guest()))[0] == 503:
        asyncio.run(asyncio.sleep(0.2))  # the rules are still being compiled
    assert found == (200, [{"done": 0, "count": 0, "move": None, "finished": True}])
    *lines, last = server.ask("GET", path, token=token)[1]
    assert {line["move"]["seat"] for line in lines} == {own}
    # Every decision has come, each with the move that was made among its options, and the last line says so.
    assert last == {"done": last["count"], "count": len({line["move"]["step"] for line in lines}), "move": None} | {
        "finished": True
    }
    assert [line["done"] for line in lines] == sorted(line["done"] for line in lines)
    for move in (line["move"] for line in lines):
        assert 0 <= move["played"] < len(move["options"])
        assert move["reason"]
        assert not (move["mistake"] and move["played"] == 0)


def test_what_might_have_followed_is_told_to_the_player_alone(server: Server, hidden: tuple[str, str, int]) -> None:
    table, token, own = hidden
    path = f"/api/tables/{table}/hands/1"
    while (found := server.ask("GET", f"{path}/review", token=token))[0] == 503:
        asyncio.run(asyncio.sleep(0.2))  # the rules are still being compiled
    decision = found[1][0]["move"]
    wish = {"step": decision["step"], "move": decision["options"][0]["offer"]["move"]}
    assert server.ask("POST", f"{path}/line", wish, server.guest())[1]["code"] == "not_your_decision"
    assert server.ask("POST", f"{path}/line", {**wish, "step": 10_000}, token)[0] == 422
    assert server.ask("POST", f"{path}/line", {**wish, "move": {"do": "nonsense"}}, token)[0] == 422
    assert server.ask("POST", f"{path}/line", wish)[0] == 401
    assert server.ask("POST", f"/api/tables/{table}/hands/2/line", wish, token)[0] == 404
    status, told = server.ask("POST", f"{path}/line", wish, token)
    assert status == 200
    assert told["steps"]
    assert {step["view"]["seat"] for step in told["steps"]} == {own}


def test_a_try_is_open_to_its_player_alone(server: Server, hidden: tuple[str, str, int]) -> None:
    """Only a decision of one's own is played again, and nobody else finds, sees or replays the table."""
    table, token, own = hidden
    hand = f"/api/tables/{table}/hands/1"
    stranger = server.guest("Stranger")
    lines = server.ask("GET", f"{hand}/review", token=token)[1]
    step = lines[0]["move"]["step"]
    before = stored(server, table)
    assert server.ask("POST", f"{hand}/tries", {"step": step}, stranger)[1]["code"] == "not_your_decision"
    assert server.ask("POST", f"{hand}/tries", {"step": 10_000}, token)[0] == 422
    assert server.ask("POST", f"{hand}/tries", {"step": step})[0] == 401
    assert server.ask("POST", f"/api/tables/{table}/hands/2/tries", {"step": step}, token)[0] == 404
    status, answer = server.ask("POST", f"{hand}/tries", {"step": step, "level": "novice"}, token)
    assert status == 201
    tried = answer["id"]
    with sat_down(server, tried, stranger) as line:
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    with sat_down(server, tried, token) as line:
        scene = json.loads(line.recv(30))
        assert scene["table"]["you"] == own
        assert (scene["table"]["origin"]["table"], scene["table"]["origin"]["step"]) == (table, step)
        assert scene["table"]["clock"] is None
        assert scene["table"]["hints"]
        assert scene["hand"]["step"] == step
    client = Client(server.url, tried, token, at_random(5))

    async def played() -> None:
        await client.play(lambda scene: bool(scene.hand and scene.hand.account))

    asyncio.run(asyncio.wait_for(played(), 120))
    assert client.scene is not None
    assert client.scene.table.stage == "over"
    assert client.scene.table.origin is not None
    assert client.scene.table.origin.again is not None
    for asker in (stranger, ""):
        assert server.ask("GET", f"/api/tables/{tried}/hands", token=asker)[0] == 404
        assert server.ask("GET", f"/api/tables/{tried}/hands/1", token=asker)[0] in (401, 404)
    assert server.ask("GET", f"/api/tables/{tried}/hands/1", token=token)[0] == 200
    assert tried not in str(server.ask("GET", "/api/tables/mine", token=token))
    assert stored(server, table) == before, "the table of the hand is untouched"


def test_a_hand_in_play_has_no_address(server: Server) -> None:
    token = server.guest()
    table = server.table(token, "tianjiu")
    for asker in (token, server.guest()):
        assert server.ask("GET", f"/api/tables/{table}/hands", token=asker) == (200, [])
        for rest in ("1", "1/record", "1/review", "1?seat=0"):
            assert server.ask("GET", f"/api/tables/{table}/hands/{rest}", token=asker)[0] == 404


def test_tables_are_listed_to_their_own_people_only(server: Server) -> None:
    one, two = server.guest(), server.guest()
    table = server.table(one, "liuhu", seats=["me", "open", "open", "open"])
    assert table in str(server.ask("GET", "/api/tables/mine", token=one))
    assert table not in str(server.ask("GET", "/api/tables/mine", token=two))
    assert table not in str(server.ask("GET", "/api/tables", token=two))


def test_ids_of_tables_cannot_be_guessed(server: Server) -> None:
    """Eleven characters of sixty-two, about 64 bits: a million guesses a second find none in a lifetime."""
    token = server.guest()
    made = [server.table(token, "liuhu", seats=["me", "open", "open", "open"]) for _ in range(40)]
    assert len(set(made)) == 40
    assert all(re.fullmatch(r"[A-Za-z0-9]{11}", one) for one in made)
    for place in range(11):
        assert len({one[place] for one in made}) > 10, "a character that hardly changes"


def test_tokens_are_stored_as_hashes_only(server: Server) -> None:
    tokens = [server.guest() for _ in range(3)]
    for file in Path(server.database.removeprefix("sqlite:///")).parent.iterdir():
        data = file.read_bytes()
        assert not [token for token in tokens if token.encode() in data], file.name


def test_no_guest_can_change_another(server: Server) -> None:
    one, two = server.guest("One"), server.guest("Two")
    wish = {"name": "Three", "language": "en", "id": "x", "token": one}
    assert server.ask("PUT", "/api/me", wish, two)[1]["name"] == "Three"
    assert server.ask("GET", "/api/me", token=one)[1]["name"] == "One"
