"""Who sees what (rules 4.6), declared once: `veil`. View, observation and resampling all start from its result."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Options, Rng, State, Vector, kernel
from paiguan.engine.rng import below, shuffle
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, NOBODY, SEAT_SHIFT, clear_log
from paiguan.games.tianjiu.combos import NONE, mask_of
from paiguan.games.tianjiu.lipai import lipai_kinds
from paiguan.games.tianjiu.options import AFTER_HAND, SMALL
from paiguan.games.tianjiu.play import DECK
from paiguan.games.tianjiu.state import (
    AT_END,
    AT_LEAD,
    AT_LIPAI,
    AT_OPENING,
    AT_ROLL,
    CLAIM,
    DISCARD,
    PAITOU,
    PASS,
    PHASES,
    PLAY,
)
from paiguan.games.tianjiu.tiles import (
    DECK_MASK,
    KINDS,
    apart,
    held,
    kind_of_bit,
    together,
    with_tile,
    without_tile,
)
from paiguan.games.tianjiu.wall import draw_order, first_taker


@kernel
def veil(state: State, options: Options, seat: int, out: State) -> None:
    """`out` becomes all that `seat` may know: its own tiles, face-up plays, the number of tiles discarded, stacks.

    Nobody but their owner ever sees discards (unless agreed, after the hand); a claim shows the claimant's tiles;
    the poll for a 例牌 and a pass are private; the wall and the unused tiles are never shown.
    """
    see(state, options, seat, out)
    out.kind = state.kind if state.turn == seat else 0
    out.acted = state.acted
    out.winner = state.winner
    out.passed = state.passed & (1 << seat) if seat != NOBODY else 0
    out.stock = 0
    out.walled = state.walled
    out.method = state.method
    for i in range(2):
        out.dice[i] = state.dice[i]
    for i in range(32):
        out.wall[i] = 0
    out.paid = state.paid
    for i in range(8):
        out.paid_item[i] = state.paid_item[i]
        out.paid_to[i] = state.paid_to[i]
    for other in range(4):
        out.dealt[other] = state.dealt[other] if other == seat or other == state.claimed else 0
    veil_log(state, seat, open_discards(state, options), out)


@kernel
def open_discards(state: State, options: Options) -> bool:
    return state.phase == AT_END and options.reveal_discards == AFTER_HAND


@kernel
def see(state: State, options: Options, seat: int, out: State) -> None:
    """What is public but for the log, and one's own tiles."""
    out.phase = state.phase
    out.turn = state.turn
    out.partial = state.partial if state.turn == seat else 0
    out.dealer = state.dealer
    out.streak = state.streak
    out.shown = state.shown
    out.leader = state.leader
    out.led = state.led
    out.top = state.top
    out.owner = state.owner
    out.first_lead = state.first_lead
    out.claimed = state.claimed
    bare = open_discards(state, options)
    for other in range(4):
        own = other == seat
        claimed = other == state.claimed
        out.stacks[other] = state.stacks[other]
        out.left[other] = state.left[other]
        out.table[other] = state.table[other]
        out.hands[other] = state.hands[other] if own or claimed else 0
        out.thrown[other] = state.thrown[other] if own or bare else 0
    # 4.4: until the first lead is out the others see only that the hand is opening, whoever is being asked.
    if is_opening(state, options) and state.turn != seat:
        out.phase = AT_OPENING
        out.turn = NOBODY
        out.leader = NOBODY


@kernel
def is_opening(state: State, options: Options) -> bool:
    """A 例牌 may be asked for: the tiles are out, the first lead is not."""
    if options.form == SMALL or options.lipai == 0:
        return False
    return state.phase == AT_LIPAI or (state.phase == AT_LEAD and state.first_lead == NONE)


@kernel
def veil_log(state: State, seat: int, bare: bool, out: State) -> None:
    out.logged = 0
    for i in range(state.logged):
        entry = state.log[i]
        code = entry & CODE
        own = (entry >> SEAT_SHIFT) & 3 == seat
        if code == PASS and not own:
            continue
        if code >= DISCARD and code < CLAIM and not own and not bare:
            # A discard under way shows nothing until it is whole.
            if state.partial > 0 and i >= state.logged - state.partial:
                continue
            entry = HIDDEN | (entry & ~CODE)
        out.log[out.logged] = entry
        out.logged += 1
    clear_log(out, out.logged)


