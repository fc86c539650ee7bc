"""The real client behind a proxy. Forwarded addresses are believed only from configured proxies."""

import ipaddress
from collections.abc import Mapping
from typing import Any

from paiguan.parlour.settings import Networks

Scope = Mapping[str, Any]  # of an ASGI connection
SECURE = {"http": "https", "ws": "wss", "https": "https", "wss": "wss"}
PLAIN = {"http": "http", "ws": "ws", "https": "http", "wss": "ws"}
FORWARDED = (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip")


def is_trusted(peer: str | None, trusted: Networks) -> bool:
    """Return whether an address belongs to a configured proxy; None stands for the Unix socket."""
    if peer is None:
        return "unix" in trusted
    try:
        address = ipaddress.ip_address(peer.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(not isinstance(network, str) and address in network for network in trusted)


def peer_of(scope: Scope) -> str | None:
    """Return the address of the other end of the connection, or None for a Unix socket."""
    client = scope.get("client")
    return client[0] if client and client[0] else None


def unwrapped(scope: Scope, trusted: Networks) -> Scope:
    """Return the request as it was made to the outermost trusted proxy: its client, scheme and host."""
    if not is_trusted(peer_of(scope), trusted):
        return scope
    changed = dict(scope)
    if chain := [part.strip() for part in _joined(scope, b"x-forwarded-for").split(",") if part.strip()]:
        # Each proxy appends the address it saw. What the client itself sent comes before that and is not believed.
        seen = next((one for one in reversed(chain) if not is_trusted(_address(one), trusted)), chain[0])
        changed["client"] = (_address(seen), 0)
    proto = _joined(scope, b"x-forwarded-proto").split(",")[-1].strip().lower()
    if proto in ("https", "wss"):
        changed["scheme"] = SECURE[scope["scheme"]]
    elif proto in ("http", "ws"):
        changed["scheme"] = PLAIN[scope["scheme"]]
    if host := _joined(scope, b"x-forwarded-host").split(",")[-1].strip():
        headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
        changed["headers"] = [*headers, (b"host", host.encode("latin-1"))]
    return changed


def is_local(scope: Scope) -> bool:
    """Return whether a request comes directly from this machine: by loopback or Unix socket, and by no proxy."""
    if any(name in FORWARDED for name, _ in scope["headers"]):
        return False
    peer = peer_of(scope)
    try:
        return peer is None or ipaddress.ip_address(peer).is_loopback
    except ValueError:
        return False


def _joined(scope: Scope, name: bytes) -> str:
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)


def _address(text: str) -> str:
    """Return an address as a proxy writes it, without its port."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
