"""Run any file of records in the format of `tests/vectors`: `python tests/conformance.py FILE…`, as `paiguan.testing.conformance` does."""

import runpy

from paiguan.testing.conformance import failures_of, run

__all__ = ["failures_of", "run"]

if __name__ == "__main__":
    runpy.run_module("paiguan.testing.conformance", run_name="__main__", alter_sys=True)
