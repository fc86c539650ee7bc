"""The wheel: its contents, when it cannot be built, and that it runs a complete server in an empty environment."""

import subprocess
import sys
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from paiguan.engine.packages import GAMES
from tests.install.conftest import Installed
from tests.install.houses import ROOT, House, clean_environment, copy_project
from tests.install.visitor import PAGE, load_page, play_hand

pytestmark = pytest.mark.xdist_group("wheel")  # one process builds and installs it for all these tests


def test_the_wheel_holds_the_page_the_terms_the_migrations_and_the_mark_of_types(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    source = ROOT / "src"
    ours = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and path.parent.name != "__pycache__"
    }
    assert {
        "paiguan/py.typed",
        "paiguan/terms/house.json",
        "paiguan/terms/house/en.ftl",
        "paiguan/parlour/store/migrations/env.py",
    } <= ours
    page = ROOT / "web" / "dist"
    built = {f"paiguan/parlour/web/{path.relative_to(page).as_posix()}" for path in page.rglob("*") if path.is_file()}
    assert "paiguan/parlour/web/index.html" in built
    about = {name for name in names if name.startswith("paiguan-")}
    assert names - about == ours | built
    assert {"LICENSE", "OFL.txt"} <= {name.rpartition("/")[2] for name in about}


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    archive = ZipFile(wheel)
    name = next(name for name in archive.namelist() if name.endswith("/METADATA"))
    facts = Parser().parsestr(archive.read(name).decode())
    assert facts["Requires-Python"] == ">=3.11"
    assert {"plot", "postgres", "ray", "cuda", "research", "training"} == set(facts.get_all("Provides-Extra", []))
    versions = [one.rpartition(" ")[2] for one in facts.get_all("Classifier", []) if "Python :: 3." in one]
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    assert len(facts.get_all("Project-URL", [])) >= 2
    assert facts["Description-Content-Type"] == "text/markdown"


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_nothing_is_built_and_one_sentence_says_why(tmp_path: Path, target: str) -> None:
    copy = copy_project(tmp_path / "copy")
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(tmp_path / "out")]
    done = subprocess.run(command, cwd=copy, env=clean_environment(tmp_path), capture_output=True, text=True)
    assert done.returncode != 0
    assert done.stderr.count("\n") == 1
    assert "run `make web` before building" in done.stderr
    assert not list(tmp_path.glob("out/*"))


def test_the_wheel_runs_a_parlour_in_an_empty_environment(installed: Installed, tmp_path: Path) -> None:
    """The dependencies come from the metadata of the wheel."""
    binaries, home, environment, _ = installed
    with House([binaries / "paiguan", "serve"], home, environment, tmp_path / "log") as house:
        house.wait()
        files = load_page(house.url)
        assert {Path(file).suffix for file in files} >= PAGE
        assert all(files.values())
        for game in GAMES:
            assert sum(play_hand(house.url, game).payments) == 0
    log = house.log.read_text(encoding="utf-8")
    assert "Traceback" not in log, log
    assert (home / "paiguan.db").is_file()
