"""A network at the table; a template that `binding.bind` binds to each game.

`net` in the names below is the network's arrays and the buffers that its forward pass needs, in the order of `Seat.given`.
"""

from paiguan.bots.nets.forward import forward
from paiguan.engine.binding import UNBOUND, Kernels
from paiguan.engine.kernel import Codes, Grid, OptionArray, Options, Row, State, States, Vector, kernel

rules: Kernels = globals().get("rules", UNBOUND)

END = -1


@kernel
def think(
    state: State,
    options: Options,
    concealed: State,
    told: Vector,
    shape: Row,
    weights: Vector,
    numbers: Row,
    room: Row,
    logits: Row,
) -> None:
    """Write the logits of all codes for the seat to act, from what that seat may know."""
    seat = rules.actor(state)
    rules.conceal(state, options, seat, concealed)
    rules.features(concealed, options, seat, told)
    forward(shape, weights, numbers, told, room, logits)


@kernel
def first_best(legal: Codes, count: int, logits: Row) -> int:
    """The legal code with the highest logit, the lowest code among equals."""
    best = legal[0]
    for place in range(1, count):
        if logits[legal[place]] > logits[best]:
            best = legal[place]
    return best


@kernel
def best_code(
    state: State,
    options: Options,
    legal: Codes,
    concealed: State,
    told: Vector,
    shape: Row,
    weights: Vector,
    numbers: Row,
    room: Row,
    logits: Row,
) -> int:
    """The code that the network plays: the legal one with the highest logit."""
    count = rules.legal(state, options, legal)
    if count == 1:
        return legal[0]
    think(state, options, concealed, told, shape, weights, numbers, room, logits)
    return first_best(legal, count, logits)


@kernel
def choose(
    states: States,
    options: OptionArray,
    legal: Codes,
    told: Vector,
    shape: Row,
    weights: Vector,
    numbers: Row,
    room: Row,
    logits: Row,
    out: Codes,
) -> int:
    """Play the network's whole move on states[0]; writes its codes to `out`, returns their number. states[1] is a buffer."""
    count = 0
    while count == 0 or states[0].partial > 0:
        out[count] = best_code(states[0], options[0], legal, states[1], told, shape, weights, numbers, room, logits)
        rules.play(states[0], options[0], out[count])
        count += 1
    return count


@kernel
def rate_moves(
    states: States,
    options: OptionArray,
    moves: Grid,
    legal: Codes,
    told: Vector,
    shape: Row,
    weights: Vector,
    numbers: Row,
    room: Row,
    logits: Row,
    out: Row,
) -> None:
    """Write how far each move is behind the network's best codes: 0 for its own move, else negative, in units of a logit.

    states[0] is the position, states[1] and states[2] are buffers.
    """
    for move in range(moves.shape[0]):
        states[1] = states[0]
        out[move] = 0
        place = 0
        while moves[move, place] != END:
            count = rules.legal(states[1], options[0], legal)
            if count > 1:
                think(states[1], options[0], states[2], told, shape, weights, numbers, room, logits)
                best = first_best(legal, count, logits)
                out[move] += int(logits[moves[move, place]]) - int(logits[best])
            rules.play(states[1], options[0], moves[move, place])
            place += 1
