liuhu-your-lead = Your lead
liuhu-trick = Trick { $number }
liuhu-round = Round { $number }/{ $total }
