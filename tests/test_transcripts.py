"""The golden transcripts still hold."""

import pytest

import paiguan
from tests.playing import label
from tests.transcripts import path_of, presets, transcript


@pytest.mark.parametrize("game", presets(), ids=label)
def test_the_transcript_is_as_written(game: paiguan.Game) -> None:
    assert "\n".join(transcript(game)) + "\n" == path_of(game).read_text()
