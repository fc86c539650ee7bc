"""Ratings (等級分) in the parlour: only of guests who ask for them, and shown only to such guests.

`matches` says what of a match is rated, `days` counts the daily deals, `told` is what is told of it. `paiguan.ratings` has the sums.
"""
