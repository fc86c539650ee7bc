"""The features of a regular of 六虎 and their weights, found by `python -m paiguan.bots.tune liuhu`."""

import math

from paiguan.engine.kernel import constant

# The features, in the order of WEIGHTS. The features of a hand are the same on lead and off lead, for winning and for losing.
SIGNS = (
    "always",
    "hu that nobody can take",
    "hu beyond six",
    "cards left over",
    "cards in sets and runs",
    "of these likely to hold",
    "old cards out",
    "hu won by another on lead",
    "hu won by the third",
    "cards in hand",
)
SIGN_SURE, SIGN_WON = SIGNS.index("hu that nobody can take"), SIGNS.index("hu won by another on lead")
FEATURES = (
    # calling
    "call: as the dealer",
    "call: as the second",
    "call: as the tail",
    "call: old cards",
    "call: hu that nobody can take once on lead",
    "call: cards that nothing beats when led",
    "call: cards in sets",
    "call: cards in runs",
    "call: Tens",
    # declaring or waiting
    "wait: always",
    "wait: how far beyond six the nearer other could come",
    "wait: cards that two others beat at most",
    "wait: Tens",
    "wait: old cards kept",
    # how far to trust chances: opponents keep the cards they can beat with
    "hold: power of the chance, on the first lead",
    "hold: power of the chance, later",
    "hold: power of the chance, after discards face down",
    # the value of keeping a card
    "keep: hu",
    "keep: nothing beats it when led",
    "keep: a single winner",
    "keep: a near winner",
    "keep: cards of sets",
    "keep: cards of runs",
    "keep: rank",
    # the value of a hand
    *(
        f"{place}: {sign}"
        for place in ("lead, to win", "lead, to lose", "off lead, to win", "off lead, to lose")
        for sign in SIGNS
    ),
)
(
    CALL_DEALER,
    CALL_SECOND,
    CALL_TAIL,
    CALL_OLD,
    CALL_SURE,
    CALL_TOP,
    CALL_SETS,
    CALL_RUNS,
    CALL_TENS,
    WAIT,
    WAIT_NEARER,
    WAIT_NEAR,
    WAIT_TENS,
    WAIT_OLD,
    HOLD_FIRST,
    HOLD_LATER,
    HOLD_HIDDEN,
    KEEP_HU,
    KEEP_TOP,
    KEEP_WINNER,
    KEEP_NEAR,
    KEEP_SETS,
    KEEP_RUNS,
    KEEP_RANK,
    WORTH,
) = range(25)
MOST = math.log(256)  # twelve hu from two losers
ON_WIN, ON_LOSE, OFF_WIN, OFF_LOSE = (WORTH + len(SIGNS) * place for place in range(4))

WEIGHTS = constant(
    [
        -6.67,  # call: as the dealer
        -8.26,  # call: as the second
        -6.33,  # call: as the tail
        0.32,  # call: old cards
        0.72,  # call: hu that nobody can take once on lead
        0.41,  # call: cards that nothing beats when led
        0.61,  # call: cards in sets
        0.43,  # call: cards in runs
        0.34,  # call: Tens
        -0.22,  # wait: always
        -0.25,  # wait: how far beyond six the nearer other could come
        0.32,  # wait: cards that two others beat at most
        0.53,  # wait: Tens
        -0.27,  # wait: old cards kept
        0.82,  # hold: power of the chance, on the first lead
        1.10,  # hold: power of the chance, later
        2.04,  # hold: power of the chance, after discards face down
        4.62,  # keep: hu
        0.67,  # keep: nothing beats it when led
        0.62,  # keep: a single winner
        0.27,  # keep: a near winner
        0.80,  # keep: cards of sets
        0.70,  # keep: cards of runs
        0.93,  # keep: rank
        -1.92,  # lead, to win: always
        0.52,  # lead, to win: hu that nobody can take
        0.11,  # lead, to win: hu beyond six
        -0.10,  # lead, to win: cards left over
        0.30,  # lead, to win: cards in sets and runs
        0.22,  # lead, to win: of these likely to hold
        -0.01,  # lead, to win: old cards out
        -0.11,  # lead, to win: hu won by another on lead
        -0.15,  # lead, to win: hu won by the third
        0.03,  # lead, to win: cards in hand
        -1.36,  # lead, to lose: always
        -0.02,  # lead, to lose: hu that nobody can take
        -0.53,  # lead, to lose: hu beyond six
        0.12,  # lead, to lose: cards left over
        0.04,  # lead, to lose: cards in sets and runs
        -0.25,  # lead, to lose: of these likely to hold
        0.05,  # lead, to lose: old cards out
        0.07,  # lead, to lose: hu won by another on lead
        -0.18,  # lead, to lose: hu won by the third
        0.01,  # lead, to lose: cards in hand
        -0.94,  # off lead, to win: always
        0.35,  # off lead, to win: hu that nobody can take
        -0.10,  # off lead, to win: hu beyond six
        -0.21,  # off lead, to win: cards left over
        0.16,  # off lead, to win: cards in sets and runs
        0.25,  # off lead, to win: of these likely to hold
        -0.11,  # off lead, to win: old cards out
        -0.41,  # off lead, to win: hu won by another on lead
        -0.36,  # off lead, to win: hu won by the third
        0.15,  # off lead, to win: cards in hand
        -3.01,  # off lead, to lose: always
        -0.06,  # off lead, to lose: hu that nobody can take
        0.00,  # off lead, to lose: hu beyond six
        0.09,  # off lead, to lose: cards left over
        0.07,  # off lead, to lose: cards in sets and runs
        -0.27,  # off lead, to lose: of these likely to hold
        0.09,  # off lead, to lose: old cards out
        0.49,  # off lead, to lose: hu won by another on lead
        0.08,  # off lead, to lose: hu won by the third
        0.16,  # off lead, to lose: cards in hand
    ],
    "f8",
)
