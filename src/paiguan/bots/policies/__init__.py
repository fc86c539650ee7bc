"""What a novice and a regular player do, one module a game.

A policy is a kernel `(state, options, legal, count, rng) -> code` that picks one of the `count` legal codes of the actor. It
may read what the actor may see and nothing else; a test permutes the rest. A move of several codes is picked code by code.
"""
