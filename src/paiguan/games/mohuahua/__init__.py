"""抹花花 (Mo Huahua): three houses, 48 flower cards, sixteen 墩. The contract is docs/rules/mohuahua.md.

cards     the 48 cards            combos    what may be led and answer, what beats what
play      a hand, move by move    legal     what the house to act may do
settle    who pays whom           options   options and presets
sight     who sees what           imagine   worlds that a seat holds possible
rules     the kernels, gathered   face      the game for people and records
"""
