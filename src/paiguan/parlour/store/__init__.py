"""Where events are kept: SQLite in a file, or PostgreSQL for several processes. `open_store(url)` chooses."""

from paiguan.parlour.store.errors import StoreError
from paiguan.parlour.store.keeper import Store, open_store
from paiguan.parlour.store.work import Conflict

__all__ = ["Conflict", "Store", "StoreError", "open_store"]
