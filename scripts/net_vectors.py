"""Write web/test/nets.json: networks, what they are told, and the logits that Python computes, for the page's twin.

python scripts/net_vectors.py    after a change of the format or the arithmetic; tests/nets/test_page.py compares
"""

import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.nets.samples import net_of, told  # noqa: E402  the repository is on the path only now

PLACE = ROOT / "web" / "test" / "nets.json"
# Sizes of the layers, and how large their weights are: usual, at the limits of every step, and as small as can be.
SHAPES: list[tuple[list[int], float]] = [
    ([90, 24, 24, 24, 17], 1.0),
    ([300, 40, 40, 9], 200.0),
    ([31, 7, 5], 0.003),
    ([3, 1, 1, 2], 1.0),
]
EACH = 12


def vectors() -> bytes:
    cases: list[dict[str, Any]] = []
    for seed, (sizes, spread) in enumerate(SHAPES):
        net = net_of(sizes, seed, spread)
        inputs = [np.zeros(sizes[0], np.int8), *(told(sizes[0], 100 * seed + n) for n in range(EACH))]
        cases.append(
            {
                "net": b64encode(net.to_bytes()).decode(),
                "told": [one.tolist() for one in inputs],
                "logits": [net.logits(one).tolist() for one in inputs],
            }
        )
    return msgspec.json.encode(cases) + b"\n"


if __name__ == "__main__":
    PLACE.write_bytes(vectors())
