"""Batches on a GPU: the same rules, the same hands for the same seed, in the same arrays as `paiguan.batch`.

    from paiguan.cuda import Batch

    batch = Batch(paiguan.game("tianjiu"), size=1 << 20, seed=1)
    while True:
        codes = choose(batch.observe(), batch.legal_mask())    # torch.as_tensor(batch.observe(), device="cuda") copies nothing
        batch.step(codes)

Needs `pip install paiguan[cuda]` and a GPU, or NUMBA_ENABLE_CUDASIM=1, which runs the same on the processor, slowly.
"""

from importlib.util import find_spec

if find_spec("numba_cuda") is None:
    raise ImportError("paiguan.cuda needs numba-cuda: pip install paiguan[cuda]")

from paiguan.cuda.batch import Batch, RandomPlay, random_play

__all__ = ["Batch", "RandomPlay", "random_play"]
