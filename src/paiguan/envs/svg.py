"""The table as a picture: the text of `Deal.text`, line by line, with its pieces drawn as tiles and cards.

It shows what the text shows, everything face up. Light and dark follow the reader's own setting.
"""

import re
from xml.sax.saxutils import escape

from paiguan.engine.deal import Deal
from paiguan.engine.terms import Terms, terms

LINE, WIDE = 46, 9  # the height of a line, the width of a letter; Chinese ones are twice as wide
PIECE = 34  # the width of a piece, and its height is seven sixths of that

STYLE = """
.cloth{fill:#f4efe4} .words{fill:#2b2723;font:15px ui-monospace,'Noto Sans Mono CJK TC',monospace}
.piece{fill:#fffdf7;stroke:#8a7f70} .name{fill:#2b2723;font:600 15px 'Noto Serif CJK TC',serif;text-anchor:middle}
.red{fill:#b3261e}
@media (prefers-color-scheme:dark){.cloth{fill:#23201d} .words{fill:#e8e1d4} .piece{fill:#e9e2d3;stroke:#1b1917}}
"""


def svg(deal: Deal, language: str = "en") -> str:
    """A picture of the table, as the text of an SVG file."""
    words = terms(deal.game.name)
    drawn, widest = [], 0
    lines = deal.text(language).split("\n")
    for row, line in enumerate(lines):
        parts, width = drawn_line(line, words, language, first=row == 0)
        drawn.append(f'<g transform="translate(16 {row * LINE + 34})">{parts}</g>')
        widest = max(widest, width)
    size = f"{widest + 32} {len(lines) * LINE + 20}"
    wide, high = size.split()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{wide}" height="{high}" role="img">'
        f"<title>{escape(lines[0])}</title><style>{STYLE}</style>"
        f'<rect class="cloth" width="100%" height="100%" rx="10"/>{"".join(drawn)}</svg>'
    )


def drawn_line(line: str, words: Terms, language: str, first: bool) -> tuple[str, int]:
    """One line of text; the words that are pieces become pieces. The first line, which is only told, has none."""
    out, x = [], 0
    for word, gap in re.findall(r"([\w♠♥♦♣]+|[^\w\s]|^\s+)(\s*)", line):
        entry = None if first or not word.strip() else words.find("pieces", word)
        if entry is None:
            out.append(f'<text class="words" x="{x}" y="6" xml:space="preserve">{escape(word)}</text>')
            x += width_of(word)
        else:
            out.append(drawn_piece(x, entry))
            x += PIECE
        x += 4 if entry is not None and len(gap) < 2 else WIDE * min(len(gap), 3)
    return "".join(out), x


def drawn_piece(x: int, entry: dict[str, dict[str, str] | str]) -> str:
    """A piece by its Chinese name, or its short one; red where its description says red."""
    names, told = entry["name"], entry.get("alt", {})
    assert isinstance(names, dict)
    short = entry.get("short")
    name = short if isinstance(short, str) else names["zh-Hant"]
    red = "red" in str(told) or any(suit in name for suit in "♥♦")
    high = PIECE * 7 // 6
    room = PIECE - 5
    font = min(18, 5 * room // (3 * len(name)) if name == short else room // len(name))  # letters and suits are narrow
    return (
        f'<g transform="translate({x} {-high // 2})"><title>{escape(names["en"])}</title>'
        f'<rect class="piece" width="{PIECE}" height="{high}" rx="5"/>'
        f'<text class="name{" red" if red else ""}" x="{PIECE / 2}" y="{high / 2 + 5}" '
        f'style="font-size:{font}px">{escape(name)}</text></g>'
    )


def width_of(word: str) -> int:
    return sum(WIDE if ord(letter) < 0x2500 else 2 * WIDE for letter in word)
