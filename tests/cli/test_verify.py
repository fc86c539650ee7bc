"""`paiguan verify`: one sentence if the deal was fair, one for each thing that is wrong."""

from pathlib import Path

import msgspec
import pytest

from paiguan.cli import main
from paiguan.fair.cut import digest
from paiguan.fair.proof import Proof
from tests.fair.samples import played, proof_of, seen_by

Said = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def proof() -> Proof:
    made = proof_of(played("tianjiu", people=4), 0)
    return msgspec.structs.replace(made, seen=seen_by(made))


def verify(proof: object, tmp_path: Path) -> int:
    file = tmp_path / "proof.json"
    file.write_bytes(proof if isinstance(proof, bytes) else msgspec.json.encode(proof))
    return main(["verify", str(file)])


def test_a_fair_deal_is_said_to_be_one(proof: Proof, tmp_path: Path, capsys: Said) -> None:
    assert verify(proof, tmp_path) == 0
    said = capsys.readouterr()
    assert said.out.startswith("Nobody touched this deal: tianjiu, table t, hand 1.")
    shut = sum(salt is None for salt in proof.salts)
    assert f"{shut} never shown: the rules keep them shut" in said.out
    assert said.err == ""


def test_a_proof_without_a_witness_says_how_little_it_shows(proof: Proof, tmp_path: Path, capsys: Said) -> None:
    assert verify(msgspec.structs.replace(proof, seen=None), tmp_path) == 0
    assert "shows only that it fits together" in capsys.readouterr().out


def test_each_thing_that_is_wrong_gets_a_sentence(proof: Proof, tmp_path: Path, capsys: Said) -> None:
    salts = list(proof.salts)
    place = next(at for at, salt in enumerate(salts) if salt is not None)
    salts[place] = digest("any", "other")
    assert verify(msgspec.structs.replace(proof, salts=tuple(salts), hand=1, table="t"), tmp_path) == 1
    said = capsys.readouterr()
    assert said.err == f"paiguan: Piece {place + 1} of the deal does not match its seal.\n"
    assert said.out == ""
    assert verify(msgspec.structs.replace(proof, hand=7), tmp_path) == 1
    assert "do not give the root" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "not JSON"),
        (b"\xff{", "not JSON"),
        (b"{}", "not a proof of a fair shuffle"),
        (b'{"scheme": "another"}', "not a proof of a fair shuffle"),
    ],
)
def test_what_is_not_a_proof_is_refused(data: bytes, sentence: str, tmp_path: Path, capsys: Said) -> None:
    assert verify(data, tmp_path) == 2
    assert sentence in capsys.readouterr().err


def test_a_proof_of_an_unknown_game_or_deal_is_refused(proof: Proof, tmp_path: Path, capsys: Said) -> None:
    assert verify(msgspec.structs.replace(proof, game="nogame"), tmp_path) == 2
    assert "nogame" in capsys.readouterr().err
    assert verify(msgspec.structs.replace(proof, moves=({"do": "sing", "seat": 0},)), tmp_path) == 2
    assert capsys.readouterr().err.startswith("paiguan: ")
