"""The daily deal (每日一局): for each game one deal a day, the same for everybody, played once for the table.

`deal` makes it, `bots` answers alike to everybody, `lines` says what a player decided, `field` compares it with the others,
`days` opens tries and keeps the master's line.
"""
