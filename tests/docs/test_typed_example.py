"""examples/typed.py passes mypy and pyright in strict mode, as a user's own program would; and they do know the views."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

EXAMPLE = ROOT / "examples" / "typed.py"
WRONG = "import paiguan\n\npaiguan.game('tianjiu').deal().view(0).claims\n"  # a field of 偎麻雀


def mypy(file: Path, folder: Path) -> str:
    """mypy --strict with no configuration but where the package is."""
    empty = folder / "mypy.ini"
    empty.write_text(f"[mypy]\nmypy_path = {(ROOT / 'src').as_posix()}\nfollow_imports = silent\n")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file",
        str(empty),
        "--cache-dir",
        str(folder / "cache"),
    ]
    done = subprocess.run([*command, str(file)], capture_output=True, text=True, check=False, cwd=folder)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def pyright(file: Path, folder: Path) -> str:
    """pyright in strict mode; basedpyright is the same with Node in its wheel, so that it needs no network."""
    program = next(filter(None, map(find, ("pyright", "basedpyright"))), None)
    if program is None:
        pytest.skip("pyright is not installed: pip install basedpyright")
    checked = folder / "checked"
    checked.mkdir()
    shutil.copy(file, checked)
    settings = {"typeCheckingMode": "strict", "extraPaths": [str(ROOT / "src")]}
    (checked / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [program, "--project", str(checked), "--pythonpath", sys.executable, "--stats"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=checked)
    assert "Found 1 source file" in done.stdout, done.stdout + done.stderr
    return "" if done.returncode == 0 else done.stdout + done.stderr


def find(program: str) -> str | None:
    beside = Path(sys.executable).parent / program
    return str(beside) if beside.is_file() else shutil.which(program)


@pytest.mark.parametrize("checker", [mypy, pyright])
def test_the_typed_example_is_accepted_in_strict_mode(checker: object, tmp_path: Path) -> None:
    assert callable(checker)
    assert checker(EXAMPLE, tmp_path) == ""


@pytest.mark.parametrize("checker", [mypy, pyright])
def test_a_field_of_another_game_is_an_error(checker: object, tmp_path: Path) -> None:
    assert callable(checker)
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG)
    assert "claims" in checker(wrong, tmp_path)


def test_the_typed_example_runs() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("(")
