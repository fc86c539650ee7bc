"""The container files name files and settings that exist. No container engine is used; `make lint` lints the files."""

import re
from pathlib import Path
from typing import Any

import yaml

from tests.install.houses import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SOURCES = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
# Variables of Python and the shell rather than of the parlour.
OTHERS = {"PATH", "PYTHONUNBUFFERED", "PIP_DISABLE_PIP_VERSION_CHECK", "PIP_NO_CACHE_DIR"}


def copied() -> list[str]:
    """The files and folders that the image copies from the project."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.M)
    return [source for line in lines for source in line.split()[:-1]]


def test_every_file_that_the_image_takes_exists_and_is_not_ignored() -> None:
    allowed = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.M)
    assert copied()
    for source in copied():
        assert (ROOT / source).exists(), source
        assert any(Path(source).is_relative_to(one) for one in allowed), f".dockerignore leaves {source} out"


def test_every_variable_is_one_that_the_server_reads() -> None:
    image = set(re.findall(r"\b([A-Z_]{4,})=", DOCKERFILE)) - OTHERS
    composed = set(COMPOSE["services"]["paiguan"]["environment"])
    assert {"HOST", "PORT", "DATABASE_URL", "PAIGUAN_CACHE"} <= image
    assert {"DATABASE_URL", "WORKERS"} <= composed
    for name in image | composed:
        assert f'"{name}"' in SOURCES, f"nothing reads {name}"


def test_the_image_does_not_run_as_root() -> None:
    assert re.findall(r"^USER (.+)$", DOCKERFILE, re.M) == ["10001"]


def test_no_password_stands_in_the_compose_file() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert (
        text.count("POSTGRES_PASSWORD") == text.count("${POSTGRES_PASSWORD:?") + 2
    )  # the comment and the variable's name
