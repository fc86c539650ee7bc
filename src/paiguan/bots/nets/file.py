"""Network files: `NAME.net` beside this module for a game of the house, in its package for a game from outside.

    PAIGUAN-NET\\n · length of the header (4 bytes, little-endian) · header (JSON) · shape (int64) · numbers (int32) ·
    weights (int8) · SHA-256 of all before it

The header says for which game, encoding and features the network was made, in which presets it was tested, and how it was trained.
What does not fit is refused with a sentence.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from paiguan.bots.nets.forward import A_LAYER, LARGEST
from paiguan.engine.contract import Json
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game

MAGIC = b"PAIGUAN-NET\n"
FORMAT = 1
MOST_BYTES = 1_500_000
DIGEST = 32
MOST_LAYERS, MOST_WIDTH = 8, 4096
MOST_MULTIPLIER = (1 << 15) - 1
MOST_SHIFT = 40


class BadNet(UserError, ValueError):
    """A network file that cannot be used; the sentence says why."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a network was made for."""

    format: int
    game: str
    encoding: int  # version of the actions: VERSION of the rules
    features: int  # version of the features: FEATURES_VERSION of the rules
    presets: tuple[str, ...]  # in which it was tested
    free: tuple[str, ...] = ()  # options that may differ from the preset's: no decision depends on them
    training: dict[str, Json]  # how it was made
    tested: tuple[dict[str, Json], ...] = ()  # contests: preset, against, seed, deals, units, interval
    guides: bool = (
        False  # whether a grandmaster searches with it: only if that was measured not to be weaker than a master
    )
    handicap: float = (
        0.0  # units that a grandmaster takes from a move for each logit that it is behind the network's own
    )
    rollouts: bool = False  # whether a grandmaster's imagined hands are played by the network instead of regulars
    likely: bool = False  # whether a grandmaster's worlds are chosen by how the network would have played in them
    layers: int


class Net(msgspec.Struct, frozen=True):
    """A network: its header, and the arrays that `forward` reads."""

    header: Header
    shape: NDArray[np.int64]
    numbers: NDArray[np.int64]
    weights: NDArray[np.int8]

    @property
    def arrays(self) -> tuple[NDArray[np.int64], NDArray[np.int8], NDArray[np.int64]]:
        """The first three arguments of `forward`."""
        return self.shape, self.weights, self.numbers

    @property
    def widest(self) -> int:
        return int(self.shape[2::A_LAYER].max())

    def room(self) -> NDArray[np.int32]:
        return np.zeros(2 * self.widest, np.int32)

    def logits(self, told: Sequence[int] | NDArray[np.int8]) -> NDArray[np.int32]:
        """The logits of all codes, in units of 1 / 256, for what a seat is told."""
        from paiguan.bots.nets.forward import forward

        out = np.zeros(int(self.shape[2 + A_LAYER * (int(self.shape[0]) - 1)]), np.int32)
        forward(*self.arrays, np.ascontiguousarray(told, np.int8), self.room(), out)
        return out

    def to_bytes(self) -> bytes:
        header = msgspec.json.encode(self.header)
        body = b"".join(one.tobytes() for one in (self.shape, self.numbers, self.weights))
        whole = MAGIC + len(header).to_bytes(4, "little") + header + body
        return whole + hashlib.sha256(whole).digest()

    @property
    def checksum(self) -> str:
        return self.to_bytes()[-DIGEST:].hex()


