"""Everything that people read names its rule and has words in both languages."""

import json
from collections.abc import Iterator
from typing import Any

from battery.citing import is_cited
from battery.entrants import Entrant, each_entrant
from battery.playing import played, some, watched
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.book.messages import LANGUAGES, Phrasebook, phrasebook
from regelwerk.engine.book.rulebook import Catalogue, read_catalogue
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Fact, Phrase, Ref, Word
from regelwerk.engine.journal.entries import canonical
from regelwerk.engine.journal.events import facts_of, noted
from regelwerk.engine.tally import Tally
from systems.hearing import phrases_of


def books(entrant: Entrant) -> list[Phrasebook]:
    return [phrasebook(lang, *entrant.packages) for lang in LANGUAGES]


def inside(fact: Fact) -> Iterator[Fact]:
    """A fact and all facts in it."""
    yield fact
    if isinstance(fact, Phrase):
        for _, inner in fact.facts:
            yield from inside(inner)
    elif isinstance(fact, tuple) and not isinstance(fact, (Ref, Word, Tally)):
        for inner in fact:
            yield from inside(inner)


def check_phrase(entrant: Entrant, state: Any, phrase: Phrase, catalogue: Catalogue) -> None:
    """A phrase has words, its references have names, its tallies have rules and words."""
    names = entrant.game.names(state)
    for fact in inside(phrase):
        if isinstance(fact, Ref):
            assert set(names[fact.id]) >= set(LANGUAGES), fact
        elif isinstance(fact, Tally):
            for term in fact.terms:
                assert is_cited(term.rule_id, catalogue), term
                assert all(book.text(term.message) for book in books(entrant))
    for book in books(entrant):
        assert book.say(phrase, names).strip()


@each_entrant
def test_every_line_of_the_log_has_a_rule_and_words(entrant: Entrant) -> None:
    catalogue, met = read_catalogue(entrant.packages[0]), watched(entrant)
    for state, note in some(met.notes, entrant.budget.notes):
        assert is_cited(note.rule_id, catalogue), (note.rule_id, note.message)
        check_phrase(entrant, state, Phrase(note.message, tuple(note.facts.items())), catalogue)
        assert facts_of(json.loads(canonical(noted(note)))) == note.facts
    for roll in met.rolls:
        assert is_cited(roll.cause, catalogue), roll


@each_entrant
def test_every_question_and_answer_has_a_rule_and_words(entrant: Entrant) -> None:
    catalogue, chance = read_catalogue(entrant.packages[0]), RandomDice(1)
    for state, prompt in some(watched(entrant).prompts, entrant.budget.prompts):
        assert is_cited(prompt.rule_id, catalogue), prompt.question
        check_phrase(entrant, state, prompt.question, catalogue)
        for offered in offers(prompt, chance, entrant.tries):
            check_phrase(entrant, state, offered.label, catalogue)
            if isinstance(offered, Refusal):
                check_phrase(entrant, state, offered.reason, catalogue)
            else:
                assert all(
                    book.text(cost.message, {"amount": cost.amount}) for cost in offered.cost for book in books(entrant)
                )


def offers(prompt: Choose[Any], chance: RandomDice, tries: tuple[str, ...]) -> list[Answer[Any] | Refusal]:
    typed = [prompt.answers.find(key) for key in ("no such answer", "", "99", *tries)]
    return [*prompt.answers.listed(), *prompt.answers.refused(), prompt.answers.sample(chance), *typed]


@each_entrant
def test_both_languages_have_the_same_sentences(entrant: Entrant) -> None:
    german, english = (book.keys() for book in books(entrant))
    assert german == english


@each_entrant
def test_the_end_has_a_rule_and_words(entrant: Entrant) -> None:
    catalogue = read_catalogue(entrant.packages[0])
    for seed in entrant.budget.seeds:
        session = played(entrant, seed)
        outcome = session.outcome
        assert outcome is not None
        seats = entrant.game.seats(session.state)
        assert outcome.winner is None or outcome.winner in seats or outcome.seats
        assert set(outcome.seats) <= set(seats)
        assert is_cited(outcome.rule_id, catalogue)
        check_phrase(entrant, session.state, outcome.reason, catalogue)


@each_entrant
def test_what_is_at_stake_has_words(entrant: Entrant) -> None:
    for rule, _ in watched(entrant).steps:
        for stake in stakes_of(rule):
            assert all(book.say(said) for book in books(entrant) for said in phrases_of(stake))
