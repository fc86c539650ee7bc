"""Benchmarks, run by `make bench` and its relatives. Tests never time anything."""
