"""What a seat sees, as a typed struct made from a veiled state (rules 4, "Who sees what"); the table as text."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Literal

import msgspec

from paiguan.engine.contract import Json, Refusal, View, record_of, records_of, seat_or_none
from paiguan.engine.kernel import interpreted, kernel
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.combos import cards_of_meld, is_complete, laid_points
from paiguan.games.weimaque.information import cards_left
from paiguan.games.weimaque.legal import (
    claim_code,
    dreamer_of,
    laid_triplet,
    locks_by_passing,
    reading_of,
    source_of,
    whole_hand,
)
from paiguan.games.weimaque.moves import words_of
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.pieces import CARDS, KINDS, held, ids, kind_ids
from paiguan.games.weimaque.refusals import Asked, pad
from paiguan.games.weimaque.settle import Win, summary
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_END,
    AT_WEI,
    BY_SHIFT,
    CLAIM_SHIFT,
    FACE_DOWN_3,
    FORMS,
    FROM_SELF,
    INTO_WEI,
    KIND_BITS,
    MAY_HU,
    MELDS,
    NONE,
    PHASES,
    SOURCES,
    STOCK,
    TAKEN,
    TAKER_SHIFT,
    TURNED,
    UNSEEN,
    State,
    meld_id,
)

Four = tuple[int, int, int, int]  # by seat


@kernel
def glance(
    veiled: Sequence[State], options: Sequence[Options], seat: int
) -> tuple[Four, Four, tuple[bool, bool, bool, int, bool]]:
    """How many cards each seat holds, the hard points of the melds seen, and the parts of `Asked`."""
    state = veiled[0]
    cards = (cards_left(state, 0), cards_left(state, 1), cards_left(state, 2), cards_left(state, 3))
    points = (
        laid_points(state, options[0], 0),
        laid_points(state, options[0], 1),
        laid_points(state, options[0], 2),
        laid_points(state, options[0], 3),
    )
    if seat == NOBODY or state.turn != seat or (state.phase != AT_CLAIM and state.phase != AT_WEI):
        return cards, points, (False, False, False, 0, False)
    complete = is_complete(state.laid[seat], whole_hand(state, seat, FROM_SELF))
    laid = laid_triplet(state, seat, state.card) != NONE
    locks = bool(locks_by_passing(state, options[0], seat))
    return cards, points, (True, locks, complete, held(state.hands[seat], state.card), laid)


_claim_code, _dreamer_of, _source_of = interpreted(claim_code), interpreted(dreamer_of), interpreted(source_of)
_cards_of_meld = interpreted(cards_of_meld)
MELD_NAMES = (*map(meld_id, range(FACE_DOWN_3)), "face_down:3", "face_down:4")
MELD_ROWS = [slice(2 * MELDS * seat, 2 * MELDS * (seat + 1)) for seat in range(4)]  # in the bytes of the table


class Meld(msgspec.Struct, frozen=True):
    """A meld as it lies on the table."""

    kind: str  # as in the terms
    pieces: tuple[str | None, ...]  # None: face down


COVERED = ("wei", "kong_covered")  # of these two cards lie face down; of a hidden packet all do


@cache
def _as_it_lies(name: str) -> Meld:
    meld = MELD_NAMES.index(name)
    if meld >= FACE_DOWN_3:
        return Meld(COVERED[meld - FACE_DOWN_3], (None,) * (3 + meld - FACE_DOWN_3))
    kind, cards = FORMS[meld // KINDS], ids(_cards_of_meld(meld))
    return Meld(kind, (None, None, *cards[2:]) if kind in COVERED else cards)


class Shown(msgspec.Struct, frozen=True):
    """A card that was turned from the stock or thrown from a hand."""

    card: str | None  # None: drawn into a hidden 偎
    by: int
    how: Literal["drawn", "discard", "wei"]
    taker: int | None = None  # who took it, and by what claim
    claim: str | None = None


class WeimaqueView(View, frozen=True, kw_only=True):
    """A seat's knowledge: its own hand, locks and claims, and what lies on the table; the dreamer's: every hand."""

    derived = ("lying",)

    dealer: int
    dreamer: int
    stock: int  # cards left to draw
    hands: tuple[tuple[str, ...], ...]  # by seat, as far as seen
    cards: tuple[int, ...]  # how many each seat holds
    melds: tuple[tuple[str, ...], ...]  # by seat, in the record's spelling; `face_down:3` for a hidden packet
    lying: tuple[tuple[Meld, ...], ...]  # the same as they lie on the table
    laid_points: tuple[int, ...]  # hard points of the melds seen
    piles: tuple[tuple[str, ...], ...]
    shown: tuple[Shown, ...]  # every card turned or thrown, in order
    exposed: Shown | None  # the card being claimed, or drawn into a 偎
    locks: tuple[str, ...]  # one's own
    claims: tuple[str, ...]  # what one may claim now, as moves
    answer: str | None  # what one has answered
    pass_locks: bool  # passing would lock one on the exposed card
    barred: Mapping[str, Refusal]  # verbs one may not use now, and why
    win: Win | None  # what winning now, or the win that ended the hand, is worth
    winner: int | None
    source: str | None  # where the winning card came from
    rest: tuple[str, ...]  # after the hand: the cards never drawn


def view(veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> WeimaqueView:
    shown = tuple(map(_one_shown, veiled.shown[: veiled.exposures].tolist()))
    cards, laid_points, about = glance(records_of(veiled), records_of(options), NOBODY if seat is None else seat)
    asked, melds = Asked(*about), _melds(veiled)
    claims, barred = pad(veiled, options, seat, asked)
    over = veiled.phase == AT_END
    return WeimaqueView(
        game="weimaque",
        seat=seat,
        phase=PHASES[veiled.phase],
        turn=seat_or_none(veiled.turn),
        log=log,
        dealer=veiled.dealer,
        dreamer=_dreamer_of(veiled.dealer),
        stock=STOCK - veiled.drawn,
        hands=tuple(map(ids, veiled.hands)),
        cards=cards,
        melds=melds,
        lying=tuple([tuple(map(_as_it_lies, names)) for names in melds]),
        laid_points=laid_points,
        piles=_piles(shown[:-1] if veiled.phase == AT_CLAIM else shown),
        shown=shown,
        exposed=shown[-1] if veiled.phase not in (AT_DISCARD, AT_END) else None,
        locks=ids(veiled.locks[seat]) if seat is not None else (),  # a set of kinds is a hand of one each
        claims=claims,
        answer=_answer(veiled, seat),
        pass_locks=asked.pass_locks,
        barred=barred,
        win=_win(veiled, options, seat),
        winner=seat_or_none(veiled.winner),
        source=SOURCES[veiled.source] if over and veiled.source != NONE else None,
        rest=tuple(CARDS[kind] for kind in veiled.stock[veiled.drawn :]) if over else (),
    )


def stills(before: WeimaqueView, after: WeimaqueView) -> list[WeimaqueView]:
    """The cards that were shown and died since `before`, each as the table saw it: nobody can tell who was asked (4.5)."""
    first, last = len(before.shown), len(after.shown) - (after.exposed is not None)
    known = _before_the_end(before, after) if after.phase == PHASES[AT_END] else after
    return [_still(known, i) for i in range(first, last)]


def _before_the_end(before: WeimaqueView, after: WeimaqueView) -> WeimaqueView:
    """The end of a hand opens everything; while its last cards are shown, only what was seen before is."""
    own, move = after.seat, after.log[-1]
    hidden = move["do"] == "pass" and move["seat"] != own
    same = [len(before.melds[seat]) == len(after.melds[seat]) for seat in range(4)]
    melds = tuple(before.melds[seat] if same[seat] else after.melds[seat] for seat in range(4))
    return msgspec.structs.replace(
        after,
        log=before.log if hidden else (*before.log, move),
        hands=tuple(after.hands[seat] if seat == own or before.hands[seat] else () for seat in range(4)),
        melds=melds,
        lying=tuple([tuple(map(_as_it_lies, names)) for names in melds]),
        laid_points=tuple(before.laid_points[seat] if same[seat] else after.laid_points[seat] for seat in range(4)),
    )


def _still(after: WeimaqueView, i: int) -> WeimaqueView:
    earlier, later = after.shown[:i], after.shown[i + 1 :]
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


@cache
def _one_shown(entry: int) -> Shown:
    kind, by = entry & KIND_BITS, entry >> BY_SHIFT & 3
    card = None if kind == UNSEEN else CARDS[kind]
    how: Literal["drawn", "discard", "wei"] = "wei" if entry & INTO_WEI else "drawn" if entry & TURNED else "discard"
    if not entry & TAKEN:
        return Shown(card, by, how)
    taker, bit = entry >> TAKER_SHIFT & 3, entry >> CLAIM_SHIFT & 7
    return Shown(card, by, how, taker, words_of(taker, int(_claim_code(kind, bit))))


def _piles(shown: Sequence[Shown]) -> tuple[tuple[str, ...], ...]:
    """What each seat exposed and nobody took."""
    piles: list[list[str]] = [[], [], [], []]
    for one in shown:
        if one.taker is None and one.how != "wei" and one.card:
            piles[one.by].append(one.card)
    return tuple(map(tuple, piles))


def _melds(veiled: State) -> tuple[tuple[str, ...], ...]:
    table = veiled.melds.tobytes()
    return tuple([_melds_of(table[row]) for row in MELD_ROWS])


@lru_cache(maxsize=4096)
def _melds_of(row: bytes) -> tuple[str, ...]:
    """Of one seat; places without a meld hold NONE."""
    return tuple([MELD_NAMES[meld] for meld in memoryview(row).cast("h") if meld != NONE])


def _answer(veiled: State, seat: int | None) -> str | None:
    if seat is None or veiled.answers[seat] == NONE:
        return None
    return words_of(seat, veiled.answers[seat])


def _win(veiled: State, options: Options, seat: int | None) -> Win | None:
    if veiled.winner != NOBODY:
        return _summary(veiled, options, veiled.winner, veiled.source)
    if seat is None or veiled.turn != seat or not veiled.claims[seat] & MAY_HU:
        return None
    return _summary(veiled, options, seat, _source_of(veiled, seat) if veiled.phase == AT_CLAIM else veiled.source)


def _summary(veiled: State, options: Options, seat: int, source: int) -> Win:
    return summary(record_of(options), reading_of(record_of(veiled), record_of(options), seat, source, False))


def calls_for_window(view: WeimaqueView, shown: bool, passed: int) -> bool | None:
    """A card that was just shown may be claimed, or those that passed by before it could have been (4.5)."""
    present = view.phase == "claim"
    return present if shown and (present or passed) else None


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer, phase and stock; then each seat with its hand, [melds], (locks) and pile."""
    head = [name("game", "name"), name("phases", PHASES[state.phase]), f"{name('roles', 'dealer')} {state.dealer}"]
    head.append(f"{name('terms', 'stock')} {STOCK - state.drawn}")
    if state.phase in (AT_CLAIM, AT_WEI):
        role = name("roles", "drawer" if state.turned else "discarder")
        head.append(f"{role} {state.by}: {CARDS[state.card]}")
    if state.winner != NOBODY:
        head.append(f"{name('roles', 'winner')} {state.winner}")
    lines = [" · ".join(head)]
    for seat in range(4):
        turn = "→" if seat == state.turn else " "
        if seat == dreamer_of(state.dealer):
            lines.append(f"{turn} {seat}  {name('roles', 'dreamer')}")
            continue
        melds = " ".join(meld_id(meld) for meld in state.melds[seat][: state.laid[seat]])
        parts = [" ".join(ids(state.hands[seat]))]
        parts += [f"[{melds}]"] if melds else []
        parts += [f"({' '.join(kind_ids(state.locks[seat]))})"] if state.locks[seat] else []
        parts += [f"· {' '.join(pile(state, seat))}"] if pile(state, seat) else []
        lines.append(f"{turn} {seat}  {'  '.join(parts)}")
    return "\n".join(lines)


def pile(state: State, seat: int) -> list[str]:
    """The cards a seat exposed that nobody took; one that is still being claimed is not among them."""
    entries = state.shown[: state.exposures - (state.phase == AT_CLAIM)].tolist()
    return [
        CARDS[entry & KIND_BITS]
        for entry in entries
        if entry >> BY_SHIFT & 3 == seat and not entry & (TAKEN | INTO_WEI)
    ]
