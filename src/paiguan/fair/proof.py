"""The proof of a hand for one viewer, and its check. `web/src/fair/proof.ts` checks the same in the browser."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game
from paiguan.fair.cut import dice_of, is_hash, leaf_of, order_of, root_of, seal_of, seed_of
from paiguan.fair.places import flat, holders


class CutPart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's part in the cut: the seal that was shown before the deal and the number in it."""

    by: Literal["guest", "house"]  # the house's: of a bot, or of a person who sent none in time
    seal: str
    number: str
    unopened: str = ""  # the seal of a person who did not open it in time


class Witness(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the viewer's browser noted before it opened its number. It alone can tell a proof made up afterwards."""

    root: str
    seals: tuple[str, ...]  # of the people, in any order
    number: str
    hand: tuple[str, ...] = ()  # the viewer's pieces as they were dealt, where the page saw them


class Proof(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that a viewer can check of a hand. It opens the pieces that the rules have shown them and no others."""

    scheme: Literal["paiguan fair 1"]
    table: str
    hand: int
    game: str
    options: dict[str, Json]
    names: tuple[str, ...]  # by seat
    viewer: int | None  # the viewer's seat
    root: str
    leaves: tuple[str, ...]  # the seals of the pieces, by place of the wall
    spares: tuple[str, ...]  # the seals of the house's spare numbers
    parts: tuple[CutPart, ...]  # by seat
    deal: dict[str, Json]  # in the record format; null for pieces that the viewer was never shown
    holders: tuple[int | None, ...]  # the seat that each place of the deal goes to
    salts: tuple[str | None, ...]  # by place of the deal; null where the piece is
    moves: tuple[dict[str, Json], ...] = ()  # the first moves, where they decide who is dealt what
    seen: Witness | None = None


class Failure(msgspec.Struct, frozen=True):
    """A step of the check that failed. `places` counts the pieces from 1, `seat` from 0."""

    code: str
    place: int = 0
    seat: int = 0


SENTENCES = {
    "shape": "The proof does not fit together: lists in it have the wrong length.",
    "root": "The seals of the pieces do not give the root that was shown before the deal.",
    "seal": "The number of seat {seat} does not match its seal.",
    "spare": "The house's number for seat {seat} was not sealed before the deal.",
    "copied": "Two seats have the same seal.",
    "piece": "Piece {place} of the deal does not match its seal.",
    "dice": "The dice were not those of the cut.",
    "holders": "Piece {place} of the deal went to a seat that the rules do not give it to.",
    "own": "A piece that was dealt to you is not opened.",
    "witness_root": "The root is not the one that your browser noted before the deal.",
    "witness_number": "Your number is not the one that your browser sealed.",
    "witness_seals": "A seal is not one that your browser noted before the deal.",
    "witness_hand": "The pieces dealt to you are not those that your browser showed.",
}


def sentence(failure: Failure) -> str:
    return SENTENCES[failure.code].format(place=failure.place, seat=failure.seat)


def read(data: bytes) -> Proof:
    """Read a proof. Raises UserError."""
    try:
        return msgspec.json.decode(data, type=Proof)
    except msgspec.ValidationError as error:
        raise UserError(f"this is not a proof of a fair shuffle: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise UserError("this is not JSON; the page of a hand's fair shuffle downloads a proof") from None


def opened(proof: Proof) -> int:
    """Return how many pieces are opened."""
    return sum(salt is not None for salt in proof.salts)


def failures(proof: Proof) -> list[Failure]:
    """Return everything that is wrong with a proof, in the order of the steps; nothing, if the deal was fair.

    The last step asks the rules who is dealt which place, which only they can say. Raises UserError.
    """
    if not _fits(proof):
        return [Failure("shape")]
    return [*_sealed(proof), *_cut(proof), *_dealt(proof), *_seen(proof)]


def _fits(proof: Proof) -> bool:
    count = len(proof.leaves)
    lists = len(flat(proof.deal)) == len(proof.salts) == len(proof.holders) == count > 0
    hashes = (
        proof.root,
        *proof.leaves,
        *proof.spares,
        *(one for part in proof.parts for one in (part.seal, part.number)),
    )
    known = all((piece is None) == (salt is None) for piece, salt in zip(flat(proof.deal), proof.salts, strict=False))
    seats = len(proof.parts) == len(proof.spares)
    own = proof.viewer is None or 0 <= proof.viewer < len(proof.parts)
    return lists and known and seats and own and all(map(is_hash, hashes))


def _sealed(proof: Proof) -> Iterator[Failure]:
    """Check that the seals are those of the root, and the numbers those of the seals."""
    if root_of(proof.table, proof.hand, proof.leaves, proof.spares) != proof.root:
        yield Failure("root")
    for seat, part in enumerate(proof.parts):
        if seal_of(part.number) != part.seal:
            yield Failure("seal", seat=seat)
        if part.by == "house" and part.seal not in proof.spares:
            yield Failure("spare", seat=seat)
    if len({part.seal for part in proof.parts}) < len(proof.parts):
        yield Failure("copied")


def _cut(proof: Proof) -> Iterator[Failure]:
    """Check that the numbers bring every open piece to its place, and fall as the dice did."""
    seed = seed_of(proof.table, proof.hand, proof.root, (part.number for part in proof.parts))
    order = order_of(seed, len(proof.leaves))
    for at, (piece, salt) in enumerate(zip(flat(proof.deal), proof.salts, strict=True)):
        if salt is not None and leaf_of(proof.table, proof.hand, order[at], piece, salt) != proof.leaves[order[at]]:
            yield Failure("piece", place=at + 1)
    rolls = [move["dice"] for move in proof.moves if "dice" in move]
    if rolls != [list(dice_of(seed, roll)) for roll in range(len(rolls))]:
        yield Failure("dice")


def _dealt(proof: Proof) -> Iterator[Failure]:
    """Check that every place went to the seat that the rules give it to, and that the viewer can see all of their own."""
    right = holders(Game(proof.game, proof.options), proof.deal, proof.moves)
    wrong = [at for at, (held, seat) in enumerate(zip(proof.holders, right, strict=True)) if held != seat]
    if wrong:
        yield Failure("holders", place=wrong[0] + 1)
    if proof.viewer is not None and any(
        seat == proof.viewer and salt is None for seat, salt in zip(right, proof.salts, strict=True)
    ):
        yield Failure("own")


def _seen(proof: Proof) -> Iterator[Failure]:
    """Check the proof against what the viewer's browser noted before the deal."""
    seen = proof.seen
    if seen is None:
        return
    if seen.root != proof.root:
        yield Failure("witness_root")
    own = None if proof.viewer is None else proof.parts[proof.viewer]
    if own is not None and own.by == "guest" and own.number != seen.number:
        yield Failure("witness_number")
    if not {part.seal for part in proof.parts if part.by == "guest"} <= set(seen.seals):
        yield Failure("witness_seals")
    dealt = Counter(
        piece
        for piece, seat in zip(flat(proof.deal), proof.holders, strict=True)
        if seat is not None and seat == proof.viewer
    )
    if not Counter(seen.hand) <= dealt:
        yield Failure("witness_hand")
