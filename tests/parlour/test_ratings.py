"""Who is rated, when, and who may see it."""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select, update

from paiguan.engine.game import Game
from paiguan.parlour import events as e
from paiguan.parlour import wire as w
from paiguan.parlour.daily.deal import closes
from paiguan.parlour.guests import device_key
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.ratings import told
from paiguan.parlour.ratings.matches import ended_match
from paiguan.parlour.retention import DAY
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import archive, open_store, retire
from paiguan.parlour.store import ratings as q
from paiguan.parlour.store.copies import backup, restore
from paiguan.parlour.store.database import in_one_transaction
from paiguan.parlour.store.ratings import EndedMatch, Sitter, Standing
from paiguan.parlour.store.schema import daily_tries, guests, rated, rating_changes, rating_wishes
from paiguan.ratings.bots import bots_of
from paiguan.ratings.model import PROVISIONAL, START, UNCERTAINTY, Rating
from tests.parlour.clusters import postgres_running
from tests.parlour.houses import Guest, House, Scenario
from tests.parlour.nursery import WarmServer
from tests.parlour.tables import begun
from tests.patience import PATIENCE

FAST = "shisanzhang"  # one decision a hand
FAR = 1e12  # a time that has not come


async def rate(house: House, guest: str, device: str = "", game: str = FAST) -> None:
    """Opt in, before anything that begins now."""
    await house.parlour.store.do(q.wish, guest, [game], device_key(device, guest), time.time() - 1.0)


async def seated(house: House, people: int, bots: int = 1, **rules: Any) -> list[Guest]:
    """A table with people and novices before the match begins; the owner comes first."""
    seats = ["me", *["open"] * (people - 1), *["novice"] * bots]
    options = {"players": people + bots, "match_hands": rules.pop("hands", 1)}
    host = await house.table(FAST, seats, rules=rules, **options)
    guests = [host]
    for seat in range(1, people):
        guests.append(await house.guest(host, f"Guest {seat}"))
        await guests[-1].do(w.Sit, seat=seat)
    return guests


async def played(people: Sequence[Guest]) -> None:
    """Begin the match and play it to its end."""
    if people[0].host.table.stage == "gathering":
        await people[0].do(w.Begin)
    await rest(people)


async def rest(people: Sequence[Guest]) -> None:
    owner = people[0]
    await owner.until(lambda _: True)
    while owner.scene.table.stage != "over":
        for guest in people:
            if guest.scene.table.stage == "settled" and guest.seat is not None and not guest.person.ready:
                await guest.do(w.Ready)
            await guest.move_if_asked()
        await asyncio.sleep(0.002)


async def rating(house: House, guest: str, game: str = FAST) -> Standing:
    found = await house.parlour.store.do(q.newest, game, [guest])
    return found.get(guest, Standing())


async def rows(house: House) -> int:
    def count(connection: Connection) -> int:
        return connection.scalar(select(func.count()).select_from(rating_changes)) or 0

    return await house.parlour.store.do(count)


# ---- matches ---------------------------------------------------------------------------------------------------------


def test_a_match_of_two_who_want_it_is_rated_with_its_end_and_once(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 3, bots=1)
        first, second, _third = (one.viewer.guest for one in people)
        await rate(house, first)
        await rate(house, second)
        await played(people)
        assert await rows(house) == 2  # nothing of the third, who did not ask for it
        totals = people[0].scene.table.totals
        own = {one.viewer.guest: totals[one.seat or 0] for one in people}
        found = {guest: await rating(house, guest) for guest in (first, second)}
        assert [one.contests for one in found.values()] == [1, 1]
        assert all(one.rating.deviation < UNCERTAINTY for one in found.values())
        better, worse = sorted((first, second), key=lambda guest: -own[guest])
        if own[better] > own[worse]:
            assert found[better].rating.points > found[worse].rating.points
        (last,) = await house.parlour.store.do(q.history, first, FAST, FAR, 9)
        assert (last.kind, last.players) == ("match", 3)  # both of them and the bot
        # Loading the table again, and looking at it, counts nothing again.
        host = people[0].host
        await host.recover()
        ended = ended_match(host.table, time.time())
        assert ended is not None
        await house.parlour.store.do(q.count_match, ended)
        assert await rows(house) == 2
        # Another match at the same table is another contest.
        for one in people:
            await one.do(w.Rematch)
        await people[0].until(lambda scene: scene.table.stage == "playing")
        await rest(people)
        assert (await rating(house, first)).contests == 2

    play(scenario)


