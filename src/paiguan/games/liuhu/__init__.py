"""六虎 (Luk Fu): three play, a fourth dreams; six hu on lead win. The contract is docs/rules/liuhu.md.

cards     the cards, and which are old      combos    what may be led, what beats what
seats     who plays, in which order         legal     what may be done
play      a hand, move by move              settle    who pays whom
sight     who sees what                     past      what past moves tell of unseen cards
worlds    what others may hold              options   options, decks and presets
rules     the kernels, gathered             face      the game for people and records
"""
