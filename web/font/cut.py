"""Cut LXGW WenKai Bold to the characters of characters.txt: python3 cut.py PATH/LXGWWenKai-Bold.ttf (needs fonttools and brotli).

Debian has the font as fonts-lxgw-wenkai, in /usr/share/fonts/truetype/lxgw-wenkai.
"""

import sys
from pathlib import Path

from fontTools import subset

HERE = Path(__file__).parent
OUT = HERE.parent / "src" / "font" / "paiguan-kai.woff2"
NAME = "Paiguan Kai"  # the licence reserves the names of the original


def characters() -> str:
    lines = (HERE / "characters.txt").read_text(encoding="utf-8").splitlines()
    return "".join(sorted({ch for line in lines if not line.startswith("#") for ch in line if ch != " "}))


def main(source: str) -> None:
    options = subset.Options(
        flavor="woff2", layout_features=[], hinting=False, desubroutinize=True, name_IDs=[0, 1, 2, 4, 6, 13, 14]
    )
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=characters())
    cutter.subset(font)
    missing = [ch for ch in characters() if ord(ch) not in font.getBestCmap()]
    if missing:
        raise SystemExit(f"not in the font: {''.join(missing)}")
    for entry in font["name"].names:
        if entry.nameID in (1, 4, 6):
            entry.string = NAME if entry.nameID != 6 else NAME.replace(" ", "")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    subset.save_font(font, str(OUT), options)
    print(f"{OUT}: {len(characters())} characters, {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
