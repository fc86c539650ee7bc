house = Paiguan
tagline = Sit down and play
loading = One moment…
page-failed = This page could not be loaded. Is the connection up?
reload = Load again
back = Back
close = Close
cancel = Cancel
save = Save
no-server = The parlour cannot be reached. Try again in a moment.
not-found-title = No such page
not-found = There is nothing at this address. The table may have been cleared away.
to-home = Home
face-down = Face-down piece
reconnecting = Reconnecting… your seat is kept
house-full = The house is full. Trying again in half a minute…
house-full-later = The house is full. Please try again in half a minute.
level-novice = Novice
level-regular = Regular
level-sharp = Sharp
level-master = Master
level-grandmaster = Grandmaster
step-less = Decrease
step-more = Increase
house-rules-changed = { $name } · { $count ->
    [one] 1 change
   *[other] { $count } changes
}
