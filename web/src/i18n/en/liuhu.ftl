liuhu-your-lead = Your lead
liuhu-trick = Trick { $number }
