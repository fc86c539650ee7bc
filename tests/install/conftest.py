"""The source distribution of the working tree, and the wheel that is built from it, each once a process."""

import sys
import tarfile
from pathlib import Path
from shutil import copytree

import pytest

from tests.install.houses import ROOT, clean_environment, copy_project, run


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive, built from a copy of the project with the page that `make web` has built."""
    folder = tmp_path_factory.mktemp("sdist")
    copy = copy_project(folder / "copy")
    copytree(ROOT / "web" / "dist", copy / "web" / "dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    run(command, copy, clean_environment(folder))
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from nothing but the source distribution: no git, no Node."""
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
