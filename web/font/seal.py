"""Draw the house's seal 牌館 as outlines: python3 seal.py PATH/LXGWWenKai-Bold.ttf writes public/favicon.svg and public/icon.svg.

The icons of the manifest are pictures of icon.svg, which leaves the margin that phones cut away.
"""

import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

PUBLIC = Path(__file__).parent.parent / "public"
FIELD = 512
CINNABAR, PAPER = "#b3261e", "#fffdf7"


def outline(font: TTFont, ch: str, size: float, cx: float, cy: float) -> str:
    """One character, its em square of `size` centred on (cx, cy)."""
    scale = size / font["head"].unitsPerEm
    glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord(ch)]
    pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.0f}")
    # The ideographic em box reaches from -0.12 to 0.88 of the em.
    glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, cx - size / 2, cy + size * 0.38)))
    return pen.getCommands()


def seal(font: TTFont, size: float, corner: int) -> str:
    middle = FIELD / 2
    path = outline(font, "牌", size, middle, middle - size * 0.49) + outline(
        font, "館", size, middle, middle + size * 0.49
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {FIELD} {FIELD}">'
        f'<rect width="{FIELD}" height="{FIELD}" rx="{corner}" fill="{CINNABAR}"/><path fill="{PAPER}" d="{path}"/></svg>\n'
    )


def main(source: str) -> None:
    font = TTFont(source)
    (PUBLIC / "favicon.svg").write_text(seal(font, 236, 56), encoding="utf-8")
    (PUBLIC / "icon.svg").write_text(seal(font, 176, 0), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
