"""Measurements; `make bench` runs them. Tests never time."""
