"""Who is told that a table waits: a guest who asked for it, is away and keeps other people waiting, once for each question."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from paiguan.parlour import pacing
from paiguan.parlour import wire as w
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.push import turns as t
from paiguan.parlour.retention import DAY
from paiguan.parlour.settings import Settings
from paiguan.parlour.store import open_store, queries
from paiguan.parlour.store import push as q
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.store.schema import subscriptions, told_turns
from tests.parlour.houses import Guest, House
from tests.parlour.push.service import CONTACT, Browser, PushService, push_service, signed
from tests.parlour.test_slow_tables import A_DAY, asked, two_and_bots
from tests.patience import PATIENCE, until


class Told(House):
    """A house that sends notifications to a push service of its own."""

    def __init__(self, parlour: Parlour, service: PushService) -> None:
        super().__init__(parlour)
        self.service = service

    async def subscribe(self, guest: str, name: str = "browser", status: int = 201) -> Browser:
        browser = self.service.browser(name, status)
        row = {**browser.wish, "device": name, "guest": guest, "made": 0.0}
        assert await self.parlour.store.do(q.subscribe, row, 10)
        return browser

    async def look(self) -> None:
        """Look at the tables, and wait until everything has been delivered."""
        await self.parlour.turns.look()
        await asyncio.gather(*self.parlour.turns._sending)

    async def kept(self) -> tuple[int, int]:
        """How many browsers are told, and how many questions are remembered."""

        def read(connection: Connection) -> tuple[int, int]:
            one, two = (connection.scalar(select(func.count()).select_from(own)) for own in (subscriptions, told_turns))
            return one or 0, two or 0

        return await self.parlour.store.do(read)


Scenario = Callable[[Told], Coroutine[Any, Any, None]]
Run = Callable[..., None]


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs a scenario in a house where nothing takes time."""
    monkeypatch.setattr(pacing, "SPEED", 0.0)
    monkeypatch.setattr(pacing, "GONE_AFTER", 2 * PATIENCE)
    monkeypatch.setattr(pacing, "READY_AFTER", 2 * PATIENCE)

    async def run(scenario: Scenario, settings: Settings) -> None:
        with push_service() as service:
            parlour = Parlour(await open_store(f"sqlite:///{tmp_path / 'house.db'}"), settings, Metrics())
            try:
                await asyncio.wait_for(scenario(Told(parlour, service)), PATIENCE)
            finally:
                await parlour.close()

    def started(scenario: Scenario, **given: Any) -> None:
        asyncio.run(run(scenario, Settings(**{"push_contact": CONTACT, "push_local": True, **given})))

    return started


def waited_for(one: Guest) -> bool:
    """Whether the table waits for a person: for a move, or for the next hand."""
    scene = one.host.scene(one.viewer)
    return scene is not None and (asked(one) or (scene.table.stage == "settled" and not one.person.ready))


async def one_is_asked(people: tuple[Guest, Guest]) -> tuple[Guest, Guest]:
    """Wait until one of two people is waited for; return them and the other."""
    await until(lambda: any(map(waited_for, people)))
    return (people[0], people[1]) if waited_for(people[0]) else (people[1], people[0])


async def a_move(people: tuple[Guest, Guest]) -> None:
    """Let whoever is waited for come, do what they are asked for, and go again."""
    mover, _ = await one_is_asked(people)
    seq = mover.host.table.seq
    mover.host.join(mover.viewer)
    if asked(mover):
        await mover.move_if_asked()
    else:
        await mover.do(w.Ready)
    mover.leave()
    await until(lambda: mover.host.table.seq > seq)


def test_who_is_away_and_waited_for_is_told_once_for_each_question(told: Run) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        browsers = {one: await house.subscribe(one.viewer.guest, one.viewer.name) for one in people}
        for one in people:
            one.leave()
        asked_of: dict[Guest, set[tuple[int, int, str]]] = {one: set() for one in people}
        while not all(len(questions) > 1 for questions in asked_of.values()):
            await one_is_asked(people)
            for one in filter(waited_for, people):
                hand = one.scene.hand
                assert hand is not None
                asked_of[one].add((hand.number, hand.step, one.scene.table.stage))
            for _ in range(3):
                await house.look()
            assert [len(browsers[one].bodies) for one in people] == [len(asked_of[one]) for one in people]
            await a_move(people)

    told(scenario)


