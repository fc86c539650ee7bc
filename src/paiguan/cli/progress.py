"""A line on the terminal that says how far a command is; nothing where standard error is not a terminal."""

from rich.console import Console
from rich.progress import Progress


def progress() -> Progress:
    """A bar that is gone when the work is done."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def note(sentence: str) -> None:
    """Say on standard error what takes a while, where somebody is watching."""
    console = Console(stderr=True)
    if console.is_terminal:
        console.print(sentence, style="dim", highlight=False)
