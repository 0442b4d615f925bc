"""What the rules derive from an entry while somebody writes it: a number or a few words, with its rule."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.facts import Fact


class Derived(NamedTuple):
    """One derived value. A tally tells its reasons and its rules itself."""

    label: Fact
    """A word, or the name of whatever the value is about."""
    value: Fact
    rule: str = ""
