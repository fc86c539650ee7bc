"""The house rules: which part may import which, and that nothing private stands in a tracked file."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "paiguan"
# What a game may import of the engine: the floor, and the words of the contract.
FLOOR = {"kernel", "bits", "rng", "state", "contract", "options", "moves", "tricks"}

# What is told of a game is told of a hand, and of a settlement.
TOLD = {"telling", "offering", "deal", "game", "settlement", "terms"}


def imports(path: Path) -> set[str]:
    """Every module of ours that a file imports, `from x import y` counted as x.y as well."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("paiguan")}


@pytest.mark.parametrize("path", sorted((SOURCE / "games").rglob("*.py")), ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_game_imports_itself_and_the_floor_only(path: Path) -> None:
    own = f"paiguan.games.{path.parent.name}"
    allowed = {f"paiguan.engine.{name}" for name in FLOOR | (TOLD if path.stem == "telling" else set())}
    for name in imports(path):
        engine = ".".join(name.split(".")[:3])
        assert name.startswith(own) or name == "paiguan.games" or engine in allowed, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", sorted((SOURCE / "engine").glob("*.py")), ids=lambda p: p.stem)
def test_the_engine_imports_no_game(path: Path) -> None:
    assert not [name for name in imports(path) if name.startswith("paiguan.games")]


@pytest.mark.parametrize("part", ["engine", "games", "bots", "arena", "parlour"])
def test_imports_point_one_way(part: str) -> None:
    order = ["engine", "games", "bots", "arena", "parlour", "cli"]
    above = set(order[max(order.index(part), 1) + 1 :]) | ({"arena"} if part == "parlour" else set())
    for path in sorted((SOURCE / part).rglob("*.py")):
        for name in imports(path):
            assert not above & set(name.split(".")[1:2]), f"{path.name} imports {name}"


def tracked() -> list[Path]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.split("\0") if name]


def test_no_tracked_file_names_a_package_index_or_a_private_path() -> None:
    index = re.compile(rb"(index-url|find-links|trusted-host|\"resolved\": *\"http)")
    private = re.compile(rb"(/root/|/home/\w+/|/work/)")
    for path in tracked():
        if path == Path(__file__) or not path.is_file():
            continue
        text = path.read_bytes()
        assert not index.search(text), f"{path.name} names a package index"
        assert not private.search(text), f"{path.name} names a private path"
