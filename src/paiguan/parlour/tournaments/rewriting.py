"""A guest who is carried to another identity or forgotten, in the events of a tournament."""

import secrets

import msgspec

from paiguan.parlour.clock import now
from paiguan.parlour.events import FORGOTTEN
from paiguan.parlour.store import Conflict, Store
from paiguan.parlour.store import tournaments as q
from paiguan.parlour.tournaments import events as e
from paiguan.parlour.tournaments.tournament import Tournament, decoded


async def rewritten(store: Store, tournament_id: str, old: str, new: str) -> bool:
    """Replace a guest in a tournament. Return false if somebody wrote to it meanwhile."""
    found = await store.do(q.read, tournament_id, 0)
    if found is None:
        return True
    code, bodies = found
    becomes, name = (new, None) if new else (FORGOTTEN + secrets.token_hex(6), "")
    before = decoded(bodies)
    nameless = before if new else e.without_names(before, old)
    events = [e.with_guest(event, old, becomes, name) for event in nameless]
    changed = {
        seq: msgspec.json.encode(event)
        for seq, (event, was) in enumerate(zip(events, before, strict=True), 1)
        if event is not was
    }
    tournament = Tournament(tournament_id, code)
    added = e.Rewritten(at=now())
    for event in (*events, added):
        tournament.apply(event)
    try:
        await store.do(q.rewrite, tournament, changed, [msgspec.json.encode(added)], old, new)
    except Conflict:
        return False
    return True
