"""Loops over whole hands, written once and bound to each game by `binding.bind`."""

from typing import Any

from paiguan.engine.binding import UNBOUND, Kernels
from paiguan.engine.kernel import Codes, Grid, OptionArray, Options, Rng, Row, State, States, Vector, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import CODE, CONTINUES, NOBODY, OVER, Items

DEPTH = 20  # more codes than any move has
END = -1
TOO_MANY = -1

rules: Kernels = globals().get("rules", UNBOUND)  # the game; bound before this code runs


# ---- for the Python face: a call with arrays of one record costs a fraction of a call with the record -------------


@kernel
def actor_of(states: States) -> int:
    return rules.actor(states[0])


@kernel
def asked(states: States, options: OptionArray, seat: int) -> bool:
    return rules.set_actor(states[0], options[0], seat)


@kernel
def concealed(states: States, options: OptionArray, seat: int, out: Any) -> None:
    rules.conceal(states[0], options[0], seat, out[0])


@kernel
def try_move(states: States, options: OptionArray, seat: int, codes: Codes, count: int, legal: Codes) -> bool:
    """Play the codes of one whole move by a seat on states[0]; returns false as soon as the rules refuse one."""
    if not rules.set_actor(states[0], options[0], seat):
        return False
    for i in range(count):
        offered = rules.legal(states[0], options[0], legal)
        at = 0
        while at < offered and legal[at] != codes[i]:
            at += 1
        if at == offered:
            return False
        rules.play(states[0], options[0], codes[i])
        if (states[0].partial == 0) != (i == count - 1):
            return False  # the move is complete before its last code, or incomplete after it
    return count > 0


@kernel
def list_moves(stack: States, options: OptionArray, legal: Grid, left: Row, out: Grid) -> int:
    """List all whole moves of the actor of stack[0], one row of codes each, ended by END; returns their number, or TOO_MANY.

    A depth-first search over codes, highest first; `stack`, `legal` and `left` have a place for each depth.
    """
    found = 0
    depth = 0
    left[0] = rules.legal(stack[0], options[0], legal[0])
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        code = legal[depth, left[depth]]
        stack[depth + 1] = stack[depth]
        rules.play(stack[depth + 1], options[0], code)
        out[found, depth] = code
        if stack[depth + 1].partial > 0:
            depth += 1
            left[depth] = rules.legal(stack[depth], options[0], legal[depth])
            continue
        out[found, depth + 1] = END
        found += 1
        if found == len(out):
            return TOO_MANY
        for level in range(depth):
            out[found, level] = out[found - 1, level]
    return found


@kernel
def random_move(states: States, options: OptionArray, legal: Codes, rng: Rng, out: Codes) -> int:
    """Play one whole random move of the actor on states[0], code by code; writes the codes to `out`, returns their number."""
    count = 0
    while count == 0 or states[0].partial > 0:
        out[count] = legal[below(rng, rules.legal(states[0], options[0], legal))]
        rules.play(states[0], options[0], out[count])
        count += 1
    return count


# ---- whole hands ---------------------------------------------------------------------------------------------


@kernel
def replay(state: State, options: Options, entries: Codes, count: int) -> None:
    """Restart the hand and play the first `count` entries of a log."""
    rules.restart(state, options)
    for i in range(count):
        if not entries[i] & CONTINUES:
            rules.set_actor(state, options, (entries[i] >> 12) & 3)
        rules.play(state, options, entries[i] & CODE)


@kernel
def play_out(state: State, options: Options, codes: Codes, rng: Rng) -> int:
    """Play random codes to the end of the hand; returns the number of moves. A move of several codes counts once."""
    moves = 0
    while rules.actor(state) != OVER:
        count = rules.legal(state, options, codes)
        rules.play(state, options, codes[below(rng, count)])
        if state.partial == 0:
            moves += 1
    return moves


@kernel
def random_hands(
    state: State, options: Options, codes: Codes, items: Items, payments: Row, rng: Rng, seed: int, hands: int
) -> tuple[int, int]:
    """Deal and play whole random hands, adding up the payments; returns the number of moves and of codes."""
    moves = 0
    played = 0
    for hand in range(hands):
        sow(rng, seed, hand)
        rules.deal(state, options, rng)
        moves += play_out(state, options, codes, rng)
        played += state.logged
        add_payments(items, rules.settle(state, options, items), payments)
    return moves, played


@kernel
def add_payments(items: Items, count: int, payments: Row) -> None:
    for i in range(count):
        if items[i].payer != NOBODY:
            payments[items[i].payer] -= items[i].amount
            payments[items[i].payee] += items[i].amount


@kernel
def resample(state: State, options: Options, seat: int, rng: Rng, out: State) -> None:
    """Sample a possible world for `seat` from what it may know and nothing else.

    Where several seats may act, a seat cannot know which one is the actor; if it is this seat, the world keeps it.
    """
    rules.conceal(state, options, seat, out)
    rules.sample_world(out, options, seat, rng)
    if seat != NOBODY and rules.actor(state) == seat:
        rules.set_actor(out, options, seat)


@kernel
def observe(state: State, options: Options, seat: int, concealed: State, out: Vector) -> None:
    rules.conceal(state, options, seat, concealed)
    rules.encode(concealed, options, seat, out)


@kernel
def features(state: State, options: Options, seat: int, concealed: State, out: Vector) -> None:
    """Write a network's input for a seat."""
    rules.conceal(state, options, seat, concealed)
    rules.features(concealed, options, seat, out)
