"""十三張 (Chinese Poker): thirteen cards in three piles, all shown at once. The contract is docs/rules/shisanzhang.md.

options      options and presets
state        the 52 cards, the state of a hand
combos       what a pile is, all layouts of a hand
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
specials     hands to be declared
pairs        two seats that meet
"""

PLACE = 5  # position among the games of the house
