"""Worker threads that share the rows of a batch without running Python; a template that `binding.bind` binds to each game.

A step of a few thousand rows takes a tenth of a millisecond, less than it may take to wake a thread. So a worker that has
finished polls the job slots for a while, where the leader writes the next task. Each thread has a part of the rows, which
stay in its cache from step to step; it takes rows from other parts only after polling for some time. The leader waits only
for rows that a worker has claimed, so a worker that starts late, or never, delays nothing.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.atomic import add, array_at, atomic_min, give_way, read, write
from paiguan.engine.binding import UNBOUND, Kernels, bind
from paiguan.engine.kernel import OptionArray, Row, States, inlined, kernel
from paiguan.engine.state import ITEM

rules: Kernels = globals().get("rules", UNBOUND)
if rules is not None:  # bound
    rows = bind("paiguan.engine.rows", rules)


class BatchArrays(NamedTuple):
    """The arrays of a batch, as its threads share them."""

    states: States
    options: OptionArray
    start: States
    given: NDArray[np.int16]  # the codes to play
    codes: NDArray[np.int16]  # random codes
    rngs: NDArray[np.int64]
    hands: NDArray[np.int64]
    actors: NDArray[np.int64]
    seats: NDArray[np.int64]  # the observers
    legal: NDArray[np.int16]
    counts: NDArray[np.int64]
    masks: NDArray[np.bool_]
    observations: NDArray[np.int8]
    rewards: NDArray[np.int64]
    done: NDArray[np.bool_]
    finals: NDArray[np.int8]


class WorkerBuffers(NamedTuple):
    """The buffers of one thread."""

    items: NDArray[np.void]
    concealed: States
    legal: NDArray[np.int16]


# The job slots: the task and its parameters, the number of finished rows, the answer, the addresses of the batch arrays; then
# one line for each part.
LINE = 16  # words: separate cache lines for words that different threads write, which avoids false sharing
TASK, AGAIN, WITH_MASKS, WITH_OBSERVATIONS, SEED, SIZE, SEATS = range(7)
FINISHED = LINE
ANSWER = 2 * LINE
ARRAYS = 3 * LINE  # addresses
PARTS = ARRAYS + LINE
NEXT, FIRST, END, BUFFERS = range(4)  # of a part: the next unclaimed row, its bounds, the addresses of the buffers

DEAL, FRESH, LOOK, MASKS, OBSERVE, CHOOSE, CHECK, TURN, STEP, FINISH, SETTLE = range(11)

CHUNK = 64  # rows claimed at a time
STEAL_AFTER = 1 << 12  # polls, some microseconds, before a thread takes rows from other parts
PATIENCE = 1 << 16  # polls without work before a worker ends: about a tenth of a millisecond
NONE = 1 << 62


@kernel
def work(slots: Row, part: int, task: int) -> int:
    """Run a task on all rows as the leader (part 0), or help with whatever tasks come as a worker until there is none
    for a while.

    CHECK returns the first row with an illegal code, or NONE. STEP checks in the same way, and plays the codes if all are
    legal. FINISH returns the number of codes played.

    Leader and worker are one kernel because Numba optimises the callees of each kernel anew, and here they are a whole game.
    """
    arrays, own = arrays_at(slots, ARRAYS), buffers_at(slots, PARTS + part * LINE + BUFFERS)
    if part == 0:
        post(slots, CHECK if task == STEP else task)
    looks = 0
    while part == 0 or looks < PATIENCE:
        anybodys = looks % STEAL_AFTER == STEAL_AFTER - 1
        looks += 1
        first, end = (PARTS, slots.size) if anybodys else (PARTS + part * LINE, PARTS + part * LINE + 1)
        for line in range(first, end, LINE):
            while read(slots, line + NEXT) < slots[line + END]:
                lo = add(slots, line + NEXT, CHUNK)
                hi = min(lo + CHUNK, slots[line + END])
                if lo < hi:  # the task cannot change before these rows are finished
                    do(slots, arrays, own, lo, hi)
                    add(slots, FINISHED, hi - lo)
                    looks = 0
        if part == 0 and read(slots, FINISHED) == slots[SIZE]:
            answer = read(slots, ANSWER)
            if task != STEP or answer != NONE:
                return answer
            post(slots, TURN)
            task = TURN
        elif anybodys:
            give_way()  # an unfinished thread may be waiting for this core
    return 0


@inlined
def post(slots: Row, task: int) -> None:
    """Write a task to the job slots; the previous one must be finished."""
    write(slots, TASK, task)
    write(slots, FINISHED, 0)
    write(slots, ANSWER, NONE if task == CHECK or task == TURN else 0)
    for line in range(PARTS, slots.size, LINE):
        write(slots, line + NEXT, slots[line + FIRST])


# Python passes only the job slots: unpacking twenty arrays would take longer than fifty rows.


@inlined
def arrays_at(slots: Row, at: int) -> BatchArrays:
    size = slots[SIZE]
    return BatchArrays(
        array_at(slots[at], (size,), rules.STATE),
        array_at(slots[at + 1], (1,), rules.OPTIONS),
        array_at(slots[at + 2], (1,), rules.STATE),
        array_at(slots[at + 3], (size,), np.int16),
        array_at(slots[at + 4], (size,), np.int16),
        array_at(slots[at + 5], (size, 4), np.int64),
        array_at(slots[at + 6], (size,), np.int64),
        array_at(slots[at + 7], (size,), np.int64),
        array_at(slots[at + 8], (size,), np.int64),
        array_at(slots[at + 9], (size, rules.LEGAL), np.int16),
        array_at(slots[at + 10], (size,), np.int64),
        array_at(slots[at + 11], (size, rules.ACTIONS), np.bool_),
        array_at(slots[at + 12], (size, rules.OBSERVATION), np.int8),
        array_at(slots[at + 13], (size, slots[SEATS]), np.int64),
        array_at(slots[at + 14], (size,), np.bool_),
        array_at(slots[at + 15], (size, rules.OBSERVATION), np.int8),
    )


@inlined
def buffers_at(slots: Row, at: int) -> WorkerBuffers:
    return WorkerBuffers(
        array_at(slots[at], (rules.ITEMS,), ITEM),
        array_at(slots[at + 1], (1,), rules.STATE),
        array_at(slots[at + 2], (rules.LEGAL,), np.int16),
    )


@inlined
def do(slots: Row, arrays: BatchArrays, own: WorkerBuffers, lo: int, hi: int) -> None:
    states, options = arrays.states, arrays.options
    task = read(slots, TASK)
    if task == TURN:
        rows.turn_rows(
            states,
            options,
            arrays.given,
            arrays.start,
            arrays.rngs,
            arrays.hands,
            slots[SEED],
            slots[AGAIN] != 0,
            own.items,
            arrays.rewards,
            arrays.done,
            arrays.finals,
            arrays.actors,
            arrays.legal,
            arrays.counts,
            arrays.masks,
            slots[WITH_MASKS] != 0,
            own.concealed,
            arrays.observations,
            slots[WITH_OBSERVATIONS] != 0,
            lo,
            hi,
        )
    elif task == CHECK:
        refused = rows.first_refused(arrays.legal, arrays.counts, arrays.given, lo, hi)
        if refused != rows.ALL_LEGAL:
            atomic_min(slots, ANSWER, refused)
    elif task == CHOOSE:
        rows.choose_rows(arrays.legal, arrays.counts, arrays.rngs, arrays.codes, lo, hi)
    elif task == MASKS:
        rows.masks_of(arrays.legal, arrays.counts, arrays.masks, lo, hi)
    elif task == OBSERVE:
        rows.observe_rows(states, options, arrays.seats, own.concealed, arrays.observations, lo, hi)
    elif task == LOOK:
        rows.look_rows(states, options, arrays.actors, arrays.legal, arrays.counts, lo, hi)
    elif task == FINISH:
        add(slots, ANSWER, rows.finish_rows(states, options, arrays.rngs, own.legal, lo, hi))
    elif task == SETTLE:
        rows.settle_rows(states, options, own.items, arrays.rewards, lo, hi)
    else:
        rows.deal_rows(states, options, arrays.start, arrays.rngs, arrays.hands, slots[SEED], task == DEAL, lo, hi)
