"""The language of a run of the command line, which may stand anywhere among the arguments."""

from __future__ import annotations

import os

from regelwerk.languages import DEFAULT_LANGUAGE


def language(args: list[str]) -> tuple[str, list[str]]:
    """The requested language, wherever it is given, and the other arguments."""
    lang = os.environ.get("REGELWERK_LANG") or DEFAULT_LANGUAGE
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.partition("=")[2]
        else:
            rest.append(word)
    return lang, rest
