pieces-title = The pieces
pieces-sub = Every piece of the five games
pieces-back = Back
pieces-compact = Small faces, for phones
pieces-held = Held one above the other: the top end is the index
pieces-poker = With playing cards
