pieces-title = 牌面
pieces-sub = 五種牌戲的每一張牌
pieces-back = 背
pieces-compact = 簡面（手機）
pieces-held = 手持：直疊，上端即索引
pieces-poker = 撲克牌式
