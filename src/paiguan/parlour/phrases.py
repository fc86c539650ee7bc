"""What players may say at a table: a few phrases, so that no moderation is needed. Their texts are with the house's words."""

from paiguan.engine.names import LANGUAGES, LAYERS
from paiguan.engine.terms import Voice, terms

CODES = (
    "hello", "good_luck", "well_played", "thanks", "oops", "thinking", "hurry", "sorry", "one_more", "bye",
)  # fmt: skip
PHRASES: dict[str, dict[str, str]] = {
    code: {
        language: terms("house").text("phrases", code, "", {}, Voice((), language))
        for language in (*LANGUAGES, *LAYERS)
    }
    for code in CODES
}
