"""Fixtures: the source distribution of the working tree, the wheel built from it, and an environment with the wheel."""

import sys
import tarfile
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

import pytest

from tests.install.houses import PYTHON, ROOT, clean_environment, copy_project, run
from tests.install.locks import pins


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, built from a copy of the project with the page that `make web` has built."""
    folder = tmp_path_factory.mktemp("sdist")
    copy = copy_project(folder / "copy")
    copytree(ROOT / "web" / "dist", copy / "web" / "dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    run(command, copy, clean_environment(folder))
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source distribution alone: no git, no Node."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    source = folder / sdist.name.removesuffix(".tar.gz")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        str(source),
    ]
    run(pip, folder, clean_environment(folder))
    return next(folder.glob("*.whl"))


class Installed(NamedTuple):
    """An environment with the wheel, a folder to work in, and the variables of its user."""

    binaries: Path
    home: Path
    environment: dict[str, str]
    versions: Path  # for pip: the versions of the lock


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An empty environment into which pip has installed the wheel; the lock only chooses the versions."""
    folder = tmp_path_factory.mktemp("installed")
    environment, home, versions = clean_environment(folder), folder / "home", folder / "versions.txt"
    home.mkdir()
    versions.write_text("\n".join(map(str, pins((ROOT / "requirements.lock").read_text(encoding="utf-8")))))
    run([PYTHON, "-m", "venv", folder / "venv"], home, environment)
    binaries = folder / "venv" / "bin"
    run([binaries / "pip", "install", "-q", "--no-compile", "-c", versions, wheel], home, environment)
    return Installed(binaries, home, environment, versions)
