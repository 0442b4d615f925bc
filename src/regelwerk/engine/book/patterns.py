"""Messages as functions, for what nearly all of ours consist of: text, facts, choices between wordings, counts.

They say exactly what Fluent's own resolver says, in a tenth of the time. Whatever they do not know for sure is left to
it: large numbers, facts that are missing, functions with other options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

Values = Mapping[str, Any]
Expression = Callable[[Values], Any]
"""Gives a text or a number."""
LARGE = 1000
"""From here on numbers are written in groups of digits, in every language otherwise."""
LONG = 1000
"""Fluent refuses very long facts."""
PLACES = 3
"""Fluent rounds what has more decimal places."""


class LeftToFluent(Exception):
    """Nothing is known for sure about this message with these facts."""


class Patterns:
    """The messages of one bundle as functions, each made when it is first asked for."""

    def __init__(self, bundle: Any, point: str, counted: Callable[[Any], int], signed: Callable[[int], str]) -> None:
        """`point` is the decimal sign; `counted` and `signed` are what COUNT and SIGNED do with a fact."""
        self._point = point
        self._messages: Mapping[str, Any] = bundle._messages
        self._plural: Callable[[int], str] = cache(bundle.plural_form)
        self._functions: dict[str, Callable[[Any], Any]] = {"COUNT": counted, "SIGNED": lambda n: signed(_whole(n))}
        self._made: dict[str, Callable[[Values], str]] = {}

    def say(self, key: str, values: Values) -> str:
        """The text of a message; raises `LeftToFluent`."""
        found = self._made.get(key) or self.know(key, lambda: self._messages[key])
        return found(values)

    def know(self, key: str, parsed: Callable[[], Any]) -> Callable[[Values], str]:
        """The function of a message, made of what it was parsed to if it is not known yet."""
        if key not in self._made:
            self._made[key] = self._pattern(parsed().value)
        return self._made[key]

    def _pattern(self, pattern: Any) -> Callable[[Values], str]:
        parts = tuple([self._element(element) for element in pattern.elements])
        if all(isinstance(part, str) for part in parts):
            text = "".join(map(str, parts))
            return lambda _: text
        return lambda values: "".join(
            [part if isinstance(part, str) else self._written(part(values)) for part in parts]
        )

    def _written(self, said: Any) -> str:
        if isinstance(said, str):
            return said
        if not -LARGE < said < LARGE:
            raise LeftToFluent
        if type(said) is int:
            return str(said)
        whole, point, places = repr(said).partition(".")
        if not point or len(places) > PLACES or not said:
            raise LeftToFluent
        return whole if places == "0" else f"{whole}{self._point}{places}"

    def _element(self, element: Any) -> str | Expression:
        return str(element.value) if _kind(element) == "TextElement" else self._expression(element.expression)

    def _expression(self, one: Any) -> Expression:
        match _kind(one):
            case "Placeable":
                return self._expression(one.expression)
            case "StringLiteral":
                text = str(one.parse()["value"])
                return lambda _: text
            case "VariableReference":
                name = str(one.id.name)
                return lambda values: _fact(values, name)
            case "MessageReference" if one.attribute is None and one.id.name in self._messages:
                key = str(one.id.name)
                return lambda values: self.say(key, values)
            case "FunctionReference" if one.id.name in self._functions and not one.arguments.named:
                function, given = self._functions[one.id.name], self._expression(one.arguments.positional[0])
                return lambda values: function(given(values))
            case "FunctionReference" if one.id.name == "NUMBER":
                return self._number(one.arguments)
            case "SelectExpression":
                return self._choice(one)
        return _unknown

    def _number(self, arguments: Any) -> Expression:
        """A number as the number of a round, without groups of digits, or with few decimal places."""
        number = self._expression(arguments.positional[0])
        match [(option.name.name, option.value.value) for option in arguments.named]:
            case [("useGrouping", "0")]:
                return lambda values: str(_whole(number(values)))
            case [("maximumFractionDigits", most)]:
                return lambda values: self._written(_with_places(number(values), int(most)))
        return _unknown

    def _choice(self, one: Any) -> Expression:
        # A number that is written already is no number to choose by.
        is_written = _kind(one.selector) == "FunctionReference" and one.selector.id.name == "NUMBER"
        selector = _unknown if is_written else self._expression(one.selector)
        variants = [(_key(variant.key), self._pattern(variant.value)) for variant in one.variants]
        default = next(self._pattern(variant.value) for variant in one.variants if variant.default)

        def chosen(values: Values) -> str:
            wanted = selector(values)
            return next((said for key, said in variants if self._fits(wanted, key)), default)(values)

        return chosen

    def _fits(self, wanted: Any, key: str | int | None) -> bool:
        if key is None:
            raise LeftToFluent
        if isinstance(wanted, str) is isinstance(key, str):
            return bool(wanted == key)
        return self._category(key) == wanted if isinstance(wanted, str) else self._category(wanted) == key

    def _category(self, number: Any) -> str:
        """Which plural a whole number takes in this language."""
        if type(number) is not int or number < 0:
            raise LeftToFluent
        return self._plural(number)


def _kind(element: Any) -> str:
    return type(element).__name__


def _key(key: Any) -> str | int | None:
    """What a wording stands for: a name, or a whole number; None is left to Fluent."""
    if _kind(key) == "Identifier":
        return str(key.name)
    return int(key.value) if str(key.value).removeprefix("-").isdigit() else None


def _fact(values: Values, name: str) -> Any:
    found = values.get(name)
    if (isinstance(found, str) and len(found) < LONG) or type(found) in (int, float):
        return found
    raise LeftToFluent(name)


def _with_places(number: Any, most: int) -> Any:
    """A number that has no more decimal places than that; to round others is left to Fluent."""
    if type(number) is int or (type(number) is float and len(repr(number).partition(".")[2]) <= most):
        return number
    raise LeftToFluent


def _whole(number: Any) -> int:
    if type(number) is not int:
        raise LeftToFluent
    return number


def _unknown(values: Values) -> Any:
    raise LeftToFluent(values)
