"""CUDA kernels whose arithmetic equals the CPU's to the last bit.

By default the compiler uses fused multiply-add, which skips a rounding step. A regular that weighs two almost equal moves
might then choose the other one. numba-cuda has no setting for this, so the compiler is called here with fusion switched off,
for these kernels alone. Link-time optimisation would fuse again, so it is off as well.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from numba import cuda
from numba.cuda.core.config import ENABLE_CUDASIM

if not ENABLE_CUDASIM:
    from numba.cuda.core.compiler_lock import global_compiler_lock
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.dispatcher import CUDADispatcher

    class ExactKernel(CUDADispatcher):  # type: ignore[misc]  # numba-cuda has no types
        """A kernel that is compiled without fused multiply-adds."""

        def compile(self, signature: Any) -> Any:
            with global_compiler_lock:
                plain = nvvm.compile_ir
                nvvm.compile_ir = partial(plain, fma=False)
                try:
                    return super().compile(signature)
                finally:
                    nvvm.compile_ir = plain


def exact(function: Callable[..., None]) -> Any:
    """Compile as `cuda.jit` does, but exactly; for kernels that call policies."""
    if ENABLE_CUDASIM:
        return cuda.jit(function)
    made = cuda.jit(function, lto=False)  # `cuda.jit(lto=False)` as a decorator would ignore this setting
    made.__class__ = ExactKernel
    return made
