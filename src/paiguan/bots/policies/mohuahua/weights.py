"""The features of a regular of 抹花花 and their weights.

Numbers are 墩 unless stated otherwise; "left" refers to the hand after the move. A "way back" is a card that wins any trick of
singles and so regains the lead. The features of a block have the same order for a lead, an answer and a hand to keep; the
kernels take the start of the block as a parameter.
"""

from paiguan.engine.kernel import constant

# The value of cards by their sort. "Early" features are multiplied by the share of the hand still held.
SORTS = ("Heavens", "Heavens, early", "Tigers", "tens", "tens, early", "eights to sixes", "oxen", "cards of 魚")
HEAVENS, HEAVENS_EARLY, TIGERS, TENS, TENS_EARLY, MIDDLE, OXEN, FISH = range(len(SORTS))

# The value of a play.
PLAY = (
    *(f"{sort}, kept" for sort in SORTS),
    "expected",
    "bonus points expected",
    "stands, and the sure ones after it make 夠",
    "stands, and the sure ones after it make 賜",
    "expected ones left, if it stands",
    "expected ones left, if it falls",
    "expected ones left, if it falls, by the chance to come back",
    "chance to come back left",
    "ways back left, if it stands",
    "ways back left, if it falls",
    "bonus points left",
    "in view, up to 夠",
)
WON, BONUS, RUN_GOU, RUN_CI, REST, REST_LOST, REST_REACHED, ACCESS, TOPS, TOPS_LOST, REST_BONUS, VIEW = range(
    len(SORTS), len(PLAY)
)

FEATURES = (
    *(f"lead: {feature}" for feature in PLAY),
    *(f"beat: {feature}" for feature in PLAY),
    *(f"keep: {sort}" for sort in SORTS),
    "lead: sure ones",
    "lead: sure ones, early",
    "lead: cards, where not sure",
    "beat: at all",
    "beat: stands for sure",
    "keep: sure ones",
    "keep: expected ones",
    "keep: pips",
    "keep: cards of 喜 and 牛",
    "bid: at all",
    "bid: expected ones",
    "declare: at all",
    "declare: expected ones left",
    "declare: bonus points left",
    "declare: units paid for it",
    "declare: beyond 夠",
    "declare: cards still held",
    "declare: the sure ones left make 賜",
)
LEAD, BEAT, KEEP = 0, len(PLAY), 2 * len(PLAY)
(
    LEAD_SURE,
    LEAD_SURE_EARLY,
    LEAD_CARDS,
    BEAT_AT_ALL,
    BEAT_SURE,
    KEEP_SURE,
    KEEP_EXPECTED,
    KEEP_PIPS,
    KEEP_GROUPS,
    BID_AT_ALL,
    BID_EXPECTED,
    DECLARE_AT_ALL,
    DECLARE_EXPECTED,
    DECLARE_BONUS,
    DECLARE_PAID,
    DECLARE_BEYOND,
    DECLARE_CARDS,
    DECLARE_CI,
) = range(KEEP + len(SORTS), len(FEATURES))

WEIGHTS = constant(
    [
        0.83,  # lead: Heavens, kept
        0.30,  # lead: Heavens, early, kept
        0.45,  # lead: Tigers, kept
        0.26,  # lead: tens, kept
        -0.34,  # lead: tens, early, kept
        0.12,  # lead: eights to sixes, kept
        0.16,  # lead: oxen, kept
        0.09,  # lead: cards of 魚, kept
        0.80,  # lead: expected
        1.35,  # lead: bonus points expected
        0.61,  # lead: stands, and the sure ones after it make 夠
        2.39,  # lead: stands, and the sure ones after it make 賜
        0.19,  # lead: expected ones left, if it stands
        0.06,  # lead: expected ones left, if it falls
        0.28,  # lead: expected ones left, if it falls, by the chance to come back
        -0.12,  # lead: chance to come back left
        -0.44,  # lead: ways back left, if it stands
        -0.20,  # lead: ways back left, if it falls
        0.84,  # lead: bonus points left
        0.28,  # lead: in view, up to 夠
        0.42,  # beat: Heavens, kept
        0.79,  # beat: Heavens, early, kept
        0.37,  # beat: Tigers, kept
        0.69,  # beat: tens, kept
        -0.87,  # beat: tens, early, kept
        0.35,  # beat: eights to sixes, kept
        0.37,  # beat: oxen, kept
        0.02,  # beat: cards of 魚, kept
        0.55,  # beat: expected
        0.70,  # beat: bonus points expected
        0.83,  # beat: stands, and the sure ones after it make 夠
        -0.10,  # beat: stands, and the sure ones after it make 賜
        0.05,  # beat: expected ones left, if it stands
        -0.09,  # beat: expected ones left, if it falls
        0.04,  # beat: expected ones left, if it falls, by the chance to come back
        -0.07,  # beat: chance to come back left
        -0.32,  # beat: ways back left, if it stands
        -0.42,  # beat: ways back left, if it falls
        0.74,  # beat: bonus points left
        0.37,  # beat: in view, up to 夠
        0.42,  # keep: Heavens
        0.48,  # keep: Heavens, early
        0.36,  # keep: Tigers
        0.04,  # keep: tens
        0.05,  # keep: tens, early
        -0.10,  # keep: eights to sixes
        0.16,  # keep: oxen
        -0.13,  # keep: cards of 魚
        0.33,  # lead: sure ones
        -0.50,  # lead: sure ones, early
        -0.21,  # lead: cards, where not sure
        0.27,  # beat: at all
        -0.48,  # beat: stands for sure
        0.08,  # keep: sure ones
        0.42,  # keep: expected ones
        0.37,  # keep: pips
        -0.18,  # keep: cards of 喜 and 牛
        -0.87,  # bid: at all
        0.75,  # bid: expected ones
        0.97,  # declare: at all
        -0.77,  # declare: expected ones left
        -1.71,  # declare: bonus points left
        0.16,  # declare: units paid for it
        -0.46,  # declare: beyond 夠
        0.06,  # declare: cards still held
        -8.23,  # declare: the sure ones left make 賜
    ],
    "f8",
)
