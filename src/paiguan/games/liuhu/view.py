"""The view of a seat, a typed struct made from a concealed state (rules 4.5); the table as text."""

from collections.abc import Callable, Sequence
from typing import Literal, cast

import msgspec

from paiguan.engine.contract import Json, View, records_of, seat_or_none
from paiguan.engine.kernel import interpreted, kernel
from paiguan.engine.state import CODE, NOBODY, SEAT_SHIFT
from paiguan.engine.tricks import PastTrick, TrickPlay, TrickReader, Tricks
from paiguan.games.liuhu.combos import KINDS, NONE, combo_of, is_combo, kind_of, mask_of, size_of
from paiguan.games.liuhu.information import cards_left, laid
from paiguan.games.liuhu.legal import BEAT, hu_of, old_in_hand
from paiguan.games.liuhu.options import COUNT_DEALT, FACE_DOWN, Options
from paiguan.games.liuhu.state import (
    AT_END,
    AT_FOLLOW,
    END_HU,
    END_WUHU,
    ENDS,
    PHASES,
    TIGERS,
    State,
    bystander,
    face_up,
    ids,
    mask,
    next_active,
    old_cards,
)

_bystander, _laid, _next_active = interpreted(bystander), interpreted(laid), interpreted(next_active)
End = Literal["hu", "wuhu", "draw", "void"]  # ENDS, for readers of the type
PLAYING = ("dealer", "second", "tail")  # in turn order
TRICKS = [TrickReader(len(PLAYING), laying=("lead", "beat"), face_down=down) for down in (False, True)]


class Trick(msgspec.Struct, frozen=True):
    """The current trick."""

    leader: int
    kind: str
    count: int  # cards that each seat puts down
    standing: tuple[str, ...]  # the play to beat
    owner: int
    top_led: bool  # a lead that nothing beats
    laid: tuple[tuple[str, ...], ...]  # face up, by seat
    plays: tuple[TrickPlay, ...]  # in order


class LiuhuView(View, frozen=True, kw_only=True):
    """What a seat knows: its own cards, cards laid face up, counts."""

    derived = ("roles", "hu", "trick.plays", "trick_number", "last_trick")

    dealer: int
    dream: int | None
    roles: tuple[str, ...]  # by seat, as in the terms
    privileged: int | None
    hand: tuple[str, ...]
    thrown: tuple[str, ...]  # the viewer's own face-down discards
    hu_old: int  # old cards in the viewer's hand
    hu: int  # the viewer's hu, from tricks and old cards
    cards: tuple[int, ...]  # the number that each seat holds
    won: tuple[int, ...]  # hu from tricks
    exposed: tuple[str, ...]
    old: tuple[str, ...]
    trick: Trick | None
    trick_number: int  # of tricks begun
    last_trick: PastTrick | None
    end: End | None
    winner: int | None
    winner_shows: tuple[str, ...]  # the hand declared with, or the five tigers
    winner_dealt: tuple[str, ...]  # all cards dealt to the winner, if the dream counts those
    dream_shows: str | None


@kernel
def view_facts(
    concealed: Sequence[State], options: Sequence[Options], seat: int
) -> tuple[tuple[int, int, int, int], int, int, int, int]:
    """Compute with the rules' own kernels, in one call: the number of cards of each seat, the cards face up, the old cards, how
    many of those are in the viewer's hand, and the viewer's hu."""
    state = concealed[0]
    left = (cards_left(state, 0), cards_left(state, 1), cards_left(state, 2), cards_left(state, 3))
    hu_old = 0 if seat == NOBODY else old_in_hand(state, options[0], seat)
    hu = 0 if seat == NOBODY else hu_of(state, options[0], seat)
    exposed = face_up(state)
    return left, exposed, old_cards(options[0], exposed), hu_old, hu


def sits_out(options: Options, dealer: int) -> int | None:
    """The dream's seat, if there is one."""
    return _bystander(options, dealer) if options.players == 4 else None


def may_be_asked(options: Options, view: LiuhuView) -> list[int]:
    """The seats that may have been dealt the five tigers, which three players cannot (4.1)."""
    return [seat for seat in range(4) if options.players == 4 and seat != view.dream]


