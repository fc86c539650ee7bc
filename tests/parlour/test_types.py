"""Generated files are up to date: the page's types, and the list of messages in the documentation."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from paiguan.parlour import wire

ROOT = Path(__file__).parents[2]
GENERATED = "do not edit. */"


def test_the_page_has_the_types_that_the_structs_give() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "wire_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_struct_that_travels_is_written_again_by_hand() -> None:
    page = ROOT / "web" / "src"
    sources = {path: path.read_text("utf-8") for ending in ("ts", "svelte") for path in page.rglob(f"*.{ending}")}
    declared = re.compile(r"^\s*(?:export )?(?:interface|type) (\w+)\b", re.MULTILINE)
    generated = {path for path, text in sources.items() if GENERATED in text.partition("\n")[0]}
    travels = set(declared.findall(sources[page / "wire.ts"]))
    again = []
    for path in sources.keys() - generated:
        own = path.with_name("view.ts")
        names = travels | set(declared.findall(sources[own])) if own in generated else travels
        again += [f"{path.relative_to(page)}: {name}" for name in declared.findall(sources[path]) if name in names]
    assert generated >= {page / "wire.ts", page / "games" / "tianjiu" / "view.ts"}
    assert sorted(again) == []


def test_the_page_on_the_socket_lists_every_message() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "socket_page.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_message_has_a_line_in_both_languages() -> None:
    tags = [struct.__struct_config__.tag for struct in (*get_args(wire.AnyCommand), *get_args(wire.AnyReply))]
    for page in ("parlour.md", "parlour.zh.md"):
        text = (ROOT / "docs" / page).read_text()
        assert [tag for tag in tags if f"| `{tag}` |" not in text] == []
