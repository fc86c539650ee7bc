"""Write src/paiguan/__init__.pyi: the names of the library for type checkers, and the view type of each game.

python scripts/library_stub.py          write the file
python scripts/library_stub.py --check  only say whether the file is up to date
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import paiguan
from paiguan.engine.game import interface_of
from paiguan.engine.packages import house_games

STUB = Path(paiguan.__file__).with_suffix(".pyi")
HEAD = '''"""Written by `python scripts/library_stub.py`; do not edit."""

from typing import Any, Literal, overload
'''


def views() -> dict[str, type]:
    """The view of each game."""
    return {name: get_type_hints(interface_of(name).view)["return"] for name in house_games()}


def lines() -> Iterator[str]:
    imports = {f"paiguan.engine.{home}": names for home, names in paiguan._HOMES.items()}
    imports |= {view.__module__: (view.__name__,) for view in views().values()}
    for module, names in sorted(imports.items()):
        for name in names:
            if name != "game":
                yield f"from {module} import {name}" + (f" as {name}" if module.startswith("paiguan.engine") else "")
    yield ""
    yield "__version__: str"
    yield "__all__: list[str]"
    yield ""
    for name, view in views().items():
        yield "@overload"
        yield f'def game(name: Literal["{name}"], **options: Any) -> Game[{view.__name__}]: ...'
    yield "@overload"
    yield "def game(name: str, **options: Any) -> Game: ..."


def main() -> int:
    text = f"{HEAD}\n" + "\n".join(lines()) + "\n"
    if sys.argv[1:] == ["--check"]:
        same = STUB.is_file() and STUB.read_text(encoding="utf-8") == text
        print("the stub is up to date" if same else "the stub is out of date: run python scripts/library_stub.py")
        return int(not same)
    STUB.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