def test_the_notice_names_game_and_owner_in_the_language_of_the_guest_and_nothing_else(told: Run) -> None:
    async def scenario(house: Told) -> None:
        owner, other = people = await two_and_bots(house)
        browsers = {one: await house.subscribe(one.viewer.guest, one.viewer.name) for one in people}
        row = GuestRow(id=other.viewer.guest, name="Other", language="zh-Hant")
        await house.parlour.store.do(queries.change_guest, row)
        for one in people:
            one.leave()
        while not all(browser.bodies for browser in browsers.values()):
            await house.look()
            await a_move(people)
        table = owner.host.table.id
        assert browsers[owner].notices[0] == {
            "title": "Mo Huahua",
            "text": "It is your turn at your table.",
            "table": table,
            "lang": "en",
        }
        assert browsers[other].notices[0] == {
            "title": "抹花花",
            "text": "Host開的那桌，輪到你了。",
            "table": table,
            "lang": "zh-Hant",
        }

    told(scenario)


def test_the_push_service_learns_the_time_the_table_and_the_house_and_no_word(told: Run) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        mover, _ = await one_is_asked(people)
        browser = await house.subscribe(mover.viewer.guest)
        mover.leave()
        await house.look()
        (headers,) = browser.headers
        key = await house.parlour.turns.key()
        assert key is not None
        claims, public = signed(headers.pop("authorization"))
        assert (claims["aud"], claims["sub"], public) == (house.service.url, CONTACT, key.public)
        assert headers.pop("topic") == mover.host.table.id
        assert 0 < int(headers.pop("ttl")) <= w.LONGEST_MOVE
        assert headers.pop("content-encoding") == "aes128gcm"
        assert {*headers} == {"host", "content-type", "content-length", "connection"}
        assert b"Mo Huahua" not in browser.bodies[0]

    told(scenario)


def test_who_looks_at_the_table_here_or_in_another_process_is_told_nothing(told: Run) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        mover, _ = await one_is_asked(people)
        browser = await house.subscribe(mover.viewer.guest)
        await house.look()
        mover.leave()
        mover.host.set_elsewhere(frozenset({mover.viewer.guest}))
        await house.look()
        assert browser.bodies == []
        mover.host.set_elsewhere(frozenset())
        await house.look()
        assert len(browser.bodies) == 1

    told(scenario)


def test_a_page_that_is_loaded_again_is_no_absence(told: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        mover, _ = await one_is_asked(people)
        browser = await house.subscribe(mover.viewer.guest)
        monkeypatch.setattr(pacing, "SPEED", 1.0)
        mover.leave()
        await house.look()
        assert browser.bodies == []
        mover.host.audience.gone[mover.viewer.guest] -= t.AWAY
        await house.look()
        assert len(browser.bodies) == 1

    told(scenario)


def test_whom_only_bots_wait_for_is_told_nothing(told: Run) -> None:
    async def scenario(house: Told) -> None:
        alone = await house.table("mohuahua", ["me", "novice", "novice"], A_DAY)
        await alone.until(lambda scene: scene.hand is not None and scene.hand.asked)
        browser = await house.subscribe(alone.viewer.guest)
        alone.leave()
        await house.look()
        assert browser.bodies == []

    told(scenario)


def test_everybody_who_may_be_asked_in_secret_is_told_alike(told: Run) -> None:
    """A discard of 偎麻雀 waits for everybody: who is told of it does not show who holds what claims it."""

    async def scenario(house: Told) -> None:
        owner = await house.table("weimaque", ["me", "open", "novice", "novice"], A_DAY)
        other = await house.guest(owner)
        await other.do(w.Sit, seat=1)
        await owner.do(w.Begin)
        people = (owner, other)
        browsers = {one: await house.subscribe(one.viewer.guest, one.viewer.name) for one in people}

        def both_wait() -> bool:
            return all((scene := one.host.scene(one.viewer)) and scene.hand and scene.hand.go_on for one in people)

        for _ in range(200):
            await until(lambda: any(map(asked, people)))
            if both_wait():
                break
            for one in people:
                await one.move_if_asked()
        assert both_wait()
        for one in people:
            one.leave()
        await house.look()
        first, second = (browsers[one].notices for one in people)
        assert len(first) == len(second) == 1
        assert first[0]["text"] == "It is your turn at your table."

    told(scenario)


def test_the_next_hand_waits_in_words_of_its_own(told: Run) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        host = people[0].host
        while host.table.stage == "playing":
            for one in people:
                await one.move_if_asked()
            await asyncio.sleep(0)
        await people[0].until(lambda scene: scene.table.stage == "settled")
        browser = await house.subscribe(people[1].viewer.guest)
        people[1].leave()
        await house.look()
        assert [one["text"] for one in browser.notices] == ["The next hand at Host's table waits for you."]
        host.join(people[1].viewer)
        await people[1].do(w.Ready)
        people[1].leave()
        await house.look()
        assert len(browser.bodies) == 1

    told(scenario)


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (201, 1), (429, 1), (500, 1), (307, 1)])
def test_a_subscription_that_its_browser_has_ended_is_deleted(status: int, left: int, told: Run) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        mover, _ = await one_is_asked(people)
        browser = await house.subscribe(mover.viewer.guest, status=status)
        mover.leave()
        await house.look()
        assert len(browser.bodies) == 1
        assert (await house.kept())[0] == left

    told(scenario)


