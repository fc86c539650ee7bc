"""Who plays, and in which order (rules 3)."""

from paiguan.engine.kernel import Options, kernel


@kernel
def bystander(options: Options, dealer: int) -> int:
    """The one of four places that takes no part in play: the dream's, or the empty one when three play."""
    return (dealer + 2) & 3 if options.players == 4 else 3


@kernel
def next_active(options: Options, dealer: int, seat: int) -> int:
    """3: the next seat in turn order that plays."""
    following = (seat + 1) & 3
    return (following + 1) & 3 if following == bystander(options, dealer) else following
