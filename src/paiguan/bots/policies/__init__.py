"""The policies of novice and regular, one package a game.

A policy is a kernel `(state, options, legal, count, rng) -> code` that picks one of the `count` legal codes of the actor. It
may read only what the actor may see; a test changes everything else and expects the same code. A move of several codes is
picked code by code.
"""
