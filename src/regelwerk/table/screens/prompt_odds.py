"""What the answers of a question would bring, put into words beside them."""

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
    from regelwerk.table.screens.language import Tongue


@dataclass(frozen=True, slots=True)
class Outlook:
    """The odds of the answers by their keys, and what they are worth by the best play where that is known."""

    previews: Mapping[str, Preview] = field(default_factory=dict)
    advice: Advice | None = None

    def __bool__(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self.previews) or self.advice is not None


def with_outlook(tongue: Tongue, names: Names, choice: Choice, outlook: Outlook) -> tuple[Choice, OddsNews]:
    """The question with its odds, its answers where they were, and the news that tells those who have it already."""
    odds = {key: odds_view(tongue, preview) for key, preview in outlook.previews.items()}
    worths = worths_of(tongue, outlook.advice) if outlook.advice is not None else {}
    goal = tongue.say(outlook.advice.goal, names) if outlook.advice is not None else ""
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
