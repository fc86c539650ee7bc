"""Every promise names the tests that prove it, and these tests are there to be run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("promises.md", "promises.zh.md")
NAMED = re.compile(r"`(tests/[\w/]+\.py::test_\w+)`")
OPEN = ("**open**", "**待證**")  # promises whose proof is still to be written


def rows(page: str) -> list[list[str]]:
    """The cells of every promise."""
    lines = (ROOT / "docs" / page).read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [row for row in cells if row[0] not in ("promise", "承諾") and not set(row[0]) <= {"-"}]


def test_every_named_test_exists_and_is_collected() -> None:
    named = {test for page in PAGES for row in rows(page) for test in NAMED.findall(row[2])}
    assert len(named) > 40
    files = sorted({test.partition("::")[0] for test in named})
    command = [sys.executable, "-m", "pytest", "--collect-only", *files]
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=600)
    assert found.returncode == 0, found.stdout[-2000:] + found.stderr
    collected = {line.partition("[")[0].strip() for line in found.stdout.splitlines() if "::" in line}
    assert sorted(named - collected) == []


@pytest.mark.parametrize("page", PAGES)
def test_every_promise_has_a_proof_or_is_marked_open(page: str) -> None:
    for promise, _, proof in rows(page):
        assert NAMED.findall(proof) or proof.startswith(OPEN), promise


def test_both_pages_promise_the_same() -> None:
    english, chinese = (rows(page) for page in PAGES)
    assert [NAMED.findall(row[2]) for row in english] == [NAMED.findall(row[2]) for row in chinese]
    assert [row[2].startswith(OPEN) for row in english] == [row[2].startswith(OPEN) for row in chinese]
