"""`paiguan.cuda` for tests: on a GPU where there is one, else on Numba's simulator."""

import os
from importlib.util import find_spec
from typing import Any

import numba
import pytest


def gpu_is_there() -> bool:
    """Asked of the driver itself: what Numba's CUDA module is, GPU or simulator, is settled when it is first imported."""
    return any(os.path.exists(path) for path in ("/dev/nvidia0", "/dev/dxg"))


if find_spec("numba_cuda") is None:
    pytest.skip("numba-cuda is not installed: pip install paiguan[cuda]", allow_module_level=True)
if not gpu_is_there():
    os.environ["NUMBA_ENABLE_CUDASIM"] = "1"
    numba.config.ENABLE_CUDASIM = 1  # type: ignore[attr-defined]  # Numba has read its environment already

from numba import cuda  # noqa: E402

from paiguan import cuda as on_gpu  # noqa: E402

__all__ = ["cuda", "gpu_is_there", "host", "on_gpu"]


def host(array: Any) -> Any:
    return array.copy_to_host()
