"""Tricks for views: what each seat put down, face up and face down, read from the log that the viewer sees."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from paiguan.engine.contract import Json


class TrickPlay(msgspec.Struct, frozen=True):
    """The pieces that one seat has put down in a trick."""

    seat: int
    pieces: tuple[str, ...]  # face up
    down: tuple[str | None, ...]  # face down; None: the viewer does not know it


class PastTrick(msgspec.Struct, frozen=True):
    """A finished trick."""

    number: int  # in the hand, from 1
    leader: int
    winner: int
    plays: tuple[TrickPlay, ...]  # in order


class Tricks(NamedTuple):
    """The tricks of a hand that a view needs: the current one and the last one."""

    number: int  # of tricks begun
    plays: tuple[TrickPlay, ...]  # of the current trick, in order
    last: PastTrick | None  # the last finished trick


NO_TRICKS = Tricks(0, (), None)


class TrickReader:
    """Reads tricks from a log. A game creates one reader and uses it for every view."""

    def __init__(
        self,
        houses: int,
        *,
        laying: Collection[str],
        discarding: Collection[str] = ("discard",),
        filling: Collection[str] = (),
        face_down: bool = True,
    ) -> None:
        """Describe the tricks of a game. In each trick `houses` seats act once.

        The verbs in `laying` put pieces down face up; each such play beats the one before, so the last one wins. Those in
        `discarding` put pieces down face down (face up without `face_down`). Those in `filling` add pieces face down to a
        seat's own.
        """
        self.houses, self.laying = houses, frozenset(laying)
        self.acting = self.laying.union(discarding)
        self.verbs = self.acting.union(filling)
        self.hidden = frozenset(filling).union(discarding if face_down else ())

    def read(self, log: Sequence[Mapping[str, Json]], under_way: bool) -> Tricks:
        """Read the tricks of the hand; `under_way`: the latest is not finished."""
        acting = self.acting
        begins = [at for at, entry in enumerate(log) if entry["do"] in acting][:: self.houses]
        if not begins:
            return NO_TRICKS
        number = len(begins)
        if not under_way:
            return Tricks(number, (), self._past(log[begins[-1] :], number))
        last = self._past(log[begins[-2] : begins[-1]], number - 1) if number > 1 else None
        return Tricks(number, self._plays(log[begins[-1] :]), last)

    def past(self, log: Sequence[Mapping[str, Json]]) -> tuple[PastTrick, ...]:
        """Return every trick of a finished hand, in order. A hand may end within a trick, which is then left out."""
        begins = [at for at, entry in enumerate(log) if entry["do"] in self.acting]
        whole = len(begins) // self.houses * self.houses
        ends = [*begins[self.houses : whole : self.houses], begins[whole] if whole < len(begins) else len(log)]
        return (
            tuple(
                self._past(log[start:end], number)
                for number, (start, end) in enumerate(zip(begins[: whole : self.houses], ends, strict=True), 1)
            )
            if whole
            else ()
        )

    def _past(self, entries: Sequence[Mapping[str, Json]], number: int) -> PastTrick:
        winner = next(entry["seat"] for entry in reversed(entries) if entry["do"] in self.laying)
        return PastTrick(number, entries[0]["seat"], winner, self._plays(entries))

    def _plays(self, entries: Sequence[Mapping[str, Json]]) -> tuple[TrickPlay, ...]:
        plays: dict[int, TrickPlay] = {}
        for entry in entries:
            if (verb := entry["do"]) not in self.verbs:
                continue
            seat, cards = entry["seat"], tuple(entry.get("cards", ()))
            down = (None,) * entry["count"] if "count" in entry else ()
            if verb not in self.hidden:
                plays[seat] = TrickPlay(seat, cards, down or tuple(entry.get("extra", ())))
            elif seat in plays:
                plays[seat] = TrickPlay(seat, plays[seat].pieces, plays[seat].down + (down or cards))
            else:
                plays[seat] = TrickPlay(seat, (), down or cards)
        return tuple(plays.values())
