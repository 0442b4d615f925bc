"""What is wrong with a dice notation, where, and how to say so."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

Language = Literal["de", "en"]

_SENTENCES: dict[str, dict[Language, str]] = {
    "too_long": {
        "de": "Der Wurf ist zu lang: höchstens {limit} Zeichen.",
        "en": "The throw is too long: at most {limit} characters.",
    },
    "unexpected": {
        "de": "„{found}“ passt hier nicht. Ein Wurf sieht aus wie 3W6+2, 4W10h2 oder 6W6!≥5.",
        "en": "“{found}” does not fit here. A throw looks like 3d6+2, 4d10kh2 or 6d6!≥5.",
    },
    "unexpected_end": {
        "de": "Hier fehlt noch etwas. Ein Wurf sieht aus wie 3W6+2, 4W10h2 oder 6W6!≥5.",
        "en": "Something is missing here. A throw looks like 3d6+2, 4d10kh2 or 6d6!≥5.",
    },
    "number_too_big": {
        "de": "Diese Zahl ist zu groß: höchstens {limit}.",
        "en": "This number is too big: at most {limit}.",
    },
    "too_many_dice": {
        "de": "Das sind zu viele Würfel: höchstens {limit}.",
        "en": "These are too many dice: at most {limit}.",
    },
    "too_many_sides": {
        "de": "So viele Seiten hat kein Würfel: höchstens {limit}.",
        "en": "No die has that many sides: at most {limit}.",
    },
    "too_few_sides": {
        "de": "Der Würfel braucht mindestens {limit} Seiten.",
        "en": "The die needs at least {limit} sides.",
    },
    "no_dice": {
        "de": "Hier fehlen die Würfel.",
        "en": "There are no dice here.",
    },
    "minus_dice": {
        "de": "Würfel kannst du hier nur dazuzählen, nicht abziehen.",
        "en": "Dice can only be added here, not taken away.",
    },
    "keep_too_many": {
        "de": "Du kannst nicht mehr Würfel behalten, als du wirfst ({limit}).",
        "en": "You cannot keep more dice than you throw ({limit}).",
    },
    "one_kind_only": {
        "de": "Mit „!“, mit behaltenen Würfeln und mit „≥“ geht nur eine Sorte Würfel.",
        "en": "Exploding dice, kept dice and “≥” work with one kind of dice only.",
    },
    "keep_exploding": {
        "de": "Explodierende Würfel auswählen geht nicht: entweder „!“ oder „h“ und „n“.",
        "en": "Exploding dice cannot be selected: either “!” or “kh” and “kl”.",
    },
    "plain_pool_only": {
        "de": "Vor „≥“ stehen nur die Würfel, ohne Zuschlag und ohne Auswahl.",
        "en": "Only the dice stand before “≥”, without a bonus and without a selection.",
    },
    "one_plain_die_only": {
        "de": "Unterwürfeln geht mit genau einem einfachen Würfel, etwa W20≤12.",
        "en": "Rolling under takes exactly one plain die, such as d20≤12.",
    },
    "too_costly": {
        "de": "Dieser Wurf hat zu viele mögliche Ergebnisse, um sie genau auszurechnen. Nimm weniger Würfel.",
        "en": "This throw has too many possible results to work them out exactly. Take fewer dice.",
    },
}

CODES = frozenset(_SENTENCES)


def printable(text: str) -> str:
    """The text with a space for everything that would break the line."""
    return "".join(c if c.isprintable() else " " for c in text)


class NotationError(ValueError):
    """A dice notation that cannot be used; `position` counts characters from 0."""

    def __init__(self, code: str, position: int, *, text: str, **facts: object) -> None:
        super().__init__(code, position)
        self.code = code
        self.position = position
        self.text = text
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.code, self.position, text=self.text, **self.facts), ()

    def sentence(self, language: Language = "de") -> str:
        """What is wrong, for the person who typed it."""
        return _SENTENCES[self.code][language].format(**self.facts)

    def __str__(self) -> str:
        return f"{printable(self.text)}\n{' ' * self.position}^\n{self.sentence()}"
