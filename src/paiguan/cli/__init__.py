"""The command `paiguan`.

`commands.py` declares the arguments of every command; one module for each command does the work and is imported when it runs.
`handler.py` turns every error into one sentence on stderr and exit code 2.

This module imports nothing, so that `main` can handle Ctrl-C as early as possible.
"""

TYPE_CHECKING = False  # `typing` is not imported either
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run a command line (by default that of the process) and return the exit code."""
    from paiguan.cli.interrupts import Signals

    with Signals() as signals:
        from paiguan.cli.handler import exit_code_of

        return exit_code_of(lambda: _obey(arguments, signals.ready))


def _obey(arguments: "Sequence[str] | None", ready: "Callable[[], None]") -> int:
    from importlib import import_module

    from paiguan.cli.commands import build_parser

    chosen = build_parser().parse_args(arguments)
    run = import_module(chosen.run).run if isinstance(chosen.run, str) else chosen.run
    ready()
    return int(run(chosen))
