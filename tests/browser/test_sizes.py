"""A table on every screen: at each phase of a hand, with a hint open and closed, in each language, nothing is cut off or covered."""

import pytest

from tests.browser.boxes import SIZES, resized
from tests.browser.conftest import Visit
from tests.browser.rooms import ROOMS
from tests.browser.survey import HINTED, LANGUAGES, Survey
from tests.browser.visitors import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_fits_every_screen(visit: Visit, game: str) -> None:
    survey = Survey(visit(size="phone", speed="instant"), game, SIZES)
    survey.play()
    assert {phase for phase, _ in survey.seen} & set(HINTED)  # something was played
    assert not survey.wrong, "\n".join(survey.wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_fits_every_screen(visit: Visit, language: str) -> None:
    """Nothing stands outside the page, whatever its width."""
    visitor = visit(language=language)
    wrong = []
    for name in (name for name in ROOMS if name.startswith("tournament")):
        resized(visitor.page, 1280, 800)
        ROOMS[name].enter(visitor)
        for width, height in SIZES:
            resized(visitor.page, width, height)
            if visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wrong.append(f"{name}: {width}x{height}")
    assert not wrong, "\n".join(wrong)
