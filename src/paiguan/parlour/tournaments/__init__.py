"""Tournaments (比賽): an evening of several rounds for a family or a club, at several tables at once.

`pairing` and `schedules` say who sits where, `scores` what it comes to; `events`, `tournament` and `decide` are a tournament as
the fold of its events; `rounds` makes the tables of a round, `evenings` opens tournaments and carries them on, `told` is what
pages get, `export` what can be taken away.
"""
