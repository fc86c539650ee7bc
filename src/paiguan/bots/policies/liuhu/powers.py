"""Exponentials and powers computed from additions and multiplications only.

The mathematical libraries of two systems, or of a CPU and a GPU, may differ in the last bit. These functions give the same
result everywhere, interpreted and compiled, so that a regular plays the same on all of them.
"""

import math
from decimal import Decimal
from fractions import Fraction

from paiguan.engine.kernel import constant, kernel

STEPS = 32  # an exponent is a whole number of steps, which is looked up, and a small rest
LOWEST, HIGHEST = -120, 60  # of the powers of two
STEP = Fraction(Decimal(2).ln()) / STEPS
# The step in two parts: the first has few enough digits that its multiples are exact.
COARSE = float(Fraction(round(STEP * 2**32), 2**32))
FINE = float(STEP - Fraction(COARSE))
STEPS_OF_ONE = float(1 / STEP)

two_to = constant([math.ldexp(1.0, n) for n in range(LOWEST, HIGHEST + 1)], "f8")
root_of_two = constant([2 ** (n / STEPS) for n in range(STEPS)], "f8")

PARTS = 64  # of the interval from a half to one; the logarithm of the middle of each is looked up
middle_of = constant([(n + 0.5) / PARTS for n in range(PARTS)], "f8")
inverse_of = constant([1 / ((n + 0.5) / PARTS) for n in range(PARTS)], "f8")
log_of = constant([math.log((n + 0.5) / PARTS) for n in range(PARTS)], "f8")
LOG_2 = math.log(2)


@kernel
def exponential(x: float) -> float:
    """e to the power of x, which is at most 40; a number below -80 counts as -80."""
    x = max(x, -80.0)
    # Round to the nearest. `int` truncates, so the number is made positive first.
    steps = int(x * STEPS_OF_ONE + 4096.5) - 4096
    r = (x - steps * COARSE) - steps * FINE
    s = r * r
    low = 1.0 + r + s * (0.5 + r * (1 / 6))
    series = low + s * s * (1 / 24 + r * (1 / 120) + s * (1 / 720))
    return two_to[(steps >> 5) - LOWEST] * (root_of_two[steps & STEPS - 1] * series)


@kernel
def power(base: float, exponent: float) -> float:
    """A number above 0 and below 1 to a positive power."""
    halvings = 0
    while base < 0.5:
        base *= 2
        halvings += 1
    part = int(base * PARTS)
    r = (base - middle_of[part]) * inverse_of[part]
    s = r * r
    low = r - s * (0.5 - r * (1 / 3))
    high = s * s * (-1 / 4 + r * (1 / 5) - s * (1 / 6 - r * (1 / 7) + s * (1 / 8)))
    return exponential(exponent * (log_of[part] - halvings * LOG_2 + (low + high)))
