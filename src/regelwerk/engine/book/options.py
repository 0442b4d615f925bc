"""Options: how a table settles what the rulebook leaves open. A system's options are one value."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

from regelwerk.engine.book.rulebook import Catalogue
from regelwerk.engine.state_values import field_names

O = TypeVar("O")  # noqa: E741  the options class of a system


class OptionError(ValueError):
    """An option is unknown, or has an unknown value."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v!r}" for k, v in facts.items()))


def _unknown(name: str, catalogue: Catalogue) -> OptionError:
    """Names the options that look like it; only if there are none, all of them."""
    from regelwerk.engine.content.errors import nearest

    near = nearest(name, catalogue.options)
    if near:
        return OptionError("option-unknown-near", option=name, near=", ".join(near))
    return OptionError("option-unknown", option=name, known=", ".join(sorted(catalogue.options)))


def make_options(kind: type[O], given: Mapping[str, Any], catalogue: Catalogue) -> O:
    """Options with the given deviations from the defaults, checked against the catalogue."""
    known = field_names(kind)
    for name, value in given.items():
        text = catalogue.options.get(name)
        if text is None:
            raise _unknown(name, catalogue)
        if not any(value == v and type(value) is type(v) for v in text.values):
            raise OptionError("option-value", option=name, value=str(value), values=", ".join(map(spell, text.values)))
    return kind(**{name: value for name, value in given.items() if name in known})


def spell(value: Any) -> str:
    """An option's value as it is written in TOML."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_option(text: str) -> tuple[str, Any]:
    """Read `name=value` from a command line, with true, false and whole numbers as such."""
    name, found, raw = text.partition("=")
    if not found:
        raise OptionError("option-form", option=text)
    value: Any = {"true": True, "false": False}.get(raw.strip().lower())
    if value is None:
        value = int(raw) if re.fullmatch(r"-?[0-9]{1,18}", raw.strip()) else raw.strip()
    return name.strip().replace("-", "_"), value
