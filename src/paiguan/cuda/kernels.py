"""The CUDA launches of one game, a lane for each row; a template that `engine.binding.bind` binds to each game.

Each lane calls the same kernels as batches on the CPU, on its own row. This module only decides where the buffers are.
"""

from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.core.config import ENABLE_CUDASIM

from paiguan.cuda.twins import device_module
from paiguan.engine import rng
from paiguan.engine.binding import UNBOUND, Kernels, bind
from paiguan.engine.kernel import Codes, Grid, OptionArray, Row, States
from paiguan.engine.state import ITEM, NOBODY, OVER

rules: Kernels = globals().get("rules", UNBOUND)

# Lanes of a block. The simulator swaps names in modules while a lane runs, so there one lane runs at a time.
LANES = 1 if ENABLE_CUDASIM else 64
# Buffers for records must be aligned, or a field may cross two words. The simulator has no alignment.
ALIGNED = None if ENABLE_CUDASIM else 8
# A block gathers long rows in a tile in shared memory, which its lanes then copy together, a word at a time.
WORD = np.dtype(np.int8 if ENABLE_CUDASIM else np.int32)
BYTE = np.dtype(np.int8)

if rules is not None:  # bound
    rows = device_module(bind("paiguan.engine.rows", rules))
    loops = device_module(bind("paiguan.engine.loops", rules))
    game = device_module(rules)
    random = device_module(rng)
    STATE, LEGAL, ITEMS = rules.STATE, rules.LEGAL, rules.ITEMS
    ACTIONS, OBSERVATION, FEATURES = rules.ACTIONS, rules.OBSERVATION, rules.FEATURES
    FEATURE_TILE = LANES * FEATURES // WORD.itemsize
    MASK_TILE, OBSERVATION_TILE = LANES * ACTIONS // WORD.itemsize, LANES * OBSERVATION // WORD.itemsize
    # The simulator interprets the rules, and an interpreted narrow integer would stay narrow.
    CODES, NUMBERS = np.dtype(np.int64 if ENABLE_CUDASIM else np.int16), np.dtype(np.int64)


@cuda.jit
def deal(states: States, options: OptionArray, start: States, rngs: Grid, hands: Row, seed: int, actors: Row) -> None:
    row = cuda.grid(1)
    if row < states.size:
        rows.deal_rows(states, options, start, rngs, hands, seed, True, row, row + 1)
        actors[row] = game.actor(states[row])


@cuda.jit
def masks(states: States, options: OptionArray, out: Any) -> None:
    row, lane = cuda.grid(1), cuda.threadIdx.x
    tile = cuda.shared.array(MASK_TILE, WORD)
    mask = tile.view(BYTE)[lane * ACTIONS : (lane + 1) * ACTIONS]
    for code in range(ACTIONS):
        mask[code] = 0
    if row < states.size and game.actor(states[row]) != OVER:
        legal = cuda.local.array(LEGAL, CODES)
        for i in range(game.legal(states[row], options[0], legal)):
            mask[legal[i]] = 1
    cuda.syncthreads()
    write(tile, MASK_TILE, out)


@cuda.jit
def observe(states: States, options: OptionArray, seats: Row, out: Any) -> None:
    row, lane = cuda.grid(1), cuda.threadIdx.x
    tile = cuda.shared.array(OBSERVATION_TILE, WORD)
    if row < states.size:
        concealed = cuda.local.array(1, STATE, ALIGNED)
        vector = tile.view(BYTE)[lane * OBSERVATION : (lane + 1) * OBSERVATION]
        loops.observe(states[row], options[0], max(seats[row], NOBODY), concealed[0], vector)
    cuda.syncthreads()
    write(tile, OBSERVATION_TILE, out)


@cuda.jit
def features(states: States, options: OptionArray, seats: Row, out: Any) -> None:
    row, lane = cuda.grid(1), cuda.threadIdx.x
    tile = cuda.shared.array(FEATURE_TILE, WORD)
    if row < states.size:
        concealed = cuda.local.array(1, STATE, ALIGNED)
        vector = tile.view(BYTE)[lane * FEATURES : (lane + 1) * FEATURES]
        loops.features(states[row], options[0], max(seats[row], NOBODY), concealed[0], vector)
    cuda.syncthreads()
    write(tile, FEATURE_TILE, out)


@cuda.jit(device=True)
def write(tile: Any, size: int, out: Any) -> None:
    """Copy the block's tile to its place in `out`, with all lanes of the block."""
    first = cuda.blockIdx.x * size
    for i in range(cuda.threadIdx.x, size, LANES):
        out[first + i] = tile[i]


@cuda.jit
def pick(states: States, options: OptionArray, rngs: Grid, out: Any) -> None:
    row = cuda.grid(1)
    if row < states.size:
        legal = cuda.local.array(LEGAL, CODES)
        rows.pick_rows(states, options, rngs, legal, out, row, row + 1)


