"""The sounds of the table, rendered by the browser and measured: as long, as high and as loud as they are meant to be."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser

from tests.browser.visitors import DIST

RATE = 44_100
# Milliseconds, and the tone that is heard most in Hz (None: a noise).
SOUNDS: dict[str, tuple[int, int | None]] = {
    "click": (40, None), "bone": (120, 420), "paper": (120, None), "card": (120, None), "dice": (350, None),
    "turn": (260, 520), "claim": (120, 880), "call": (180, 196), "held": (300, None), "counter": (90, 1250),
    "up": (190, 1020), "down": (190, 690), "trick": (400, 660), "chime": (350, 1320), "warning": (200, 110),
    "refused": (90, 150), "shot": (110, None), "gong": (400, 196), "stamp": (1000, 70),
}  # fmt: skip
SLOW = {"held"}  # a brush swells; all else is struck
CALLS = 5  # ranks of a call, four in an octave
AUDIBLE = 10 ** (-54 / 20)  # of the loudest sample of all

RENDER = """async ([source, name, pitch]) => {
  const RATE = 44100;
  let made;
  window.AudioContext = function () {
    made = new OfflineAudioContext(1, RATE * 1.8, RATE);
    made.resume = async () => {};
    return made;
  };
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const { strike } = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  strike(name, pitch, 1);
  return [...(await made.startRendering()).getChannelData(0)];
}"""


@pytest.fixture(scope="module")
def rendered(browser: Browser) -> Any:
    """A sound at full volume, as samples."""
    (chunk,) = (DIST.parent / "assets").glob("sounds-*.js")
    page = browser.new_page()

    @cache
    def render(name: str, pitch: float = 1) -> Any:
        return np.array(page.evaluate(RENDER, [chunk.read_text(), name, pitch]))

    yield render
    page.close()


def loudness(samples: Any) -> float:
    """Decibels of the loudest twentieth of a second."""
    width = RATE // 20
    return float(10 * np.log10(np.convolve(samples**2, np.ones(width) / width, "valid").max()))


def tone(samples: Any) -> float:
    """The frequency that is heard most."""
    return float(np.fft.rfftfreq(len(samples), 1 / RATE)[np.abs(np.fft.rfft(samples)).argmax()])


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_as_it_is_meant_to_be(rendered: Any, name: str) -> None:
    samples, (long, pitch) = rendered(name), SOUNDS[name]
    size = np.abs(samples)
    heard = np.flatnonzero(size > AUDIBLE)
    begin, end = int(heard[0]), int(heard[-1])
    assert size.max() < 10 ** (-2 / 20)  # nothing is cut off, nor with another sound beside it
    assert size[:2].max() < 0.05  # no step at its beginning and none at its end
    assert size[end:].max() <= size.max() / 50
    assert 0.6 * long < 1000 * (end - begin) / RATE < 1.25 * long
    risen = 1000 * (np.flatnonzero(size > size.max() / 2)[0] - begin) / RATE
    assert (40 < risen < 200) if name in SLOW else risen < 20
    if pitch is None:
        spectrum = np.abs(np.fft.rfft(samples)) ** 2
        assert spectrum.max() < spectrum.sum() / 20  # no tone stands out
    else:
        assert tone(samples) == pytest.approx(pitch, rel=0.04)


def test_no_sound_is_much_louder_than_another(rendered: Any) -> None:
    found = {name: loudness(rendered(name)) for name in SOUNDS}
    assert max(found.values()) - min(found.values()) < 22, found


def test_a_higher_call_sounds_higher(rendered: Any) -> None:
    tones = [tone(rendered("call", 2 ** (rank / 4))) for rank in range(CALLS)]
    assert tones == sorted(set(tones))
    assert tones[-1] == pytest.approx(2 * tones[0], rel=0.05)


def test_the_two_knocks_of_ones_turn_are_a_fourth_apart(rendered: Any) -> None:
    second = int(0.14 * RATE)
    first, then = rendered("turn")[:second], rendered("turn")[second:]
    assert tone(then) / tone(np.pad(first, (0, len(then)))) == pytest.approx(4 / 3, rel=0.03)


def test_what_is_heard_beside_a_seal_is_softer(rendered: Any, browser: Browser) -> None:
    (chunk,) = (DIST.parent / "assets").glob("sounds-*.js")
    page = browser.new_page()
    both = RENDER.replace("strike(name, pitch, 1);", "strike('stamp', 1, 1); strike(name, pitch, 1);")
    beside = np.array(page.evaluate(both, [chunk.read_text(), "trick", 1])) - rendered("stamp")
    page.close()
    assert np.abs(beside).max() == pytest.approx(np.abs(rendered("trick")).max() / 2, rel=0.02)
