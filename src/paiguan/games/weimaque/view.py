"""What a seat sees, as a typed struct made from a veiled state (rules 4, "Who sees what")."""

from collections.abc import Mapping
from typing import Any

import msgspec

from paiguan.engine.contract import Json, Refusal, View
from paiguan.engine.kernel import Options, State
from paiguan.engine.state import CODE, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.weimaque.answers import locks_by_passing
from paiguan.games.weimaque.cards import CARDS, fours_of, ids, kind_ids
from paiguan.games.weimaque.claims import dreamer_of, reading_of, source_of
from paiguan.games.weimaque.moves import claim_words, move_of
from paiguan.games.weimaque.options import SCOPE_SET
from paiguan.games.weimaque.points import NO_MARK, Reading, hard_worth
from paiguan.games.weimaque.readings import laid_of
from paiguan.games.weimaque.refusals import barred
from paiguan.games.weimaque.sight import cards_left
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_END,
    BY_SHIFT,
    COVERED,
    FACE_DOWN_3,
    FACE_DOWN_4,
    INTO_WEI,
    KIND_BITS,
    KONG,
    MAY_HU,
    NONE,
    OPEN,
    PHASES,
    SOURCES,
    STOCK,
    TAKEN,
    TUANYUAN,
    TURNED,
    UNSEEN,
    WEI3,
    meld_id,
)
from paiguan.games.weimaque.summary import summary

FACE_DOWN = {FACE_DOWN_3: "face_down:3", FACE_DOWN_4: "face_down:4"}


class Shown(msgspec.Struct, frozen=True):
    """A card that was turned from the stock or thrown from a hand."""

    card: str | None  # None: drawn into a hidden 偎
    by: int
    how: str  # drawn, discard, wei
    taker: int | None = None  # who took it, and by what claim
    claim: str | None = None


class WeimaqueView(View, frozen=True, kw_only=True):
    """A seat's knowledge: its own hand, locks and claims, and what lies on the table; the dreamer's: every hand."""

    dealer: int
    dreamer: int
    stock: int  # cards left to draw
    hands: tuple[tuple[str, ...], ...]  # by seat, as far as seen
    cards: tuple[int, ...]  # how many each seat holds
    melds: tuple[tuple[str, ...], ...]  # by seat, in the record's spelling; `face_down:3` for a hidden packet
    laid_points: tuple[int, ...]  # hard points of the melds seen
    piles: tuple[tuple[str, ...], ...]
    shown: tuple[Shown, ...]  # every card turned or thrown, in order
    exposed: Shown | None  # the card being claimed, or drawn into a 偎
    locks: tuple[str, ...]  # one's own
    claims: tuple[str, ...]  # what one may claim now, as moves
    answer: str | None  # what one has answered
    pass_locks: bool  # passing would lock one on the exposed card
    barred: Mapping[str, Refusal]  # verbs one may not use now, and why
    win: Mapping[str, Json] | None  # what winning now, or the win that ended the hand, is worth
    winner: int | None
    source: str | None  # where the winning card came from
    rest: tuple[str, ...]  # after the hand: the cards never drawn


