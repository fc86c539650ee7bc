"""Write the list of commands and replies in docs/parlour.md, from the structs of the socket.

python scripts/socket_page.py          write it
python scripts/socket_page.py --check  only say whether it is up to date
"""

import inspect
import re
import sys
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect as types

from paiguan.parlour import wire

PAGE = Path(__file__).parents[1] / "docs" / "parlour.md"
BEGIN, END = "<!-- from the structs: python scripts/socket_page.py -->\n", "<!-- end -->\n"


def listed() -> str:
    return (
        "**Commands** (every one has `id`, a string of 1 to 40 characters of the client's choice)\n\n"
        + rows("do", get_args(wire.AnyCommand))
        + "\n**Replies**\n\n"
        + rows("is", get_args(wire.AnyReply))
        + "\n**What they are made of**\n\n"
        + rows(
            "",
            (
                wire.TableFacts,
                wire.Person,
                wire.Clock,
                wire.Seals,
                wire.SeatSeal,
                wire.HandFacts,
                wire.Offer,
                wire.Line,
                wire.Account,
                wire.Payment,
            ),
        )
    )


def rows(tag: str, structs: Any) -> str:
    lines = [f"| `{tag}` | fields | |" if tag else "| | fields | |", "|---|---|---|"]
    for struct in structs:
        info = types.type_info(struct)
        assert isinstance(info, types.StructType)
        name = f"`{info.tag}`" if tag else f"`{struct.__name__}`"
        fields = " ".join(f"`{field.name}`" for field in info.fields if not (tag == "do" and field.name == "id"))
        about = inspect.cleandoc(vars(struct).get("__doc__") or "").replace("\n", " ")
        lines.append(f"| {name} | {fields or '–'} | {about} |")
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    return re.sub(re.escape(BEGIN) + ".*?" + re.escape(END), lambda _: BEGIN + listed() + END, page, flags=re.DOTALL)


def main() -> int:
    page = PAGE.read_text()
    if "--check" in sys.argv[1:]:
        same = BEGIN in page and page == written(page)
        print(f"{PAGE.name} is {'up to date' if same else 'out of date: run python scripts/socket_page.py'}")
        return 0 if same else 1
    PAGE.write_text(written(page))
    return 0


if __name__ == "__main__":
    sys.exit(main())
