"""The view of a seat, a typed struct made from a concealed state (rules 4); the table as text."""

from collections.abc import Callable, Sequence
from functools import lru_cache

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
from paiguan.games.shisanzhang.pairs import is_good
from paiguan.games.shisanzhang.refusals import still_to_bet
from paiguan.games.shisanzhang.specials import NONE, available, in_rank_order, points_of
from paiguan.games.shisanzhang.state import AT_ARRANGE, AT_BET, PHASES, RANKS, SUITS, State, ids, rank_mask

_foul_is_shot, _is_good, _pays = interpreted(foul_is_shot), interpreted(is_good), interpreted(pays)


class Pile(msgspec.Struct, frozen=True):
    """A pile that the viewer can see."""

    cards: tuple[str, ...]
    category: str
    ranks: tuple[str, ...]  # in its name: the most frequent first, then the highest; for a straight its top
    key: tuple[int, ...]
    pays: int  # units if it wins


class Commitment(msgspec.Struct, frozen=True):
    """A visible commitment of a seat: a declaration, or three piles."""

    special: str | None = None
    points: int = 0  # of the special
    piles: tuple[Pile, ...] = ()  # head, middle, tail
    foul: bool = False


class ShisanzhangView(View, frozen=True, kw_only=True):
    """What a seat knows: its own cards once betting has closed, the bets, which seats have committed; at the showdown
    everything."""

    derived = ("banker", "foul_is_shot", "sizes", "commitments.*.piles.*.ranks")

    dealer: int
    banker: int | None  # None: all against all
    foul_is_shot: bool
    sizes: tuple[int, ...]  # of the piles: head, middle, tail
    bets: tuple[int, ...]  # 0: none yet, or no betting
    committed: tuple[bool, ...]
    waiting: tuple[int, ...]  # seats still to bet, then still to commit, in no particular order
    hands: tuple[tuple[str, ...], ...]  # the cards known to the viewer, by seat
    commitments: tuple[Commitment | None, ...]
    specials: tuple[str, ...]  # what the viewer may declare now, in ascending rank
    must_declare: bool


def view(concealed: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> ShisanzhangView:
    seats = range(options.players)
    committed = tuple(bool(concealed.committed >> other & 1) for other in seats)
    specials: list[str] = []
    if seat is not None and concealed.phase == AT_ARRANGE and not committed[seat]:
        specials = in_rank_order(record_of(options), available(record_of(options), concealed.dealt[seat]))
    return ShisanzhangView(
        game="shisanzhang",
        seat=seat,
        phase=PHASES[concealed.phase],
        turn=seat_or_none(concealed.turn),
        log=log,
        dealer=concealed.dealer,
        banker=concealed.dealer if options.opposition == BANKER else None,
        foul_is_shot=_foul_is_shot(options),
        sizes=SIZES,
        bets=tuple(concealed.bets[: options.players]),
        committed=committed,
        waiting=tuple(waiting(concealed, options)),
        hands=tuple(tuple(ids(concealed.dealt[other])) for other in seats),
        commitments=tuple(commitment(concealed, options, other) for other in seats),
        specials=tuple(specials),
        must_declare=bool(specials and options.special_declare == FORCED),
    )


def waiting(state: State, options: Options) -> list[int]:
    if state.phase == AT_BET:
        return still_to_bet(state, options)
    return [seat for seat in range(options.players) if not state.committed >> seat & 1]


def commitment(concealed: State, options: Options, seat: int) -> Commitment | None:
    if concealed.declared[seat] != NONE:
        special = concealed.declared[seat]
        return Commitment(special=SPECIALS[special], points=int(points_of(record_of(options), special)))
    if not concealed.committed >> seat & 1 or not concealed.dealt[seat]:
        return None
    piles = tuple(pile(concealed, options, seat, place) for place in range(len(PILES)))
    return Commitment(piles=piles, foul=not _is_good(concealed, options, seat))


def pile(concealed: State, options: Options, seat: int, place: int) -> Pile:
    strength = int(concealed.strengths[seat, place])
    return Pile(
        cards=(cards := tuple(ids(concealed.piles[seat, place]))),
        category=CATEGORIES[strength >> CATEGORY],
        ranks=ranks_named(cards, strength >> CATEGORY),
        key=tuple(key_values(strength)),
        pays=int(_pays(options, place, strength)),
    )


@lru_cache(maxsize=1024)
def ranks_named(cards: tuple[str, ...], category: int) -> tuple[str, ...]:
    """The ranks in the name of a pile; A-2-3-4-5 is named after its five, whatever its rank among straights (5.2)."""
    held = [card[0] for card in cards]
    ranks = sorted(set(held), key=lambda rank: (-held.count(rank), -RANKS.index(rank)))
    if category in (STRAIGHT, SF):
        ranks = ranks[1:2] if rank_mask("".join(ranks)) == WHEEL else ranks[:1]
    return tuple(rank.replace("T", "10") for rank in ranks)


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, str], str]) -> str:
    """Dealer and phase, then a line a seat: its bet and its cards, in hand, in three piles, or declared."""
    role = "banker" if options.opposition == BANKER else "dealer"
    lines = [f"{name('game', 'name')} · {name('phases', PHASES[state.phase])} · {name('roles', role)} {state.dealer}"]
    for seat in range(options.players):
        turn = "→" if seat == state.turn else " "
        bet = f"{state.bets[seat]}" if state.bets[seat] else "-"
        lines.append(f"{turn} {seat}  {bet:>3}  {cards(state, options, seat, name)}")
    return "\n".join(lines)


def cards(state: State, options: Options, seat: int, name: Callable[[str, str], str]) -> str:
    made = commitment(state, options, seat)
    if made is None:
        return sorted_by_rank(ids(state.dealt[seat]))
    if made.special is not None:
        return f"{sorted_by_rank(ids(state.dealt[seat]))}  [{name('combinations', made.special)}]"
    piles = " | ".join(sorted_by_rank(pile.cards) for pile in made.piles)
    names = ", ".join(name("combinations", pile.category) for pile in made.piles)
    return f"{piles}  [{names}]{' ' + name('roles', 'foul') if made.foul else ''}"


def sorted_by_rank(cards: Sequence[str]) -> str:
    """Sort cards as people do: the highest first, pairs together."""
    return " ".join(sorted(cards, key=lambda card: (-RANKS.index(card[0]), SUITS.index(card[1]))))
