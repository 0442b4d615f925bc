"""Terminals without Unicode: characters that they lack are replaced by similar ones."""

from __future__ import annotations

import codecs
import unicodedata
from io import TextIOWrapper
from typing import Any

WRITTEN = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "„": '"', "“": '"', "”": '"',
    "‚": "'", "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "…": "...", "·": ".", "×": "x", "Ø": "~", "°": "deg",
    "→": ">", "↗": ">", "↑": "^", "↖": "<", "←": "<", "↙": "v", "↓": "v", "↘": "v", "▶": ">", "◆": "*", "▢": "[]",
    "█": "#", "▒": "=", "░": ":", "▏": ".", "▎": ".", "▍": ":", "▌": ":", "▋": "=", "▊": "=", "▉": "#", "─": "-",
}  # fmt: skip
"""Characters of maps are replaced by exactly one."""
HANDLER = "regelwerk.plain"


def _written_out(error: UnicodeError) -> tuple[str, int]:
    """A codec error handler: our replacement, the letter without its accent, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_spelled(character) for character in missing), error.end


def _spelled(character: str) -> str:
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return WRITTEN.get(character) or bare or "?"


def spell_missing_characters(*streams: Any) -> None:
    """Let streams without Unicode replace characters that they lack instead of failing."""
    codecs.register_error(HANDLER, _written_out)
    for stream in streams:
        if isinstance(stream, TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
            stream.reconfigure(errors=HANDLER)
