"""A position for a file of the page, made once by the rules: what a seat sees, in every language. Lessons and puzzles are such."""

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.names import LANGUAGES
from paiguan.engine.records import begin_record
from paiguan.parlour.names import BOTS
from paiguan.parlour.scene import SeatHistory, shown_view


def still_names(seats: int, seat: int, language: str) -> list[str]:
    """Names by seat, those of bots; the one who looks has none."""
    called = ["", *(one[language] for one in BOTS[: seats - 1])]
    return [called[(other - seat) % seats] for other in range(seats)]


def still(deal: Deal, seat: int) -> dict[str, Json]:
    """Return what a seat sees: the view, and the log since its last heading in every language."""
    record = deal.record()
    at = begin_record(record)
    history = SeatHistory(at, seat)
    for action in record["actions"]:
        at.push(action)
        history.follow(at)
    log: dict[str, Json] = {}
    for spoken in LANGUAGES:
        lines = msgspec.to_builtins(history.lines(still_names(deal.game.seats, seat, spoken), spoken))  # type: ignore[arg-type]
        last = max((i for i, line in enumerate(lines) if line.get("kind") == "heading"), default=0)
        log[spoken] = lines[last:]
    view = shown_view(history.view)
    if "barred" in view:
        view["barred"] = {}  # in words for a live table only
    return {"view": view, "log": log}
