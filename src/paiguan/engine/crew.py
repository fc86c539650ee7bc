"""Threads that share the rows of a batch without Python between them; written once and bound to each game by `binding.bind`.

A step of a few thousand rows is over in a tenth of a millisecond, less than it may take to wake a thread. So a helper that has
finished stays for a while and looks at the board, where whoever leads writes the next task. Each thread has a part of the rows,
which stay in its cache from step to step; only after some waiting does it take from the others' parts. So a helper that
comes late, or never, is not waited for: the leader waits only for rows that somebody has begun.
"""

from typing import Any

from paiguan.engine.atomic import add, give_way, lessen, read, write
from paiguan.engine.binding import bind
from paiguan.engine.kernel import inlined, kernel

rules: Any = globals().get("rules")
if rules is not None:  # bound
    rows = bind("paiguan.engine.rows", rules)

# The board: what is to be done, how many rows are finished, the answer; then a line for each part.
LINE = 16  # words: what different threads write lies apart, or they would pull at the same piece of cache
TASK, AGAIN, WITH_MASKS, WITH_OBSERVATIONS, SEED = range(5)
FINISHED = LINE
ANSWER = 2 * LINE
PARTS = 3 * LINE
NEXT, FIRST, END = range(3)  # of a part: the next row that nobody has begun, and its bounds

DEAL, FRESH, LOOK, MASKS, OBSERVE, CHOOSE, CHECK, TURN, STEP, FINISH, SETTLE = range(11)

CHUNK = 64  # rows taken at a time
HASTE = 1 << 12  # looks at the board, some microseconds, before one takes what is another's
PATIENCE = 1 << 16  # looks at an empty board before a helper leaves: about a tenth of a millisecond
NONE = 1 << 62


@kernel
def work(hold: Any, own: Any, part: int, task: int) -> int:
    """The leader (part 0) has a task done on all rows. CHECK answers with the first row refused or NONE, and STEP too, which
    plays the codes if there is none; FINISH with the number of codes played. A helper takes what there is, until there has
    been nothing for a while.

    All in one kernel: Numba optimises whatever a kernel calls anew for each caller, and here that is a whole game.
    """
    board = hold.board
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
                    do(hold, own, lo, hi)
                    add(board, FINISHED, hi - lo)
                    looks = 0
        if part == 0 and read(board, FINISHED) == hold.actors.size:
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


@inlined
def do(hold: Any, own: Any, lo: int, hi: int) -> None:
    board, states, options = hold.board, hold.states, hold.options
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
