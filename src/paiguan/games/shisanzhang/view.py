"""What a seat sees, as a typed struct made from a veiled state (rules 4); the table as text."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from paiguan.engine.contract import Json, View, record_of, seat_or_none
from paiguan.engine.kernel import interpreted
from paiguan.games.shisanzhang.combos import (
    CATEGORIES,
    CATEGORY,
    PILES,
    SF,
    SIZES,
    STRAIGHT,
    WHEEL,
    foul_is_shot,
    key_values,
    pays,
)
from paiguan.games.shisanzhang.options import BANKER, FORCED, SPECIALS, Options
from paiguan.games.shisanzhang.pieces import RANKS, SUITS, ids, rank_mask
from paiguan.games.shisanzhang.refusals import still_to_bet
from paiguan.games.shisanzhang.settle import is_good
from paiguan.games.shisanzhang.specials import NONE, available, in_rank_order, points_of
from paiguan.games.shisanzhang.state import AT_ARRANGE, AT_BET, PHASES, State

_foul_is_shot, _is_good, _pays = interpreted(foul_is_shot), interpreted(is_good), interpreted(pays)


class Pile(msgspec.Struct, frozen=True):
    """A pile that lies open to the viewer."""

    cards: tuple[str, ...]
    category: str
    ranks: tuple[str, ...]  # that it is called by: as often as held, then from the highest; a straight by its top
    key: tuple[int, ...]
    pays: int  # units in all when it wins


class Commitment(msgspec.Struct, frozen=True):
    """What a seat has committed to, as far as the viewer may see it: a declaration, or three piles."""

    special: str | None = None
    points: int = 0  # of the special
    piles: tuple[Pile, ...] = ()  # head, middle, tail
    foul: bool = False


class ShisanzhangView(View, frozen=True, kw_only=True):
    """A seat's knowledge: its own cards once betting has closed, the bets, who is ready; at the showdown everything."""

    derived = ("banker", "foul_is_shot", "sizes", "commitments.*.piles.*.ranks")

    dealer: int
    banker: int | None  # None: all against all
    foul_is_shot: bool
    sizes: tuple[int, ...]  # of the piles: head, middle, tail
    bets: tuple[int, ...]  # 0: none yet, or no betting
    committed: tuple[bool, ...]
    waiting: tuple[int, ...]  # seats still to bet, then still to commit, in no order
    hands: tuple[tuple[str, ...], ...]  # the cards known to the viewer, by seat
    commitments: tuple[Commitment | None, ...]
    specials: tuple[str, ...]  # what the viewer may declare now, in ascending rank
    must_declare: bool


def view(veiled: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> ShisanzhangView:
    seats = range(options.players)
    committed = tuple(bool(veiled.committed >> other & 1) for other in seats)
    specials: list[str] = []
    if seat is not None and veiled.phase == AT_ARRANGE and not committed[seat]:
        specials = in_rank_order(record_of(options), available(record_of(options), veiled.dealt[seat]))
    return ShisanzhangView(
        game="shisanzhang",
        seat=seat,
        phase=PHASES[veiled.phase],
        turn=seat_or_none(veiled.turn),
        log=log,
        dealer=veiled.dealer,
        banker=veiled.dealer if options.opposition == BANKER else None,
        foul_is_shot=_foul_is_shot(options),
        sizes=SIZES,
        bets=tuple(veiled.bets[: options.players]),
        committed=committed,
        waiting=tuple(waiting(veiled, options)),
        hands=tuple(tuple(ids(veiled.dealt[other])) for other in seats),
        commitments=tuple(commitment(veiled, options, other) for other in seats),
        specials=tuple(specials),
        must_declare=bool(specials and options.special_declare == FORCED),
    )


def waiting(state: State, options: Options) -> list[int]:
    if state.phase == AT_BET:
        return still_to_bet(state, options)
    return [seat for seat in range(options.players) if not state.committed >> seat & 1]


def commitment(veiled: State, options: Options, seat: int) -> Commitment | None:
    if veiled.declared[seat] != NONE:
        special = veiled.declared[seat]
        return Commitment(special=SPECIALS[special], points=int(points_of(record_of(options), special)))
    if not veiled.committed >> seat & 1 or not veiled.dealt[seat]:
        return None
    piles = tuple(pile(veiled, options, seat, place) for place in range(len(PILES)))
    return Commitment(piles=piles, foul=not _is_good(veiled, options, seat))


def pile(veiled: State, options: Options, seat: int, place: int) -> Pile:
    strength = int(veiled.strengths[seat, place])
    return Pile(
        cards=(cards := tuple(ids(veiled.piles[seat, place]))),
        category=CATEGORIES[strength >> CATEGORY],
        ranks=ranks_named(cards, strength >> CATEGORY),
        key=tuple(key_values(strength)),
        pays=int(_pays(options, place, strength)),
    )


@lru_cache(maxsize=1024)
def ranks_named(cards: tuple[str, ...], category: int) -> tuple[str, ...]:
    """5.2: A-2-3-4-5 is called by its five, whatever its place among straights."""
    held = [card[0] for card in cards]
    ranks = sorted(set(held), key=lambda rank: (-held.count(rank), -RANKS.index(rank)))
    if category in (STRAIGHT, SF):
        ranks = ranks[1:2] if rank_mask("".join(ranks)) == WHEEL else ranks[:1]
    return tuple(rank.replace("T", "10") for rank in ranks)


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, Any], str]) -> str:
    """Dealer and phase; then each seat with its bet and its cards: in hand, in three piles, or declared."""
    role = "banker" if options.opposition == BANKER else "dealer"
    lines = [f"{name('game', 'name')} · {name('phases', PHASES[state.phase])} · {name('roles', role)} {state.dealer}"]
    for seat in range(options.players):
        turn = "→" if seat == state.turn else " "
        bet = f"{state.bets[seat]}" if state.bets[seat] else "-"
        lines.append(f"{turn} {seat}  {bet:>3}  {cards(state, options, seat, name)}")
    return "\n".join(lines)


def cards(state: State, options: Options, seat: int, name: Callable[[str, Any], str]) -> str:
    made = commitment(state, options, seat)
    if made is None:
        return sorted_by_rank(ids(state.dealt[seat]))
    if made.special is not None:
        return f"{sorted_by_rank(ids(state.dealt[seat]))}  [{name('combinations', made.special)}]"
    piles = " | ".join(sorted_by_rank(pile.cards) for pile in made.piles)
    names = ", ".join(name("combinations", pile.category) for pile in made.piles)
    return f"{piles}  [{names}]{' ' + name('roles', 'foul') if made.foul else ''}"


def sorted_by_rank(cards: Sequence[str]) -> str:
    """As people sort a hand: the highest first, pairs side by side."""
    return " ".join(sorted(cards, key=lambda card: (-RANKS.index(card[0]), SUITS.index(card[1]))))
