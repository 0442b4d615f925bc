"""The languages of a table."""

from __future__ import annotations

from regelwerk.table.wire.base import Wire


class LanguageInfo(Wire):
    """A language: its code, what it calls itself, and whether the server has words of the browser client for it."""

    code: str
    name: str
    words: bool
