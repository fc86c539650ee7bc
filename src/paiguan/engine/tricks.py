"""Tricks as a view tells them: what each seat put down, face up and face down, from the log that its viewer sees."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from paiguan.engine.contract import Json


class TrickPlay(msgspec.Struct, frozen=True):
    """What one seat has put down in a trick."""

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
    """The tricks of a hand, as far as a view tells of them."""

    number: int  # of tricks begun
    plays: tuple[TrickPlay, ...]  # of the trick under way, in order
    last: PastTrick | None  # the last that was finished


def tricks_in(
    log: Sequence[Mapping[str, Json]],
    houses: int,
    under_way: bool,
    *,
    laying: Collection[str],
    discarding: Collection[str] = ("discard",),
    filling: Collection[str] = (),
    face_down: bool = True,
) -> Tricks:
    """Read the tricks from a log: in each of them `houses` seats act once. The verbs in `laying` put pieces face up, and a play
    that follows beats what lies there, so the last one wins; those in `discarding` put them face down unless the table plays
    otherwise; those in `filling` add pieces face down to a seat's own."""
    acting = {*laying, *discarding}
    begins = [at for at, entry in enumerate(log) if entry["do"] in acting][::houses]
    if not begins:
        return Tricks(0, (), None)
    hidden = {*discarding, *filling} if face_down else {*filling}
    verbs = acting.union(filling)
    plays: tuple[TrickPlay, ...] = ()
    end = len(log)
    if under_way:
        plays = _plays(log[begins[-1] :], verbs, hidden)
        end = begins[-1]
    finished = begins[:-1] if under_way else begins
    if not finished:
        return Tricks(len(begins), plays, None)
    past = log[finished[-1] : end]
    winner = next(int(entry["seat"]) for entry in reversed(past) if entry["do"] in laying)
    leader, plays_then = int(past[0]["seat"]), _plays(past, verbs, hidden)
    return Tricks(len(begins), plays, PastTrick(len(finished), leader, winner, plays_then))


def _plays(
    entries: Sequence[Mapping[str, Json]], verbs: Collection[str], hidden: Collection[str]
) -> tuple[TrickPlay, ...]:
    plays: dict[int, TrickPlay] = {}
    for entry in entries:
        if (verb := entry["do"]) not in verbs:
            continue
        seat, cards = entry["seat"], tuple(entry.get("cards", ()))
        unknown = (None,) * entry.get("count", 0)
        if verb in hidden:
            before = plays.get(seat, TrickPlay(seat, (), ()))
            plays[seat] = TrickPlay(seat, before.pieces, (*before.down, *cards, *unknown))
        else:
            plays[seat] = TrickPlay(seat, cards, (*entry.get("extra", ()), *unknown))
    return tuple(plays.values())
