"""A progress bar on the terminal; nothing if standard error is not a terminal."""

from rich.console import Console
from rich.progress import Progress


def progress() -> Progress:
    """A progress bar that disappears when the work is done."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def note(sentence: str) -> None:
    """Print on standard error why the command takes a while, if it is a terminal."""
    console = Console(stderr=True)
    if console.is_terminal:
        console.print(sentence, style="dim", highlight=False)
