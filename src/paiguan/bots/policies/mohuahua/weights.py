"""What a regular looks at, and how much each counts."""

from paiguan.engine.kernel import table
from paiguan.games.mohuahua import rules as rules

# What a regular looks at, in the order of WEIGHTS. 墩 are meant where nothing else is said; what is left is the hand after the
# move. "Way back": cards that win any single, so that one comes to lead again.
FEATURES = (
    "bid: at all, as head house",
    "bid: at all, as second house",
    "bid: at all, as bottom house",
    "bid: expected ones",
    "bid: bonus points",
    "bid: Tigers",
    "bid: eights to sixes",
    "bid: 牛",
    "bid: 量子",
    "lead: expected",
    "lead: stands for sure",
    "lead: sure ones",
    "lead: sure ones, by cards still held",
    "lead: bonus points expected",
    "lead: cards, where not sure",
    "lead: pips, where not sure",
    "lead: not sure, by cards still held",
    "lead: makes 夠 or 賜 for sure",
    "lead: the sure ones after it make 夠",
    "lead: the sure ones after it make 賜",
    "lead: sure ones left, if it stands",
    "lead: expected ones left, if it stands",
    "lead: sure ones left, if it falls",
    "lead: sure ones left, if it falls, with a way back",
    "lead: sure ones left, if it falls, with two ways back",
    "lead: expected ones left, if it falls",
    "lead: expected ones left, if it falls, by the chance to come back",
    "lead: chance to come back left",
    "lead: ways back left, if it stands",
    "lead: ways back left, if it falls",
    "lead: bonus points left",
    "lead: Heavens left",
    "lead: Heavens left, by cards still held",
    "lead: Tigers left",
    "lead: Tigers left, by cards still held",
    "lead: tens left",
    "lead: tens left, by cards still held",
    "lead: eights to sixes left",
    "lead: eights to sixes left, by cards still held",
    "lead: oxen left",
    "lead: oxen left, by cards still held",
    "lead: cards of 魚 left",
    "lead: cards of 魚 left, by cards still held",
    "lead: in view, up to 夠",
    "lead: in view, beyond 夠",
    "lead: in view, beyond nine",
    "beat: at all",
    "beat: expected",
    "beat: stands for sure",
    "beat: bonus points expected",
    "beat: makes 夠 or 賜 for sure",
    "beat: the sure ones after it make 夠",
    "beat: the sure ones after it make 賜",
    "beat: stops a house short of 夠 or 賜",
    "beat: sure ones left, if it stands",
    "beat: expected ones left, if it stands",
    "beat: sure ones left, if it falls",
    "beat: sure ones left, if it falls, with a way back",
    "beat: expected ones left, if it falls",
    "beat: expected ones left, if it falls, by the chance to come back",
    "beat: chance to come back left",
    "beat: ways back left, if it stands",
    "beat: ways back left, if it falls",
    "beat: bonus points left",
    "beat: Heavens left",
    "beat: Heavens left, by cards still held",
    "beat: Tigers left",
    "beat: Tigers left, by cards still held",
    "beat: tens left",
    "beat: tens left, by cards still held",
    "beat: eights to sixes left",
    "beat: eights to sixes left, by cards still held",
    "beat: oxen left",
    "beat: oxen left, by cards still held",
    "beat: cards of 魚 left",
    "beat: cards of 魚 left, by cards still held",
    "beat: in view, up to 夠",
    "beat: in view, beyond 夠",
    "beat: in view, beyond nine",
    "beat: Heaven quad out of count",
    "keep: sure ones",
    "keep: expected ones",
    "keep: expected ones, by the chance to come to lead",
    "keep: chance to come to lead",
    "keep: bonus points",
    "keep: bonus points, by the chance to come to lead",
    "keep: Heavens",
    "keep: Heavens, by cards still held",
    "keep: Tigers",
    "keep: Tigers, by cards still held",
    "keep: tens",
    "keep: tens, by cards still held",
    "keep: eights to sixes",
    "keep: eights to sixes, by cards still held",
    "keep: oxen",
    "keep: oxen, by cards still held",
    "keep: cards of 魚",
    "keep: cards of 魚, by cards still held",
    "keep: ways back",
    "keep: sure ones, with a way back",
    "keep: pips",
    "keep: pairs",
    "keep: three or four equal cards",
    "keep: cards of 喜 and 牛",
    "declare: at all",
    "declare: expected ones left",
    "declare: bonus points left",
    "declare: units paid for it",
    "declare: beyond 夠",
    "declare: cards still held",
    "declare: the sure ones left make 賜",
)
(
    BID_HEAD,
    BID_SECOND,
    BID_BOTTOM,
    BID_EXPECTED,
    BID_BONUS,
    BID_TIGERS,
    BID_MIDDLE,
    BID_NIU,
    BID_LIANG,
    LEAD_EXPECTED,
    LEAD_SURE,
    LEAD_SURE_TRICKS,
    LEAD_SURE_EARLY,
    LEAD_BONUS,
    LEAD_CARDS,
    LEAD_PIPS,
    LEAD_EARLY,
    LEAD_MAKES,
    LEAD_RUN_GOU,
    LEAD_RUN_CI,
    LEAD_REST_SURE,
    LEAD_REST_EXPECTED,
    LEAD_REST_SURE_LOST,
    LEAD_REST_SURE_BACK,
    LEAD_REST_SURE_BACKS,
    LEAD_REST_EXPECTED_LOST,
    LEAD_REST_REACHED,
    LEAD_REST_ACCESS,
    LEAD_REST_TOPS,
    LEAD_REST_TOPS_LOST,
    LEAD_REST_BONUS,
    LEAD_HEAVENS,
    LEAD_HEAVENS_EARLY,
    LEAD_TIGERS,
    LEAD_TIGERS_EARLY,
    LEAD_TENS,
    LEAD_TENS_EARLY,
    LEAD_MIDDLE,
    LEAD_MIDDLE_EARLY,
    LEAD_OXEN,
    LEAD_OXEN_EARLY,
    LEAD_FISH,
    LEAD_FISH_EARLY,
    LEAD_VIEW_GOU,
    LEAD_VIEW_MORE,
    LEAD_VIEW_CI,
    BEAT,
    BEAT_EXPECTED,
    BEAT_SURE,
    BEAT_BONUS,
    BEAT_MAKES,
    BEAT_RUN_GOU,
    BEAT_RUN_CI,
    BEAT_STOPS,
    BEAT_REST_SURE,
    BEAT_REST_EXPECTED,
    BEAT_REST_SURE_LOST,
    BEAT_REST_SURE_BACK,
    BEAT_REST_EXPECTED_LOST,
    BEAT_REST_REACHED,
    BEAT_REST_ACCESS,
    BEAT_REST_TOPS,
    BEAT_REST_TOPS_LOST,
    BEAT_REST_BONUS,
    BEAT_HEAVENS,
    BEAT_HEAVENS_EARLY,
    BEAT_TIGERS,
    BEAT_TIGERS_EARLY,
    BEAT_TENS,
    BEAT_TENS_EARLY,
    BEAT_MIDDLE,
    BEAT_MIDDLE_EARLY,
    BEAT_OXEN,
    BEAT_OXEN_EARLY,
    BEAT_FISH,
    BEAT_FISH_EARLY,
    BEAT_VIEW_GOU,
    BEAT_VIEW_MORE,
    BEAT_VIEW_CI,
    BEAT_QUAD,
    KEEP_SURE,
    KEEP_EXPECTED,
    KEEP_REACHED,
    KEEP_ACCESS,
    KEEP_BONUS,
    KEEP_BONUS_REACHED,
    KEEP_HEAVENS,
    KEEP_HEAVENS_EARLY,
    KEEP_TIGERS,
    KEEP_TIGERS_EARLY,
    KEEP_TENS,
    KEEP_TENS_EARLY,
    KEEP_MIDDLE,
    KEEP_MIDDLE_EARLY,
    KEEP_OXEN,
    KEEP_OXEN_EARLY,
    KEEP_FISH,
    KEEP_FISH_EARLY,
    KEEP_TOPS,
    KEEP_SURE_BACK,
    KEEP_PIPS,
    KEEP_PAIRS,
    KEEP_TRIPLES,
    KEEP_GROUP,
    DECLARE_AT_ALL,
    DECLARE_EXPECTED,
    DECLARE_BONUS,
    DECLARE_PAID,
    DECLARE_BEYOND,
    DECLARE_CARDS,
    DECLARE_CI,
) = range(len(FEATURES))
WEIGHTS = table(
    [
        -1.20,  # bid: at all, as head house
        -1.65,  # bid: at all, as second house
        -1.20,  # bid: at all, as bottom house
        0.65,  # bid: expected ones
        0.38,  # bid: bonus points
        0.46,  # bid: Tigers
        -0.38,  # bid: eights to sixes
        1.40,  # bid: 牛
        1.80,  # bid: 量子
        0.41,  # lead: expected
        -0.00,  # lead: stands for sure
        0.43,  # lead: sure ones
        -0.53,  # lead: sure ones, by cards still held
        1.28,  # lead: bonus points expected
        -0.10,  # lead: cards, where not sure
        0.08,  # lead: pips, where not sure
        0.30,  # lead: not sure, by cards still held
        0.06,  # lead: makes 夠 or 賜 for sure
        0.69,  # lead: the sure ones after it make 夠
        2.28,  # lead: the sure ones after it make 賜
        -0.06,  # lead: sure ones left, if it stands
        0.20,  # lead: expected ones left, if it stands
        -0.04,  # lead: sure ones left, if it falls
        0.08,  # lead: sure ones left, if it falls, with a way back
        0.10,  # lead: sure ones left, if it falls, with two ways back
        0.02,  # lead: expected ones left, if it falls
        0.17,  # lead: expected ones left, if it falls, by the chance to come back
        -0.22,  # lead: chance to come back left
        -0.53,  # lead: ways back left, if it stands
        -0.56,  # lead: ways back left, if it falls
        0.79,  # lead: bonus points left
        0.82,  # lead: Heavens left
        0.33,  # lead: Heavens left, by cards still held
        0.44,  # lead: Tigers left
        -0.03,  # lead: Tigers left, by cards still held
        0.27,  # lead: tens left
        -0.30,  # lead: tens left, by cards still held
        0.12,  # lead: eights to sixes left
        -0.39,  # lead: eights to sixes left, by cards still held
        0.09,  # lead: oxen left
        0.20,  # lead: oxen left, by cards still held
        -0.01,  # lead: cards of 魚 left
        0.19,  # lead: cards of 魚 left, by cards still held
        0.31,  # lead: in view, up to 夠
        0.34,  # lead: in view, beyond 夠
        0.43,  # lead: in view, beyond nine
        0.15,  # beat: at all
        0.53,  # beat: expected
        -0.39,  # beat: stands for sure
        0.78,  # beat: bonus points expected
        -0.07,  # beat: makes 夠 or 賜 for sure
        0.66,  # beat: the sure ones after it make 夠
        1.84,  # beat: the sure ones after it make 賜
        0.16,  # beat: stops a house short of 夠 or 賜
        -0.06,  # beat: sure ones left, if it stands
        0.00,  # beat: expected ones left, if it stands
        0.03,  # beat: sure ones left, if it falls
        -0.06,  # beat: sure ones left, if it falls, with a way back
        -0.08,  # beat: expected ones left, if it falls
        0.06,  # beat: expected ones left, if it falls, by the chance to come back
        -0.18,  # beat: chance to come back left
        -0.27,  # beat: ways back left, if it stands
        -0.42,  # beat: ways back left, if it falls
        0.80,  # beat: bonus points left
        0.28,  # beat: Heavens left
        0.62,  # beat: Heavens left, by cards still held
        0.55,  # beat: Tigers left
        -0.43,  # beat: Tigers left, by cards still held
        0.55,  # beat: tens left
        -0.74,  # beat: tens left, by cards still held
        0.44,  # beat: eights to sixes left
        -0.33,  # beat: eights to sixes left, by cards still held
        0.21,  # beat: oxen left
        0.14,  # beat: oxen left, by cards still held
        0.47,  # beat: cards of 魚 left
        -0.36,  # beat: cards of 魚 left, by cards still held
        0.24,  # beat: in view, up to 夠
        0.44,  # beat: in view, beyond 夠
        0.66,  # beat: in view, beyond nine
        -0.33,  # beat: Heaven quad out of count
        0.19,  # keep: sure ones
        0.32,  # keep: expected ones
        0.19,  # keep: expected ones, by the chance to come to lead
        -0.61,  # keep: chance to come to lead
        -0.01,  # keep: bonus points
        0.07,  # keep: bonus points, by the chance to come to lead
        0.29,  # keep: Heavens
        0.39,  # keep: Heavens, by cards still held
        0.36,  # keep: Tigers
        -0.17,  # keep: Tigers, by cards still held
        0.07,  # keep: tens
        -0.09,  # keep: tens, by cards still held
        -0.13,  # keep: eights to sixes
        -0.16,  # keep: eights to sixes, by cards still held
        0.05,  # keep: oxen
        0.15,  # keep: oxen, by cards still held
        -0.29,  # keep: cards of 魚
        0.16,  # keep: cards of 魚, by cards still held
        -0.17,  # keep: ways back
        -0.01,  # keep: sure ones, with a way back
        0.30,  # keep: pips
        -0.02,  # keep: pairs
        -0.07,  # keep: three or four equal cards
        -0.22,  # keep: cards of 喜 and 牛
        0.72,  # declare: at all
        -0.71,  # declare: expected ones left
        -1.73,  # declare: bonus points left
        0.19,  # declare: units paid for it
        -0.49,  # declare: beyond 夠
        0.14,  # declare: cards still held
        -6.22,  # declare: the sure ones left make 賜
    ],
    "f8",
)
