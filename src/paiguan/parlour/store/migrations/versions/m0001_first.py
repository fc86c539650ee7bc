"""The first schema."""

from alembic import op

from paiguan.parlour.store.schema import meta

revision = "0001"
down_revision = None


def upgrade() -> None:
    meta.create_all(op.get_bind())


def downgrade() -> None:
    meta.drop_all(op.get_bind())