@pytest.mark.parametrize("why", ["nobody", "only one", "too late", "hints", "one browser", "closed"])
def test_what_does_not_count(play: Callable[[Scenario], None], why: str) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 2, bots=2, hints=why == "hints", hands=2)
        first, second = (one.viewer.guest for one in people)
        browser = "the same" if why == "one browser" else ""
        if why not in ("nobody", "too late"):
            await rate(house, first, browser)
        if why not in ("nobody", "only one", "too late"):
            await rate(house, second, browser)
        if why in ("too late", "closed"):
            await people[0].do(w.Begin)
        if why == "too late":
            for guest in (first, second):
                await house.parlour.store.do(q.wish, guest, [FAST], device_key("", guest), time.time() + 1.0)
        if why == "closed":
            await people[0].do(w.CloseTable)
        else:
            await played(people)
        assert await rows(house) == 0

    play(scenario)


def test_nobody_escapes_the_end_of_a_match_by_turning_the_rating_off_and_on(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 2, bots=2)
        first, second = (one.viewer.guest for one in people)
        for guest in (first, second):
            await rate(house, guest)
        await people[0].do(w.Begin)
        store = house.parlour.store
        await store.do(q.wish, second, [], device_key("", second), time.time())
        assert await store.do(q.wished, second) == []
        await rest(people)
        assert (await rating(house, second)).contests == 1
        assert set(await store.do(q.shown_of, FAST, [first, second], FAR)) == {first}  # but it is shown to nobody
        # What begins while it is off does not count, although it is on again before the end.
        for one in people:
            await one.do(w.Rematch)
        await people[0].until(lambda scene: scene.table.stage == "playing")
        await store.do(q.wish, second, [FAST], device_key("", second), time.time() + 2.0)
        await rest(people)
        assert (await rating(house, second)).contests == 1

    play(scenario)


def test_a_person_alone_with_bots_is_not_rated(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 1, bots=3)
        await rate(house, people[0].viewer.guest)
        await played(people)
        assert await rows(house) == 0
        assert ended_match(people[0].host.table, 0.0) is None

    play(scenario)


def test_who_leaves_for_good_answers_for_the_hands_so_far_and_later_ones_count_for_nobody(
    play: Callable[[Scenario], None],
) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 2, bots=2, hands=3)
        first, second = (one.viewer.guest for one in people)
        for guest in (first, second):
            await rate(house, guest)
        await people[0].do(w.Begin)
        while people[0].scene.table.stage == "playing":
            for one in people:
                await one.move_if_asked()
            await asyncio.sleep(0.002)
        seats = {one.viewer.guest: one.seat for one in people}
        await people[1].do(w.Leave)
        await rest(people[:1])
        ended = ended_match(people[0].host.table, time.time())
        assert ended is not None
        assert ended.hands == 1
        hand = people[0].host.table.hands[0]
        assert {one.guest: one.units for one in ended.players if one.guest} == {
            guest: hand.payments[seat] for guest, seat in seats.items() if seat is not None
        }
        assert (await rating(house, second)).contests == 1

    play(scenario)


