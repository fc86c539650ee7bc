"""What the page and the house tell each other about notifications."""

import msgspec

from paiguan.parlour import wire as w


class PushState(msgspec.Struct, frozen=True, kw_only=True):
    """Whether this house sends notifications, and to whom of this guest."""

    key: str | None  # the house's public key, in base64url, for the browser; null: this house sends none
    here: bool  # this browser is told
    others: int  # so are so many other browsers of this guest


class PushWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to tell this browser: its subscription, as `PushSubscription.toJSON()` has it."""

    endpoint: str
    p256dh: str
    auth: str
    lang: w.Language = "en"
