"""The view of a seat, a typed struct made from a concealed state (rules 4, "Who sees what"); the table as text."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Literal

import msgspec

from paiguan.engine.contract import Json, Refusal, View, record_of, records_of, seat_or_none
from paiguan.engine.kernel import interpreted, kernel
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.combos import cards_of_meld, is_complete, laid_points, points_with
from paiguan.games.weimaque.information import cards_left
from paiguan.games.weimaque.legal import (
    MAY_HU,
    claim_code,
    laid_triplet,
    locks_by_passing,
    reading_of,
    source_of,
    waits_of,
    whole_hand,
)
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.record import words_of
from paiguan.games.weimaque.refusals import Asked, claim_options
from paiguan.games.weimaque.settle import Win, summary
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_DISCARD,
    AT_END,
    AT_WEI,
    BY_SHIFT,
    CARDS,
    CLAIM_SHIFT,
    COPIES,
    FACE_DOWN_3,
    FORMS,
    FROM_SELF,
    INTO_WEI,
    KIND_BITS,
    KINDS,
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
    dreamer_of,
    held,
    ids,
    kind_ids,
    meld_id,
)

Four = tuple[int, int, int, int]  # by seat


@kernel
def view_facts(
    concealed: Sequence[State], options: Sequence[Options], seat: int
) -> tuple[Four, Four, tuple[bool, bool, bool, int, bool], int, int]:
    """Compute in one call the number of cards of each seat, the hard points of visible melds, the fields of `Asked`, and of the
    seat's own hand its hard points and the kinds it waits for."""
    state = concealed[0]
    hard, waits = 0, 0
    if seat != NOBODY and state.hands[seat]:
        hard = points_with(state, options[0], seat, state.hands[seat])
        waits = waits_of(state, options[0], seat)
    cards = (cards_left(state, 0), cards_left(state, 1), cards_left(state, 2), cards_left(state, 3))
    points = (
        laid_points(state, options[0], 0),
        laid_points(state, options[0], 1),
        laid_points(state, options[0], 2),
        laid_points(state, options[0], 3),
    )
    if seat == NOBODY or state.turn != seat or (state.phase != AT_CLAIM and state.phase != AT_WEI):
        return cards, points, (False, False, False, 0, False), hard, waits
    complete = is_complete(state.laid[seat], whole_hand(state, seat, FROM_SELF))
    laid = laid_triplet(state, seat, state.card) != NONE
    locks = bool(locks_by_passing(state, options[0], seat))
    return cards, points, (True, locks, complete, held(state.hands[seat], state.card), laid), hard, waits


_claim_code, _dreamer_of, _source_of = interpreted(claim_code), interpreted(dreamer_of), interpreted(source_of)
_cards_of_meld = interpreted(cards_of_meld)
MELD_NAMES = (*map(meld_id, range(FACE_DOWN_3)), "face_down:3", "face_down:4")
MELD_ROWS = [slice(2 * MELDS * seat, 2 * MELDS * (seat + 1)) for seat in range(4)]  # in the bytes of the field


class Meld(msgspec.Struct, frozen=True):
    """A meld on the table."""

    kind: str  # as in the terms
    pieces: tuple[str | None, ...]  # None: face down


COVERED = ("wei", "kong_covered")  # two cards of these are face down; all cards of a hidden packet


