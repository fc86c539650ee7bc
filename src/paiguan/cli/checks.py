"""The checks of `paiguan doctor`, one function each. A check imports what it examines itself, since that may be missing."""

import os
import platform
import sys
from importlib import import_module
from typing import NamedTuple

from paiguan.cli.extras import EXTRAS, SERVER, installed, missing
from paiguan.cli.terminal import shows_everything
from paiguan.cli.versions import version_line, version_of

OK, OPTIONAL, WARNING, BAD = "ok", "optional", "warning", "bad"


class Finding(NamedTuple):
    """The result of one check."""

    name: str
    status: str
    found: str
    advice: str = ""  # what to do about it, if anything


def python() -> list[Finding]:
    return [Finding("versions", OK, f"{version_line()} on {platform.system()} {platform.machine()}")]


def cores() -> list[Finding]:
    from paiguan.engine.cores import usable_cores

    return [Finding("cores", OK, f"{usable_cores()} usable of {os.cpu_count()}")]


def terminal() -> list[Finding]:
    encoding = getattr(sys.stdout, "encoding", None) or "unknown"
    if shows_everything():
        return [Finding("terminal", OK, f"shows Chinese ({encoding})")]
    return [Finding("terminal", WARNING, f"cannot show Chinese ({encoding})", "set PYTHONUTF8=1 or LANG=C.UTF-8")]


def compiler() -> list[Finding]:
    """Import what every command needs, because incompatible versions show only then."""
    found = []
    for module in ("numpy", "numba", "msgspec", "rich"):
        try:
            import_module(module)
            found.append(Finding(module, OK, version_of(module) or "version unknown"))
        except Exception as error:
            advice = "pip install --force-reinstall paiguan"
            found.append(Finding(module, BAD, f"cannot be loaded: {error}", advice))
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        found.append(
            Finding("compiler", WARNING, "switched off: rules run interpreted, slowly", "unset NUMBA_DISABLE_JIT")
        )
    return found


def server() -> list[Finding]:
    if lacking := missing(SERVER):
        return [Finding("server", BAD, f"{', '.join(lacking)} missing; `paiguan serve` cannot start", SERVER.install)]
    versions = ", ".join(f"{module} {version_of(module)}" for module in ("litestar", "uvicorn", "sqlalchemy"))
    return [Finding("server", OK, versions)]


def page() -> list[Finding]:
    if missing(SERVER):
        return []
    from paiguan.parlour.pages import BUILT

    if (BUILT / "index.html").is_file():
        return [Finding("page", OK, str(BUILT))]
    return [Finding("page", BAD, f"not built: {BUILT / 'index.html'} is missing", "in the source: make web")]


def database() -> list[Finding]:
    from paiguan.cli.databases import examined

    status, found, advice = examined(os.environ.get("DATABASE_URL") or "sqlite:///paiguan.db")
    return [Finding("database", status, found, advice)]


def cache() -> list[Finding]:
    from paiguan.engine.cache_key import cache_root

    root = cache_root()
    existing = next(folder for folder in (root, *root.absolute().parents) if folder.exists())
    if not existing.is_dir() or not os.access(existing, os.W_OK):
        advice = "set PAIGUAN_CACHE to a folder that can be written to"
        return [Finding("cache", WARNING, f"{root} cannot be written to: every start compiles anew", advice)]
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file())
    return [Finding("cache", OK, f"{root}, {size / 2**20:.0f} MB")]


def kernels() -> list[Finding]:
    from paiguan.bots.precompile import is_compiled
    from paiguan.engine.game import playable
    from paiguan.engine.packages import problems

    games = {name: is_compiled(name) for name in playable()}
    found = [
        Finding("games", WARNING, sentence, "repair or uninstall that package") for sentence in problems().values()
    ]
    if ready := [name for name, done in games.items() if done]:
        found.append(Finding("games", OK, ", ".join(ready)))
    if waiting := [name for name, done in games.items() if not done]:
        found.append(Finding("games", WARNING, f"{', '.join(waiting)}: compiled at first use", "paiguan compile"))
    return found


def extras() -> list[Finding]:
    found = []
    for extra in EXTRAS:
        if lacking := missing(extra):
            found.append(Finding(extra.name, OPTIONAL, f"without {', '.join(lacking)}: {extra.purpose}", extra.install))
        else:
            found.append(Finding(extra.name, OK, extra.purpose))
    return found


def faster_server() -> list[Finding]:
    lacking = [module for module in ("uvloop", "httptools") if not installed(module)]
    if not lacking:
        return [Finding("fast server", OK, "uvloop, httptools")]
    advice = "" if os.name == "nt" else f"pip install {' '.join(lacking)}"
    return [Finding("fast server", OPTIONAL, f"without {', '.join(lacking)} the server is slower", advice)]


def gpu() -> list[Finding]:
    """Ask the driver, without importing Numba's CUDA part, whether there is a GPU."""
    import ctypes

    library = "nvcuda.dll" if os.name == "nt" else "libcuda.so.1"
    try:
        driver = ctypes.CDLL(library)
        count = ctypes.c_int(0)
        there = driver.cuInit(0) == 0 and driver.cuDeviceGetCount(ctypes.byref(count)) == 0 and count.value > 0
    except (OSError, AttributeError):
        there = False
    if not there:
        return [Finding("GPU", OPTIONAL, "none that CUDA can use; nothing but `paiguan.cuda` needs one")]
    return [Finding("GPU", OK, f"{count.value} CUDA device{'s' if count.value > 1 else ''}")]
