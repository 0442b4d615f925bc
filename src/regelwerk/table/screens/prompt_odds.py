"""The odds of the answers to a question, added to its view when they are known."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from regelwerk.table.screens.questions import odds_view, worths_of

if TYPE_CHECKING:
    from regelwerk.engine.advice import Advice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.interpreters.preview import Preview
    from regelwerk.table.screens.language import Language

Json = dict[str, Any]


class Wording(NamedTuple):
    """In which languages odds are wanted in words, and what the table calls those whom it has named itself."""

    langs: tuple[str, ...] = ()
    renamed: tuple[tuple[str, str], ...] = ()


UNTOLD = Wording()
"""No words are wanted, only the odds."""


@dataclass(frozen=True, slots=True)
class PromptOdds:
    """Previews by answer key, and the worth of each answer under best play where that is known."""

    previews: Mapping[str, Preview] = field(default_factory=dict)
    advice: Advice | None = None
    told: Mapping[str, Mapping[str, bytes]] = field(default_factory=dict)
    """Views of the odds as JSON by language and answer, as far as whoever worked them out has told them."""
    packed: bytes = b""
    """The previews, not unpacked as long as everybody has the words."""

    def __bool__(self) -> bool:
        """Whether anything is known."""
        return bool(self.previews) or self.advice is not None or bool(self.packed)

    def in_words(self, language: Language, names: Names) -> Mapping[str, bytes]:
        """Views of the odds as JSON, by answer."""
        found = self.told.get(language.lang)
        if found is not None:
            return found
        return told_odds(language, names, pickle.loads(self.packed) if self.packed else self.previews)

    def untold(self) -> PromptOdds:
        """The same for a table where somebody is called otherwise now."""
        return replace(self, told={})


def told_odds(language: Language, names: Names, previews: Mapping[str, Preview]) -> dict[str, bytes]:
    """Views of the odds as JSON, by answer."""
    return {key: odds_view(language, names, one).model_dump_json().encode() for key, one in previews.items()}


def with_odds(language: Language, names: Names, choice: Json, known: PromptOdds) -> tuple[Json, Json]:
    """The question with its odds, its answers in the same order; and what `OddsNews` tells screens that show it."""
    odds = {key: orjson.Fragment(told) for key, told in known.in_words(language, names).items()}
    advice = known.advice
    worths = {} if advice is None else {key: one.model_dump() for key, one in worths_of(language, advice).items()}
    goal = language.say(advice.goal, names) if advice is not None else ""
    nothing = {"share": None, "text": ""}
    offers = []
    for offer in choice["offers"]:
        worth = worths.get(offer["key"], nothing)
        offers.append({**offer, "odds": odds.get(offer["key"]), "worth": worth["share"], "worth_text": worth["text"]})
    full = {**choice, "offers": offers, "odds_pending": False, "goal": goal}
    return full, {"type": "odds", "prompt": choice["id"], "odds": odds, "worths": worths, "goal": goal}
