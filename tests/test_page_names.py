"""The page knows no game by name: what a game shows is declared in its own folder, web/src/games/NAME."""

import re
from collections.abc import Iterator
from pathlib import Path

from paiguan.engine.game import GAMES

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
FOLDERS = WEB / "src" / "games"
SOURCES = ("src/**/*", "public/**/*", "font/*.py", "*.html", "*.ts", "*.js")
TEXT = {".ts", ".js", ".svelte", ".css", ".html", ".ftl", ".json", ".webmanifest", ".py"}
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)


def sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from (path for path in sorted(WEB.glob(pattern)) if path.suffix in TEXT and path.is_file())


def offenders(path: Path) -> Iterator[str]:
    """Where a file names a game, as file:line; the file's own path counts as line 0."""
    own = path.relative_to(FOLDERS).parts[0] if path.is_relative_to(FOLDERS) else ""
    place = path.relative_to(WEB).as_posix()
    lines = [place.removeprefix(f"src/games/{own}/" if own else ""), *path.read_text("utf-8").splitlines()]
    for number, line in enumerate(lines):
        for found in NAMES.findall(line):
            if found.lower() != own:
                yield f"web/{place}:{number}: {found}"


def test_no_source_of_the_page_names_a_game_but_its_own_folder() -> None:
    found = [line for path in sources() for line in offenders(path)]
    assert found == [], "declare it in web/src/games/NAME/index.ts:\n" + "\n".join(found)


def test_every_game_of_the_house_has_a_folder_of_the_page() -> None:
    assert {path.parent.name for path in FOLDERS.glob("*/index.ts")} == set(GAMES)


def test_the_sources_that_are_read_are_those_of_the_page() -> None:
    places = {path.relative_to(WEB).as_posix() for path in sources()}
    assert {"index.html", "src/main.ts", "src/wire.ts", "src/pages/Home.svelte", "src/style/tokens.css"} <= places
