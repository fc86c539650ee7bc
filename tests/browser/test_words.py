"""Three languages: chosen from the browser, switched by hand, and nothing left untranslated on any page."""

import re

import pytest
from playwright.sync_api import expect

from paiguan.engine.terms import in_language
from paiguan.parlour.names import BOTS
from paiguan.parlour.wire import Language
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.rooms import ROOMS
from tests.browser.visitors import ROOT

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
SHOWN = ("home", "new-tianjiu", "new-shisanzhang", "gathering", "menu", "pieces", "table-liuhu", "table-weimaque")
SHOWN_TOO = tuple(
    name for name in ROOMS if re.match("rules|score|mine|upload|privacy|tournament|learn-tianjiu|puzzle|replay", name)
)

# Everything a person reads or hears: text, and the words on what has none.
READ = """() => {
  const out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.parentElement.closest('script, style, kbd, [lang=en]')) out.push(node.data.trim());
  }
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) if (e.hasAttribute(name)) out.push(e.getAttribute(name).trim());
  return [document.title, ...new Set(out)].filter(Boolean);
}"""

AREAS = {
    line.split("-")[0]
    for pattern in ("i18n/en/*.ftl", "games/*/en.ftl")
    for file in (ROOT / "web" / "src").glob(pattern)
    for line in file.read_text("utf-8").splitlines()
    if re.match("[a-z]+-", line)
}
ID = re.compile(rf"(?<![\w/])(?:{'|'.join(sorted(AREAS))})(?:-[a-z0-9_]+)+(?![\w/])")
HOLE = re.compile(r"undefined|\bNaN\b|\bnull\b|\[object|\{ ?\$|\{[a-z_]+\}")
HAN = re.compile("[\u4e00-\u9fff]")
ENGLISH = re.compile(r"[A-Za-z]{3,}[ ,]+[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}")  # three words in a row


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(visit: Visit, language: str) -> None:
    visitor = visit(language=language, speed="instant")
    wrong = []
    for name in (*SHOWN, *SHOWN_TOO):
        ROOMS[name].enter(visitor)
        assert visitor.page.evaluate("document.documentElement.lang") == language
        assert visitor.page.locator("h1").count() == 1, name
        bar = " ".join(visitor.page.locator("header small").all_inner_texts())
        assert language != "en" or not HAN.search(bar), f"{name}: {bar}"
        for text in visitor.page.evaluate(READ):
            bare = ID.fullmatch(text) or HOLE.search(text)
            if bare or (language != "en" and ENGLISH.search(text)):
                wrong.append(f"{name}: {text[:120]}")
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def test_the_language_is_switched_at_the_table(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/t/{visitor.table('mohuahua')}")
    page = visitor.page
    log = page.get_by_role("tabpanel")
    player = Player(visitor)
    while not any(bot["en"] in log.inner_text() for bot in BOTS[:2]):  # until the log names one of them
        player.step()
    switched: tuple[tuple[str, Language, str, str], ...] = (
        ("繁體", "zh-Hant", "抹花花", "你的手牌"),
        ("繁體（港澳）", "zh-HK", "抹花花", "你的手牌"),
        ("简体", "zh-Hans", "抹花花", "你的手牌"),
        ("English", "en", "Mo Huahua", "Your hand"),
    )
    for own, language, heading, hand in switched:
        page.locator("header button[aria-keyshortcuts=M]").click()
        page.locator("dialog[open] [aria-haspopup=menu]").first.click()
        page.get_by_role("menuitemradio", name=own, exact=True).click()
        expect(page.get_by_role("heading", level=1, name=heading, include_hidden=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(page.locator("[data-hand]").first).to_have_attribute("aria-label", re.compile(hand))
        expect(log).to_contain_text(re.compile("|".join(in_language(bot, language) for bot in BOTS[:2])))
        for bot in BOTS[:2]:
            spoken = in_language(bot, language)
            expect(page.get_by_role("group", name=spoken, exact=True)).to_be_visible()
            for name in bot.values():
                assert name == spoken or name not in log.inner_text()
