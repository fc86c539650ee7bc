"""十三張 (Chinese Poker): thirteen cards in three piles, all shown at once. The contract is docs/rules/shisanzhang.md.

cards     the 52 cards            piles     what a pile is, comparing, pay
specials  hands to be declared    odds      how rare they are
play      a hand, move by move    layouts   all 72,072 of a hand
settle    who pays whom           items     the lines of a settlement
pot       the highest score wins  options   options and presets
sight     who sees what           rules     the kernels, gathered
face      the game for people and records
"""
