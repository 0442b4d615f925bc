"""The odds workbench: the questions of a system, and their answers as bars, numbers and sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regelwerk.dice import Law, parse
from regelwerk.dice.summary import mean, reached, rows
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.facts import Phrase
from regelwerk.engine.questions import Answered, Parameter, Question
from regelwerk.engine.screen.chances import worth_telling
from regelwerk.engine.system import System
from regelwerk.lab.estimate import Estimate, mean_estimate, share_estimate
from regelwerk.table.errors import TableError
from regelwerk.table.screens.displays import sum_of
from regelwerk.table.screens.language import Language
from regelwerk.table.user_errors import ServerLanguage
from regelwerk.table.wire.numbers import ChanceView
from regelwerk.table.wire.pages.odds import OddsAnswer, OddsBar, ParameterChoice, ParameterInfo, QuestionInfo

LONG = 40
"""Characters of the longest fraction worth showing."""


def question_infos(system: System, content: Any, lang: str) -> list[QuestionInfo]:
    """All questions of a system with their parameters."""
    book = phrasebook(lang, system.package)
    return [
        QuestionInfo(
            name=question.name,
            help=book.text(question.help),
            parameters=[_parameter(system, content, one, lang) for one in question.parameters],
        )
        for question in system.questions.values()
    ]


def _parameter(system: System, content: Any, parameter: Parameter, lang: str) -> ParameterInfo:
    language = ServerLanguage(lang)
    choices = [
        ParameterChoice(value=value, text=_worded(language, f"table-value-{parameter.name}-{value}", value))
        for value in parameter.values
    ]
    for kind in parameter.kinds:
        choices += [
            ParameterChoice(value=one, text=names[lang]) for one, names in system.entries(content, kind).items()
        ]
    return ParameterInfo(
        name=parameter.name,
        help=_help(language, parameter, phrasebook(lang, system.package).text(parameter.help)),
        default=parameter.default or "",
        required=parameter.required,
        many=parameter.many,
        flag=parameter.flag or parameter.default == "false",
        choices=choices,
    )


def _help(language: ServerLanguage, parameter: Parameter, text: str) -> str:
    """The help text of a parameter in a form, which unlike the terminal need not list the possible values."""
    told = text.removesuffix(": true")
    if any(value in told for value in parameter.values):
        return _worded(language, f"table-given-{parameter.name}", told)
    return told


def _worded(language: ServerLanguage, key: str, otherwise: str) -> str:
    return language.text(key) if key in language.book.keys() else otherwise  # noqa: SIM118


def checked_arguments(
    system: System, content: Any, question: Question, given: Mapping[str, str | Sequence[str]]
) -> dict[str, Any]:
    """The given arguments, checked against the question's parameters, with defaults for missing ones."""
    known = {parameter.name: parameter for parameter in question.parameters}
    found: dict[str, Any] = {}
    for name, value in given.items():
        parameter = known.get(name)
        if parameter is None:
            raise TableError("table-odds-parameter", status=422, field=name, name=name, known=", ".join(known))
        values = [value] if isinstance(value, str) else list(value)
        wanted = [one.strip() for one in values if one.strip()]
        if parameter.is_file and any(one not in system.scenarios(content) for one in wanted):
            # A file name refers to the sender's machine, never to this one.
            raise TableError("table-odds-no-files", status=422, field=name)
        if wanted:
            found[name] = wanted if parameter.many else wanted[-1]
    for parameter in known.values():
        if parameter.required and parameter.name not in found:
            raise TableError("table-odds-missing", status=422, field=parameter.name, name=parameter.name)
        if parameter.default is not None:
            found.setdefault(parameter.name, parameter.default)
    return found


