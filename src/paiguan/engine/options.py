"""Options as data: what may be set, to which values, and how a setting is packed into the kernels' OPTIONS record.

Names and explanations of options, values and presets are in the game's terms. A form can be built from both.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from paiguan.engine.contract import Json
from paiguan.engine.kernel import record

LARGEST = 1_000_000_000  # for whole numbers without a natural bound, so that no settlement leaves int64


class Option(msgspec.Struct, frozen=True):
    """One setting. Its kind decides how it is packed for the kernels; `default` is a value of the record format."""

    id: str
    default: Json

    def why_not(self, value: Json) -> tuple[str, dict[str, Json]] | None:
        """The code and parameters of the refusal of a value, or None if it is allowed."""
        raise NotImplementedError

    def field(self) -> tuple[Any, ...] | None:
        """The field in OPTIONS; None for a setting that no rule reads."""
        return (self.id, "i8")

    def pack(self, value: Json) -> int | list[int]:
        return int(value)

    def refuse(self, value: Json, allowed: Json) -> tuple[str, dict[str, Json]]:
        return "option_value", {"option": self.id, "value": value, "allowed": allowed}


class Choice(Option, frozen=True):
    """One of a few values. Whole numbers and booleans are packed as themselves, words as their place in the list."""

    values: tuple[Json, ...] = ()
    field_name: str = ""  # in OPTIONS, if it differs from the id

    def field(self) -> tuple[Any, ...]:
        return (self.field_name or self.id, "i8")

    def why_not(self, value: Json) -> tuple[str, dict[str, Json]] | None:
        good = any(type(value) is type(v) and value == v for v in self.values)
        return None if good else self.refuse(value, list(self.values))

    def pack(self, value: Json) -> int:
        return self.values.index(value) if isinstance(value, str) else int(value)


class Flag(Choice, frozen=True):
    """True or false."""

    values: tuple[Json, ...] = (False, True)


class Whole(Option, frozen=True):
    """A whole number from `low` to `high`; a game may have its own sentence for numbers out of range."""

    low: int = 1
    high: int = LARGEST
    range_code: str = ""

    def why_not(self, value: Json) -> tuple[str, dict[str, Json]] | None:
        if isinstance(value, bool) or not isinstance(value, int):
            shown = f'"{value}"' if isinstance(value, str) else value  # "10" is text, not the number
            return "option_not_integer", {"option": self.id, "value": shown}
        if self.low <= value <= self.high:
            return None
        if self.range_code and value < self.low:
            return self.range_code, {"value": value, "min": self.low, "max": self.high}
        if value < self.low:
            return "option_too_small", {"option": self.id, "value": value, "min": self.low}
        return "option_too_large", {"option": self.id, "value": value, "max": self.high}


class Subset(Option, frozen=True):
    """Any of several ids, each at most once; packed as a bit set."""

    values: tuple[str, ...] = ()
    unknown_code: str = "option_value"
    twice_code: str = "option_value"

    def why_not(self, value: Json) -> tuple[str, dict[str, Json]] | None:
        if not isinstance(value, list | tuple):
            return self.refuse(value, list(self.values))
        for i, one in enumerate(value):
            if one not in self.values:
                return self.unknown_code, {"option": self.id, "value": one, "allowed": list(self.values)}
            if one in value[:i]:
                return self.twice_code, {"option": self.id, "value": one, "kind": one, "allowed": list(self.values)}
        return None

    def pack(self, value: Json) -> int:
        return sum(1 << self.values.index(v) for v in value)


class Conflict(msgspec.Struct, frozen=True):
    """A remark on a combination of settings: level "error" is refused, "note" is only shown."""

    code: str
    params: Mapping[str, Json] = {}
    level: str = "note"


class BadOption(ValueError):
    """A refused option, value, preset or combination: `code` and `params` of the sentence."""

    def __init__(self, code: str, params: Mapping[str, Json]) -> None:
        super().__init__(code, dict(params))
        self.code, self.params = code, dict(params)


class OptionSet:
    """All options of a game with its presets; the first preset is the default one and changes nothing."""

    def __init__(
        self,
        options: tuple[Option, ...],
        presets: Mapping[str, Mapping[str, Json]],
        conflicts: Callable[[Mapping[str, Json]], Iterator[Conflict]],
        formerly: Mapping[str, str] | None = None,
    ) -> None:
        self.options = {option.id: option for option in options}
        self.presets = presets
        self.conflicts = conflicts
        self.formerly = formerly or {}  # former names of presets, as in old records -> present names
        self.dtype = record([field for option in options if (field := option.field())])

    def current(self, given: Mapping[str, Json]) -> dict[str, Json]:
        """The given settings, with a preset under its present name."""
        preset = given.get("preset")
        if isinstance(preset, str) and preset in self.formerly:
            return {**given, "preset": self.formerly[preset]}
        return dict(given)

    def resolve(self, given: Mapping[str, Json]) -> dict[str, Json]:
        """The value of every option: the given one, else the preset's, else the default. Raises BadOption."""
        values = {option.id: option.default for option in self.options.values()}
        preset = given.get("preset")
        if preset is not None:
            if not isinstance(preset, str) or preset not in self.presets:
                raise BadOption("preset_unknown", {"preset": preset, "allowed": list(self.presets)})
            values.update(self.presets[preset])
        for name, value in given.items():
            if name == "preset":
                continue
            if name not in self.options:
                raise BadOption("option_unknown", {"option": name})
            if (refusal := self.options[name].why_not(value)) is not None:
                raise BadOption(*refusal)
            values[name] = value
        for conflict in self.conflicts(values):
            if conflict.level == "error":
                raise BadOption(conflict.code, conflict.params)
        return values

    def notes(self, values: Mapping[str, Json]) -> list[Conflict]:
        """Remarks on settings that are allowed but have no effect or a surprising one."""
        return [conflict for conflict in self.conflicts(values) if conflict.level == "note"]

    def pack(self, values: Mapping[str, Json]) -> Any:
        """The OPTIONS record the kernels read."""
        packed = np.zeros(1, self.dtype)[0]
        for option in self.options.values():
            if (field := option.field()) is not None:
                packed[field[0]] = option.pack(values[option.id])
        return packed
