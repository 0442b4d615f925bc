"""What the terminal says on request: what the scene is about, and what the answers of a question mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from regelwerk.engine.book.explanations import Explanation, Explanations, words_about
from regelwerk.engine.screen.aims import aim_lines

if TYPE_CHECKING:
    from regelwerk.cli.terminal.prompts import Offer
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.system import System

FEW = 4
"""So many numbers of answers with the same explanation are named."""


def told_aims(voice: Voice, system: System, view: Any, names: Names) -> list[str]:
    """What each side wants and when the scene ends, as this view knows it."""
    aims = system.aims(view)
    lines = [] if aims is None else aim_lines(aims, voice, names)
    return [f"{voice.text('cli-play-aim')} {line}" if not place else f"  {line}" for place, line in enumerate(lines)]


def explained_lines(voice: Voice, system: System, prompt: Choose[Any], offers: Sequence[Offer]) -> Iterator[Text]:
    """A line for each kind of answer, with the numbers that it explains, and one for each word that comes up."""
    explanations = Explanations(system, voice.lang)
    lines, of = explanations.of_prompt(prompt)
    numbers: dict[int, list[str]] = {}
    for offer in offers:
        if offer.answer.key in of:
            numbers.setdefault(of[offer.answer.key], []).append(offer.number)
    for place, some in sorted(numbers.items(), key=lambda one: offers_place(offers, one[1][0])):
        shown = ", ".join(some[:FEW]) + (" …" if len(some) > FEW else "")
        yield _line(f"{shown:>4}  ", lines[place])
    for word in explanations.of_words(words_about(prompt)):
        if word._replace(name="") not in lines:
            yield _line(f"      {word.name}: ", word)


def offers_place(offers: Sequence[Offer], number: str) -> int:
    """Where an answer stands in the list."""
    return next(place for place, offer in enumerate(offers) if offer.number == number)


def _line(before: str, one: Explanation) -> Text:
    return Text.assemble((before, "bold"), one.text, (f" {one.rule_id}", "dim"))
