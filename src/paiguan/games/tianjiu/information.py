"""Who sees what (rules 4.6), declared once: `conceal`. View, observation and resampling all start from its result."""

from paiguan.engine.kernel import Vector, inlined, kernel
from paiguan.engine.state import CODE, HIDDEN, NOBODY, SEAT_SHIFT, clear_log
from paiguan.games.tianjiu.combos import NONE
from paiguan.games.tianjiu.legal import CLAIM, DISCARD, PASS
from paiguan.games.tianjiu.options import AFTER_HAND, SMALL, Options
from paiguan.games.tianjiu.state import AT_END, AT_LEAD, AT_LIPAI, AT_OPENING, KINDS, PHASES, State, held


@kernel
def conceal(state: State, options: Options, seat: int, out: State) -> None:
    """Write to `out` all that `seat` may know: its own tiles, face-up plays, the number of tiles discarded, stacks.

    Discards are visible to their owner only (to all after the hand, if agreed). A claim shows the claimant's tiles. The poll
    for a 例牌 and a pass are private. The wall and the unused tiles are never shown.
    """
    observe(state, options, seat, out)
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
    conceal_log(state, seat, open_discards(state, options), out)


@kernel
def open_discards(state: State, options: Options) -> bool:
    return state.phase == AT_END and options.reveal_discards == AFTER_HAND


@inlined
def observe(state: State, options: Options, seat: int, out: State) -> None:
    """The part of `conceal` that `encode` reads: everything public except the log, and the viewer's own tiles."""
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
    # 4.4: before the first lead, others see only that the hand is opening, not which seat is polled.
    if is_opening(state, options) and state.turn != seat:
        out.phase = AT_OPENING
        out.turn = NOBODY
        out.leader = NOBODY


@kernel
def is_opening(state: State, options: Options) -> bool:
    """Whether seats may be polled for a 例牌: after the deal and before the first lead."""
    if options.form == SMALL or options.lipai == 0:
        return False
    return state.phase == AT_LIPAI or (state.phase == AT_LEAD and state.first_lead == NONE)


@kernel
def conceal_log(state: State, seat: int, bare: bool, out: State) -> None:
    out.logged = 0
    for i in range(state.logged):
        entry = state.log[i]
        code = entry & CODE
        own = (entry >> SEAT_SHIFT) & 3 == seat
        if code == PASS and not own:
            continue
        if code >= DISCARD and code < CLAIM and not own and not bare:
            # An unfinished discard shows nothing to others.
            if state.partial > 0 and i >= state.logged - state.partial:
                continue
            entry = HIDDEN | (entry & ~CODE)
        out.log[out.logged] = entry
        out.logged += 1
    clear_log(out, out.logged)


# ---- observation -----------------------------------------------------------------------------------------------
VERSION = 1  # of the action and observation encodings

# Own tiles, own discards, tiles shown earlier, tiles on the table by seat from the viewer's onwards (counts by kind); the
# claimant's tiles; phase and turn; counters by seat from the viewer's onwards: stacks, tiles left; the trick; the dealer.
OBSERVATION = KINDS * (3 + 4 + 1) + len(PHASES) + 4 + 4 + 4 + 8


@inlined
def encode(concealed: State, options: Options, seat: int, out: Vector) -> None:
    me = max(seat, 0)
    claimed = concealed.claimed != NOBODY and concealed.claimed != seat
    for kind in range(KINDS):
        out[kind] = held(concealed.hands[me], kind) if seat != NOBODY else 0
        out[kind + KINDS] = held(concealed.thrown[me], kind) if seat != NOBODY else 0
        out[kind + 2 * KINDS] = held(concealed.shown, kind)
        for step in range(4):
            out[kind + (3 + step) * KINDS] = held(concealed.table[(me + step) & 3], kind)
        out[kind + 7 * KINDS] = held(concealed.hands[concealed.claimed], kind) if claimed else 0
    at = 8 * KINDS
    for phase in range(len(PHASES)):
        out[at + phase] = concealed.phase == phase
    at += len(PHASES)
    for step in range(4):
        other = (me + step) & 3
        out[at + step] = concealed.turn == other
        out[at + 4 + step] = concealed.stacks[other]
        out[at + 8 + step] = concealed.left[other]
    at += 12
    out[at] = (concealed.dealer - me) & 3
    out[at + 1] = min(concealed.streak, 127)
    out[at + 2] = concealed.led
    out[at + 3] = concealed.top
    out[at + 4] = (concealed.owner - me) & 3 if concealed.owner != NOBODY else NOBODY
    out[at + 5] = (concealed.leader - me) & 3 if concealed.leader != NOBODY else NOBODY
    out[at + 6] = concealed.first_lead
    out[at + 7] = concealed.partial
