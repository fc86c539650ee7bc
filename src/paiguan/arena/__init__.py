"""Duplicate matches between bots: every deal is played with the players moved on to every seat."""

from paiguan.arena.duel import Contest, Result, contest

__all__ = ["Contest", "Result", "contest"]
