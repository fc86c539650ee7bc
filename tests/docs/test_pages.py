"""Every page is in the navigation, every link works, and what the pages name exists: checked in the Markdown, without building the site."""

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.docs.blocks import BLOCKS, PAGES, ROOT
from tests.docs.site import site

DOCS = ROOT / "docs"
CONFIGS = ("zensical.toml", "zensical.zh.toml")
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]


def prose(page: Path) -> str:
    """A page without its code blocks."""
    return without_blocks(page.read_text(encoding="utf-8"))


def without_blocks(text: str) -> str:
    return re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.M | re.S)


def anchors(text: str) -> set[str]:
    """The ids of the headings of a page, as GitHub and the site make them."""
    headings = re.findall(r"^#+ +(.+?) *$", text, re.M)
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading) for heading in headings]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in plain}


def bad_links(folder: Path, text: str) -> Iterator[str]:
    """Find broken links of a page in a folder."""
    for target, anchor in re.findall(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)", text):
        file = (folder / unquote(target)).resolve()
        if not file.exists() or not file.is_relative_to(ROOT):
            yield f"{target}: no such file"
        elif anchor and unquote(anchor) not in anchors(prose(file) if target else text):
            yield f"{target}#{anchor}: no such heading"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_leads_to_an_existing_file_and_heading(page: Path) -> None:
    assert list(bad_links(page.parent, prose(page))) == []


def test_a_broken_link_is_found() -> None:
    links = "[a](missing.md) [b](parlour.md#no-such-heading) [c](#title) [d](parlour.md#the-socket) [e](#other)"
    assert list(bad_links(DOCS, without_blocks(f"# Title\n{links}\n```text\n[f](g)\n```\n"))) == [
        "missing.md: no such file",
        "parlour.md#no-such-heading: no such heading",
        "#other: no such heading",
    ]


# ---- the site --------------------------------------------------------------------------------------------------


def settings(name: str) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / name).read_text(encoding="utf-8"))["project"]
    return found


def leaves(nav: Any) -> Iterator[str]:
    """The pages that a navigation names, in order."""
    if isinstance(nav, str):
        yield nav
    else:
        for one in nav.values() if isinstance(nav, dict) else nav:
            yield from leaves(one)


@pytest.mark.parametrize(("name", "language"), [(CONFIGS[0], "en"), (CONFIGS[1], "zh")])
def test_the_navigation_names_every_page_once(name: str, language: str) -> None:
    named = list(leaves(settings(name)["nav"]))
    assert sorted(named) == sorted(page for page in site.pages(language) if page.endswith(".md"))


def test_both_languages_have_the_same_navigation() -> None:
    assert list(leaves(settings(CONFIGS[0])["nav"])) == list(leaves(settings(CONFIGS[1])["nav"]))


@pytest.mark.parametrize("name", CONFIGS)
def test_the_site_asks_no_other_host_for_anything(name: str) -> None:
    chosen = settings(name)
    assert chosen["theme"]["font"] is False
    assert "analytics" not in chosen["extra"]
    assert "repo_url" not in chosen  # the theme would ask that host for stars and releases
    assert {block.language for block in BLOCKS}.isdisjoint({"mermaid"})  # the theme loads mermaid from another host
    assert "://" not in str([chosen.get("extra_css"), chosen.get("extra_javascript")])
    for page in PAGES:
        assert not re.findall(r"!\[[^\]]*\]\(\w+://|<(?:img|script|link|iframe)\b", prose(page)), page


def test_both_configurations_differ_in_language_and_place_only() -> None:
    english, chinese = (settings(name) for name in CONFIGS)
    own = {"site_name", "site_description", "copyright", "docs_dir", "site_dir", "nav", "theme", "extra"}
    assert english.keys() == chinese.keys()
    assert {key: english[key] for key in english.keys() - own} == {key: chinese[key] for key in chinese.keys() - own}
    assert english["theme"]["features"] == chinese["theme"]["features"]
    assert (ROOT / chinese["site_dir"]).parent == ROOT / english["site_dir"]