@cache
def as_it_lies(name: str) -> Meld:
    meld = MELD_NAMES.index(name)
    if meld >= FACE_DOWN_3:
        return Meld(COVERED[meld - FACE_DOWN_3], (None,) * (3 + meld - FACE_DOWN_3))
    kind, cards = FORMS[meld // KINDS], ids(_cards_of_meld(meld))
    return Meld(kind, (None, None, *cards[2:]) if kind in COVERED else cards)


class Shown(msgspec.Struct, frozen=True):
    """A card that was turned from the stock or discarded."""

    card: str | None  # None: drawn into a hidden 偎
    by: int
    how: Literal["drawn", "discard", "wei"]
    taker: int | None = None  # the seat that took it, and its claim
    claim: str | None = None


class Wait(msgspec.Struct, frozen=True):
    """A kind that wins, and how many of it the viewer has not seen."""

    card: str
    unseen: int


class WeimaqueView(View, frozen=True, kw_only=True):
    """What a seat knows: its own hand, locks and claims, and what lies on the table; for the dreamer every hand."""

    derived = ("lying", "hard", "waits")

    dealer: int
    dreamer: int
    stock: int  # cards left to draw
    hands: tuple[tuple[str, ...], ...]  # the visible ones, by seat
    cards: tuple[int, ...]  # the number that each seat holds
    melds: tuple[tuple[str, ...], ...]  # by seat, as in records; `face_down:3` for a hidden packet
    lying: tuple[tuple[Meld, ...], ...]  # the same, card by card
    laid_points: tuple[int, ...]  # hard points of the melds seen
    hard: int  # hard points of the viewer's melds and of the triplets in the viewer's hand
    waits: tuple[Wait, ...]  # the kinds that would complete the viewer's hand with enough points
    piles: tuple[tuple[str, ...], ...]
    shown: tuple[Shown, ...]  # every card turned or discarded, in order
    exposed: Shown | None  # the card being claimed, or drawn into a 偎
    locks: tuple[str, ...]  # the viewer's own
    claims: tuple[str, ...]  # what the viewer may claim now, as moves
    answer: str | None  # the viewer's answer, if given
    pass_locks: bool  # passing would lock the viewer on the exposed card
    barred: Mapping[str, Refusal]  # verbs that the viewer may not use now, and why
    win: Win | None  # the points of winning now, or of the win that ended the hand
    winner: int | None
    source: str | None  # the source of the winning card
    rest: tuple[str, ...]  # after the hand: the cards never drawn


def view(concealed: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> WeimaqueView:
    shown = tuple(map(_one_shown, concealed.shown[: concealed.exposures].tolist()))
    facts = view_facts(records_of(concealed), records_of(options), NOBODY if seat is None else seat)
    cards, laid_points, about, hard, waits = facts
    asked, melds = Asked(*about), _melds(concealed)
    claims, barred = claim_options(concealed, options, seat, asked)
    over = concealed.phase == AT_END
    seen = WeimaqueView(
        game="weimaque",
        seat=seat,
        phase=PHASES[concealed.phase],
        turn=seat_or_none(concealed.turn),
        log=log,
        dealer=concealed.dealer,
        dreamer=_dreamer_of(concealed.dealer),
        stock=STOCK - concealed.drawn,
        hands=tuple(map(ids, concealed.hands)),
        cards=cards,
        melds=melds,
        lying=tuple([tuple(map(as_it_lies, names)) for names in melds]),
        laid_points=laid_points,
        hard=hard,
        waits=tuple([Wait(card, 0) for card in kind_ids(waits)]),
        piles=piles_of(shown[:-1] if concealed.phase == AT_CLAIM else shown),
        shown=shown,
        exposed=shown[-1] if concealed.phase not in (AT_DISCARD, AT_END) else None,
        locks=ids(concealed.locks[seat]) if seat is not None else (),  # a set of kinds is a hand with one card of each
        claims=claims,
        answer=_answer(concealed, seat),
        pass_locks=asked.pass_locks,
        barred=barred,
        win=_win(concealed, options, seat),
        winner=seat_or_none(concealed.winner),
        source=SOURCES[concealed.source] if over and concealed.source != NONE else None,
        rest=tuple(CARDS[kind] for kind in concealed.stock[concealed.drawn :]) if over else (),
    )
    return counted(seen)


def counted(view: WeimaqueView) -> WeimaqueView:
    """The view with the waits counted against what its viewer sees: the own hand, melds and piles, and the exposed card."""
    if not view.waits:
        return view
    assert view.seat is not None
    seen = [*view.hands[view.seat], *seen_on_table(view)]
    waits = [Wait(wait.card, COPIES - seen.count(wait.card)) for wait in view.waits]
    return msgspec.structs.replace(view, waits=tuple(waits))


def seen_on_table(view: WeimaqueView) -> list[str]:
    """The cards that lie there for everybody who has this view: piles, melds and the exposed card."""
    seen = [card for pile in view.piles for card in pile]
    seen += [card for melds in view.lying for meld in melds for card in _faces(meld)]
    return seen + ([view.exposed.card] if view.exposed is not None and view.exposed.card is not None else [])


def _faces(meld: Meld) -> list[str]:
    """The cards of a meld that a viewer knows: all of a visible one, though two of a 偎 lie face down."""
    known = [card for card in meld.pieces if card is not None]
    return known if len(known) in (0, len(meld.pieces)) else known[:1] * len(meld.pieces)


@cache
def _one_shown(entry: int) -> Shown:
    kind, by = entry & KIND_BITS, entry >> BY_SHIFT & 3
    card = None if kind == UNSEEN else CARDS[kind]
    how: Literal["drawn", "discard", "wei"] = "wei" if entry & INTO_WEI else "drawn" if entry & TURNED else "discard"
    if not entry & TAKEN:
        return Shown(card, by, how)
    taker, bit = entry >> TAKER_SHIFT & 3, entry >> CLAIM_SHIFT & 7
    return Shown(card, by, how, taker, words_of(taker, int(_claim_code(kind, bit))))


def piles_of(shown: Sequence[Shown]) -> tuple[tuple[str, ...], ...]:
    """The cards that each seat exposed and that were not taken."""
    piles: list[list[str]] = [[], [], [], []]
    for one in shown:
        if one.taker is None and one.how != "wei" and one.card:
            piles[one.by].append(one.card)
    return tuple(map(tuple, piles))


def _melds(concealed: State) -> tuple[tuple[str, ...], ...]:
    table = concealed.melds.tobytes()
    return tuple([_melds_of(table[row]) for row in MELD_ROWS])


@lru_cache(maxsize=4096)
def _melds_of(row: bytes) -> tuple[str, ...]:
    """The melds of one seat; places without a meld have NONE."""
    return tuple([MELD_NAMES[meld] for meld in memoryview(row).cast("h") if meld != NONE])


def _answer(concealed: State, seat: int | None) -> str | None:
    if seat is None or concealed.answers[seat] == NONE:
        return None
    return words_of(seat, concealed.answers[seat])


def _win(concealed: State, options: Options, seat: int | None) -> Win | None:
    if concealed.winner != NOBODY:
        return _summary(concealed, options, concealed.winner, concealed.source)
    if seat is None or concealed.turn != seat or not concealed.claims[seat] & MAY_HU:
        return None
    return _summary(
        concealed, options, seat, _source_of(concealed, seat) if concealed.phase == AT_CLAIM else concealed.source
    )


def _summary(concealed: State, options: Options, seat: int, source: int) -> Win:
    return summary(record_of(options), reading_of(record_of(concealed), record_of(options), seat, source, False))


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, str], str]) -> str:
    """Dealer, phase and stock, then a line a seat: its hand, [melds], (locks) and pile."""
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
    """The cards that a seat exposed and that were not taken, without one that is still being claimed."""
    entries = state.shown[: state.exposures - (state.phase == AT_CLAIM)].tolist()
    return [
        CARDS[entry & KIND_BITS]
        for entry in entries
        if entry >> BY_SHIFT & 3 == seat and not entry & (TAKEN | INTO_WEI)
    ]
