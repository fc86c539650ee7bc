"""Threads that share the rows of a batch without Python between them; written once and bound to each game by `binding.bind`.

A step of a few thousand rows is over in a tenth of a millisecond, less than it may take to wake a thread. So a helper that has
finished stays for a while and looks at the board, where whoever leads writes the next task. Each thread has a part of the rows,
which stay in its cache from step to step; only after some waiting does it take from the others' parts. So a helper that
comes late, or never, is not waited for: the leader waits only for rows that somebody has begun.
"""

from typing import Any, NamedTuple

import numpy as np

from paiguan.engine.atomic import add, array_at, give_way, lessen, read, write
from paiguan.engine.binding import bind
from paiguan.engine.kernel import inlined, kernel
from paiguan.engine.state import ITEM

rules: Any = globals().get("rules")
if rules is not None:  # bound
    rows = bind("paiguan.engine.rows", rules)


class Hold(NamedTuple):
    """The arrays of a batch, as its threads share them."""

    states: Any
    options: Any
    start: Any
    given: Any  # the codes to play
    codes: Any  # random ones
    rngs: Any
    hands: Any
    actors: Any
    seats: Any  # who observes
    legal: Any
    counts: Any
    masks: Any
    observations: Any
    rewards: Any
    done: Any
    finals: Any


class Own(NamedTuple):
    """The buffers of one thread."""

    items: Any
    veiled: Any
    legal: Any


# The board: what is to be done, how many rows are finished, the answer, where the arrays of the hold are; then a line for each part.
LINE = 16  # words: what different threads write lies apart, or they would pull at the same piece of cache
TASK, AGAIN, WITH_MASKS, WITH_OBSERVATIONS, SEED, SIZE, SEATS = range(7)
FINISHED = LINE
ANSWER = 2 * LINE
HOLD = 3 * LINE  # addresses
PARTS = HOLD + LINE
NEXT, FIRST, END, OWN = range(4)  # of a part: the next row that nobody has begun, its bounds; addresses

DEAL, FRESH, LOOK, MASKS, OBSERVE, CHOOSE, CHECK, TURN, STEP, FINISH, SETTLE = range(11)

CHUNK = 64  # rows taken at a time
HASTE = 1 << 12  # looks at the board, some microseconds, before one takes what is another's
PATIENCE = 1 << 16  # looks at an empty board before a helper leaves: about a tenth of a millisecond
NONE = 1 << 62


@kernel
def work(board: Any, part: int, task: int) -> int:
    """The leader (part 0) has a task done on all rows. CHECK answers with the first row refused or NONE, and STEP too, which
    plays the codes if there is none; FINISH with the number of codes played. A helper takes what there is, until there has
    been nothing for a while.

    All in one kernel: Numba optimises whatever a kernel calls anew for each caller, and here that is a whole game.
    """
    hold, own = found(board, HOLD), buffers(board, PARTS + part * LINE + OWN)
    if part == 0:
        post(board, CHECK if task == STEP else task)
    looks = 0
    while part == 0 or looks < PATIENCE:
        anybodys = looks % HASTE == HASTE - 1
        looks += 1
        first, end = (PARTS, board.size) if anybodys else (PARTS + part * LINE, PARTS + part * LINE + 1)
        for line in range(first, end, LINE):
            while read(board, line + NEXT) < board[line + END]:
                lo = add(board, line + NEXT, CHUNK)
                hi = min(lo + CHUNK, board[line + END])
                if lo < hi:  # as long as these rows are not finished the task stands
                    do(board, hold, own, lo, hi)
                    add(board, FINISHED, hi - lo)
                    looks = 0
        if part == 0 and read(board, FINISHED) == board[SIZE]:
            answer = read(board, ANSWER)
            if task != STEP or answer != NONE:
                return answer
            post(board, TURN)
            task = TURN
        elif anybodys:
            give_way()  # whoever is not finished may wait for this very core
    return 0


@inlined
def post(board: Any, task: int) -> None:
    """Write a task on the board, which is empty."""
    write(board, TASK, task)
    write(board, FINISHED, 0)
    write(board, ANSWER, NONE if task == CHECK or task == TURN else 0)
    for line in range(PARTS, board.size, LINE):
        write(board, line + NEXT, board[line + FIRST])


# Python hands over the board alone: to unpack twenty arrays takes it longer than a thread needs for fifty rows.


@inlined
def found(board: Any, at: int) -> Hold:
    size = board[SIZE]
    return Hold(
        array_at(board[at], (size,), rules.STATE),
        array_at(board[at + 1], (1,), rules.OPTIONS),
        array_at(board[at + 2], (1,), rules.STATE),
        array_at(board[at + 3], (size,), np.int16),
        array_at(board[at + 4], (size,), np.int16),
        array_at(board[at + 5], (size, 4), np.int64),
        array_at(board[at + 6], (size,), np.int64),
        array_at(board[at + 7], (size,), np.int64),
        array_at(board[at + 8], (size,), np.int64),
        array_at(board[at + 9], (size, rules.LEGAL), np.int16),
        array_at(board[at + 10], (size,), np.int64),
        array_at(board[at + 11], (size, rules.ACTIONS), np.bool_),
        array_at(board[at + 12], (size, rules.OBSERVATION), np.int8),
        array_at(board[at + 13], (size, board[SEATS]), np.int64),
        array_at(board[at + 14], (size,), np.bool_),
        array_at(board[at + 15], (size, rules.OBSERVATION), np.int8),
    )


@inlined
def buffers(board: Any, at: int) -> Own:
    return Own(
        array_at(board[at], (rules.ITEMS,), ITEM),
        array_at(board[at + 1], (1,), rules.STATE),
        array_at(board[at + 2], (rules.LEGAL,), np.int16),
    )


@inlined
def do(board: Any, hold: Any, own: Any, lo: int, hi: int) -> None:
    states, options = hold.states, hold.options
    task = read(board, TASK)
    if task == TURN:
        rows.turn_rows(
            states,
            options,
            hold.given,
            hold.start,
            hold.rngs,
            hold.hands,
            board[SEED],
            board[AGAIN] != 0,
            own.items,
            hold.rewards,
            hold.done,
            hold.finals,
            hold.actors,
            hold.legal,
            hold.counts,
            hold.masks,
            board[WITH_MASKS] != 0,
            own.veiled,
            hold.observations,
            board[WITH_OBSERVATIONS] != 0,
            lo,
            hi,
        )
    elif task == CHECK:
        refused = rows.first_refused(hold.legal, hold.counts, hold.given, lo, hi)
        if refused != rows.ALL_LEGAL:
            lessen(board, ANSWER, refused)
    elif task == CHOOSE:
        rows.choose_rows(hold.legal, hold.counts, hold.rngs, hold.codes, lo, hi)
    elif task == MASKS:
        rows.masks_of(hold.legal, hold.counts, hold.masks, lo, hi)
    elif task == OBSERVE:
        rows.observe_rows(states, options, hold.seats, own.veiled, hold.observations, lo, hi)
    elif task == LOOK:
        rows.look_rows(states, options, hold.actors, hold.legal, hold.counts, lo, hi)
    elif task == FINISH:
        add(board, ANSWER, rows.finish_rows(states, options, hold.rngs, own.legal, lo, hi))
    elif task == SETTLE:
        rows.settle_rows(states, options, own.items, hold.rewards, lo, hi)
    else:
        rows.deal_rows(states, options, hold.start, hold.rngs, hold.hands, board[SEED], task == DEAL, lo, hi)
