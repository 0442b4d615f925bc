"""Every kind of answer is explained in both languages, by a line that says more than its name, and names its rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.book.explanations import ENDING, Explanations
from regelwerk.engine.book.messages import ON_SCREEN, Phrasebook, phrasebook
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.effects import Choose, Do
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.system import System, system
from regelwerk.languages import supplied_languages
from soaking import every

LANGUAGES = supplied_languages()

KINDS = {
    "darkspace": ("ds-act-", "ds-answer-"),
    "factions": ("fa-act-", "fa-move-", "fa-answer-"),
    "heldencodex": ("hc-action-", "hc-answer-"),
    "phasesix": ("ps-handling-", "ps-way-", "ps-answer-"),
    "realms": ("re-act-", "re-answer-"),
}
"""How the labels of answers begin."""
EXPLAINED_BY_A_WORD = {
    "ds-answer-act", "re-answer-act", "re-answer-reaction", "re-answer-reaction-after", "re-answer-reaction-end",
}  # fmt: skip
"""Labels that serve many acts: the act in them is explained."""
NO_ANSWERS = {"re-act-lost"}
"""Lines of the log that begin like the name of an act."""
LONGEST = 260
STEPS = 20


def books_of(name: str) -> list[Phrasebook]:
    return [phrasebook(lang, system(name).package) for lang in LANGUAGES]


def lines_of(book: Phrasebook) -> set[str]:
    keys = book.own_keys()
    return {key for key in keys if key.endswith(ENDING)}


@pytest.mark.parametrize("name", KINDS)
def test_every_label_of_an_answer_is_explained(name: str) -> None:
    for book in books_of(name):
        keys = book.own_keys()
        labels = {key for key in keys if key.startswith(KINDS[name]) and not key.endswith((ENDING, ON_SCREEN))}
        explained = {key.removesuffix(ENDING) for key in lines_of(book)}
        assert labels - explained == (EXPLAINED_BY_A_WORD | NO_ANSWERS) & labels
        assert {key for key in explained if not book.has(key)} == set(), "nothing is explained that is not there"


@pytest.mark.parametrize("name", KINDS)
def test_explanations_are_short_sentences_that_name_a_rule(name: str) -> None:
    german, english = books_of(name)
    catalogue = read_catalogue(system(name).package)
    assert lines_of(german) == lines_of(english)
    for key in lines_of(german):
        told = german.text(key), english.text(key)
        assert told[0] != told[1], f"{key} is not translated"
        assert all(text.endswith(".") and len(text) <= LONGEST for text in told), told
        rule = german.attribute(key, "rule")
        assert rule in catalogue.rules or rule.partition(":")[2] in catalogue.options, (key, rule)


class Listening(Simulation):
    """Plays at random and hears every answer that is offered; no law stands in for a question."""

    def __init__(self, found: System, seed: int) -> None:
        super().__init__(AtRandom(), RandomDice(seed))
        self.books = [Explanations(found, lang) for lang in LANGUAGES]
        self.offered: Counter[str] = Counter()
        self.unexplained: set[str] = set()

    def _do(self, effect: Do) -> Any:
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        for answer in prompt.answers.listed():
            self.offered[answer.label.key] += 1
            if not all(book.of_answer(answer) for book in self.books):
                self.unexplained.add(answer.label.key)
        return super()._choice(prompt)


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_no_answer_that_comes_up_in_play_is_left_unexplained(name: str) -> None:
    found = system(name)
    heard: Counter[str] = Counter()
    for seed, trial in enumerate(every(3, found.trials())):
        game = Listening(found, seed)
        state = trial.start
        for _ in range(STEPS):
            if trial.game.outcome(state) is None:
                state = game.run(trial.game.step(state))
        assert game.unexplained == set(), trial.name
        heard += game.offered
    assert len(heard) > 12, "the games were long enough to be asked something"
