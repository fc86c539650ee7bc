"""The floor under the rules: records, bits, the generator, and the interpreted twin."""

import numpy as np
import pytest

import paiguan
from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.interpreted import FLOOR, hold, release
from paiguan.engine.kernel import constant, interpreted, kernel, record
from paiguan.engine.rng import below, draw, seeded, shuffle

SCALE = constant([1, 10, 100])


@kernel
def scaled(value: int, place: int) -> int:
    return value * SCALE[place]


@kernel
def twice_scaled(value: int, place: int) -> int:
    return scaled(value, place) + scaled(value, place)


def test_bits_agree_with_python() -> None:
    for mask in [0, 1, 2**62, 2**63 - 1, 0x5A5A5A5A, 12345678901234567]:
        for count in (popcount, interpreted(popcount)):
            assert count(mask) == mask.bit_count()
        assert lowest(mask) == (mask & -mask)
    assert [index(1 << place) for place in range(63)] == list(range(63))


def test_the_interpreted_twin_is_python_all_the_way_down() -> None:
    plain = interpreted(twice_scaled)
    assert plain(3, 1) == twice_scaled(3, 1) == 60
    assert not hasattr(plain, "py_func")
    assert not hasattr(plain.__globals__["scaled"], "py_func")


def test_the_generator_is_the_same_interpreted_and_compiled() -> None:
    ours, theirs = seeded(2**40 + 3, 5), seeded(2**40 + 3, 5)
    plain_draw, plain_below = interpreted(draw), interpreted(below)
    assert [draw(ours) for _ in range(50)] == [plain_draw(theirs) for _ in range(50)]
    assert [below(ours, 7) for _ in range(50)] == [plain_below(theirs, 7) for _ in range(50)]


def test_every_order_of_four_is_as_likely() -> None:
    """24 orders, 24,000 shuffles: chi-squared with 23 degrees of freedom stays below its 99.99 % point, 59."""
    rng = seeded(1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        pieces = np.arange(4)
        shuffle(rng, pieces, 4)
        counts[tuple(pieces.tolist())] = counts.get(tuple(pieces.tolist()), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 59


def test_seeds_and_streams_give_unrelated_sequences() -> None:
    firsts = {tuple(draw(rng) for _ in range(3)) for s in range(40) for t in range(40) for rng in [seeded(s, t)]}
    assert len(firsts) == 1600


def test_records_refuse_narrow_scalars_and_keep_fields_named_like_numpys() -> None:
    with pytest.raises(ValueError, match="turn"):
        record([("turn", "i1")])
    one = np.zeros(1, record([("size", "i8"), ("log", "i2", (3,))]))[0]
    one.size = 7
    one.log[1] = 5
    assert (one.size, one["size"], one.log.tolist()) == (7, 7, [0, 5, 0])


@pytest.mark.parametrize("name", paiguan.GAMES)
def test_a_plain_state_has_the_values_of_its_record(name: str) -> None:
    deal = paiguan.game(name).deal(seed=1)
    plain = deal.game.plain(np.frombuffer(deal.state.tobytes(), deal.state.dtype))
    for field in deal.state.dtype.names:
        value = getattr(plain, field)
        assert np.array_equal(value, deal.state[field])
        assert isinstance(value, int | list | memoryview) or value.ndim == 2


@pytest.mark.parametrize("name", paiguan.GAMES)
def test_a_view_with_a_kept_log_is_the_view_of_a_fresh_copy(name: str) -> None:
    deal = paiguan.game(name).deal(seed=2)
    while deal.actor is not None:
        deal.push(deal.legal_moves.random(len(deal.moves)))
        for seat in (None, *range(deal.game.seats)):
            assert deal.view(seat) == deal.copy().view(seat)
    deal.pop()
    assert deal.view(0) == deal.copy().view(0)
    deal.push(deal.legal_moves.random(99))
    assert deal.view(0) == deal.copy().view(0)


@kernel
def bit_of(place: int) -> int:
    return 1 << place


def test_a_held_kernel_takes_a_narrow_number_as_compiled_code_does() -> None:
    hold(FLOOR)
    try:
        held = bit_of(np.int16(33))  # type: ignore[arg-type]
    finally:
        release(FLOOR)
    assert held == 1 << 33
