"""Puzzles: positions of real hands in which one move is clearly best. `puzzle` is their format, `mine` finds them."""

from paiguan.puzzles.puzzle import Option, Puzzle, puzzles

__all__ = ["Option", "Puzzle", "puzzles"]
