"""The exit code of a command: every error becomes one sentence on stderr, never a traceback.

0: done. 1: the result is negative (`referee --check`, `doctor`). 2: an error. 130: stopped by Ctrl-C. 141: the reader of the
output has gone, as after `… | head -1` (without a message).
"""

import os
import sys
from collections.abc import Callable

from paiguan.cli.extras import how_to_install
from paiguan.cli.interrupts import STOPPED, Ended, end_by
from paiguan.cli.terminal import Unshown, complain, drop_stdout, flush, prepare
from paiguan.engine.errors import UserError

BROKEN_PIPE = 141  # 128 + SIGPIPE, as a shell reports for other programs
DEBUG = "PAIGUAN_DEBUG"


def exit_code_of(work: Callable[[], int]) -> int:
    """Do the work of a command, handle every error, and return the exit code."""
    try:
        prepare()
        code = _left_by_argparse(work)
        flush()
        if Unshown.seen:
            complain("this terminal cannot show Chinese; set PYTHONUTF8=1 (or LANG=C.UTF-8) to see it")
        return code
    except BrokenPipeError:
        drop_stdout()
        return BROKEN_PIPE
    except Ended as ended:
        drop_stdout()
        end_by(ended.number)
    except KeyboardInterrupt:
        sentence, code = "stopped", STOPPED
    except Exception as error:
        sentence, code = sentence_for(error), 2
    drop_stdout()
    complain(sentence)
    return code


def _left_by_argparse(work: Callable[[], int]) -> int:
    """The exit code of the work; argparse raises SystemExit after printing the help or the version."""
    try:
        return work()
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0 if left.code is None else 2


def sentence_for(error: Exception) -> str:
    """The sentence to print for an error."""
    if os.environ.get(DEBUG):
        import traceback

        traceback.print_exception(error, file=sys.stderr)
    match error:
        case UserError():
            return str(error)
        case RecursionError():
            return "the input is nested too deeply"
        case MemoryError():
            return "there is not enough memory for this; ask for less at a time"
        case ModuleNotFoundError() if (advice := how_to_install(error.name or "")) is not None:
            return advice
        case ImportError():
            return f"a package cannot be loaded ({error}); `paiguan doctor` says what is missing"
        case OSError(filename=str() | bytes() as name):
            return f"{os.fsdecode(name)}: {error.strerror}"
        case OSError(strerror=str() as reason):
            return reason
    return f"this is a fault of paiguan ({type(error).__name__}: {error}); {DEBUG}=1 shows where"
