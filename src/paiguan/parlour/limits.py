"""Rate limits for each guest and each address: a burst, and a sustained rate per second."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from paiguan.parlour import wire as w
from paiguan.parlour.settings import Quota, Settings

MOST_KEPT = 50_000  # buckets of one limit; the least recently used is dropped first
SITE = 64  # bits of an IPv6 address that identify a household; a machine chooses the rest freely
# Messages over one socket, as a multiple of the commands a guest may send. Beyond it the socket is closed, because
# refusing each message would cost more than reading it.
FLOOD = 5
TALK = Quota(6, 0.5)  # phrases and written messages of a guest: burst, and rate per second

Clock = Callable[[], float]


@lru_cache(4096)
def network_of(address: str) -> str:
    """Return the part of an address that identifies a household: all of an IPv4 address, the /64 of an IPv6 one."""
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
    """A token bucket."""

    def __init__(self, quota: Quota, clock: Clock = time.monotonic) -> None:
        self._quota, self._clock = quota, clock
        self._left, self._at = quota.burst, clock()

    def take(self, count: int = 1) -> bool:
        now = self._clock()
        self._left = min(self._quota.burst, self._left + (now - self._at) * self._quota.rate)
        self._at = now
        self._left -= count
        return self._left >= 0


class Buckets:
    """A token bucket for every name. A refused request costs nothing."""

    def __init__(self, quota: Quota, clock: Clock) -> None:
        self._quota, self._clock = quota, clock
        self._left: dict[str, tuple[float, float]] = {}  # tokens left and when that was; least recently used first

    def wait(self, who: str) -> float:
        """Return the seconds until the next request passes; 0 means now."""
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
    """A quota for every guest, and `share` times as much for every address.

    A client that is not a guest yet counts as one guest of its address.
    """

    def __init__(self, quota: Quota, share: int, on: bool, clock: Clock) -> None:
        self._on = on
        self._guests = Buckets(quota, clock)
        self._networks = Buckets(Quota(quota.burst * share, quota.rate * share), clock)

    def take(self, guest: str, address: str) -> float:
        """Return 0 and charge both the guest and the address, or return the seconds to wait and charge neither."""
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
    """Open sockets: a limit for every guest, and `share` times as many for every address."""

    def __init__(self, most: int, share: int, on: bool) -> None:
        self._most, self._share, self._on = most, share, on
        self._held: Counter[str] = Counter()

    @contextmanager
    def held(self, guest: str, address: str) -> Iterator[bool]:
        """Hold a place for a socket. Yields whether there was one."""
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
    """The limits that the settings define, and their present use."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self._clock, self._flood = clock, Quota(settings.commands.burst * FLOOD, settings.commands.rate * FLOOD)

        def limit(quota: Quota) -> Limit:
            return Limit(quota, settings.address_share, settings.limits, clock)

        # By address alone: a whole class may arrive at once.
        self.guests = Limit(settings.new_guests, 1, settings.limits, clock)
        self.tables = limit(settings.new_tables)
        self.commands = limit(settings.commands)
        self.hints = limit(settings.hints)
        self.reviews = limit(settings.reviews)
        self.replays = limit(settings.replays)
        self.previews = limit(settings.previews)
        self.codes = limit(settings.code_lookups)
        self.connects = limit(settings.connects)
        self.talk = Buckets(TALK, clock)
        self.sockets = Places(settings.guest_sockets, settings.address_share, settings.limits)

    def of_socket(self, guest: str, address: str) -> "Allowance":
        return Allowance(self, guest, address, Bucket(self._flood, self._clock))


class Allowance:
    """What one socket may still send: its guest's and its address's quota, shared with their other sockets."""

    def __init__(self, limits: Limits, guest: str, address: str, messages: Bucket) -> None:
        self._limits, self._guest, self._address, self._messages = limits, guest, address, messages

    def floods(self) -> bool:
        """Whether there are too many messages even to refuse them. This limit cannot be switched off."""
        return not self._messages.take()

    def may_talk(self) -> bool:
        """Whether the guest may say something now. Cannot be switched off either: everybody at the table hears it."""
        if self._limits.talk.wait(self._guest):
            return False
        self._limits.talk.spend(self._guest)
        return True

    def wait(self, command: w.Command) -> float:
        """Return the seconds until the command may be sent; 0 means it may run now."""
        limits = [self._limits.commands, *([self._limits.hints] if isinstance(command, w.Hint) else [])]
        return next((wait for limit in limits if (wait := limit.take(self._guest, self._address))), 0.0)
