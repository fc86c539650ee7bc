"""Batches, bots and contests on a GPU: the same rules and bots as on the CPU, and the same hands for the same seed.

    from paiguan.cuda import Batch

    batch = Batch(paiguan.game(NAME), size=1 << 20, seed=1)
    while True:
        codes = choose(batch.observe(), batch.legal_mask())    # torch.as_tensor(batch.observe(), device="cuda") copies nothing
        batch.step(codes)

Needs `pip install paiguan[cuda]` and an NVIDIA GPU. NUMBA_ENABLE_CUDASIM=1 simulates one on the CPU, slowly. docs/cuda.md has
the details.
"""

from importlib import import_module
from importlib.util import find_spec

import numpy as np

if find_spec("numba_cuda") is None:
    raise ImportError("paiguan.cuda needs numba-cuda: pip install paiguan[cuda]")


def _load_array_functions() -> None:
    """Import numba-cuda's array functions, which it would import only with its first kernel.

    numba-cuda 0.30 looks up `np.row_stack`, an alias of `np.vstack` that NumPy 2.5 has removed. The alias is restored for the
    duration of the import.
    """
    lent = not hasattr(np, "row_stack")
    if lent:
        vars(np)["row_stack"] = np.vstack
    try:
        import_module("numba.cuda.np.arrayobj")
    except AttributeError as error:
        raise ImportError(
            f"the numba-cuda that is installed does not work with NumPy {np.__version__} ({error}): pip install 'numpy<2.5'"
        ) from error
    finally:
        if lent:
            del vars(np)["row_stack"]


if import_module("numba.cuda.core.config").ENABLE_CUDASIM == 0:  # the simulator has no such functions
    _load_array_functions()

from paiguan.cuda.batch import Batch, RandomPlay, random_play  # noqa: E402  after the import above
from paiguan.cuda.contests import arena, bot_codes, playouts  # noqa: E402
from paiguan.cuda.master import Master, weigh  # noqa: E402

__all__ = ["Batch", "Master", "RandomPlay", "arena", "bot_codes", "playouts", "random_play", "weigh"]
