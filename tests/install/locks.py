"""Compare pyproject.toml with a lock, for every Python and platform that the lock is for.

Which packages a pinned version needs in turn is read from the metadata of the installed one: the environment of the tests is
installed from these locks.
"""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = {
    "linux": {"platform_system": "Linux", "os_name": "posix", "platform_machine": "x86_64"},
    "darwin": {"platform_system": "Darwin", "os_name": "posix", "platform_machine": "arm64"},
    "win32": {"platform_system": "Windows", "os_name": "nt", "platform_machine": "AMD64"},
}


class Asked(NamedTuple):
    """What a lock has to hold: the project's own dependencies, extras, dependency groups."""

    project: bool = True
    extras: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()


# The same as scripts/lock.
LOCKS = {
    "requirements.lock": Asked(extras=("postgres",), groups=("build",)),
    "requirements-dev.lock": Asked(extras=("postgres", "plot"), groups=("dev",)),
    "requirements-web.lock": Asked(project=False, groups=("web",)),
}


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def asked_for(project: dict[str, Any], asked: Asked) -> list[Requirement]:
    """The requirements that pyproject.toml names."""
    table = project["project"]
    lines = list(table["dependencies"]) if asked.project else []
    for extra in asked.extras:
        lines += table["optional-dependencies"][extra]
    for group in asked.groups:
        lines += _group(project, group)
    return [Requirement(line) for line in lines]


def _group(project: dict[str, Any], name: str) -> Iterator[str]:
    for line in project["dependency-groups"][name]:
        if isinstance(line, str):
            yield line
        else:
            yield from _group(project, line["include-group"])


def pins(lock: str) -> list[Requirement]:
    """The lines `name==version ; marker` of a lock."""
    return [Requirement(line) for line in re.findall(r"^([A-Za-z0-9][^\\\n]*==[^\\\n]*?) *\\?$", lock, re.M)]


def environments() -> Iterator[dict[str, str]]:
    for python, (platform, facts) in product(PYTHONS, PLATFORMS.items()):
        yield {
            **facts,
            "sys_platform": platform,
            "python_version": python,
            "python_full_version": f"{python}.0",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
        }


def disagreements(wanted: list[Requirement], lock: str) -> list[str]:
    """A sentence for each package that is missing from the lock, does not fit, or is not needed."""
    pinned, used, found = pins(lock), set[str](), dict[str, None]()
    for environment in environments():
        here = {canonicalize_name(pin.name): pin for pin in pinned if _applies(pin, environment)}
        todo, seen = [(one, "pyproject.toml") for one in wanted if _applies(one, environment)], set[tuple[str, str]]()
        while todo:
            one, by = todo.pop()
            name = canonicalize_name(one.name)
            if name not in here:
                found[f"{by} asks for {one}: it is not pinned"] = None
                continue
            version = Version(next(iter(here[name].specifier)).version)
            if not one.specifier.contains(version, prereleases=True):
                found[f"{by} asks for {one}: {version} is pinned"] = None
            used.add(str(here[name]))
            for extra in ("", *sorted(one.extras)):
                if (name, extra) not in seen:
                    seen.add((name, extra))
                    todo += [(other, one.name) for other in _needs(name, extra, environment)]
    found |= {f"nothing asks for {pin}": None for pin in pinned if str(pin) not in used}
    return list(found)


def _applies(one: Requirement, environment: dict[str, str], extra: str = "") -> bool:
    return one.marker is None or one.marker.evaluate({**environment, "extra": extra})


def _needs(name: str, extra: str, environment: dict[str, str]) -> list[Requirement]:
    """The requirements of an installed package, always or for one of its extras; empty for packages of other platforms."""
    try:
        lines = requires(name) or []
    except PackageNotFoundError:
        return []
    return [one for line in lines if _applies(one := Requirement(line), environment, extra)]
