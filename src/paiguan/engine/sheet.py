"""Score sheets that are being filled in: the questions to ask now, the possible answers, and what is still missing.

A game builds its questions with these helpers in `games/NAME/sheet.py`. Only the functions that settle a sheet decide whether
it is right; a question reports their refusal of the entries so far.
"""

from collections.abc import Mapping, Sequence

import msgspec

from paiguan.engine.contract import Json, Refusal, is_whole

# The kinds of answers: one seat; one number; a number for each seat of `values`; seats, repeated where something happened
# several times; one word; several words; yes or no; one piece; several pieces; and a kind of one game's own.
ASKED = ("seat", "count", "counts", "seats", "word", "words", "flag", "piece", "pieces", "other")


class SheetField(msgspec.Struct, frozen=True, kw_only=True):
    """One question of a score sheet, given the entries so far."""

    key: str
    kind: str  # one of ASKED
    values: tuple[Json, ...] = ()  # the seats or words to choose from; for numbers by seat, the seats in question
    low: int = 0
    high: int | None = None
    have: int | None = None  # the number of pieces, stacks … entered
    need: int | None = None  # the number needed
    value: Json = None  # the entry as given, or as it follows from the others
    auto: tuple[int, ...] = ()  # the seats whose number follows from the others
    optional: bool = False  # may be left out
    rare: bool = False  # seldom needed: a form folds it away
    lack: Refusal | None = None  # why the entry is not accepted yet


def lacking(key: str) -> Refusal:
    """The refusal of an entry that is missing or not allowed."""
    return Refusal("malformed", {"field": key})


def choice(sheet: Mapping[str, Json], key: str, kind: str, values: Sequence[Json], **more: Json) -> SheetField:
    """A question for one of several seats or words; `default` is used if nothing was entered."""
    default, optional = more.pop("default", None), more.get("optional", False)
    given = sheet.get(key, default)
    good = any(given == one and type(given) is type(one) for one in values)
    lack = None if good or (optional and given is None) else lacking(key)
    return SheetField(key=key, kind=kind, values=tuple(values), value=given if good else None, lack=lack, **more)


def seat(sheet: Mapping[str, Json], key: str, seats: Sequence[int], **more: Json) -> SheetField:
    return choice(sheet, key, "seat", [int(one) for one in seats], **more)


def word(sheet: Mapping[str, Json], key: str, words: Sequence[str], **more: Json) -> SheetField:
    return choice(sheet, key, "word", words, **more)


def dealer(sheet: Mapping[str, Json], seats: int) -> SheetField:
    """The question for the dealer, who follows from the previous hand and is seldom corrected."""
    return seat(sheet, "dealer", range(seats), default=0, rare=True)


def flag(sheet: Mapping[str, Json], key: str) -> SheetField:
    return choice(sheet, key, "flag", (True, False), default=False, optional=True, rare=True)


def count(sheet: Mapping[str, Json], key: str, high: int, low: int = 0, **more: Json) -> SheetField:
    """A question for a number from `low` to `high`; `low` if nothing was entered."""
    given = sheet.get(key, low)
    lack = more.pop("lack", None) if is_whole(given) and low <= given <= high else lacking(key)
    return SheetField(key=key, kind="count", low=low, high=int(high), value=given, lack=lack, **more)


def some_words(sheet: Mapping[str, Json], key: str, values: Sequence[str], **more: Json) -> SheetField:
    """A question for any number of the given words."""
    given = sheet.get(key, [])
    good = isinstance(given, list) and all(one in values for one in given)
    lack = None if good else lacking(key)
    return SheetField(
        key=key, kind="words", values=tuple(values), value=given if good else [], lack=lack, optional=True, **more
    )


def pieces(sheet: Mapping[str, Json], key: str, need: int | None, high: int, **more: Json) -> SheetField:
    """A question for pieces: exactly `need`, or one to `high`; `optional` allows none."""
    given = sheet.get(key)
    have = len(given) if isinstance(given, list) else 0
    short = have != need if need is not None else have == 0 and not more.get("optional", False)
    lack = lacking(key) if short or have > high else more.pop("lack", None)
    more.pop("lack", None)
    return SheetField(
        key=key, kind="pieces", high=high, have=have, need=need, value=given if have else [], lack=lack, **more
    )


def piece(sheet: Mapping[str, Json], key: str, **more: Json) -> SheetField:
    given = sheet.get(key)
    lack = None if isinstance(given, str) or more.get("optional", False) else lacking(key)
    return SheetField(key=key, kind="piece", value=given, lack=lack, **more)


def completed(given: Json, seats: int, asked: Sequence[int], need: int) -> tuple[list[int | None], tuple[int, ...]]:
    """Complete numbers by seat whose sum is known; returns them and the seats that were filled in.

    A single open seat gets the rest. Several open seats get 0 each once the others already make the sum.
    """
    counted = list(given) if isinstance(given, list) and len(given) == seats else [None] * seats
    counted = [None if one is None and place in asked else one or 0 for place, one in enumerate(counted)]
    left = need - sum(one or 0 for one in counted)
    open_seats = tuple(place for place in asked if counted[place] is None)
    if not open_seats or left < 0 or (len(open_seats) > 1 and left > 0):
        return counted, ()
    for place in open_seats:
        counted[place] = left if len(open_seats) == 1 else 0
    return counted, open_seats


def counts(
    sheet: Mapping[str, Json], key: str, seats: int, asked: Sequence[int], high: int, **more: Json
) -> SheetField:
    """A question for a number for each of the seats asked; 0 where nothing was entered."""
    given = sheet.get(key)
    counted = given if isinstance(given, list) and len(given) == seats else [0] * seats
    counted = [int(one) if is_whole(one) else 0 for one in counted]
    fits = all(0 <= one <= high for one in counted)
    lack = more.pop("lack", None) if fits else lacking(key)
    return SheetField(
        key=key, kind="counts", values=tuple(asked), high=high, value=counted, lack=lack, optional=True, **more
    )
