"""A line on the terminal that says how far a command is; nothing where standard error is not a terminal."""

from rich.console import Console
from rich.progress import Progress


def progress() -> Progress:
    """A bar that is gone when the work is done."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)
