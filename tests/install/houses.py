"""Copies of the project and their servers, isolated from the environment of the tests."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import copy2
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

from tests.install.visitor import SECONDS
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
# The Python that created the environment of the tests.
PYTHON = getattr(sys, "_base_executable", sys.executable)
# Variables that would pass packages, settings or make jobs of this process on to another.
OURS = ("PYTHON", "VIRTUAL_ENV", "PAIGUAN_", "MAKE", "MFLAGS", "NUMBA_", "HOST", "PORT", "DATABASE_URL", "WORKERS")


def clean_environment(folder: Path) -> dict[str, str]:
    """The variables of a new user: an empty cache of compiled rules and no settings. Package caches are kept."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return {
        **kept,
        "PYTHON": PYTHON,
        "PAIGUAN_CACHE": str(folder / "cache"),
        "PAIGUAN_PACE": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def copy_project(to: Path) -> Path:
    """Copy what a clone would hold, including uncommitted changes."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():  # not deleted
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            copy2(ROOT / name, to / name)
    return to


def run(command: Sequence[str | Path], folder: Path, environment: dict[str, str]) -> str:
    """Run a command to its end and return its output. If it fails, raise AssertionError with the output."""
    done = subprocess.run(command, cwd=folder, env=environment, text=True, capture_output=True)
    assert done.returncode == 0, f"{command[0]} failed:\n{done.stdout}{done.stderr}"
    return done.stdout


class House:
    """A server started by a command, on a free port, with its own database. Use as a context manager."""

    def __init__(self, command: Sequence[str | Path], folder: Path, environment: dict[str, str], log: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        with log.open("wb") as out:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                env={**environment, "PORT": str(self.port)},
                stdout=out,
                stderr=out,
                start_new_session=True,  # make, its shell and the server are stopped together
            )

    def wait(self, seconds: float = SECONDS, look: Callable[[], None] = lambda: None) -> None:
        """Wait until the server answers, calling `look` meanwhile. If it ends before that, raise AssertionError with its log."""
        limit = time.monotonic() + seconds
        while self._process.poll() is None and time.monotonic() < limit:
            look()
            try:
                with urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text(encoding='utf-8')}")

    def __enter__(self) -> "House":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            os.killpg(self._process.pid, signal.SIGINT)
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        except ProcessLookupError:
            self._process.wait()
