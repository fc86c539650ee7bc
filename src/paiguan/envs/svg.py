"""A picture of the table as SVG, light or dark by the reader's setting."""

from xml.sax.saxutils import escape

from paiguan.engine.deal import Deal
from paiguan.envs.picture import PIECE, TALL, Piece, Words, picture

STYLE = """
.cloth{fill:#f4efe4} .words{fill:#2b2723;font:15px ui-monospace,'Noto Sans Mono CJK TC',monospace}
.piece{fill:#fffdf7;stroke:#8a7f70} .name{fill:#2b2723;font:600 15px 'Noto Serif CJK TC',serif;text-anchor:middle}
.red{fill:#b3261e}
@media (prefers-color-scheme:dark){.cloth{fill:#23201d} .words{fill:#e8e1d4} .piece{fill:#e9e2d3;stroke:#1b1917}}
"""


def svg(deal: Deal, language: str = "en") -> str:
    """The text of an SVG file."""
    laid = picture(deal, language)
    drawn = "".join(drawn_words(mark) if isinstance(mark, Words) else drawn_piece(mark) for mark in laid.marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {laid.wide} {laid.high}" width="{laid.wide}" '
        f'height="{laid.high}" role="img"><title>{escape(laid.title)}</title><style>{STYLE}</style>'
        f'<rect class="cloth" width="100%" height="100%" rx="10"/>{drawn}</svg>'
    )


def drawn_words(words: Words) -> str:
    return f'<text class="words" x="{words.x}" y="{words.y + 6}" xml:space="preserve">{escape(words.text)}</text>'


def drawn_piece(piece: Piece) -> str:
    return (
        f'<g transform="translate({piece.x} {piece.y - TALL // 2})"><title>{escape(piece.title)}</title>'
        f'<rect class="piece" width="{PIECE}" height="{TALL}" rx="5"/>'
        f'<text class="name{" red" if piece.red else ""}" x="{PIECE / 2}" y="{TALL / 2 + 5}" '
        f'style="font-size:{piece.font}px">{escape(piece.name)}</text></g>'
    )
