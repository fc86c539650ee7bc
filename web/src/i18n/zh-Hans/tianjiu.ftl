tianjiu-dealer-times = 庄家 ×{ $times }
tianjiu-left = 剩 { $count } 张
tianjiu-stacks = { $count } 栋
tianjiu-streak = 连{ $count }
tianjiu-trick = 第 { $number } 圈
tianjiu-next = 庄家 ×{ $times }
