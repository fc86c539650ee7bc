"""The proof of a finished hand for one viewer: which pieces it opens follows from what the rules have shown them.

An opening tells the place of a piece. A seat's places hold its pieces in random order, so this tells nothing else, except where
a seat has equal pieces and shows only some of them: which of the places is opened is then drawn by lot, once for all viewers.
Drawn otherwise, the place of the one could tell that there is no other.
"""

from collections import Counter
from collections.abc import Sequence

from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.records import deal_of_record
from paiguan.fair.cut import SCHEME, digest, order_of
from paiguan.fair.places import filled, flat, holders, opening_moves
from paiguan.fair.proof import CutPart, Proof
from paiguan.parlour.played import Hand
from paiguan.parlour.replay import all_is_known
from paiguan.parlour.sealing import Cut, Part


def proof(cut: Cut, hand: Hand, game: Game, viewer: int | None, names: Sequence[str]) -> Proof:
    """Return the proof of a finished hand that was dealt by a cut, for the seat that the viewer had in it."""
    record = hand.record(game)
    final, pieces = deal_of_record(record), flat(hand.dealt)
    moves = opening_moves(game, hand.dealt, hand.moves)
    held = holders(game, hand.dealt, moves)
    order = order_of(cut.seed(), len(pieces))
    lots = [digest("lot", cut.key, str(place)) for place in order]
    shown = shown_places(final, viewer, held, pieces, lots)
    return Proof(
        scheme=SCHEME,
        table=cut.table,
        hand=cut.hand,
        game=game.name,
        options=game.given,
        names=tuple(names),
        viewer=viewer,
        root=cut.root,
        leaves=cut.leaves,
        spares=cut.spare_seals,
        parts=tuple(map(_part, cut.parts)),
        deal=filled(hand.dealt, [piece if at in shown else None for at, piece in enumerate(pieces)]),
        holders=tuple(held),
        salts=tuple(cut.salt(place) if at in shown else None for at, place in enumerate(order)),
        moves=tuple(moves),
    )


def shown_places(
    final: Deal, viewer: int | None, held: Sequence[int | None], pieces: Sequence[str], lots: Sequence[str]
) -> set[int]:
    """Return the places of a deal whose pieces the viewer has been shown by the end of the hand."""
    if all_is_known(final, viewer):
        return set(range(len(pieces)))
    declared = final.game.interface.house.shown
    seen = () if declared is None else declared(final.view(viewer))
    found = {at for at, seat in enumerate(held) if seat is not None and seat == viewer}
    for seat, faces in enumerate(seen):
        if seat != viewer:
            own = {at: pieces[at] for at, holder in enumerate(held) if holder == seat}
            found |= drawn(own, Counter(faces), lots)
    return found


def drawn(own: dict[int, str], faces: Counter[str], lots: Sequence[str]) -> set[int]:
    """Return places of a seat for the pieces it has shown. Where it has more equal ones than it has shown, the lots decide."""
    found = set[int]()
    for face, count in faces.items():
        found |= set(sorted((at for at, piece in own.items() if piece == face), key=lots.__getitem__)[:count])
    return found


def _part(part: Part) -> CutPart:
    if part.number:
        return CutPart(by="guest", seal=part.seal, number=part.number)
    return CutPart(by="house", seal=part.spare_seal, number=part.spare, unopened=part.seal)
