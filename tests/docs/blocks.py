"""The code blocks of the pages, and which of them are not run or shortened."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

# Languages of blocks without anything to run, and why.
SHOWN_ONLY = {"text": "a drawing of folders: test_pages.py looks for each"}

# Commands that are not run, by their beginning, and why. All other commands on the pages are run.
NOT_RUN = {
    "paiguan serve --database postgresql": "needs PostgreSQL; tests/parlour/test_postgres.py has one",
    "python examples/ppo.py": "learns for minutes; tests/envs/test_examples.py runs its parts",
    "python examples/mccfr.py": "solves for half a minute; tests/envs/test_examples.py runs it with one seed",
    "python3 -m venv": "tests/install makes environments of its own",
    "createuser ": "needs PostgreSQL; tests/parlour/test_postgres.py has one",
    "useradd ": "changes the system",
    "systemctl ": "changes the system",
    "journalctl ": "reads the system's journal",
}

INSTALLED = "/opt/paiguan/bin/"  # where the pages install the program on a server

# Shorter forms of commands that would take minutes.
SHORTER = {"--deals 100 ": "--deals 2 ", "--deals 1000 ": "--deals 50 "}

# Optional packages: a block that needs one is skipped if it is not installed.
OPTIONAL = {
    "gymnasium",
    "matplotlib",
    "numba_cuda",
    "pettingzoo",
    "PIL",
    "pyspiel",
    "ray",
    "torch",
    "websockets",
    "yaml",
}


class Block(NamedTuple):
    page: str
    line: int
    language: str
    text: str

    @property
    def id(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, including indented ones in lists."""
    name, text = page.relative_to(ROOT).as_posix(), page.read_text(encoding="utf-8")
    for found in re.finditer(r"^( *)```([^\n`]*)\n(.*?)^\1```$", text, re.M | re.S):
        margin = len(found[1])
        lines = [line[margin:] if line[:margin].isspace() else line for line in found[3].splitlines()]
        words = found[2].split()
        yield Block(name, text[: found.start()].count("\n") + 1, words[0] if words else "", "\n".join(lines) + "\n")


BLOCKS = [block for page in PAGES for block in blocks_of(page)]


def commands_of(text: str) -> list[str]:
    """The commands of a shell block, without comments; if it has prompts, only the lines after them."""
    lines = text.replace("\\\n", " ").splitlines()
    if any(line.startswith("$ ") for line in lines):
        lines = [line[2:] for line in lines if line.startswith("$ ")]
    commands = [re.sub(r"(^|\s)#.*", "", line).strip() for line in lines]
    return [command.removeprefix(INSTALLED) for command in commands if command]
