mohuahua-trick = 第 { $number } 輪
