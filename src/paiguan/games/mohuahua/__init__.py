"""抹花花 (Mo Huahua): three houses, 48 flower cards, sixteen 墩. The contract is docs/rules/mohuahua.md.

options      options and presets
state        the 48 flower cards, the state of a hand
combos       what may be led, what beats what
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
"""

PLACE = 3  # position among the games of the house
