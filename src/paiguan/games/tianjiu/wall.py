"""The wall, the ways to draw from it, and the throw that says who draws first (rules 4.2, 4.3)."""

from paiguan.engine.kernel import Options, State, kernel, table
from paiguan.games.tianjiu.options import METHODS, ROLLER_DEALER, SMALL
from paiguan.games.tianjiu.tiles import with_tile

# Columns each taker receives, first taker first; a layer (片面) is written as its level.
COLUMNS = {
    "kaibian_l": ((1, 2), (3, 4), (5, 6), (7, 8)),
    "kaibian_r": ((8, 7), (6, 5), (4, 3), (2, 1)),
    "lundong": ((1, 5), (2, 6), (3, 7), (4, 8)),
    "jiandong": ((1, 3), (2, 4), (5, 7), (6, 8)),
    "waxin": ((4, 5), (3, 6), (2, 7), (1, 8)),
    "qieer": ((1, 8), (2, 7), (3, 6), (4, 5)),
    "longtou": ((7, 1), (8, 2), (3, 4), (5, 6)),
    "shuangyi": ((1, 4), (8, 5), (3, 6), (2, 7)),
    "wusanshi": ((6, 1), (7, 3), (8, 5), (2, 4)),
}


def places(method: str) -> list[list[int]]:
    """For each taker the places of the wall it receives, in the order received."""
    if method == "pianmian":
        return [[4 * column + level for column in range(8)] for level in range(4)]
    return [[4 * (c - 1) + level for c in columns for level in range(4)] for columns in COLUMNS[method]]


# draw_order[method][taker][i]: the wall place of the i-th tile that taker receives.
draw_order = table([places(method) for method in METHODS])


@kernel
def roller_of(options: Options, dealer: int) -> int:
    """4.3: the seat opposite the dealer names the method and throws, or the dealer himself."""
    if options.roller == ROLLER_DEALER:
        return dealer
    return (dealer + 2) & 3


@kernel
def first_taker(options: Options, dealer: int, total: int) -> int:
    """4.3: the roller counts as one and the count runs counter-clockwise."""
    return (roller_of(options, dealer) + total - 1) & 3


@kernel
def hand_size(options: Options) -> int:
    return 4 if options.form == SMALL else 8


@kernel
def draw_hands(state: State, options: Options) -> None:
    """Everybody takes what the method gives; in the small game only the first four, the rest stays in the stock."""
    first = first_taker(options, state.dealer, state.dice[0] + state.dice[1])
    keeps = hand_size(options)
    for taker in range(4):
        seat = (first + taker) & 3
        for i in range(8):
            kind = state.wall[draw_order[state.method, taker, i]]
            if i < keeps:
                state.dealt[seat] = with_tile(state.dealt[seat], kind)
            else:
                state.stock = with_tile(state.stock, kind)
