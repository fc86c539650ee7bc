"""Why a move is good, as a code and its parameters: the `hints` of each game's terms become the sentence.

Each game's module has `reason(game, states, seat, weighed)`: `states[0]` is a world the seat holds possible, of which only what
the seat may see is read; `weighed` are the candidates, best first.
"""

from collections.abc import Mapping
from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """A code of the game's `hints`, or the house's `best_expected`, with the parameters of its sentence."""

    code: str
    params: Mapping[str, Any] = {}


def best_expected(weighed: Any) -> Reason:
    """The last resort: the best by expected units, and by how much."""
    gain = round(weighed[0].gain, 1)
    lead = round(weighed[0].gain - max(one.gain for one in weighed[1:]), 1) if len(weighed) > 1 else 0.0
    return Reason("best_expected", {"gain": gain, "lead": lead}) if lead > 0 else Reason("as_good", {"gain": gain})