def test_who_takes_a_seat_over_is_not_rated_for_it(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        people = await seated(house, 3, bots=1, hands=2)
        late = await house.guest(people[0], "Late")
        for one in (*people, late):
            await rate(house, one.viewer.guest)
        await people[0].do(w.Begin)
        seat = people[2].seat
        await people[2].do(w.Leave)
        await late.do(w.Sit, seat=seat)
        await rest([*people[:2], late])
        assert (await rating(house, late.viewer.guest)).contests == 0
        assert [(await rating(house, one.viewer.guest)).contests for one in people] == [1, 1, 1]

    play(scenario)


@pytest.mark.parametrize("game", ["liuhu", "weimaque", "tianjiu", "mohuahua"])
def test_seats_that_sat_out_every_hand_are_not_in_the_contest(game: str) -> None:
    table = begun(game, people=Game(game, {}).seats)
    house, options = table.game.interface.house, table.game.plain_options
    resting = house.sits_out(options, 0)
    hand = table.hands[0]
    hand.payments = (6, *[0] * (table.game.seats - 2), -6)
    standing = msgspec.structs.replace(table.match.standing, hands=1, over=True)
    table.apply(e.Settled(at=5.0, payments=hand.payments, totals=hand.payments, standing=msgspec.to_builtins(standing)))
    ended = ended_match(table, 5.0)
    assert ended is not None
    there = {one.guest for one in ended.players}
    assert there == {chair.guest for seat, chair in enumerate(hand.seats) if seat != resting}


# ---- the database ----------------------------------------------------------------------------------------------------


def a_match(table: str, units: dict[str, int], number: int = 1) -> EndedMatch:
    players = (*(Sitter(guest=guest, level="", units=own) for guest, own in units.items()),)
    bots = (Sitter(guest="", level="regular", units=-sum(units.values())),)
    return EndedMatch(
        table=table,
        game=FAST,
        number=number,
        began=100.0,
        at=200.0 + number,
        players=players + bots,
        swing=4.0,
        hands=8,
    )


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_two_tables_that_end_at_once_both_count_on_either_database(kind: str, tmp_path: Path) -> None:
    async def run(url: str) -> None:
        stores = [await open_store(url) for _ in range(1 if kind == "sqlite" else 2)]
        try:
            for guest in ("ann", "bob", "cat"):
                await stores[0].do(q.wish, guest, [FAST], device_key("", guest), 1.0)
            matches = [a_match(f"t{i % 10}", {"ann": 5 - i, "bob": i, "cat": -3}) for i in range(20)]
            await asyncio.gather(*(stores[i % len(stores)].do(q.count_match, one) for i, one in enumerate(matches)))
            found = await stores[0].do(q.newest, FAST, ["ann", "bob", "cat"])
            assert {guest: one.contests for guest, one in found.items()} == {"ann": 10, "bob": 10, "cat": 10}
            assert [row.number for row in await stores[0].do(q.history, "ann", FAST, FAR, 99)] == [*range(1, 11)]
        finally:
            for store in stores:
                await store.close()

    if kind == "sqlite":
        asyncio.run(asyncio.wait_for(run(f"sqlite:///{tmp_path / 'house.db'}"), PATIENCE))
    else:
        with postgres_running() as url:
            asyncio.run(asyncio.wait_for(run(url), PATIENCE))


def test_bots_at_the_table_count_as_opponents_with_their_fixed_ratings(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        for guest in ("ann", "bob"):
            await rate(house, guest)
        await house.parlour.store.do(_since, 1.0)
        strong = a_match("t1", {"ann": 9, "bob": 0})
        weak = msgspec.structs.replace(
            strong, table="t2", players=(*strong.players[:2], Sitter(guest="", level="novice", units=-9))
        )
        assert bots_of(FAST)["novice"].points < bots_of(FAST)["regular"].points
        await house.parlour.store.do(q.count_match, strong)
        first = (await rating(house, "ann")).rating.points
        await house.parlour.store.do(_forget_all)
        await house.parlour.store.do(q.count_match, weak)
        assert START < (await rating(house, "ann")).rating.points < first  # a novice is less to beat

    play(scenario)


def _since(connection: Connection, at: float) -> None:
    connection.execute(update(rating_wishes).values(since=at))


def _forget_all(connection: Connection) -> None:
    connection.execute(rating_changes.delete())


# ---- daily deals -----------------------------------------------------------------------------------------------------


DAY_ = "2026-11-16"


def _tries(connection: Connection, tries: dict[str, int], late: bool = False) -> None:
    row = {"day": DAY_, "game": FAST, "address": "", "begun": 50.0, "ended": 60.0, "late": late, "line": b"[]"}
    connection.execute(
        insert(daily_tries),
        [{**row, "guest": one, "table_id": one, "device": one, "units": own} for one, own in tries.items()],
    )


def test_a_day_is_one_contest_of_those_who_want_it_once_it_is_closed(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        store, days = house.parlour.store, house.parlour.day_ratings
        await store.do(_tries, {"ann": 7, "bob": -2, "cat": 1, "dan": 9})
        await store.do(_tries, {"eve": 40}, True)  # practice
        for guest in ("ann", "bob", "cat", "eve"):
            await rate(house, guest)
        await store.do(_since, 10.0)
        await store.do(q.wish, "bob", [], "", time.time())  # off, after a bad day: it counts all the same
        assert await days.count(closes(DAY_) - 1.0) == 0
        assert await rows(house) == 0
        assert await days.count(closes(DAY_) + 600.0) == 1
        assert await days.count(closes(DAY_) + 900.0) == 0
        found = await store.do(q.newest, FAST)
        assert set(found) == {"ann", "bob", "cat"}  # neither Dan, who did not ask, nor Eve, who was late
        assert found["ann"].rating.points > found["cat"].rating.points > found["bob"].rating.points
        assert {one.contests for one in found.values()} == {1}
        (row,) = await store.do(q.history, "cat", FAST, FAR, 9)
        assert (row.kind, row.place, row.players) == ("daily", 2, 3)

    play(scenario)


def test_who_asked_for_it_after_they_had_begun_is_not_rated_for_the_day(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        store = house.parlour.store
        await store.do(_tries, {"ann": 7, "bob": -2})
        for guest in ("ann", "bob"):
            await rate(house, guest)  # now, long after they began
        assert await house.parlour.day_ratings.count(time.time()) == 1
        assert await rows(house) == 0

    play(scenario)


def test_two_processes_count_a_day_once() -> None:
    async def run(url: str) -> None:
        stores = [await open_store(url) for _ in range(2)]
        try:
            await stores[0].do(_tries, {"ann": 7, "bob": -2})
            for guest in ("ann", "bob"):
                await stores[0].do(q.wish, guest, [FAST], device_key("", guest), 10.0)
            did = await asyncio.gather(*(stores[i % 2].do(q.count_day, DAY_, FAST, 1e9) for i in range(6)))
            assert sorted(did) == [False] * 5 + [True]
            assert {one.contests for one in (await stores[0].do(q.newest, FAST)).values()} == {1}
        finally:
            for store in stores:
                await store.close()

    with postgres_running() as url:
        asyncio.run(asyncio.wait_for(run(url), PATIENCE))


# ---- identities and retention ----------------------------------------------------------------------------------------


def test_two_guests_who_become_one_keep_both_histories_and_show_what_the_one_who_stays_chose(
    play: Callable[[Scenario], None],
) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        phone, _ = await parlour.guests.welcome("en", "Phone")
        desk, _ = await parlour.guests.welcome("en", "Desk")
        for guest in (phone.id, desk.id, "cat"):
            await rate(house, guest)
        await parlour.store.do(_since, 1.0)
        for number in range(3):
            await parlour.store.do(q.count_match, a_match("t1", {phone.id: 9, "cat": -3}, number))
        await parlour.store.do(q.count_match, a_match("t2", {desk.id: -4, "cat": 2}))
        one, other = await rating(house, phone.id), await rating(house, desk.id)
        await parlour.store.do(q.wish, desk.id, [], "", 1.0)
        code, _ = await parlour.identities.offer(desk.id)
        assert await parlour.identities.carry(code, phone) is not None
        both = await rating(house, desk.id)
        assert both.contests == 4
        assert other.rating.points < both.rating.points < one.rating.points
        assert both.rating.deviation < min(one.rating.deviation, other.rating.deviation)
        kinds = [row.kind for row in await parlour.store.do(q.history, desk.id, FAST, FAR, 9)]
        assert sorted(kinds) == ["match"] * 4 + ["merged"]
        assert kinds[-1] == "merged"
        assert await parlour.store.do(q.wished, desk.id) == []
        assert await parlour.store.do(q.shown, FAST, FAR) == []  # "cat" has no name here
        assert (await rating(house, phone.id)).contests == 0

    play(scenario)


def test_a_deleted_guest_is_hidden_at_once_and_a_forgotten_one_is_gone(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        parlour = house.parlour
        ann, _ = await parlour.guests.welcome("en", "Ann")
        bob, _ = await parlour.guests.welcome("en", "Bob")
        for guest in (ann.id, bob.id):
            await rate(house, guest)
        await parlour.store.do(_since, 1.0)
        await parlour.store.do(q.count_match, a_match("t1", {ann.id: 9, bob.id: -3}))
        names = [name for _, name, _ in await parlour.store.do(q.shown, FAST, FAR)]
        assert sorted(names) == ["Ann", "Bob"]
        await parlour.identities.delete(ann.id)
        assert [name for _, name, _ in await parlour.store.do(q.shown, FAST, FAR)] == ["Bob"]
        assert set(await parlour.store.do(q.shown_of, FAST, [ann.id, bob.id], FAR)) == {bob.id}
        await parlour.retention.round(time.time() + 31 * DAY)
        assert (await rating(house, ann.id)).contests == 0
        assert await parlour.store.do(q.wished, ann.id) == []
        assert (await rating(house, bob.id)).contests == 1

    play(scenario)


def test_marks_of_counted_contests_go_with_their_tables_and_days(play: Callable[[Scenario], None]) -> None:
    async def scenario(house: House) -> None:
        store = house.parlour.store
        await store.do(q.count_match, a_match("t1", {"ann": 1, "bob": 2}))
        await store.do(_tries, {"ann": 7, "bob": -2})
        await house.parlour.day_ratings.count(time.time())
        assert await store.do(_marks) == {("t1", 1), (DAY_, 0)}
        await store.do(retire.old_days, "2026-11-17")
        assert await store.do(_marks) == {("t1", 1)}
        await store.do(retire.delete_tables, ["t1"])
        assert await store.do(_marks) == set()

    play(scenario)


def _marks(connection: Connection) -> set[tuple[str, int]]:
    return {(row.place, row.number) for row in connection.execute(select(rated))}


def test_a_backup_holds_ratings(tmp_path: Path) -> None:
    async def run() -> None:
        old, new = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"
        store = await open_store(old)
        for guest in ("ann", "bob"):
            await store.do(q.wish, guest, [FAST], device_key("", guest), 1.0)
        await store.do(q.count_match, a_match("t1", {"ann": 9, "bob": -3}))
        before = await store.do(q.newest, FAST)
        await store.close()
        file = tmp_path / "backup"
        with file.open("wb") as out:
            await backup(old, out.write, lambda _: lambda _: None)
        await restore(new, file, False, lambda _: lambda _: None)
        store = await open_store(new)
        try:
            assert await store.do(q.newest, FAST) == before
            assert await store.do(q.wished, "ann") == [FAST]
        finally:
            await store.close()
        names = await in_one_transaction(new, lambda connection: {one.name for one in archive.tables_of(connection)})
        assert {"rating_wishes", "rating_changes", "rated"} <= names

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# ---- what is told ----------------------------------------------------------------------------------------------------


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
        await house.parlour.store.do(_since, 1.0)
        await house.parlour.store.do(q.count_match, a_match("t1", {ann.id: 9, "bob": -3}))  # ends at 201
        assert await house.parlour.store.do(q.shown, FAST, 200.0) == []
        before = (await house.parlour.store.do(q.shown_of, FAST, [ann.id], 200.0))[ann.id]
        assert (before.contests, before.rating) == (0, Rating())
        assert len(await house.parlour.store.do(q.shown, FAST, 201.0)) == 1

    play(scenario)
