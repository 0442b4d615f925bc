"""Answers as people want to see them: in which order, what belongs together, which odds say something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.engine.facts import Ref

if TYPE_CHECKING:
    from fractions import Fraction

    from regelwerk.engine.advice import Advice
    from regelwerk.engine.answers import Answer, Refusal
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.interpreters.preview import Preview

REMEMBERED = 4_000
FEW = 9
"""How many answers get a line each, even if nothing is at stake in them."""


class Arranged(NamedTuple):
    """One answer in its place, with what is known about it."""

    answer: Answer[Any]
    preview: Preview | None = None
    worth: Fraction | None = None
    """What it is worth by the best play, where somebody knows that."""


@lru_cache(maxsize=REMEMBERED)
def kind_and_subject(key: str) -> tuple[str, str]:
    """What sort of answer has this key: its first part. And what one with many parts is about: the first two of them,
    as in `instruct:bettler:gather`.
    """
    kind, _, rest = key.partition(":")
    subject, more, _ = rest.partition(":")
    return kind, f"{kind}:{subject}" if more else ""


def kind_of(answer: Answer[Any]) -> str:
    return kind_and_subject(answer.key)[0]


def subject_of(answer: Answer[Any]) -> str:
    return kind_and_subject(answer.key)[1]


def are_numbered(answers: Sequence[Answer[Any]]) -> bool:
    """Whether numbers are among the answers: then they stand in their own order, under their own numbers."""
    return any(answer.key.isdigit() for answer in answers)


def in_order(answers: Sequence[Answer[Any]], default: str) -> list[Answer[Any]]:
    """Answers as they are listed, and as the keys 1 to 9 give them: by kind, within it by whom they are about.

    Kinds stand in the order of the rules; a default that is one of a kind (`end_turn`, `none`) comes last. Odds have no
    say in this: a number typed by habit means the same answer whether or not the odds have arrived.
    """
    if are_numbered(answers):
        return list(answers)
    if len(answers) < 2:
        return list(answers)
    told = [kind_and_subject(answer.key) for answer in answers]
    kinds = [kind for kind, _ in told]
    order = {kind: place for place, kind in enumerate(dict.fromkeys(kinds))}
    subjects = {subject: place for place, subject in enumerate(dict.fromkeys([subject for _, subject in told]))}
    places = [
        (answer.key == default and kinds.count(kind) == 1, order[kind], subjects[subject], place)
        for place, (answer, (kind, subject)) in enumerate(zip(answers, told, strict=True))
    ]
    return [answers[place] for *_, place in sorted(places)]


def arranged(answers: Sequence[Answer[Any]], default: str, previews: Mapping[str, Preview]) -> list[Arranged]:
    """The answers in their order, with their odds.

    If the default has odds too, something is at stake already: then in a long list only those answers show odds that
    change them.
    """
    shown = dict(previews)
    if default in previews and len(answers) > FEW and not are_numbered(answers):
        same = previews[default]
        shown = {key: preview for key, preview in previews.items() if key == default or preview != same}
    return [Arranged(answer, shown.get(answer.key)) for answer in in_order(answers, default)]


def by_advice(answers: Sequence[Answer[Any]], default: str, advice: Advice) -> list[Arranged]:
    """The answers in their order, with what they are worth as far as anybody has looked at them."""
    worths = dict(advice.worths)
    return [Arranged(answer, worth=worths.get(answer.key)) for answer in in_order(answers, default)]


def comparable(found: dict[str, Preview], default: str) -> dict[str, Preview]:
    """The previews that say something beside each other.

    Where nothing can come of any answer, nothing is at stake. And what is measured otherwise than by all the others
    says nothing about the default, which shows what happens if nothing is done.
    """
    others = {preview.measure for key, preview in found.items() if key != default}
    if default in found and others and found[default].measure not in others:
        found = {key: preview for key, preview in found.items() if key != default}
    matters = any(any(prospect.chances) for preview in found.values() for prospect in preview.prospects)
    return found if matters else {}


def names_who(prompt: Choose[Any]) -> bool:
    """Whether a question itself names whom it is put to; one about nobody has nobody to name."""
    return not prompt.who or Ref(prompt.who) in (fact for _, fact in prompt.question.facts)


def alike(refusals: Sequence[Refusal]) -> list[tuple[Refusal, int]]:
    """One example of each reason why something is not possible, and how many others are like it."""
    found: dict[tuple[str, str], list[Refusal]] = {}
    for refusal in refusals:
        found.setdefault((refusal.reason.key, refusal.rule_id), []).append(refusal)
    return [(first, len(others)) for first, *others in found.values()]
