"""Migration of a database to the schema of this program."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from paiguan.parlour.store.errors import StoreError


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """Return every known schema, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def revision_of(connection: Connection) -> str | None:
    """Return the schema of a database, or None if it holds no parlour yet."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(target: Engine | Connection, to: str = "head") -> None:
    """Upgrade in the connection's transaction, or in a new one for an engine. Raises StoreError for a newer schema."""
    if isinstance(target, Engine):
        with target.begin() as connection:
            migrate(connection, to)
        return
    logging.getLogger("alembic").setLevel(logging.WARNING)  # not an info line at every start
    found = revision_of(target)
    if found is not None and found not in revisions():
        raise StoreError("the database was written by a newer version of Paiguan: upgrade the program")
    config = _config()
    config.attributes["connection"] = target
    command.upgrade(config, to)