def read(data: bytes, name: str = "this file") -> Net:
    """Read a network file; raises BadNet for one that is damaged, of another format, or too large."""
    if len(data) > MOST_BYTES:
        raise BadNet(f"{name} has {len(data)} bytes; a network may have {MOST_BYTES}")
    if not data.startswith(MAGIC) or len(data) < len(MAGIC) + 4 + DIGEST:
        raise BadNet(f"{name} is not a network of Paiguan")
    if hashlib.sha256(data[:-DIGEST]).digest() != data[-DIGEST:]:
        raise BadNet(
            f"{name} is damaged: its checksum does not match; install Paiguan again, or export the network again"
        )
    start = len(MAGIC) + 4
    length = int.from_bytes(data[len(MAGIC) : start], "little")
    try:
        header = msgspec.json.decode(data[start : start + length], type=Header)
    except msgspec.DecodeError as error:
        raise BadNet(f"the header of {name} cannot be read: {error}") from None
    if header.format != FORMAT:
        raise BadNet(f"{name} has format {header.format}; this version of Paiguan reads format {FORMAT}")
    body = data[start + length : -DIGEST]
    if not 2 <= header.layers <= MOST_LAYERS or len(body) < 8 * (1 + A_LAYER * header.layers):
        raise BadNet(f"{name} has {header.layers} layers, and no such network can be played")
    shape = np.frombuffer(body, "<i8", 1 + A_LAYER * header.layers).astype(np.int64)
    layers = shape[1:].reshape(-1, A_LAYER)
    _check_shape(name, shape, layers)
    columns = layers[:, 1].sum()
    numbers, weights = int(4 * columns - 2 * layers[-1, 1]), int((layers[:, 0] * layers[:, 1]).sum())
    if len(body) != shape.nbytes + 4 * numbers + weights:
        raise BadNet(
            f"{name} has {len(body)} bytes of numbers, and its layers need {shape.nbytes + 4 * numbers + weights}"
        )
    net = Net(
        header,
        shape,
        np.frombuffer(body, "<i4", numbers, shape.nbytes).astype(np.int32),
        np.frombuffer(body, np.int8, weights, shape.nbytes + 4 * numbers).copy(),
    )
    _check_ranges(name, net)
    return net


def _check_shape(name: str, shape: Any, layers: Any) -> None:
    """The layers fit together, and no sum leaves int32: at most MOST_WIDTH inputs of at most LARGEST, times 127, come to 2**31."""
    fits = int(shape[0]) == len(layers) and (layers[1:, 0] == layers[:-1, 1]).all()
    square = (layers[1:-1, 0] == layers[1:-1, 1]).all()  # their input is added to their output
    sizes = (layers[:, :2] >= 1).all() and (layers[:, :2] <= MOST_WIDTH).all()
    shifts = (layers[:, 2] >= 1).all() and (layers[:, 2] <= MOST_SHIFT).all()
    if not (fits and square and sizes and shifts):
        raise BadNet(f"the layers of {name} do not fit together")


def _check_ranges(name: str, net: Net) -> None:
    """Multipliers, gains and offsets are small enough that no product exceeds 2**53 (`forward`)."""
    place = 0
    layers = net.shape[1:].reshape(-1, A_LAYER)
    for at, (_, columns, _) in enumerate(layers.tolist()):
        multipliers = net.numbers[place : place + columns]
        good = (multipliers >= 0).all() and (multipliers <= MOST_MULTIPLIER).all()
        place += 2 * columns
        if at < len(layers) - 1:
            good = good and (np.abs(net.numbers[place : place + columns]) <= MOST_MULTIPLIER).all()
            place += 2 * columns
        if not good:
            raise BadNet(f"the numbers of {name} are out of range")
    assert 127 * LARGEST * MOST_WIDTH < 2**31


def check(net: Net, game: Game, name: str = "the network") -> None:
    """Raise BadNet unless the network was made for this game as it is now, whatever its options."""
    rules, header = game.rules, net.header
    if header.game != game.name:
        raise BadNet(f"{name} was made for {header.game}, not for {game.name}")
    for what, had, has in (
        ("encoding", header.encoding, rules.VERSION),
        ("features", header.features, rules.FEATURES_VERSION),
    ):
        if had != has:
            raise BadNet(
                f"{name} reads version {had} of the {what} of {game.name}, which are now version {has}; train it again"
            )
    sizes = int(net.shape[1]), int(net.shape[2 + A_LAYER * (int(net.shape[0]) - 1)])
    if sizes != (rules.FEATURES, rules.ACTIONS):
        raise BadNet(
            f"{name} has {sizes[0]} inputs and {sizes[1]} outputs; {game.name} has {rules.FEATURES} and {rules.ACTIONS}"
        )
    if unknown := [preset for preset in header.presets if preset not in game.interface.options.presets]:
        raise BadNet(f"{name} was tested in presets that {game.name} does not have: {', '.join(unknown)}")
    if unknown := [option for option in header.free if option not in game.interface.options.options]:
        raise BadNet(f"{name} names options that {game.name} does not have: {', '.join(unknown)}")
