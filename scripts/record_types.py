"""Write the types of the records that kernels work on: the class `State` into each game's state.py, `Options` into its options.py.

python scripts/record_types.py          write them
python scripts/record_types.py --check  only say whether they are up to date

A type checker cannot read the fields of a dtype. So each dtype gets a Protocol with the same fields beside it, and kernels use it in their
signatures: a field that does not exist is a type error.
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from paiguan.engine import state as engine_state
from paiguan.engine.packages import house_games

BEGIN = (
    "# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------"
)
END = (
    "# ---- end of what is written -----------------------------------------------------------------------------------"
)
KINDS = ("int", "Row", "Grid")  # by the number of dimensions


def protocol(name: str, dtype: Any, about: str) -> str:
    fields = [f"    {field}: {KINDS[len(kind.shape)]}" for field, (kind, *_) in dtype.fields.items()]
    return "\n".join([f"class {name}(Protocol):", f'    """{about}"""', "", *fields])


def targets() -> list[tuple[Path, str]]:
    """Every file with a generated class, and the text of the class."""
    found = []
    item = protocol("Item", engine_state.ITEM, "A record of ITEM.")
    found.append((_path(engine_state), item))
    for name in house_games():
        state, options = (import_module(f"paiguan.games.{name}.{part}") for part in ("state", "options"))
        found.append((_path(state), protocol("State", state.STATE, "A record of STATE.")))
        found.append((_path(options), protocol("Options", options.OPTIONS, "A record of OPTIONS.")))
    return found


def _path(module: Any) -> Path:
    return Path(module.__file__)


def written(text: str, made: str) -> str:
    """Put the class into the text of a file: between the marks, or at the end if there are none yet."""
    block = f"{BEGIN}\n\n\n{made}\n\n\n{END}\n"
    if BEGIN not in text:
        return f"{text.rstrip()}\n\n{block}"
    return re.sub(re.escape(BEGIN) + ".*?" + re.escape(END) + "\n", lambda _: block, text, count=1, flags=re.DOTALL)


def main() -> int:
    stale = []
    for path, made in targets():
        text = path.read_text(encoding="utf-8")
        if written(text, made) != text:
            stale.append(path)
            if "--check" not in sys.argv:
                path.write_text(written(text, made), encoding="utf-8")
    if stale and "--check" in sys.argv:
        names = ", ".join(f"{path.parent.name}/{path.name}" for path in stale)
        print(f"{names}: out of date; run python scripts/record_types.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
