shisanzhang-cards = {$count} cards
shisanzhang-below = {$one} below {$other}
shisanzhang-above = {$one} above {$other}
shisanzhang-equal = {$one} equals {$other}
shisanzhang-laid = Done; waiting for the others
shisanzhang-declared = Declared: {$special}
shisanzhang-ready = ✓ Ready
shisanzhang-busy = Arranging…
shisanzhang-betting = Betting…
shisanzhang-no-cards = Cards unseen
shisanzhang-bet = Bet
shisanzhang-bet-count = Bet {$count}
shisanzhang-bet-tag = bet {$count}
shisanzhang-undo = Undo
shisanzhang-swap = Swap middle, tail
shisanzhang-arrange = Arrange for me
shisanzhang-thinking = Thinking…
shisanzhang-proposals = What a master would lay
shisanzhang-expected = Expected units
shisanzhang-showdown = Showdown
shisanzhang-shoots = { $count ->
    [1] Shoots
   *[other] Shoots ×{ $count }
}
shisanzhang-is-shot = { $count ->
    [1] Is shot
   *[other] Is shot ×{ $count }
}
shisanzhang-homerun = Home run
