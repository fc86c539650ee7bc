"""NumPy records as plain Python objects, for the interfaces of games.

Fields are integers and lists. Rows of narrow integers, which are long and read in few places, and two-dimensional fields are
memory views. Code that reads many fields, or calls interpreted kernels, is many times faster on a plain object than on the
record.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from struct import Struct
from typing import Any, ClassVar

import numpy as np

from paiguan.engine.contract import Json
from paiguan.engine.kernel import State, States

SCALARS = frozenset((str, int, float, bool, type(None)))  # values that JSON has as they are


class Plain:
    """One record. The int64 fields are read at once, the others lazily. `records`, an array of one, and `record` itself are
    for compiled kernels."""

    _words: ClassVar[Struct]  # the layout of the record's int64 fields
    _fill: ClassVar[Callable[..., None]]  # sets them as attributes

    def __init__(self, records: States) -> None:
        self.records = records
        self.raw = memoryview(records.tobytes())
        self._fill(*self._words.unpack(self.raw))

    @cached_property
    def record(self) -> State:
        return self.records[0]


class Part:
    """A row of narrow integers or a two-dimensional field: a memory view, made on first access."""

    def __init__(self, name: str, field: Any, offset: int) -> None:
        self.name, self.kind, self.shape = name, field.base.char, field.shape
        self.bytes = slice(offset, offset + field.itemsize)

    def __get__(self, plain: Plain, owner: type) -> Any:
        part = plain.raw[self.bytes].cast(self.kind, self.shape)
        setattr(plain, self.name, part)
        return part


def plain(dtype: Any) -> type[Plain]:
    """The plain class for the records of one type."""
    words, end = "=", 0
    fields: dict[str, tuple[int, ...]] = {}
    parts: dict[str, object] = {}
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
    """Generate the method that sets these fields: `def fill(self, phase, hands_0, hands_1): self.phase = phase;
    self.hands = [hands_0, hands_1]`. A loop over the names takes four times as long, and every view begins here."""
    arguments, body = ["self"], []
    for name, shape in fields.items():
        numbers = [f"{name}_{i}" for i in range(shape[0])] if shape else [name]
        arguments += numbers
        value = f"[{', '.join(numbers)}]" if shape else name
        body.append(f"self.{name} = {value}")
    made: dict[str, Callable[..., None]] = {}
    exec(f"def fill({', '.join(arguments)}):\n    {'; '.join(body)}", made)
    return made["fill"]


def python_values(value: Json) -> Json:
    """Convert NumPy numbers and arrays inside JSON to Python numbers and lists."""
    if type(value) in SCALARS:
        return value
    if isinstance(value, np.generic | np.ndarray):
        return value.tolist()
    if isinstance(value, Mapping):
        return {key: python_values(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [python_values(part) for part in value]
    return value
