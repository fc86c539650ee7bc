"""Ratings (等級分) of players, by game: a pure function of finished contests in their order.

`model` says what a contest does to the ratings of those who took part, `bots` what the levels of bots are worth on the same scale.
Who is rated, and who may see it, is the parlour's business.
"""
