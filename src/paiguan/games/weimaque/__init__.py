"""偎麻雀 (Wei Maque): character cards of Anxiang, three play and one sits out. The contract is docs/rules/weimaque.md.

pieces       the 80 character cards
options      options and presets
state        the state and its codes
combos       how a hand splits and reads
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
points       what a reading is worth
history      what past moves tell
"""
