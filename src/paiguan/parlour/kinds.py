"""Parsers for the kinds of values that settings have. Each reads text, or raises ValueError naming what is expected."""

import ipaddress
import re
from collections.abc import Callable
from typing import NamedTuple

DATABASES = ("sqlite:///", "postgresql+asyncpg://")
Networks = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network | str, ...]  # "unix": clients of the Unix socket


class Quota(NamedTuple):
    """A burst size and a sustained rate per second."""

    burst: float
    rate: float

    def __str__(self) -> str:
        return f"{self.burst:g},{self.rate:g}"


def text(value: str) -> str:
    if not value.isprintable():
        raise ValueError("printable characters")
    return value


def whole(low: int, high: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", value) or not low <= int(value) <= high:
            raise ValueError(f"a whole number from {low} to {high}")
        return int(value)

    return read


def number(low: float, high: float) -> Callable[[str], float]:
    def read(value: str) -> float:
        if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", value) or not low <= float(value) <= high:
            raise ValueError(f"a number from {low:g} to {high:g}")
        return float(value)

    return read


def one_of(*values: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value not in values:
            raise ValueError(f"one of {', '.join(values)}")
        return value

    return read


def switch(value: str) -> bool:
    return one_of("on", "off")(value) == "on"


def quota(value: str) -> Quota:
    parts = value.split(",")
    if len(parts) != 2 or not all(re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", part.strip()) for part in parts):
        raise ValueError("two numbers: how many at once, and how many per second after that, as in 60,0.5")
    burst, rate = map(float, parts)
    if burst < 1 or rate <= 0:
        raise ValueError("at least 1 at once and more than 0 per second, as in 60,0.5")
    return Quota(burst, rate)


def base_path(value: str) -> str:
    path = value.rstrip("/")
    if path and not re.fullmatch(r"(/[A-Za-z0-9_~.-]*[A-Za-z0-9_~-])+", path):
        raise ValueError("a path such as /paiguan, of letters, digits and -_.~")
    return path


def origin(value: str) -> str:
    address = value.rstrip("/").lower()
    if address and not re.fullmatch(r"https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?", address):
        raise ValueError("an address without a path, such as https://paiguan.example")
    return address


def contact(value: str) -> str:
    if value and not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]+(/\S*)?", value):
        raise ValueError("an address such as mailto:host@paiguan.example or https://paiguan.example/contact")
    return value


def database(value: str) -> str:
    if not value.startswith(DATABASES) or value in DATABASES:
        raise ValueError(f"an address that begins with {' or '.join(DATABASES)}")
    return value


def networks(value: str) -> Networks:
    found: list[ipaddress.IPv4Network | ipaddress.IPv6Network | str] = []
    for part in filter(None, (part.strip() for part in value.split(","))):
        try:
            found.append(part if part == "unix" else ipaddress.ip_network(part, strict=False))
        except ValueError:
            raise ValueError("addresses or networks such as 127.0.0.1,10.0.0.0/8, or unix") from None
    return tuple(found)


def written(value: object) -> str:
    """Return a value as the environment spells it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple) and not isinstance(value, Quota):
        return ",".join(map(str, value))
    return f"{value:g}" if isinstance(value, float) else str(value)
