"""What Python seals and cuts, the page checks: both are held to the same vectors, and to the same falsified proofs."""

from copy import deepcopy
from typing import Any

import msgspec
import pytest
from scripts import fair_vectors

from paiguan.fair.cut import dice_of, order_of, seal_of, seed_of
from paiguan.fair.proof import Proof, failures

TOLD: dict[str, Any] = msgspec.json.decode(fair_vectors.PLACE.read_bytes())
CHANGES = TOLD["falsified"]["changes"]


def changed(proof: Any, at: list[str | int], to: Any) -> Proof:
    proof = deepcopy(proof)
    inside = proof
    for key in at[:-1]:
        inside = inside[key]
    inside[at[-1]] = to
    return msgspec.convert(proof, Proof)


def test_the_vectors_of_the_page_are_those_of_python() -> None:
    assert fair_vectors.PLACE.read_bytes() == fair_vectors.vectors(), "run python scripts/fair_vectors.py"


@pytest.mark.parametrize("cut", TOLD["cuts"], ids=lambda cut: str(len(cut["order"])))
def test_a_cut_is_the_same_everywhere(cut: dict[str, Any]) -> None:
    count = len(cut["order"])
    seed = seed_of("table", count, fair_vectors.OTHER, cut["numbers"])
    assert seed == cut["seed"]
    assert [seal_of(number) for number in cut["numbers"]] == cut["seals"]
    assert order_of(seed, count) == cut["order"]
    assert [list(dice_of(seed, roll)) for roll in range(3)] == cut["dice"]


@pytest.mark.parametrize("proof", TOLD["proofs"], ids=lambda proof: proof["game"])
def test_an_honest_proof_has_no_failures(proof: Any) -> None:
    assert failures(msgspec.convert(proof, Proof)) == []


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: f"{'.'.join(map(str, change['at']))}-{change['code']}")
def test_a_falsified_proof_is_caught(change: dict[str, Any]) -> None:
    proof = changed(TOLD["proofs"][TOLD["falsified"]["proof"]], change["at"], change["to"])
    assert change["code"] in [failure.code for failure in failures(proof)]


@pytest.mark.parametrize("proof", TOLD["proofs"], ids=lambda proof: proof["game"])
def test_a_piece_that_went_to_another_seat_is_caught(proof: dict[str, Any]) -> None:
    """The one step that only the rules can check, so only the command does."""
    holders = list(proof["holders"])
    one, other = 0, next(at for at, seat in enumerate(holders) if seat != holders[0])
    holders[one], holders[other] = holders[other], holders[one]
    assert "holders" in [failure.code for failure in failures(changed(proof, ["holders"], holders))]
