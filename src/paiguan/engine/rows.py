"""Operations on the rows of a batch, one hand a row; a template that `binding.bind` binds to each game.

Every kernel works on the rows lo to hi - 1, so that threads can share a batch. Each row has its own generator, so the result
does not depend on the number of threads.
"""

from paiguan.engine.binding import UNBOUND, Kernels
from paiguan.engine.bits import WIDE, matches
from paiguan.engine.kernel import Codes, Grid, OptionArray, Row, States, inlined, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import NOBODY, OVER, Items

rules: Kernels = globals().get("rules", UNBOUND)

ALL_LEGAL = -1


@inlined
def deal_rows(
    states: States,
    options: OptionArray,
    start: States,
    rngs: Grid,
    hands: Row,
    seed: int,
    every: bool,
    lo: int,
    hi: int,
) -> None:
    """Deal a new hand in every row, or only where the hand is over; `hands` counts the hands dealt in each row."""
    for row in range(lo, hi):
        if every or rules.actor(states[row]) == OVER:
            sow(rngs[row], seed, row << 32 | hands[row])
            states[row] = start[0]
            rules.deal(states[row], options[0], rngs[row])
            hands[row] += 1


@kernel
def first_illegal(states: States, options: OptionArray, codes: Codes, legal: Codes, lo: int, hi: int) -> int:
    """The first row whose code is illegal, or ALL_LEGAL. Rows whose hand is over ignore their code."""
    for row in range(lo, hi):
        if rules.actor(states[row]) == OVER:
            continue
        count = rules.legal(states[row], options[0], legal)
        at = 0
        while at < count and legal[at] != codes[row]:
            at += 1
        if at == count:
            return row
    return ALL_LEGAL


@kernel
def step_rows(states: States, options: OptionArray, codes: Codes, lo: int, hi: int) -> None:
    for row in range(lo, hi):
        if rules.actor(states[row]) != OVER:
            rules.play(states[row], options[0], codes[row])


@kernel
def pick_rows(states: States, options: OptionArray, rngs: Grid, legal: Codes, out: Row, lo: int, hi: int) -> None:
    """Draw a random legal code for every row; 0 where the hand is over."""
    for row in range(lo, hi):
        out[row] = 0
        if rules.actor(states[row]) != OVER:
            out[row] = legal[below(rngs[row], rules.legal(states[row], options[0], legal))]


@kernel
def finish_rows(states: States, options: OptionArray, rngs: Grid, legal: Codes, lo: int, hi: int) -> int:
    """Play random codes to the end of every hand; returns their number."""
    played = 0
    for row in range(lo, hi):
        while rules.actor(states[row]) != OVER:
            count = rules.legal(states[row], options[0], legal)
            rules.play(states[row], options[0], legal[below(rngs[row], count)])
            played += 1
    return played


@inlined
def settle_rows(states: States, options: OptionArray, items: Items, out: Grid, lo: int, hi: int) -> None:
    """Write to out[row, seat] the payments so far."""
    for row in range(lo, hi):
        out[row] = 0
        for i in range(rules.settle(states[row], options[0], items)):
            if items[i].payer != NOBODY:
                out[row, items[i].payer] -= items[i].amount
                out[row, items[i].payee] += items[i].amount


@kernel
def sample_rows(states: States, options: OptionArray, seats: Row, rngs: Grid, out: States, lo: int, hi: int) -> None:
    """Write to out[row] a sampled world that is possible as far as seats[row] knows.

    Where several seats may act, a seat cannot know which one is the actor; if it is this seat, the world keeps it.
    """
    for row in range(lo, hi):
        seat = max(seats[row], NOBODY)
        rules.conceal(states[row], options[0], seat, out[row])
        rules.sample_world(out[row], options[0], seat, rngs[row])
        if seat != NOBODY and rules.actor(states[row]) == seat:
            rules.set_actor(out[row], options[0], seat)


