"""Alembic's entry point; `migrate` passes the connection in."""

from alembic import context

from paiguan.parlour.store.schema import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta)
with context.begin_transaction():
    context.run_migrations()
