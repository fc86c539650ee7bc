tianjiu-dealer-times = 莊家 ×{ $times }
tianjiu-left = 剩 { $count } 張
tianjiu-stacks = { $count } 棟
tianjiu-streak = 連{ $count }
tianjiu-trick = 第 { $number } 圈
tianjiu-next = 莊家 ×{ $times }
