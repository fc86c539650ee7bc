"""The wheel: what it holds, when it cannot be built, and that it is a whole parlour in an environment of its own."""

import subprocess
import sys
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.install.houses import PYTHON, ROOT, House, clean_environment, copy_project, run
from tests.install.locks import pins
from tests.install.visitor import load_page, play_hand


def test_the_wheel_holds_the_page_the_terms_the_migrations_and_the_mark_of_types(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    source = ROOT / "src"
    ours = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and path.suffix in (".py", ".json", ".typed", ".mako", ".ini")
    }
    assert {"paiguan/py.typed", "paiguan/terms/house.json", "paiguan/parlour/store/migrations/env.py"} <= ours
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
    assert {"plot", "postgres", "ray", "cuda", "research"} == set(facts.get_all("Provides-Extra", []))
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


def test_the_wheel_is_a_parlour_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    """Its dependencies come from its own metadata; the lock only decides the versions."""
    environment, home = clean_environment(tmp_path), tmp_path / "home"
    home.mkdir()
    versions = tmp_path / "versions.txt"
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    versions.write_text("\n".join(map(str, pins(lock))))
    run([PYTHON, "-m", "venv", tmp_path / "venv"], home, environment)
    binaries = tmp_path / "venv" / "bin"
    run([binaries / "pip", "install", "-q", "--no-compile", "-c", versions, wheel], home, environment)
    with House([binaries / "paiguan", "serve"], home, environment, tmp_path / "log") as house:
        house.wait()
        files = load_page(house.url)
        assert len(files) > 10
        assert all(files.values())
        for game in ("tianjiu", "mohuahua"):
            assert sum(play_hand(house.url, game).payments) == 0
    log = house.log.read_text(encoding="utf-8")
    assert "Traceback" not in log, log
    assert (home / "paiguan.db").is_file()
