"""Network files: what is written is read again, and everything else is refused with a sentence."""

import hashlib
from typing import Any

import msgspec
import numpy as np
import pytest

import paiguan
from paiguan.bots.nets import find, place_of
from paiguan.bots.nets.file import DIGEST, MAGIC, MOST_BYTES, BadNet, Net, check, read
from paiguan.engine.packages import GAMES
from tests.nets.samples import header, net_for_game, net_of


def signed(body: bytes) -> bytes:
    return body + hashlib.sha256(body).digest()


def changed(net: Net, **fields: Any) -> bytes:
    """The file with another header."""
    return Net(msgspec.structs.replace(net.header, **fields), net.shape, net.numbers, net.weights).to_bytes()


def test_what_is_written_is_read_again() -> None:
    net = net_of([20, 8, 8, 5])
    again = read(net.to_bytes())
    assert again.header == net.header
    for name in ("shape", "numbers", "weights"):
        one, other = getattr(again, name), getattr(net, name)
        assert (one.dtype, one.tolist()) == (other.dtype, other.tolist())
    assert again.to_bytes() == net.to_bytes()
    assert net.checksum == hashlib.sha256(net.to_bytes()[:-DIGEST]).hexdigest()


@pytest.mark.parametrize("place", [0, 14, 40, 400, -40, -1])
def test_a_changed_byte_is_noticed(place: int) -> None:
    data = bytearray(net_of([20, 8, 8, 5]).to_bytes())
    data[place] ^= 1
    with pytest.raises(BadNet):
        read(bytes(data))


def broken() -> dict[str, tuple[bytes, str]]:
    net = net_of([20, 8, 8, 5])
    data = net.to_bytes()
    start = len(MAGIC) + 4
    wide, negative, uneven = net.shape.copy(), net.numbers.copy(), net.shape.copy()
    wide[1], negative[0], uneven[4] = 5000, -1, 7
    return {
        "nothing": (b"", "not a network"),
        "another file": (b"\x89PNG" + bytes(100), "not a network"),
        "half of it": (data[: len(data) // 2], "damaged"),
        "too large": (data + bytes(MOST_BYTES), "may have"),
        "no header": (signed(data[:start] + b"x" * 40), "header"),
        "a newer format": (changed(net, format=2), "format 2"),
        "numbers missing": (signed(data[: -DIGEST - 1]), "bytes of numbers"),
        "too few layers": (changed(net, layers=1), "1 layers"),
        "too wide": (Net(net.header, wide, net.numbers, net.weights).to_bytes(), "do not fit"),
        "layers apart": (Net(net.header, uneven, net.numbers, net.weights).to_bytes(), "do not fit"),
        "a negative multiplier": (Net(net.header, net.shape, negative, net.weights).to_bytes(), "out of range"),
    }


@pytest.mark.parametrize(("data", "said"), broken().values(), ids=broken().keys())
def test_a_bad_file_is_refused_with_a_sentence(data: bytes, said: str) -> None:
    with pytest.raises(BadNet, match=said) as refused:
        read(data)
    assert "\n" not in str(refused.value)


def test_a_network_for_something_else_is_refused() -> None:
    game = paiguan.game("tianjiu")
    net = net_for_game(game, ("standard",))
    check(net, game)
    for fields, said in (
        ({"game": "liuhu"}, "made for liuhu"),
        ({"encoding": 99}, "version 99 of the encoding"),
        ({"features": 99}, "version 99 of the features"),
        ({"presets": ("no_such",)}, "presets .* no_such"),
        ({"free": ("no_such",)}, "options .* no_such"),
    ):
        with pytest.raises(BadNet, match=said):
            check(read(changed(net, **fields)), game)
    small = net_of([20, 8, 8, 5])
    with pytest.raises(BadNet, match="20 inputs"):
        check(
            Net(header("tianjiu", ("standard",), 3), *(getattr(small, one) for one in ("shape", "numbers", "weights"))),
            game,
        )


@pytest.mark.parametrize("name", GAMES)
def test_a_network_that_ships_fits_its_game_and_was_measured(name: str) -> None:
    """A network ships only if it beats three regulars, the interval clear of zero, in every preset that it plays."""
    net = find(name)
    if net is None:
        assert not place_of(name).exists()
        return
    assert place_of(name).stat().st_size <= MOST_BYTES
    assert read(place_of(name).read_bytes()).checksum == net.checksum
    beaten = {
        one["preset"] for one in net.header.tested if one["against"] == "regular" and one["units"] > one["interval"]
    }
    assert set(net.header.presets) <= beaten
    assert net.header.training
    assert np.abs(net.weights).max() > 0
