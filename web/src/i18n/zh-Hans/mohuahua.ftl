mohuahua-trick = 第 { $number } 轮
