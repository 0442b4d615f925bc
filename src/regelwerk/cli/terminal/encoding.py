"""Terminals that do not know all characters: what they lack is written in letters that they have."""

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
"""On a map one character takes the place of one."""
HANDLER = "regelwerk.plain"


def _written_out(error: UnicodeError) -> tuple[str, int]:
    """What an encoding lacks: a spelling of ours, the letter without its accent, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_spelled(character) for character in missing), error.end


def _spelled(character: str) -> str:
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return WRITTEN.get(character) or bare or "?"


def spell_missing_characters(*streams: Any) -> None:
    """Let streams that are not in Unicode write what they lack in other letters, instead of giving up."""
    codecs.register_error(HANDLER, _written_out)
    for stream in streams:
        if isinstance(stream, TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
            stream.reconfigure(errors=HANDLER)
