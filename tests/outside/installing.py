"""Distributions for tests: a folder for `sys.path` that holds a package and its metadata, as an installer would have left them."""

import os
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from tests.parlour.servers import Server

ROOT = Path(__file__).resolve().parents[2]
BRISCOLA = ROOT / "examples" / "briscola"


def install(project: Path, site: Path) -> Path:
    """Install a project with the layout of examples/briscola into a folder; returns the folder."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for package in (project / "src").iterdir():
        if package.is_dir() and package.name != "__pycache__":
            shutil.copytree(package, site / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    write_metadata(site, told["name"], told["version"], told["entry-points"]["paiguan.games"])
    return site


def write_metadata(site: Path, name: str, version: str, games: dict[str, str]) -> None:
    info = site / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    points = "".join(f"{game} = {package}\n" for game, package in games.items())
    (info / "entry_points.txt").write_text(f"[paiguan.games]\n{points}", encoding="utf-8")


class HouseWithGames(Server):
    """A server whose process has a folder of distributions on its path."""

    def __init__(self, site: Path, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.site = site

    def _launch(self, command: list[str], environment: dict[str, str], log: Any) -> "subprocess.Popen[bytes]":
        return super()._launch(command, with_site(self.site, environment), log)


def with_site(site: Path, environment: dict[str, str]) -> dict[str, str]:
    """The environment of a process that has a folder of distributions on its path."""
    return {**environment, "PYTHONPATH": os.pathsep.join(filter(None, [str(site), environment.get("PYTHONPATH", "")]))}
