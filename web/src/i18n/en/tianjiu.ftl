tianjiu-dealer-times = Dealer ×{ $times }
tianjiu-left = { $count } left
tianjiu-stacks = { $count ->
    [one] 1 stack
   *[other] { $count } stacks
 }
tianjiu-streak = run { $count }
tianjiu-trick = Trick { $number }
tianjiu-next = Dealer ×{ $times }