# ---- observation (version 1) -----------------------------------------------------------------------------------
# Own tiles, own discards, tiles shown earlier, tiles on the table by seat from one's own onwards (counts by kind); the
# claimant's tiles; phase and turn; counters by seat from one's own onwards: stacks, tiles left; the trick; the dealer.
OBSERVATION = KINDS * (3 + 4 + 1) + len(PHASES) + 4 + 4 + 4 + 8


@kernel
def encode(veiled: State, options: Options, seat: int, out: Vector) -> None:
    me = max(seat, 0)
    claimed = veiled.claimed != NOBODY and veiled.claimed != seat
    for kind in range(KINDS):
        out[kind] = held(veiled.hands[me], kind) if seat != NOBODY else 0
        out[kind + KINDS] = held(veiled.thrown[me], kind) if seat != NOBODY else 0
        out[kind + 2 * KINDS] = held(veiled.shown, kind)
        for step in range(4):
            out[kind + (3 + step) * KINDS] = held(veiled.table[(me + step) & 3], kind)
        out[kind + 7 * KINDS] = held(veiled.hands[veiled.claimed], kind) if claimed else 0
    at = 8 * KINDS
    for phase in range(len(PHASES)):
        out[at + phase] = veiled.phase == phase
    at += len(PHASES)
    for step in range(4):
        other = (me + step) & 3
        out[at + step] = veiled.turn == other
        out[at + 4 + step] = veiled.stacks[other]
        out[at + 8 + step] = veiled.left[other]
    at += 12
    out[at] = (veiled.dealer - me) & 3
    out[at + 1] = min(veiled.streak, 127)
    out[at + 2] = veiled.led
    out[at + 3] = veiled.top
    out[at + 4] = (veiled.owner - me) & 3 if veiled.owner != NOBODY else NOBODY
    out[at + 5] = (veiled.leader - me) & 3 if veiled.leader != NOBODY else NOBODY
    out[at + 6] = veiled.first_lead
    out[at + 7] = veiled.partial


# ---- resampling ------------------------------------------------------------------------------------------------


