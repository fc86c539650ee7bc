"""The curves of learning: from the file of a run, and from the record of a network that ships."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from paiguan.bots.nets import find

if find_spec("matplotlib") is None:
    pytest.skip("Matplotlib is not installed: pip install paiguan[plot]", allow_module_level=True)

from training.plot import curve_of, main, points_of

RUN = [
    {"cloned": 0.9, "seconds": 3},
    {"s": 0, "codes": 0, "regular": -0.1, "pm": 0.2},
    {"s": 90, "codes": 7, "regular": 1.5, "pm": 0.1},
]


def test_a_run_is_drawn_by_its_minutes(tmp_path: Path) -> None:
    run, to = tmp_path / "mine.json", tmp_path / "mine.svg"
    run.write_text(json.dumps(RUN))
    assert points_of(curve_of(str(run))[1]) == [(0.0, -0.1, 0.2), (1.5, 1.5, 0.1)]
    main([str(run), "--to", str(to)])
    drawn = to.read_bytes()
    assert drawn.startswith(b"<?xml")
    main([str(run), "--to", str(to)])
    assert to.read_bytes() == drawn


def test_a_network_that_ships_has_its_curve() -> None:
    net = find("tianjiu")
    assert net is not None
    minutes, units, _ = points_of(curve_of("tianjiu")[1])[-1]
    assert minutes == pytest.approx(net.header.training["seconds"] / 60)  # the last test was at the end of learning
    assert units > 2


def test_a_game_without_a_network_is_a_sentence() -> None:
    with pytest.raises(SystemExit, match="shisanzhang has no network"):
        main(["shisanzhang"])
