"""A picture of the table as an array of pixels, drawn by Pillow with a bundled font, so that no Chinese system font is
needed."""

from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.deal import Deal
from paiguan.engine.packages import is_outside
from paiguan.envs.picture import PIECE, TALL, Words, picture

WIDTH, HEIGHT = 1024, 320  # of every frame, since videos need a fixed size; a larger table is scaled down
LETTERS = 18  # size of words: the font's letters are half as wide
CLOTH, INK, RED, CARD, EDGE = "#f4efe4", "#2b2723", "#b3261e", "#fffdf7", "#8a7f70"


@cache
def font(size: int) -> Any:
    """The font at a size. scripts/picture_font.py cuts it from LXGW WenKai Mono."""
    from PIL import ImageFont

    with as_file(files("paiguan.envs") / "font" / "paiguan-mono.woff2") as path:
        return ImageFont.truetype(str(path), size)


def pixels(deal: Deal, language: str = "en") -> NDArray[np.uint8]:
    """The picture as an array of HEIGHT × WIDTH × 3."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise ImportError("render_mode rgb_array needs Pillow: pip install paiguan[research]") from None
    laid = picture(
        deal, "en" if is_outside(deal.game.name) else language
    )  # the font has only the characters of the games of the house
    scale = min(1.0, WIDTH / laid.wide, HEIGHT / laid.high)
    image = Image.new("RGB", (WIDTH, HEIGHT), CLOTH)
    draw = ImageDraw.Draw(image)
    for mark in laid.marks:
        x, y = mark.x * scale, mark.y * scale
        if isinstance(mark, Words):
            draw.text((x, y), mark.text, INK, font(round(LETTERS * scale)), anchor="lm")
            continue
        top, wide, high = y - TALL * scale / 2, PIECE * scale, TALL * scale
        draw.rounded_rectangle((x, top, x + wide, top + high), 5 * scale, CARD, EDGE)
        draw.text(
            (x + wide / 2, y), mark.name, RED if mark.red else INK, font(round(mark.font * scale * 1.15)), anchor="mm"
        )
    return np.asarray(image, np.uint8).copy()
