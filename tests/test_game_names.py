"""The house knows no game by name: what it must know of a game, the game declares (`engine/packages.py`, `engine/interface.py`)."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from paiguan.engine.packages import GAMES, house_games

ROOT = Path(__file__).parent.parent
NAMES = re.compile("|".join(house_games()), re.IGNORECASE)

# The files of one game, with the id where {} stands; everything else is the house's.
OWN = (
    "src/paiguan/games/{}/", "src/paiguan/bots/policies/{}/", "src/paiguan/bots/nets/{}.net", "src/paiguan/bots/reasons/{}.py", "src/paiguan/terms/{}.json",
    "src/paiguan/terms/{}/", "src/paiguan/envs/{}_v1.py", "bench/games/{}.py", "bench/games/{}_", "web/src/games/{}/",
)  # fmt: skip
# What may name games all the same: it speaks to people, or tries the house with one game or another.
READ = (
    "docs/", "README.md", "README.zh.md", "CHANGELOG.md", "CONTRIBUTING.md", "web/README.md", "training/README.md",
    "zensical.toml", "zensical.zh.toml",  # the order of the pages under docs/
    "pyproject.toml",  # words to search for
    "examples/", "tests/", "web/test/",
    "src/paiguan/__init__.pyi",  # written from the registry, for type checkers alone
)  # fmt: skip


def sources() -> Iterator[Path]:
    """Every file that git has or would add, but what is read and tried."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in sorted(filter(None, names.split("\0"))):
        if not name.startswith(READ) and (ROOT / name).is_file():
            yield ROOT / name


def own(path: Path) -> str:
    """The game that a file belongs to."""
    place = path.relative_to(ROOT).as_posix()
    return next((name for name in house_games() for part in OWN if place.startswith(part.format(name))), "")


def offenders(path: Path) -> Iterator[str]:
    """Where a file names a game that it does not belong to, as file:line; its own path is line 0."""
    place = path.relative_to(ROOT).as_posix()
    text = path.read_bytes().decode(errors="ignore")  # pictures and fonts too: names of files in them count
    for number, line in enumerate([place, *text.splitlines()]):
        for found in NAMES.findall(line):
            if found.lower() != own(path):
                yield f"{place}:{number}: {found}"


def test_no_source_names_a_game_but_its_own_files() -> None:
    found = [line for path in sources() for line in offenders(path)]
    assert found == [], "declare it in the game's package:\n" + "\n".join(found)


def test_the_sources_that_are_read_are_those_of_the_house() -> None:
    places = {path.relative_to(ROOT).as_posix() for path in sources()}
    assert {
        "src/paiguan/__init__.py", "src/paiguan/cli/commands.py", "src/paiguan/terms/house.json", "src/paiguan/terms/house/en.ftl",
        "bench/strength.py", "scripts/site.py", "scripts/npm", "training/ppo.py", "Makefile", "Dockerfile", "deploy/nginx.conf",
        "web/index.html", "web/src/main.ts", "web/src/pages/Home.svelte", "web/src/style/tokens.css", "web/src/i18n/en/home.ftl",
        "web/font/cut.py", "web/vite.config.ts",
    } <= places  # fmt: skip


def test_every_game_of_the_house_has_a_folder_of_the_page() -> None:
    assert {path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts")} == set(house_games())


def test_the_games_of_the_house_stand_in_its_order() -> None:
    assert GAMES[: len(house_games())] == ("tianjiu", "liuhu", "mohuahua", "weimaque", "shisanzhang")


def test_a_game_of_the_house_is_opened_without_a_look_at_other_distributions() -> None:
    program = (
        "import sys, paiguan; from paiguan.engine import packages; paiguan.game(paiguan.GAMES[0]); "
        "assert packages._outside is None; assert 'paiguan.cli' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
