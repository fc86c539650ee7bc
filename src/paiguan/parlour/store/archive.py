"""A database as one backup file, from which either kind of database can be restored.

The file holds lines of JSON, compressed with gzip: a head (format and schema), for each table its columns and then its
rows, and an end with row counts and the SHA-256 of all lines before it. A file whose end does not match is rejected.
"""

import gzip
import hashlib
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import Boolean, Connection, LargeBinary, MetaData, Table, func, select
from sqlalchemy.types import TypeEngine

from paiguan.engine.contract import Json
from paiguan.parlour.store.migrate import revision_of, revisions

FORMAT = 1
ROWS_AT_ONCE = 1000
VERSION_TABLE = "alembic_version"
Kind = Literal["value", "bytes", "flag"]
Advance = Callable[[int], None]


class ArchiveError(Exception):
    """A backup is unusable or cannot be made; the message is a sentence."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="paiguan backup"):
    format: int
    schema: str


class Columns(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="table"):
    table: str
    columns: dict[str, Kind]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="end"):
    rows: dict[str, int]
    sha256: str


_lines = msgspec.json.Decoder(Head | Columns | End | list[Json])
_encode = msgspec.json.encode


# ---- writing ---------------------------------------------------------------------------------------------------------


def count_rows(connection: Connection) -> int:
    """Return the number of rows a backup will have. Raises ArchiveError if the database holds no parlour."""
    return sum(connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables_of(connection))


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables as the database has them, referenced tables first. Raises ArchiveError."""
    found = revision_of(connection)
    if found is None:
        raise ArchiveError("there is no parlour in this database")
    if found not in revisions():
        raise ArchiveError("the database was written by a newer version of Paiguan: upgrade the program")
    meta = MetaData()
    meta.reflect(connection)
    return [table for table in meta.sorted_tables if table.name != VERSION_TABLE]


def write(connection: Connection, put: Callable[[bytes], object], advance: Advance) -> None:
    """Write all that a connection sees to `put`, in pieces. `advance` is called with the number of rows written."""
    packer, digest = zlib.compressobj(wbits=31), hashlib.sha256()

    def out(data: bytes) -> None:
        try:
            put(data)
        except OSError as error:  # not to be mistaken for a database error
            raise ArchiveError(f"cannot write the backup: {error.strerror}") from None

    def line(value: object) -> None:
        data = _encode(value) + b"\n"
        digest.update(data)
        out(packer.compress(data))

    line(Head(FORMAT, revision_of(connection) or ""))
    counts: dict[str, int] = {}
    for table in tables_of(connection):
        columns = {str(column.name): _kind(column.type) for column in table.columns}
        name = str(table.name)
        line(Columns(name, columns))
        counts[name] = 0
        rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table).order_by(*table.primary_key))
        for part in rows.partitions():
            for row in part:
                line([bytes(value).decode() if isinstance(value, bytes | memoryview) else value for value in row])
            counts[name] += len(part)
            advance(len(part))
    out(packer.compress(_encode(End(counts, digest.hexdigest())) + b"\n"))
    out(packer.flush())


def _kind(column: TypeEngine[Any]) -> Kind:
    return "bytes" if isinstance(column, LargeBinary) else "flag" if isinstance(column, Boolean) else "value"


# ---- reading ---------------------------------------------------------------------------------------------------------


def check(path: Path) -> tuple[str, int]:
    """Read a whole backup and return its schema and number of rows. Raises ArchiveError unless it is intact."""
    digest, counts, schema, table = hashlib.sha256(), dict[str, int](), "", ""
    for data, value in _read(path):
        match value:
            case End():
                if value.sha256 != digest.hexdigest() or value.rows != counts:
                    break
                return schema, sum(counts.values())
            case Head() if not schema:
                if value.format != FORMAT or value.schema not in revisions():
                    raise ArchiveError(f"{path} was made by a newer version of Paiguan: upgrade the program")
                schema = value.schema
            case Columns() if schema:
                table = value.table
                counts[table] = 0
            case list() if table:
                counts[table] += 1
            case _:
                break
        digest.update(data)
    raise ArchiveError(f"{path} is damaged or not complete: use another backup")


def _read(path: Path) -> Iterator[tuple[bytes, Head | Columns | End | list[Json]]]:
    """Yield the lines of a backup, each raw and decoded."""
    try:
        with gzip.open(path, "rb") as file:
            for data in file:
                yield data, _lines.decode(data)
    except OSError as error:
        if isinstance(error, gzip.BadGzipFile) or error.errno is None:
            raise ArchiveError(f"{path} is not a backup of Paiguan, or is damaged") from None
        raise ArchiveError(f"cannot read {path}: {error.strerror}") from None
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        raise ArchiveError(f"{path} is damaged or not complete: use another backup") from None


def load(connection: Connection, path: Path, advance: Advance) -> None:
    """Insert the rows of a backup into empty tables of its schema."""
    tables = {table.name: table for table in tables_of(connection)}
    into: Table | None = None
    kinds: dict[str, Kind] = {}
    waiting: list[dict[str, Json]] = []

    def insert() -> None:
        if into is not None and waiting:
            connection.execute(into.insert(), waiting)
            advance(len(waiting))
            waiting.clear()

    for _, value in _read(path):
        if isinstance(value, list):
            waiting.append({name: _value(kinds[name], one) for name, one in zip(kinds, value, strict=True)})
            if len(waiting) == ROWS_AT_ONCE:
                insert()
            continue
        insert()
        if isinstance(value, Columns):
            into, kinds = tables.get(value.table), value.columns
            if into is None or {*kinds} != {*into.columns.keys()}:
                raise ArchiveError(f"{path} does not fit the schema it names: use another backup")


def _value(kind: Kind, value: Json) -> Json:
    return value.encode() if kind == "bytes" else bool(value) if kind == "flag" else value
