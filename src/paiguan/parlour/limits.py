"""How much one guest, or one address, may ask of the house: so many at once, and so many a second in the long run."""

import os
import time

OFF = os.environ.get("PAIGUAN_LIMITS") == "off"  # for tests and for measuring
MOST_KEPT = 50_000


class Bucket:
    """Lets so many through."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left -= 1
        return self._left >= 0


class Limit:
    """A bucket for everybody. Who has been refused is not punished for asking on."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left: dict[str, tuple[float, float]] = {}  # what was left, and when

    def take(self, who: str) -> bool:
        now = time.monotonic()
        left, at = self._left.get(who, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        if len(self._left) > MOST_KEPT:
            self._left.clear()
        self._left[who] = (left - 1 if left >= 1 else left, now)
        return OFF or left >= 1


GUESTS = Limit(rate=0.5, burst=60)  # new guests from one address: a class room may come at once
TABLES = Limit(rate=0.2, burst=20)  # tables opened by one guest
