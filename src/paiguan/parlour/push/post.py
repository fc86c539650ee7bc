"""Takes a message to a push service. Its address is what a browser said, so any guest may have made it up.

Only public addresses over TLS are asked, at the address that was checked and no other; nothing is followed, and of the answer only the
status is read. What a private network answers can therefore not be found out, and a slow or endless answer costs ten seconds.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0  # for a whole delivery
LONGEST = 1000  # characters of an endpoint
LINE = 1024  # bytes of a status line
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class BadEndpoint(Exception):
    """An address that no push service has."""


def checked(endpoint: str, local: bool) -> SplitResult:
    """Return the parts of an endpoint. With `local` it may be on this machine and without TLS, for tests. Raises BadEndpoint."""
    try:
        place = urlsplit(endpoint)
        port, host = place.port, place.hostname or ""
    except ValueError:
        raise BadEndpoint from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
    if not plain or not host or place.username is not None or place.fragment:
        raise BadEndpoint
    if local and place.scheme in ("http", "https"):
        return place
    if place.scheme != "https" or port not in (None, 443):
        raise BadEndpoint
    with suppress(ValueError):  # a name is looked up when something is sent
        if not is_public(host):
            raise BadEndpoint
    return place


def is_public(address: str) -> bool:
    """Return whether an IP address is one of the internet, also by the IPv4 address that may stand in it. Raises ValueError."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip.ipv4_mapped or ip.sixtofour or ip.teredo or ip.scope_id:
            return False
    return ip.is_global and not ip.is_multicast


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, local: bool = False) -> int:
    """Return the status with which the service answers. Raises BadEndpoint, OSError or TimeoutError."""
    place = checked(endpoint, local)
    async with asyncio.timeout(SECONDS):
        return await _post(place, headers, body, local)


async def _post(place: SplitResult, headers: Mapping[str, str], body: bytes, local: bool) -> int:
    host, port = place.hostname or "", place.port or (443 if place.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not local and not all(map(is_public, addresses)):
        raise BadEndpoint
    tls = ssl.create_default_context() if place.scheme == "https" else None
    # The address that was checked: asked again, the name may lead elsewhere.
    reader, writer = await asyncio.open_connection(
        addresses[0], port, ssl=tls, server_hostname=host if tls else None, limit=LINE
    )
    try:
        target = (place.path or "/") + (f"?{place.query}" if place.query else "")
        told = {"Host": place.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        await writer.drain()
        return _status(await reader.readuntil(b"\n"))
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise OSError("no answer of HTTP") from error
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    parts = line.split()
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or not parts[1].isdigit():
        raise OSError("no answer of HTTP")
    return int(parts[1])
