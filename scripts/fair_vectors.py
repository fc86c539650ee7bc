"""Write web/test/fair.json: cuts and proofs that Python computes, and ways to falsify them, for the page's twin.

python scripts/fair_vectors.py    after a change of the scheme; tests/fair/test_vectors.py compares
"""

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.fair.samples import played, proof_of, seen_by  # noqa: E402

from paiguan.engine.packages import GAMES  # noqa: E402  the repository is on the path only now
from paiguan.fair.cut import dice_of, digest, order_of, seal_of, seed_of  # noqa: E402
from paiguan.fair.proof import Proof  # noqa: E402

PLACE = ROOT / "web" / "test" / "fair.json"
OTHER = digest("any", "other")


def cuts() -> list[dict[str, Any]]:
    found = []
    for count in (1, 2, 32, 37, 80):
        numbers = [digest("number", str(count), str(seat)) for seat in range(4)]
        seed = seed_of("table", count, OTHER, numbers)
        dice = [list(dice_of(seed, roll)) for roll in range(3)]
        seals = [seal_of(number) for number in numbers]
        found.append({"numbers": numbers, "seals": seals, "seed": seed, "order": order_of(seed, count), "dice": dice})
    return found


def falsified(proof: Proof) -> list[dict[str, Any]]:
    """Return changes of a proof of viewer 0, each by path and value, with a failure that it must cause."""
    [own, *_] = [place for place, seat in enumerate(proof.holders) if seat == 0]
    wall = proof.deal["wall"]
    other = next(piece for piece in wall if piece not in (None, wall[own]))
    parts = msgspec.to_builtins(proof.parts)
    roll = next(at for at, move in enumerate(proof.moves) if "dice" in move)
    dice = [7 - pip for pip in proof.moves[roll]["dice"]]
    rng = random.Random(1)
    turned = [*proof.leaves]
    rng.shuffle(turned)
    changes: list[tuple[list[str | int], Any, str]] = [
        (["deal", "wall", own], other, "piece"),
        (["salts", own], OTHER, "piece"),
        (["deal", "wall"], [*wall[1:], wall[0]], "shape" if None in wall else "piece"),
        (["leaves", 0], OTHER, "root"),
        (["leaves"], turned, "root"),
        (["leaves"], turned, "piece"),
        (["root"], OTHER, "root"),
        (["root"], OTHER, "piece"),  # the cut is another
        (["spares", 1], OTHER, "root"),
        (["table"], "elsewhere", "root"),
        (["hand"], 2, "root"),
        (["parts", 0, "number"], OTHER, "seal"),
        (["parts", 1, "seal"], OTHER, "seal"),
        (["parts", 1], {**parts[1], "number": OTHER, "seal": seal_of(OTHER)}, "piece"),
        (["parts", 1], {**parts[1], "number": OTHER, "seal": seal_of(OTHER)}, "witness_seals"),
        (["parts", 2], {**parts[2], "number": OTHER, "seal": seal_of(OTHER)}, "spare"),
        (["parts", 1, "by"], "house", "spare"),
        (["parts", 1], parts[0], "copied"),
        (["moves", roll, "dice"], dice, "dice"),
        (["salts"], list(proof.salts[:-1]), "shape"),
        (["parts", 0, "seal"], "not a hash", "shape"),
        (["seen", "root"], OTHER, "witness_root"),
        (["seen", "number"], OTHER, "witness_number"),
        (["seen", "seals"], [], "witness_seals"),
        (["seen", "hand"], [wall[own]] * 3, "witness_hand"),
    ]
    return [{"at": at, "to": to, "code": code} for at, to, code in changes]


def vectors() -> bytes:
    proofs = []
    for game in GAMES:
        proof = proof_of(played(game), 0)
        proofs.append(msgspec.structs.replace(proof, seen=seen_by(proof)))
    walled = next(proof for proof in proofs if "wall" in proof.deal)
    told = {
        "cuts": cuts(),
        "proofs": proofs,
        "falsified": {"proof": proofs.index(walled), "changes": falsified(walled)},
    }
    return msgspec.json.encode(told) + b"\n"


if __name__ == "__main__":
    PLACE.write_bytes(vectors())
