tianjiu-dealer-times = Dealer ×{ $times }
tianjiu-left = { $count } left
tianjiu-stacks = { $count ->
    [one] 1 stack
   *[other] { $count } stacks
 }
tianjiu-streak = run { $count }
tianjiu-trick = Trick { $number }
tianjiu-next = Dealer ×{ $times }
tianjiu-seating = Dice for seats
tianjiu-threw = { $name }: { $sum }
tianjiu-wall = The wall: eight columns of four
