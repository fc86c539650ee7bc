"""The picture of a shared link, 1200 × 630: the house's seal, a title, a line, the seats of a table, two pieces of a game.

It is drawn by Pillow, without a browser. Pieces are pictures that the page drew (`scripts/share_pieces.py`), and letters come from a font of its own
(`scripts/picture_font.py share`).
"""

import hashlib
import io
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, NamedTuple

from paiguan.engine.packages import data

if TYPE_CHECKING:
    from PIL import Image, ImageDraw, ImageFont

VERSION = 1  # of the drawing: pictures that are cached elsewhere under an older one are asked for again
WIDE, HIGH = 1200, 630
EDGE = 72  # px left free at the left
COLOURS = 96  # of the palette: with more the file is larger, with fewer the edges of letters show steps
TITLE, SMALLER, HOUSE, LINE = 88, 64, 44, 30  # px of letters; few sizes, since each takes memory for the whole font
BESIDE = 640  # px of words where pieces lie beside them
RED, PAPER, FELT, DARK = "#b3261e", "#f6f1e4", "#204b3d", "#14352b"
PALE, GOLD, RIM = "#cfe3d8", "#f0d896", "#4f7f6c"
ROUND, APART = 84, 102  # px: a seat, and from one to the next


class Seat(NamedTuple):
    """A seat of a table."""

    mark: str | None  # the initial of its player; None: free
    below: str = ""  # what stands below it: a result


class Postcard(NamedTuple):
    """What a picture shows. Equal cards are equal pictures."""

    game: str = ""  # whose pieces lie on it; none: the house's own seal
    title: tuple[str, ...] = ()  # lines
    line: str = ""
    seats: tuple[Seat, ...] = ()
    note: str = ""  # beside the seats
    otherwise: tuple[str, ...] = ()  # the title where the font lacks a character of it

    @property
    def tag(self) -> str:
        """A name for what the picture shows."""
        return hashlib.sha256(repr((VERSION, *self)).encode()).hexdigest()[:16]


def draw(card: Postcard) -> bytes:
    """Return the picture as PNG, below 80 kB."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDE, HIGH), FELT)
    brush = ImageDraw.Draw(image)
    pieces = pieces_of(card.game)
    if pieces is not None:
        image.paste(pieces, (940 - pieces.width // 2, HIGH // 2 - 20 - pieces.height // 2), pieces)
    _house(brush)
    width = BESIDE if pieces is not None else WIDE - 2 * EDGE
    _title(brush, card.title if not card.otherwise or writable(card.title) else card.otherwise, width)
    _text(brush, (EDGE, 438), card.line, LINE, PALE, "lm", width)
    for place, seat in enumerate(card.seats):
        _seat(brush, EDGE + place * APART, 484, seat)
    _text(brush, (EDGE + len(card.seats) * APART + 12, 526), card.note, LINE, GOLD, "lm")
    out = io.BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def writable(lines: Iterable[str]) -> bool:
    """Return whether the font has every character. What it lacks is left out, not drawn as an empty box."""
    return all(_held(char) for line in lines for char in line)


@cache
def pieces_of(game: str) -> "Image.Image | None":
    """Return the two pieces of a game; None for the house, and for a game from outside that brings none."""
    from PIL import Image

    path = data(game, "share.png") if game else None
    return Image.open(path).convert("RGBA") if path is not None and path.is_file() else None


# ---- parts ------------------------------------------------------------------------------------------------------------


def _house(brush: "ImageDraw.ImageDraw") -> None:
    brush.rounded_rectangle((EDGE, 64, EDGE + ROUND, 64 + ROUND), 8, RED)
    for place, char in enumerate("牌館"):
        _text(brush, (EDGE + ROUND / 2, 89 + 34 * place), char, LINE, "#fffdf7", "mm")
    _text(brush, (EDGE + ROUND + 20, 106), "牌館", HOUSE, PAPER, "lm")


def _title(brush: "ImageDraw.ImageDraw", lines: tuple[str, ...], width: int) -> None:
    for size, most in ((TITLE, 2), (SMALLER, 3), (HOUSE, 4)):
        folded = [part for line in lines for part in _folded(line, size, width)]
        if len(folded) <= most and all(_font(size).getlength(line) <= width for line in folded):
            break
    folded, high = folded[:most], round(size * 1.18)
    top = 294 - high * (len(folded) - 1) // 2
    for place, line in enumerate(folded):
        _text(brush, (EDGE, top + place * high), line, size, PAPER, "lm", width)


def _folded(line: str, size: int, width: int) -> Iterator[str]:
    """Yield the lines of a text that is too long for one: it breaks between words."""
    taken = ""
    for word in line.split(" "):
        if taken and _font(size).getlength(f"{taken} {word}") > width:
            yield taken
            taken = word
        else:
            taken = f"{taken} {word}".strip()
    yield taken


def _seat(brush: "ImageDraw.ImageDraw", x: int, y: int, seat: Seat) -> None:
    box, middle = (x, y, x + ROUND, y + ROUND), (x + ROUND / 2, y + ROUND / 2)
    brush.ellipse(box, DARK)
    if seat.mark is None:
        for start in range(0, 360, 15):  # a dashed rim
            brush.arc(box, start, start + 9, GOLD, 3)
        _text(brush, middle, "+", HOUSE, GOLD, "mm")
        return
    brush.ellipse(box, DARK, RIM, 3)
    _text(brush, middle, seat.mark, HOUSE if len(seat.mark) < 3 else LINE, PAPER, "mm")
    _text(brush, (x + ROUND / 2, y + ROUND + 26), seat.below, LINE, PALE, "mm")


def _text(
    brush: "ImageDraw.ImageDraw",
    at: tuple[float, float],
    text: str,
    size: int,
    colour: str,
    anchor: str,
    width: float = WIDE,
) -> None:
    """Write what the font has of a text, cut where it would leave its place."""
    kept = "".join(filter(_held, text))
    if _font(size).getlength(kept) > width:
        while kept and _font(size).getlength(kept + "…") > width:
            kept = kept[:-1]
        kept += "…"
    brush.text(at, kept, colour, _font(size), anchor)


@cache
def _font(size: int) -> "ImageFont.FreeTypeFont":
    from PIL import ImageFont

    with as_file(files("paiguan.parlour") / "font" / "paiguan-share.woff2") as path:
        return ImageFont.truetype(str(path), size)


@cache
def _box() -> bytes:
    return bytes(_font(LINE).getmask("\uffff"))  # what a font draws for what it lacks


@cache
def _held(char: str) -> bool:
    return char == " " or bytes(_font(LINE).getmask(char)) != _box()
