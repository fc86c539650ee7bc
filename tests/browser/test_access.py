"""axe-core on every page at both sizes, and in the other colours where there is most to see; and a finger on every button."""

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.rooms import ROOMS
from tests.browser.visitors import ROOT, SIZES, Size, Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# What has just come fades in, and half faded in it has little contrast: axe is to see it as it stands.
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }"
# What is drawn on a piece is a picture, though axe reads the characters in it: a name need not repeat them. Every other
# text that can be seen must be in the name.
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
  const named = (node) => {
    const element = document.querySelector(node.target[0]);
    const copy = element.cloneNode(true);
    copy.querySelectorAll('svg.piece').forEach((one) => one.remove());
    return plain(element.getAttribute('aria-label') ?? '').includes(plain(copy.textContent));
  };
  for (const one of violations)
    if (one.id === 'label-content-name-mismatch') one.nodes = one.nodes.filter((node) => !named(node));
  return violations;
}"""

# What can be pressed but hardly be touched, because something cuts it off or lies over it. What scrolls in a box of its own may be
# out of sight, and cards of a hand lie under one another.
UNTOUCHABLE = """() => {
  const FINGER = 16; // px
  const root = document.querySelector('dialog[open]') ?? document.body;
  const boxes = (e) => e.parentElement ? [...boxes(e.parentElement), e.parentElement] : [];
  const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflow) && e !== document.documentElement && e !== document.body;
  const inside = (x, y, { left, right, top, bottom }) => x > left && x < right && y > top && y < bottom;
  const touched = (e) => {
    const box = e.getBoundingClientRect();
    const hidden = boxes(e).filter(scrolls).map((one) => one.getBoundingClientRect());
    const down = new Set(), across = new Set(); // where the finger finds it
    for (const row of [0.1, 0.3, 0.5, 0.7, 0.9]) for (const column of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const x = box.left + column * box.width, y = box.top + row * box.height;
      if (hidden.some((one) => !inside(x, y, one))) return true;
      const there = document.elementFromPoint(x, y);
      if (!there || !(e.contains(there) || (there.closest('label') && there.closest('label') === e.closest('label')))) continue;
      down.add(row);
      across.add(column);
    }
    const enough = (found, length) => found.size === 5 || (found.size / 5) * length >= FINGER;
    return enough(down, box.height) && enough(across, box.width);
  };
  const out = [];
  for (const e of root.querySelectorAll('button:not(:disabled), a[href], input, select')) {
    const box = e.getBoundingClientRect();
    if (!e.checkVisibility({ visibilityProperty: true }) || !box.width || e.closest('.hidden-text, [data-hand]')) continue;
    e.scrollIntoView({ block: 'center', behavior: 'instant' }); // in the window, and in what scrolls in it
    if (!touched(e)) out.push((e.getAttribute('aria-label') ?? e.textContent ?? e.name).trim() + ' ' + e.outerHTML.slice(0, 120));
  }
  return out;
}"""

# So that two processes share the work, and one failing page does not hide the others.
GROUPS = {
    "house": ("home", "gathering", "menu", "nowhere", "pieces", "privacy"),
    "evenings": tuple(name for name in ROOMS if name.startswith("tournament")),
    "new": tuple(name for name in ROOMS if name.startswith("new")),
    "tables": tuple(name for name in ROOMS if name.startswith(("table", "bet", "settlement"))),
    "rules": tuple(name for name in ROOMS if name.startswith(("rules", "learn", "puzzle"))),
    "records": tuple(name for name in ROOMS if name.startswith(("score", "mine", "upload", "replay", "review"))),
}
# Pages of one kind are alike: on the phone one or two games stand for all.
ELSEWHERE = {
    f"{page}-{game}" for page in ("new", "rules", "learn", "score") for game in ("liuhu", "mohuahua", "weimaque")
}


def findings(visitor: Visitor) -> list[str]:
    """What axe has to say of the page as it stands, at its gravest."""
    if not AXE.exists():
        pytest.skip("axe-core is missing (make web)")
    visitor.page.add_style_tag(content=STILL)
    visitor.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN)
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("group", list(GROUPS))
def test_nothing_grave(visit: Visit, group: str, size: Size) -> None:
    visitor = visit(size=size, speed="instant")  # so that nothing that is held comes and goes meanwhile
    wrong = []
    for name in GROUPS[group]:
        if size == "phone" and name in ELSEWHERE:
            continue
        ROOMS[name].enter(visitor)
        visitor.complaints[:] = [line for line in visitor.complaints if "/no/such" not in line]
        wrong += [f"{name}: {line}" for line in findings(visitor)]
        wrong += [f"{name}: cannot be touched: {line}" for line in visitor.page.evaluate(UNTOUCHABLE)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["dark", "hc"])
def test_nothing_grave_in_other_colours(visit: Visit, theme: str) -> None:
    visitor = visit(speed="instant")
    visitor.go("/")
    visitor.page.evaluate("(theme) => localStorage.setItem('paiguan.settings', JSON.stringify({ theme }))", theme)
    wrong = []
    for name in ("home", "new-shisanzhang", "table-tianjiu", "table-weimaque"):
        ROOMS[name].enter(visitor)
        assert visitor.page.evaluate("document.documentElement.dataset.theme") == theme
        wrong += [f"{name}: {line}" for line in findings(visitor)]
    assert not wrong, "\n".join(wrong)
