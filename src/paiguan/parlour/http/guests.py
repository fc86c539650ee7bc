"""Guests: who they are, on which devices, and what is kept of them."""

import msgspec

from paiguan.engine.contract import Json
from paiguan.parlour import wire as w
from paiguan.parlour.keeping import KeptThing


class Me(msgspec.Struct, frozen=True):
    name: str
    language: w.Language


class Token(msgspec.Struct, frozen=True):
    """For programs that play: send it as `Authorization: Bearer …`."""

    token: str
    name: str


class Luggage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser keeps for its guest and hands over to the other device: its own texts by its own keys."""

    kept: dict[str, str] = {}
    lang: w.Language = "en"


class CarryOffer(msgspec.Struct, frozen=True):
    """A one-time code for another device, and when it expires."""

    code: str
    expires: float


class CarryWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: str
    lang: w.Language = "en"


class Carried(msgspec.Struct, frozen=True):
    """Whose code it is."""

    name: str
    hands: int  # that they have played
    kept: dict[str, str]  # what their browser hands over


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A key of mine on a device."""

    id: str
    name: str
    made: float
    used: float | None  # when this was last used to come back


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What `navigator.credentials` needs, as JSON; bytes are in base64url."""

    options: dict[str, Json]


class PasskeyMade(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A key that the browser has made, as JSON."""

    credential: dict[str, Json]
    name: str
    lang: w.Language = "en"


class PasskeyShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A key that the browser shows, as JSON."""

    credential: dict[str, Json]
    lang: w.Language = "en"


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


class HouseKeeps(msgspec.Struct, frozen=True):
    """What this server keeps of guests, and for how long."""

    things: tuple[KeptThing, ...]


class OwnData(msgspec.Struct, frozen=True):
    """What the server keeps of a guest besides the events of tables: the rows of its database, by table."""

    name: str
    language: w.Language
    rows: dict[str, list[dict[str, Json]]]


class Deleted(msgspec.Struct, frozen=True):
    """What was deleted can be put back until then; null: it is gone."""

    until: float | None
