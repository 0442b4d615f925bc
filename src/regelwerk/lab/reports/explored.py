"""The report of an exploring study: lengths, rules, answers, decisions."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.lab.reports import pictures
from regelwerk.lab.reports.parts import Cell, Section, table
from regelwerk.lab.reports.words import Words
from regelwerk.lab.studies import findings
from regelwerk.lab.studies.playing import ANSWERS, ROUNDS
from regelwerk.lab.studies.results import Results

MOST_ROWS = 25


def exploring(results: Results, words: Words) -> tuple[tuple[str, ...], tuple[Section, ...]]:
    """What happens in a scene, and what never does."""
    found = findings.explored(results)
    rules = read_catalogue(words.system.package).rules
    lead = (
        words.text("lab-explore-lead", games=found.games),
        words.text(
            "lab-explore-rules",
            applied=len(found.rules),
            looked=len(found.looked_at),
            dead=len(found.dead),
            all=len(rules),
        ),
    )
    sections = [_spread(found, measure, words) for measure in (ROUNDS, ANSWERS) if measure in found.values]
    sections += [_ends(results, words), _decisions(found, words), _answers(found, words), _rules(found, words)]
    return lead, tuple(sections)


def _spread(found: findings.Explored, measure: str, words: Words) -> Section:
    """How a measure is spread over the games."""
    values = found.values[measure]
    size = max(1, -(-(max(values) - min(values) + 1) // MOST_ROWS))
    grouped: dict[int, int] = {}
    for value, times in values.items():
        low = value - (value - min(values)) % size
        grouped[low] = grouped.get(low, 0) + times
    rows = [
        (str(low) if size == 1 else f"{low}–{low + size - 1}", words.percent(times / found.games))
        for low, times in sorted(grouped.items())
    ]
    mean = sum(value * times for value, times in values.items()) / found.games
    told = words.text("lab-spread", mean=words.number(mean), low=min(values), high=max(values))
    heading = words.measure(measure)
    shares = {low: times / found.games for low, times in sorted(grouped.items())}
    head = (heading, words.text("lab-share"))
    return Section(heading, (told,), table(head, rows), lambda: pictures.spread(shares, size, words, heading))


def _ends(results: Results, words: Words) -> Section:
    """The means of everything else that is measured."""
    names = [name for name in sorted(results.plan.sums[0].sums) if name not in (ROUNDS, ANSWERS)]
    rows = [(words.measure(name), words.estimate(results.estimate(0, name), name)) for name in names]
    return Section(words.text("lab-ends-heading"), (), table(("", words.text("lab-mean")), rows))


def _decisions(found: findings.Explored, words: Words) -> Section:
    """Which kinds of decisions matter most."""
    rows = []
    for one in found.decisions[:MOST_ROWS]:
        rule, _, question = one.question.partition(" ")
        sure = not one.lost.covers(0.0)
        lost = words.difference(one.lost, "wins.")
        rows.append((Cell(f"{_question(question)} ({rule})", strong=sure), str(one.times), lost))
    head = (words.text("lab-question"), words.text("lab-times"), words.text("lab-lost"))
    return Section(words.text("lab-decisions-heading"), (words.text("lab-decisions-text"),), table(head, rows))


def _question(key: str) -> str:
    """A kind of question, as its message begins; its facts are not known here."""
    short = key.partition("-ask-")[2] or key
    return short.replace("-", " ")


def _answers(found: findings.Explored, words: Words) -> Section:
    """Which answers were given, and which never."""
    total = sum(found.given.values()) or 1
    rows = [
        (answer, str(times), words.percent(times / total)) for answer, times in list(found.given.items())[:MOST_ROWS]
    ]
    never = ", ".join(found.never_given)
    after = (words.text("lab-never-given", answers=never),) if never else (words.text("lab-all-given"),)
    head = (words.text("lab-answer"), words.text("lab-times"), words.text("lab-share"))
    return Section(words.text("lab-answers-heading"), (), table(head, rows), after=after)


def _rules(found: findings.Explored, words: Words) -> Section:
    """Which rules applied in how many games, and which never."""
    rules = read_catalogue(words.system.package).rules
    rows = [
        (f"{rule} {rules[rule].heading[words.lang]}", words.percent(times / found.games))
        for rule, times in list(found.rules.items())[:MOST_ROWS]
    ]
    after = [words.text("lab-dead-text", games=found.games)]
    after.append(", ".join(f"{rule} {rules[rule].heading[words.lang]}" for rule in found.dead) or "–")
    after.append(words.text("lab-looked-text"))
    after.append(", ".join(sorted(found.looked_at)) or "–")
    head = (words.text("lab-rule"), words.text("lab-games-with"))
    return Section(words.text("lab-rules-heading"), (), table(head, rows), after=tuple(after))
