"""What a seat sees, as a typed struct made from a veiled state (rules 4, "Who sees what")."""

from collections.abc import Mapping
from functools import cache, lru_cache
from types import SimpleNamespace

import msgspec

from paiguan.engine.contract import Json, Refusal, View, seat_or_none
from paiguan.engine.kernel import Options, State, interpreted
from paiguan.engine.state import CODE, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.weimaque.answers import locks_by_passing
from paiguan.games.weimaque.cards import CARDS, fours_of, ids, kind_ids
from paiguan.games.weimaque.claims import dreamer_of, reading_of, source_of
from paiguan.games.weimaque.moves import claim_words, words_of
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

_cards_left, _dreamer_of, _fours_of = interpreted(cards_left), interpreted(dreamer_of), interpreted(fours_of)
_hard_worth, _laid_of = interpreted(hard_worth), interpreted(laid_of)
_locks_by_passing, _source_of = interpreted(locks_by_passing), interpreted(source_of)
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
    melds = [tuple(row[:laid]) for row, laid in zip(veiled.melds.tolist(), veiled.laid, strict=True)]
    return WeimaqueView(
        game="weimaque",
        seat=seat,
        phase=PHASES[veiled.phase],
        turn=seat_or_none(veiled.turn),
        log=log,
        dealer=veiled.dealer,
        dreamer=_dreamer_of(veiled.dealer),
        stock=STOCK - veiled.drawn,
        hands=tuple([tuple(ids(hand)) if hand else () for hand in veiled.hands]),
        cards=tuple([int(_cards_left(veiled, other)) for other in range(4)]),
        melds=tuple([tuple(map(_meld, held)) for held in melds]),
        laid_points=tuple([_laid_points(options, held) for held in melds]),
        piles=_piles(settled),
        shown=tuple(shown),
        exposed=shown[-1] if veiled.phase not in (AT_DISCARD, AT_END) else None,
        locks=tuple(kind_ids(veiled.locks[seat])) if seat is not None and veiled.locks[seat] else (),
        claims=tuple(claim_words(veiled.claims[seat], veiled.card, seat)) if seat is not None and asked else (),
        answer=_answer(veiled, seat),
        pass_locks=bool(_locks_by_passing(veiled, options, seat)) if seat is not None and asked else False,
        barred=barred(veiled, options, seat) if seat is not None else {},
        win=_win(veiled, options, seat),
        winner=seat_or_none(veiled.winner),
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
        piles=_piles(earlier),
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


def history(veiled: State) -> list[Shown]:
    """Every card shown, with the claim that took it. Claims stand in the log behind the discard or the 偎 of the card, if it
    was one; before them quads may have been laid from a hand."""
    seen = [entry for entry, secret in zip(veiled.log[: veiled.logged], veiled.secret, strict=False) if not secret]
    out, at = [], 0
    for entry in veiled.shown[: veiled.exposures]:
        while at < len(seen) and (seen[at] & CODE == HIDDEN or KONG <= seen[at] & CODE < WEI3):
            at += 1
        at += bool(entry & INTO_WEI or not entry & TURNED)
        if entry & TAKEN:
            out.append(_one_shown(entry, seen[at]))
            at += 1
        else:
            out.append(_one_shown(entry))
    return out


@lru_cache(maxsize=4096)
def _one_shown(entry: int, claim: int | None = None) -> Shown:
    """From the entry of what was shown, and the one of the log by which it was taken."""
    kind, by = entry & KIND_BITS, entry >> BY_SHIFT & 3
    card = None if kind == UNSEEN else CARDS[kind]
    how = "wei" if entry & INTO_WEI else "drawn" if entry & TURNED else "discard"
    if claim is None:
        return Shown(card, by, how)
    taker = claim >> SEAT_SHIFT & 3
    return Shown(card, by, how, taker, words_of(taker, claim & CODE))


def _piles(shown: list[Shown]) -> tuple[tuple[str, ...], ...]:
    """What each seat exposed and nobody took."""
    piles: list[list[str]] = [[], [], [], []]
    for one in shown:
        if one.taker is None and one.how != "wei" and one.card:
            piles[one.by].append(one.card)
    return tuple(map(tuple, piles))


@cache
def _meld(meld: int) -> str:
    return FACE_DOWN[meld] if meld in FACE_DOWN else meld_id(meld)


@lru_cache(maxsize=4096)
def _laid_points(options: Options, melds: tuple[int, ...]) -> int:
    laid = _laid_of(SimpleNamespace(laid=(len(melds),), melds={(0, i): meld for i, meld in enumerate(melds)}), 0)
    tuanyuan = _fours_of(int(laid.cards))
    if options.tuanyuan_scope == SCOPE_SET:
        tuanyuan &= laid.opened | laid.covered
    reading = Reading(NONE, laid.opened, laid.covered, laid.runs, laid.cards, tuanyuan, NO_MARK, NONE, False)
    return sum(int(_hard_worth(options, reading, item)) for item in (OPEN, COVERED, TUANYUAN))


def _answer(veiled: State, seat: int | None) -> str | None:
    if seat is None or veiled.answers[seat] == NONE:
        return None
    return words_of(seat, veiled.answers[seat])


def _win(veiled: State, options: Options, seat: int | None) -> Mapping[str, Json] | None:
    if veiled.winner != NOBODY:
        return _summary(veiled, options, veiled.winner, veiled.source)
    if seat is None or veiled.turn != seat or not veiled.claims[seat] & MAY_HU:
        return None
    return _summary(veiled, options, seat, _source_of(veiled, seat) if veiled.phase == AT_CLAIM else veiled.source)


def _summary(veiled: State, options: Options, seat: int, source: int) -> Mapping[str, Json]:
    return summary(options.record, reading_of(veiled.record, options.record, seat, source, False))
