"""Write the table of settings in docs/hosting.md and docs/hosting.zh.md, from `paiguan.parlour.settings`."""

import re
import sys
from pathlib import Path

from paiguan.parlour.settings import table

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- from the settings: python scripts/settings_page.py -->\n", "<!-- end -->"


def main() -> int:
    for name, chinese in (("hosting.md", False), ("hosting.zh.md", True)):
        lines = "\n".join(table(chinese)) + "\n"
        page = (DOCS / name).read_text("utf-8")
        found = re.sub(
            re.escape(BEGIN) + ".*?" + re.escape(END), lambda _, new=lines: BEGIN + new + END, page, flags=re.S
        )
        (DOCS / name).write_text(found, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
