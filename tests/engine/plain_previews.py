"""Previews of a number and nothing else, for tests of what is done with them."""

from __future__ import annotations

from regelwerk.dice import Law
from regelwerk.engine.interpreters.preview import Preview, Prospect


def plain_preview(law: Law[int], message: str, policy: str) -> Preview:
    """A preview of one stake that has no bands and befalls nobody in particular."""
    return Preview((Prospect(law.map(lambda number: (number, ())), message, ()),), policy)
