"""What a network is told: all that a seat may know, laid out for learning (version 1).

Beside the observation, which has no order of moves, it has the hand trick by trick, what each seat has played, and what it
let stand when it discarded. Everything comes from the concealed state.
"""

from paiguan.engine.bits import index, lowest
from paiguan.engine.kernel import Vector, kernel
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.tianjiu.combos import CLASSES, NONE, class_of, mask_of, rank_of, size_of
from paiguan.games.tianjiu.legal import CLAIM, DISCARD, PLAY
from paiguan.games.tianjiu.options import LIPAI, WENZUN_OFF, WENZUN_UNBEATABLE, Options
from paiguan.games.tianjiu.state import DECK_MASK, KINDS, PHASES, State, apart, held, kind_of_bit, together

FEATURES_VERSION = 1

# Counts by kind: own tiles, own discards, tiles not seen; then by seat, from the viewer's own onwards: all that it has played face up,
# and what of that lies on the table now.
OWN, THROWN, UNSEEN = (KINDS * row for row in range(3))
PLAYED = 3 * KINDS
TABLE = PLAYED + 4 * KINDS
# By other seat and class of combination: the lowest rank that it has not beaten, 0 where there was none.
DECLINED = TABLE + 4 * KINDS
# Trick by trick: who led (from 1), how many tiles, the class (from 1), the rank on top in the end, whose it is (from 1).
TRICKS, A_TRICK = 8, 5
PAST = DECLINED + 3 * len(CLASSES)
PHASE = PAST + TRICKS * A_TRICK
# By seat: turn, dealer, leader, owner of what is on top, claimant of a 例牌, stacks, tiles left.
SEATS = PHASE + len(PHASES)
TURN, DEALER, LEADER, OWNER, CLAIMED, STACKS, LEFT = (SEATS + 4 * row for row in range(7))
# The trick under way: tiles, class (from 1), rank led and on top, seats that have acted, tiles named of a discard, kind named last.
TRICK = LEFT + 4
STREAK = TRICK + 7
SETTINGS = STREAK + 2  # streak, 賀 paid
FEATURES = SETTINGS + 11 + len(LIPAI)


@kernel
def features(concealed: State, options: Options, seat: int, out: Vector) -> None:
    for i in range(FEATURES):
        out[i] = 0
    me = max(seat, 0)
    unseen = apart(DECK_MASK, concealed.shown)
    if seat != NOBODY:
        unseen = apart(unseen, together(concealed.hands[me], concealed.thrown[me]))
        write_tiles(concealed.hands[me], out, OWN)
        write_tiles(concealed.thrown[me], out, THROWN)
    for step in range(4):
        other = (me + step) & 3
        unseen = apart(unseen, concealed.table[other])
        write_tiles(concealed.table[other], out, TABLE + step * KINDS)
        out[TURN + step] = concealed.turn == other
        out[DEALER + step] = concealed.dealer == other
        out[LEADER + step] = concealed.leader == other
        out[OWNER + step] = concealed.owner == other
        out[CLAIMED + step] = concealed.claimed == other
        out[STACKS + step] = concealed.stacks[other]
        out[LEFT + step] = concealed.left[other]
    write_tiles(unseen, out, UNSEEN)
    write_past(concealed, options, me, out)
    out[PHASE + concealed.phase] = 1
    if concealed.led != NONE:
        out[TRICK] = size_of[concealed.led]
        out[TRICK + 1] = class_of(options, concealed.led) + 1
        out[TRICK + 2] = rank_of[concealed.led]
    if concealed.top != NONE:
        out[TRICK + 3] = rank_of[concealed.top]
        out[TRICK + 4] = concealed.acted
    out[TRICK + 5] = concealed.partial
    out[TRICK + 6] = concealed.kind
    out[STREAK] = min(concealed.streak, 127)
    out[STREAK + 1] = concealed.paid
    write_settings(options, out)


@kernel
def write_tiles(tiles: int, out: Vector, at: int) -> None:
    if tiles:
        for kind in range(KINDS):
            out[at + kind] = held(tiles, kind)


@kernel
def write_past(concealed: State, options: Options, me: int, out: Vector) -> None:
    """The hand so far: four moves a trick, the first of which leads."""
    acted = 0
    trick = -1
    top = NONE
    for i in range(concealed.logged):
        entry = int(concealed.log[i])
        code = entry & CODE
        if (code >= CLAIM and code != HIDDEN) or entry & CONTINUES:
            continue
        step = ((entry >> SEAT_SHIFT & 3) - me) & 3
        if acted == 0:
            trick += 1
        at = PAST + A_TRICK * trick
        if code < DISCARD:
            top = code - PLAY
            if acted == 0:
                out[at] = step + 1
                out[at + 1] = size_of[top]
                out[at + 2] = class_of(options, top) + 1
            out[at + 3] = rank_of[top]
            out[at + 4] = step + 1
            tiles = mask_of[top]
            while tiles:
                bit = lowest(tiles)
                tiles ^= bit
                out[PLAYED + step * KINDS + kind_of_bit[index(bit)]] += 1
        elif step > 0 and top != NONE:
            place = DECLINED + (step - 1) * len(CLASSES) + class_of(options, top)
            if out[place] == 0 or rank_of[top] < out[place]:
                out[place] = rank_of[top]
        acted = (acted + 1) & 3


@kernel
def write_settings(options: Options, out: Vector) -> None:
    out[SETTINGS] = options.form
    out[SETTINGS + 1] = options.small_par
    out[SETTINGS + 2] = options.wenzun == WENZUN_UNBEATABLE
    out[SETTINGS + 3] = options.wenzun == WENZUN_OFF
    out[SETTINGS + 4] = options.capture_mult
    out[SETTINGS + 5] = options.bao_he
    out[SETTINGS + 6] = options.tian_white
    out[SETTINGS + 7] = options.succession
    out[SETTINGS + 8] = options.ru_special
    out[SETTINGS + 9] = options.yao_in_sweep
    out[SETTINGS + 10] = options.bazhi_single
    for kind in range(len(LIPAI)):
        out[SETTINGS + 11 + kind] = options.lipai >> kind & 1
