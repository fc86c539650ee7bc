"""Options as data: what may be set, to what, and what the setting becomes in the kernels' OPTIONS record.

Names and explanations of options, values and presets are in the game's terms; a form can be made from both.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from paiguan.engine.kernel import record

LARGEST = 1_000_000_000  # for whole numbers without a natural bound, so that no settlement leaves int64


class Option(msgspec.Struct, frozen=True):
    """One setting. How it is packed for the kernels depends on its kind; `default` is in the record's own spelling."""

    id: str
    default: Any

    def why_not(self, value: Any) -> tuple[str, dict[str, Any]] | None:
        """Code and parameters of the refusal of a value, or None."""
        raise NotImplementedError

    def field(self) -> tuple[Any, ...] | None:
        """The field in OPTIONS; None for settings that rules never read."""
        return (self.id, "i8")

    def pack(self, value: Any) -> Any:
        return int(value)

    def refuse(self, value: Any, allowed: Any) -> tuple[str, dict[str, Any]]:
        return "option_value", {"option": self.id, "value": value, "allowed": allowed}


class Choice(Option, frozen=True):
    """One of a few values. Whole numbers and booleans are packed as themselves, words as their place in the list."""

    values: tuple[Any, ...] = ()
    field_name: str = ""  # in OPTIONS, where the id will not do as a field

    def field(self) -> tuple[Any, ...]:
        return (self.field_name or self.id, "i8")

    def why_not(self, value: Any) -> tuple[str, dict[str, Any]] | None:
        good = any(type(value) is type(v) and value == v for v in self.values)
        return None if good else self.refuse(value, list(self.values))

    def pack(self, value: Any) -> int:
        return self.values.index(value) if isinstance(value, str) else int(value)


class Flag(Choice, frozen=True):
    """True or false."""

    values: tuple[Any, ...] = (False, True)


class Whole(Option, frozen=True):
    """A whole number from `low` to `high`; a game may have a sentence of its own for numbers out of range."""

    low: int = 1
    high: int = LARGEST
    range_code: str = ""

    def why_not(self, value: Any) -> tuple[str, dict[str, Any]] | None:
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

    def why_not(self, value: Any) -> tuple[str, dict[str, Any]] | None:
        if not isinstance(value, list | tuple):
            return self.refuse(value, list(self.values))
        for i, one in enumerate(value):
            if one not in self.values:
                return self.unknown_code, {"option": self.id, "value": one, "allowed": list(self.values)}
            if one in value[:i]:
                return self.twice_code, {"option": self.id, "value": one, "kind": one, "allowed": list(self.values)}
        return None

    def pack(self, value: Any) -> int:
        return sum(1 << self.values.index(v) for v in value)


class Conflict(msgspec.Struct, frozen=True):
    """What a combination of settings leads to: level "error" is refused, "note" is only shown."""

    code: str
    params: Mapping[str, Any] = {}
    level: str = "note"


class BadOption(ValueError):
    """A refused option, value, preset or combination: `code` and `params` of the sentence."""

    def __init__(self, code: str, params: Mapping[str, Any]) -> None:
        super().__init__(code, dict(params))
        self.code, self.params = code, dict(params)


class OptionSet:
    """All options of a game with its presets; the first preset is the default one and changes nothing."""

    def __init__(
        self,
        options: tuple[Option, ...],
        presets: Mapping[str, Mapping[str, Any]],
        conflicts: Callable[[Mapping[str, Any]], Iterator[Conflict]],
    ) -> None:
        self.options = {option.id: option for option in options}
        self.presets = presets
        self.conflicts = conflicts
        self.dtype = record([field for option in options if (field := option.field())])

    def resolve(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Defaults, then the preset's values, then every other key; refuses what the rule page refuses."""
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

    def notes(self, values: Mapping[str, Any]) -> list[Conflict]:
        """What to show beside the form for settings that are fine but idle or surprising."""
        return [conflict for conflict in self.conflicts(values) if conflict.level == "note"]

    def pack(self, values: Mapping[str, Any]) -> Any:
        """The OPTIONS record the kernels read."""
        packed = np.zeros(1, self.dtype)[0]
        for option in self.options.values():
            if (field := option.field()) is not None:
                packed[field[0]] = option.pack(values[option.id])
        return packed
