"""The forward pass of a network in whole numbers: the same result interpreted, compiled, on CUDA and in the page.

Weights are int8, sums of products int32. Everything between two layers is fixed point: multiply, add, shift. No product
exceeds 2**53, so that the page's numbers hold it exactly (`web/src/nets/forward.ts` is the same arithmetic, and
`tests/nets/test_page.py` compares both).

A layer other than the last is: sums, times a multiplier a column, plus a bias; normalised over the columns; times a gain,
plus an offset; negative values cut off; from the second layer on, its input added. The last one has sums, multipliers and biases only.
"""

from paiguan.engine.kernel import Row, Vector, kernel

ACTIVATION = 7  # bits of a fraction in what one layer hands to the next
LARGEST = 4095  # of these: 32 as a real number
SUM = 12  # bits of a fraction before normalising
WIDEST_SUM = 1 << 20  # 256 as a real number; keeps the sum of squares below 2**53
GAIN = 10  # bits of a fraction of a gain
LOGIT = 8  # bits of a fraction of a logit
EPSILON = 168  # 1e-5, with 2 * SUM bits
FINER = 4  # further bits of the standard deviation
INVERSE = 24  # bits of a fraction of its inverse

# `shape` of a network: the number of layers, then for each its inputs, its outputs and the shift of its multipliers.
A_LAYER = 3
# `numbers`, by layer: a multiplier and a bias a column; then, but for the last layer, a gain and an offset a column.


@kernel
def root(value: int) -> int:
    """The square root, rounded down, by Newton's method from above; for values below 2**52."""
    guess = 1 << 26
    while True:
        better = (guess + value // guess) >> 1
        if better >= guess:
            return guess
        guess = better


@kernel
def add_products(given: Row, inputs: int, weights: Vector, start: int, outputs: int, sums: Row, at: int) -> None:
    """Write to sums[at:] the products of the inputs with a matrix, a row an input. Inputs that are 0, most of them, are skipped.

    The inner loop runs over slices, because only then does LLVM vectorise it: ten times as fast.
    """
    out = sums[at : at + outputs]
    for column in range(outputs):
        out[column] = 0
    for place in range(inputs):
        value = int(given[place])
        if value != 0:
            row = weights[start + place * outputs : start + (place + 1) * outputs]
            for column in range(outputs):
                out[column] += value * int(row[column])


@kernel
def scale(numbers: Row, start: int, shift: int, outputs: int, sums: Row, at: int) -> None:
    """Multiply each sum by its column's multiplier, and add the bias."""
    half = 1 << (shift - 1)
    for column in range(outputs):
        product = int(sums[at + column]) * int(numbers[start + column])
        value = ((product + half) >> shift) + int(numbers[start + outputs + column])
        sums[at + column] = min(max(value, 1 - WIDEST_SUM), WIDEST_SUM - 1)


@kernel
def normalise(numbers: Row, start: int, outputs: int, around: bool, sums: Row, at: int, out: Row) -> None:
    """Write the activations of a layer; `around` adds what is in `out` already, the layer's input."""
    total = 0
    for column in range(outputs):
        total += int(sums[at + column])
    mean = total // outputs
    squares = 0
    for column in range(outputs):
        apart = int(sums[at + column]) - mean
        squares += apart * apart
    deviation = root((squares // outputs + EPSILON) << (2 * FINER))
    inverse = (1 << (INVERSE + SUM + FINER)) // deviation
    for column in range(outputs):
        usual = ((int(sums[at + column]) - mean) * inverse) >> INVERSE
        value = usual * int(numbers[start + column]) + int(numbers[start + outputs + column])
        value = max(value >> (SUM + GAIN - ACTIVATION), 0)
        if around:
            value += int(out[column])
        out[column] = min(value, LARGEST)


@kernel
def forward(shape: Row, weights: Vector, numbers: Row, told: Vector, room: Row, out: Row) -> None:
    """Write the logits of all codes for what a seat is told. `room` has twice the width of the widest layer."""
    layers = shape[0]
    widest = room.size // 2
    matrix, place = 0, 0
    for layer in range(layers):
        inputs, outputs = shape[1 + A_LAYER * layer], shape[2 + A_LAYER * layer]
        shift = shape[3 + A_LAYER * layer]
        if layer == 0:
            add_products(told, inputs, weights, matrix, outputs, room, widest)
        else:
            add_products(room, inputs, weights, matrix, outputs, room, widest)
        scale(numbers, place, shift, outputs, room, widest)
        matrix += inputs * outputs
        place += 2 * outputs
        if layer < layers - 1:
            normalise(numbers, place, outputs, layer > 0, room, widest, room)
            place += 2 * outputs
        else:
            for column in range(outputs):
                out[column] = room[widest + column]
