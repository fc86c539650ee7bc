"""A table on every screen: at each phase of a hand, with a hint open and closed, in each language, nothing is cut off or covered."""

import pytest

from tests.browser.boxes import SIZES
from tests.browser.conftest import Visit
from tests.browser.survey import HINTED, Survey
from tests.browser.visitors import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_fits_every_screen(visit: Visit, game: str) -> None:
    survey = Survey(visit(size="phone", speed="instant"), game, SIZES)
    survey.play()
    assert {phase for phase, _ in survey.seen} & set(HINTED)  # something was played
    assert not survey.wrong, "\n".join(survey.wrong)
