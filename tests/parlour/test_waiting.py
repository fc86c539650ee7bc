"""Nothing is answered or shown before the store has committed. The store waits until the test releases it."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour import wire as w
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.host import Host
from paiguan.parlour.limits import Limits
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.pacing import SecrecyWindow, Stop
from paiguan.parlour.projection import Projection
from paiguan.parlour.routes.hands import HandController
from paiguan.parlour.settings import Settings
from paiguan.parlour.socket import TableSocket
from paiguan.parlour.store import Store, queries
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.table import Table
from tests.parlour.tables import begun, of_deal, step
from tests.patience import PATIENCE, until

_replies = msgspec.json.Decoder(w.AnyReply)


class Waiting:
    """A store that holds back writes while its door is shut."""

    pending = 0

    def __init__(self) -> None:
        self.door = asyncio.Event()
        self.door.set()

    async def do(self, what: Callable[..., Any], *arguments: Any) -> Any:
        if what is queries.append:
            await self.door.wait()
        return [] if what is queries.read else None

    async def close(self) -> None: ...

    def news(self) -> None:
        return None


class Line:
    """A connection that only records what is sent."""

    def __init__(self, host: Host, seat: int) -> None:
        chair = host.table.chairs[seat]
        self.heard: list[Any] = []
        self.scope: dict[str, Any] = {}  # of a server without the shorter way for text
        self.seat, self._host, self._ids = seat, host, 0
        self._said: asyncio.Queue[str] = asyncio.Queue()
        guest = GuestRow(id=chair.guest, name=chair.name, language="en")
        line: Any = self
        allowance = Limits(Settings()).of_socket(guest.id, "")
        self._running = asyncio.create_task(TableSocket(line, host, guest, "en", allowance).run())

    async def accept(self) -> None: ...

    async def receive_data(self, mode: str) -> str:
        return await self._said.get()

    async def send_data(self, data: bytes, mode: str) -> None:
        self.heard.append(_replies.decode(data))

    def say(self, kind: Any, **fields: Any) -> None:
        self._ids += 1
        command = kind(id=f"{self.seat}.{self._ids}", **fields)
        self._said.put_nowait(msgspec.json.encode(command).decode())

    def play(self) -> None:
        """Make any legal move."""
        table = self._host.table
        assert table.deal is not None
        self.say(
            w.Play, hand=len(table.hands), step=len(table.deal.view(self.seat).log), move=any_move(table, self.seat)
        )

    async def hears(self, kind: type) -> Any:
        await until(lambda: any(isinstance(one, kind) for one in self.heard))
        return [one for one in self.heard if isinstance(one, kind)][-1]


def any_move(table: Table, seat: int) -> dict[str, Json]:
    assert table.deal is not None
    action: dict[str, Json] = msgspec.to_builtins(table.deal.legal_moves_of(seat).random(1))
    del action["seat"]
    return action


def at_table(
    table: Table, scenario: Callable[[Host, Waiting, list[Line]], Awaitable[None]], quiet: SecrecyWindow | None = None
) -> None:
    """Run a scenario at a table where every seat has a connection."""

    async def run() -> None:
        metrics, store = Metrics(), Waiting()
        thinkers = Thinkers(metrics)
        host = Host("t", "CODE", cast(Store, store), thinkers, metrics, lambda: None)
        host.table, host._projection = table, Projection(table, "CODE", host.audience, host.pace)
        host.pace.quiet = quiet
        lines = [Line(host, seat) for seat in range(len(table.chairs))]
        await turns()
        await scenario(host, store, lines)
        for line in lines:
            line._running.cancel()
        await asyncio.gather(*(line._running for line in lines), return_exceptions=True)
        host.close()
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def turns() -> None:
    """Let everything run that does not need the store."""
    for _ in range(50):
        await asyncio.sleep(0)


def watch(thinkers: Thinkers, verb: str) -> list[Any]:
    """Return a list that grows with every question of a kind: what is not asked for is not answered later either."""
    asked, answer = [], getattr(thinkers, verb)

    async def watched(*given: Any) -> Any:
        asked.append(given)
        return await answer(*given)

    setattr(thinkers, verb, watched)
    return asked


def test_questions_are_not_answered_before_the_store_has_the_move() -> None:
    """The next player asks while the previous move is still being stored, and must not learn of it from the answers."""

    async def scenario(host: Host, store: Waiting, lines: list[Line]) -> None:
        deal = host.table.deal
        assert deal is not None
        assert deal.actor is not None
        mover = lines[deal.actor]
        mover.play()
        store.door.clear()
        await turns()
        asker = lines[deal.actor]
        assert asker is not mover  # the move is made in memory
        for line in lines:
            line.heard.clear()
        hints = watch(host.thinkers, "advise")
        for kind, fields in ((w.Try, {"move": any_move(host.table, asker.seat)}), (w.Know, {}), (w.Hint, {})):
            asker.say(kind, **fields)
        await turns()
        assert [line.heard for line in lines] == [[] for _ in lines]
        assert hints == []
        store.door.set()
        assert isinstance(await mover.hears(w.Done), w.Done)
        assert (await asker.hears(w.Tried)).good
        assert (await asker.hears(w.Known)).step == len(deal.view(asker.seat).log)
        assert (await asker.hears(w.Advised)).best
        scenes = [one for one in asker.heard if isinstance(one, w.Scene)]
        assert scenes[0].hand is not None
        assert scenes[0].hand.asked

    table = begun("mohuahua", people=3)
    table.hints = True
    at_table(table, scenario)


def test_a_hand_is_not_finished_before_the_store_has_its_end() -> None:
    """Results and replays over HTTP, requested while the last move is being stored."""
    rng, table = random.Random(2), begun("mohuahua", people=3)
    while table.stage == "playing":
        before = table.hand.moves[:]
        step(table, rng)
    deal = table.game.load(table.hand.dealt)
    for move in before:
        deal.push(move)
    last, again = table.hand.moves[-1], of_deal(table, deal)

    async def scenario(host: Host, store: Waiting, lines: list[Line]) -> None:
        async def found(_: str) -> Host:
            return host

        async def of_token(_: str) -> GuestRow:
            return GuestRow(id=again.chairs[0].guest, name="", language="en")

        replays = watch(host.thinkers, "answer")
        parlour = SimpleNamespace(
            host=found,
            guests=SimpleNamespace(of_token=of_token),
            limits=Limits(Settings()),
            thinkers=host.thinkers,
        )
        request: Any = SimpleNamespace(
            app=SimpleNamespace(state=SimpleNamespace(parlour=parlour)),
            headers={"authorization": "Bearer x"},
            client=None,
        )
        store.door.clear()
        move = {key: value for key, value in last.items() if key != "seat"}
        assert again.deal is not None
        mover = lines[last["seat"]]
        mover.say(w.Play, hand=1, step=len(again.deal.view(mover.seat).log), move=move)
        await turns()
        assert again.stage == "settled"  # in memory
        routes: Any = object.__new__(HandController)
        results = asyncio.ensure_future(HandController.hands.fn(routes, request, "t"))
        shown = asyncio.ensure_future(HandController.hand.fn(routes, request, "t", 1))
        await turns()
        assert (results.done(), shown.done(), replays) == (False, False, [])
        store.door.set()
        assert [result.payments for result in await results] == [again.hand.payments]
        assert len((await shown).steps) > 1

    at_table(again, scenario)


def test_a_secret_answer_sends_nothing_to_others() -> None:
    """偎麻雀 4.5: a seat answers in secret while a card may be claimed, and no other seat is sent anything."""
    rng, table = random.Random(4), begun("weimaque", people=4)
    while not answers_asked(table):
        step(table, rng)
        if table.stage != "playing":
            table = begun("weimaque", people=4)

    async def scenario(host: Host, store: Waiting, lines: list[Line]) -> None:
        for line in lines:
            line.heard.clear()
        answering = lines[answers_asked(table)[0]]
        answering.say(w.Play, hand=1, step=len(table_log(table, answering.seat)), move={"do": "pass"})
        await turns()
        assert await answering.hears(w.Done)
        assert [line.heard for line in lines if line is not answering] == [[], [], []]

    at_table(table, scenario, SecrecyWindow(time.time(), (Stop(None, 1, frozenset(range(4)), True, 60.0),)))


def answers_asked(table: Table) -> list[int]:
    return [seat for seat in range(4) if table.asked_in_secret(seat)]


def table_log(table: Table, seat: int) -> Any:
    assert table.deal is not None
    return table.deal.view(seat).log
