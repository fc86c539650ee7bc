"""The course of a game: lessons of fixed positions, each with one thing to do, read from `data/lessons.json` beside its rules.

The learner has seat 0. A step shows a position of a record, or loose pieces, and asks for pieces, a pile or a choice.
Its texts are messages of the page, named after the lesson and the step. What a lesson claims is proved by
`tests/test_lessons.py`; `scripts/lessons.py` writes what the page shows.
"""

from functools import cache

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.packages import data
from paiguan.engine.records import deal_of_record

FILE = "lessons.json"
LEARNER = 0
PICKED = "*"  # in a move: the pieces that are picked
ONE = "?"  # likewise, where the move names a single piece


class Miss(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer that is wrong, and the sentence that says why. `code` is the refusal of the rules, if it is illegal."""

    text: str
    pieces: tuple[str, ...] = ()  # any answer that holds all of these
    choice: str = ""
    code: str = ""
    move: dict[str, Json] = {}  # the move that is refused, where it is not made of `pieces` alone


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A button. `move` is what it does in the position; `sign` is its label where that is no word."""

    id: str
    move: dict[str, Json] = {}
    sign: str = ""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    rule: str  # section of the rule page
    record: str = ""  # the position: a record of the lesson, after its first `at` actions (all, if negative)
    at: int = -1
    show: tuple[tuple[str, ...], ...] = ()  # rows of loose pieces
    above: tuple[str, ...] = ()  # pieces above them, to look at
    shown: tuple[tuple[str, ...], ...] = ()  # rows of loose pieces to look at, where something else is asked
    piles: tuple[tuple[str, ...], ...] = ()  # one of these is asked for
    choices: tuple[Choice, ...] = ()
    move: dict[str, Json] = {}  # what the picked pieces do in the position
    right: str = ""  # what makes a legal move right: "unbeaten", "longest"; every other legal one is a miss
    accept: tuple[Json, ...] = ()  # answers: groups of pieces in order, the index of a pile, or the id of a choice
    parts: tuple[str, ...] = ()  # names of the groups, shown as each is asked for
    notes: dict[str, str] = {}  # by the index of an answer: a text of its own instead of `done`
    miss: tuple[Miss, ...] = ()
    then: int = 0  # moves of the others that are shown after the answer
    holds: dict[str, Json] = {}  # fields of the learner's view that the texts speak of
    claims: dict[str, Json] = {}  # the same after the answer; `payments` is what the hand comes to
    proof: tuple[dict[str, Json], ...] = ()  # checks of the record format that prove what the texts claim


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Moves of the last lesson that are asked about again. Without `only`, all but the `but` listed are."""

    text: str
    verb: str = ""
    only: tuple[dict[str, Json], ...] = ()
    but: tuple[dict[str, Json], ...] = ()
    when: str = ""  # only while a move of this verb may be made


class Play(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last lesson: a table against novices with this deal. Everyone who heeds the guards wins."""

    options: dict[str, Json] = {}
    deal: dict[str, Json]  # fields of the record format
    guards: tuple[Guard, ...] = ()
    line: tuple[str, ...] = ()  # the learner's moves, in order, of the line that the texts tell
    payments: tuple[int, ...] = ()  # what it comes to


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    picture: tuple[str, ...]
    records: dict[str, dict[str, Json]] = {}
    steps: tuple[Step, ...] = ()
    play: Play | None = None
    rule: str = ""


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; none if it brings no course."""
    file = data(game, FILE)
    return msgspec.json.decode(file.read_bytes(), type=tuple[Lesson, ...]) if file.is_file() else ()


def position(lesson: Lesson, step: Step) -> Deal:
    """Return the deal that a step shows."""
    record = lesson.records[step.record]
    actions = record["actions"] if step.at < 0 else record["actions"][: step.at]
    return deal_of_record({**record, "actions": actions})


def filled(move: dict[str, Json], pieces: list[str]) -> dict[str, Json]:
    """Return the action that the picked pieces make."""
    put = {PICKED: list(pieces), ONE: pieces[0] if len(pieces) == 1 else list(pieces)}
    return {key: put.get(value, value) if isinstance(value, str) else value for key, value in move.items()} | {
        "seat": LEARNER
    }


def last_play(game: str, lesson: str) -> Play | None:
    """Return the table of a lesson, or None if there is no such lesson or it is not played at a table."""
    return next((one.play for one in course(game) if one.id == lesson), None)
