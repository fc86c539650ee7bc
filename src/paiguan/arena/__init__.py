"""Duplicate matches between bots: every deal is played in all seatings."""

from paiguan.arena.duel import Contest, Result, contest

__all__ = ["Contest", "Result", "contest"]
