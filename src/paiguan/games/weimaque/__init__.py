"""偎麻雀 (Wei Maque): character cards of Anxiang, three play and one sits out. The contract is docs/rules/weimaque.md.

options      options and presets
state        the 80 character cards, the state of a hand
combos       how a hand splits and reads
legal        action codes, and what may be done
play         a hand, move by move
settle       who pays whom and why, who deals next
information  who sees what
features     what a network is told
worlds       what a seat holds possible
record       the record format: moves, deals, outcomes
refusals     why a move is refused
score        what people tell of a hand, small checks
sheet        score sheets
view         what is shown
wording      what the house tells of it
interface    the game for people and records
points       what a reading is worth
history      cards that pass by, and what past moves tell
"""

PLACE = 4  # position among the games of the house
