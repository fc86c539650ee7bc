"""Fluent messages, compiled to Python functions once and called many times.

Mozilla's `fluent.syntax` parses the files; each message becomes a function from the parameters of a sentence to its text. The
page uses the same syntax. A message is named SECTION-KEY after its place in the terms; a second text of the same entry is an
attribute:

    verbs-discard =
        .log = { $player } discarded { $pieces }
    refusals-already_led = { YOU($player) ->
            [you] You have
           *[other] { $player } has
        } led; beat or discard { $count }.

Functions of our own, each of which takes one parameter:

    YOU($player)         for a selector: `you` if the reader is meant, else `other`
    WHOSE($player)       your, or Ann's
    LOSS($gain)          for a selector: `loss` if the number is below zero, else `other`
    AMOUNT($gain)        the number without its sign
    LIST($numbers, by: "-")   the values joined by another separator than the language's comma

A number in a selector is matched by its value, then by its plural category.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from fluent.syntax import FluentParser, ast

__all__ = ["Filling", "Messages", "Pattern", "parameters_of", "read"]


class Filling(Protocol):
    """What a pattern is filled with: the parameters of one sentence, for one reader."""

    def shown(self, param: str, by: str | None = None) -> str:
        """A parameter as people read it; the values of a list are joined with `by`."""

    def whose(self, param: str) -> str:
        """The possessive of a player."""

    def chosen(self, param: str) -> object:
        """A parameter as a selector sees it."""

    def is_reader(self, param: str) -> bool:
        """Whether a player is the reader."""


Pattern: TypeAlias = Callable[[Filling], str]
Messages: TypeAlias = Mapping[tuple[str, str], Pattern]  # by identifier and attribute, which is "" for the value


class BadMessage(ValueError):
    """A file of messages that cannot be parsed, or that uses an unknown function."""


def read(text: str, name: str = "") -> Messages:
    """Compile every message of a file. Raises BadMessage, which says where."""
    compiled: dict[tuple[str, str], Pattern] = {}
    for place, pattern in patterns(text, name):
        if place in compiled:
            raise BadMessage(f"{name}: {'.'.join(filter(None, place))} is there twice.")
        try:
            compiled[place] = _compiled(pattern)
        except BadMessage as error:
            raise BadMessage(f"{name}: {'.'.join(filter(None, place))}: {error}") from None
    return compiled


def patterns(text: str, name: str = "") -> Iterator[tuple[tuple[str, str], ast.Pattern]]:
    """The messages of a file and their attributes, read but not compiled."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise BadMessage(f"{name}: cannot be read: {(entry.content or '').strip().splitlines()[0]}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield (entry.id.name, ""), entry.value
            for attribute in entry.attributes:
                yield (entry.id.name, attribute.id.name), attribute.value
        elif isinstance(entry, ast.Term):
            raise BadMessage(f"{name}: -{entry.id.name}: names are in the JSON file; there are no Fluent terms.")


def parameters_of(node: Any) -> set[str]:
    """The parameters that a pattern uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inner = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return set().union(*(parameters_of(one) for one in inner))


def _compiled(pattern: ast.Pattern) -> Pattern:
    parts = [_element(element) for element in pattern.elements]
    texts = [part for part in parts if isinstance(part, str)]
    if len(texts) == len(parts):
        whole = "".join(texts)
        return lambda filling: whole
    if len(parts) == 1:
        return _function(parts[0])
    functions = [_function(part) for part in parts]
    return lambda filling: "".join([function(filling) for function in functions])


def _function(part: str | Pattern) -> Pattern:
    return part if not isinstance(part, str) else lambda filling: part


def _element(element: ast.TextElement | ast.Placeable) -> str | Pattern:
    return element.value if isinstance(element, ast.TextElement) else _expression(element.expression)


def _expression(node: Any) -> str | Pattern:
    match node:
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.NumberLiteral():
            return node.value
        case ast.VariableReference():
            param = node.id.name
            return lambda filling: filling.shown(param)
        case ast.FunctionReference():
            return _called(node)
        case ast.SelectExpression():
            return _select(node)
        case ast.Placeable():
            return _expression(node.expression)
    raise BadMessage("only parameters, texts, selectors and functions may stand in braces")


def _argument(node: ast.FunctionReference) -> str:
    match node.arguments.positional:
        case [ast.VariableReference() as one]:
            return one.id.name
    raise BadMessage(f"{node.id.name} takes one parameter")


def _called(node: ast.FunctionReference) -> Pattern:
    param = _argument(node)
    match node.id.name, node.arguments.named:
        case "WHOSE", []:
            return lambda filling: filling.whose(param)
        case "AMOUNT", []:
            return lambda filling: filling.shown(param).removeprefix("−")
        case "LIST", [ast.NamedArgument(name=ast.Identifier(name="by"), value=ast.StringLiteral() as comma)]:
            by = comma.parse()["value"]
            return lambda filling: filling.shown(param, by)
    raise BadMessage(f"there is no function {node.id.name} with such arguments")


def _select(node: ast.SelectExpression) -> Pattern:
    variants = {_key(variant.key): _compiled(variant.value) for variant in node.variants}
    default = next(_compiled(variant.value) for variant in node.variants if variant.default)
    match node.selector:
        case ast.VariableReference() as variable:
            param = variable.id.name
            return lambda filling: _matching(variants, filling.chosen(param), default)(filling)
        case ast.FunctionReference(id=ast.Identifier(name="YOU")) as function:
            seat, yours = _argument(function), variants.get("you", default)
            return lambda filling: (yours if filling.is_reader(seat) else default)(filling)
        case ast.FunctionReference(id=ast.Identifier(name="LOSS")) as function:
            number, lost = _argument(function), variants.get("loss", default)
            return lambda filling: (lost if _is_loss(filling.chosen(number)) else default)(filling)
    raise BadMessage("a selector is a parameter, or YOU or LOSS of one")


def _is_loss(value: object) -> bool:
    return isinstance(value, int | float) and value < 0


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _matching(variants: Mapping[str, Pattern], value: object, default: Pattern) -> Pattern:
    """Select by the value itself, then by plural category: English has `one` and `other`, Chinese has no variants for
    numbers."""
    found = variants.get(str(value))
    if found is None and value == 1:
        found = variants.get("one")
    return found or default
