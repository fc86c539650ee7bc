"""The README's example runs as written."""

import re
from pathlib import Path


def test_the_library_example_runs() -> None:
    text = (Path(__file__).parent.parent / "README.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", text, re.S)
    exec(compile(example, "README.md", "exec"), {})
