"""The past of a hand of 偎麻雀: cards that passed by, shown one after another (rules 4.5), and what past moves reveal to a
viewer about hidden cards (4, "Who sees what")."""

from types import SimpleNamespace
from typing import Any

import msgspec

from paiguan.engine.kernel import Rng, interpreted, kernel
from paiguan.engine.rng import below
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, SEAT_SHIFT
from paiguan.games.weimaque.information import hides_packets, is_known
from paiguan.games.weimaque.legal import KONG, WEI3, claims_of, spent
from paiguan.games.weimaque.options import LOCK_OFF, WIN_ON_ANY, Options
from paiguan.games.weimaque.state import (
    AT_CLAIM,
    AT_END,
    BY_SHIFT,
    CARDS,
    COPIES,
    DECK,
    INTO_WEI,
    KIND,
    KIND_BITS,
    KINDS,
    NONE,
    PHASES,
    TAKEN,
    TURNED,
    UNSEEN,
    State,
    asked_in_turn,
    held,
    kinds_of,
    unit,
)
from paiguan.games.weimaque.view import WeimaqueView, as_it_lies, counted, piles_of, seen_on_table

# ---- cards that pass by ------------------------------------------------------------------------------------------

_claims_of = interpreted(claims_of)


def intermediate_views(before: WeimaqueView, after: WeimaqueView) -> list[WeimaqueView]:
    """A view for each card that was shown and not taken since `before`. It does not reveal which seats were asked (4.5)."""
    first, last = len(before.shown), len(after.shown) - (after.exposed is not None)
    known = _before_the_end(before, after) if after.phase == PHASES[AT_END] else after
    return [_intermediate(known, i) for i in range(first, last)]


def _before_the_end(before: WeimaqueView, after: WeimaqueView) -> WeimaqueView:
    """The view `after` the end of a hand, limited to what was visible before it, for showing the last cards."""
    own, move = after.seat, after.log[-1]
    hidden = move["do"] == "pass" and move["seat"] != own
    same = [len(before.melds[seat]) == len(after.melds[seat]) for seat in range(4)]
    melds = tuple(before.melds[seat] if same[seat] else after.melds[seat] for seat in range(4))
    return msgspec.structs.replace(
        after,
        log=before.log if hidden else (*before.log, move),
        hands=tuple(after.hands[seat] if seat == own or before.hands[seat] else () for seat in range(4)),
        melds=melds,
        lying=tuple([tuple(map(as_it_lies, names)) for names in melds]),
        laid_points=tuple(before.laid_points[seat] if same[seat] else after.laid_points[seat] for seat in range(4)),
    )


