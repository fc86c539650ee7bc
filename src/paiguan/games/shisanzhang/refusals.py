"""The rule that refuses a move, for moves that the kernels have found illegal.

If several rules apply, the first in the order of the game's refusals is reported. While a punter is still to bet, a
refusal says nothing about cards (4).
"""

from paiguan.engine.bits import popcount
from paiguan.engine.contract import Move, Refusal, refuse
from paiguan.engine.kernel import interpreted
from paiguan.engine.moves import counted
from paiguan.games.shisanzhang.combos import CATEGORIES
from paiguan.games.shisanzhang.options import BANKER, SPECIALS, TABLES, Options
from paiguan.games.shisanzhang.play import is_to_bet
from paiguan.games.shisanzhang.record import Arrange, Bet, Declare
from paiguan.games.shisanzhang.specials import (
    BIG_CARDS,
    BLACK_CARDS,
    CLEAN_DRAGON,
    NONE,
    ROYAL_CARDS,
    SMALL_CARDS,
    available,
    has_three_sf,
    has_three_straights,
    in_rank_order,
    points_of,
    rank_of,
)
from paiguan.games.shisanzhang.state import (
    ALL_RANKS,
    AT_BET,
    AT_SHOWDOWN,
    CARD,
    RANKS,
    SUIT_SIZE,
    SUITS,
    State,
    ids,
    mask,
    ranks_once,
    ranks_thrice,
    ranks_twice,
    ranks_whole,
    suit_ranks,
)

_is_to_bet = interpreted(is_to_bet)


def why_not(state: State, options: Options, move: Move) -> Refusal:
    if state.phase == AT_SHOWDOWN:
        return refuse("hand_over")
    if isinstance(move, Bet):
        return why_not_bet(state, options, move)
    seat = move.seat
    if state.phase == AT_BET:
        return refuse("betting_open", players=still_to_bet(state, options))
    if state.committed >> seat & 1:
        if state.declared[seat] != NONE:
            return refuse("already_declared", special=SPECIALS[state.declared[seat]])
        return refuse("already_arranged")
    if isinstance(move, Arrange):
        return why_not_arrange(state, options, move)
    assert isinstance(move, Declare)
    return why_not_declare(options, int(state.dealt[seat]), move.special)


def still_to_bet(state: State, options: Options) -> list[int]:
    return [seat for seat in range(options.players) if _is_to_bet(state, seat)]


def why_not_bet(state: State, options: Options, move: Bet) -> Refusal:
    """Refuse a bet: each punter makes one, in banker games with a choice, before the first commitment (4)."""
    low, high = int(options.min_bet), int(options.max_bet)
    if options.opposition != BANKER:
        return refuse("bet_not_played", unit=int(options.unit))
    if low == high:
        return refuse("bet_fixed", bet=low)
    if move.seat == state.dealer:
        return refuse("bet_banker")
    if state.absent >> move.seat & 1:
        return refuse("bet_closed", amount=low)
    if state.bets[move.seat]:
        return refuse("bet_already", amount=int(state.bets[move.seat]))
    if move.amount is None:
        return refuse("bet_missing", min=low, max=high)
    if not isinstance(move.amount, int):
        return refuse("bet_not_integer", amount=move.amount)
    if move.amount < low:
        return refuse("bet_too_small", amount=move.amount, min=low)
    return refuse("bet_too_big", amount=move.amount, max=high)


def why_not_arrange(state: State, options: Options, move: Arrange) -> Refusal:
    """Refuse a layout that is not three, five and five of exactly the dealt cards. A foul is never refused (4)."""
    hand = int(state.dealt[move.seat])
    if specials := int(available(options, hand)) if options.special_declare else 0:
        return refuse("must_declare", kinds=in_rank_order(options, specials))
    placed = (*move.head, *move.mid, *move.tail)
    for card, count in counted(placed).items():
        if count > 1:
            return refuse("too_many_copies", piece=card, copies=1)
    if foreign := [card for card in placed if not hand >> CARD[card] & 1]:
        return refuse("not_held", pieces=foreign)
    if left := ids(hand & ~mask(placed)):
        return refuse("cards_left", count=len(left), pieces=left)
    return refuse("pile_sizes", head=len(move.head), mid=len(move.mid), tail=len(move.tail))


# ---- declarations ----------------------------------------------------------------------------------------------


def why_not_declare(options: Options, hand: int, special: str | None) -> Refusal:
    """Refuse a declaration of a special that the table does not pay, or that these cards are not (5.4)."""
    if special in CATEGORIES:
        return refuse("special_is_pile", combo=special)
    if special is None:
        return refuse("no_special")
    table = list(TABLES)[options.specials]
    if special not in SPECIALS:
        return refuse("unknown_special", special=special, kinds=list(TABLES[table]))
    number = SPECIALS.index(special)
    if rank_of(options, number) == 0:
        return refuse("special_not_in_table", special=special, table=table)
    if points_of(options, number) == 0:
        return refuse("special_removed", special=special)
    if special == "dragon" and available(options, hand) >> CLEAN_DRAGON & 1:
        return refuse("dragon_is_clean")
    return why_not_special(options, hand, special)


def why_not_special(options: Options, hand: int, special: str) -> Refusal:
    """Say what a hand lacks for a special."""
    suits = [int(popcount(suit_ranks(hand, suit))) for suit in range(len(SUITS))]
    pairs = int(popcount(ranks_twice(hand)))
    quads = int(popcount(ranks_whole(hand)))
    match special:
        case "three_flushes":
            spades, hearts, diamonds, clubs = suits
            return refuse("not_three_flushes", spades=spades, hearts=hearts, diamonds=diamonds, clubs=clubs)
        case "three_straights":
            with_qka = has_three_straights(hand, True)
            return refuse("qka_head_off", special=special) if with_qka else refuse("not_three_straights")
        case "six_pairs":
            enough = pairs + quads == 6  # if quads counted as two pairs
            return refuse("six_pairs_distinct", count=pairs) if enough else refuse("not_six_pairs", count=pairs + quads)
        case "four_trips":
            return refuse("not_four_trips", count=int(popcount(ranks_thrice(hand))))
        case "one_color":
            black = int(popcount(hand & BLACK_CARDS))
            return refuse("not_one_color", black=black, red=sum(suits) - black)
        case "all_small":
            return refuse("not_all_small", pieces=ids(hand & ~SMALL_CARDS))
        case "all_big":
            return refuse("not_all_big", pieces=ids(hand & ~BIG_CARDS))
        case "three_quads":
            return refuse("not_three_quads", count=quads)
        case "three_sf":
            with_qka = has_three_sf(hand, True)
            return refuse("qka_head_off", special=special) if with_qka else refuse("not_three_sf")
        case "royals":
            return refuse("not_royals", pieces=ids(hand & ~ROYAL_CARDS))
        case "dragon":
            missing = ALL_RANKS ^ int(ranks_once(hand))
            shown = [RANKS[rank].replace("T", "10") for rank in range(SUIT_SIZE) if missing >> rank & 1]
            return refuse("not_dragon", ranks=shown)
    return refuse("not_clean_dragon", count=sum(count > 0 for count in suits))
