"""Learning on a processor: a player of a few seconds names most of the regular's codes, and self-play moves it."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

if find_spec("torch") is None:
    pytest.skip("PyTorch is not installed: pip install paiguan[training]", allow_module_level=True)

import torch
from training.__main__ import main
from training.clone import clone
from training.export import export, made_from
from training.nets import FORBIDDEN, Critic, Player, squeeze, unsqueeze
from training.ppo import Learner
from training.rows import LEARNING, Rows

import paiguan
from paiguan.bots.nets import find
from paiguan.bots.nets.file import check, read
from paiguan.engine.errors import UserError


def test_a_clone_comes_to_name_most_codes_of_the_regular() -> None:
    torch.manual_seed(1)
    game = paiguan.game("tianjiu")
    agreed = clone(Rows(game, 128, 1, "cpu"), Player(game, 64), 120)
    assert sum(agreed[:5]) / 5 < 0.45
    assert sum(agreed[-5:]) / 5 > 0.7


def test_rewards_reach_the_seats_that_earned_them() -> None:
    """With a critic that knows nothing and full trust in rewards a code is worth what its seat is paid at the end."""
    torch.manual_seed(1)
    game = paiguan.game("tianjiu")
    learner = Learner(Rows(game, 8, 1, "cpu"), Player(game, 32), Critic(game, 32), 70, 1.0)
    learner.play()
    learner.values.zero_()
    _, returns, known = learner.advantages()
    for row in range(8):
        end = int(learner.done[:, row].nonzero()[0])
        last = {}
        for at in range(end + 1):
            last[int(learner.actors[at, row])] = at
        for seat, at in last.items():
            assert bool(known[at, row])
            assert float(returns[at, row]) == float(learner.rewards[end, row, seat])


def test_of_a_hand_that_has_not_ended_all_but_the_last_decision_of_each_seat_is_known() -> None:
    torch.manual_seed(1)
    game = paiguan.game("tianjiu")
    learner = Learner(Rows(game, 8, 1, "cpu"), Player(game, 32), Critic(game, 32), 20, 1.0)  # a hand takes thirty
    learner.play()
    gains, returns, known = learner.advantages()
    assert not learner.done.any()
    for row in range(8):
        for seat in range(game.seats):
            own = (learner.actors[:, row] == seat).nonzero().flatten().tolist()
            assert known[own, row].tolist() == [True] * (len(own) - 1) + [False]
            value = unsqueeze(learner.values[:, row])
            before, last = own[-2:]
            assert torch.isclose(returns[before, row], value[last], atol=1e-4)
            assert float(gains[last, row]) == 0


def test_among_regulars_only_the_networks_own_decisions_are_learned_from(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.manual_seed(1)
    game = paiguan.game("tianjiu")
    learner = Learner(Rows(game, 8, 1, "cpu"), Player(game, 32), Critic(game, 32), 40, 1.0, regulars=0.5)
    assert learner.own.tolist() == [[row >= 4 or row % 4 == seat for seat in range(4)] for row in range(8)]
    played: list[Any] = []
    stepped: list[Any] = []
    codes_of, step = learner.rows.regular_codes, learner.rows.step

    def noted_codes(codes: Any, own: Any) -> Any:
        played.append(codes_of().clone())
        return codes_of(codes, own)

    def noted_step(codes: Any) -> Any:
        stepped.append(codes.clone())
        return step(codes)

    monkeypatch.setattr(learner.rows, "regular_codes", noted_codes)
    monkeypatch.setattr(learner.rows, "step", noted_step)
    learner.play()
    for at in range(40):
        for row in range(8):
            own = learner.own[row, int(learner.actors[at, row])]
            assert int(stepped[at][row]) == int((learner.codes if own else torch.stack(played))[at, row])
    learned: list[int] = []
    loss = learner._loss

    def noted_loss(*given: Any) -> Any:
        learned.append(len(given[0]))
        return loss(*given)

    monkeypatch.setattr(learner, "_loss", noted_loss)
    _, _, known = learner.advantages()
    learner.learn(1e-4, 0.01, 1 << 20)
    own = learner.own.expand(40, -1, -1).gather(2, learner.actors[:, :, None]).squeeze(2)
    assert learned == [int((known & own & (learner.masks.sum(2) > 1)).sum())]


def test_a_symmetric_logarithm_is_undone() -> None:
    units = torch.tensor([-300.0, -1.0, 0.0, 0.5, 90.0])
    assert torch.allclose(unsqueeze(squeeze(units)), units, rtol=1e-5)


def test_training_is_taken_up_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = "--rows 16 --steps 8 --width 16 --minibatch 64 --hands 8 --clone-steps 4"
    given = f"training tianjiu --device cpu --every 0 --out {tmp_path} {sizes} --minutes "
    for minutes in ("0.001", "0.002"):
        monkeypatch.setattr("sys.argv", (given + minutes).split())
        main()
    kept = torch.load(tmp_path / "tianjiu.pt", weights_only=False)
    assert [("cloned" in row) for row in kept["curve"]].count(True) == 1
    codes = [row["codes"] for row in kept["curve"] if "codes" in row]
    assert codes == sorted(codes)
    assert codes[-1] == kept["codes"] > 0


def test_a_run_becomes_a_network_that_plays_as_the_player_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole numbers choose what the real ones choose wherever those are not close to a tie."""
    torch.manual_seed(1)
    game = paiguan.game("tianjiu")
    rows, player = Rows(game, 64, LEARNING + 1, "cpu"), Player(game, 48)
    clone(rows, player, 60)
    kept = {
        "player": player.state_dict(),
        "sizes": {"width": 48},
        "codes": 0,
        "spent": 0.0,
        "before": 0.0,
        "given": {},
        "curve": [],
    }
    net = made_from(kept, "tianjiu", ("standard",), "player")
    check(read(net.to_bytes()), game)
    compared = 0
    with torch.no_grad():
        for _ in range(8):
            told, mask = rows.features().clone(), rows.mask().clone()
            real = player(told, mask)
            best, second = real.topk(2).values.T
            for row in torch.nonzero((best - second > 0.3) & (second > FORBIDDEN)).flatten().tolist():
                logits = torch.from_numpy(net.logits(told[row].numpy())).masked_fill(~mask[row], -(10**9))
                assert int(logits.argmax()) == int(real[row].argmax())
                compared += 1
            rows.step(rows.regular_codes())
    assert compared > 50
    torch.save(kept | {"average": player.state_dict()}, tmp_path / "tianjiu.pt")
    to = tmp_path / "tianjiu.net"
    monkeypatch.setenv("PAIGUAN_NETS", "")
    monkeypatch.setattr("training.export.against_regulars", lambda name, preset, deals: tried(preset, units=-1.0))
    with pytest.raises(UserError, match="none of standard"):
        export(tmp_path, "tianjiu", ["standard"], 10, "average", to)
    assert not to.exists()
    monkeypatch.setattr("training.export.against_regulars", lambda name, preset, deals: tried(preset, units=1.0))
    written = export(tmp_path, "tianjiu", ["standard"], 10, "average", to)
    assert read(to.read_bytes()).header == written.header
    assert written.header.tested == (tried("standard", units=1.0),)
    find.cache_clear()


def tried(preset: str, units: float) -> dict[str, Any]:
    return {"preset": preset, "against": "regular", "seed": 1, "deals": 10, "units": units, "interval": 0.5}
