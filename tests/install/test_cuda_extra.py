"""The extra `cuda` works with the installed NumPy. Needs numba-cuda, but no GPU."""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

if find_spec("numba_cuda") is None:
    pytest.skip("numba-cuda is not installed: pip install paiguan[cuda]", allow_module_level=True)

# What numba-cuda does before it compiles its first kernel.
PREPARE = """
import numpy as np
names = set(dir(np))
import paiguan.cuda
from numba.cuda.descriptor import cuda_target
cuda_target.typing_context.refresh()
cuda_target.target_context.refresh()
assert set(dir(np)) <= names | {"ctypeslib", "testing", "f2py"}, "NumPy has been given names of ours"
"""


def run(program: str) -> "subprocess.CompletedProcess[str]":
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_ENABLE_CUDASIM"}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)


def test_numba_cuda_can_prepare_to_compile() -> None:
    done = run(PREPARE)
    assert done.returncode == 0, done.stderr


def test_a_numpy_that_numba_cuda_cannot_use_is_refused_in_one_sentence() -> None:
    done = run("import numpy as np\ndel np.dstack\nimport paiguan.cuda")
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ImportError: the numba-cuda that is installed does not work with NumPy")
    assert "pip install" in last
