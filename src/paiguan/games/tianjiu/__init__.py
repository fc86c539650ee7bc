"""天九 (Tin Gau): four players, 32 tiles, the last trick wins. The contract is docs/rules/tianjiu.md.

options      options and presets
state        the 32 tiles, the wall, the state of a hand
combos       what may be led, what beats what; 例牌
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
seating      who sits where
"""

PLACE = 1  # position among the games of the house
