"""The vectors that the page's twin of the forward pass is tested with (web/test/nets.test.ts) are what Python computes now."""

from base64 import b64decode
from pathlib import Path

import msgspec
import numpy as np

from paiguan.bots.nets.file import read

VECTORS = Path(__file__).parents[2] / "web" / "test" / "nets.json"


def test_the_vectors_of_the_page_are_those_of_python() -> None:
    cases = msgspec.json.decode(VECTORS.read_bytes())
    assert len(cases) >= 4
    for case in cases:
        net = read(b64decode(case["net"]))
        assert [net.logits(np.array(told, np.int8)).tolist() for told in case["told"]] == case["logits"]
