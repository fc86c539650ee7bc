"""How long tests wait for what must come. Nothing passes because of these numbers: only a test that hangs runs into them."""

import asyncio
import time
from collections.abc import Callable, Iterator

PATIENCE = 300.0  # seconds; the machine may be slow and busy


async def until(true: Callable[[], object], pause: float = 0.01) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(pause)


def tries(pause: float = 0.05) -> Iterator[None]:
    """Yield again and again, with a pause, until patience is at an end: `for _ in tries(): if …: break`."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(pause)
    raise AssertionError("waited in vain")
