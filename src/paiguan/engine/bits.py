"""Bit helpers on int64 masks (never negative, so bit 63 stays clear)."""

from paiguan.engine.kernel import kernel


@kernel
def popcount(mask: int) -> int:
    """How many bits are set. Our own: `int.bit_count` is not available in device code."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 0x7F


@kernel
def lowest(mask: int) -> int:
    """The lowest set bit as a mask; 0 for an empty mask."""
    return mask & -mask


@kernel
def index(bit: int) -> int:
    """Position of a single set bit."""
    return popcount(bit - 1)
