"""The features of a regular of 天九 and their weights, found by `python -m paiguan.bots.tune tianjiu`."""

from paiguan.engine.kernel import constant

FEATURES = (
    # leading
    "lead: tiles",
    "lead: wins for sure",
    "lead: tiles that win for sure",
    "lead: combinations out that beat it",
    "lead: it finishes the hand",
    "lead: tears a pair or more apart",
    "lead: rank",
    "lead: no winner is left after it",
    "lead: only winners are left after it",
    "lead: saves an empty stack",
    "lead: a 么 kept for the end is spent",
    # beating
    "beat: at all",
    "beat: tiles",
    "beat: wins for sure",
    "beat: tiles won for sure",
    "beat: combinations out that beat it",
    "beat: rank",
    "beat: spends a sure winner",
    "beat: saves an empty stack",
    "beat: finishes the hand",
    "beat: winners left after it",
    "beat: only winners are left after it",
    "beat: tears a pair or more apart",
    "beat: few tiles are left",
    # the value of keeping a tile
    "keep: rank",
    "keep: one of a pair",
    "keep: a sure winner",
    "keep: part of a mixed combination",
    "keep: military",
)
(
    LEAD_TILES,
    LEAD_SURE,
    LEAD_SURE_TILES,
    LEAD_BEATERS,
    LEAD_FINISH,
    LEAD_TEARS,
    LEAD_RANK,
    LEAD_NO_WINNER_LEFT,
    LEAD_ALL_WINNERS_LEFT,
    LEAD_SAVES,
    LEAD_YAO,
    BEAT,
    BEAT_TILES,
    BEAT_SURE,
    BEAT_SURE_TILES,
    BEAT_BEATERS,
    BEAT_RANK,
    BEAT_SPENDS,
    BEAT_SAVES,
    BEAT_FINISH,
    BEAT_WINNERS_LEFT,
    BEAT_ALL_WINNERS_LEFT,
    BEAT_TEARS,
    BEAT_FEW_LEFT,
    KEEP_RANK,
    KEEP_PAIR,
    KEEP_SURE,
    KEEP_MIXED,
    KEEP_MILITARY,
) = range(len(FEATURES))

WEIGHTS = constant(
    [
        0.89,  # lead: tiles
        1.10,  # lead: wins for sure
        0.57,  # lead: tiles that win for sure
        0.15,  # lead: combinations out that beat it
        3.31,  # lead: it finishes the hand
        -0.26,  # lead: tears a pair or more apart
        -0.99,  # lead: rank
        -0.81,  # lead: no winner is left after it
        0.77,  # lead: only winners are left after it
        0.76,  # lead: saves an empty stack
        -0.47,  # lead: a 么 kept for the end is spent
        -0.02,  # beat: at all
        0.50,  # beat: tiles
        0.60,  # beat: wins for sure
        0.32,  # beat: tiles won for sure
        0.04,  # beat: combinations out that beat it
        -0.83,  # beat: rank
        -0.29,  # beat: spends a sure winner
        0.52,  # beat: saves an empty stack
        3.62,  # beat: finishes the hand
        -0.15,  # beat: winners left after it
        0.87,  # beat: only winners are left after it
        -0.32,  # beat: tears a pair or more apart
        0.78,  # beat: few tiles are left
        1.09,  # keep: rank
        0.91,  # keep: one of a pair
        1.55,  # keep: a sure winner
        1.34,  # keep: part of a mixed combination
        -0.03,  # keep: military
    ],
    "f8",
)
