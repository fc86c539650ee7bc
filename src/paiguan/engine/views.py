"""The views of a deal: what each viewer may see, made from their concealed state, and kept while nothing changes for them."""

from typing import TYPE_CHECKING

from paiguan.engine.contract import Json, View
from paiguan.engine.kernel import State, States
from paiguan.engine.moves import grouped
from paiguan.engine.state import NOBODY, blank

if TYPE_CHECKING:
    from paiguan.engine.game import Game


class Views:
    """Makes the views of one deal. A viewer is a seat, or NOBODY for a spectator."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._words: dict[int | None, tuple[bytes, tuple[Json, ...]]] = {}  # of the log, by viewer
        # The last view of each viewer, and the concealed state that it was made from: most moves of a hand that are hidden
        # from a viewer leave both as they are.
        self._made: dict[int, tuple[bytes, View]] = {}

    def copy(self) -> "Views":
        """Views of a copy of the deal, which goes on from here."""
        copied = Views(self._game)
        copied._words, copied._made = dict(self._words), dict(self._made)
        return copied

    def concealed(self, states: States, viewer: int) -> States:
        """The states without anything that a viewer may not know."""
        concealed = blank(self._game.rules.STATE)
        self._game.loops.concealed(states, self._game.option_array, viewer, concealed)
        return concealed

    def made(self, states: States, viewer: int) -> View:
        """What a viewer may see of these states, as a typed struct."""
        game, concealed = self._game, self.concealed(states, viewer)
        known = concealed.tobytes()
        if viewer in self._made:
            same, view = self._made[viewer]
            if same == known:
                return view
        plain, seat = game.plain(concealed), None if viewer == NOBODY else viewer
        view = game.interface.view(plain, game.plain_options, seat, self._log(plain, seat))
        self._made[viewer] = known, view
        return view

    def _log(self, concealed: State, seat: int | None) -> tuple[Json, ...]:
        """The log as the view shows it. Entries are cached for the next view, except those that name dealt pieces, since more
        of them may be visible later."""
        interface, options = self._game.interface, self._game.plain_options
        log = concealed.log[: concealed.logged]
        entries = log.tobytes()
        known, words = self._words.get(seat, (b"", ()))
        if not entries.startswith(known):
            known, words = b"", ()
        fresh = grouped(log[len(known) // log.itemsize :].tolist())
        words += tuple([interface.shown(concealed, options, who, codes) for who, codes in fresh])
        lasting = interface.tells_deal is None or not any(interface.tells_deal(codes[0]) for _, codes in fresh)
        if concealed.partial == 0 and lasting:
            self._words[seat] = entries, words
        return words
