"""The values that a system's options take, told apart as people tell them apart."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

from regelwerk.engine.state_values import field_names


def accepted(options: type[Any]) -> dict[str, tuple[Any, ...]]:
    """Every field of a system's options with all the values that its type allows."""
    hints = get_type_hints(options)
    return {name: _values(hints[name]) for name in field_names(options)}


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return False, True
    assert get_origin(hint) is Literal, hint
    return get_args(hint)


def exactly(values: tuple[Any, ...]) -> set[tuple[type, Any]]:
    """True and 1 are different values of an option."""
    return {(type(value), value) for value in values}
