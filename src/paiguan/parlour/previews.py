"""What the preview of a shared link says: the title, a sentence and a picture, by the address and the language of whoever shares it.

A preview is for anybody who has the link, so it has no more than they would see: of a table the owner's name, the initials of the people seated and the
free seats. Pieces of a hand never get here.
"""

import time
from collections import OrderedDict
from collections.abc import Sequence
from datetime import date
from html import escape
from typing import NamedTuple, get_args
from urllib.parse import quote

from paiguan.engine.game import playable
from paiguan.engine.terms import Voice, terms
from paiguan.parlour.door import HouseFull
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.postcard import Postcard, Seat, draw
from paiguan.parlour.store import StoreError, queries
from paiguan.parlour.storing import Dropped, Gone
from paiguan.parlour.summary import Summary, summary_of
from paiguan.parlour.tournaments.evenings import NoTournament
from paiguan.parlour.wire import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
# /NAME/GAME and what is below it: the message `share-NAME`, and the message of the line below. The rules tell of the game itself.
OF_A_GAME = {"rules": "", "learn": "learn_line", "score": "score_line", "puzzles": "puzzles_line"}
PREFIXES = (
    "阿小老"  # of names: the character after them stands for the person, as on the page (web/src/table/avatar.ts)
)
RECENT = 3600.0  # seconds for which the end of a match may still be hidden by a secrecy window
PLACE = "/share"  # where pictures are
KEPT = 128  # pictures in memory, below 80 kB each


class Preview(NamedTuple):
    """What a link says before it is opened."""

    title: str
    text: str
    card: Postcard


class Pictures:
    """Draws pictures and keeps the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def known(self, card: Postcard) -> bytes | None:
        return self._kept.get(card.tag)

    def drawn(self, card: Postcard) -> bytes:
        """Return the picture; takes a tenth of a second for a new one."""
        picture = self._kept.pop(card.tag, None) or draw(card)
        self._kept[card.tag] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture


async def preview_of(parlour: Parlour, path: str, language: Language) -> Preview:
    """Return the preview of a place of the house. Whatever cannot be told of gets that of the house."""
    kind, _, rest = path.strip("/").partition("/")
    name = rest.partition("/")[0]
    if kind in OF_A_GAME and name in playable():
        if line := OF_A_GAME[kind]:
            return _preview(name, language, kind, _said(line, language))
        told = terms(name).name("game", "short", language)
        return _preview(name, language, kind, "")._replace(text=told)  # too long for the picture
    if kind == "daily" and _is_day(name) and (game := rest.partition("/")[2]) in playable():
        return _preview(game, language, "daily", _said("daily_line", language, day=name))
    if kind == "tournament" and name:
        try:
            plan = (await parlour.tournaments.find(name)).plan
        except (StoreError, NoTournament):
            return house_preview(language)
        if plan.game in playable():
            found = _preview(plan.game, language, "tournament", _said("tournament_line", language))
            return found._replace(title=f"{plan.name} · {found.title}")  # its font may lack characters of the name
    if kind in ("t", "g") and name:
        try:
            row = await parlour.store.do(queries.find, name)
        except StoreError:  # the page comes all the same
            row = None
        about = None if row is None else summary_of(row)
        told_of = about is not None and not about.own and about.stage != "closed" and about.game in playable()
        if about is not None and told_of:
            if kind == "g":
                return _preview(about.game, language, "replay", _said("replay_line", language))
            return _of_table(about, await _has_ended(parlour, about), language)
    return house_preview(language)


def _is_day(text: str) -> bool:
    """Whether this is a date as addresses have it: 2026-11-19."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def house_preview(language: Language) -> Preview:
    return _preview("", language, "home", _said("home_line", language))


def head(preview: Preview, language: Language, origin: str, base: str, path: str) -> str:
    """Return the tags of index.html that tell of this address, which lies at `base` of `origin`."""
    path = quote(path)
    place = f"{origin}{base}{path}"
    picture = f"{origin}{base}{PLACE}{path if path != '/' else '/home'}.png?lang={language}&v={preview.card.tag}"
    house = _said("house", language)
    title = house if path == "/" else f"{preview.title} · {house}"
    named = {
        "og:site_name": house,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": place,
        "og:locale": language.replace("zh-Hant", "zh_TW").replace("zh-Hans", "zh_CN").replace("-", "_"),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.title,
    }
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(preview.text)}" />']
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image" />']
    lines += [f'<link rel="canonical" href="{escape(place)}" />']
    return "\n    ".join(lines)


# ---- tables -----------------------------------------------------------------------------------------------------------


def _of_table(about: Summary, ended: bool, language: Language) -> Preview:
    bot = _said("bot", language)
    marks = initials([name if kind == "guest" else "" for name, kind in zip(about.names, about.seats, strict=True)])
    kinds = list(about.seats)
    seats = tuple(
        Seat(None if kind == "open" else bot if kind == "bot" else mark)
        for kind, mark in zip(kinds, marks, strict=True)
    )
    if ended:
        results = tuple(seat._replace(below=_signed(total)) for seat, total in zip(seats, about.totals, strict=False))
        return _preview(about.game, language, "over", _said("replay_line", language), seats=results)
    free = kinds.count("open")
    if about.stage != "gathering" or not free:
        return _preview(about.game, language, "playing", _said("full", language), seats=seats)
    words = _said("line", language), _said("left", language, count=free)
    unnamed = _preview(about.game, language, "come", *words, seats)
    if not about.host:
        return unnamed
    invited = _preview(about.game, language, "invites", *words, seats, about.host)
    # A name may have characters that the font lacks: then the picture does without it, and the title has it as text.
    return invited._replace(card=invited.card._replace(otherwise=unnamed.card.title))


async def _has_ended(parlour: Parlour, about: Summary) -> bool:
    """Return whether a match is over and its table has shown that: a secrecy window may still hide the last hand."""
    longest = RECENT + (about.clock.move if about.clock else 0)
    if about.stage != "over" or time.time() - about.updated > longest:
        return about.stage == "over"
    try:
        host = await parlour.host(about.id)
    except (HouseFull, StoreError, Dropped, Gone):
        return False
    return host is not None and host.finished == len(host.table.hands)


def initials(names: Sequence[str]) -> list[str]:
    """Return what stands for each name on its seat: one character, two of Latin letters where names begin alike."""
    firsts = [_initial(name) for name in names]
    return [
        name[:2] if len(first) == 1 and first.isascii() and first.isalpha() and firsts.count(first) > 1 else first
        for name, first in zip(names, firsts, strict=True)
    ]


def _initial(name: str) -> str:
    return name[1] if len(name) > 1 and name[0] in PREFIXES else name[:1].upper()


def _signed(total: int) -> str:
    return f"+{total}" if total > 0 else f"−{-total}" if total else "0"


# ---- words ------------------------------------------------------------------------------------------------------------


def _preview(
    game: str,
    language: Language,
    key: str,
    line: str,
    note: str = "",
    seats: tuple[Seat, ...] = (),
    name: str = "",
) -> Preview:
    called = terms(game).name("game", "name", language) if game else ""
    title = _said(key, language, game=called, name=name)
    joint = " " if language == "en" else ""
    text = (". " if language == "en" else "。").join(part for part in (line, note) if part)
    return Preview(title.replace("\n", joint), text, Postcard(game, tuple(title.split("\n")), line, seats, note))


def _said(key: str, language: Language, **params: str | int) -> str:
    return terms("house").text("share", key, "", params, Voice((), language))
