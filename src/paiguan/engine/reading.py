"""Reading a deal from a record: the checks that all games make alike, each with its refusal."""

from collections.abc import Iterable, Mapping, Sequence

from paiguan.engine.contract import Json, RefusalError, is_whole
from paiguan.engine.moves import counted


def dealer_in(record: Mapping[str, Json], seats: int) -> int:
    """The dealer of a record; seat 0 if it names none."""
    dealer: Json = record.get("dealer", 0)
    if not is_whole(dealer) or not 0 <= dealer < seats:
        raise RefusalError("dealer_invalid", value=dealer)
    return int(dealer)


def hands_in(record: Mapping[str, Json], seats: int) -> list[Json]:
    """The deal of a record, a hand a seat; the hands themselves are not read."""
    deal: Json = record.get("deal")
    if deal is None:
        raise RefusalError("deal_missing")
    if not isinstance(deal, list):
        raise RefusalError("malformed", field="deal")
    if len(deal) != seats:
        raise RefusalError("deal_seats", need=seats, count=len(deal))
    return deal


def strings_in(value: Json, field: str) -> list[str]:
    """A list of strings, which may be pieces."""
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise RefusalError("malformed", field=field)
    return value


def check_all_there(dealt: Sequence[str], pieces: Iterable[tuple[str, int]]) -> None:
    """Refuse a deal that has not each of the pieces as often as the set, given with the number of copies."""
    counts = counted(dealt)
    for piece, copies in pieces:
        if counts.get(piece, 0) != copies:
            raise RefusalError("deal_pieces", piece=piece, count=counts.get(piece, 0), copies=copies)
