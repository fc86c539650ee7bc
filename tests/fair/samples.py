"""Hands that were dealt by a fair shuffle, the same for the same seed, and their proofs."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from paiguan.fair.cut import seal_of
from paiguan.fair.proof import Proof, Witness
from paiguan.parlour import events as e
from paiguan.parlour import shuffle
from paiguan.parlour.decide.matches import next_hand
from paiguan.parlour.proving import proof
from paiguan.parlour.sealing import cut_dice
from paiguan.parlour.table import Table
from tests.parlour.tables import seated, step

Deal = dict[str, Any]


def dealt(
    game: str,
    options: dict[str, Any] | None = None,
    people: int = 2,
    seed: int = 1,
    silent: int = -1,
    deal: Callable[[Deal], Deal] = lambda deal: deal,
) -> Table:
    """Return a table whose first hand was sealed by its people and cut. The one on the seat `silent` did not open a number;
    `deal` may change what the cut deals."""
    rng = random.Random(f"{game} {seed}")
    table = seated(game, options or {}, people)
    people = min(people, len(table.chairs))

    def number() -> str:
        return rng.randbytes(32).hex()

    wall = sorted(shuffle.wall(table.match), key=str)
    rng.shuffle(wall)
    spares = tuple(number() for _ in table.chairs)
    table.apply(e.Walled(at=0, hand=1, wall=tuple(wall), key=number(), spares=spares))
    numbers = [number() for _ in range(people)]
    for seat, one in enumerate(numbers):
        table.apply(e.Sealed(at=0, seat=seat, seal=seal_of(one)))
    table.apply(e.Seated(at=0, first=0))
    table.apply(e.Called(at=0))
    for seat, one in enumerate(numbers):
        if seat != silent:
            table.apply(e.Unsealed(at=0, seat=seat, number=one))
    cut = next_hand(table, 0.0)
    table.apply(msgspec.structs.replace(cut, deal=deal(cut.deal)))
    return table


def play_on(table: Table, seed: int = 1) -> None:
    """Play the hand to its end at random, with the dice of its cut."""
    rng = random.Random(seed)
    while table.stage == "playing":
        deal = table.deal
        assert deal is not None
        if deal.chance:
            move: dict[str, Any] = {"do": "roll", "seat": deal.actor, "dice": list(cut_dice(table) or ())}
            table.apply(e.Moved(at=0, seat=deal.actor or 0, move=move, by="dice"))
        else:
            step(table, rng)


def played(game: str, options: dict[str, Any] | None = None, seed: int = 1, **more: Any) -> Table:
    """Return a table whose first hand was sealed, cut and played."""
    table = dealt(game, options, seed=seed, **more)
    play_on(table, seed)
    return table


def proof_of(table: Table, viewer: int | None) -> Proof:
    """Return the proof of the hand on a table."""
    hand = table.hand
    assert hand.cut is not None
    return proof(hand.cut, hand, table.game, viewer, hand.names("en"))


def seen_by(proof: Proof) -> Witness:
    """Return what an honest browser would have noted."""
    assert proof.viewer is not None
    own = proof.parts[proof.viewer]
    return Witness(root=proof.root, seals=tuple(p.seal for p in proof.parts if p.by == "guest"), number=own.number)
