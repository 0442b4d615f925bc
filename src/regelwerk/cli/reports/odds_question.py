"""A system's question: its parameters from the command line, and its answers as laws and tallies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regelwerk.cli.errors import UserError
from regelwerk.cli.parameters import explained, read_parameters
from regelwerk.cli.terminal.bars import law_lines, spark
from regelwerk.cli.terminal.tallies import plain_terms, tally_lines
from regelwerk.cli.voice import Voice
from regelwerk.engine.questions import Answered
from regelwerk.engine.screen.chances import worth_telling
from regelwerk.engine.system import System

LONG = 60
"""Characters of the longest fraction worth showing."""


@dataclass(frozen=True, slots=True)
class AnswerFormat:
    """How the answers are printed."""

    voice: Voice
    at_least: int | None = None
    as_json: bool = False
    plot: Path | None = None


def parsed(system: System, words: Sequence[str], voice: Voice) -> tuple[str, dict[str, Any]]:
    """The name of the question and its arguments: `attack hagen wolf --mode burst`."""
    if not words or words[0].startswith("-"):
        raise UserError("cli-wrong-no-question", system=system.name, known=_known(system, voice))
    name, *rest = words
    if name not in system.questions:
        raise UserError("cli-wrong-question", question=name, known=_known(system, voice))
    return name, read_parameters(system.questions[name].parameters, rest, voice)


def _known(system: System, voice: Voice) -> str:
    return explained({name: voice.text(question.help) for name, question in system.questions.items()})


def answer_question(
    system: System, name: str, given: Mapping[str, Any], folders: Sequence[Path], form: AnswerFormat
) -> None:
    """Ask the system and print its answers."""
    content = system.content(folders)
    answers = system.questions[name].ask(content, given)
    voice = form.voice
    titles = [voice.say(answer.title) for answer in answers]
    if form.plot is not None:
        from regelwerk.cli.reports.plots import save_plot

        save_plot({title: a.law for title, a in zip(titles, answers, strict=True) if a.is_listed}, form.plot, name)
    if form.as_json:
        shown = [_plain(t, a, form) for t, a in zip(titles, answers, strict=True)]
        exact = not any(answer.tries for answer in answers)
        voice.print_json({"system": system.name, "question": name, "exact": exact, "answers": shown})
        return
    for title, answer in zip(titles, answers, strict=True):
        _show(title, answer, form)
    alike = {title: answer for title, answer in zip(titles, answers, strict=True) if answer.counts and answer.is_listed}
    if len(alike) > 1 and len({answer.measure for answer in alike.values()}) == 1:
        voice.print(_comparison(list(alike), list(alike.values()), form))
    policies = ", ".join(dict.fromkeys(voice.policy(answer.policy) for answer in answers))
    tries = max(answer.tries for answer in answers)
    key = "cli-odds-exact" if not tries else "cli-odds-partly" if some_are_exact(answers) else "cli-odds-tried"
    voice.print(voice.text(key, policy=policies, tries=tries), style="dim")
    if form.plot is not None:
        voice.print(voice.text("cli-odds-plot", file=str(form.plot)))


def some_are_exact(answers: Sequence[Answered]) -> bool:
    """Whether some answer is exact."""
    return not all(answer.tries for answer in answers)


def _show(title: str, answer: Answered, form: AnswerFormat) -> None:
    voice = form.voice
    voice.print(title, style="bold")
    for line in tally_lines(answer.tallies, voice, answer.names):
        voice.print(Padding(line, (0, 0, 0, 2)))
    if answer.bands:
        bands = worth_telling(_bands(answer, voice))
        told = (f"{words} {voice.percent(float(share), 2)}" for words, share in bands)
        voice.print(Padding(Text(" · ".join(told), style="bold"), (0, 0, 0, 2)))
    if answer.worth is not None:
        voice.print(Padding(Text(_worth(answer, voice), style="bold"), (0, 0, 0, 2)))
    if not answer.is_listed:
        voice.print(Padding(Text(voice.text("cli-odds-unlisted"), style="dim"), (0, 0, 0, 2)))
        voice.print()
        return
    for row in law_lines(answer.law, voice, voice.text(answer.measure), 2, _words(answer, voice)):
        voice.print(row)
    if answer.counts:
        voice.print(Padding(Text(" · ".join(_numbers(answer, form)), style="bold"), (0, 0, 0, 2)))
    voice.print()


def _worth(answer: Answered, voice: Voice) -> str:
    """The answer as one number: an exact fraction, or an estimate with its interval."""
    assert answer.worth is not None
    value = float(answer.worth)
    shown = voice.number(value, 4) if answer.counts else voice.percent(value, 2)
    if not answer.tries:
        fraction = str(answer.worth)
        return f"{fraction} = {shown}" if "/" in fraction and len(fraction) <= LONG else shown
    from regelwerk.lab.estimate import share_estimate

    share = share_estimate(round(value * answer.tries), answer.tries)
    return f"≈ {shown} ({voice.percent(share.low)} … {voice.percent(share.high)})"


def _bands(answer: Answered, voice: Voice) -> list[tuple[str, Fraction]]:
    return [(voice.say(words, answer.names), share) for words, share in answer.bands]


def _words(answer: Answered, voice: Voice) -> dict[int, str]:
    return {outcome: voice.text(key) for outcome, key in answer.words}


def _numbers(answer: Answered, form: AnswerFormat) -> Iterator[str]:
    """A law in a few numbers."""
    for least in (1, *_wanted(form)):
        yield f"P(≥ {least}) {form.voice.percent(float(answer.law.at_least(least)), 2)}"
        if least == 1:
            yield _mean(answer, form.voice)


def _mean(answer: Answered, voice: Voice) -> str:
    return voice.text("cli-odds-mean", mean=voice.number(float(answer.law.mean()), 3))


def _comparison(titles: Sequence[str], answers: Sequence[Answered], form: AnswerFormat) -> Table:
    """A row for each variant: the mean, the chances of at least a number, the law as a sparkline."""
    voice = form.voice
    most = max(max(answer.law.outcomes()) for answer in answers)
    least = min(0, *(min(answer.law.outcomes()) for answer in answers))
    table = Table(title=voice.text("cli-odds-comparison"), title_justify="left", title_style="bold", box=None)
    table.add_column("")
    table.add_column("Ø", justify="right", no_wrap=True)
    columns = sorted({*range(1, min(most, 4 if voice.out.width < 100 else 6) + 1), *_wanted(form)})
    for n in columns:
        table.add_column(f"≥ {n}", justify="right", no_wrap=True)
    table.add_column(f"{least}…{most}", style="cyan", no_wrap=True)
    best = max(answer.law.mean() for answer in answers)
    for title, answer in zip(titles, answers, strict=True):
        chances = [voice.percent(float(answer.law.at_least(n))) for n in columns]
        style = "bold" if answer.law.mean() == best else ""
        mean = voice.number(float(answer.law.mean()))
        table.add_row(title, mean, *chances, Text(spark(answer.law, least, most), style="cyan"), style=style)
    return table


def _wanted(form: AnswerFormat) -> list[int]:
    return [form.at_least] if form.at_least is not None else []


def _plain(title: str, answer: Answered, form: AnswerFormat) -> dict[str, Any]:
    voice = form.voice
    data: dict[str, Any] = {
        "title": title,
        "measure": voice.text(answer.measure),
        "policy": answer.policy,
        "mean": float(answer.law.mean()) if answer.counts and answer.is_listed else None,
        "at_least_one": float(answer.law.at_least(1)) if answer.is_listed else None,
        "law": answer.law.to_json() if answer.is_listed else None,
        "words": {str(outcome): word for outcome, word in _words(answer, voice).items()},
        "tallies": {
            voice.text(label): {
                "total": tally.total,
                "terms": plain_terms(tally, voice),
            }
            for label, tally in answer.tallies
        },
    }
    if answer.worth is not None:
        data["worth"] = {"fraction": str(answer.worth), "value": float(answer.worth), "is_chance": not answer.counts}
    if answer.bands:
        data["bands"] = {words: float(share) for words, share in _bands(answer, voice)}
    if answer.tries:
        data["tries"] = answer.tries
    if form.at_least is not None and answer.is_listed:
        data["at_least"] = {"n": form.at_least, "probability": float(answer.law.at_least(form.at_least))}
    return data
