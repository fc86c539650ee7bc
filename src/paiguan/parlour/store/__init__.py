"""The event store: SQLite in a file, or PostgreSQL for several processes. `open_store(url)` chooses."""

from paiguan.parlour.store.database import Store, open_store
from paiguan.parlour.store.errors import NotStored, StoreError, Unavailable
from paiguan.parlour.store.queries import Conflict

__all__ = ["Conflict", "NotStored", "Store", "StoreError", "Unavailable", "open_store"]
