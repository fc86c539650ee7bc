# ruff: noqa: RUF009  (`_setting` makes a dataclass field)
"""The settings of a server: one table for the environment, for `paiguan serve --help` and for the hosting page."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, NamedTuple, TypeVar

from paiguan.parlour import kinds as k
from paiguan.parlour.kinds import Networks, Quota

PREFIX = "PAIGUAN_"
SECRET = ("database", "metrics_token")  # may hold a password: never shown in messages


class BadSetting(ValueError):
    """A value that cannot be used; the message is a sentence that names the setting."""


T = TypeVar("T")


class Setting(NamedTuple):
    """A row of the table."""

    name: str
    read: Callable[[str], object]
    default: object
    also: str  # another variable that is read, by the usual name on hosting platforms
    shown: str  # the placeholder for a value in the help
    help: str
    chinese: str

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def usual(self) -> str:
        """The default as the environment spells it."""
        return k.written(self.default)

    def parse(self, value: str, said: str) -> object:
        """Parse a value that was given by `said`, a variable or a flag. Raises BadSetting."""
        try:
            return self.read(value)
        except ValueError as error:
            given = "" if self.name in SECRET else f", not “{value[:80]}”"
            raise BadSetting(f"{said} must be {error}{given}") from None


def _setting(default: T, read: Callable[[str], T], shown: str, help: str, chinese: str, also: str = "") -> T:
    setting: T = field(default=default, metadata={"row": (read, default, also, shown, help, chinese)})
    return setting


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings with which a server starts, in the order of the help and of the hosting page."""

    rows: ClassVar[tuple[Setting, ...]]

    host: str = _setting("127.0.0.1", k.text, "ADDRESS", "address to listen on", "監聽的位址", "HOST")
    port: int = _setting(
        8080, k.whole(0, 65535), "PORT", "port to listen on; 0: any free one", "監聽的埠；0 為任一空埠", "PORT"
    )
    socket: str = _setting("", k.text, "FILE", "listen on this Unix socket instead", "改為監聽這個 Unix socket")
    base_path: str = _setting(
        "",
        k.base_path,
        "PATH",
        "path under which the parlour is reached, such as /paiguan",
        "牌館所在的路徑，如 /paiguan",
    )
    public_address: str = _setting(
        "",
        k.origin,
        "URL",
        "address of the house for browsers, such as https://paiguan.example, to which passkeys belong; "
        "empty: as each request names it",
        "瀏覽器所用的牌館網址，如 https://paiguan.example，通行密鑰以此為準；留空則依請求",
    )
    push_contact: str = _setting(
        "",
        k.contact,
        "ADDRESS",
        "mailto: or https: address where push services reach whoever runs the house; "
        "with it guests who ask for it are told by their browser that a table waits. Empty: no notifications",
        "推播服務聯絡館主的位址（mailto: 或 https:）；設了，客人要求時便由瀏覽器通知輪到他。留空則不發通知",
    )
    push_local: bool = _setting(
        False,
        k.switch,
        "on|off",
        "on: push services on this machine and private networks are used too, also without TLS (for tests)",
        "on：也用本機和內網的推播服務，不論有無 TLS（供測試用）",
    )
    trusted_proxies: Networks = _setting(
        (),
        k.networks,
        "LIST",
        "addresses or networks of proxies whose X-Forwarded-For, -Proto and -Host are believed; "
        "unix: clients of the Unix socket",
        "可信的代理位址或網段，採信其 X-Forwarded-For、-Proto、-Host；unix 指經 Unix socket 來者",
    )
    database: str = _setting(
        "sqlite:///paiguan.db",
        k.database,
        "URL",
        "sqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME",
        "sqlite:///檔案 或 postgresql+asyncpg://使用者:密碼@主機/名稱",
        "DATABASE_URL",
    )
    workers: int = _setting(
        1,
        k.whole(1, 64),
        "N",
        "processes; more than one needs PostgreSQL",
        "行程數；多於一個須用 PostgreSQL",
        "WORKERS",
    )
    limits: bool = _setting(
        True, k.switch, "on|off", "off: limits are not enforced (for measurements)", "off：誰都不必等（供量測用）"
    )
    new_guests: Quota = _setting(
        Quota(60, 0.5),
        k.quota,
        "BURST,RATE",
        "new guests from one address: at once, then per second",
        "同一位址的新客人：一次幾位，其後每秒幾位",
    )
    new_tables: Quota = _setting(
        Quota(20, 0.2),
        k.quota,
        "BURST,RATE",
        "tables opened by one guest: at once, then per second",
        "同一客人開桌：一次幾桌，其後每秒幾桌",
    )
    commands: Quota = _setting(
        Quota(60, 8),
        k.quota,
        "BURST,RATE",
        "commands of one guest over all their sockets: at once, then per second",
        "同一客人在所有連線上的指令：一次幾個，其後每秒幾個",
    )
    hints: Quota = _setting(
        Quota(10, 0.5),
        k.quota,
        "BURST,RATE",
        "hints for one guest: at once, then per second",
        "同一客人的提示：一次幾個，其後每秒幾個",
    )
    reviews: Quota = _setting(
        Quota(6, 0.1),
        k.quota,
        "BURST,RATE",
        "reviews of hands for one guest: at once, then per second",
        "同一客人的覆盤：一次幾個，其後每秒幾個",
    )
    replays: Quota = _setting(
        Quota(40, 2),
        k.quota,
        "BURST,RATE",
        "finished hands that one guest asks for, step by step or as records: at once, then per second",
        "同一客人重看的牌局或牌譜：一次幾個，其後每秒幾個",
    )
    previews: Quota = _setting(
        Quota(40, 2),
        k.quota,
        "BURST,RATE",
        "previews of shared links that one address asks for, with a picture or of a table: at once, then per second",
        "同一位址索取的連結預覽（圖片或某桌的說明）：一次幾個，其後每秒幾個",
    )
    code_lookups: Quota = _setting(
        Quota(10, 0.2),
        k.quota,
        "BURST,RATE",
        "tables, and identities from another device, that one guest looks up by code: at once, then per second",
        "同一客人以桌號找桌，或以代碼帶來身份：一次幾個，其後每秒幾個",
    )
    connects: Quota = _setting(
        Quota(40, 2),
        k.quota,
        "BURST,RATE",
        "sockets that one guest opens: at once, then per second",
        "同一客人開的連線：一次幾條，其後每秒幾條",
    )
    guest_sockets: int = _setting(
        20, k.whole(1, 100_000), "N", "sockets that one guest may have open", "同一客人同時可開的連線數"
    )
    address_share: int = _setting(
        20,
        k.whole(1, 100_000),
        "N",
        "how many times a guest's limits one address has, except for new guests; an IPv6 address counts by its /64",
        "以上各限（新客人除外）一個位址抵幾位客人；IPv6 以 /64 計",
    )
    daily_address: int = _setting(
        40,
        k.whole(1, 100_000),
        "N",
        "tries at one daily deal from one address; an IPv6 address counts by its /64",
        "同一位址一天內可打同一副每日一局的人數；IPv6 以 /64 計",
    )
    public_tables: int = _setting(
        3,
        k.whole(1, 1000),
        "N",
        "tables of one guest that may wait for people in the lobby",
        "同一客人在大廳等人的桌數上限",
    )
    guest_tournaments: int = _setting(
        3,
        k.whole(1, 1000),
        "N",
        "tournaments of one guest that may go on at a time",
        "同一客人同時可辦的比賽數",
    )
    tournament_people: int = _setting(
        64,
        k.whole(1, 1000),
        "N",
        "people in one tournament",
        "一場比賽的人數上限",
    )
    most_tables: int = _setting(
        2500,
        k.whole(1, 1_000_000),
        "N",
        "tables in the memory of one process; beyond that newcomers are asked to come back",
        "一個行程裡同時開著的桌數；滿了便請新來的稍後再來",
    )
    most_sockets: int = _setting(
        12_000,
        k.whole(1, 1_000_000),
        "N",
        "sockets open in one process; beyond that only people with a seat at a live table come in",
        "一個行程的連線數；滿了只讓已入座的人進來",
    )
    busy_seconds: float = _setting(
        1.0,
        k.number(0, 60),
        "S",
        "newcomers are asked to come back while every response takes at least this long; 0: never",
        "每個回應都慢過多少秒時，請新來的稍後再來；0 為不限",
    )
    request_seconds: float = _setting(
        15.0,
        k.number(1, 600),
        "S",
        "seconds within which a request must have arrived: its headers, and then its body; and for which an answer waits to be taken",
        "請求須在多少秒內送達：先是標頭，再是內容；回覆也只等這麼久沒人收",
    )
    waiting_questions: int = _setting(
        4,
        k.whole(1, 100),
        "N",
        "hints, reviews and replays of one guest that may wait at a time",
        "同一客人同時可排隊的提示、覆盤、重看數",
    )
    lobby_minutes: float = _setting(
        10.0,
        k.number(1, 100_000),
        "M",
        "minutes without a seated person until a public table that has not begun leaves the lobby and is closed",
        "公開而未開始的桌，入座者都不在多少分鐘後離開大廳並關閉",
    )
    owner_minutes: float = _setting(
        2.0,
        k.number(0.1, 100_000),
        "M",
        "minutes without its owner until a table that has not begun passes to the next person seated there",
        "未開始的桌，主人不在多少分鐘後交給下一位入座的人",
    )
    forget_seconds: float = _setting(
        600.0,
        k.number(1, 86400),
        "S",
        "seconds without a viewer until a table leaves memory; it comes back from the database",
        "無人觀看多少秒後一桌離開記憶體；再有人來便從資料庫讀回",
    )
    abandoned_days: float = _setting(
        7.0,
        k.number(0, 36500),
        "D",
        "days without visitors until a table where no hand was finished is deleted; 0: never",
        "沒打完過一手的桌，無人多少天後刪除；0 為不刪",
    )
    finished_days: float = _setting(
        365.0,
        k.number(0, 36500),
        "D",
        "days without visitors until any other table is deleted with its records; 0: never",
        "其餘的桌，無人多少天後連同牌譜刪除；0 為不刪",
    )
    guest_days: float = _setting(
        365.0,
        k.number(0, 36500),
        "D",
        "days without a visit until a guest without a table is deleted; 0: never",
        "沒有桌也沒再來的客人，多少天後忘掉；0 為不忘",
    )
    daily_days: float = _setting(
        365.0,
        k.number(0, 36500),
        "D",
        "days for which results of daily deals are kept and past ones can be played; 0: for ever",
        "每日一局的成績保留多少天，過去的牌局可補打多少天；0 為永久",
    )
    bin_days: float = _setting(
        30.0,
        k.number(0, 36500),
        "D",
        "days for which a guest can take back the deletion of everything; then their name leaves all hands. 0: none",
        "客人刪去自己的一切後，多少天內可以取回，其後名字從所有牌局消失；0 為立刻",
    )
    log_level: str = _setting(
        "info",
        k.one_of("debug", "info", "warning", "error"),
        "LEVEL",
        "debug, info, warning or error",
        "debug、info、warning 或 error",
    )
    log_format: str = _setting(
        "text", k.one_of("text", "json"), "FORMAT", "text, or json: one object per line", "text，或 json：一行一個物件"
    )
    metrics: str = _setting(
        "local",
        k.one_of("off", "local", "on"),
        "off|local|on",
        "who may read /metrics: no one, only requests from this machine through no proxy, or everyone",
        "誰可讀 /metrics：沒人、只限本機且未經代理的請求、或任何人",
    )
    metrics_token: str = _setting(
        "",
        k.text,
        "SECRET",
        "clients that send Authorization: Bearer SECRET may read /metrics from anywhere",
        "以 Authorization: Bearer 送來此密語者，何處皆可讀 /metrics",
    )
    stop_seconds: float = _setting(
        10.0,
        k.number(1, 600),
        "S",
        "seconds that a stop may take to finish writes and tell clients to reconnect",
        "停止可用多少秒：存完正在存的，並請客戶端稍後重連",
    )
    pace: float = _setting(
        1.0,
        k.number(0, 10),
        "X",
        "pace of bots, dice and secrecy windows: 1 for people, 0.2 five times as fast, 0 without waits; "
        "below 1 the windows that keep secrets are shorter",
        "電腦、骰子、靜默時段的快慢：1 供人玩，0.2 快五倍，0 不等；小於 1 時守密的時間較短",
    )

    def __post_init__(self) -> None:
        if self.workers > 1 and not self.database.startswith("postgresql"):
            raise BadSetting("several workers need PostgreSQL: give --database postgresql+asyncpg://…")

    def environment(self) -> dict[str, str]:
        """Return the settings as variables, for worker processes."""
        return {row.variable: k.written(getattr(self, row.name)) for row in self.rows}

    @property
    def cookie_path(self) -> str:
        return self.base_path or "/"

    @property
    def address(self) -> str:
        """The address at which a browser on this machine reaches the server."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return self.socket or f"http://{name}:{self.port}{self.base_path}/".removesuffix("/")


Settings.rows = tuple(Setting(one.name, *one.metadata["row"]) for one in fields(Settings))


def from_environment(environment: Mapping[str, str] | None = None, **given: str | None) -> Settings:
    """Read settings from variables and the flags in `given`, which take precedence. Raises BadSetting.

    An empty variable counts as unset.
    """
    found = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for row in Settings.rows:
        flag = given.get(row.name)
        if flag is not None:
            values[row.name] = row.parse(flag, row.flag)
        elif name := next((name for name in (row.variable, row.also) if name and found.get(name)), None):
            values[row.name] = row.parse(found[name], name)
    return Settings(**values)


def table(chinese: bool = False) -> Iterator[str]:
    """Yield the lines of the settings table for the hosting page."""
    yield "| 變數 | 旗標 | 預設 | |" if chinese else "| variable | flag | default | |"
    yield "|---|---|---|---|"
    for row in Settings.rows:
        also = f" `{row.also}`" if row.also else ""
        about = (row.chinese if chinese else row.help).replace("|", "\\|")
        yield f"| `{row.variable}`{also} | `{row.flag}` | {f'`{row.usual}`' if row.usual else '–'} | {about} |"
