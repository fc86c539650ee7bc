"""抹花花 (Mo Huahua): three houses, 48 flower cards, sixteen 墩. The contract is docs/rules/mohuahua.md.

pieces       the 48 flower cards
options      options and presets
state        the state and its codes
combos       what may be led, what beats what
legal        what may be done
play         a hand, move by move
settle       who pays whom, who deals next
information  who sees what
worlds       what a seat holds possible
moves        moves as people write them
refusals     why a move is refused
record       records
score        score sheets, small checks
view         what is shown
telling      what the house tells of it
rules        the kernels, gathered
face         the game for people and records
"""
