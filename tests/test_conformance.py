"""The handed-out cases, and the list of those we dispute."""

from pathlib import Path

import pytest

from tests.conformance import run
from tests.playing import CHOSEN

VECTORS = Path(__file__).parent / "vectors"
# Cases that contradict their rule page, with the argument: none so far.
DISPUTED: dict[str, str] = {}


@pytest.mark.parametrize("name", CHOSEN)
def test_all_vectors_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    passed, failed = run([VECTORS / f"{name}.jsonl"])
    assert passed > 50
    assert failed == 0, capsys.readouterr().out
