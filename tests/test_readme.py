"""The README's examples run as written."""

import re
from pathlib import Path

import pytest


@pytest.mark.parametrize("name", ["README.md", "README.zh.md"])
def test_the_examples_run(name: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (Path(__file__).parent.parent / name).read_text(), re.S)
    assert len(examples) == 2
    exec(compile("".join(examples), name, "exec"), {})
