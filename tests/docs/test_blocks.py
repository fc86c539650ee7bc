"""Every code block of every page runs, each alone: in an empty folder, with nothing that another block has made.

A block that needs a package which is not installed is skipped and says which. What is not run stands in the tables of `blocks.py`, with the
reason; any other block that cannot be run fails.
"""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paiguan
from paiguan.cli import main
from paiguan.cli.commands import build_parser
from paiguan.engine.game import face_of
from paiguan.engine.moves import read_action
from tests.docs.blocks import BLOCKS, NOT_RUN, OPTIONAL, ROOT, SHORTER, SHOWN_ONLY, Block, commands_of
from tests.docs.house import ADDRESS, PATIENCE, at_a_table, make_house

SHELL = ("sh", "bash", "console", "shell")
PARSED = ("json", "toml", "yaml")


def written_in(*languages: str) -> pytest.MarkDecorator:
    chosen = [block for block in BLOCKS if block.language in languages]
    return pytest.mark.parametrize("block", chosen, ids=[block.id for block in chosen])


def test_every_block_says_its_language_and_something_runs_it() -> None:
    known = {"python", *SHELL, *PARSED, *SHOWN_ONLY}
    lost = [f"{block.id} ({block.language or 'no language'})" for block in BLOCKS if block.language not in known]
    assert not lost, "give the block a language that tests/docs/test_blocks.py runs, or `text`"


# ---- Python ----------------------------------------------------------------------------------------------------


@written_in("python")
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "paiguan.cuda" in block.text:
        needs_gpu()
    if ADDRESS in block.text:  # a program that waits for a house that never answers must not wait for ever
        with at_a_table(block.text, tmp_path) as text:
            subprocess.run([sys.executable, "-c", text], check=True, timeout=PATIENCE)
        return
    try:
        exec(compile(block.text, block.id, "exec"), {"__name__": "__main__"})
    except ImportError as error:
        missing = {cause.name for cause in causes(error) if isinstance(cause, ImportError) and cause.name}
        if not missing & OPTIONAL:
            raise
        pytest.skip(f"{', '.join(sorted(missing & OPTIONAL))} is not installed")


def causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def needs_gpu() -> None:
    """Skip where no GPU is."""
    cuda = pytest.importorskip("numba.cuda", reason="numba-cuda is not installed: pip install paiguan[cuda]")
    pytest.importorskip("torch", reason="torch is not installed")
    if not cuda.is_available():
        pytest.skip("needs a GPU")


# ---- the shell -------------------------------------------------------------------------------------------------


@written_in(*SHELL)
def test_commands_run(
    block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = commands_of(block.text)
    assert commands, "an empty block"
    if any(command.startswith("paiguan backup") for command in commands):
        make_house(tmp_path)
    skipped = [reason for command in commands if (reason := run(command, capsys)) is not None]
    if len(skipped) == len(commands):
        pytest.skip("; ".join(dict.fromkeys(skipped)))


def run(command: str, capsys: pytest.CaptureFixture[str]) -> str | None:
    """Run a command, or say why not; fails for what is in no table."""
    program, *arguments = shlex.split(command)
    for beginning, reason in NOT_RUN.items():
        if command.startswith(beginning):
            check_unrun(program, arguments)
            return reason
    if program == "make":
        return check_make(arguments)
    if program == "pip":
        return check_pip(arguments)
    if program == "cp":
        assert (ROOT / arguments[0]).is_file(), f"the repository has no {arguments[0]}"
        return "copies to a folder of the system"
    assert program == "paiguan", f"“{command}” is run by nothing and stands in no table of tests/docs/blocks.py"
    for long, short in SHORTER.items():
        command = f"{command} ".replace(f" {long}", f" {short}").strip()
    status = main(shlex.split(command)[1:])
    said = capsys.readouterr().err
    if status and (extra := re.search(r"pip install '?paiguan\[(\w+)\]", said)):
        return f"needs paiguan[{extra[1]}]"
    assert status == 0, f"“{command}”: {said}"
    return None


def check_unrun(program: str, arguments: list[str]) -> None:
    """What is not run is looked at as far as it goes: our commands must take the arguments, and programs be there."""
    if program == "paiguan":
        build_parser().parse_args(arguments)
    elif program == "python" and arguments[0].endswith(".py"):
        assert (ROOT / arguments[0]).is_file(), f"the repository has no {arguments[0]}"


def check_make(arguments: list[str]) -> str:
    """`make` would run everything: its targets must be there."""
    targets = set(re.findall(r"^([\w./-]+):", (ROOT / "Makefile").read_text(), re.M))
    wanted = [argument for argument in arguments if "=" not in argument]
    assert set(wanted) <= targets, f"the Makefile has no {set(wanted) - targets}"
    return "make's targets are looked up, not run"


def check_pip(arguments: list[str]) -> str:
    """What is installed is our package with extras that it has."""
    assert arguments[0] == "install", arguments
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for wanted in arguments[1:]:
        if wanted == "--upgrade":
            continue
        named = re.fullmatch(r"paiguan(?:\[([\w,-]+)\])?|\.|\S+\.whl", wanted)
        assert named, f"{wanted} is not ours"
        unknown = set(filter(None, (named[1] or "").split(","))) - set(extras)
        assert not unknown, f"pyproject.toml has no extra {unknown}"
    return "pip would need the network; the extras are there"


# ---- data ------------------------------------------------------------------------------------------------------


@written_in(*PARSED)
def test_data_can_be_read(block: Block) -> None:
    if block.language == "toml":
        tomllib.loads(block.text)
    elif block.language == "yaml":
        assert pytest.importorskip("yaml", reason="PyYAML is not installed").safe_load(block.text) is not None
    else:
        read = json.loads(block.text)
        if isinstance(read, dict) and "actions" in read:
            check_record(read)


def check_record(record: dict[str, Any]) -> None:
    """A record of a page may leave pieces out (…); the rest must be as the engine reads it."""
    game = paiguan.game(record["game"], **record["options"])
    assert len(record["deal"]) == game.seats
    for action in record["actions"]:
        assert read_action(face_of(game.name), action, game.seats).seat == action["seat"]


# ---- the tables themselves -------------------------------------------------------------------------------------


def test_a_block_that_cannot_be_run_fails(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(AssertionError, match="stands in no table"):
        run("rm -rf /nowhere", capsys)
    with pytest.raises(AssertionError, match="the Makefile has no"):
        run("make coffee", capsys)
    with pytest.raises(AssertionError, match="no extra"):
        run("pip install 'paiguan[kitchen]'", capsys)
    with pytest.raises(AssertionError, match="there is no game"):
        run("paiguan score chess", capsys)
