"""The command as a process of its own, for what is about processes: signals, pipes, closed descriptors, imports."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]

# `HOOK` stands for code that runs before the command, `AFTER` for code after it.
PROGRAM = """
import sys
HOOK
from paiguan.cli import main
if __name__ == "__main__":
    code = main(sys.argv[1:])
    AFTER
    sys.exit(code)
"""


def paiguan(*arguments: str, hook: str = "", after: str = "", **settings: Any) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end; `hook` is Python that runs before it, `after` when it is done."""
    command = [sys.executable, "-c", PROGRAM.replace("HOOK", hook).replace("AFTER", after or "pass"), *arguments]
    streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "errors": "replace"} | settings
    if os.name != "nt":
        streams.setdefault("preexec_fn", heed_interrupts)
    return subprocess.run(command, text=True, timeout=PATIENCE, env=environment(streams.pop("env", {})), **streams)


def heed_interrupts() -> None:
    """Let Ctrl-C count in a process, also where the tests themselves run in the background of a shell, which ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def in_shell(line: str, **settings: Any) -> "subprocess.CompletedProcess[str]":
    """Run a line of bash in which `paiguan` is the command."""
    script = f'paiguan() {{ "{sys.executable}" -m paiguan.cli "$@"; }}\n{line}'
    return subprocess.run(
        ["bash", "-c", script], text=True, capture_output=True, timeout=PATIENCE, env=environment({}), **settings
    )


def environment(given: Mapping[str, str]) -> dict[str, str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, **given}


# An import hook that does something when a module is first imported.
ON_IMPORT = """
import os, signal
class Trap:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == {module!r}:
            {action}
sys.meta_path.insert(0, Trap)
"""
INTERRUPT = "os.kill(os.getpid(), signal.SIGINT)"


def on_import(module: str, action: str) -> str:
    return ON_IMPORT.format(module=module, action=action)


def without(*modules: str) -> str:
    """A hook under which these modules are not installed."""
    return f"""
class Missing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing)
"""


def interrupt_everybody(name: str) -> None:
    """Work for a process beside a command: Ctrl-C in the terminal, and then much left to do."""
    os.killpg(os.getpgrp(), signal.SIGINT)
    time.sleep(60)


def kill_parent(name: str) -> None:
    """Work for a process beside a command: the command is killed, and then much is left to do. A file is left with this process's id."""
    Path(os.environ["PIDS"], str(os.getpid())).touch()
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(60)


if multiprocessing.parent_process() is not None and os.environ.get("INTERRUPT_AT_START"):
    os.killpg(os.getpgrp(), signal.SIGINT)  # while this process is still importing