def test_a_service_that_is_down_or_private_costs_nothing_but_the_notice(told: Run, capfd: Any) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        mover, _ = await one_is_asked(people)
        browser = await house.subscribe(mover.viewer.guest)
        mover.leave()
        await house.look()
        assert browser.bodies == []
        await a_move(people)

    told(scenario, push_local=False)  # an address of this machine
    assert "127.0.0.1" not in capfd.readouterr().err


def test_a_house_without_a_contact_sends_nothing(told: Run) -> None:
    async def scenario(house: Told) -> None:
        await house.parlour.turns.run()  # ends at once
        assert await house.parlour.turns.key() is None

    told(scenario, push_contact="")


def test_who_has_deleted_everything_is_told_nothing_and_then_forgotten(told: Run) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        mover, _ = await one_is_asked(people)
        browser = await house.subscribe(mover.viewer.guest)
        mover.leave()
        await house.parlour.identities.delete(mover.viewer.guest)
        await house.look()
        assert browser.bodies == []
        await house.parlour.identities.forget(mover.viewer.guest)
        assert (await house.kept())[0] == 0

    told(scenario)


def test_a_guest_carried_to_another_device_is_told_there_and_not_twice(told: Run) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        mover, _ = await one_is_asked(people)
        browser = await house.subscribe(mover.viewer.guest, "telephone")
        mover.leave()
        await house.look()
        assert len(browser.bodies) == 1
        becomes, _ = await house.parlour.guests.welcome("en", "Laptop")
        laptop = await house.subscribe(becomes.id, "laptop")
        code, _ = await house.parlour.identities.offer(becomes.id)
        device = GuestRow(id=mover.viewer.guest, name="", language="en")
        assert await house.parlour.identities.carry(code, device) is not None
        await house.look()
        assert (len(browser.bodies), len(laptop.bodies)) == (1, 0)  # it is the same question
        people = tuple(
            Guest(one.host, becomes.id, "Laptop") if one is mover else one
            for one in people  # type: ignore[assignment]
        )
        for one in people:
            one.leave()
        while len(laptop.bodies) < 1:
            await a_move(people)
            await house.look()
        assert len(browser.bodies) == 1 + len(laptop.bodies)

    told(scenario)


def test_what_was_told_goes_with_its_table(told: Run) -> None:
    async def scenario(house: Told) -> None:
        people = await two_and_bots(house)
        mover, _ = await one_is_asked(people)
        await house.subscribe(mover.viewer.guest)
        for one in people:
            one.leave()
        await house.look()
        assert await house.kept() == (1, 1)
        mover.host.close()
        house.parlour._hosts.clear()
        await house.parlour.retention.round(time.time() + 10 * DAY)
        assert (await house.kept())[1] == 0

    told(scenario)


def test_the_key_of_the_house_is_made_once(told: Run) -> None:
    async def scenario(house: Told) -> None:
        again = t.Turns(house.parlour.store, house.parlour.settings, {})
        one, two = await house.parlour.turns.key(), await again.key()
        assert one is not None
        assert two is not None
        assert one.public == two.public

    told(scenario)
