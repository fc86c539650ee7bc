"""Who may see whose rating, and when."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from paiguan.parlour import wire as w
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.ratings import told
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store
from paiguan.parlour.store import ratings as q
from paiguan.parlour.store.ratings import Standing
from paiguan.parlour.store.schema import guests, rating_changes
from paiguan.ratings.model import PROVISIONAL, Rating
from tests.parlour.houses import Guest, House, Scenario
from tests.parlour.nursery import WarmServer
from tests.parlour.ratings.rated import (
    FAST,
    a_match,
    played,
    rate,
    since_then,
)
from tests.patience import PATIENCE


def test_a_ladder_gives_places_to_firm_ratings_and_lists_provisional_ones_after_them() -> None:
    shown = [
        ("a", "Ann", Standing(Rating(1500, 60), PROVISIONAL)),
        ("b", "Bob", Standing(Rating(1700, 200), 1)),
        ("c", "Cat", Standing(Rating(1650, 60), PROVISIONAL + 5)),
        ("d", "Dan", Standing(Rating(1650.2, 60), PROVISIONAL)),
    ]
    ladder = told.ladder(FAST, shown, "b")
    assert [(one.place, one.name, one.own) for one in ladder.entries] == [
        (1, "Dan", False),
        (1, "Cat", False),
        (3, "Ann", False),
        (None, "Bob", True),
    ]
    assert ladder.players == 4
    assert [one.level for one in ladder.bots][-1] == "novice"


def test_a_long_ladder_is_cut_but_has_the_reader() -> None:
    shown = [(str(i), f"n{i}", Standing(Rating(2000 - i, 60), PROVISIONAL)) for i in range(80)]
    ladder = told.ladder(FAST, shown, "79")
    assert len(ladder.entries) == told.MOST_SHOWN + 1
    assert (ladder.entries[-1].place, ladder.entries[-1].own) == (80, True)


def test_nobody_who_did_not_ask_is_in_any_answer_and_nobody_else_gets_one(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with WarmServer(url, tmp_path / "log") as server:
        people = {
            name: server.ask("POST", "/api/tokens", {"name": name, "language": "en"})[1]["token"]
            for name in ("Annika", "Bertram", "Cassius", "Dorothea")
        }

        def ask(name: str, path: str, **body: Any) -> tuple[int, Any]:
            return server.ask("PUT" if body else "GET", path, body or None, token=people[name])

        for name in ("Annika", "Bertram", "Dorothea"):
            status, found = ask(name, "/api/me/ratings", games=[FAST])
            assert status == 200
            assert [one["game"] for one in found["games"] if one["on"]] == [FAST]
        wish = {"game": FAST, "seats": ["me", "open", "open", "novice"], "options": {"players": 4, "match_hands": 1}}
        status, opened = server.ask("POST", "/api/tables", wish, token=people["Annika"])
        assert status == 201
        table = opened["id"]
    asyncio.run(asyncio.wait_for(_play_out(url, table), PATIENCE))
    with WarmServer(url, tmp_path / "log") as server:
        status, seats = ask("Annika", f"/api/tables/{table}/ratings")
        assert status == 200
        assert sum(one is not None for one in seats["seats"]) == 3  # Annika, Bertram and the bot
        assert [one["provisional"] for one in seats["seats"] if one is not None].count(True) == 2
        status, ladder = ask("Annika", f"/api/ratings/{FAST}")
        assert status == 200
        assert sorted(one["name"] for one in ladder["entries"]) == ["Annika", "Bertram"]  # Dorothea has not played
        for path in (f"/api/ratings/{FAST}", f"/api/tables/{table}/ratings"):
            status, refused = ask("Cassius", path)
            assert (status, refused["code"]) == (403, "ratings_off")
            assert "Annika" not in json.dumps(refused)
        mine = ask("Cassius", "/api/me/ratings")[1]
        assert all(one["rating"] is None and not one["history"] for one in mine["games"])
        own = next(one for one in ask("Annika", "/api/me/ratings")[1]["games"] if one["game"] == FAST)
        assert own["rating"]["provisional"]
        assert [one["kind"] for one in own["history"]] == ["match"]
        # Off: hidden at once, everywhere, from oneself too; and the others' are hidden from who turned it off.
        status, mine = server.ask("PUT", "/api/me/ratings", {"games": []}, token=people["Bertram"])
        assert status == 200
        assert all(one["rating"] is None and not one["history"] for one in mine["games"])
        assert [one["name"] for one in ask("Annika", f"/api/ratings/{FAST}")[1]["entries"]] == ["Annika"]
        assert sum(one is not None for one in ask("Annika", f"/api/tables/{table}/ratings")[1]["seats"]) == 2
        assert ask("Bertram", f"/api/ratings/{FAST}")[0] == 403
        # On again: it is as it was.
        mine = ask("Bertram", "/api/me/ratings", games=[FAST])[1]
        assert next(one for one in mine["games"] if one["on"])["rating"]["contests"] == 1
        assert ask("Bertram", "/api/me/ratings", games=["nothing"])[0] == 400
        assert not server.complaints


async def _play_out(url: str, table: str) -> None:
    """Annika, Bertram and Cassius play the match; its end is long past when the server comes back."""
    parlour = Parlour(await open_store(url), Settings(pace=0.0), Metrics())
    try:
        found = await parlour.store.do(_people)
        host = await parlour.host(table)
        assert host is not None
        people = [Guest(host, found[name], name) for name in ("Annika", "Bertram", "Cassius")]
        for seat, one in enumerate(people):
            if seat:
                await one.do(w.Sit, seat=seat)
        await played(people)
        await parlour.store.do(_earlier)
    finally:
        await parlour.close()


def _people(connection: Connection) -> dict[str, str]:
    return {name: guest for guest, name in connection.execute(select(guests.c.id, guests.c.name))}


def _earlier(connection: Connection) -> None:
    assert connection.execute(update(rating_changes).values(at=rating_changes.c.at - 3600.0)).rowcount == 2


def test_the_end_of_a_match_is_told_to_others_only_when_all_have_seen_it(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await house.parlour.guests.welcome("en", "Ann")
        for guest in (ann.id, "bob"):
            await rate(house, guest)
        await house.parlour.store.do(since_then, 1.0)
        await house.parlour.store.do(q.count_match, a_match("t1", {ann.id: 9, "bob": -3}))  # ends at 201
        assert await house.parlour.store.do(q.shown, FAST, 200.0) == []
        before = (await house.parlour.store.do(q.shown_of, FAST, [ann.id], 200.0))[ann.id]
        assert (before.contests, before.rating) == (0, Rating())
        assert len(await house.parlour.store.do(q.shown, FAST, 201.0)) == 1

    play(scenario)
