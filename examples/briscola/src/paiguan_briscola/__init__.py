"""Briscola for two: forty Italian cards, no need to follow suit, sixty-one points win. The rules are in rules.en.md."""
