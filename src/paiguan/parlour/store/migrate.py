"""Bring a database to the schema of this program, whatever earlier version wrote it."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine


def migrate(target: Engine | Connection) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)  # that all is well need not be said at every start
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    if isinstance(target, Engine):
        with target.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    else:
        config.attributes["connection"] = target
        command.upgrade(config, "head")
