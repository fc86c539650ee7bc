"""Views carry what the page shows, so that the page decides no rule: each field is what the rules themselves come to."""

import json
from typing import Any, get_args

import pytest

import paiguan
from paiguan.engine.terms import load
from paiguan.games.liuhu.legal import ENOUGH
from paiguan.games.liuhu.state import ENDS
from paiguan.games.liuhu.view import End
from paiguan.games.mohuahua import state as mohuahua
from paiguan.games.shisanzhang.combos import CATEGORY, strength
from paiguan.games.shisanzhang.state import mask
from paiguan.games.shisanzhang.view import ranks_named
from paiguan.games.tianjiu import state as tianjiu
from paiguan.games.tianjiu.options import METHODS
from paiguan.games.tianjiu.state import DECK_MASK, draw_order, ids
from paiguan.games.weimaque import state as weimaque
from paiguan.games.weimaque.score import meld_cards
from paiguan.games.weimaque.state import meld_id
from tests.playing import random_deal

# ---- 天九 --------------------------------------------------------------------------------------------------------

WALL = ids(DECK_MASK)


def test_the_factor_of_view_and_standing_is_the_one_of_the_settlement() -> None:
    game = paiguan.game("tianjiu", succession="lun")
    match, streaks = paiguan.Match(game), set()
    for seed in range(16):
        standing: Any = match.standing
        deal = match.deal(seed)
        while not deal.over:
            deal.push(deal.legal_moves.random(seed))
        charged = {item.factors["dealer"] for item in deal.settlement.items if "dealer" in item.factors}
        assert charged <= {deal.view(None).factor}
        assert deal.view(None).factor == standing.factor
        streaks.add(standing.streak)
        match.finish(deal)
    assert len(streaks) > 1


def test_a_standing_stored_without_its_factor_is_read_with_it() -> None:
    game = paiguan.game("tianjiu")
    stored = {"dealer": 2, "hands": 3, "over": False, "streak": 3}
    match = paiguan.Match.from_json({"game": "tianjiu", "options": {}, "standing": stored, "totals": [0, 0, 0, 0]})
    standing: Any = match.standing
    dealt: Any = match.deal(1).view(None)
    assert standing.factor == dealt.factor == game.deal(1, streak=3).view(None).factor


def test_the_walls_are_the_ways_to_draw_that_can_still_be_named() -> None:
    game = paiguan.game("tianjiu")
    deal = game.load({"wall": WALL})
    walls = deal.view(None).walls
    assert set(walls) == set(METHODS) - {"pianmian"}
    for method, takers in walls.items():
        places = draw_order[METHODS.index(method)]
        assert [[4 * (column - 1) + level for column in columns for level in range(4)] for columns in takers] == (
            places.tolist()
        )
    deal.push({"seat": 2, "do": "paitou", "method": "waxin"})
    assert set(deal.view(None).walls) == {"waxin"}
    deal.push({"seat": 2, "do": "roll", "dice": [3, 4]})
    while deal.phase == "lipai":
        deal.push({"seat": deal.actor, "do": "pass"})
    assert {seat: set(deal.view(seat).walls) for seat in range(4)} == {seat: {"waxin"} for seat in range(4)}
    deal.push(deal.legal_moves.random(0))
    assert deal.view(None).walls == {}
    assert set(paiguan.game("tianjiu", paitou="qieer").load({"wall": WALL}).view(0).walls) == {"qieer"}
    assert game.deal(1).view(0).walls == {}


# ---- 六虎, 抹花花 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "first", "idle"), [("liuhu", "dealer", "dream"), ("mohuahua", "head", "resting")])
def test_roles_go_round_from_the_dealer_past_the_seat_that_sits_out(name: str, first: str, idle: str) -> None:
    for players in (3, 4):
        for dealer in range(players):
            view: Any = paiguan.game(name, players=players).deal(1, dealer=dealer).view(None)
            roles = view.roles
            assert len(roles) == len(set(roles)) == players
            assert roles[dealer] == first
            out = getattr(view, idle)
            assert [seat for seat, role in enumerate(roles) if role == idle] == ([] if out is None else [out])
            turns = [seat for seat in ((dealer + step) % players for step in range(players)) if seat != out]
            assert [roles[seat] for seat in turns][1] == "second"


def test_the_hu_of_a_view_are_those_that_a_declaration_needs() -> None:
    game, declared = paiguan.game("liuhu"), 0
    for seed in range(40):
        deal = game.deal(seed)
        while not deal.over:
            if deal.phase == "LEAD" and deal.view(deal.actor).hand:
                may = any(move.verb == "hu" for move in deal.legal_moves)
                assert may == (deal.view(deal.actor).hu >= ENOUGH)
                declared += may
            deal.push(deal.legal_moves.random(seed))
    assert declared


