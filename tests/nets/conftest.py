"""Networks put in the place of those that ship."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import paiguan.bots.nets as nets
from paiguan.bots.nets.file import Net

Put = Callable[[Net | bytes | None], None]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Put]:
    """A function that makes a network, any bytes, or nothing the file of every game."""
    place = tmp_path / "test.net"
    monkeypatch.setattr(nets, "place_of", lambda name: place)

    def change(net: Net | bytes | None) -> None:
        place.unlink(missing_ok=True)
        if net is not None:
            place.write_bytes(net if isinstance(net, bytes) else net.to_bytes())
        nets.find.cache_clear()

    change(None)
    yield change
    nets.find.cache_clear()
