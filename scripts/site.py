"""Build the docs as a site in two languages: `make docs`, or `make docs-serve` to view it while writing.

In the repository a page and its translation are side by side (NAME.md, NAME.zh.md) and link to each other and to files outside docs/.
The builder supports one language a site. So each language gets a folder, build/docs/LANGUAGE, in which every page is NAME.md: the
translation if there is one, else the English page.
"""

import posixpath
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS, BUILD = ROOT / "docs", ROOT / "build" / "docs"
CONFIGS = {"en": "zensical.toml", "zh": "zensical.zh.toml"}
TREES = {"en": "", "zh": "zh/"}  # the path of each language on the site
BESIDE = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}  # pages outside docs/

ITEM = re.compile(r" *([-*]|\d+\.) ")
LINK = re.compile(r"\[([^\]\n]+)\]\((?!\w+:)([^)#\s]+)(#[^)\s]*)?\)")


def pages(language: str) -> dict[str, Path]:
    """The files of a language: target name and source path."""
    found = {path.relative_to(DOCS).as_posix(): path for path in sorted(DOCS.rglob("*")) if path.is_file()}
    laid = {name: path for name, path in found.items() if not name.endswith(".zh.md")}
    if language == "zh":
        laid |= {name.replace(".zh.md", ".md"): path for name, path in found.items() if name.endswith(".zh.md")}
    return laid | {name: ROOT / beside for name, beside in BESIDE.items()}


def lay_out(language: str) -> None:
    """Write the folder of a language; unchanged files are not touched."""
    laid = pages(language)
    for name, source in laid.items():
        target = BUILD / language / name
        data = source.read_bytes()
        if source.suffix == ".md":
            data = fitted(data.decode(), source, name, language).encode()
        if not target.is_file() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    for old in [path for path in (BUILD / language).rglob("*") if path.is_file()]:
        if old.relative_to(BUILD / language).as_posix() not in laid:
            old.unlink()


def fitted(text: str, source: Path, name: str, language: str) -> str:
    """Adapt the links of a page to the site; links to files outside the site become plain text."""

    def link(found: re.Match[str]) -> str:
        words, anchor = found[1], found[3] or ""
        target = (source.parent / found[2]).resolve()
        if not target.exists():
            return found[0]  # the builder reports it
        chinese = target.name.endswith(".zh.md")
        here = next((one for one, path in pages("zh" if chinese else "en").items() if path == target), None)
        if here is None:
            return words
        if chinese != (language == "zh") and pages(language)[here] != target:
            here = f"{TREES['zh' if chinese else 'en']}{here.removesuffix('.md')}/".replace("index/", "")
            at = f"{TREES[language]}{name.removesuffix('.md')}/".replace("index/", "")
            return f"[{words}]({posixpath.relpath(here or '.', at or '.')}/{anchor})"
        return f"[{words}]({posixpath.relpath(here, posixpath.dirname(name) or '.')}{anchor})"

    return spaced(LINK.sub(link, text))


def spaced(text: str) -> str:
    """Adapt GitHub's Markdown to the builder: an empty line before tables and lists, four spaces before an inner list."""
    lines: list[str] = []
    fenced, before = False, ""
    for line in text.splitlines():
        fenced ^= line.lstrip().startswith("```")
        if not fenced:
            line = re.sub(r"^ {2,3}(?=([-*]|\d+\.) )", "    ", line)
            table = line.startswith("|") and not before.startswith("|")
            first = ITEM.match(line) and not ITEM.match(before) and not before.startswith(" ")
            if before and (table or first):
                lines.append("")
        lines.append(line)
        before = line
    return "\n".join(lines) + "\n"


def builder(*arguments: str) -> list[str]:
    return [str(Path(sys.executable).with_name("zensical")), *arguments]


def build() -> int:
    """Build both languages; a warning counts as an error."""
    shutil.rmtree(ROOT / "build" / "site", ignore_errors=True)
    for language, config in CONFIGS.items():
        lay_out(language)
        status = subprocess.run(builder("build", "--strict", "-f", config), cwd=ROOT).returncode
        if status:
            return status
    print("The site is in build/site.")
    return 0


def serve(language: str) -> int:
    """Serve one language on this machine and rebuild after changes, until interrupted."""
    lay_out(language)
    server = subprocess.Popen(builder("serve", "-f", CONFIGS[language]), cwd=ROOT)
    try:
        while server.poll() is None:
            time.sleep(1)
            lay_out(language)
    except KeyboardInterrupt:
        server.terminate()
    return server.wait()


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            return build()
        case ["serve"]:
            return serve("en")
        case ["serve", language] if language in CONFIGS:
            return serve(language)
    print(
        "Run without arguments to build the site, or with `serve` or `serve zh` to view it in English or Chinese.",
        file=sys.stderr,
    )
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
