"""The layout of a picture of a table: its text, with pieces drawn as tiles and cards.

Like the text, it shows all pieces face up. `svg.py` and `pixels.py` draw it.
"""

import re
from typing import NamedTuple

from paiguan.engine.deal import Deal
from paiguan.engine.terms import Terms, terms

LINE, WIDE = 46, 9  # the height of a line, the width of a letter; Chinese characters are twice as wide
PIECE, TALL = 34, 39  # the width and the height of a piece
MARGIN = 16


class Words(NamedTuple):
    """A word; (x, y) is its left end and the middle of its line."""

    x: int
    y: int
    text: str


class Piece(NamedTuple):
    """A tile or card; (x, y) is the middle of its left side."""

    x: int
    y: int
    name: str  # the text on it
    title: str  # its English name
    font: int  # size of the letters
    red: bool


class Picture(NamedTuple):
    wide: int
    high: int
    title: str
    marks: list[Words | Piece]


def picture(deal: Deal, language: str = "en") -> Picture:
    """Lay out a table. The first line is text only."""
    names, lines = terms(deal.game.name), deal.text(language).split("\n")
    marks: list[Words | Piece] = []
    widest = 0
    for row, line in enumerate(lines):
        widest = max(widest, lay_line(marks, line, row * LINE + 34, None if row == 0 else names))
    return Picture(widest + 2 * MARGIN, len(lines) * LINE + 20, lines[0], marks)


def lay_line(marks: list[Words | Piece], line: str, y: int, names: Terms | None) -> int:
    """Add one line of text, with pieces in place of words that are names of pieces; returns its width."""
    x = 0
    for word, gap in re.findall(r"([\w♠♥♦♣]+|[^\w\s]|^\s+)(\s*)", line):
        entry = None if names is None or not word.strip() else names.find("pieces", word)
        if entry is None:
            marks.append(Words(MARGIN + x, y, word))
            x += width_of(word)
        else:
            marks.append(piece(MARGIN + x, y, entry))
            x += PIECE
        x += 4 if entry is not None and len(gap) < 2 else WIDE * min(len(gap), 3)
    return x


def piece(x: int, y: int, entry: dict[str, dict[str, str] | str]) -> Piece:
    """A piece with its short or Chinese name, in red if its description says so."""
    names, described = entry["name"], entry.get("alt", {})
    assert isinstance(names, dict)
    short = entry.get("short")
    name = short if isinstance(short, str) else names["zh-Hant"]
    red = "red" in str(described) or any(suit in name for suit in "♥♦")
    room = PIECE - 5
    font = min(18, 5 * room // (3 * len(name)) if name == short else room // len(name))  # letters and suits are narrow
    return Piece(x, y, name, names["en"], font, red)


def width_of(word: str) -> int:
    return sum(WIDE if ord(letter) < 0x2500 else 2 * WIDE for letter in word)