def ask_question(
    system: System, content: Any, name: str, given: Mapping[str, Any], options: Mapping[str, Any], language: Language
) -> list[OddsAnswer]:
    """Ask a question; this may take long."""
    question = system.questions.get(name)
    if question is None:
        known = ", ".join(system.questions)
        raise TableError("table-odds-question", status=404, field="question", name=name, known=known)
    wanted = checked_arguments(system, content, question, given)
    return [answer_view(one, language) for one in question.ask(content, {**wanted, "options": dict(options)})]


def answer_view(answer: Answered, language: Language) -> OddsAnswer:
    """An answer in words and bars."""
    words = {outcome: language.text(key) for outcome, key in answer.words}
    estimate = _estimate(answer)
    has_mean = answer.counts and answer.is_listed
    return OddsAnswer(
        title=language.say(answer.title),
        measure=language.text(answer.measure),
        bars=bars(answer.law, words) if answer.is_listed else [],
        mean=mean(answer.law) if has_mean else None,
        mean_text=language.text("table-odds-mean", mean=language.number(mean(answer.law), 3)) if has_mean else "",
        worth=float(answer.worth) if answer.worth is not None else None,
        worth_text=_worth(answer, language),
        sums=[sum_of(language, answer.names, label, tally) for label, tally in answer.tallies],
        assumed=language.policy(answer.policy),
        exact=not answer.tries,
        interval_text=_interval(answer, estimate, language) if estimate else "",
        bands=[_band(language, answer, words, float(share)) for words, share in worth_telling(answer.bands)],
        note="" if answer.is_listed else language.text("table-odds-unlisted"),
    )


def _band(language: Language, answer: Answered, words: Phrase, share: float) -> ChanceView:
    return ChanceView(chance=share, chance_text=language.percent(share), text=language.say(words, answer.names))


def bars(law: Law[int], words: Mapping[int, str]) -> list[OddsBar]:
    """A law as bars; where outcomes are words, `at_least` has no meaning and is left out."""
    found = rows(law)
    totals = reached(found, float(law.rest)) if found else []
    return [
        OddsBar(
            label=words.get(row.first, row.label),
            share=row.share,
            at_least=None if words else total,
            value=row.first,
        )
        for row, total in zip(found, totals, strict=True)
    ]


def _worth(answer: Answered, language: Language) -> str:
    """The answer as one number: an exact fraction, or an approximation."""
    if answer.worth is None:
        return ""
    shown = language.number(float(answer.worth), 3) if answer.counts else language.percent(float(answer.worth), 2)
    if answer.tries:
        return f"≈ {shown}"
    fraction = str(answer.worth)
    return f"{fraction} = {shown}" if "/" in fraction and len(fraction) <= LONG else shown


def _estimate(answer: Answered) -> Estimate | None:
    """The confidence interval of a simulated answer; None for an exact one."""
    if not answer.tries or answer.worth is None:
        return None
    if not answer.counts:
        return share_estimate(round(float(answer.worth) * answer.tries), answer.tries)
    if not answer.is_listed:
        return None
    shares = [(x, w / answer.law.total) for x, w in answer.law.items()]
    total, squares = sum(x * p for x, p in shares), sum(x * x * p for x, p in shares)
    return mean_estimate(total * answer.tries, squares * answer.tries, answer.tries)


def _interval(answer: Answered, estimate: Estimate, language: Language) -> str:
    def shown(value: float) -> str:
        return language.number(value, 3) if answer.counts else language.percent(value)

    low, high = shown(estimate.low), shown(estimate.high)
    return language.text("table-odds-interval", low=low, high=high, tries=answer.tries)


def throw_view(notation: str, telling: Telling) -> OddsAnswer:
    """The law of a throw in notation."""
    throw = parse(notation)
    law = throw.law()
    middle = mean(law)
    return OddsAnswer(
        title=throw.notation(telling.lang),
        measure=telling.text("table-odds-outcome"),
        bars=bars(law, {}),
        mean=middle,
        mean_text=telling.text("table-odds-mean", mean=telling.number(middle, 3)),
        note=telling.text("table-odds-rest") if law.rest else "",
    )