@kernel
def feature_rows(
    states: States, options: OptionArray, seats: Row, concealed: States, out: Grid, lo: int, hi: int
) -> None:
    """Write to out[row] a network's input for seats[row]; concealed[lo] is a buffer."""
    for row in range(lo, hi):
        seat = max(seats[row], NOBODY)
        rules.conceal(states[row], options[0], seat, concealed[lo])
        rules.features(concealed[lo], options[0], seat, out[row])


# ---- a batch on the processor: each row is passed once a step, while it lies in the cache ---------------------------------
# legal[row] holds the row's legal codes, counts[row] their number: 0 when its hand is over.


@inlined
def turn_rows(
    states: States,
    options: OptionArray,
    codes: Codes,
    start: States,
    rngs: Grid,
    hands: Row,
    seed: int,
    again: bool,
    items: Items,
    rewards: Grid,
    done: Row,
    finals: Grid,
    actors: Row,
    legal: Grid,
    counts: Row,
    masks: Grid,
    with_masks: bool,
    concealed: States,
    observations: Grid,
    with_observations: bool,
    lo: int,
    hi: int,
) -> None:
    """Play a legal code in every row. Settle the hands that end, write the final observation of the seat that acted last, and
    deal the next hand if `again`. Then update actors, legal codes, masks and observations."""
    for row in range(lo, hi):
        done[row] = False
        rewards[row] = 0
        if counts[row] > 0:
            rules.play(states[row], options[0], codes[row])
            if rules.actor(states[row]) == OVER:
                done[row] = True
                settle_rows(states, options, items, rewards, row, row + 1)
                observe_rows(states, options, actors, concealed, finals, row, row + 1)
                if again:
                    deal_rows(states, options, start, rngs, hands, seed, True, row, row + 1)
        look(states, options, actors, legal, counts, row)
        if with_masks:
            masks_of(legal, counts, masks, row, row + 1)
        if with_observations:
            observe_rows(states, options, actors, concealed, observations, row, row + 1)


@kernel
def look_rows(states: States, options: OptionArray, actors: Row, legal: Grid, counts: Row, lo: int, hi: int) -> None:
    for row in range(lo, hi):
        look(states, options, actors, legal, counts, row)


@inlined
def look(states: States, options: OptionArray, actors: Row, legal: Grid, counts: Row, row: int) -> None:
    """Update the actor and the legal codes of a row."""
    actors[row] = rules.actor(states[row])
    counts[row] = 0
    if actors[row] != OVER:
        counts[row] = rules.legal(states[row], options[0], legal[row])


@inlined
def masks_of(legal: Grid, counts: Row, out: Grid, lo: int, hi: int) -> None:
    """Write to out[row, code] whether the code is legal."""
    for row in range(lo, hi):
        out[row] = False
        for i in range(counts[row]):
            out[row, legal[row, i]] = True


@inlined
def observe_rows(
    states: States, options: OptionArray, seats: Row, concealed: States, out: Grid, lo: int, hi: int
) -> None:
    """Write to out[row] the observation of seats[row]; of a spectator where that is negative, as when a hand is over."""
    for row in range(lo, hi):
        seat = max(seats[row], NOBODY)
        rules.observe(states[row], options[0], seat, concealed[0])
        rules.encode(concealed[0], options[0], seat, out[row])


@inlined
def choose_rows(legal: Grid, counts: Row, rngs: Grid, out: Row, lo: int, hi: int) -> None:
    """Draw the same codes as `pick_rows`, from legal codes that are already listed."""
    for row in range(lo, hi):
        out[row] = legal[row, below(rngs[row], counts[row])] if counts[row] > 0 else 0


@inlined
def first_refused(legal: Grid, counts: Row, codes: Codes, lo: int, hi: int) -> int:
    """Return the same row as `first_illegal`, from legal codes that are already listed."""
    for row in range(lo, hi):
        count = counts[row]
        found = count == 0 or matches(legal[row], codes[row]) & ((1 << min(count, WIDE)) - 1) != 0
        for at in range(WIDE, count):
            found |= legal[row, at] == codes[row]
        if not found:
            return row
    return ALL_LEGAL
