"""The machine code of a kernel is kept under a key that follows from all that the kernel calls."""

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.bots.levels import playout_of
from paiguan.engine.cache_key import cache_folder, reached
from paiguan.engine.kernel import constant, kernel

ROOT = Path(__file__).parent.parent

# A kernel in one file calls one in a second, which calls one in a third.
FILES = {
    "top.py": """
from middle import doubled
from paiguan.engine.kernel import kernel

@kernel
def answer(value: int) -> int:
    return doubled(value) + 1

@kernel
def alone(value: int) -> int:
    return value - 1
""",
    "middle.py": """
from bottom import FACTORS, scaled
from paiguan.engine.kernel import kernel

@kernel
def doubled(value: int) -> int:
    return scaled(value) * FACTORS[0]

@kernel
def beside(value: int) -> int:
    return value
""",
    "bottom.py": """
from paiguan.engine.kernel import kernel, constant

SCALE = 10
FACTORS = constant([2])

@kernel
def scaled(value: int) -> int:
    return value * SCALE
""",
}
ASK = """
import top
print(top.answer(1), sum(top.answer.stats.cache_misses.values()), top.alone(1), sum(top.alone.stats.cache_misses.values()))
"""


def ask(folder: Path) -> list[int]:
    """Call both kernels in a process of its own: each answer, and how often it had to be compiled."""
    paths = [str(folder), str(ROOT / "src")]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PAIGUAN_CACHE": str(folder / "cache")}
    command = [sys.executable, "-B", "-c", ASK]  # without .pyc files, whose clock counts in seconds
    done = subprocess.run(command, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [int(word) for word in done.stdout.split()]


def change(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text()
    assert old in text
    (folder / name).write_text(text.replace(old, new))


def test_changing_a_callee_in_another_file_compiles_its_callers_anew_and_no_others(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    assert ask(tmp_path) == [21, 1, 0, 1]
    assert ask(tmp_path) == [21, 0, 0, 0], "the second process finds everything on disk"
    change(tmp_path, "bottom.py", "value * SCALE", "value + SCALE")
    assert ask(tmp_path) == [23, 1, 0, 0], "a kernel two files away"
    change(tmp_path, "bottom.py", "SCALE = 10", "SCALE = 20")
    assert ask(tmp_path) == [43, 1, 0, 0], "a number that it reads"
    change(tmp_path, "bottom.py", "[2]", "[3]")
    assert ask(tmp_path) == [64, 1, 0, 0], "a table in another file"
    change(tmp_path, "middle.py", "    return value\n", "    return -value\n")
    assert ask(tmp_path) == [64, 0, 0, 0], "what nobody calls"


@kernel
def even(value: int) -> bool:
    return value == 0 or odd(value - 1)


@kernel
def odd(value: int) -> bool:
    return value != 0 and even(value - 1)


def test_kernels_that_call_each_other_in_a_circle_have_a_key() -> None:
    plain: Any = even
    assert {function.__name__ for function in reached(plain.py_func)} == {"even", "odd"}


def test_flags_and_tables_are_part_of_the_key() -> None:
    def reader(values: Any) -> Callable[[int], int]:
        held = constant(values)

        def read(place: int) -> int:
            return int(held[place])

        return read

    keys = [cache_folder(reader(values), "") for values in ([1, 2], [1, 2], [1, 3], [[1, 2]])]
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3
    assert cache_folder(reader([1, 2]), "inlined") != keys[0]


ODD: Any = {"a": 1}


def test_a_kernel_that_reads_what_cannot_be_keyed_is_refused_by_name() -> None:
    def reads_a_mapping(value: int) -> Any:
        return ODD[value]

    with pytest.raises(TypeError, match="reads_a_mapping reads ODD, a dict"):
        cache_folder(reads_a_mapping, "")


@pytest.mark.parametrize("name", paiguan.GAMES)
def test_a_template_has_the_kernels_of_its_game_and_of_no_other(name: str) -> None:
    """`bots/playout.py` calls the rules and the policy that are bound to it."""
    game = paiguan.game(name)
    rules: Any = game.rules
    called = reached(playout_of(game).play_out.py_func)
    assert {rules.legal.py_func, rules.play.py_func} <= called.keys()
    modules = {function.__module__ for function in called}
    games = {module.split(".")[2] for module in modules if module.startswith("paiguan.games.")}
    assert games == {name}
    assert any(module.startswith(f"paiguan.bots.policies.{name}.") for module in modules)


def test_numpys_own_functions_count_by_their_version() -> None:
    def rounded(value: float) -> Any:
        return np.floor(value)

    assert cache_folder(rounded, "") == cache_folder(rounded, "")


def test_no_module_imports_for_the_sake_of_the_cache() -> None:
    """Such an import is one that the linter takes for unused, unless it is written as a re-export."""
    for path in sorted((ROOT / "src" / "paiguan").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import | ast.ImportFrom):
                assert not [one.name for one in node.names if one.asname == one.name], path
