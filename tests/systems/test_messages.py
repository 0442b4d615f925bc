"""Every sentence of every system: it exists in both languages, gets the facts it needs, and reads well."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module

import pytest

from regelwerk.engine.book.messages import ON_SCREEN
from regelwerk.engine.facts import Fact
from regelwerk.languages import supplied_languages
from systems.hearing import FIRST, Scenes, references
from systems.sayings import Sayings

SYSTEMS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")
TITLE = "system-title"
"""What every system calls itself; the engine asks for it."""
LISTENED_TO = ("darkspace", "factions", "heldencodex", "realms")


@cache
def sayings_of(name: str) -> Sayings:
    found: Sayings = import_module(f"systems.{name}.sayings").SAYINGS
    return found


@pytest.fixture(params=SYSTEMS)
def sayings(request: pytest.FixtureRequest) -> Sayings:
    return sayings_of(request.param)


# -- the files against the source -------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_facts(sayings: Sayings) -> None:
    german, english = (sayings.variables(lang) for lang in supplied_languages())
    assert german.keys() == english.keys()
    assert {key for key in german if german[key] != english[key]} == set()


def test_keys_made_from_parts_are_known(sayings: Sayings) -> None:
    assert sayings.put_together() == sayings.endings.keys()


def test_every_message_that_is_asked_for_exists_and_no_other(sayings: Sayings) -> None:
    for lang in supplied_languages():
        there = {key.removesuffix(ON_SCREEN) for key in sayings.variables(lang)}
        assert sayings.asked_for() | {TITLE} == there


def test_every_call_gives_all_facts(sayings: Sayings) -> None:
    found = list(sayings.said())
    assert len({key for key, _ in found}) > sayings.least
    for lang in supplied_languages():
        assert [(key, facts) for key, facts in found if not sayings.facts_of(lang, key) <= facts] == []


def test_words_terms_and_measures_need_no_facts(sayings: Sayings) -> None:
    words, bare = sayings.made(*sayings.words), tuple(f"{sayings.key(kind)}-" for kind in sayings.bare)
    for lang in supplied_languages():
        used = {key for key, facts in sayings.variables(lang).items() if facts}
        assert {key for key in used if key in words or key.startswith(bare)} == set()


def test_what_is_read_aloud_are_lines_of_the_log(sayings: Sayings) -> None:
    assert sayings.noted() >= set(sayings.news) - set(sayings.retired)


# -- how it reads -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", supplied_languages())
def test_no_sentence_has_holes_or_stray_blanks(sayings: Sayings, lang: str) -> None:
    for key, used in sayings.variables(lang).items():
        for value in (-1, 0, 1, 2, 17):
            text = sayings.book(lang).text(key, dict.fromkeys(used, value))
            assert text == text.strip() and "{" not in text, key
            assert not re.search(r"  | [.,;:?!]|\.\.", text), (key, text)


@pytest.mark.parametrize("lang", supplied_languages())
def test_sentences_end_like_sentences(sayings: Sayings, lang: str) -> None:
    unfinished = set(map(sayings.key, sayings.unfinished))
    for key in sayings.asked_for() - unfinished:
        facts: dict[str, Fact] = {
            name: "Satz." if name == "reason" else 1 for name in sayings.variables(lang)[key]
        }  # fmt: skip
        text = sayings.book(lang).text(key, facts)
        if key in sayings.noted():
            assert text[-1] in ".!", text
        if key.startswith(sayings.key("ask-")):
            assert "?" in text, text
        for kind, signs in sayings.ends.items():
            if key.startswith(f"{sayings.key(kind)}-"):
                assert (text[-1] in signs) != signs.startswith("^"), text


@pytest.mark.parametrize("lang", supplied_languages())
def test_what_people_choose_from_begins_with_a_capital_or_a_name(sayings: Sayings, lang: str) -> None:
    acts = sayings.made("act") if "act" in sayings.endings else set()
    for key in sayings.asked_for():
        if key.startswith(sayings.key("answer-")) or key in acts:
            text = sayings.book(lang).text(key, dict.fromkeys(sayings.variables(lang)[key], 1))
            assert not text[0].islower(), text


# -- what comes up in play --------------------------------------------------------------------------------------------


def scenes_of(name: str) -> Scenes:
    found: Scenes = import_module(f"systems.{name}.listening").SCENES
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", LISTENED_TO)
def test_whole_games_are_told_in_both_languages_and_every_line_comes_up(name: str) -> None:
    scenes, sayings = scenes_of(name), sayings_of(name)
    for stage, table in scenes.told_now:
        scene = scenes.heard(stage, table, FIRST)
        game, phrases = scenes.system.game, scenes.phrases(scene)
        names = {**game.names(scene.states[0]), **game.names(scene.states[-1])}
        known = {*names, *scenes.made_up}
        for said in phrases:
            texts = [sayings.book(lang).say(said, names) for lang in supplied_languages()]
            assert all(text and not re.search(rf"\b{sayings.short}-", text) for text in texts), (stage, table, said)
            assert all(reference.id in known for reference in references(said)), (stage, table, said)
        keys = {said.key for said in phrases}
        assert scenes.expected <= keys and len(keys) >= scenes.different, (stage, table)
    # Here, because another process would have to play all of them again.
    assert scenes.untold(sayings.noted()) == set()
    assert sayings.noted() >= set(scenes.rare)
