"""The odds of the answers to a question, added to its view when they are known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from regelwerk.table.screens.questions import odds_view, worths_of
from regelwerk.table.wire.live import OddsNews
from regelwerk.table.wire.questions import Choice

if TYPE_CHECKING:
    from regelwerk.engine.advice import Advice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.interpreters.preview import Preview
    from regelwerk.table.screens.language import Language


@dataclass(frozen=True, slots=True)
class PromptOdds:
    """Previews by answer key, and the worth of each answer under best play where that is known."""

    previews: Mapping[str, Preview] = field(default_factory=dict)
    advice: Advice | None = None

    def __bool__(self) -> bool:
        """Whether anything is known."""
        return bool(self.previews) or self.advice is not None


def with_odds(language: Language, names: Names, choice: Choice, known: PromptOdds) -> tuple[Choice, OddsNews]:
    """The question with its odds, its answers in the same order, and the update for screens that already show it."""
    odds = {key: odds_view(language, names, preview) for key, preview in known.previews.items()}
    worths = worths_of(language, known.advice) if known.advice is not None else {}
    goal = language.say(known.advice.goal, names) if known.advice is not None else ""
    offers = [
        offer.model_copy(
            update={
                "odds": odds.get(offer.key),
                "worth": worths[offer.key].share if offer.key in worths else None,
                "worth_text": worths[offer.key].text if offer.key in worths else "",
            }
        )
        for offer in choice.offers
    ]
    full = choice.model_copy(update={"offers": offers, "odds_pending": False, "goal": goal})
    news = OddsNews(prompt=choice.id, odds=odds, worths=worths, goal=goal)
    return full, news
