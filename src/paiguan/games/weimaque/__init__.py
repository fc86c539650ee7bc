"""偎麻雀 (Wei Maque): character cards of Anxiang, three play and one sits out. The contract is docs/rules/weimaque.md.

cards     the 80 cards              splits    a hand as runs, triplets and a pair
points    what a reading is worth   readings  the reading that counts
catches   groups of 團圓            claims    what one may do with an exposed card
play      a hand, move by move      answers   secret answers, compared
settle    who pays whom             sight     who sees what
worlds    possible worlds, from     past      what is certain, and
unseen    cards dealt anew          options   options and presets
rules     the kernels, gathered     face      the game for people and records
"""
