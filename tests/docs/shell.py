"""Run the commands of the shell blocks; check those that cannot be run here as far as possible."""

import os
import re
import shlex
import socket
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from paiguan.cli import main
from paiguan.cli.commands import build_parser
from paiguan.parlour.settings import Settings, from_environment
from tests.docs.blocks import NOT_RUN, ROOT, SHORTER
from tests.parlour.nursery import forked
from tests.patience import PATIENCE, tries

SERVED: set[str] = set()  # commands that have started a server; the pages repeat them


def run(command: str, capsys: pytest.CaptureFixture[str]) -> str | None:
    """Run a command, or return why it is not run. Fails for a command that is in no table."""
    program, *arguments = shlex.split(command)
    for beginning, reason in NOT_RUN.items():
        if command.startswith(beginning):
            check_unrun(program, arguments)
            return reason
    if "=" in program:  # VARIABLE=value before the program
        run_with(program, arguments)
        return None
    if program in CHECKED:
        return CHECKED[program](arguments)
    assert program == "paiguan", f"“{command}” is neither run nor listed in tests/docs/blocks.py"
    if arguments[0] == "serve":
        serve_a_moment(arguments)
        return None
    for long, short in SHORTER.items():
        command = f"{command} ".replace(f" {long}", f" {short}").strip()
    status = main(shlex.split(command)[1:])
    said = capsys.readouterr().err
    if status and (extra := re.search(r"pip install '?paiguan\[(\w+)\]", said)):
        return f"needs paiguan[{extra[1]}]"
    assert status == 0, f"“{command}”: {said}"
    return None


def serve_a_moment(arguments: list[str]) -> None:
    """Start the server in the current folder on a free port, and stop it when it answers."""
    command = shlex.join(arguments)
    build_parser().parse_args(arguments)
    if command not in SERVED:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PAIGUAN_")}
        log = Path("serve.log").absolute()
        log.touch()
        server = forked(arguments, {**environment, "PORT": str(port)}, log)
        for _ in tries():
            try:
                with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE):
                    break
            except (URLError, OSError):
                assert server.poll() is None, f"the server did not start:\n{log.read_text(encoding='utf-8')}"
        server.terminate()
        assert server.wait() == 0
        assert "Traceback" not in log.read_text(encoding="utf-8")
        SERVED.add(command)


def run_with(variable: str, arguments: list[str]) -> None:
    """Run a program with a variable before it; only pytest is supported."""
    name, _, value = variable.partition("=")
    assert arguments[:1] == ["pytest"], f"{arguments[:1]} with {name} is run by nothing"
    collect(arguments[1:], {name: value})


def collect(arguments: list[str], variables: dict[str, str] | None = None) -> None:
    """Check that the tests on a page exist; `make test` runs them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:xdist", *arguments]
    environment = os.environ | (variables or {})
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert found.returncode == 0, found.stdout[-2000:] + found.stderr


def run_python(arguments: list[str]) -> None:
    """Run one of our scripts from the root of the repository."""
    command = [sys.executable, *arguments]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr


def dry_make(arguments: list[str]) -> str:
    """Let make print what it would do; this fails for a target that does not exist."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--no-print-directory", "-n", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, f"the Makefile has no such target: {done.stderr}"
    return "make only prints what it would do: these commands take minutes"


def check_pip(arguments: list[str]) -> str:
    """Check that pip installs our package, with extras that exist."""
    assert arguments[0] == "install", arguments
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for wanted in arguments[1:]:
        if wanted == "--upgrade" or (ROOT / wanted / "pyproject.toml").is_file():
            continue
        named = re.fullmatch(r"paiguan(?:\[([\w,-]+)\])?|\.|\S+\.whl", wanted)
        assert named, f"{wanted} is not ours"
        unknown = set(filter(None, (named[1] or "").split(","))) - set(extras)
        assert not unknown, f"pyproject.toml has no extra {unknown}"
    return "pip would install a published release; tests/install installs the wheel"


def check_copy(arguments: list[str]) -> str:
    assert (ROOT / arguments[0]).is_file(), f"the repository has no {arguments[0]}"
    return "copies to a folder of the system"


def check_setting(arguments: list[str]) -> str:
    """Check that the server accepts a line for the environment file of a service."""
    name, _, value = arguments[0].partition("=")
    assert name in {row.variable for row in Settings.rows}, f"the server has no setting {name}"
    from_environment({name: value})
    return "writes a setting to /etc; the server takes it"


def check_unrun(program: str, arguments: list[str]) -> None:
    """Check a command that is not run: our commands accept the arguments; files, units and flags exist."""
    if program == "paiguan":
        build_parser().parse_args(arguments)
    elif program == "python":
        source = ROOT / arguments[0]
        assert source.is_file(), f"the repository has no {arguments[0]}"
        flags = [argument for argument in arguments if argument.startswith("--")]
        lost = [flag for flag in flags if f'"{flag}"' not in source.read_text(encoding="utf-8")]
        assert not lost, f"{arguments[0]} has no {lost}"
    elif program in ("systemctl", "journalctl") and arguments != ["daemon-reload"]:
        assert (ROOT / "deploy" / f"{arguments[-1]}.service").is_file(), f"deploy/ has no unit {arguments[-1]}"
    elif program == "useradd":
        assert f"\nUser={arguments[-1]}\n" in (ROOT / "deploy" / "paiguan.service").read_text(encoding="utf-8")


CHECKED: dict[str, Callable[[list[str]], str | None]] = {
    "make": dry_make,
    "pip": check_pip,
    "cp": check_copy,
    "echo": check_setting,
    "pytest": collect,
    "python": run_python,
}
