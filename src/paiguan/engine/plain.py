"""NumPy's values as Python's. Records, for faces: fields are whole numbers and lists. Long rows of narrow numbers, of which little is read
at a time, and tables of two dimensions are memory views.

A face that reads many fields, or asks interpreted kernels, does so here many times faster than on the record itself.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from struct import Struct
from typing import Any, ClassVar

import numpy as np


class Plain:
    """One record; what is of whole numbers is read at once, the rest when asked for. `records`, an array of one, and
    `record` itself are for compiled kernels."""

    _words: ClassVar[Struct]  # the whole numbers of the record, rows too
    _fill: ClassVar[Callable[..., None]]  # puts them into their fields

    def __init__(self, records: Any) -> None:
        self.records = records
        self.raw = memoryview(records.tobytes())
        self._fill(*self._words.unpack(self.raw))

    @cached_property
    def record(self) -> Any:
        return self.records[0]


class Part:
    """A row of narrow numbers or a table: a memory view, made when first asked for."""

    def __init__(self, name: str, field: Any, offset: int) -> None:
        self.name, self.kind, self.shape = name, field.base.char, field.shape
        self.bytes = slice(offset, offset + field.itemsize)

    def __get__(self, plain: Plain, owner: type) -> Any:
        part = plain.raw[self.bytes].cast(self.kind, self.shape)
        setattr(plain, self.name, part)
        return part


def plain(dtype: Any) -> type[Plain]:
    """The class for the records of one type."""
    words, end = "=", 0
    fields: dict[str, tuple[int, ...]] = {}
    parts: dict[str, Any] = {}
    for name, (field, offset) in dtype.fields.items():
        if len(field.shape) > 1 or field.base.itemsize < 8:
            parts[name] = Part(name, field, offset)
        else:
            fields[name] = field.shape
            words += f"{offset - end}x{field.itemsize // 8}q"
            end = offset + field.itemsize
    parts |= {"_words": Struct(f"{words}{dtype.itemsize - end}x"), "_fill": filler(fields)}
    return type("Plain", (Plain,), parts)


def filler(fields: Mapping[str, tuple[int, ...]]) -> Callable[..., None]:
    """The method that a person would write for these fields, `def fill(self, phase, hands_0, hands_1): self.phase = phase;
    self.hands = [hands_0, hands_1]`: a loop over their names takes four times as long, and every view begins here."""
    arguments, body = ["self"], []
    for name, shape in fields.items():
        numbers = [f"{name}_{i}" for i in range(shape[0])] if shape else [name]
        arguments += numbers
        value = f"[{', '.join(numbers)}]" if shape else name
        body.append(f"self.{name} = {value}")
    made: dict[str, Any] = {}
    exec(f"def fill({', '.join(arguments)}):\n    {'; '.join(body)}", made)
    return made["fill"]


def python_values(value: Any) -> Any:
    """JSON whose numbers may be NumPy's, with Python's in their place; arrays become lists."""
    if isinstance(value, np.generic | np.ndarray):
        return value.tolist()
    if isinstance(value, Mapping):
        return {key: python_values(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [python_values(part) for part in value]
    return value
