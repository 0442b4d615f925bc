"""Questions as people see them: answers with costs and odds, refusals with reasons, and throws to type in."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from regelwerk.dice import Law
from regelwerk.dice.description import typed_example
from regelwerk.engine.advice import Advice
from regelwerk.engine.answers import Answer, Answers, Numbers, Refusal
from regelwerk.engine.book.messages import Names
from regelwerk.engine.effects import Choose, Roll
from regelwerk.engine.facts import Phrase
from regelwerk.engine.interpreters.preview import Preview, Prospect
from regelwerk.engine.screen.chances import in_words, shown_prospects
from regelwerk.engine.screen.display import Tray
from regelwerk.engine.screen.offers import FEW, alike, in_order, names_who
from regelwerk.players.hints import Hint, chance_in_words, hint_notes, margin_of
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.windows import counted_fields, offer_fields
from regelwerk.table.wire.commands import Considered, HintAnswer, HintView
from regelwerk.table.wire.live import Worth
from regelwerk.table.wire.numbers import Bar, ChanceView, Odds
from regelwerk.table.wire.questions import Hand

Json = dict[str, Any]
MOST_NUMBERS = 60
"""Most numbers listed one by one."""
MOST_BARS = 24
"""Most bars of a law; the tail beyond them is one bar."""


def choice_view(language: Language, names: Names, prompt: Choose[Any], prompt_id: str) -> Json:
    """A question without odds and advice, which are added later: the fields of a `Choice`.

    No model is made of it on the way out: a model for each offer costs more than its words.
    """
    answers = _worth_listing(prompt.answers)
    default = next((answer for answer in answers if answer.key == prompt.default), None)
    if default is None:
        found = prompt.answers.find(prompt.default)
        default = None if isinstance(found, Refusal) else found
    return {
        "id": prompt_id,
        "seat": prompt.seat,
        "who": prompt.who,
        "asked": prompt.question.key,
        "title": "" if names_who(prompt) else language.seat(prompt.who, names),
        "question": language.say(prompt.question, names),
        "rule": prompt.rule_id,
        "offers": [offer_fields(language, names, answer) for answer in in_order(answers, prompt.default)],
        "refused": [_refused(language, names, first, more) for first, more in alike(prompt.answers.refused())],
        "default": prompt.default,
        "default_label": language.say(default.label, names) if default is not None else prompt.default,
        "finite": prompt.answers.finite,
        "pointing": [
            {"form": way.form, "before": way.before, "label": _maybe(language, names, way.label), "after": way.after}
            for way in prompt.answers.pointing
        ],
        "landings": [
            {"at": one.at, "label": language.say(one.label, names), "key": one.key, "after": one.after}
            for one in language.system.landings(prompt)
        ],
        "numbers": (prompt.answers.low, prompt.answers.high) if isinstance(prompt.answers, Numbers) else None,
        "may_stand": default is not None and not default.cost,
        "goal": "",
        "odds_pending": False,
        "tray": _tray(language.system.tray(prompt)),
        "deadline": None,
        "counted": [],
        "scopes": [],
        "rest": "",
        "then": {},
        "window": [],
        "row": [],
        "silent": [],
        **counted_fields(language, prompt),
    }


def _worth_listing(answers: Answers[Any]) -> Sequence[Answer[Any]]:
    """The answers to list: of very many numbers only the first few, because any of them can be typed."""
    if not isinstance(answers, Numbers) or answers.high - answers.low < MOST_NUMBERS:
        return answers.listed()
    first = (answers.find(str(number)) for number in range(answers.low, answers.low + FEW))
    return [answer for answer in first if isinstance(answer, Answer)]


def _refused(language: Language, names: Names, refusal: Refusal, more: int) -> Json:
    """The fields of a `NotPossible`."""
    label, reason = language.say(refusal.label, names), language.say(refusal.reason, names)
    return {"label": label, "reason": reason, "rule": refusal.rule_id, "more": more}


def _tray(tray: Tray | None) -> Json | None:
    """The dice that can be tapped: the fields of a `Tray`."""
    if tray is None:
        return None
    dice = [{"face": die.face, "sides": die.sides, "group": die.group, "kept": die.kept} for die in tray.dice]
    return {"dice": dice, "choices": {key: list(places) for key, places in tray.takes}, "keeps": tray.keeps}


def _maybe(language: Language, names: Names, phrase: Phrase | None) -> str:
    return "" if phrase is None else language.say(phrase, names)


# -- odds -------------------------------------------------------------------------------------------------------------


def odds_view(language: Language, names: Names, preview: Preview) -> Odds:
    """What an answer may bring, in words and as bars; what else is at stake follows."""
    assumed = language.text("engine-pays-no-more", policy=language.policy(preview.policy))
    first, *others = (_prospect_view(language, names, prospect, assumed) for prospect in shown_prospects(preview))
    return first.model_copy(update={"also": others})


def _prospect_view(language: Language, names: Names, prospect: Prospect, assumed: str) -> Odds:
    told = in_words(language, prospect, names)
    chances = [
        ChanceView(chance=chance.share, chance_text=language.percent(chance.share), text=chance.text)
        for chance in told.chances
    ]
    return Odds(
        measure=language.text(prospect.message),
        chance=chances[0].chance,
        chance_text=chances[0].chance_text,
        text=chances[0].text,
        more=chances[1:],
        mean_text=told.mean,
        is_good=told.is_good,
        bars=bars(told.law),
        assumed=assumed,
    )


def bars(law: Law[int]) -> list[Bar]:
    """A bar for each outcome; a long tail is one bar with a plus."""
    shares = [(outcome, weight / law.total) for outcome, weight in sorted(law.items())]
    shown, tail = shares[: MOST_BARS - 1], shares[MOST_BARS - 1 :]
    found = [Bar(label=str(outcome), share=share) for outcome, share in shown]
    if tail:
        more = "+" if len(tail) > 1 or law.rest else ""
        found.append(Bar(label=f"{tail[0][0]}{more}", share=sum(share for _, share in tail)))
    return found


def worths_of(language: Language, advice: Advice) -> dict[str, Worth]:
    """The worth of answers, the best first: as a chance, or else relative to the best."""
    top = max((worth for _, worth in advice.worths), default=Fraction(0))
    whole = 1 if advice.is_chance or not top else top
    return {
        key: Worth(share=float(worth / whole), text=language.worth(worth, is_chance=advice.is_chance))
        for key, worth in advice.worths
    }


def considered(language: Language, names: Names, prompt: Choose[Any], key: str) -> Considered:
    """The label and cost of an answer, under its canonical key; or why it is refused."""
    found: Answer[Any] | Refusal = prompt.answers.find(key)
    label = language.say(found.label, names)
    if isinstance(found, Refusal):
        return Considered(key=key, label=label, reason=language.say(found.reason, names), rule=found.rule_id)
    return Considered(key=found.key, label=label, cost=language.cost(found.cost))


def considered_after(
    language: Language, names: Names, first: Choose[Any], after: str, following: Choose[Any], key: str
) -> Considered:
    """Two answers in a row, such as how somebody goes and where to; the second one knows the price, if it has one."""
    begun, found = considered(language, names, first, after), considered(language, names, following, key)
    short = (way.label for way in first.answers.pointing if way.after == after)
    label = f"{_maybe(language, names, next(short, None)) or begun.label}: {found.label}"
    cost = "" if found.reason else found.cost or begun.cost
    return found.model_copy(update={"label": label, "cost": cost, "after": after})


def hint_view(language: Language, names: Names, prompt: Choose[Any], hint: Hint | None) -> HintView:
    """What the computer would do, and what that rests on; or that it has nothing to say."""
    if hint is None:
        return HintView(notes=[language.text("engine-hint-none")])
    answers = [
        HintAnswer(
            key=one.key,
            label=language.say(prompt.answers.find(one.key).label, names),
            chance=one.chance,
            low=max(0.0, one.chance - margin_of(one)),
            high=min(1.0, one.chance + margin_of(one)),
            text=chance_in_words(language, one),
        )
        for one in hint.answers
    ]
    return HintView(answers=answers, notes=hint_notes(language, hint))


# -- dice to type in --------------------------------------------------------------------------------------------------


def hand_view(language: Language, names: Names, roll: Roll[Any], prompt_id: str) -> Hand:
    """A throw whose faces somebody types in: what to throw, for whom, and how it is typed."""
    throw = roll.throw.description()
    return Hand(
        id=prompt_id,
        seat=roll.seat,
        who=roll.who,
        title=language.seat(roll.who or roll.seat, names),
        throw=throw.notation(language.lang),
        rule=roll.cause,
        dice=list(throw.first_dice()) if throw.is_fixed or throw.grows else None,
        explodes=throw.explodes and not throw.grows,
        grows=throw.grows,
        example=typed_example(throw),
    )
