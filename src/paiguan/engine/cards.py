"""Kernels for games with a deck, in which cards are drawn in order and played from the hand one at a time, face up.

A game declares its state with `card_fields` and calls `mix`, `clear`, `draw` and `take` in its own `deal`, `restart` and
`play`. It may use `actor`, `set_actor`, `any_card`, `conceal`, `sample_world` and `place_cards` as they are.
`sample_world` is right only if any card of a hand may be played at any time; a game in which players must follow suit
needs its own.
"""

from typing import Any

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Codes, Options, Rng, State, Vector, kernel
from paiguan.engine.rng import below, shuffle
from paiguan.engine.state import CODE, NOBODY, OVER, SEAT_SHIFT, clear_log, head


def card_fields(cards: int, seats: int) -> list[tuple[Any, ...]]:
    """The fields of a state with at most 63 cards. A card is a number, a hand is a mask."""
    return [
        *head(cards),
        ("deck", "i1", (cards,)),  # in the order in which it is drawn
        ("owner", "i1", (cards,)),  # the seat that has drawn it
        ("since", "i1", (cards,)),  # how many cards had been played when it was drawn
        ("drawn", "i8"),
        ("shown", "i8"),  # the places of the deck that lie face up, as a mask
        ("hands", "i8", (seats,)),
        ("table", "i8", (seats,)),  # the card that each seat has played to the trick, or NOBODY
        ("taken", "i8", (seats,)),
        ("leader", "i8"),
    ]


# ---- the deal --------------------------------------------------------------------------------------------------------


@kernel
def mix(state: State, rng: Rng) -> None:
    """Shuffle the whole deck."""
    for place in range(state.deck.size):
        state.deck[place] = place
    shuffle(rng, state.deck, state.deck.size)


@kernel
def clear(state: State, shown: int) -> None:
    """Return all cards to the deck in its present order; `shown` is the mask of places that lie face up."""
    state.phase = 0
    state.partial = 0
    state.drawn = 0
    state.logged = 0
    state.shown = shown
    clear_log(state, 0)
    for place in range(state.deck.size):
        state.owner[place] = NOBODY
        state.since[place] = 0
    for seat in range(state.hands.size):
        state.hands[seat] = 0
        state.table[seat] = NOBODY
        state.taken[seat] = 0


@kernel
def draw(state: State, seat: int, count: int) -> None:
    """Give a seat the next cards of the deck."""
    for _ in range(count):
        state.owner[state.drawn] = seat
        state.since[state.drawn] = state.logged
        state.hands[seat] |= 1 << int(state.deck[state.drawn])
        state.drawn += 1


@kernel
def take(state: State, seat: int) -> None:
    """Give a seat the trick; it leads the next one."""
    for other in range(state.table.size):
        if state.table[other] != NOBODY:
            state.taken[seat] |= 1 << state.table[other]
            state.table[other] = NOBODY
    state.leader = seat
    state.turn = seat


# ---- the contract ----------------------------------------------------------------------------------------------------


@kernel
def actor(state: State) -> int:
    """The seat whose turn it is; OVER if there is none."""
    return OVER if state.turn == NOBODY else state.turn


@kernel
def set_actor(state: State, options: Options, seat: int) -> bool:
    return state.turn == seat and seat != NOBODY


@kernel
def any_card(state: State, options: Options, out: Codes) -> int:
    """List every card of the hand as legal."""
    count = 0
    if state.turn != NOBODY:
        for card in range(state.deck.size):
            if state.hands[state.turn] >> card & 1:
                out[count] = card
                count += 1
    return count


@kernel
def conceal(state: State, options: Options, seat: int, out: State) -> None:
    """Hide the other hands, the deck except for what lies face up, and when others drew each card, until the hand is over."""
    over = state.turn == NOBODY
    out.phase = state.phase
    out.turn = state.turn
    out.partial = state.partial
    out.dealer = state.dealer
    out.logged = state.logged
    out.drawn = state.drawn
    out.shown = state.shown
    out.leader = state.leader
    for place in range(state.deck.size):
        own = seat != NOBODY and state.owner[place] == seat
        out.deck[place] = state.deck[place] if over or own or state.shown >> place & 1 else NOBODY
        out.owner[place] = state.owner[place]
        out.since[place] = state.since[place]
        out.log[place] = state.log[place]
    for other in range(state.hands.size):
        out.hands[other] = state.hands[other] if over or other == seat else 0
        out.table[other] = state.table[other]
        out.taken[other] = state.taken[other]


@kernel
def sample_world(concealed: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill in a possible world, uniformly.

    A played card may come from any place of the deck that its player had drawn by then and not played yet. The unseen
    cards fill the remaining places. The number of choices at each step does not depend on the earlier ones, so all worlds
    are equally likely.
    """
    cards = concealed.deck.size
    turned = 0
    for place in range(cards):
        if concealed.deck[place] != NOBODY:
            turned |= 1 << int(concealed.deck[place])
    for i in range(concealed.logged):
        player = (int(concealed.log[i]) >> SEAT_SHIFT) & 3
        card = int(concealed.log[i]) & CODE
        if not turned >> card & 1:
            free = 0
            for place in range(cards):
                if concealed.owner[place] == player and concealed.deck[place] == NOBODY and concealed.since[place] <= i:
                    free |= 1 << place
            concealed.deck[chosen(free, rng)] = card
            turned |= 1 << card
    unseen = ((1 << cards) - 1) ^ turned
    gone = 0
    for i in range(concealed.logged):
        gone |= 1 << (int(concealed.log[i]) & CODE)
    for place in range(cards):
        if concealed.deck[place] == NOBODY:
            concealed.deck[place] = chosen(unseen, rng)
            unseen ^= 1 << int(concealed.deck[place])
        if concealed.owner[place] != NOBODY and not gone >> int(concealed.deck[place]) & 1:
            concealed.hands[concealed.owner[place]] |= 1 << int(concealed.deck[place])


@kernel
def chosen(mask: int, rng: Rng) -> int:
    """The position of a random set bit."""
    for _ in range(below(rng, popcount(mask))):
        mask ^= lowest(mask)
    return popcount(lowest(mask) - 1)


@kernel
def place_cards(concealed: State, seat: int, out: Vector) -> int:
    """Write an observation with one place a card, then the seat to act and the seat that leads. Returns the places used.

    A card is 1 in the viewer's hand, -1 if it lies or lay face up in the deck, 2 + s on the table and 2 + seats + s taken,
    where s counts seats from the viewer's own, and 0 if it has not been seen. The two seats are counted the same way.
    """
    cards, seats, me = concealed.deck.size, concealed.hands.size, max(seat, 0)
    for card in range(cards):
        out[card] = (concealed.hands[me] >> card) & 1 if seat != NOBODY else 0
    for place in range(cards):
        if concealed.shown >> place & 1 and out[concealed.deck[place]] == 0:
            out[concealed.deck[place]] = -1
    for card in range(cards):
        for step in range(seats):
            other = (me + step) % seats
            if concealed.table[other] == card:
                out[card] = 2 + step
            elif concealed.taken[other] >> card & 1:
                out[card] = 2 + seats + step
    out[cards] = (concealed.turn - me) % seats if concealed.turn != NOBODY else NOBODY
    out[cards + 1] = (concealed.leader - me) % seats
    return cards + 2
