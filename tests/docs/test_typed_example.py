"""examples/typed.py passes mypy and pyright in strict mode, as a user's program would; and both know the types of the views."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

EXAMPLE = ROOT / "examples" / "typed.py"
WRONG = "import paiguan\n\npaiguan.game('tianjiu').deal().view(0).claims\n"  # a field of 偎麻雀


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example and a wrong program, beside one another: a checker takes longest over the package, which both import."""
    folder = tmp_path_factory.mktemp("typed")
    shutil.copy(EXAMPLE, folder)
    (folder / "wrong.py").write_text(WRONG)
    return folder


def mypy(folder: Path) -> str:
    """Run mypy --strict without configuration except the path of the package."""
    settings = folder / "mypy.ini"
    settings.write_text(f"[mypy]\nmypy_path = {(ROOT / 'src').as_posix()}\nfollow_imports = silent\n")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(settings), EXAMPLE.name, "wrong.py"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert "checked 2 source files" in done.stdout, done.stdout + done.stderr
    return done.stdout


def pyright(folder: Path) -> str:
    """Run pyright in strict mode, as basedpyright: its wheel contains Node, so it needs no network."""
    program = next(filter(None, map(find, ("pyright", "basedpyright"))), None)
    if program is None:
        pytest.skip("pyright is not installed: pip install basedpyright")
    settings = {"typeCheckingMode": "strict", "extraPaths": [str(ROOT / "src")]}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [program, "--project", str(folder), "--pythonpath", sys.executable, "--stats"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert "Found 2 source files" in done.stdout, done.stdout + done.stderr
    return done.stdout


def find(program: str) -> str | None:
    beside = Path(sys.executable).parent / program
    return str(beside) if beside.is_file() else shutil.which(program)


@pytest.mark.parametrize("checker", [mypy, pyright])
def test_the_typed_example_is_accepted_in_strict_mode_and_a_field_of_another_game_is_not(
    checker: Callable[[Path], str], folder: Path
) -> None:
    complaints = [line for line in checker(folder).splitlines() if "error" in line and ".py:" in line]
    assert complaints
    assert all("wrong.py" in line and "claims" in line for line in complaints), complaints


def test_the_typed_example_runs() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("(")
