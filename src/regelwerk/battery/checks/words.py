"""Everything that people read names its rule and has words in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

from regelwerk.battery.citing import is_cited
from regelwerk.battery.complaints import Complaint, place, require
from regelwerk.battery.playing import played, some, watched
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.rulebook import Catalogue, read_catalogue
from regelwerk.engine.book.stakes import Stake, stakes_of
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.journal.entries import canonical
from regelwerk.engine.journal.events import facts_of, noted
from regelwerk.engine.tally import Tally
from regelwerk.engine.trials import Trial
from regelwerk.languages import languages_of, supplied_languages


def books(trial: Trial) -> list[Phrasebook]:
    """The sentences in every language in which they must be complete."""
    return [phrasebook(lang, *trial.packages) for lang in languages_to_check(trial.packages[0])]


def languages_to_check(package: str) -> tuple[str, ...]:
    """The languages of the program itself, and whatever else a system has begun to speak."""
    return tuple(dict.fromkeys((*supplied_languages(), *languages_of(package))))


def inside(fact: Fact) -> Iterator[Fact]:
    """A fact and all facts in it."""
    yield fact
    if isinstance(fact, Phrase):
        for _, inner in fact.facts:
            yield from inside(inner)
    elif isinstance(fact, tuple) and not isinstance(fact, (Ref, Word, Tally)):
        for inner in fact:
            yield from inside(inner)


def phrases_of(stake: Stake) -> Iterator[Phrase]:
    """All that is said of a stake, to everybody who may read it."""
    yield phrase(stake.message)
    somebody = Word("engine-somebody")
    for band in stake.bands:
        for role, again in product(("target", "doer", "other"), (False, True)):
            yield phrase(band.message, role=role, who=somebody, by=somebody, unit="", again=again)


def check_said(book: Phrasebook, said: Phrase, names: Any = None) -> None:
    """A phrase has a sentence in this language, and its facts are those that the sentence needs."""
    try:
        text = book.say(said, names)
    except Exception as error:
        raise Complaint("battery-unsaid", key=said.key, lang=book.lang, error=str(error)[:300]) from error
    require(text.strip(), "battery-empty-sentence", key=said.key, lang=book.lang)


class Teller:
    """Tells the phrases of one trial in every language; what all of them share is found once."""

    def __init__(self, trial: Trial) -> None:
        self.catalogue: Catalogue = read_catalogue(trial.packages[0])
        self.books = books(trial)
        self._game = trial.game
        self._state: Any = None
        self._names: Any = None

    def names(self, state: Any) -> Any:
        """What everything in a state is called; phrases of the same state come one after the other."""
        if state is not self._state:
            self._state, self._names = state, self._game.names(state)
        return self._names

    def check_phrase(self, state: Any, said: Phrase) -> None:
        """A phrase has words, its references have names, its tallies have rules and words."""
        names = self.names(state)
        for fact in inside(said):
            if isinstance(fact, Ref):
                require(any(names.get(fact.id, {}).values()), "battery-no-name", key=said.key, who=fact.id)
            elif isinstance(fact, Tally):
                for term in fact.terms:
                    cited = is_cited(term.rule_id, self.catalogue)
                    require(cited, "battery-term-rule", key=said.key, term=term.message, cited=term.rule_id)
                    for book in self.books:
                        check_said(book, phrase(term.message))
        for book in self.books:
            check_said(book, said, names)


def tells_the_log(trial: Trial) -> None:
    """Every line of the log and every throw names a rule, has words, and comes out of storage as it went in."""
    teller, met = Teller(trial), watched(trial)
    for state, note in some(met.notes, trial.budget.notes):
        require(is_cited(note.rule_id, teller.catalogue), "battery-note-rule", key=note.message, cited=note.rule_id)
        teller.check_phrase(state, Phrase(note.message, tuple(note.facts.items())))
        stored = facts_of(json.loads(canonical(noted(note))))
        require(stored == note.facts, "battery-note-facts", rule_id=note.rule_id, key=note.message)
    for roll in met.rolls:
        cited = is_cited(roll.cause, teller.catalogue)
        require(cited, "battery-roll-rule", cited=roll.cause, throw=repr(roll.throw)[:120])


def tells_questions(trial: Trial) -> None:
    """Every question names a rule; it, its answers, their costs and refusals have words."""
    teller, chance = Teller(trial), RandomDice(1)
    for state, prompt in some(watched(trial).prompts, trial.budget.prompts):
        cited = is_cited(prompt.rule_id, teller.catalogue)
        require(cited, "battery-question-rule", key=prompt.question.key, cited=prompt.rule_id)
        teller.check_phrase(state, prompt.question)
        for offered in offers(prompt, chance, trial.tries):
            teller.check_phrase(state, offered.label)
            if isinstance(offered, Refusal):
                teller.check_phrase(state, offered.reason)
                continue
            for book in teller.books:
                for cost in offered.cost:
                    check_said(book, phrase(cost.message, amount=cost.amount))


def offers(prompt: Choose[Any], chance: RandomDice, tries: tuple[str, ...]) -> list[Answer[Any] | Refusal]:
    typed = [prompt.answers.find(key) for key in ("no such answer", "", "99", *tries)]
    return [*prompt.answers.listed(), *prompt.answers.refused(), prompt.answers.sample(chance), *typed]


def speaks_all_languages(trial: Trial) -> None:
    """Every language has the same sentences."""
    first, *others = books(trial)
    for other in others:
        missing = sorted(first.own_keys() ^ other.own_keys())
        require(not missing, "battery-languages", first=first.lang, second=other.lang, keys=", ".join(missing[:8]))


def tells_the_end(trial: Trial) -> None:
    """The end has a winner who takes part (or none), a rule, and words."""
    teller = Teller(trial)
    for seed in trial.budget.seeds:
        session = played(trial, seed)
        outcome = session.outcome
        if outcome is None:
            raise Complaint("battery-endless", answers=trial.budget.answers)
        seats = trial.game.seats(session.state)
        known = outcome.winner is None or outcome.winner in seats or bool(outcome.seats)
        require(known, "battery-winner", rule_id=outcome.rule_id, winner=outcome.winner or "")
        require(
            set(outcome.seats) <= set(seats), "battery-winner", rule_id=outcome.rule_id, winner=outcome.winner or ""
        )
        require(is_cited(outcome.rule_id, teller.catalogue), "battery-end-rule", cited=outcome.rule_id)
        teller.check_phrase(session.state, outcome.reason)


def tells_stakes(trial: Trial) -> None:
    """What is at stake in a rule has words for everybody who may read it."""
    told = books(trial)
    for rule, _ in watched(trial).steps:
        for stake in stakes_of(rule):
            for book in told:
                for said in phrases_of(stake):
                    try:
                        check_said(book, said)
                    except Complaint as complaint:
                        raise Complaint(complaint.message, place=place(rule), **complaint.facts) from complaint
