"""Fingerprints of the action and observation encodings, taken on stored hands.

`python -m tests.envs.encodings GAME …` writes them anew. Do that only together with a new VERSION in the game's `information.py`
and a line in docs/encodings.md: people have networks trained on these numbers.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import paiguan
from paiguan.engine.game import interface_of
from paiguan.engine.records import deal_of_record
from paiguan.engine.state import duplicate
from tests.playing import random_deal

FOLDER = Path(__file__).parent / "encodings"
HANDS = 3  # stored under each preset


def fingerprint(name: str, records: list[dict[str, Any]]) -> dict[str, Any]:
    """What the numbers mean: the sizes; each code that is a whole move, in words; and for every hand a digest of the codes in
    its log and of all observations on the way. What is legal is not part of it: that is for the rules to say."""
    rules: Any = interface_of(name).rules
    codes: dict[int, set[str]] = {}
    digests = [_walk(record, codes) for record in records]
    return {
        "version": rules.VERSION,
        "actions": rules.ACTIONS,
        "observation": rules.OBSERVATION,
        "codes": {str(code): sorted(codes[code]) for code in sorted(codes)},
        "digests": digests,
    }


def _walk(record: dict[str, Any], codes: dict[int, set[str]]) -> str:
    digest = hashlib.sha256()
    deal = deal_of_record({**record, "actions": []})
    for action in [*record["actions"], None]:
        for seat in (None, *range(deal.game.seats)):
            digest.update(deal.observe(seat).tobytes())
        if action is not None:
            deal.game.rules.set_actor(deal.state, deal.game.options, action["seat"])
            _name_codes(deal, codes)
            deal.push(action)
    digest.update(deal.state.log[: deal.state.logged].astype("<i2").tobytes())
    return digest.hexdigest()[:32]


def _name_codes(deal: paiguan.Deal, codes: dict[int, set[str]]) -> None:
    """The legal codes that are whole moves, in words."""
    game, buffer = deal.game, np.zeros(deal.game.rules.LEGAL, np.int16)
    for code in buffer[: game.rules.legal(deal.state, game.options, buffer)].tolist():
        after = duplicate(deal._states)
        game.rules.play(after[0], game.options, code)
        if after[0].partial == 0:
            move = game.interface.move(deal.state, game.options, deal.actor or 0, (code,))
            codes.setdefault(code, set()).add(str(move))


def hands(name: str) -> list[dict[str, Any]]:
    """Random hands under every preset."""
    games = [paiguan.game(name, preset=preset) for preset in interface_of(name).options.presets]
    return [random_deal(game, seed).record() for game in games for seed in range(HANDS)]


def stored(name: str) -> dict[str, Any]:
    return dict(json.loads((FOLDER / f"{name}.json").read_text()))


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or paiguan.GAMES:
        records = hands(name)
        lines = [json.dumps(record, ensure_ascii=False) for record in records]
        told = json.dumps(fingerprint(name, records), ensure_ascii=False)[:-1]
        text = told + ', "hands": [\n' + ",\n".join(lines) + "\n]}\n"
        (FOLDER / f"{name}.json").write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
