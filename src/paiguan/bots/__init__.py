"""Bots of four levels for every game, advice for players, and reviews of finished hands.

`levels.py` has the interface of all bots. Novice and regular are kernels under `policies/`, one package a game; the master
(`master.py`, `search.py`) plays every candidate out in sampled worlds. `reasons/` finds the reasons for `advice.py` and
`review.py`.
"""

from paiguan.bots.levels import LEVELS, Bot, bot

__all__ = ["LEVELS", "Bot", "bot"]
