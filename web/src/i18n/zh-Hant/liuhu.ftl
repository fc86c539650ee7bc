liuhu-your-lead = 由你引牌
liuhu-trick = 第 { $number } 輪
liuhu-round = 第 { $number }/{ $total } 圈
