"""The order of bot searches and questions: moves before questions, and everyone in turn.

Each job waits until the test releases it, so that the order does not depend on any clock.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import paiguan
from paiguan.bots.advice import Advice
from paiguan.bots.learned import Sharp
from paiguan.bots.reasons import Reason
from paiguan.parlour import bots
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.queues import FairQueue, Full, Lane
from paiguan.parlour.refusals import HouseRefusal
from tests.patience import PATIENCE


class SlowThoughts:
    """Work that records when it begins and runs until it is released."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._goes_on = threading.Semaphore(0)
        self._new: asyncio.Queue[str] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()

    def named(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self.begun.append(name)
            self._loop.call_soon_threadsafe(self._new.put_nowait, name)
            assert self._goes_on.acquire(timeout=PATIENCE)
            return name

        return work

    async def next(self) -> str:
        return await asyncio.wait_for(self._new.get(), PATIENCE)

    def let_go(self, count: int = 1) -> None:
        self._goes_on.release(count)


class NoDeal:
    """Stands for a hand that the injected work does not read."""

    def copy(self) -> "NoDeal":
        return self


def in_loop(scenario: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await asyncio.wait_for(scenario(), PATIENCE)

    asyncio.run(run())


def soon(coroutine: Any) -> "asyncio.Task[Any]":
    return asyncio.get_running_loop().create_task(coroutine)


def test_every_person_is_served_in_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("a1", "a2", "a3", "b1", "b2", "c1"):
        queue.put(job[0], job)
    queue.remove("b", "b2")
    assert [queue.take() for _ in range(6)] == ["a1", "b1", "c1", "a2", "a3", None]
    assert len(queue) == 0


def test_one_person_cannot_fill_the_queue_and_all_together_can() -> None:
    queue: FairQueue[int] = FairQueue(most_each=2, most=3)
    queue.put("a", 1)
    queue.put("a", 2)
    with pytest.raises(Full):
        queue.put("a", 3)
    queue.put("b", 4)
    with pytest.raises(Full):
        queue.put("c", 5)
    assert queue.take() == 1
    queue.put("c", 5)


def test_a_guest_with_many_questions_waits_for_them_alone() -> None:
    async def scenario() -> None:
        thinkers, slow = Thinkers(Metrics(), waiting=3, threads=1), SlowThoughts()
        tasks = [soon(thinkers.answer("greedy", "hint", slow.named(f"greedy {n}"))) for n in range(4)]
        assert await slow.next() == "greedy 0"
        tasks += [soon(thinkers.answer(one, "hint", slow.named(one))) for one in ("modest", "shy")]
        await asyncio.sleep(0)
        slow.let_go(6)
        await asyncio.gather(*tasks)
        assert slow.begun == ["greedy 0", "greedy 1", "modest", "shy", "greedy 2", "greedy 3"]
        thinkers.close()

    in_loop(scenario)


def test_a_question_too_many_is_answered_at_once() -> None:
    async def scenario() -> None:
        thinkers, slow = Thinkers(Metrics(), waiting=1, threads=1), SlowThoughts()
        tasks = [soon(thinkers.answer("guest", "hint", slow.named(str(n)))) for n in range(2)]
        await slow.next()
        with pytest.raises(HouseRefusal) as denied:
            await thinkers.answer("guest", "hint", slow.named("2"))
        assert (denied.value.refusal.code, denied.value.refusal.params) == ("too_many", {"seconds": bots.AGAIN})
        slow.let_go(2)
        assert await asyncio.gather(*tasks) == ["0", "1"]
        assert thinkers.pending == 0
        thinkers.close()

    in_loop(scenario)


def test_no_number_of_questions_delays_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty reviews are queued or running; a bot's move is answered before any of them ends."""
    monkeypatch.setattr(bots, "chosen", lambda deal, seat, level, seed, worlds: {"do": "pass", "seat": seat})
    deal: Any = NoDeal()

    async def scenario() -> None:
        thinkers, slow = Thinkers(Metrics(), waiting=4, threads=1), SlowThoughts()
        questions = [soon(thinkers.answer(f"guest {n % 10}", "review", slow.named(str(n)))) for n in range(40)]
        await slow.next()
        assert await thinkers.choose(deal, 2, "novice", 1, "owner") == {"do": "pass", "seat": 2}
        assert not any(question.done() for question in questions)
        slow.let_go(40)
        await asyncio.gather(*questions)
        thinkers.close()

    in_loop(scenario)


def test_the_bots_of_many_tables_of_one_owner_do_not_hold_up_another_table() -> None:
    async def scenario() -> None:
        lane, slow = Lane("bot", 1), SlowThoughts()
        tasks = [soon(lane.run("many tables", slow.named(f"many {n}"))) for n in range(3)]
        assert await slow.next() == "many 0"
        tasks.append(soon(lane.run("one table", slow.named("one"))))
        await asyncio.sleep(0)
        slow.let_go(4)
        await asyncio.gather(*tasks)
        assert slow.begun == ["many 0", "many 1", "one", "many 2"]
        lane.close()

    in_loop(scenario)


def test_a_cancelled_question_never_starts() -> None:
    async def scenario() -> None:
        lane, slow = Lane("question", 1), SlowThoughts()
        first, second, third = (soon(lane.run(one, slow.named(one))) for one in ("first", "second", "third"))
        assert await slow.next() == "first"
        second.cancel()
        first.cancel()  # its thread is busy until the work ends, and is not given away before
        await asyncio.sleep(0)
        assert slow.begun == ["first"]
        slow.let_go(2)
        assert await third == "third"
        assert slow.begun == ["first", "third"]
        lane.close()

    in_loop(scenario)


def test_a_turn_cancelled_as_it_comes_passes_to_the_next() -> None:
    async def scenario() -> None:
        lane, slow = Lane("question", 1), SlowThoughts()
        first, second, third = (soon(lane.run(one, slow.named(one))) for one in ("first", "second", "third"))
        await slow.next()
        slow.let_go()
        await first
        second.cancel()  # it has been given the thread, or is about to be
        slow.let_go(2)
        assert await third == "third"
        lane.close()

    in_loop(scenario)


def test_failed_work_frees_its_thread() -> None:
    async def scenario() -> None:
        lane = Lane("question", 1)

        def broken() -> None:
            raise ValueError("broken")

        for _ in range(3):
            with pytest.raises(ValueError, match="broken"):
                await lane.run("guest", broken)
        lane.close()

    in_loop(scenario)


def test_asking_twice_with_the_same_knowledge_gives_the_same_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that stops by the clock would see other worlds the second time, and might contradict itself."""
    asked: list[int] = []

    def advise(deal: Any, seat: int, **_: Any) -> Any:
        asked.append(seat)
        return Advice(seat, (), Reason("forced"))

    monkeypatch.setattr(bots, "advise", advise)

    async def scenario() -> None:
        thinkers, deal = Thinkers(Metrics(), threads=1), paiguan.game("mohuahua").deal(seed=1)
        seat = deal.actor or 0
        choice = await thinkers.first_choice(deal, seat)
        assert choice is not None
        assert choice.move == Sharp().choose(deal, seat)
        first = await thinkers.advise(deal, seat)
        assert await thinkers.advise(deal.resample(seat, seed=3), seat) is first
        assert asked == [seat]
        assert await thinkers.first_choice(deal, seat) is None  # the answer is there already
        deal.push({"seat": seat, "do": "go"})
        await thinkers.advise(deal, seat)
        assert asked == [seat, seat]
        thinkers.close()

    in_loop(scenario)
