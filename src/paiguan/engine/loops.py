"""Loops over whole hands, written once and bound to each game by `binding.bind`."""

from typing import Any

from paiguan.engine.kernel import Codes, Options, Rng, State, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import CODE, CONTINUES, NOBODY, OVER, Items

DEPTH = 20  # more codes than any move has
END = -1
TOO_MANY = -1

rules: Any = globals().get("rules")  # the game; bound before this code runs


# ---- for the Python face: a call with arrays of one record costs a fraction of a call with the record -------------


@kernel
def actor_of(states: Any) -> int:
    return rules.actor(states[0])


@kernel
def asked(states: Any, options: Any, seat: int) -> bool:
    return rules.ask(states[0], options[0], seat)


@kernel
def veiled(states: Any, options: Any, seat: int, out: Any) -> None:
    rules.veil(states[0], options[0], seat, out[0])


@kernel
def try_move(states: Any, options: Any, seat: int, codes: Codes, count: int, legal: Codes) -> bool:
    """Play the codes of one whole move by a seat on states[0]; false as soon as the rules refuse one."""
    if not rules.ask(states[0], options[0], seat):
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
            return False  # the move is whole too early, or not whole at its end
    return count > 0


@kernel
def list_moves(stack: Any, options: Any, legal: Any, left: Any, out: Any) -> int:
    """All whole moves of the actor of stack[0], one row of codes each, ended by END; returns their number, or TOO_MANY.

    A walk through the codes of a move, highest first; `stack`, `legal` and `left` have a place for each depth.
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
def random_move(states: Any, options: Any, legal: Codes, rng: Rng, out: Codes) -> int:
    """Play one whole random move of the actor on states[0], code by code; `out` gets the codes, their number is returned."""
    count = 0
    while count == 0 or states[0].partial > 0:
        out[count] = legal[below(rng, rules.legal(states[0], options[0], legal))]
        rules.play(states[0], options[0], out[count])
        count += 1
    return count


# ---- whole hands ---------------------------------------------------------------------------------------------


@kernel
def replay(state: State, options: Options, entries: Codes, count: int) -> None:
    """Start the hand over and play the first `count` entries of a log."""
    rules.restart(state, options)
    for i in range(count):
        if not entries[i] & CONTINUES:
            rules.ask(state, options, (entries[i] >> 12) & 3)
        rules.play(state, options, entries[i] & CODE)


@kernel
def play_out(state: State, options: Options, codes: Codes, rng: Rng) -> int:
    """Random codes to the end of the hand; returns how many moves they made. A move of several codes counts once."""
    moves = 0
    while rules.actor(state) != OVER:
        count = rules.legal(state, options, codes)
        rules.play(state, options, codes[below(rng, count)])
        if state.partial == 0:
            moves += 1
    return moves


@kernel
def random_hands(
    state: State, options: Options, codes: Codes, items: Items, payments: Any, rng: Rng, seed: int, hands: int
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
def add_payments(items: Items, count: int, payments: Any) -> None:
    for i in range(count):
        if items[i].payer != NOBODY:
            payments[items[i].payer] -= items[i].amount
            payments[items[i].payee] += items[i].amount


@kernel
def resample(state: State, options: Options, seat: int, rng: Rng, out: State) -> None:
    """A possible world for `seat`, made from what it may know and nothing else. Where several are asked at once a seat cannot
    know who is asked first; if it is this one in truth, it is in the world too."""
    rules.veil(state, options, seat, out)
    rules.imagine(out, options, seat, rng)
    if seat != NOBODY and rules.actor(state) == seat:
        rules.ask(out, options, seat)


@kernel
def observe(state: State, options: Options, seat: int, veiled: State, out: Any) -> None:
    rules.veil(state, options, seat, veiled)
    rules.encode(veiled, options, seat, out)
