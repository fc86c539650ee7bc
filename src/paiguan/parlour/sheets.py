"""Score sheets of hands played with real pieces: what they come to, and what one that is being filled in still lacks."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from paiguan.engine.contract import Json, Refusal, RefusalError, Standing
from paiguan.engine.deal import IllegalMove
from paiguan.engine.game import Game, OptionError
from paiguan.engine.packages import GAMES
from paiguan.engine.sheet import SheetField
from paiguan.engine.terms import SEAT_PARAMETERS, terms
from paiguan.parlour import wire as w
from paiguan.parlour.http.games import SheetChecked, SheetLack, SheetQuestion, SheetWish
from paiguan.parlour.http.refusals import HttpRefusal, denied, not_found
from paiguan.parlour.scene import sheet_account


def reckoned(game: str, data: SheetWish) -> w.Account:
    """What a sheet comes to; raises HttpRefusal."""
    opened, names = opened_for(game, data)
    try:
        return sheet_account(opened, opened.score(data.sheet), names, data.lang)
    except IllegalMove as error:
        raise denied(game, named(error.refusal, data.names), data.lang) from None


def checked(game: str, data: SheetWish) -> SheetChecked:
    """What a sheet asks for now; what it comes to and where the match goes, once it lacks nothing. Raises HttpRefusal."""
    try:
        opened, names = opened_for(game, data)
        standing = standing_in(opened, data.standing)
    except HttpRefusal as refused:
        if refused.status != 422:
            raise
        return SheetChecked(refused=SheetLack(code=refused.code, text=refused.text))
    interface, told = opened.interface, begun(opened, data.sheet, standing)
    questions: Sequence[SheetField] | None = None
    refusal: Refusal | None = None
    account = after = None
    try:
        if interface.sheet_state is not None:
            check_keys(opened, data.sheet)
            questions = interface.sheet_state(opened.options, told)
            told = answered(questions, told)
        if not any(one.lack for one in questions or ()):
            account = sheet_account(opened, opened.score(told), names, data.lang)
            after = next_standing(opened, standing, told)
    except RefusalError as refused:
        refusal = refused.refusal
    except IllegalMove as refused:
        refusal = refused.refusal
    dealer = told.get("dealer", standing.dealer)
    return SheetChecked(
        questions=None if questions is None else tuple(question(game, one, data) for one in questions),
        account=account,
        refused=lack(game, refusal, data),
        standing={**msgspec.to_builtins(standing), "dealer": dealer},
        idle=interface.house.sits_out(opened.plain_options, dealer),
        banker=interface.house.banker(opened.plain_options),
        next=None if after is None else msgspec.to_builtins(after),
    )


def opened_for(game: str, data: SheetWish) -> tuple[Game, Sequence[str]]:
    """The game under the sheet's options, and a name for each seat."""
    if game not in GAMES:
        raise not_found()
    try:
        opened = Game(game, data.options)
    except OptionError as error:
        raise denied(game, Refusal(error.code, error.params), data.lang) from None
    names = data.names or [terms(game).seat(seat, data.lang) for seat in range(opened.seats)]
    if len(names) != opened.seats:
        raise HttpRefusal(422, "names", f"This game has {opened.seats} seats.")
    return opened, names


def standing_in(game: Game, given: Mapping[str, Json] | None) -> Standing:
    """Where the match stands before this hand."""
    first = game.interface.first_standing(game.options)
    try:
        standing: Standing = first if given is None else msgspec.convert(dict(given), type(first))
    except msgspec.ValidationError as error:
        raise HttpRefusal(422, "standing", f"The standing cannot be read: {error}.") from None
    if not 0 <= standing.dealer < game.seats:
        raise HttpRefusal(422, "standing", f"There is no seat {standing.dealer} at this table.")
    return standing


def begun(game: Game, sheet: Mapping[str, Json], standing: Standing) -> dict[str, Json]:
    """The sheet with what the standing tells: the dealer and the like, unless they are entered."""
    known = {key: value for key, value in msgspec.to_builtins(standing).items() if key in game.interface.sheet}
    if sheet.get("dealer", standing.dealer) != standing.dealer:
        known = {}  # another dealer begins anew
    return {**known, **{key: value for key, value in sheet.items() if value is not None}}


def check_keys(game: Game, sheet: Mapping[str, Json]) -> None:
    for key in sheet:
        if key not in game.interface.sheet:
            raise RefusalError("malformed", field=key)


def answered(questions: Sequence[SheetField], sheet: Mapping[str, Json]) -> dict[str, Json]:
    """The entries of the questions that are asked; what was entered for others is left out."""
    told = {one.key: sheet.get(one.key, one.value) for one in questions}
    return {key: value for key, value in told.items() if value is not None}


def next_standing(game: Game, standing: Standing, sheet: Mapping[str, Json]) -> Standing | None:
    """Where the match stands after the hand that a whole sheet tells."""
    if game.interface.final_state is None:
        return None
    state: Any = game.interface.final_state(game.options, sheet)
    dealt = msgspec.structs.replace(standing, dealer=int(state.dealer))
    return game.interface.next_standing(game.options, dealt, state)


# ---- words ----------------------------------------------------------------------------------------------------------


def named(refusal: Refusal, names: Sequence[str]) -> Refusal:
    """The refusal with the players' names in place of their seats."""

    def name(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [name(one) for one in value]
        return names[value] if isinstance(value, int) and 0 <= value < len(names) else value

    params = {key: name(value) if key in (*SEAT_PARAMETERS, "seat") else value for key, value in refusal.params.items()}
    return Refusal(refusal.code, params)


def lack(game: str, refusal: Refusal | None, data: SheetWish) -> SheetLack | None:
    """A refusal in words."""
    if refusal is None:
        return None
    text = terms(game).sentence(refusal.code, named(refusal, data.names).params, data.lang)
    return SheetLack(code=refusal.code, text=text, field=refusal.params.get("field"))


def question(game: str, field: SheetField, data: SheetWish) -> SheetQuestion:
    """A question as it travels."""
    parts = {name: getattr(field, name) for name in SheetQuestion.__struct_fields__ if name != "lack"}
    return SheetQuestion(**parts, lack=lack(game, field.lack, data))
