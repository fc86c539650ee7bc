"""What a seat that is asked may do with the card, and what it may not and why: the pad on which people answer.

Every view of a claim has one, and only a few things about the seat and the card decide it; so pads are remembered.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import NamedTuple

from paiguan.engine.contract import Move, Refusal
from paiguan.engine.kernel import Options, State
from paiguan.games.weimaque.cards import UNIT
from paiguan.games.weimaque.claims import asked_in_turn, seat_after
from paiguan.games.weimaque.glance import Asked
from paiguan.games.weimaque.moves import Chi, Hu, Kong, Peng, Wei, claim_words
from paiguan.games.weimaque.refusals import why_not
from paiguan.games.weimaque.state import ANY_CHI, AT_WEI, LAID_PENG, MAY_HU, MAY_KONG, MAY_PENG, NONE


class Pad(NamedTuple):
    claims: tuple[str, ...]  # as moves
    barred: Mapping[str, Refusal]  # the verbs one may not use, and why


NO_PAD = Pad((), {})


def pad(veiled: State, options: Options, seat: int | None, about: Asked) -> Pad:
    """For a seat that has to answer or to 偎; nobody else has one."""
    if seat is None or not about.asked:
        return NO_PAD
    if about.complete:
        return _made(veiled, options, seat)  # only its points tell why it does not win
    shown = veiled.phase, veiled.by, veiled.turned, veiled.card
    place = 0 if seat == veiled.by else 1 if seat == seat_after(veiled.dealer, veiled.by) else 2
    locked = veiled.locks[seat] & UNIT[veiled.card]
    return _remembered(options, shown, place, veiled.claims[seat], locked, about.copies, about.laid)


@lru_cache(maxsize=1 << 14)
def _remembered(
    options: Options, shown: tuple[int, ...], place: int, claims: int, locked: int, copies: int, laid: bool
) -> Pad:
    """The pad in a state of nothing but what decides it, for a hand that is not complete. Of seats only the place behind
    the one that exposed the card counts, so that one may as well be the dealer."""
    phase, by, turned, card = shown
    seat = asked_in_turn(by, by, turned=1)[place]
    state = SimpleNamespace(phase=phase, turn=seat, dealer=by, by=by, turned=turned, card=card)
    state.claims, state.answers, state.locks = {seat: claims}, {seat: NONE}, {seat: locked}
    state.hands, state.laid, state.melds = {seat: copies * UNIT[card]}, {seat: int(laid)}, {(seat, 0): LAID_PENG + card}
    return _made(state, options, seat)


def _made(veiled: State, options: Options, seat: int) -> Pad:
    claims = veiled.claims[seat]
    may = (claims & MAY_HU, claims & MAY_PENG, claims & ANY_CHI, veiled.phase == AT_WEI, claims & MAY_KONG)
    verbs = zip(_verbs(seat), may, strict=True)
    barred = {verb: why_not(veiled, options, move) for (verb, move), allowed in verbs if not allowed}
    return Pad(tuple(claim_words(claims, veiled.card, seat)), barred)


@cache
def _verbs(seat: int) -> tuple[tuple[str, Move], ...]:
    moves = (Hu(seat=seat), Peng(seat=seat), Chi(seat=seat, with_=()), Wei(seat=seat, n=3), Kong(seat=seat))
    return tuple((move.verb, move) for move in moves)