def view(concealed: State, options: Options, seat: int | None, log: tuple[Json, ...]) -> LiuhuView:
    winner = seat_or_none(concealed.winner)
    dream = sits_out(options, concealed.dealer)
    declared = concealed.end == END_HU
    tricks = TRICKS[options.discard_face == FACE_DOWN].read(log, concealed.phase == AT_FOLLOW)
    tigers = TIGERS if concealed.end == END_WUHU else -1
    left, exposed, old, hu_old, hu = view_facts(
        records_of(concealed), records_of(options), NOBODY if seat is None else seat
    )
    return LiuhuView(
        game="liuhu",
        seat=seat,
        phase=PHASES[concealed.phase],
        turn=seat_or_none(concealed.turn),
        log=log,
        dealer=concealed.dealer,
        dream=dream,
        roles=_roles(concealed, options),
        privileged=seat_or_none(concealed.privileged),
        hand=ids(options, concealed.hands[seat] | concealed.given) if seat is not None else (),
        thrown=ids(options, concealed.thrown[seat]) if seat is not None else (),
        hu_old=hu_old,
        hu=hu,
        cards=tuple([1 if other == dream else left[other] for other in range(options.players)]),
        won=tuple(concealed.won[: options.players]),
        exposed=ids(options, exposed),
        old=ids(options, old),
        trick=_trick(concealed, options, tricks),
        trick_number=tricks.number,
        last_trick=tricks.last,
        end=cast(End, ENDS[concealed.end]) if concealed.phase == AT_END else None,
        winner=winner,
        winner_shows=() if winner is None else ids(options, concealed.hands[winner] & tigers),
        winner_dealt=ids(options, concealed.dealt[winner])
        if declared and winner is not None and options.dream_count == COUNT_DEALT
        else (),
        dream_shows=ids(options, concealed.hands[dream])[0] if declared and dream is not None else None,
    )


def shown(view: LiuhuView) -> list[list[str]]:
    """The cards of each seat that a view shows at the end: laid, discarded as far as visible, the winner's and the dream's."""
    cards: list[set[str]] = [set() for _ in view.roles]
    for entry in view.log:
        cards[entry["seat"]].update(entry.get("cards", ()))
    if view.winner is not None:
        cards[view.winner].update(view.winner_shows, view.winner_dealt)
    if view.dream is not None and view.dream_shows is not None:
        cards[view.dream].add(view.dream_shows)
    return [sorted(one) for one in cards]


def _roles(concealed: State, options: Options) -> tuple[str, ...]:
    roles, seat = ["dream"] * options.players, concealed.dealer
    for role in PLAYING:
        roles[seat] = role
        seat = _next_active(options, concealed.dealer, seat)
    return tuple(roles)


def _trick(concealed: State, options: Options, tricks: Tricks) -> Trick | None:
    if concealed.phase != AT_FOLLOW:
        return None
    laid_by = trick_under_way(concealed)
    return Trick(
        leader=concealed.leader,
        kind=KINDS[kind_of[concealed.led]],
        count=int(size_of[concealed.led]),
        standing=ids(options, mask_of[concealed.standing]),
        owner=concealed.owner,
        top_led=bool(concealed.top_led),
        laid=tuple([ids(options, laid_by.get(seat, 0)) for seat in range(options.players)]),
        plays=tricks.plays,
    )


def trick_under_way(state: State) -> dict[int, int]:
    """The visible cards that each seat has put down in the current trick."""
    if state.phase != AT_FOLLOW:
        return {}
    cards: dict[int, int] = {}
    for entry in reversed(state.log[: state.logged].tolist()):
        seat = entry >> SEAT_SHIFT & 3
        cards[seat] = cards.get(seat, 0) | int(_laid(entry & CODE))
        if entry & CODE < BEAT:
            break
    return cards


def combo_made(options: Options, cards: Sequence[str]) -> str | None:
    """The kind of combination that cards make at this table."""
    combo = combo_of(mask(options, cards))
    return None if combo == NONE or not is_combo(options, combo) else KINDS[kind_of[combo]]


# ---- the table as text -----------------------------------------------------------------------------------------


def text(state: State, options: Options, name: Callable[[str, str], str]) -> str:
    """Dealer and phase, the old cards, then a line a seat: its hu from tricks, its cards and what it has put down in this trick
    (★ the standing play)."""
    head = [name("game", "name"), name("phases", PHASES[state.phase]), f"{name('roles', 'dealer')} {state.dealer}"]
    if state.privileged != NOBODY:
        head.append(f"{name('roles', 'privileged')} {state.privileged}")
    if state.phase == AT_FOLLOW:
        head.append(name("combinations", KINDS[kind_of[state.led]]))
    if state.phase == AT_END:
        head.append(name("ends", ENDS[state.end]))
    if state.winner != NOBODY:
        head.append(f"{name('roles', 'winner')} {state.winner}")
    lines = [" · ".join(head), f"{name('terms', 'old')}: {' '.join(ids(options, old_cards(options, face_up(state))))}"]
    put_down = trick_under_way(state)
    for seat in range(options.players):
        turn = "→" if seat == state.turn else " "
        crown = "★" if seat == state.owner else " "
        dream = options.players == 4 and seat == bystander(options, state.dealer)
        won = name("roles", "dream") if dream else str(int(state.won[seat]))
        trick = f"{crown}[{' '.join(ids(options, put_down[seat]))}]" if seat in put_down else ""
        lines.append(f"{turn} {seat}  {won}  {' '.join(ids(options, state.hands[seat])):<36} {trick}".rstrip())
    return "\n".join(lines)