def test_the_marks_of_the_track_are_those_of_the_settlement() -> None:
    game = paiguan.game("mohuahua")
    win, sweep, every = game.deal(1).view(None).marks
    for seed in range(40):
        deal = game.deal(seed)
        while not deal.over:
            deal.push(deal.legal_moves.random(seed))
        paid = {item.id: item.payee for item in deal.settlement.items}
        for seat, tricks in enumerate(deal.view(None).tricks):
            assert tricks <= every
            assert (seat in (paid.get("gou"), paid.get("ci"))) <= (tricks >= win)
            assert (paid.get("ci") == seat) == (tricks >= sweep)


# ---- tricks ------------------------------------------------------------------------------------------------------

TRICKS = [
    *[("tianjiu", {}), ("tianjiu", {"reveal_discards": "after_hand"}), ("tianjiu", {"preset": "xiao"})],
    *[("liuhu", {}), ("liuhu", {"discard_face": "down"}), ("liuhu", {"players": 3})],
    *[("mohuahua", {}), ("mohuahua", {"players": 4, "quad66_beats_led_xi": True})],
]
PUT_DOWN = ("play", "lead", "beat", "discard", "pad")


def put_down(moves: list[Any]) -> dict[int, list[str]]:
    """The pieces each seat put down with these moves, by its own log or the truth."""
    out: dict[int, list[str]] = {}
    for move in moves:
        out.setdefault(move.seat, []).extend([*move.cards, *getattr(move, "extra", ())])
    return {seat: sorted(cards) for seat, cards in out.items()}


@pytest.mark.parametrize(("name", "options"), TRICKS)
def test_tricks_of_a_view_are_those_that_were_played(name: str, options: dict[str, Any]) -> None:
    """The winner is the seat whose count of tricks grew; a viewer knows what lies face up, and their own pieces."""
    game = paiguan.game(name, **options)
    counts = {"tianjiu": "stacks", "liuhu": "won", "mohuahua": "tricks"}[name]
    finished = 0
    for seed in range(12):
        deal = game.deal(seed)
        tricks: list[list[Any]] = []  # moves of each trick
        winners: list[int] = []
        while not deal.over:
            before: Any = deal.view(None)
            move = deal.push(deal.legal_moves.random(seed))
            if move.verb not in PUT_DOWN:
                continue
            after: Any = deal.view(None)
            if before.trick is None:
                tricks.append([])
            tricks[-1].append(move)
            gained = [
                seat for seat in range(game.seats) if getattr(after, counts)[seat] > getattr(before, counts)[seat]
            ]
            winners += gained
            for viewer in (None, *range(game.seats)):
                view: Any = deal.view(viewer)
                assert view.trick_number == len(tricks)
                last = view.last_trick
                assert (0 if last is None else last.number) == len(winners)
                if last is not None:
                    assert (last.leader, last.winner) == (tricks[len(winners) - 1][0].seat, winners[-1])
                    told(last.plays, put_down(tricks[len(winners) - 1]), viewer)
                if view.trick is not None:
                    told(view.trick.plays, put_down(tricks[-1]), viewer)
                    shown = view.trick.laid if name == "liuhu" else view.trick.shown
                    up = {play.seat: sorted(play.pieces) for play in view.trick.plays if play.seat != viewer}
                    assert up == {seat: sorted(shown[seat]) for seat in up}
        finished += len(winners)
    assert finished > 20


def told(plays: Any, truth: dict[int, list[str]], viewer: int | None) -> None:
    assert [play.seat for play in plays] == list(truth)
    for play in plays:
        known = [*play.pieces, *(piece for piece in play.down if piece is not None)]
        assert len(play.pieces) + len(play.down) == len(truth[play.seat])
        assert not [piece for piece in known if piece not in truth[play.seat]]
        if play.seat == viewer:
            assert sorted(known) == truth[play.seat]


# ---- 偎麻雀 -------------------------------------------------------------------------------------------------------


def test_melds_lie_as_the_rules_lay_them() -> None:
    """All the cards of a meld as the record spells it; of a 偎 and a covered quad two lie face down."""
    game, seen = paiguan.game("weimaque"), set()
    for seed in range(30):
        deal = random_deal(game, seed)
        view: Any = deal.view(None)
        for seat, melds in enumerate(view.lying):
            laid = deal.state.melds[seat][: deal.state.laid[seat]]
            assert len(melds) == len(laid)
            for meld, code in zip(melds, laid, strict=True):
                kind, card = meld_id(int(code)).split(":")
                covered = kind in ("wei", "kong_covered")
                known = meld_cards(f"{kind}:{card}")
                assert (meld.kind, meld.pieces) == (kind, (None, None, *known[2:]) if covered else tuple(known))
                seen.add(kind)
    assert {"chi", "peng", "wei"} <= seen


def test_how_a_hand_of_liuhu_ends_has_the_names_of_the_state() -> None:
    assert get_args(End) == ENDS


