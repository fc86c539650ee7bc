"""Records as Python values, for faces: fields are whole numbers and lists. Long rows of narrow numbers, of which little is read
at a time, are memory views, and tables of two dimensions stay arrays.

A face that reads many fields, or asks interpreted kernels, does so here many times faster than on the record itself.
"""

from functools import cached_property
from operator import itemgetter
from struct import Struct
from typing import Any, ClassVar


class Plain:
    """One record; what is of whole numbers is read at once, the rest when asked for. `records`, an array of one, and
    `record` itself are for compiled kernels."""

    _words: ClassVar[Struct]  # the whole numbers of the record, rows too
    _names: ClassVar[tuple[str, ...]]  # of numbers and rows
    _fields: ClassVar[Any]  # picks them from the words

    def __init__(self, records: Any) -> None:
        self.records = records
        self.raw = records.tobytes()
        self.__dict__.update(zip(self._names, self._fields(list(self._words.unpack(self.raw))), strict=True))

    @cached_property
    def record(self) -> Any:
        return self.records[0]


class Narrow:
    """A row of narrow numbers: a memory view, made when first asked for."""

    def __init__(self, name: str, number: Any, offset: int, length: int) -> None:
        first = offset // number.itemsize
        self.name, self.kind, self.places = name, number.char, slice(first, first + length)

    def __get__(self, plain: Plain, owner: type) -> Any:
        row = plain.__dict__[self.name] = memoryview(plain.raw).cast(self.kind)[self.places]
        return row


def table(name: str) -> Any:
    """A field of two dimensions, as an array."""
    return property(lambda plain: plain.records[name][0])


def plain(dtype: Any) -> type[Plain]:
    """The class for the records of one type."""
    words, end, count = "=", 0, 0
    fields: dict[str, int | slice] = {}
    parts: dict[str, Any] = {}
    for name, (field, offset) in dtype.fields.items():
        number, shape = field.base, field.shape
        if len(shape) > 1:
            parts[name] = table(name)
        elif number.itemsize < 8:
            parts[name] = Narrow(name, number, offset, *shape)
        else:
            length = shape[0] if shape else 1
            words += f"{offset - end}x{length}q"
            fields[name] = slice(count, count + length) if shape else count
            end, count = offset + 8 * length, count + length
    parts |= {"_names": tuple(fields), "_fields": itemgetter(*fields.values())}
    return type("Plain", (Plain,), {**parts, "_words": Struct(f"{words}{dtype.itemsize - end}x")})
