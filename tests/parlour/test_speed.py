"""How fast bots move: as the person likes it who plays alone with them, as usual where several people play."""

import asyncio

import msgspec
import pytest

from paiguan.bots.levels import bot
from paiguan.parlour import wire as w
from paiguan.parlour.host import Host
from paiguan.parlour.pacing import BOT_PAUSE, SPEEDS
from tests.parlour.clockwork import STORING, THINKING, Wire, live
from tests.parlour.tables import of_deal, seated

NEAR = 0.05  # seconds: a frame follows in the next turn of the loop


def pause_of_a_bot(speed: str, people: int, monkeypatch: pytest.MonkeyPatch) -> float:
    """Return the seconds from a person's move to that of the bot after it, when the person asks for a speed."""
    table = seated("mohuahua", {}, people)
    deal = table.game.deal(seed=2, dealer=0)
    while deal.actor != people - 1 or not (trick := deal.view(None).trick) or len(trick.plays) != 1:  # type: ignore[attr-defined]
        deal.push(bot("regular").choose(deal, deal.actor or 0, 1))
    table = of_deal(table, deal)
    seat = people - 1
    move = msgspec.to_builtins(deal.legal_moves_of(seat).random(1))
    move.pop("seat")
    before = len(deal.view(seat).log)
    times: list[float] = []

    async def scenario(host: Host, wires: dict[str, Wire]) -> None:
        for viewer in host.audience.viewers:
            viewer.tempo = SPEEDS[speed]
        wire = wires[f"guest{seat}"]
        wire.say(w.Play, hand=1, step=before, move=move)
        await asyncio.sleep(4)
        scenes = [at for at, data in wire.frames if b'"is":"scene"' in data]
        times.extend(scenes[-2:])

    live(table, scenario, monkeypatch)
    return times[1] - times[0]


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_person_alone_with_bots_sets_their_speed(speed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    least = THINKING + STORING  # nobody is faster than the search and the store
    assert abs(pause_of_a_bot(speed, 1, monkeypatch) - max(least, BOT_PAUSE * SPEEDS[speed])) < NEAR


def test_nobody_sets_the_speed_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert abs(pause_of_a_bot("instant", 2, monkeypatch) - BOT_PAUSE) < NEAR
