"""Codes that people read out and type: of tables, and of an identity for another device."""

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without characters that look alike


def new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def as_typed(code: str) -> str:
    """Return a code as it was given out, however it was typed."""
    return "".join(filter(str.isalnum, code)).upper()


def new_id() -> str:
    """Return an id for a table that cannot be guessed."""
    return secrets.token_urlsafe(8).replace("-", "a").replace("_", "b")
