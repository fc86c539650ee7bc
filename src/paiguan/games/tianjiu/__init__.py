"""天九 (Tin Gau): four players, 32 tiles, the last trick wins. The contract is docs/rules/tianjiu.md.

tiles     the 32 tiles            combos    what may be led, what beats what
wall      walls and drawing       lipai     hands that win when shown
opening   up to the first lead    legal     what one may do
play      a hand, move by move    settle    who pays whom
sight     who sees what           worlds    what a seat holds possible
options   options and presets     rules     the kernels, gathered
face      the game for people and records
"""