def test_a_link_between_languages_becomes_an_address_of_the_site() -> None:
    fit = site.fitted
    english, chinese = DOCS / "tianjiu.md", DOCS / "tianjiu.zh.md"
    assert fit("[中文](tianjiu.zh.md)", english, "tianjiu.md", "en") == "[中文](../zh/tianjiu/)\n"
    assert fit("[English](tianjiu.md)", chinese, "tianjiu.md", "zh") == "[English](../../tianjiu/)\n"
    assert fit("[規則](rules/tianjiu.md)", chinese, "tianjiu.md", "zh") == "[規則](rules/tianjiu.md)\n"
    assert fit("[開館](hosting.zh.md)", chinese, "tianjiu.md", "zh") == "[開館](hosting.md)\n"
    assert fit("[中文](index.zh.md)", DOCS / "index.md", "index.md", "en") == "[中文](zh/)\n"
    assert fit("[how](../CONTRIBUTING.md)", english, "tianjiu.md", "en") == "[how](contributing.md)\n"
    assert fit("[`unit`](../deploy/nginx.conf)", english, "tianjiu.md", "en") == "`unit`\n"


def test_tables_and_lists_get_the_empty_line_that_the_builder_wants() -> None:
    written = "Words:\n- a\n- b\n  - c\nand\n| x |\n|---|\n```sh\nmake\n- no list\n```\n"
    assert site.spaced(written) == ("Words:\n\n- a\n- b\n    - c\nand\n\n| x |\n|---|\n```sh\nmake\n- no list\n```\n")


# ---- what the pages name ---------------------------------------------------------------------------------------


def test_the_reference_names_things_that_are_there() -> None:
    named = [name for page in PAGES for name in re.findall(r"^::: ([\w.]+)$", page.read_text("utf-8"), re.M)]
    assert len(named) > 30
    for name in named:
        module, _, member = name.rpartition(".")
        if name.startswith(("paiguan.envs", "paiguan.cuda")):  # these need optional packages
            source = ROOT / "src" / f"{module.replace('.', '/')}.py"
            assert re.search(rf"^(class|def) {member}\b", source.read_text("utf-8"), re.M), name
        else:
            assert hasattr(import_module(module), member), name


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_targets_of_make_that_a_page_names_are_there(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert set(re.findall(r"`make ([a-z][\w-]*)", prose(page))) <= targets


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    """Check paths in `code` that begin with a folder of the repository. NAME, LANGUAGE and AREA are wildcards."""
    folders = "|".join(re.escape(path.name) for path in ROOT.iterdir() if path.is_dir() and path.name[0] != ".")
    named = re.findall(rf"`((?:{folders})/[\w./*-]*)`", prose(page))
    made = ("web/dist", "web/node_modules", "build/", "bench/.venv")  # written by make
    for name in named:
        pattern = re.sub(r"NAME|LANGUAGE|AREA|GAME", "*", name).rstrip("/")
        if not name.startswith(made):
            assert list(ROOT.glob(pattern)), f"there is no {name}"


def test_the_drawing_of_the_folders_is_true() -> None:
    drawn = next(block for block in BLOCKS if block.page == "docs/architecture.md" and block.language == "text")
    above = ""
    for line in drawn.text.splitlines():
        name = line.split()[0]
        assert (ROOT / above / name if line.startswith(" ") else ROOT / name).exists(), name
        above = above if line.startswith(" ") else name


@pytest.mark.parametrize("page", sorted((DOCS / "rules").glob("*.md")), ids=lambda page: page.stem)
def test_rule_pages_name_nothing_that_a_reader_cannot_follow(page: Path) -> None:
    """Rule pages name no files outside the repository, no search indexes and no internal terms."""
    text = page.read_text(encoding="utf-8").replace(f"`tests/vectors/{page.name.replace('.md', '.jsonl')}`", "")
    without_addresses = re.sub(r"\S+\.\w+/\S+", "", text)
    found = re.findall(
        r"(?i)(?<!`)\bseed\b|\bvectors?\b|search.index|\bstored\b|\b[0-9a-f]{16}\b|\bids? \d+|\bbrief\b|\bissue \d+|\w\.(?:py|ts|svelte)\b|\bthe page\b|\bthis spec\b",
        without_addresses,
    )
    assert found == []
