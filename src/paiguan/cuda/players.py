"""The CUDA launches in which bots play; a template that `engine.binding.bind` binds to each game and its policies.

Each lane calls the same kernels as the CPU (`bots.playout`, `bots.search`), on a state in its local memory.
"""

from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.core.config import ENABLE_CUDASIM

from paiguan.cuda.exact import exact
from paiguan.cuda.kernels import ALIGNED
from paiguan.cuda.twins import device_module
from paiguan.engine import rng
from paiguan.engine.binding import UNBOUND, Kernels, Policy, bind
from paiguan.engine.kernel import Grid, OptionArray, Row, States
from paiguan.engine.state import ITEM

rules: Kernels = globals().get("rules", UNBOUND)
policy: Policy = globals().get("policy", UNBOUND)

if rules is not None:  # bound
    playout = device_module(bind("paiguan.bots.playout", rules, policy))
    # 十三張 has its own search, with two kernels of the same names.
    search = device_module(getattr(policy, "own_search", None) or bind("paiguan.bots.search", rules, policy))
    game = device_module(rules)
    random = device_module(rng)
    STATE, LEGAL, ITEMS = rules.STATE, rules.LEGAL, rules.ITEMS
    CODES, NUMBERS = np.dtype(np.int64 if ENABLE_CUDASIM else np.int16), np.dtype(np.int64)


@exact
def hands(options: OptionArray, start: States, levels: Row, seed: int, first: int, out: Any) -> None:
    """Play the hands first, first + 1 …; writes the payments to out[hand, seat]. Hand n is dealt as the duplicate deal n, with
    player p at seat p."""
    state = cuda.local.array(1, STATE, ALIGNED)
    legal = cuda.local.array(LEGAL, CODES)
    items = cuda.local.array(ITEMS, ITEM, ALIGNED)
    words = cuda.local.array(4, NUMBERS)
    won = cuda.local.array(4, NUMBERS)
    lanes = cuda.gridsize(1)
    for round_ in range((out.shape[0] + lanes - 1) // lanes):
        # Diverged lanes of a warp would run one after another from here on; waiting after each hand brings them together.
        if not ENABLE_CUDASIM:
            cuda.syncwarp()
        hand = round_ * lanes + cuda.grid(1)
        if hand < out.shape[0]:
            state[0] = start[0]
            random.sow(words, seed, first + hand)
            state[0].dealer = (first + hand) % levels.size
            game.deal(state[0], options[0], words)
            playout.play_turned(state[0], options[0], levels, 0, legal, words)
            for seat in range(levels.size):
                out[hand, seat] = 0
            playout.add_gains(state[0], options[0], 0, items, out[hand], won)


@exact
def duplicate_deals(
    options: OptionArray, start: States, levels: Row, seed: int, first: int, gains: Grid, won: Grid
) -> None:
    """Play the duplicate deals first, first + 1 …, a lane for each, as `playout.duplicate_deals` does."""
    states = cuda.local.array(2, STATE, ALIGNED)
    legal = cuda.local.array(LEGAL, CODES)
    items = cuda.local.array(ITEMS, ITEM, ALIGNED)
    words = cuda.local.array(4, NUMBERS)
    lanes = cuda.gridsize(1)
    states[0] = start[0]
    for round_ in range((gains.shape[0] + lanes - 1) // lanes):
        if not ENABLE_CUDASIM:
            cuda.syncwarp()
        deal = round_ * lanes + cuda.grid(1)
        if deal < gains.shape[0]:
            rows = gains[deal : deal + 1], won[deal : deal + 1]
            playout.duplicate_deals(states, options, levels, legal, items, words, seed, first + deal, *rows)


@exact
def choose(states: States, options: OptionArray, levels: Row, rngs: Grid, out: Any) -> None:
    """Choose codes as `playout.choose_rows` does, a lane for each row."""
    row = cuda.grid(1)
    if row < states.size:
        legal = cuda.local.array(LEGAL, CODES)
        playout.choose_rows(states, options, levels, legal, rngs, out, row, row + 1)


@exact
def worlds(known: Any, options: OptionArray, seats: Row, seeds: Any, first: int, count: int, out: Any) -> None:
    """Write to out[position, world] the sampled world number first + world for seats[position]."""
    at = cuda.grid(1)
    if at < known.size * count:
        position, world = at // count, at % count
        own = cuda.local.array(1, STATE, ALIGNED)
        words = cuda.local.array(4, NUMBERS)
        own[0] = known[position]
        search.make_world(known[position], options[0], seats[position], words, seeds[position], first + world, own[0])
        out[at] = own[0]


@exact
def gains(
    sampled: Any,
    options: OptionArray,
    seats: Row,
    seeds: Any,
    moves: Grid,
    positions: Any,
    first: int,
    count: int,
    out: Any,
) -> None:
    """Write to out[move, world] the gain of moves[move] in the worlds that `worlds` has sampled for positions[move]."""
    own = cuda.local.array(1, STATE, ALIGNED)
    legal = cuda.local.array(LEGAL, CODES)
    items = cuda.local.array(ITEMS, ITEM, ALIGNED)
    words = cuda.local.array(4, NUMBERS)
    lanes = cuda.gridsize(1)
    total = moves.shape[0] * count
    for round_ in range((total + lanes - 1) // lanes):
        if not ENABLE_CUDASIM:
            cuda.syncwarp()
        at = round_ * lanes + cuda.grid(1)
        if at < total:
            move, world = at // count, at % count
            position = positions[move]
            own[0] = sampled[position * count + world]
            out[move, world] = search.gain_in(
                own[0],
                options[0],
                seats[position],
                moves[move],
                legal,
                items,
                words,
                seeds[position],
                first + world,
            )
