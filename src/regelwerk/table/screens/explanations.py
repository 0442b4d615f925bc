"""Explanations of a question, for screens that ask for them: nothing of this travels with the question itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regelwerk.engine.book.explanations import Explanation, Explanations, keys_of, words_about
from regelwerk.engine.effects import Choose
from regelwerk.engine.screen.display import Chips
from regelwerk.engine.system import System
from regelwerk.table.wire.commands import ExplainedView, ExplanationView


def explained_view(system: System, lang: str, prompt: Choose[Any], view: Any) -> ExplainedView:
    """What the listed answers mean, and the words in the question, in its costs and on the card of who is asked."""
    explanations = Explanations(system, lang)
    lines, answers = explanations.of_prompt(prompt)
    words = explanations.of_words([*words_about(prompt), *_on_the_card(system, prompt.who, view)])
    return ExplainedView(
        lines=[_line(one) for one in lines],
        answers=answers,
        words=[_line(one) for one in words if one._replace(name="") not in lines],
    )


def _line(one: Explanation) -> ExplanationView:
    return ExplanationView(text=one.text, rule=one.rule_id, name=one.name)


def _on_the_card(system: System, who: str, view: Any) -> Iterator[str]:
    """The words for what somebody has or is in: conditions above all."""
    for card in system.display(view).cards:
        if card.id == who:
            for part in card.parts:
                if isinstance(part, Chips):
                    yield from (key for chip in part.chips for key in keys_of(chip.text))
