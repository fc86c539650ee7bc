"""The page of habits, docs/what-they-learned.md, and its pictures."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from paiguan.engine.terms import terms
from paiguan.envs.picture import PIECE, TALL, piece
from paiguan.envs.svg import STYLE, drawn_piece

GAP, LEFT, ROW, WIDE = 4, 118, 58, 16
MARKS = """
.chosen{fill:none;stroke:#b98a1d;stroke-width:3} .usual{fill:none;stroke:#7b8794;stroke-width:3;stroke-dasharray:5 4}
.bar{fill:#b98a1d} .grey{fill:#7b8794} .label{fill:#2b2723;font:14px system-ui,sans-serif}
@media (prefers-color-scheme:dark){.label{fill:#e8e1d4}}
"""


class Example(NamedTuple):
    """A position in which the two players do different things."""

    hand: tuple[str, ...]
    answered: tuple[str, ...]  # the pieces to beat
    network: tuple[str, ...]
    regular: tuple[str, ...]
    verbs: tuple[str, ...]  # of the two moves
    more: float
    error: float


class Figures(NamedTuple):
    network: int  # moves of the network with the habit
    regular: int  # moves that the regular would have made with it, at the same decisions
    differ: int  # decisions at which the two differ as the habit says
    more: float  # units that the network's move then brings more
    interval: float  # 95 %
    example: Example | None


Found = Mapping[str, Sequence[tuple[Any, Figures]]]  # by game: habits and their figures


def page(found: Found, hands: int, worlds: int, seed: int) -> tuple[str, dict[str, str]]:
    """Return the text of the page, and its pictures by file name."""
    parts, pictures = [introduction(hands, worlds, seed)], {}
    for game, habits in found.items():
        parts.append(f"## {terms(game).data['game']['name']['zh-Hant']} {terms(game).data['game']['name']['en']}\n")
        for number, (habit, one) in enumerate(habits, 1):
            file = f"{game}-{number}.svg"
            pictures[file] = picture(game, habit, one)
            parts.append(
                f"### {habit.title}\n{habit.text}\n\n![{habit.title}](learned/{file})\n\n{sentence(habit, one)}\n"
            )
    return "\n".join(parts), pictures


def introduction(hands: int, worlds: int, seed: int) -> str:
    return f"""# What they learned

Things in each game that the networks behind `sharp` do and the regulars do not, written by `python -m bench.habits --write`. A network played one seat among
regulars, {hands:,} hands a game by the default rules (seeds from {seed:,}); at each of its decisions the regular was asked what it would do. Where the two differ in the
habit, both moves were played on by regulars in the same {worlds} sampled worlds: the figure is what the network's move brings more at such a decision, in units
of the game, with the 95 % interval over decisions. The habits were found in other deals. A network began as a copy of the regular; whatever it does
differently it has from what hands paid. Why a habit pays is our reading, and not measured.

In the pictures the network's choice has a golden frame and the regular's a dashed one; the example is the middle one of those whose worth is clear by four standard errors.
偎麻雀 and 十三張 have no network ([strength.md](strength.md)).
"""


def sentence(habit: Any, one: Figures) -> str:
    kind = "with this habit" if habit.network else "of this kind"
    where = "only the network's move has it" if habit.network else "only the regular would make one"
    clear = "" if abs(one.more) > one.interval else " That is not clear of zero."
    return (
        f"Moves {kind}: {one.network:,} of the network's, {one.regular:,} of the regular's at the same decisions. Where {where} ({one.differ:,} decisions), the network's "
        f"move brings **{one.more:+.2f} ± {one.interval:.2f}** units more.{clear}"
    )


def picture(game: str, habit: Any, one: Figures) -> str:
    """Draw the example, and how often either player has the habit."""
    rows = []
    y = 16
    wide = 520
    if one.example is not None:
        example = one.example
        if example.answered:
            rows.append(label(WIDE, y + TALL / 2 + 5, "to beat") + row(game, example.answered, y, (), ()))
            y += ROW
        rows.append(
            label(WIDE, y + TALL / 2 + 5, "hand") + row(game, example.hand, y, example.network, example.regular)
        )
        wide = max(wide, LEFT + len(example.hand) * (PIECE + GAP) + WIDE)
        y += ROW
        told = [
            f"{who}: {verb} {' '.join(terms(game).data['pieces'][one]['name']['zh-Hant'] for one in pieces)}".strip()
            for who, verb, pieces in zip(
                ("network", "regular"), example.verbs, (example.network, example.regular), strict=True
            )
        ]
        told.append(f"{example.more:+.1f} ± {1.96 * example.error:.1f}")
        rows.append(label(WIDE, y + 6, " · ".join(told)))
        y += 30
    most = max(one.network, one.regular, 1)
    for name, count, kind in (("network", one.network, "bar"), ("regular", one.regular, "grey")):
        length = (wide - LEFT - 90) * count / most
        rows.append(label(WIDE, y + 14, name))
        rows.append(f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{length:.1f}" height="18" rx="3"/>')
        rows.append(label(LEFT + length + 8, y + 14, f"{count:,}"))
        y += 26
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {y + 8}" width="{wide}" height="{y + 8}" role="img">'
        f"<title>{escape(habit.title)}</title><style>{STYLE}{MARKS}</style>"
        f'<rect class="cloth" width="100%" height="100%" rx="10"/>{"".join(rows)}</svg>\n'
    )


def label(x: float, y: float, text: str) -> str:
    return f'<text class="label" x="{x:.0f}" y="{y:.0f}">{escape(text)}</text>'


def row(game: str, pieces: Sequence[str], y: float, chosen: Sequence[str], usual: Sequence[str]) -> str:
    """Draw pieces, the chosen ones framed; of equal pieces as many as were chosen."""
    left, other, out = Counter(chosen), Counter(usual), []
    for number, one in enumerate(pieces):
        x = LEFT + number * (PIECE + GAP)
        out.append(drawn_piece(piece(x, int(y + TALL / 2), terms(game).data["pieces"][one])))
        for marked, kind, out_by in ((left, "chosen", 2), (other, "usual", -2)):
            if marked[one]:
                marked[one] -= 1
                size = f'width="{PIECE + 2 * out_by}" height="{TALL + 2 * out_by}"'
                out.append(f'<rect class="{kind}" x="{x - out_by}" y="{y - out_by:.0f}" {size} rx="6"/>')
    return "".join(out)
