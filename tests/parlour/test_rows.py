"""Rows of the database as Python has them."""

from typing import Any

import pytest
from sqlalchemy import Table

from paiguan.parlour.store import schema
from paiguan.parlour.store.daily import TryRow
from paiguan.parlour.store.passkeys import PasskeyRow
from paiguan.parlour.store.played import PlayedRow
from paiguan.parlour.store.ratings import ChangeRow
from paiguan.parlour.store.reviews import ReviewRow


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (PlayedRow, schema.played),
        (ReviewRow, schema.reviews),
        (PasskeyRow, schema.passkeys),
        (ChangeRow, schema.rating_changes),
        (TryRow, schema.daily_tries),
    ],
)
def test_a_row_is_read_in_the_order_of_its_columns(row: Any, table: Table) -> None:
    fields = [field for field in row._fields if field != "kept"]  # which the query adds
    assert fields == [column.name for column in table.columns]
