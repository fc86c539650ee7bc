"""The records that kernels take have types with the fields of their dtypes, and the type checker holds kernels to them."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
# One kernel that is right, and one for each thing that may be wrong in it; a comment says what the checker answers.
KERNELS = """
from paiguan.engine.kernel import kernel
from paiguan.games.tianjiu.options import Options
from paiguan.games.tianjiu.state import State


@kernel
def right(state: State, options: Options) -> int:
    if options.wenzun == 1:
        return state.hands[state.turn]
    return state.turn


@kernel
def wrong(state: State, options: Options) -> int:
    state.trun = 1  # "State" has no attribute "trun"
    if options.wenzum:  # "Options" has no attribute "wenzum"
        return state.hands  # got "Row", expected "int"
    return state.hands[state.hands]  # No overload variant of "__getitem__"
"""


def test_the_types_are_what_the_script_writes() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "record_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_kernel_that_misuses_a_field_fails_the_type_check(tmp_path: Path) -> None:
    source = tmp_path / "typed.py"
    source.write_text(KERNELS)
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(source)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    found = {int(line): text for line, text in re.findall(r"typed\.py:(\d+): error: (.*)", done.stdout)}
    wanted = {line: text.split("# ")[1] for line, text in enumerate(KERNELS.splitlines(), 1) if "# " in text}
    assert found.keys() == wanted.keys(), done.stdout + done.stderr
    for line, text in wanted.items():
        assert text in found[line]
