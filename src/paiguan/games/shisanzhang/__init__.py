"""十三張 (Chinese Poker): thirteen cards in three piles, all shown at once. The contract is docs/rules/shisanzhang.md.

pieces       the 52 cards
options      options and presets
state        the state and its codes
combos       what a pile is, all layouts of a hand
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
specials     hands to be declared
pot          the highest score wins
"""
