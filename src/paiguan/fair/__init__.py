"""The fair shuffle 驗牌: seals before a deal, a cut by everybody, and a proof afterwards (docs/fair-shuffle.md)."""
