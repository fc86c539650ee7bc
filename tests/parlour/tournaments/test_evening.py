"""A whole evening over HTTP: deals that are equal at all tables and shown to nobody before the round is over, results, and a server
that dies in the middle."""

import csv
import io
import sqlite3
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.parlour.test_daily_server import asked
from tests.parlour.tournaments.evening import GAME, Evening


def dealt(file: Path, table: str) -> list[Any]:
    """The deals of a table, as stored."""
    with sqlite3.connect(file) as store:
        rows = store.execute("select body from events where table_id = ? order by seq", (table,)).fetchall()
    events = [msgspec.json.decode(body) for (body,) in rows]
    return [event["deal"] for event in events if event["e"] == "dealt"]


def csv_of(server: Server, path: str, token: str) -> list[dict[str, str]]:
    request = Request(server.url + path, headers={"authorization": f"Bearer {token}"})
    with urlopen(request) as answer:
        assert answer.headers["content-type"].startswith("text/csv")
        return list(csv.DictReader(io.StringIO(answer.read().decode())))


def test_an_evening_of_two_rounds_with_equal_deals_at_both_tables(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with WarmServer(f"sqlite:///{file}", tmp_path / "log") as server:
        evening = Evening(server, ["Ann", "Bob", "Cat"])
        stranger = server.guest("Stranger")
        gathering = evening.facts(stranger)
        assert (gathering["stage"], gathering["you"], gathering["owner"]) == ("gathering", None, False)
        assert [one["name"] for one in gathering["people"]] == ["Ann", "Bob", "Cat"]
        assert server.ask("GET", f"/api/tournaments/by-code/{gathering['code'].lower()}")[1] == {"id": evening.id}
        assert evening.post("rounds", token=stranger, round=1)[1]["code"] == "tournament_owner_only"

        evening.begin(1)
        assert evening.begin(1)["stage"] == "playing"  # asked twice, begun once
        assert len(evening.facts()["played"]) == 1
        assert evening.post("rounds", round=2)[1]["code"] == "round_runs"
        tables = evening.tables(1)
        assert sorted(len(tokens) for tokens in tables.values()) == [1, 2]
        (first, players), (second, others) = sorted(tables.items(), key=lambda one: len(one[1]))
        # Only those who sit there are told where a table is, and only they get in.
        assert {board["table"] for board in evening.facts(stranger)["played"][0]["boards"]} == {""}
        assert server.ask("GET", f"/api/tables/{first}/hands", token=stranger)[0] == 404
        evening.play(first, players)
        now = evening.facts()
        assert now["stage"] == "playing"
        assert sorted(board["hands"] for board in now["played"][0]["boards"]) == [0, 2]
        assert [board["results"] for board in now["played"][0]["boards"]] == [[], []]
        assert all(line["total"] == 0 for line in now["standings"])
        # Its players have seen the deals; nobody may look at them while the other table plays them.
        for path in ("", "/record", "/review"):
            assert server.ask("GET", f"/api/tables/{first}/hands/1{path}", token=players[0])[1]["code"] == "round_shut"
            assert server.ask("GET", f"/api/tables/{first}/hands/1{path}", token=others[0])[0] == 404
        assert server.ask("POST", f"/api/tables/{first}/hands/1/tries", {"step": 1}, players[0])[0] == 403
        assert server.ask("GET", "/api/me/records", token=players[0])[1] == [None]  # no line
        assert server.ask("GET", f"/api/tournaments/{evening.id}/records", token=players[0])[1] == [None]

        evening.play(second, others)
        over = evening.until("between")
        assert dealt(file, first) == dealt(file, second)
        assert len(dealt(file, first)) == 2
        assert len({str(deal) for deal in dealt(file, first)}) == 2
        # What was made on a seat is compared with what the other table made there.
        boards = over["played"][0]["boards"]
        for hand in range(2):
            for seat in range(over["seats"]):
                paid = [board["results"][hand][seat] for board in boards]
                assert [board["scores"][hand][seat] for board in boards] == [paid[0] - paid[1], paid[1] - paid[0]]
        for token in (players[0], others[0]):
            assert server.ask("GET", f"/api/tables/{first}/hands/1", token=token)[0] == 200

        late = server.guest("Late")
        assert evening.post("join", token=late)[1]["you"] == 3
        evening.tokens.append(late)
        evening.begin(2)
        for table, tokens in evening.tables(2).items():
            evening.play(table, tokens)
        end = evening.until("finished")
        assert [len(line["rounds"]) for line in end["standings"]] == [2] * 4
        assert next(line for line in end["standings"] if line["name"] == "Late")["rounds"][0] is None
        totals = [line["total"] for line in end["standings"]]
        assert totals == sorted(totals, reverse=True)
        assert [line["place"] for line in end["standings"]] == [1 + sum(b > a for b in totals) for a in totals]
        assert evening.post("join", token=stranger)[1]["code"] == "tournament_over"

        rows = csv_of(server, f"/api/tournaments/{evening.id}/standings", stranger)
        assert [(row["player"], float(row["total"])) for row in rows] == [
            (line["name"], line["total"]) for line in end["standings"]
        ]
        hands = csv_of(server, f"/api/tournaments/{evening.id}/hands", stranger)
        assert len(hands) == 2 * 2 * 2 * end["seats"]
        assert sum(int(row["units"]) for row in hands) == 0
        records = server.ask("GET", f"/api/tournaments/{evening.id}/records", token=players[0])[1]
        assert [record["game"] for record in records] == [GAME] * 8
        # The hands are among those that everybody has played, and nothing of the tournament waits any more.
        assert server.ask("GET", "/api/me/games", token=players[0])[1]["games"][0]["hands"] == 4
        assert server.ask("GET", "/api/tournaments/mine", token=players[0])[1] == []
        assert not server.complaints


def test_a_round_goes_on_after_the_server_has_died(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        evening = Evening(server, ["Ann", "Bob"], rounds=1, hands=1)
        evening.begin(1)
        (first, ann), (second, bob) = evening.tables(1).items()
        evening.play(first, ann)
        before = evening.facts()
        server.kill()
        server.start()
        assert evening.facts() == before
        evening.play(second, bob)
        end = evening.until("finished")
        assert [board["done"] for board in end["played"][0]["boards"]] == [True, True]
        assert sum(line["total"] for line in end["standings"]) == sum(
            score
            for board in end["played"][0]["boards"]
            for score, seat in zip(board["scores"][0], board["seats"], strict=True)
            if seat["person"] is not None
        )
        assert not server.complaints


def test_tables_of_one_round_without_equal_deals_can_be_watched_and_count_as_they_end(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with WarmServer(f"sqlite:///{file}", tmp_path / "log") as server:
        evening = Evening(server, ["Ann", "Bob"], rounds=1, hands=1, duplicate=False)
        evening.begin(1)
        (first, ann), (second, bob) = evening.tables(1).items()
        assert {board["table"] for board in evening.facts(server.guest("Watcher"))["played"][0]["boards"]} == {
            first,
            second,
        }
        evening.play(first, ann)
        assert server.ask("GET", f"/api/tables/{first}/hands/1", token=bob[0])[0] == 200
        now = evening.facts()
        board = next(board for board in now["played"][0]["boards"] if board["done"])
        seat = next(seat for seat, one in enumerate(board["seats"]) if one["person"] is not None)
        ann_line = next(line for line in now["standings"] if line["person"] == board["seats"][seat]["person"])
        assert ann_line["total"] == board["results"][0][seat]
        evening.play(second, bob)
        evening.until("finished")
        assert dealt(file, first) != dealt(file, second)
        assert not server.complaints


def test_a_second_guest_of_a_browser_cannot_join(tmp_path: Path) -> None:
    with WarmServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        evening = Evening(server, ["Ann"])
        cookies: dict[str, str] = {}
        codes = []
        for _ in range(2):
            cookies.pop("paiguan", None)  # a new guest in the same browser
            asked(server, "GET", "/api/me", cookies)
            codes.append(asked(server, "POST", f"/api/tournaments/{evening.id}/join", cookies)[1].get("code"))
        assert codes[0] == evening.facts()["code"]
        assert codes[1] == "tournament_other_guest"
        assert len(evening.facts()["people"]) == 2
