"""A network guides grandmasters only after a contest that it won, and its file says which."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from training import guide, handicaps

import paiguan
from paiguan.bots.nets import find
from paiguan.bots.nets.file import check, read
from paiguan.bots.nets.forward import LOGIT
from paiguan.engine.errors import UserError


def result(units: float) -> Any:
    """In place of a contest: its result, and what was seated when it was played."""

    def played(name: str, preset: str, deals: int, seed: int, budget: Any, workers: Any) -> dict[str, Any]:
        net = find(name)
        assert net is not None
        assert (net.header.guides, net.header.handicap) == (True, 0.5)
        return {"preset": preset, "against": "master", "deals": deals, "units": units, "interval": 0.2}

    return played


@pytest.mark.parametrize("units", [-0.5, 0.2])
def test_without_a_clear_win_nothing_is_written(units: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide, "against_masters", result(units))
    with pytest.raises(UserError, match="does not beat three masters"):
        guide.guide("tianjiu", {"handicap": 0.5}, tmp_path / "tianjiu.net")
    assert not list(tmp_path.iterdir())


def test_a_win_is_written_with_its_contest_and_nothing_else_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = find("tianjiu")
    assert shipped is not None
    monkeypatch.setattr(guide, "against_masters", result(0.3))
    guide.guide("tianjiu", {"handicap": 0.5}, tmp_path / "tianjiu.net")
    net = read((tmp_path / "tianjiu.net").read_bytes())
    check(net, paiguan.game("tianjiu"))
    assert (net.header.guides, net.header.handicap) == (True, 0.5)
    assert net.header.tested[:-1] == shipped.header.tested
    assert net.header.tested[-1]["units"] == 0.3
    assert net.header.training == shipped.header.training
    assert net.weights.tobytes() == shipped.weights.tobytes()
    again = find("tianjiu")
    assert again is not None
    assert again.checksum == shipped.checksum  # what is played has not changed


def test_a_contest_seats_a_grandmaster_among_masters() -> None:
    found = guide.against_masters("tianjiu", "standard", 1, 5, {"worlds": 64}, 1)
    assert found["worlds"] == 64
    assert (found["bot"], found["against"], found["deals"]) == ("grandmaster", "master", 1)


def test_a_game_without_a_network_is_refused() -> None:
    with pytest.raises(UserError, match="shisanzhang has no network"):
        guide.guide("shisanzhang", {}, Path("none"))


def test_handicaps_lead_from_the_move_of_a_master_to_that_of_the_network() -> None:
    gains, behind = np.array([4.0, 3.0, 1.0]), np.array([6, 2, 0]) * (1 << LOGIT)
    found = handicaps.choices(gains, behind)
    assert found[0] == 0
    assert found[-1] == 2
    assert found == sorted(found)
    assert found[1 + handicaps.SIZES.index(0.3)] == 1


def test_a_hand_of_masters_weighs_every_handicap() -> None:
    game = paiguan.game("tianjiu")
    net = find("tianjiu")
    assert net is not None
    more = handicaps.played_hand(game, net, 9_000_000, 32)
    assert more.shape == (len(handicaps.SIZES),)
    assert more.any()
    assert more.tolist() == handicaps.played_hand(game, net, 9_000_000, 32).tolist()
