"""Batches on a GPU: the same rules, the same hands for the same seed, in the same arrays as `paiguan.batch`.

    from paiguan.cuda import Batch

    batch = Batch(paiguan.game("tianjiu"), size=1 << 20, seed=1)
    while True:
        codes = choose(batch.observe(), batch.legal_mask())    # torch.as_tensor(batch.observe(), device="cuda") copies nothing
        batch.step(codes)

Needs `pip install paiguan[cuda]` and a GPU, or NUMBA_ENABLE_CUDASIM=1, which runs the same on the processor, slowly.
"""

from importlib import import_module
from importlib.util import find_spec

import numpy as np

if find_spec("numba_cuda") is None:
    raise ImportError("paiguan.cuda needs numba-cuda: pip install paiguan[cuda]")


def _load_array_functions() -> None:
    """Import numba-cuda's array functions, which it does itself only when it compiles its first kernel.

    numba-cuda 0.30 looks up `np.row_stack`, which NumPy 2.5 has removed: it is lent `np.vstack`, of which it was another name.
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

from paiguan.cuda.batch import Batch, RandomPlay, random_play  # noqa: E402  once numba-cuda is whole

__all__ = ["Batch", "RandomPlay", "random_play"]
