mohuahua-trick = Trick { $number }
