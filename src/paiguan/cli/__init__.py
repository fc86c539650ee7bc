"""The command `paiguan`. Whatever a command meets ends in one sentence on stderr and exit code 2.

commands     what every command takes; one module a command does the work, imported when it runs
handler      one answer for everything that can go wrong
interrupts   Ctrl-C and other signals
terminal     standard output and error, whatever they are connected to
files        files that appear whole or not at all

This module imports nothing: a Ctrl-C must find `main` in charge as early as can be.
"""

TYPE_CHECKING = False  # `typing` is not imported either
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Obey a command line (that of the process unless given) and return the exit code."""
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
