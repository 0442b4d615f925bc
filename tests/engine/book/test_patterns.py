"""Messages as functions say to the letter what Fluent says, or leave it to say so."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from regelwerk.engine.book.messages import Phrasebook, _Things, phrasebook
from regelwerk.engine.book.patterns import LeftToFluent
from regelwerk.engine.facts import Fact
from regelwerk.languages import supplied_languages

PACKAGES = ("regelwerk.table", *(f"regelwerk.systems.{name}" for name in ("darkspace", "factions", "heldencodex")),
            "regelwerk.systems.phasesix", "regelwerk.systems.realms")  # fmt: skip
VARIABLE, INNER, WORDING = (
    re.compile(r"\$([a-z0-9-]+)"),
    re.compile(r"\{ *([a-z][a-z0-9-]+)"),
    re.compile(r"\[([a-z_0-9-]+)\]"),
)


def facts_for(source: str, sources: Any, chance: Random) -> dict[str, Any]:
    """Some fact for every variable of a message: numbers, words, lists, and what its wordings ask for."""
    whole = source + "".join(sources.get(inner, "") for inner in INNER.findall(source))
    wordings = WORDING.findall(whole)
    found: dict[str, Any] = {}
    for name in VARIABLE.findall(whole):
        kinds = (
            chance.randrange(-12, 13), 1, chance.choice((999, 1000, -1000, 12345)), "Hagen",
            chance.choice((2.5, 3.0, 0.125, -7.25, 0.1234, 1000.5, 0.0, 1e-7)),
            chance.choice(wordings or ["x"]), _Things("Axt, Dolch", 2), _Things("Axt", 1), _Things("", 0),
        )  # fmt: skip
        found[name] = chance.choice(kinds)
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", supplied_languages())
def test_every_message_reads_as_fluent_says_it(package: str, lang: str) -> None:
    book = phrasebook(lang, package)
    sources, chance, said = book._bundle._messages.sources, Random(package), Counter[bool]()
    for key, source in sources.items():
        for _ in range(3):
            values = facts_for(source, sources, chance)
            told, errors = book._bundle.fluent.format_pattern(book._bundle.fluent.get_message(key).value, values)
            try:
                assert book._patterns.say(key, values) == told and not errors, (key, values)
                said[True] += 1
            except LeftToFluent:
                said[False] += 1
    assert said[True] > 2 * said[False], "most of it is said here"


def test_messages_that_were_parsed_beforehand_read_the_same() -> None:
    facts: dict[str, Fact] = {"round": 3, "who": "Leyla"}
    plain, prepared = (Phrasebook("de", ("regelwerk.systems.phasesix",)) for _ in range(2))
    prepared.prepare()
    assert prepared._patterns._made.keys() == prepared.keys()
    assert prepared.text("ps-place-round", facts) == plain.text("ps-place-round", facts)


def test_what_is_missing_is_left_to_fluent() -> None:
    book = phrasebook("de", "regelwerk.systems.phasesix")
    with pytest.raises(LeftToFluent):
        book._patterns.say("ps-place-round", {"round": 3})
    assert book._patterns.say("ps-place-round", {"round": 3, "who": "Leyla"}) == book.text(
        "ps-place-round", {"round": 3, "who": "Leyla"}
    )
