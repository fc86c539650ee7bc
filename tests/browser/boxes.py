"""Whether a table fits a screen of any size, by the boxes of what must be seen: the list of sizes, and what is looked at."""

from typing import Any

from playwright.sync_api import Page

# Every size that a table is held to, upright and sideways: width and height in px.
SIZES = (
    *((320, 568), (360, 640), (390, 664), (390, 844), (667, 375), (844, 390)),
    *((768, 1024), (1024, 600), (1280, 720), (1920, 1080)),
)
LARGEST = (2560, 1440)  # in `make soak`

# Elements that must be seen say so: data-must="hand". Each has to lie inside the window, whole, and under nothing else; no two
# may overlap; what belongs to a finger is large enough for one. What is missing is missed by name.
LOOK = """([wanted, finger]) => {
  const wrong = [];
  const SLACK = 1.5; // px
  const STRIP = { width: 34, height: 24 }; // px that must show of a card under another
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
  const name = (e) => `${e.dataset.must ?? e.tagName} ${(e.getAttribute('aria-label') ?? e.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40)}`;
  const px = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(',');
  const clips = (e) => getComputedStyle(e).overflow !== 'visible';
  const within = (one, other) => one.left >= other.left - SLACK && one.top >= other.top - SLACK &&
    one.right <= other.right + SLACK && one.bottom <= other.bottom + SLACK;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const found = (e, x, y) => { const hit = document.elementFromPoint(x, y); return !!hit && (e.contains(hit) || hit.contains(e)); };
  const parents = (e, stop = document.body) => { const all = []; for (let p = e.parentElement; p && p !== stop; p = p.parentElement) all.push(p); return all; };

  const must = [...document.querySelectorAll('[data-must]')].filter((e) => !e.closest('dialog, [inert]') && seen(e)); // inert: on its way out
  for (const key of wanted) if (!must.some((e) => e.dataset.must === key)) wrong.push(`${key} is missing`);

  for (const e of must) {
    const box = e.getBoundingClientRect();
    if (!within(box, screen)) wrong.push(`${name(e)} leaves the window: ${px(box)}`);
    for (const p of parents(e)) if (clips(p) && !within(box, p.getBoundingClientRect())) wrong.push(`${name(e)} is cut off: ${px(box)} by ${p.className}`);
    const dx = Math.min(8, box.width / 4), dy = Math.min(8, box.height / 4);
    const points = [[(box.left + box.right) / 2, (box.top + box.bottom) / 2], [box.left + dx, box.top + dy], [box.right - dx, box.top + dy],
      [box.left + dx, box.bottom - dy], [box.right - dx, box.bottom - dy]];
    for (const [x, y] of points) if (!found(e, x, y)) { const hit = document.elementFromPoint(x, y); wrong.push(`${name(e)} is covered at ${Math.round(x)},${Math.round(y)} by ${hit?.closest('[data-must]')?.dataset.must ?? hit?.className}`); break; }
    if (e.scrollHeight > e.clientHeight + 2 && clips(e)) wrong.push(`${name(e)} scrolls: ${e.scrollHeight} in ${e.clientHeight}`);
    // No word sticks out of what it belongs to.
    for (const part of e.querySelectorAll('*')) {
      if (!seen(part) || part.closest('svg, .hidden-text, .said') || ![...part.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
      const inner = parents(part, e);
      if (getComputedStyle(part).position === 'absolute' || inner.some((p) => clips(p) || p.dataset.must || getComputedStyle(p).position === 'absolute')) continue;
      const range = document.createRange();
      const own = [...part.childNodes].filter((n) => n.nodeType === 3 && n.data.trim());
      range.setStartBefore(own[0]);
      range.setEndAfter(own.at(-1));
      const text = clips(part) ? part.getBoundingClientRect() : range.getBoundingClientRect();
      if (!within(text, { left: box.left - 3, top: box.top - 3, right: box.right + 3, bottom: box.bottom + 3 })) wrong.push(`${name(part)} sticks out of ${name(e)}: ${px(text)} of ${px(box)}`);
    }
  }

  // A choice is seen whole or not at all; what is said of a play or a claim, and a name, to its end.
  // The options of a puzzle, of which there may be thirty, are pushed along: a part of the next one says that there are more.
  for (const e of document.querySelectorAll('section.dock .chip')) {
    if (!seen(e) || e.parentElement.matches('.choices')) continue;
    const box = e.getBoundingClientRect();
    for (const p of parents(e)) {
      const by = p.getBoundingClientRect();
      const outside = box.bottom <= by.top + SLACK || box.top >= by.bottom - SLACK;
      if (clips(p) && outside) break;
      if (clips(p) && !within(box, by)) wrong.push(`choice ${name(e)} is half seen: ${px(box)} of ${px(by)}`);
    }
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1) wrong.push(`choice ${name(e)} is cut short`);
  }
  // Of several choices at least one is seen: a number alone does not say what there is to choose.
  for (const e of document.querySelectorAll('section.dock .choices')) {
    const chips = [...e.querySelectorAll('.chip')].filter(seen);
    const shown = (chip) => { const box = chip.getBoundingClientRect(), by = chip.closest('.rows').getBoundingClientRect(); return box.top >= by.top - SLACK && box.bottom <= by.bottom + SLACK; };
    if (chips.length && chips.every((chip) => chip.closest('.rows') && !shown(chip))) wrong.push('none of the choices is seen');
  }
  for (const e of document.querySelectorAll('[data-must=play] .caption, .claim small, [data-must=seat] .name b'))
    if (seen(e) && !e.closest('.hidden-text') && (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 1)) wrong.push(`“${e.textContent.trim()}” is cut short`);

  // The numbers of a seat are whole.
  for (const e of document.querySelectorAll('[data-must=seat] .numbers > span'))
    if (seen(e) && /\\d/.test(e.textContent) && e.scrollWidth > e.clientWidth + 1) wrong.push(`the number ${e.textContent.trim()} is cut short`);

  // What stands side by side does not overlap.
  const flat = must.filter((e) => e.dataset.must !== 'dock');
  for (let i = 0; i < flat.length; i++) for (let j = i + 1; j < flat.length; j++) {
    const [one, other] = [flat[i], flat[j]];
    if (one.contains(other) || other.contains(one)) continue;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (w > SLACK && h > SLACK) wrong.push(`${name(one)} and ${name(other)} overlap by ${Math.round(w)}x${Math.round(h)}`);
  }

  for (const e of must.filter((one) => one.dataset.must === 'action')) {
    const { width, height } = e.getBoundingClientRect();
    if (Math.min(width, height) < finger - 0.5) wrong.push(`${name(e)} is small: ${Math.round(width)}x${Math.round(height)}`);
  }
  for (const e of document.querySelectorAll('[data-hand] button')) {
    if (!seen(e)) continue;
    const box = e.getBoundingClientRect();
    if (!within(box, screen)) wrong.push(`piece ${name(e)} leaves the window: ${px(box)}`);
    // A grid of points, diagonal by diagonal: most pieces show enough after the first.
    const N = 12, rows = new Set(), columns = new Set();
    const shown = () => [(columns.size / N) * box.width, (rows.size / N) * box.height];
    const enough = () => shown()[0] >= STRIP.width && shown()[1] >= STRIP.height;
    for (let at = 0; at < N * N && !enough(); at++) {
      const i = at % N, j = (i + Math.floor(at / N)) % N;
      const hit = document.elementFromPoint(box.left + ((i + 0.5) / N) * box.width, box.top + ((j + 0.5) / N) * box.height);
      if (hit && e.contains(hit)) { columns.add(i); rows.add(j); }
    }
    const [width, height] = shown();
    if (!enough()) wrong.push(`piece ${name(e)} shows only ${Math.round(width)}x${Math.round(height)}`);
  }
  return wrong;
}"""
FINGER = 44  # px
# Layout follows in the frame after the size, and a second one after what was measured.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FRAMES)


def faults(page: Page, wanted: tuple[str, ...], finger: int = FINGER) -> list[str]:
    """What does not fit as the page stands; `wanted` must be there."""
    found: Any = page.evaluate(LOOK, [list(wanted), finger])
    return [str(line) for line in found]
