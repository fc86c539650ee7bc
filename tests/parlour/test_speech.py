"""What people say at a table, and what they may call themselves."""

import asyncio

import pytest

from paiguan.parlour import wire as w
from paiguan.parlour.host import Host
from paiguan.parlour.names import clean_name
from tests.parlour.clockwork import Wire, live
from tests.parlour.tables import begun


def test_a_phrase_is_answered_and_heard_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=2)
    speaker, listener = (chair.guest for chair in table.chairs if chair.guest)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        for _ in range(100):  # more than a socket accepts at once
            if not wires[speaker].running.done():
                wires[speaker].say(w.Say, phrase="hello")
                await asyncio.sleep(0.15)
        answers = len(wires[speaker].heard(w.Done)), len(wires[speaker].heard(w.Refusal))
        assert sum(answers) == 100
        assert answers[0] == len(wires[listener].heard(w.Said)) == len(wires[speaker].heard(w.Said))
        assert answers[0] > 2
        assert {one.code for one in wires[speaker].heard(w.Refusal)} == {"say_less"}

    live(table, scenario, monkeypatch)


@pytest.mark.parametrize("allowed", [False, True])
def test_spectators_speak_only_where_the_owner_lets_them(allowed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mohuahua", people=2)
    table.watchers_speak = allowed
    player = next(chair.guest for chair in table.chairs if chair.guest)

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        wires["watcher"].say(w.Say, phrase="hello")
        await asyncio.sleep(0.1)
        assert len(wires[player].heard(w.Said)) == allowed
        assert [one.code for one in wires["watcher"].heard(w.Refusal)] == ([] if allowed else ["watchers_listen"])
        assert wires["watcher"].heard(w.Scene)[-1].table.speaks == allowed
        assert wires[player].heard(w.Scene)[-1].table.speaks

    live(table, scenario, monkeypatch, "watcher")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b\u200d",
        "\u202e\u2066",
        "\u0301\u0302",
        "\u3164",
        "\u2800\u2800",
        "\u00ad",
        "\ufeff",
        "\t\n",
        "\ue000",
    ],
)
def test_an_invisible_name_is_empty(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Old   Wang ", "Old Wang"),
        ("阿\u202e蘭\u200b", "阿蘭"),
        ("Zoe\u0308", "Zoë"),
        ("a" + "\u0300" * 9, "à\u0300\u0300"),
        ("x" * 30, "x" * 20),
        ("🀄 胡", "🀄 胡"),
    ],
)
def test_a_name_is_kept_as_far_as_it_can_be_seen(name: str, clean: str) -> None:
    assert clean_name(name) == clean