# ---- 十三張 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("4s Th 4h Tc 4d", ("4", "10")),
        ("As 2h 3h 4c 5d", ("5",)),
        ("As 2s 3s 4s 5s", ("5",)),
        ("Ts Jh Qc Kd As", ("A",)),
        ("9s 9h Kc", ("9", "K")),
        ("2s 7s 9s Js As", ("A", "J", "9", "7", "2")),
    ],
)
@pytest.mark.parametrize("wheel", ["low", "second"])
def test_piles_are_called_by_their_ranks_and_straights_by_their_top(cards: str, ranks: Any, wheel: str) -> None:
    pile = tuple(cards.split())
    made = int(strength(paiguan.game("shisanzhang", wheel=wheel).options, mask(pile)))
    assert ranks_named(pile, made >> CATEGORY) == ranks


def test_the_banker_is_who_deals_where_one_plays_against_the_others() -> None:
    for opposition, banker in (("banker", 2), ("all", None)):
        deal = paiguan.game("shisanzhang", opposition=opposition).deal(1, dealer=2)
        assert deal.view(0).banker == banker
        assert deal.view(0).sizes == (3, 5, 5)


@pytest.mark.parametrize("shoot", ["off", "base", "all"])
@pytest.mark.parametrize("foul_shot", [False, True])
def test_a_view_says_whether_a_foul_is_shot_as_the_settlement_has_it(shoot: str, foul_shot: bool) -> None:
    game = paiguan.game("shisanzhang", opposition="all", players=2, shoot=shoot, foul_shot=foul_shot)
    fouls, good = ["As", "Ah", "Ad"], ["2c", "3d", "7c"]
    hands = [
        [*fouls, "2s", "4s", "6s", "8d", "Th", "3s", "5h", "7s", "9d", "Jh"],
        [*good, *["4h", "4d", "8s", "9c", "Tc"]],
    ]
    hands[1] += ["Ks", "Kh", "Kd", "Qs", "Qh"]
    deal = game.load({"deal": hands})
    for seat, hand in enumerate(hands):
        deal.push({"seat": seat, "do": "arrange", "head": hand[:3], "mid": hand[3:8], "tail": hand[8:]})
    assert [bool(made and made.foul) for made in deal.view(None).commitments] == [True, False]
    assert any(item.id == "shoot" for item in deal.settlement.items) == deal.view(None).foul_is_shot


# ---- the match ---------------------------------------------------------------------------------------------------

LENGTHS: dict[str, dict[str, Any]] = {
    "tianjiu": {"hands": 3},
    "mohuahua": {"rounds": 1, "players": 4},
    "weimaque": {"match_hands": 2},
    "shisanzhang": {"match_hands": 2},
    "liuhu": {"rounds": 2},
}


@pytest.mark.parametrize("name", paiguan.GAMES)
def test_a_match_has_as_many_hands_as_the_house_is_told(name: str) -> None:
    match = paiguan.Match(paiguan.game(name, **LENGTHS[name]))
    length = match.game.interface.house.length(match.game.values)
    hands = 0
    while not match.over:
        deal = match.deal(hands)
        while not deal.over:
            deal.push(deal.legal_moves.random(hands))
        match.finish(deal)
        hands += 1
    assert length in (hands, None)
    assert (length is None) == (name == "liuhu")  # void hands of 六虎 do not count


# ---- pieces ------------------------------------------------------------------------------------------------------

COPIES: dict[str, dict[str, int]] = {
    "tianjiu": dict(zip(tianjiu.TILES, tianjiu.COPIES, strict=True)),
    "mohuahua": dict(zip(mohuahua.CARDS, mohuahua.COPIES, strict=True)),
    "weimaque": dict.fromkeys(weimaque.CARDS, weimaque.COPIES),
}


@pytest.mark.parametrize("name", paiguan.GAMES)
def test_the_words_say_how_many_there_are_of_each_piece(name: str) -> None:
    told = {piece: words["copies"] for piece, words in load(name)["pieces"].items() if "copies" in words}
    assert told == {piece: copies for piece, copies in COPIES.get(name, {}).items() if copies > 1}


# ---- who sits out ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", paiguan.GAMES)
@pytest.mark.parametrize("players", [3, 4])
def test_the_seat_that_sits_out_is_known_before_the_deal(name: str, players: int) -> None:
    """A score sheet asks for it; the views of a hand agree."""
    varies = "players" in paiguan.game(name).values
    game = paiguan.game(name, **({"players": players} if varies else {}))
    house = game.interface.house
    for dealer in range(game.seats):
        view = game.deal(1, dealer=dealer).view(None)
        resting = [getattr(view, name) for name in ("dream", "dreamer", "resting") if hasattr(view, name)]
        assert [house.sits_out(game.plain_options, dealer)] == (resting or [None])


# ---- information states ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", paiguan.GAMES)
def test_an_information_state_leaves_out_what_follows_from_the_rest(name: str) -> None:
    """Its strings stay as they were before views carried more for the page."""
    game = paiguan.game(name)
    for moves in (0, 6, 10_000):
        deal = random_deal(game, 3, moves)
        for seat in (None, *range(game.seats)):
            view, state = deal.view(seat), json.loads(deal.infostate(seat))
            derived = {path for path in view.derived if "." not in path}
            assert state.keys() == set(view.__struct_fields__) - derived
            assert "plays" not in (state.get("trick") or {})
