"""axe-core on every page at both sizes, and in the other colours where there is most to see."""

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

# So that two processes share the work, and one failing page does not hide the others.
GROUPS = {
    "house": ("home", "gathering", "menu", "nowhere", "pieces"),
    "new": tuple(name for name in ROOMS if name.startswith("new")),
    "tables": tuple(name for name in ROOMS if name.startswith(("table", "settlement"))),
    "rules": tuple(name for name in ROOMS if name.startswith(("rules", "learn"))),
    "records": tuple(name for name in ROOMS if name.startswith(("score", "upload", "replay"))),
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
    visitor = visit(size=size)
    wrong = []
    for name in GROUPS[group]:
        if size == "phone" and name in ELSEWHERE:
            continue
        ROOMS[name].enter(visitor)
        visitor.complaints[:] = [line for line in visitor.complaints if "/no/such" not in line]
        wrong += [f"{name}: {line}" for line in findings(visitor)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["dark", "hc"])
def test_nothing_grave_in_other_colours(visit: Visit, theme: str) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.evaluate("(theme) => localStorage.setItem('paiguan.settings', JSON.stringify({ theme }))", theme)
    wrong = []
    for name in ("home", "new-shisanzhang", "table-tianjiu", "table-weimaque"):
        ROOMS[name].enter(visitor)
        assert visitor.page.evaluate("document.documentElement.dataset.theme") == theme
        wrong += [f"{name}: {line}" for line in findings(visitor)]
    assert not wrong, "\n".join(wrong)
