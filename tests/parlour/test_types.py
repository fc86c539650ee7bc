"""What is written from the structs is up to date: the page's types, and the list of messages in the documentation."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

from paiguan.parlour import wire

ROOT = Path(__file__).parents[2]


def test_the_page_has_the_types_that_the_structs_give() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "wire_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_on_the_socket_lists_every_message() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "socket_page.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_message_has_a_line_in_both_languages() -> None:
    tags = [struct.__struct_config__.tag for struct in (*get_args(wire.AnyCommand), *get_args(wire.AnyReply))]
    for page in ("parlour.md", "parlour.zh.md"):
        text = (ROOT / "docs" / page).read_text()
        assert [tag for tag in tags if f"| `{tag}` |" not in text] == []
