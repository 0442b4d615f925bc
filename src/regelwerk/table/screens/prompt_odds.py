"""The odds of the answers to a question, added to its view when they are known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson

from regelwerk.table.screens.questions import odds_view, worths_of

if TYPE_CHECKING:
    from regelwerk.engine.advice import Advice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.interpreters.preview import Preview
    from regelwerk.table.screens.language import Language

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class PromptOdds:
    """Previews by answer key, and the worth of each answer under best play where that is known."""

    previews: Mapping[str, Preview] = field(default_factory=dict)
    advice: Advice | None = None

    def __bool__(self) -> bool:
        """Whether anything is known."""
        return bool(self.previews) or self.advice is not None


def with_odds(language: Language, names: Names, choice: Json, known: PromptOdds) -> tuple[Json, Json]:
    """The question with its odds, its answers in the same order; and what `OddsNews` tells screens that show it."""
    odds = {
        key: orjson.Fragment(odds_view(language, names, preview).model_dump_json())
        for key, preview in known.previews.items()
    }
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
