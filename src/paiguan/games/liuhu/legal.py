"""Action codes, and the legal ones of the seat to act (rules 4.3, 4.4)."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, inlined, kernel
from paiguan.engine.state import CODE
from paiguan.games.liuhu.combos import (
    COUNT,
    RUN,
    SINGLE,
    cards_of_plays,
    kind_of,
    longest_run,
    plays_above,
    runs_held,
    sets_held,
    size_of,
    write_cards,
    write_runs,
    write_sets,
)
from paiguan.games.liuhu.options import DECLINE_FREE, Options
from paiguan.games.liuhu.state import (
    AT_CALL,
    AT_FOLLOW,
    AT_LEAD,
    AT_WUHU,
    CARDS,
    G_MASK,
    JOKER_BIT,
    Q_MASK,
    S_MASK,
    T_MASK,
    State,
    bit_of,
    face_up,
    old_cards,
)

# ---- action codes ----------------------------------------------------------------------------------------------
LEAD = 0  # + combination: 引牌
BEAT = LEAD + COUNT  # + combination: 擊牌
DISCARD = BEAT + COUNT  # + card: one card of a 墊牌; a discard of n cards is n codes in ascending order
WUHU = DISCARD + CARDS
NOWUHU = WUHU + 1
ZUO = NOWUHU + 1
PASS = ZUO + 1
HU = PASS + 1
ACTIONS = HU + 1
LEGAL = COUNT + CARDS  # an upper bound on the number of legal codes

ENOUGH = 6  # hu needed to declare


@inlined
def legal(state: State, options: Options, out: Codes) -> int:
    if state.phase == AT_FOLLOW:
        return legal_follow(state, options, out)
    if state.phase == AT_LEAD:
        return legal_lead(state, options, out)
    if state.phase == AT_CALL:
        out[0] = ZUO
        out[1] = PASS
        return 2
    if state.phase == AT_WUHU:
        out[0] = WUHU
        out[1] = NOWUHU
        return 2
    return 0


@kernel
def hu_of(state: State, options: Options, seat: int) -> int:
    """The hu of a seat: hu from tricks, and one for every old card in hand (4.3)."""
    return state.won[seat] + old_in_hand(state, options, seat)


@kernel
def old_in_hand(state: State, options: Options, seat: int) -> int:
    return popcount(state.hands[seat] & old_cards(options, face_up(state)))


@inlined
def single_leads(hand: int, old: int, privileged: bool) -> int:
    """The singles that may be led: from the highest suit in hand, its old cards last unless the player is privileged (4.3)."""
    if hand & T_MASK:
        cards = hand & T_MASK
    elif hand & G_MASK:
        cards = hand & G_MASK
    elif hand & S_MASK:
        cards = hand & S_MASK
    elif hand & Q_MASK:
        cards = hand & Q_MASK
    else:
        return hand & JOKER_BIT
    if not privileged and cards & ~old:
        return cards & ~old
    return cards


@inlined
def legal_lead(state: State, options: Options, out: Codes) -> int:
    """List the moves on lead: allowed singles, any set or run, a declaration with six hu; without cards a declaration or a pass
    (4.3)."""
    seat = state.turn
    hand = state.hands[seat]
    if hand == 0:
        out[0] = PASS
        out[1] = HU
        return 2
    old = old_cards(options, face_up(state))
    count = write_cards(single_leads(hand, old, seat == state.privileged), LEAD, out, 0)
    threes = sets_held(options, hand, 3)
    if threes:
        count = write_sets(options, hand, 3, threes, LEAD, out, count)
        count = write_sets(options, hand, 4, sets_held(options, hand, 4), LEAD, out, count)
    length = 3
    lows = runs_held(hand, length)
    while lows:
        count = write_runs(length, lows, LEAD, out, count)
        length += 1
        lows = runs_held(hand, length) if length <= longest_run(options) else 0
    if state.won[seat] + popcount(hand & old) >= ENOUGH:
        out[count] = HU
        count += 1
    return count


@inlined
def legal_follow(state: State, options: Options, out: Codes) -> int:
    """List the answers to a lead: beat the standing play, or discard as many cards as were led (4.4)."""
    hand = state.hands[state.turn]
    size = size_of[state.led]
    if state.partial > 0:
        named = bit_of[(state.log[state.logged - 1] & CODE) - DISCARD]
        return write_discards(hand & -(named << 1), size - state.partial, state.owed, out, 0)
    if state.top_led:
        return write_discards(hand, size, 0, out, 0)
    plays = plays_above(options, state.standing, hand)
    kind = kind_of[state.standing]
    if kind == SINGLE:
        count = write_cards(plays, BEAT, out, 0)
    elif kind == RUN:
        count = write_runs(size, plays, BEAT, out, 0)
    else:
        count = write_sets(options, hand, size, plays, BEAT, out, 0)
    owed = 0 if options.decline == DECLINE_FREE else cards_of_plays(options, state.standing, hand, plays)
    return write_discards(hand, size, owed, out, count)


@inlined
def owed_by(options: Options, standing: int, top_led: bool, hand: int) -> int:
    """The cards of which a discard must contain one: all that belong to a beating play; empty if there is none (4.4, I-7)."""
    if top_led or options.decline == DECLINE_FREE:
        return 0
    return cards_of_plays(options, standing, hand, plays_above(options, standing, hand))


@inlined
def write_discards(rest: int, missing: int, owed: int, out: Codes, count: int) -> int:
    """List the cards that may be named next of a discard: `missing` more from `rest`, including one of `owed`."""
    if missing == 1:
        return write_cards(rest & owed if owed else rest, DISCARD, out, count)
    choices = popcount(rest) - missing + 1  # enough cards must be left above the one named
    for _ in range(choices):
        bit = lowest(rest)
        if owed and bit > owed:
            break  # above every owed card, so none could follow
        out[count] = DISCARD + index(bit)
        count += 1
        rest ^= bit
    return count
