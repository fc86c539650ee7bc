"""Every code block of every page runs on its own, in an empty folder.

A block that needs a package which is not installed is skipped with its name. Commands that are not run are in the tables of `blocks.py`,
with the reason; any other block that cannot be run fails.
"""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paiguan
from paiguan.engine.fluent import read as messages
from paiguan.engine.game import interface_of
from paiguan.engine.moves import read_action
from tests.docs.blocks import BLOCKS, NOT_RUN, OPTIONAL, SHOWN_ONLY, Block, commands_of
from tests.docs.house import ADDRESS, at_a_table, make_house
from tests.docs.shell import run
from tests.outside.conftest import briscola, site
from tests.outside.installing import BRISCOLA, install, with_site
from tests.patience import PATIENCE

__all__ = ["briscola", "site"]  # fixtures

SHELL = ("sh", "bash", "console", "shell")
PARSED = ("json", "toml", "yaml", "fluent")
STORY = "docs/adding-a-game.md"  # tells how examples/briscola was made


def written_in(*languages: str) -> pytest.MarkDecorator:
    chosen = [block for block in BLOCKS if block.language in languages]
    if languages == SHELL:  # a translated page has the same commands with other comments: they run once
        chosen = list({(block.page == STORY, *commands_of(block.text)): block for block in reversed(chosen)}.values())[
            ::-1
        ]
    return pytest.mark.parametrize("block", chosen, ids=[block.id for block in chosen])


def test_every_block_says_its_language_and_something_runs_it() -> None:
    known = {"python", *SHELL, *PARSED, *SHOWN_ONLY}
    lost = [f"{block.id} ({block.language or 'no language'})" for block in BLOCKS if block.language not in known]
    assert not lost, "give the block a language that tests/docs/test_blocks.py runs, or `text`"


# ---- Python ----------------------------------------------------------------------------------------------------


@written_in("python")
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if block.page == STORY:  # a process of its own has the game that the page is about
        environment = with_site(install(BRISCOLA, tmp_path / "site"), dict(os.environ))
        subprocess.run([sys.executable, "-c", block.text], check=True, env=environment)
        return
    if "paiguan.cuda" in block.text:
        needs_gpu()
    if ADDRESS in block.text:  # in a process with a time limit: the program might wait for a server for ever
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
    """Skip if there is no GPU."""
    cuda = pytest.importorskip("numba.cuda", reason="numba-cuda is not installed: pip install paiguan[cuda]")
    pytest.importorskip("torch", reason="torch is not installed")
    if not cuda.is_available():
        pytest.skip("needs a GPU")


def test_the_story_of_a_game_shows_the_files_of_that_game() -> None:
    """The two blocks with the rules and the face are the files, line for line."""
    shown = {block.text for block in BLOCKS if block.page == STORY and block.language == "python"}
    for name in ("rules.py", "interface.py"):
        assert (BRISCOLA / "src" / "paiguan_briscola" / name).read_text(encoding="utf-8") in shown, name


# ---- the shell -------------------------------------------------------------------------------------------------


@written_in(*SHELL)
def test_commands_run(
    block: Block,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    monkeypatch.chdir(tmp_path)
    if block.page == STORY:
        request.getfixturevalue("briscola")
    commands = commands_of(block.text)
    assert commands, "an empty block"
    if any(command.startswith("paiguan backup") for command in commands):
        make_house(tmp_path)
    skipped = [reason for command in commands if (reason := run(command, capsys)) is not None]
    if len(skipped) == len(commands):
        pytest.skip("; ".join(dict.fromkeys(skipped)))


# ---- data ------------------------------------------------------------------------------------------------------


@written_in(*PARSED)
def test_data_can_be_read(block: Block) -> None:
    if block.language == "toml":
        tomllib.loads(block.text)
    elif block.language == "fluent":
        assert messages(block.text, block.id)
    elif block.language == "yaml":
        assert pytest.importorskip("yaml", reason="PyYAML is not installed").safe_load(block.text) is not None
    else:
        read = json.loads(block.text)
        if isinstance(read, dict) and "actions" in read:
            check_record(read)


def check_record(record: dict[str, Any]) -> None:
    """A record on a page may leave pieces out (…); the engine must be able to read the rest."""
    game = paiguan.game(record["game"], **record["options"])
    assert len(record["deal"]) == game.seats
    for action in record["actions"]:
        assert read_action(interface_of(game.name), action, game.seats).seat == action["seat"]


# ---- the tables themselves -------------------------------------------------------------------------------------


def test_a_block_that_cannot_be_run_fails(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(AssertionError, match="neither run nor listed"):
        run("rm -rf /nowhere", capsys)
    with pytest.raises(AssertionError, match="the Makefile has no"):
        run("make coffee", capsys)
    with pytest.raises(AssertionError, match="no setting PAIGUAN_COLOUR"):
        run("echo PAIGUAN_COLOUR=red", capsys)
    with pytest.raises(AssertionError, match="no unit chess"):
        run("systemctl restart chess", capsys)
    with pytest.raises(AssertionError, match="has no \\['--colour'\\]"):
        run("python examples/ppo.py --colour red", capsys)
    with pytest.raises(AssertionError, match="no extra"):
        run("pip install 'paiguan[kitchen]'", capsys)
    with pytest.raises(AssertionError, match="there is no game"):
        run("paiguan score chess", capsys)


def test_every_reason_to_skip_is_still_used() -> None:
    typed = [command for block in BLOCKS if block.language in SHELL for command in commands_of(block.text)]
    assert [beginning for beginning in NOT_RUN if not any(one.startswith(beginning) for one in typed)] == []
    assert set(SHOWN_ONLY) <= {block.language for block in BLOCKS}
