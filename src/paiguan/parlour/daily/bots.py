"""How bots and dice answer in a daily deal: alike to everybody who plays alike.

A master is given a number of worlds instead of a time, and its chance comes from the seed of the deal and the position. Where
several seats may act at once, it answers the position in which it was asked first, so that nobody's speed matters. A secret
question is answered at once as a regular would: waiting for a search would show that somebody was asked.
"""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour.bots import chosen
from paiguan.parlour.daily.deal import LEVEL, Stream
from paiguan.parlour.decide.moves import Answer, secret_answers
from paiguan.parlour.secret import asks_in_secret
from paiguan.parlour.table import Table

WORLDS = 128  # of an opponent
MASTER_WORLDS = 512  # of the master whose line is shown beside the player's


class Question(NamedTuple):
    """What a bot is asked: a position, and how it thinks about it."""

    deal: Deal
    seat: int
    level: str
    seed: int
    worlds: int | None = None  # None: a time

    def answer(self) -> dict[str, Json]:
        return chosen(self.deal.copy(), self.seat, self.level, self.seed, self.worlds)


def question(table: Table, seat: int, worlds: int = WORLDS) -> Question:
    """Return what a bot on this seat is asked now."""
    secret = table.secret_question(seat)
    deal, moves = (secret, len(table.hand.moves)) if secret is not None else _first_asked(table, seat)
    level = "regular" if secret is not None and worlds == WORLDS else LEVEL
    return Question(deal, seat, level, _seed(table, seat, moves), worlds)


def asked_now(table: Table, seat: int, worlds: int = WORLDS) -> Question:
    """Return what a bot is asked if its answer to an earlier position is no longer legal."""
    assert table.deal is not None
    return Question(table.deal, seat, LEVEL, _seed(table, seat, len(table.hand.moves)), worlds)


def rolled(table: Table) -> tuple[int, int]:
    """Return the dice that are rolled now."""
    assert table.daily is not None
    stream = Stream("dice", table.daily.seed, len(table.hand.moves))
    return stream.randint(1, 6), stream.randint(1, 6)


def roll(table: Table, at: float, dice: tuple[int, int]) -> e.Moved:
    deal = table.deal
    assert deal is not None
    seat = deal.actor or 0
    return e.Moved(at=at, seat=seat, move={"do": "roll", "seat": seat, "dice": list(dice)}, by="dice")


def played_out(table: Table, own: int) -> Iterator[None]:
    """Play a hand to its end, the master on its own seat too. Yields after every move, so that others can be answered between."""
    while table.stage == "playing":
        deal = table.deal
        assert deal is not None
        if deal.chance:
            table.apply(roll(table, 0.0, rolled(table)))
        elif asks_in_secret(deal):
            seats = [seat for seat in range(len(table.chairs)) if table.asked_in_secret(seat)]
            answers: dict[int, Answer] = {seat: (_move(table, seat, own), "bot") for seat in seats}
            for event in secret_answers(table, answers, 0.0):
                table.apply(event)
        else:
            seat = next(seat for seat in range(len(table.chairs)) if table.may_act(seat))
            table.apply(e.Moved(at=0.0, seat=seat, move=_move(table, seat, own), by="bot"))
        yield


def _move(table: Table, seat: int, own: int) -> dict[str, Json]:
    worlds = MASTER_WORLDS if seat == own else WORLDS
    move = question(table, seat, worlds).answer()
    if table.secret_question(seat) is None and table.deal is not None and table.deal.why_not(move) is not None:
        return asked_now(table, seat, worlds).answer()
    return move


def _first_asked(table: Table, seat: int) -> tuple[Deal, int]:
    """Return the hand as it was when the present question was first put to a seat, and how many moves had been made."""
    hand = table.hand
    deal = table.game.load({**hand.dealt, **hand.standing})
    found: tuple[Deal, int] | None = None
    for number, move in enumerate(hand.moves):
        if not _may_act(deal, seat):
            found = None
        elif found is None:
            found = deal.copy(), number
        if move["seat"] == seat:
            found = None
        deal.push(move)
    return found or (deal, len(hand.moves))


def _may_act(deal: Deal, seat: int) -> bool:
    if deal.over or deal.chance or asks_in_secret(deal):
        return False
    return deal.actor == seat or deal.may_act(seat)


def _seed(table: Table, seat: int, moves: int) -> int:
    assert table.daily is not None
    digest = hashlib.sha256(f"bot {table.daily.seed} {seat} {moves}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 4
