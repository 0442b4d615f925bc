"""What a language does with numbers and lists, as the Unicode locale data say: Babel has them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from regelwerk.engine.parsed_files import kept_json
from regelwerk.languages import chain
from regelwerk.version import VERSION

PLURALS = 200
"""Numbers in sentences are seldom larger."""


class Locale(NamedTuple):
    """The signs of a language."""

    point: str
    """What stands before decimal places."""
    comma: str
    """What stands between things of a list, with its blanks."""
    plurals: Sequence[str]
    """Which plural the whole numbers from 0 on take."""

    def listed(self, things: Iterable[str]) -> str:
        """Several things, one after the other."""
        return self.comma.join(things)

    def number(self, value: float, digits: int) -> str:
        """A number with a fixed count of decimal places."""
        return f"{value:.{digits}f}".replace(".", self.point).replace("-", "−")


@cache
def locale(lang: str) -> Locale:
    """The signs of a language. They are kept in the cache folder: to load Babel takes longer than many a command."""
    return Locale(**kept_json(f"locale {VERSION} {Locale._fields} {lang}", lambda: _found(lang)))


def _found(lang: str) -> dict[str, Any]:
    from babel.core import Locale as Babel
    from babel.core import UnknownLocaleError

    for code in chain(lang):
        try:
            known = Babel.parse(code, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
        symbols = known.number_symbols
        signs = symbols.get("latn", symbols)  # older versions of Babel know one way to write numbers
        between = known.list_patterns["standard"]["middle"].removeprefix("{0}").removesuffix("{1}")
        plurals = [known.plural_form(number) for number in range(PLURALS)]
        return {"point": signs["decimal"], "comma": between, "plurals": plurals}
    raise LookupError(f"the default language has no locale: {lang}")
