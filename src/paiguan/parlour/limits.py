"""How much one guest, or one address, may ask of the house: so many at once, and so many a second in the long run."""

import time

from paiguan.parlour.settings import Quota, Settings

MOST_KEPT = 50_000


class Bucket:
    """Lets so many through."""

    def __init__(self, quota: Quota) -> None:
        self._rate, self._burst = quota.rate, quota.burst
        self._left, self._at = quota.burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left -= 1
        return self._left >= 0


class Limit:
    """A bucket for everybody. Who has been refused is not punished for asking on."""

    def __init__(self, quota: Quota, on: bool) -> None:
        self._rate, self._burst, self._on = quota.rate, quota.burst, on
        self._left: dict[str, tuple[float, float]] = {}  # what was left, and when

    def take(self, who: str) -> bool:
        now = time.monotonic()
        left, at = self._left.get(who, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        if len(self._left) > MOST_KEPT:
            self._left.clear()
        self._left[who] = (left - 1 if left >= 1 else left, now)
        return not self._on or left >= 1


class Limits:
    """What the settings allow, and what has been used of it."""

    def __init__(self, settings: Settings) -> None:
        self.guests = Limit(settings.new_guests, settings.limits)  # by address: a class room may come at once
        self.tables = Limit(settings.new_tables, settings.limits)  # by guest
        self._commands = settings.commands

    def commands(self) -> Bucket:
        """For one socket; a flood is never wanted, so this one cannot be switched off."""
        return Bucket(self._commands)
