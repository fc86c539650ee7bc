"""Whether a settlement on the screen says what it should: the reader's own line first, sums that agree, nothing out of sight."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.boxes import resized

LOOK = """() => {
  const dialog = document.querySelector('dialog[open]:has(.mine)');
  const box = (e) => { const { left, top, right, bottom } = e.getBoundingClientRect(); return [left, top, right, bottom]; };
  const number = (e) => Number(e.dataset.amount);
  const body = dialog.querySelector('.columns');
  const read = (e) => Number(e.textContent.replace('\\u2212', '-'));
  const row = dialog.querySelector('tr.own');
  return {
    boxes: Object.fromEntries(['headline', 'mine', 'foot'].map((must) => [must, box(dialog.querySelector(`[data-must=${must}]`))])),
    actions: [...dialog.querySelectorAll('footer .button')].map(box),
    mine: number(dialog.querySelector('.mine')),
    groups: [...dialog.querySelectorAll('.group[data-amount]')].map(number),
    row: row && [...row.querySelectorAll('td .sum .num')].map(read),
    all: [...dialog.querySelectorAll('.totals td:nth-child(2)')].map(read),
    lines: dialog.querySelectorAll('.group li, .lines li, .meeting li').length,
    loose: dialog.querySelectorAll('.loose li').length,
    over: body.scrollHeight - body.clientHeight,
    below: Math.max(0, ...[...dialog.querySelectorAll('.group li, .lines li, .meeting li')].filter((e) => !e.closest('.loose'))
      .map((e) => e.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom)),
    stacks: [...dialog.querySelectorAll('[data-stacks]')].map((e) => [Number(e.dataset.stacks), e.getBoundingClientRect().width]),
    cut: [...dialog.querySelectorAll('b, small, span')].filter((e) =>
      e.checkVisibility() && getComputedStyle(e).overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 1 && !e.closest('.hidden-text')
    ).map((e) => e.textContent),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}"""
# Lines that a hand has when nothing out of the way happened in it, and beside the grid of 十三張, which has most of its own: such
# a settlement fits a phone without scrolling.
USUAL, BESIDE_GRID = 4, 1
EXPLAINED = 1  # lines that only explain, each of which may need a second row on a phone
FITS = 664  # px of a phone's screen that is high enough
FINGER = 44  # px


def check(page: Page) -> None:
    """Look at the settlement on the phone, upright and sideways, once it has risen to its place."""
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished))")
    for width, height in ((360, 640), (390, 664), (844, 390)):
        resized(page, width, height)
        seen: dict[str, Any] = page.evaluate(LOOK)
        top = 0.0
        for must in ("headline", "mine", "foot"):  # in this order, each whole
            left, upper, right, lower = seen["boxes"][must]
            assert left >= 0, (must, seen)
            assert right <= width + 1, (must, seen)
            assert upper >= top - 1, (must, seen)
            assert lower <= height + 1, (must, seen)
            top = lower
        assert all(lower - upper >= FINGER and right <= width for _, upper, right, lower in seen["actions"]), seen
        assert seen["sideways"] <= 0, seen
        assert not seen["cut"], seen
        if seen["row"] is None:
            assert sum(seen["groups"]) == seen["mine"], seen
            assert len(seen["groups"]) >= 1, seen
        elif len(seen["row"]) > 1:  # all against all; against a banker the row is the banker's alone
            assert sum(seen["row"]) == seen["mine"], seen
        assert sum(seen["all"]) == 0, seen
        if height == FITS and seen["lines"] <= (USUAL if seen["row"] is None else BESIDE_GRID):
            assert seen["below"] <= 1, seen  # every payment is in sight
            assert seen["over"] <= 0 or seen["loose"] > EXPLAINED, seen
        for stacks, wide in seen["stacks"]:  # of equal height, so the ribbon's areas are the stacks
            for other, broad in seen["stacks"]:
                assert stacks != other or abs(wide - broad) < 2, seen
                assert stacks <= other or wide > broad, seen
