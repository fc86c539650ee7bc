"""The page's types are those of the house."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_has_the_types_that_the_structs_give() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "wire_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
