pieces-title = 牌面
pieces-sub = 五种牌戏的每一张牌
pieces-back = 背
pieces-compact = 简化牌面（手机）
pieces-held = 手持：竖叠，上端就是索引
pieces-poker = 扑克牌式
