"""The pages of games from outside: what a package brings in its folder `page`, and the rules that it brings as Markdown.

A package may hold `page/page.js`, an ES module whose default export is an `OutsideGame` (web/src/games/outside.ts), with whatever files
that needs beside it, and `rules.LANGUAGE.md`, one a language: sections `## 4 A hand`, by the numbers of the rule pages of the house. Both are optional.
The page is told of one module a game, `/games/ID/index.js`, which is made here of the two.
"""

import re
from pathlib import Path

import msgspec

from paiguan.engine.names import LANGUAGES
from paiguan.engine.packages import folder, outside_games
from paiguan.engine.terms import load
from paiguan.parlour.files import File, file

OWN, MADE = "page.js", "index.js"
SECTION = re.compile(r"^## (\d+)\b.*$", re.MULTILINE)
PIECES, OPTIONS = "2", "8"  # the sections of the rules that show all pieces, and every option


def game_files() -> dict[str, File]:
    """Every file of a game from outside, by its name below the root: `games/ID/…`."""
    found: dict[str, File] = {}
    for game in outside_games():
        place = folder(game) / "page"
        for path in sorted(place.rglob("*")) if place.is_dir() else ():
            if path.is_file():
                name = f"games/{game}/{path.relative_to(place).as_posix()}"
                found[name] = file(name, path.read_bytes(), pack=True)
        if made := module(game, f"games/{game}/{OWN}" in found):
            name = f"games/{game}/{MADE}"
            found[name] = file(name, made.encode(), pack=True)
    return found


def announced(files: dict[str, File]) -> str:
    """The games from outside as the page reads them: `ID`, or `ID=ADDRESS` of a module."""
    addresses = {game: f"games/{game}/{MADE}" for game in outside_games()}
    return " ".join(f"{game}=/{name}" if name in files else game for game, name in addresses.items())


def module(game: str, own: bool) -> str:
    """The module of a game; "" where its package brings nothing for the page."""
    rules = rules_of(folder(game))
    if not rules and not own:
        return ""
    lines = ["import own from './page.js';" if own else "const own = {};"]
    if rules:
        numbers = sorted({number for sections in rules.values() for number in sections} | {OPTIONS}, key=int)
        book = [{"id": number, "blocks": blocks(game, number, rules)} for number in numbers]
        lines.append(f"const book = {in_script({'sections': book})};")
        texts = {language: messages(game, sections) for language, sections in rules.items()}
        lines.append(f"const texts = {in_script(texts)};")
        lines.append("const messages = { ...own.messages };")
        lines.append(
            "for (const [key, text] of Object.entries(texts)) messages[key] = `${messages[key] ?? ''}\\n${text}`;"
        )
        lines.append("export default { rules: book, ...own, messages };")
    else:
        lines.append("export default own;")
    return "\n".join(lines) + "\n"


def in_script(value: object) -> str:
    return msgspec.json.encode(value).decode()


def rules_of(place: Path) -> dict[str, dict[str, str]]:
    """The rules by language and number of the section."""
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        path = place / f"rules.{language}.md"
        if path.is_file():
            _, *parts = SECTION.split(path.read_text(encoding="utf-8"))
            found[language] = {number: text.strip() for number, text in zip(parts[::2], parts[1::2], strict=True)}
    return found


def blocks(game: str, number: str, rules: dict[str, dict[str, str]]) -> list[dict[str, object]]:
    """What a section of the page shows."""
    found: list[dict[str, object]] = []
    if any(sections.get(number) for sections in rules.values()):
        found.append({"is": "text", "key": number})
    if number == PIECES:
        figures = [{"pieces": [piece], "word": f"pieces/{piece}"} for piece in load(game)["pieces"]]
        found.append({"is": "ladder", "figures": figures})
    return [*found, {"is": "options"}] if number == OPTIONS else found


def messages(game: str, sections: dict[str, str]) -> str:
    """The sections as messages of Fluent, a line a paragraph; the page knows points and strong words."""
    return "\n".join(f"rules-{game}-{number} =\n{_lines(text)}" for number, text in sections.items() if text)


def _lines(text: str) -> str:
    paragraphs = [" ".join(part.split("\n")) for block in text.split("\n\n") for part in re.split(r"\n(?=- )", block)]
    return "\n".join(f"    {_escaped(one.strip())}" for one in paragraphs if one.strip())


def _escaped(line: str) -> str:
    line = re.sub(r"\*\*(.+?)\*\*", r"__\1__", re.sub(r"^- ", "• ", line))
    line = re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', line)
    return f'{{""}}{line}' if line[:1] in "[*." else line
