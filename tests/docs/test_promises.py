"""Every promise names the tests that prove it, and these tests exist."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("promises.md", "promises.zh.md")
NAMED = re.compile(r"`(tests/[\w/]+\.py::(?:Test\w+::)?test_\w+)`")
OPEN = ("**open**", "**待證**")  # promises without a proof yet


def rows(page: str) -> list[list[str]]:
    """The table cells of every promise."""
    lines = (ROOT / "docs" / page).read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [row for row in cells if row[0] not in ("promise", "承諾") and not set(row[0]) <= {"-"}]


def exists(test: str) -> bool:
    """Whether pytest would find a test. Only classes are imported, for the tests that they inherit: to collect everything takes long."""
    file, *owner, name = test.split("::")
    if owner:
        return hasattr(getattr(import_module(file.removesuffix(".py").replace("/", "."), None), owner[0], None), name)
    body = ast.parse((ROOT / file).read_text("utf-8")).body
    return any(isinstance(node, ast.FunctionDef) and node.name == name for node in body)


def test_every_named_test_exists_and_is_collected() -> None:
    named = {test for page in PAGES for row in rows(page) for test in NAMED.findall(row[2])}
    assert len(named) > 40
    assert all(Path(test.partition("::")[0]).name.startswith("test_") for test in named)
    assert [test for test in sorted(named) if not exists(test)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_promise_has_a_proof_or_is_marked_open(page: str) -> None:
    for promise, _, proof in rows(page):
        assert NAMED.findall(proof) or proof.startswith(OPEN), promise


def test_both_pages_promise_the_same() -> None:
    english, chinese = (rows(page) for page in PAGES)
    assert [NAMED.findall(row[2]) for row in english] == [NAMED.findall(row[2]) for row in chinese]
    assert [row[2].startswith(OPEN) for row in english] == [row[2].startswith(OPEN) for row in chinese]