def view(veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> WeimaqueView:
    shown = history(veiled)
    settled = shown[:-1] if veiled.phase == AT_CLAIM else shown
    asked = seat is not None and veiled.phase == AT_CLAIM and veiled.turn == seat
    over = veiled.phase == AT_END
    return WeimaqueView(
        game="weimaque",
        seat=seat,
        phase=PHASES[veiled.phase],
        turn=_seat(veiled.turn),
        log=log,
        dealer=int(veiled.dealer),
        dreamer=int(dreamer_of(veiled.dealer)),
        stock=STOCK - int(veiled.drawn),
        hands=tuple(tuple(ids(hand)) for hand in veiled.hands),
        cards=tuple(int(cards_left(veiled, other)) for other in range(4)),
        melds=tuple(tuple(_meld(meld) for meld in veiled.melds[i][: veiled.laid[i]].tolist()) for i in range(4)),
        laid_points=tuple(_laid_points(veiled, options, other) for other in range(4)),
        piles=tuple(tuple(_pile(settled, other)) for other in range(4)),
        shown=tuple(shown),
        exposed=shown[-1] if veiled.phase not in (AT_DISCARD, AT_END) else None,
        locks=tuple(kind_ids(veiled.locks[seat])) if seat is not None else (),
        claims=tuple(claim_words(veiled.claims[seat], veiled.card, seat)) if seat is not None and asked else (),
        answer=_answer(veiled, seat),
        pass_locks=bool(locks_by_passing(veiled, options, seat)) if seat is not None and asked else False,
        barred=barred(veiled, options, seat) if seat is not None else {},
        win=_win(veiled, options, seat),
        winner=_seat(veiled.winner),
        source=SOURCES[veiled.source] if over and veiled.source != NONE else None,
        rest=tuple(CARDS[kind] for kind in veiled.stock[veiled.drawn :]) if over else (),
    )


def stills(before: WeimaqueView, after: WeimaqueView) -> list[WeimaqueView]:
    """The cards that were shown and died since `before`, each as the table saw it: nobody can tell who was asked (4.5)."""
    first, last = len(before.shown), len(after.shown) - (after.exposed is not None)
    return [_still(after, i) for i in range(first, last)]


def _still(after: WeimaqueView, i: int) -> WeimaqueView:
    earlier, later = list(after.shown[:i]), after.shown[i + 1 :]
    return msgspec.structs.replace(
        after,
        phase=PHASES[AT_CLAIM],
        turn=None,
        stock=after.stock + sum(one.how != "discard" for one in later),
        piles=tuple(tuple(_pile(earlier, other)) for other in range(4)),
        shown=(*earlier, after.shown[i]),
        exposed=after.shown[i],
        claims=(),
        answer=None,
        pass_locks=False,
        barred={},
        win=None,
        winner=None,
        source=None,
        rest=(),
    )


def _seat(value: Any) -> int | None:
    return None if value == NOBODY else int(value)


def history(veiled: State) -> list[Shown]:
    """Every card shown, with the claim that took it. Claims stand in the log behind the discard or the 偎 of the card, if it
    was one; before them quads may have been laid from a hand."""
    entries = zip(veiled.log[: veiled.logged].tolist(), veiled.secret.tolist(), strict=False)
    seen = [(entry >> SEAT_SHIFT & 3, entry & CODE) for entry, secret in entries if not secret]
    out, at = [], 0
    for entry in veiled.shown[: veiled.exposures].tolist():
        while at < len(seen) and (seen[at][1] == HIDDEN or KONG <= seen[at][1] < WEI3):
            at += 1
        at += bool(entry & INTO_WEI or not entry & TURNED)
        kind, by = entry & KIND_BITS, entry >> BY_SHIFT & 3
        card = None if kind == UNSEEN else CARDS[kind]
        how = "wei" if entry & INTO_WEI else "drawn" if entry & TURNED else "discard"
        if entry & TAKEN:
            out.append(Shown(card, by, how, seen[at][0], str(move_of(*seen[at]))))
            at += 1
        else:
            out.append(Shown(card, by, how))
    return out


def _pile(shown: list[Shown], seat: int) -> list[str]:
    """What a seat exposed and nobody took."""
    return [one.card for one in shown if one.card and one.by == seat and one.how != "wei" and one.taker is None]


def _meld(meld: int) -> str:
    return FACE_DOWN[meld] if meld in FACE_DOWN else meld_id(meld)


def _laid_points(veiled: State, options: Options, seat: int) -> int:
    laid = laid_of(veiled, seat)
    tuanyuan = int(fours_of(laid.cards))
    if options.tuanyuan_scope == SCOPE_SET:
        tuanyuan &= laid.opened | laid.covered
    reading = Reading(NONE, laid.opened, laid.covered, laid.runs, laid.cards, tuanyuan, NO_MARK, NONE, False)
    return sum(int(hard_worth(options, reading, item)) for item in (OPEN, COVERED, TUANYUAN))


def _answer(veiled: State, seat: int | None) -> str | None:
    if seat is None or veiled.answers[seat] == NONE:
        return None
    return str(move_of(seat, int(veiled.answers[seat])))


def _win(veiled: State, options: Options, seat: int | None) -> Mapping[str, Json] | None:
    if veiled.winner != NOBODY:
        return summary(options, reading_of(veiled, options, veiled.winner, veiled.source, False))
    if seat is None or veiled.turn != seat or not veiled.claims[seat] & MAY_HU:
        return None
    source = source_of(veiled, seat) if veiled.phase == AT_CLAIM else veiled.source
    return summary(options, reading_of(veiled, options, seat, source, False))