def _intermediate(after: WeimaqueView, i: int) -> WeimaqueView:
    earlier, later = after.shown[:i], after.shown[i + 1 :]
    passing = msgspec.structs.replace(
        after,
        phase=PHASES[AT_CLAIM],
        turn=None,
        stock=after.stock + sum(one.how != "discard" for one in later),
        piles=piles_of(earlier),
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
    return counted(passing)


def may_be_asked(options: Options, view: WeimaqueView) -> list[int]:
    """The seats that may have a claim on the exposed card, as far as a spectator can see (4.5).

    A hand may wait for any card. Where a discard cannot win, the cards that nobody has seen are as much as a hand may hold.
    """
    if view.phase != PHASES[AT_CLAIM] or view.exposed is None or view.exposed.card is None:
        return []
    by, turned = view.exposed.by, view.exposed.how != "discard"
    order = asked_in_turn(view.dealer, by, turned)
    if turned or options.win_on == WIN_ON_ANY:
        return [seat for seat in order if turned or seat != by]
    seen = seen_on_table(view)
    unseen = sum((COPIES - seen.count(card)) * int(unit[kind]) for kind, card in enumerate(CARDS))
    imagined: Any = SimpleNamespace(
        card=KIND[view.exposed.card], by=by, turned=0, dealer=view.dealer, hands=[unseen] * 4, locks=[0] * 4
    )
    return [seat for seat in order if _claims_of(imagined, options, seat)]


# ---- what past moves reveal --------------------------------------------------------------------------------------
# `history` and `past_shown` are copies of the concealed log and of the cards shown, kept while worlds are tried. Between two
# entries of `past_shown` the log has, in order: quads laid from a hand; the discard or the 偎 of the card shown; the claim that
# took it; and at any point the viewer's own answers that took no card.

PRIVATE = CONTINUES  # in `history`: the viewer's own answer that took no card (no move of this game has two codes)
IMPOSSIBLE = -1


@kernel
def keep_past(concealed: State) -> None:
    """Copy what the viewer saw, because replaying the hand overwrites it."""
    for i in range(concealed.logged):
        concealed.history[i] = concealed.log[i] | (PRIVATE if concealed.secret[i] else 0)
    for i in range(concealed.exposures):
        concealed.past_shown[i] = concealed.shown[i]


@kernel
def seat_of(entry: int) -> int:
    return (entry >> SEAT_SHIFT) & 3


@kernel
def next_public(world: State, at: int, entries: int) -> int:
    """The place of the next public entry of `history`."""
    while at < entries and world.history[at] & PRIVATE:
        at += 1
    return at


@kernel
def is_own_quad(world: State, at: int, entries: int) -> bool:
    """Whether an entry lays a quad from the hand; its kind may be hidden."""
    if at == entries:
        return False
    code = world.history[at] & CODE
    return code == HIDDEN or (code >= KONG and code < WEI3)


@kernel
def recall(world: State, options: Options, seat: int, entries: int, exposures: int) -> int:
    """Gather what the history reveals about the cards; returns those never seen.

    `dealt` of an unknown seat becomes the cards that have visibly left its hand. `locks` becomes its limits: two in the
    place of a kind for at most one card, one for none. A drawer who exposed a card did not hold two of it, because 偎 is
    forced (unless the drawer was locked on it, which takes an earlier card of the kind).
    """
    unseen = DECK
    for other in range(4):
        world.locks[other] = 0
        if is_known(world, seat, other):
            unseen -= world.dealt[other]
        else:
            world.dealt[other] = 0
    hiding = hides_packets(world, options, seat)
    at = 0
    exposed = 0
    for i in range(exposures):
        shown = world.past_shown[i]
        by = (shown >> BY_SHIFT) & 3
        kind = shown & KIND_BITS
        at = next_public(world, at, entries)
        while is_own_quad(world, at, entries):  # laid before this card was turned
            owner = seat_of(world.history[at])
            if owner == seat or not hiding:
                unseen = leave(world, seat, owner, spent(world.history[at] & CODE, NONE, False), unseen)
            at = next_public(world, at + 1, entries)
        if shown & TURNED and kind != UNSEEN:
            unseen -= unit[kind]
        if shown & TURNED and not shown & INTO_WEI and not is_known(world, seat, by):
            if options.pass_lock == LOCK_OFF or not exposed & unit[kind]:
                world.locks[by] |= 2 * unit[kind] if held(world.locks[by], kind) == 0 else 0
        if at < entries and (shown & INTO_WEI or not shown & TURNED):
            if kind != UNSEEN:
                unseen = leave(world, seat, by, spent(world.history[at] & CODE, kind, False), unseen)
            at = next_public(world, at + 1, entries)
        if shown & TAKEN:
            taker = seat_of(world.history[at])
            unseen = leave(world, seat, taker, spent(world.history[at] & CODE, kind, taker == by), unseen)
            at += 1
        if not shown & INTO_WEI:
            exposed |= unit[kind]
    return unseen


@kernel
def leave(world: State, seat: int, other: int, cards: int, unseen: int) -> int:
    """Note cards that visibly leave a hand; returns what is still unseen."""
    if is_known(world, seat, other):
        return unseen
    world.dealt[other] += cards
    world.locks[other] -= world.locks[other] >> 1 & kinds_of(cards)  # where one card was allowed, none is left
    return unseen - cards


@kernel
def pick_packets(world: State, seat: int, entries: int, exposures: int, unseen: int, rng: Rng) -> int:
    """Sample a kind for every face-down packet; returns what is still unseen, or IMPOSSIBLE if no kind is left for one."""
    at = 0
    drawn = 0
    for i in range(exposures):
        shown = world.past_shown[i]
        at = next_public(world, at, entries)
        while is_own_quad(world, at, entries):
            owner = seat_of(world.history[at])
            if owner != seat:
                kind = pick_kind(unseen, 4, rng)
                if kind == NONE:
                    return IMPOSSIBLE
                world.history[at] = KONG + kind | owner << SEAT_SHIFT
                unseen = leave(world, seat, owner, 4 * unit[kind], unseen)
            at = next_public(world, at + 1, entries)
        if shown & KIND_BITS == UNSEEN:
            by = (shown >> BY_SHIFT) & 3
            copies = 1  # a 偎 that is not laid yet
            if at < entries:
                copies = 3 if world.history[at] & CODE == WEI3 else 4
            kind = pick_kind(unseen, copies, rng)
            if kind == NONE:
                return IMPOSSIBLE
            world.stock[drawn] = kind
            unseen = leave(world, seat, by, (copies - 1) * unit[kind], unseen - unit[kind])
        if shown & TURNED:
            drawn += 1
        if shown & INTO_WEI or not shown & TURNED:
            at = next_public(world, at + 1, entries)
        if shown & TAKEN:
            at += 1
    return unseen


@kernel
def pick_kind(unseen: int, copies: int, rng: Rng) -> int:
    """A random kind with at least `copies` unseen cards, weighted by the ways to pick them in order; NONE if there is none."""
    ways = 0
    for kind in range(KINDS):
        ways += ways_to_pick(held(unseen, kind), copies)
    if ways == 0:
        return NONE
    left = below(rng, ways)
    kind = 0
    while left >= ways_to_pick(held(unseen, kind), copies):
        left -= ways_to_pick(held(unseen, kind), copies)
        kind += 1
    return kind


@kernel
def ways_to_pick(have: int, copies: int) -> int:
    ways = 1
    for i in range(copies):
        ways *= have - i
    return ways if have >= copies else 0
