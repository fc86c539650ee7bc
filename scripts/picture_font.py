"""Cut the fonts of pictures that Python draws: python scripts/picture_font.py FONT PATH, with FONT one of

    mono    of the rendering environments: PATH/LXGWWenKaiMono-Regular.ttf
    share   of the pictures of shared links: PATH/LXGWWenKai-Bold.ttf

Both have ASCII and every character of the terms, so that nothing is drawn as an empty box; `share` also has the letters and common characters
of people's names. A test fails when the terms have new characters: then run this again. Needs fonttools and brotli. Debian has the fonts as
fonts-lxgw-wenkai.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fontTools import subset

ROOT = Path(__file__).parents[1]
SIGNS = "★→·…−＋・"  # further characters in the text of a table or a picture


class Cut(NamedTuple):
    out: Path
    name: str  # the licence reserves the names of the original
    names: bool  # people's names can be written


FONTS = {
    "mono": Cut(ROOT / "src" / "paiguan" / "envs" / "font" / "paiguan-mono.woff2", "Paiguan Mono", False),
    "share": Cut(ROOT / "src" / "paiguan" / "parlour" / "font" / "paiguan-share.woff2", "Paiguan Share", True),
}


def of_terms() -> set[str]:
    files = [path for path in (ROOT / "src" / "paiguan" / "terms").rglob("*") if path.suffix in (".json", ".ftl")]
    terms = "".join(path.read_text(encoding="utf-8") for path in files)
    return {*map(chr, range(32, 127)), *terms, *SIGNS} - {"\n"}


def of_names() -> Iterator[str]:
    """Yield Latin letters with accents, and the common characters: the first level of Big5 and of GB 2312."""
    yield from (ch for ch in map(chr, range(0xC0, 0x180)) if ch.isalpha())
    for rows, columns, coding in (
        (range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)], "big5"),
        (range(0xB0, 0xD8), range(0xA1, 0xFF), "gb2312"),
    ):
        for row in rows:
            for column in columns:
                yield from bytes([row, column]).decode(coding, "ignore")


def main(which: str, source: str) -> None:
    out, name, names = FONTS[which]
    options = subset.Options(flavor="woff2", layout_features=[], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    font = subset.load_font(source, options)
    held = font.getBestCmap()
    if missing := [ch for ch in sorted(of_terms()) if ord(ch) not in held]:
        raise SystemExit(f"not in the font: {''.join(missing)}")
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(sorted({*of_terms(), *(of_names() if names else ())})))
    cutter.subset(font)
    for entry in font["name"].names:
        if entry.nameID in (1, 4, 6):
            entry.string = name.replace(" ", "") if entry.nameID == 6 else name
    out.parent.mkdir(exist_ok=True)
    subset.save_font(font, str(out), options)
    print(f"{out.name}: {len(font.getBestCmap())} characters, {out.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
