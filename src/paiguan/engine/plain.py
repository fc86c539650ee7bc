"""Records as Python values, for faces: fields are whole numbers and lists. Long rows of narrow numbers, of which little is read
at a time, are memory views, and tables of two dimensions stay arrays.

A face that reads many fields, or asks interpreted kernels, does so here many times faster than on the record itself.
"""

from operator import itemgetter
from typing import Any, ClassVar


class Plain:
    """One record; whole numbers are read at once, rows when first asked for. `record` itself is for compiled kernels."""

    _names: ClassVar[tuple[str, ...]]  # of the whole numbers
    _numbers: ClassVar[Any]  # picks them from the record's words
    _rows: ClassVar[dict[str, tuple[Any, slice]]]  # kind of number and places

    def __init__(self, records: Any) -> None:
        self.record = records[0]
        self._raw = memoryview(records.tobytes())
        self.__dict__.update(zip(self._names, self._numbers(self._raw.cast("q")), strict=True))

    def __getattr__(self, name: str) -> Any:
        if name not in self._rows:
            return self.record[name]
        kind, places = self._rows[name]
        row = self._raw.cast(kind)[places]
        value = self.__dict__[name] = row.tolist() if kind == "q" else row
        return value


def plain(dtype: Any) -> type[Plain]:
    """The class for the records of one type."""
    numbers, rows = {}, {}
    for name, (field, offset) in dtype.fields.items():
        number, shape = field.subdtype or (field, ())
        first = offset // number.itemsize
        if not shape:
            numbers[name] = first
        elif len(shape) == 1:
            rows[name] = number.char.replace("l", "q"), slice(first, first + shape[0])
    parts = {"_names": tuple(numbers), "_numbers": itemgetter(*numbers.values()), "_rows": rows}
    return type("Plain", (Plain,), parts)
