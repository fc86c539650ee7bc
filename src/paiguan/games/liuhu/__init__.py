"""六虎 (Luk Fu): three play, a fourth dreams; six hu on lead win. The contract is docs/rules/liuhu.md.

options      options and presets
state        the cards, which are old, the state of a hand
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

PLACE = 2  # position among the games of the house
