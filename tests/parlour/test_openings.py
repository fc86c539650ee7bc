"""A proof opens what the rules have shown its viewer and nothing else, and its places tell nothing about the other pieces."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from paiguan.engine.game import Game
from paiguan.engine.packages import GAMES
from paiguan.fair.places import flat, holders, opening_moves
from paiguan.parlour.proving import drawn, shown_places
from tests.fair.samples import played, proof_of

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("tianjiu", {"size": "small"}),
    ("tianjiu", {"reveal_discards": "after_hand"}),
    ("liuhu", {"discard_face": "down"}),
    ("liuhu", {"players": 3}),
]


@pytest.mark.parametrize(("game", "options"), SETTINGS)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_opened_is_the_same_in_every_possible_world(game: str, options: dict[str, Any], seed: int) -> None:
    """The pieces of each seat that a viewer gets openings of, in the true deal and in others that they hold possible."""
    table = played(game, options, people=3, seed=seed)
    final = table.deal
    assert final is not None
    rng = random.Random(seed)
    for viewer in (None, *range(final.game.seats)):
        for _ in range(5):
            world = final.resample(viewer, seed=rng.getrandbits(40))
            assert opened_in(world, viewer) == opened_in(final, viewer)


def opened_in(final: Any, viewer: int | None) -> list[Counter[str]]:
    """Return the pieces of each seat, and of none, that are opened for a viewer in a finished hand."""
    record = final.record()
    deal = {key: value for key, value in record.items() if key in ("dealer", "streak", "deal", "wall", "stock")}
    pieces, game = flat(deal), Game(final.game.name, final.game.given)
    held = holders(game, deal, opening_moves(game, deal, record["actions"]))
    lots = [f"{at:03}" for at in range(len(pieces))]
    shown = shown_places(final, viewer, held, pieces, lots)
    return [
        Counter(pieces[at] for at in shown if held[at] == (None if seat < 0 else seat))
        for seat in range(-1, game.seats)
    ]


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_viewer_gets_their_own_pieces_and_those_that_lay_open(game: str, options: dict[str, Any]) -> None:
    table = played(game, options, people=3, seed=9)
    for viewer in range(len(table.chairs)):
        proof = proof_of(table, viewer)
        assert None not in [s for s, seat in zip(proof.salts, proof.holders, strict=True) if seat == viewer]


@pytest.mark.parametrize("seed", range(6))
def test_discards_of_tianjiu_stay_shut(seed: int) -> None:
    """天九 4.6: what others discarded is opened for nobody, not even after the hand."""
    table = played("tianjiu", people=4, seed=seed)
    moves = table.hand.moves
    face_up = [sum(len(m["cards"]) for m in moves if m["do"] == "play" and m["seat"] == seat) for seat in range(4)]
    claimed = [seat for seat in range(4) if {"do": "claim", "seat": seat} in moves]
    for viewer in (None, *range(4)):
        proof = proof_of(table, viewer)
        opened = Counter(seat for s, seat in zip(proof.salts, proof.holders, strict=True) if s is not None)
        for seat in range(4):
            assert opened[seat] == (8 if seat == viewer or seat in claimed else face_up[seat])


def test_a_proof_holds_nothing_of_a_piece_that_stays_shut() -> None:
    """Neither its name nor its salt, nor the key that the salts are made from."""
    table = played("tianjiu", people=4, seed=3)
    cut = table.hand.cut
    assert cut is not None
    told = msgspec.json.encode(proof_of(table, None)).decode()
    proof = proof_of(table, None)
    given = {salt for salt in proof.salts if salt is not None}
    assert 0 < len(given) < 32
    assert all((cut.salt(place) in told) == (cut.salt(place) in given) for place in range(32))
    assert cut.key not in told
    assert sum(piece is not None for piece in proof.deal["wall"]) == len(given)


@pytest.mark.parametrize("shown", [Counter("a"), Counter("aa"), Counter("ab"), Counter("b")])
def test_the_opened_places_of_a_seat_do_not_tell_what_else_it_holds(shown: Counter[str]) -> None:
    """Over all orders of a hand and all lots the opened places are equally likely, whatever else is in the hand."""
    chances = []
    for hand in ("aabc", "abcd", "aaab", "aabb"):
        if shown <= Counter(hand):
            found: Counter[tuple[tuple[int, str], ...]] = Counter()
            for order in permutations(hand):
                for lots in permutations("1234"):
                    own = dict(enumerate(order))
                    places = drawn(own, shown, lots)
                    found[tuple(sorted((at, own[at]) for at in places))] += 1
            chances.append(found)
    assert len(chances) > 1
    assert all(chance == chances[0] for chance in chances)


def test_two_viewers_get_the_same_opening_of_a_piece() -> None:
    """Otherwise two viewers together would know which of a seat's places hold equal pieces."""
    table = played("tianjiu", people=4, seed=4)
    for seat in range(4):
        proofs = [proof_of(table, viewer) for viewer in (None, *range(4)) if viewer != seat]
        opened = {
            tuple(at for at, s in enumerate(proof.salts) if s is not None and proof.holders[at] == seat)
            for proof in proofs
        }
        assert len(opened) == 1
