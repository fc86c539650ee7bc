"""What a network is told: all that a seat may know, laid out for learning (version 1).

Beside the observation, which has no order of moves, it has the hand trick by trick, the cards that each other seat cannot
hold any more, and how often it discarded. Everything comes from the concealed state.
"""

from paiguan.engine.bits import index, lowest, unfold
from paiguan.engine.kernel import Vector, kernel
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.liuhu.combos import NONE, kind_of, mask_of, size_of
from paiguan.games.liuhu.information import after, barred_by_lead, cards_left, is_discard, is_single_lead, laid
from paiguan.games.liuhu.legal import BEAT, DISCARD, LEAD, WUHU, owed_by
from paiguan.games.liuhu.options import DECKS, TOP_OLD, TOP_OLD_AND_ONES, Options
from paiguan.games.liuhu.state import AT_FOLLOW, CARDS, HAND, PHASES, State, bystander, face_up, in_play, old_cards

FEATURES_VERSION = 1

# Rows of cards: own, own discards face down with those of a discard under way, old, not seen, the standing play; then what each
# seat has laid face up, from the viewer's own onwards, and what each other seat cannot hold.
OWN, THROWN, OLD, UNSEEN, STANDING = (CARDS * row for row in range(5))
LAID = 5 * CARDS
BARRED = LAID + 4 * CARDS
# By other seat: discards to a single, to three cards, to more.
DECLINED = BARRED + 3 * CARDS
# Trick by trick: who led (from 1), the kind of the lead (from 1), its size, its lowest card (from 1), the lowest card standing in the
# end (from 1), whose it is (from 1).
TRICKS, A_TRICK = HAND, 6
PAST = DECLINED + 3 * 3
PHASE = PAST + TRICKS * A_TRICK
# By seat: turn, dealer, privileged, leader, owner, passed, hu from tricks, cards left, whether it plays.
SEATS = PHASE + len(PHASES)
TURN, DEALER, PRIVILEGED, LEADER, OWNER, PASSED, WON, LEFT, PLAYS = (SEATS + 4 * row for row in range(9))
# Nothing beats the lead, codes given of this move, seats that have acted, and of the standing play: kind (from 1), size.
TRICK = PLAYS + 4
DECK = TRICK + 5
SETTINGS = DECK + len(DECKS)
FEATURES = SETTINGS + 10


@kernel
def features(concealed: State, options: Options, seat: int, out: Vector) -> None:
    for i in range(FEATURES):
        out[i] = 0
    me = max(seat, 0)
    unseen = in_play(options) & ~face_up(concealed)
    if seat != NOBODY:
        unseen &= ~(concealed.hands[me] | concealed.thrown[me] | concealed.given)
        unfold(concealed.hands[me], CARDS, out, OWN)
        unfold(concealed.thrown[me] | concealed.given, CARDS, out, THROWN)
    unfold(old_cards(options, face_up(concealed)), CARDS, out, OLD)
    unfold(unseen, CARDS, out, UNSEEN)
    dream = bystander(options, concealed.dealer)
    for step in range(4):
        other = (me + step) & 3
        unfold(concealed.shown[other], CARDS, out, LAID + step * CARDS)
        out[TURN + step] = concealed.turn == other
        out[DEALER + step] = concealed.dealer == other
        out[PRIVILEGED + step] = concealed.privileged == other
        out[LEADER + step] = concealed.leader == other
        out[OWNER + step] = concealed.owner == other
        out[PASSED + step] = concealed.passed >> other & 1
        out[WON + step] = concealed.won[other]
        if other != dream:
            out[LEFT + step] = cards_left(concealed, other)
            out[PLAYS + step] = 1
    write_past(concealed, options, me, out)
    out[PHASE + concealed.phase] = 1
    out[TRICK] = concealed.top_led
    out[TRICK + 1] = concealed.partial
    if concealed.phase == AT_FOLLOW:
        unfold(mask_of[concealed.standing], CARDS, out, STANDING)
        out[TRICK + 2] = concealed.acted
        out[TRICK + 3] = kind_of[concealed.standing] + 1
        out[TRICK + 4] = size_of[concealed.standing]
    write_settings(options, out)


@kernel
def write_past(concealed: State, options: Options, me: int, out: Vector) -> None:
    """The hand so far: three moves a trick, the first of which leads."""
    exposed, standing, top_led = 0, NONE, False
    acted = 0
    trick = -1
    for i in range(concealed.logged):
        entry = int(concealed.log[i])
        code = entry & CODE
        if code >= WUHU and code != HIDDEN:
            continue
        step = ((entry >> SEAT_SHIFT & 3) - me) & 3
        if not entry & CONTINUES:
            if acted == 0:
                trick += 1
            at = PAST + A_TRICK * trick
            if code < DISCARD:
                combo = code - LEAD if code < BEAT else code - BEAT
                if acted == 0:
                    out[at] = step + 1
                    out[at + 1] = kind_of[combo] + 1
                    out[at + 2] = size_of[combo]
                    out[at + 3] = index(lowest(mask_of[combo])) + 1
                out[at + 4] = index(lowest(mask_of[combo])) + 1
                out[at + 5] = step + 1
            elif step > 0 and standing != NONE:
                size = size_of[standing]
                out[DECLINED + 3 * (step - 1) + (0 if size == 1 else 1 if size == 3 else 2)] += 1
            acted = acted + 1 if acted < 2 else 0
        if step > 0:
            barred = 0
            if is_single_lead(code):
                barred = barred_by_lead(options, exposed, code - LEAD, (step + me) & 3 == concealed.privileged)
            elif code != HIDDEN and is_discard(code) and size_of[standing] == 1:
                owed = owed_by(options, standing, top_led, in_play(options))
                if owed & laid(code) == 0:
                    barred = owed
            while barred:
                bit = lowest(barred)
                barred ^= bit
                out[BARRED + CARDS * (step - 1) + index(bit)] = 1
        exposed, standing, top_led = after(options, code, exposed, standing, top_led)


@kernel
def write_settings(options: Options, out: Vector) -> None:
    out[DECK + options.deck] = 1
    out[SETTINGS] = options.players
    out[SETTINGS + 1] = options.single_beat
    out[SETTINGS + 2] = options.led_top == TOP_OLD
    out[SETTINGS + 3] = options.led_top == TOP_OLD_AND_ONES
    out[SETTINGS + 4] = options.run_len
    out[SETTINGS + 5] = options.yunxian_number
    out[SETTINGS + 6] = options.decline
    out[SETTINGS + 7] = options.discard_face
    out[SETTINGS + 8] = options.dealer_privilege
    out[SETTINGS + 9] = options.dream_count