@kernel
def imagine(veiled: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill what the veil took away, every possible world as likely as another.

    墊牌 is free, so any unseen tiles may have been thrown, and anybody may have declined a 例牌: the unseen tiles
    are simply spread over the unseen places. Who must have declined follows from what he was dealt.
    """
    if veiled.phase <= AT_ROLL:
        for i in range(32):
            veiled.wall[i] = DECK[i]
        shuffle(rng, veiled.wall, 32)
        return
    spread_unseen(veiled, seat, rng)
    while veiled.phase == AT_OPENING and not resolve_opening(veiled, options, seat):
        for other in range(4):
            if other != seat:
                veiled.hands[other] = 0
        spread_unseen(veiled, seat, rng)
    write_passes(veiled, options)
    if veiled.walled:
        lay_wall(veiled, options, rng)


@kernel
def spread_unseen(veiled: State, seat: int, rng: Rng) -> None:
    """Shuffle the unseen tiles into the unseen places; the wall, which nobody sees, is where they are shuffled."""
    unseen = apart(DECK_MASK, veiled.shown)
    for other in range(4):
        unseen = apart(apart(unseen, veiled.table[other]), together(veiled.hands[other], veiled.thrown[other]))
    count = 0
    while unseen:
        bit = lowest(unseen)
        veiled.wall[count] = kind_of_bit[index(bit)]
        unseen ^= bit
        count += 1
    shuffle(rng, veiled.wall, count)
    for other in range(4):
        if other != seat and other != veiled.claimed:
            for _ in range(veiled.left[other]):
                count -= 1
                veiled.hands[other] = with_tile(veiled.hands[other], veiled.wall[count])
    for i in range(veiled.logged):
        if veiled.log[i] & CODE == HIDDEN and not veiled.log[i] & CONTINUES:
            count = fill_discard(veiled, i, count)
    veiled.stock = 0
    for i in range(count):
        veiled.stock = with_tile(veiled.stock, veiled.wall[i])
    for i in range(32):
        veiled.wall[i] = 0
    for other in range(4):
        veiled.dealt[other] = together(veiled.hands[other], veiled.thrown[other])
    for i in range(veiled.logged):
        code = veiled.log[i] & CODE
        if code < DISCARD:
            other = (veiled.log[i] >> SEAT_SHIFT) & 3
            veiled.dealt[other] = together(veiled.dealt[other], mask_of[code - PLAY])


@kernel
def pick(unseen: int, rng: Rng) -> int:
    """The kind of an unseen tile, each tile as likely."""
    for _ in range(below(rng, popcount(unseen))):
        unseen ^= lowest(unseen)
    return kind_of_bit[popcount(lowest(unseen) - 1)]


@kernel
def fill_discard(veiled: State, first: int, left: int) -> int:
    """Give a hidden discard its tiles, named in ascending order as every discard is; returns how many are left to give."""
    owner = (veiled.log[first] >> SEAT_SHIFT) & 3
    end = first + 1
    while end < veiled.logged and veiled.log[end] & CONTINUES:
        end += 1
    tiles = 0
    for _ in range(first, end):
        left -= 1
        tiles = with_tile(tiles, veiled.wall[left])
    veiled.thrown[owner] = together(veiled.thrown[owner], tiles)
    for i in range(first, end):
        bit = lowest(tiles)
        tiles ^= bit
        veiled.log[i] = (veiled.log[i] & ~CODE) | (DISCARD + kind_of_bit[index(bit)])
    return left


@kernel
def resolve_opening(veiled: State, options: Options, seat: int) -> bool:
    """Settle who is being waited for while the hand opens: a polled seat, or the dealer with the lead.

    False when the imagined hands do not allow what the viewer knows: one who holds an unanswered 例牌, or a dealer who
    may not lead yet, knows that somebody else is being polled.
    """
    waiting = seat != NOBODY and lipai_kinds(options, veiled.dealt[seat]) != 0 and not veiled.passed >> seat & 1
    places = ((seat - veiled.dealer) & 3) if waiting else 4
    for place in range(places):
        other = (veiled.dealer + place) & 3
        if other != seat and lipai_kinds(options, veiled.dealt[other]) and (waiting or seat == veiled.dealer):
            veiled.phase = AT_LIPAI
            veiled.turn = other
            return True
    if waiting or seat == veiled.dealer:
        return False
    veiled.phase = AT_LEAD
    veiled.turn = veiled.dealer
    veiled.leader = veiled.dealer
    return True


@kernel
def write_passes(veiled: State, options: Options) -> None:
    """Everybody asked so far who was dealt a 例牌 has declined it: in this world the log must say so."""
    asked = 4
    if veiled.claimed != NOBODY:
        asked = (veiled.claimed - veiled.dealer) & 3
    elif veiled.phase == AT_LIPAI:
        asked = (veiled.turn - veiled.dealer) & 3
    kept = 0
    opening = 0  # entries before the poll: the 牌頭 and the throw
    for i in range(veiled.logged):
        entry = veiled.log[i]
        if entry & CODE != PASS:
            veiled.log[kept] = entry
            kept += 1
            if entry & CODE >= PAITOU:
                opening += 1
    for place in range(asked - 1, -1, -1):
        other = (veiled.dealer + place) & 3
        if lipai_kinds(options, veiled.dealt[other]):
            veiled.passed |= 1 << other
            for i in range(kept, opening, -1):
                veiled.log[i] = veiled.log[i - 1]
            veiled.log[opening] = PASS | other << SEAT_SHIFT
            kept += 1
    veiled.logged = kept


@kernel
def lay_wall(veiled: State, options: Options, rng: Rng) -> None:
    """A wall from which the throw and the method give exactly these hands."""
    first = first_taker(options, veiled.dealer, veiled.dice[0] + veiled.dice[1])
    rest = veiled.stock
    for taker in range(4):
        tiles = veiled.dealt[(first + taker) & 3]
        for i in range(8):
            if tiles:
                kind = pick(tiles, rng)
                tiles = without_tile(tiles, kind)
            else:
                kind = pick(rest, rng)
                rest = without_tile(rest, kind)
            veiled.wall[draw_order[veiled.method, taker, i]] = kind
