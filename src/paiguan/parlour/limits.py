"""How much one guest, and one address, may ask of the house: so many at once, and so many a second in the long run."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from paiguan.parlour import wire as w
from paiguan.parlour.settings import Quota, Settings

MOST_KEPT = 50_000  # buckets of one limit; the one used longest ago goes first
SITE = 64  # bits of an IPv6 address that name a household: the rest a single machine chooses as it likes
# Messages over one socket, as a multiple of the commands a guest may send. Beyond it the socket is closed: to refuse each one
# would cost more than to read it.
FLOOD = 5

Clock = Callable[[], float]


@lru_cache(4096)
def network_of(address: str) -> str:
    """The part of an address that belongs to one household: all of an IPv4 address, a /64 of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SITE), strict=False))


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    def __init__(self, quota: Quota, clock: Clock = time.monotonic) -> None:
        self._quota, self._clock = quota, clock
        self._left, self._at = quota.burst, clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._quota.burst, self._left + (now - self._at) * self._quota.rate)
        self._at = now
        self._left -= 1
        return self._left >= 0


class Buckets:
    """A bucket for every name. Whoever is refused is not punished for asking again."""

    def __init__(self, quota: Quota, clock: Clock) -> None:
        self._quota, self._clock = quota, clock
        self._left: dict[str, tuple[float, float]] = {}  # what was left, and when; used longest ago first

    def wait(self, who: str) -> float:
        """Seconds until one more is let through; 0: now."""
        return max(0.0, (1.0 - self._now(who)) / self._quota.rate)

    def spend(self, who: str) -> None:
        left = self._now(who) - 1.0
        self._left.pop(who, None)
        self._left[who] = (left, self._clock())
        if len(self._left) > MOST_KEPT:
            del self._left[next(iter(self._left))]

    def _now(self, who: str) -> float:
        now = self._clock()
        left, at = self._left.get(who, (self._quota.burst, now))
        return min(self._quota.burst, left + (now - at) * self._quota.rate)


class Limit:
    """A quota for every guest, and `share` times as much for every address. Who is no guest yet counts as one guest of their
    address."""

    def __init__(self, quota: Quota, share: int, on: bool, clock: Clock) -> None:
        self._on = on
        self._guests = Buckets(quota, clock)
        self._networks = Buckets(Quota(quota.burst * share, quota.rate * share), clock)

    def take(self, guest: str, address: str) -> float:
        """Seconds to wait; 0: it is granted. Either both the guest and the address are charged, or neither."""
        network = network_of(address)
        who = guest or network
        if not self._on:
            return 0.0
        if wait := max(self._guests.wait(who), self._networks.wait(network)):
            return wait
        self._guests.spend(who)
        self._networks.spend(network)
        return 0.0


class Places:
    """Sockets that are open now: so many for every guest, and `share` times as many for every address."""

    def __init__(self, most: int, share: int, on: bool) -> None:
        self._most, self._share, self._on = most, share, on
        self._held: Counter[str] = Counter()

    @contextmanager
    def held(self, guest: str, address: str) -> Iterator[bool]:
        """Hold a place; gives whether there was one."""
        network = network_of(address)
        keys = {f"guest {guest or network}": self._most, f"address {network}": self._most * self._share}
        if self._on and any(self._held[key] >= most for key, most in keys.items()):
            yield False
            return
        self._held.update(keys.keys())
        try:
            yield True
        finally:
            self._held.subtract(keys.keys())
            for key in keys:
                if not self._held[key]:
                    del self._held[key]


class Limits:
    """What the settings allow, and what has been used of it."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self._clock, self._flood = clock, Quota(settings.commands.burst * FLOOD, settings.commands.rate * FLOOD)

        def limit(quota: Quota) -> Limit:
            return Limit(quota, settings.address_share, settings.limits, clock)

        self.guests = Limit(settings.new_guests, 1, settings.limits, clock)  # by address: a class room may come at once
        self.tables = limit(settings.new_tables)
        self.commands = limit(settings.commands)
        self.hints = limit(settings.hints)
        self.reviews = limit(settings.reviews)
        self.replays = limit(settings.replays)
        self.codes = limit(settings.code_lookups)
        self.connects = limit(settings.connects)
        self.sockets = Places(settings.guest_sockets, settings.address_share, settings.limits)

    def of_socket(self, guest: str, address: str) -> "Allowance":
        return Allowance(self, guest, address, Bucket(self._flood, self._clock))


class Allowance:
    """What may be asked over one socket: the share of its guest and of its address, whatever other sockets they have."""

    def __init__(self, limits: Limits, guest: str, address: str, messages: Bucket) -> None:
        self._limits, self._guest, self._address, self._messages = limits, guest, address, messages

    def floods(self) -> bool:
        """There are too many messages even to refuse them. A flood is never wanted, so this one cannot be switched off."""
        return not self._messages.take()

    def wait(self, command: w.Command) -> float:
        """Seconds until the command may be sent again; 0: it may be done."""
        limits = [self._limits.commands, *([self._limits.hints] if isinstance(command, w.Hint) else [])]
        return next((wait for limit in limits if (wait := limit.take(self._guest, self._address))), 0.0)
