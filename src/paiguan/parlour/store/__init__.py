"""Where events are kept: SQLite in a file, or PostgreSQL for several processes. `open_store(url)` chooses."""

from paiguan.parlour.store.keeper import Conflict, Store, open_store

__all__ = ["Conflict", "Store", "open_store"]