@cuda.jit
def refuse(states: States, options: OptionArray, codes: Codes, first: Any) -> None:
    """Write to first[0] the first row whose code is illegal."""
    row = cuda.grid(1)
    if row < states.size:
        legal = cuda.local.array(LEGAL, CODES)
        if rows.first_illegal(states, options, codes, legal, row, row + 1) == row:
            cuda.atomic.min(first, 0, row)


@cuda.jit
def step(
    states: States,
    options: OptionArray,
    codes: Codes,
    start: States,
    rngs: Grid,
    hands: Row,
    seed: int,
    again: bool,
    actors: Row,
    rewards: Grid,
    done: Row,
) -> None:
    """Play a code in each row; where that ends the hand, settle it and, if `again`, deal the next."""
    row = cuda.grid(1)
    if row < states.size:
        was_over = game.actor(states[row]) == OVER
        code = cuda.local.array(1, NUMBERS)
        code[0] = codes[row]
        rows.step_rows(states[row : row + 1], options, code, 0, 1)
        note_end(states, options, start, rngs, hands, seed, again, actors, rewards, done, was_over, row)


@cuda.jit
def finish(
    states: States,
    options: OptionArray,
    start: States,
    rngs: Grid,
    hands: Row,
    seed: int,
    again: bool,
    actors: Row,
    rewards: Grid,
    done: Row,
    played: Row,
) -> None:
    """Play random codes to the end of each hand, on a copy in the lane's local memory."""
    row = cuda.grid(1)
    if row < states.size:
        legal = cuda.local.array(LEGAL, CODES)
        own = cuda.local.array(1, STATE, ALIGNED)
        words = cuda.local.array((1, 4), NUMBERS)
        was_over = game.actor(states[row]) == OVER
        own[0] = states[row]
        for i in range(4):
            words[0, i] = rngs[row, i]
        played[row] = rows.finish_rows(own, options, words, legal, 0, 1)
        for i in range(4):
            rngs[row, i] = words[0, i]
        states[row] = own[0]
        note_end(states, options, start, rngs, hands, seed, again, actors, rewards, done, was_over, row)


@cuda.jit(device=True)
def note_end(
    states: States,
    options: OptionArray,
    start: States,
    rngs: Grid,
    hands: Row,
    seed: int,
    again: bool,
    actors: Row,
    rewards: Grid,
    done: Row,
    was_over: bool,
    row: int,
) -> None:
    """Write rewards and `done` for a row: rewards are given once, when a hand ends."""
    ended = not was_over and game.actor(states[row]) == OVER
    done[row] = ended
    for seat in range(rewards.shape[1]):
        rewards[row, seat] = 0
    if ended:
        items = cuda.local.array(ITEMS, ITEM, ALIGNED)
        rows.settle_rows(states, options, items, rewards, row, row + 1)
        if again:
            rows.deal_rows(states, options, start, rngs, hands, seed, False, row, row + 1)
    actors[row] = game.actor(states[row])


@cuda.jit
def sample_world(states: States, options: OptionArray, seats: Row, rngs: Grid, empty: States, out: Any) -> None:
    row = cuda.grid(1)
    if row < states.size:
        out[row] = empty[0]
        rows.sample_rows(states, options, seats, rngs, out, row, row + 1)


@cuda.jit
def random_hands(
    options: OptionArray, start: States, seed: int, first: int, hands: int, payments: Row, counts: Row
) -> None:
    """Play the random hands first … first + hands - 1, shared among the lanes; adds up the same as `loops.random_hands`."""
    state = cuda.local.array(1, STATE, ALIGNED)
    codes = cuda.local.array(LEGAL, CODES)
    items = cuda.local.array(ITEMS, ITEM, ALIGNED)
    words = cuda.local.array(4, NUMBERS)
    paid = cuda.local.array(4, NUMBERS)
    for seat in range(4):
        paid[seat] = 0
    moves = 0
    played = 0
    state[0] = start[0]
    lanes = cuda.gridsize(1)
    for round_ in range((hands + lanes - 1) // lanes):
        # Diverged lanes of a warp would run one after another from here on; waiting after each hand brings them together.
        if not ENABLE_CUDASIM:
            cuda.syncwarp()
        hand = round_ * lanes + cuda.grid(1)
        if hand < hands:
            random.sow(words, seed, first + hand)
            game.deal(state[0], options[0], words)
            moves += loops.play_out(state[0], options[0], codes, words)
            played += state[0].logged
            loops.add_payments(items, game.settle(state[0], options[0], items), paid)
    for seat in range(4):
        cuda.atomic.add(payments, seat, paid[seat])
    cuda.atomic.add(counts, 0, moves)
    cuda.atomic.add(counts, 1, played)
