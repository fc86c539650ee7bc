"""Options of a game as parameters of its OpenSpiel game, and back.

OpenSpiel passes the parameters that the caller gave, followed by the defaults of all others, each part in alphabetical order.
The given ones must be known, because `preset=xiao,size=big` gives an option its default on purpose. So every game has the
parameter MARK, which no caller gives and which sorts before every option: the parameters before it were given.
"""

from collections.abc import Mapping
from functools import cache

from paiguan.engine.contract import Json
from paiguan.engine.game import interface_of
from paiguan.engine.options import Choice, Option

MARK = "_"  # sorts before the letters that option ids begin with
MOST_DEALS = 1_000_000


@cache
def specification(name: str) -> dict[str, Json]:
    """Every parameter with its default. Options whose values are JSON objects cannot be parameters."""
    options = interface_of(name).options.options.values()
    chosen = {option.id: typed(option) for option in options if not isinstance(option.default, dict)}
    return {MARK: "", "preset": "", "deals": 0, "played": 0, **chosen}


def typed(option: Option) -> Json:
    """The default as a type of OpenSpiel: whole numbers and booleans unchanged, everything else as text."""
    mixed = isinstance(option, Choice) and len({type(value) for value in option.values}) > 1
    if isinstance(option.default, bool | int) and not mixed:
        return option.default
    return as_text(option.default)


def as_text(value: Json) -> str:
    if isinstance(value, list | tuple):
        return "+".join(map(str, value))
    word = str(value).lower() if isinstance(value, bool) else str(value)
    return f"'{word}'" if word.isdecimal() else word  # OpenSpiel reads bare digits as a number


def given(params: Mapping[str, Json]) -> dict[str, Json]:
    """The parameters that the caller gave, without the defaults that OpenSpiel adds."""
    keys = list(params)
    return {key: params[key] for key in (keys[: keys.index(MARK)] if MARK in keys else keys)}


def options_of(name: str, params: Mapping[str, Json]) -> dict[str, Json]:
    """The arguments for `paiguan.game`, from the given parameters."""
    options = interface_of(name).options.options
    chosen = {key: read(options[key], value) for key, value in params.items() if key in options}
    return {"preset": params["preset"], **chosen} if params.get("preset") else chosen


def read(option: Option, value: Json) -> Json:
    """A parameter converted to a value of the option."""
    if isinstance(option, Choice):
        return next((one for one in option.values if one == value or as_text(one) == value), value)
    if isinstance(option.default, list | tuple):
        return [part for part in str(value).split("+") if part]
    return value


def whole(params: Mapping[str, Json], key: str, most: int) -> int:
    value = int(params.get(key, 0))
    if not 0 <= value <= most:
        raise ValueError(f"{key} must be from 0 to {most}, not {value}")
    return value
