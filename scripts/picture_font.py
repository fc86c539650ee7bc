"""Cut the font of the environments' pictures from LXGW WenKai Mono: python scripts/picture_font.py PATH/LXGWWenKaiMono-Regular.ttf

It keeps ASCII and every character of the terms, so that no piece and no word is drawn as an empty box. Run it again when the terms have
new characters: a test says so. Needs fonttools and brotli. Debian has the font as fonts-lxgw-wenkai.
"""

import sys
from pathlib import Path

from fontTools import subset

ROOT = Path(__file__).parents[1]
OUT = ROOT / "src" / "paiguan" / "envs" / "font" / "paiguan-mono.woff2"
NAME = "Paiguan Mono"  # the licence reserves the names of the original
SIGNS = "★→·…"  # what the text of a table has besides


def characters() -> str:
    terms = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "paiguan" / "terms").glob("*.json"))
    return "".join(sorted({*map(chr, range(32, 127)), *terms, *SIGNS} - {"\n"}))


def main(source: str) -> None:
    options = subset.Options(flavor="woff2", layout_features=[], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=characters())
    cutter.subset(font)
    missing = [ch for ch in characters() if ord(ch) not in font.getBestCmap()]
    if missing:
        raise SystemExit(f"not in the font: {''.join(missing)}")
    for entry in font["name"].names:
        if entry.nameID in (1, 4, 6):
            entry.string = NAME.replace(" ", "") if entry.nameID == 6 else NAME
    OUT.parent.mkdir(exist_ok=True)
    subset.save_font(font, str(OUT), options)
    print(f"{OUT.name}: {len(characters())} characters, {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
