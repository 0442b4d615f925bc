"""Every sentence of Dark Space: it exists in both languages, gets the facts it needs, and reads well."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product
from typing import Any

import pytest

from regelwerk.engine.book.messages import LANGUAGES, Phrasebook, phrasebook
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.system import system
from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace import SYSTEM
from regelwerk.systems.darkspace.screen.news import NEWS
from regelwerk.systems.darkspace.state import World
from systems.darkspace.listening import Listener
from systems.darkspace.sayings import ENDINGS, PACKAGE, asked_for, noted, put_together, sayings, variables
from systems.hearing import Heard
from systems.hearing import phrases as all_phrases

CONTENT = SYSTEM.content()
GAME = SYSTEM.game
NAMED = "ds-named"
"""The one message whose facts differ by language: it picks the name of its own."""


def book(lang: str) -> Phrasebook:
    return phrasebook(lang, PACKAGE)


# -- the files against the source ---------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    german, english = (variables(lang) for lang in LANGUAGES)
    assert german.keys() == english.keys()
    assert {key for key in german if german[key] != english[key]} == {NAMED}


def test_keys_made_from_parts_are_known() -> None:
    assert put_together() == ENDINGS.keys()


def test_every_message_that_is_asked_for_exists_and_no_other() -> None:
    for lang in LANGUAGES:
        assert asked_for() - variables(lang).keys() == set()
        assert variables(lang).keys() - asked_for() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_call_gives_all_facts(lang: str) -> None:
    found = list(sayings())
    assert len({key for key, _ in found}) > 300
    for key, facts in found:
        assert variables(lang)[key] <= facts, (key, facts)


def test_words_terms_and_measures_need_no_facts() -> None:
    kinds = ("act", "monitor", "distance", "order", "out", "interrupt", "mode", "skill", "talent", "scar", "hazard")
    words = {f"ds-{kind}-{end}" for kind in kinds for end in ENDINGS[f"ds-{kind}-"]}
    bare = ("ds-term-", "ds-pool-", "ds-figure-", "ds-stake-", "ds-content-kind-", "ds-unit-", "ds-cost-")
    for lang in LANGUAGES:
        assert [key for key, used in variables(lang).items() if used and (key in words or key.startswith(bare))] == []


def test_what_is_read_aloud_are_lines_of_the_log() -> None:
    assert noted() >= NEWS


# -- how it reads -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [-1, 0, 1, 2, 17])
def test_no_sentence_has_holes_or_stray_blanks(lang: str, value: int) -> None:
    for key, used in variables(lang).items():
        text = book(lang).text(key, dict.fromkeys(used, value))
        assert text == text.strip() and "{" not in text, key
        assert not re.search(r"  | [.,;:?!]|\.\.", text), (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_end_like_sentences(lang: str) -> None:
    for key in asked_for() - {"ds-event"}:
        facts: dict[str, Fact] = dict.fromkeys(variables(lang)[key], 1)
        text = book(lang).text(key, facts)
        if key in noted() or key.startswith(("ds-refuse-", "ds-outcome-")):
            assert text[-1] in ".!", text
        if key.startswith("ds-ask-"):
            assert "?" in text, text
        if key.startswith("ds-answer-"):
            assert text[-1] not in ".!?", text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_people_choose_from_begins_with_a_capital_or_a_name(lang: str) -> None:
    for key in asked_for():
        if key.startswith(("ds-answer-", "ds-act-")):
            text = book(lang).text(key, dict.fromkeys(variables(lang)[key], "Rhea"))
            assert not text[0].islower(), text


NAMES = {
    "rhea": {"de": "Rhea Voss", "en": "Rhea Voss"},
    "marok": {"de": "Veit Marok", "en": "Veit Marok"},
    "gewehr": {"de": "Sturmgewehr", "en": "rifle"},
    "wache": {"de": "Lagerwache", "en": "Warehouse guard"},
}
WHO: dict[str, Fact] = {"who": Ref("rhea")}
WHOM: dict[str, Fact] = {**WHO, "whom": Ref("marok")}
THROWN: dict[str, Fact] = {
    **WHO, "skill": Word("ds-skill-agility"), "main": 15,
    "bonus": tally(-2, "DS-CORE-05", "ds-skill-agility"), "result": 13,
}  # fmt: skip
GROUP: dict[str, Fact] = {**WHO, "main": 15, "bonus": 3, "result": 18, "difficulty": 16, "success": True}
POOL = tally(4, "DS-CORE-02", "ds-talent-dexterity")
PLAIN: dict[str, Fact] = {"dice": phrase("ds-dice-thrown", pool=POOL, mode=Word("ds-mode-normal"), why=())}
FAR: dict[str, Fact] = {
    "dice": phrase("ds-dice-thrown", pool=POOL, mode=Word("ds-mode-hampered"), why=(Word("ds-term-range"),))
}
SHOT: dict[str, Fact] = {**WHOM, **PLAIN, "result": 21, "bonus": 7, "penetration": 6}
ANNOUNCED: dict[str, Fact] = {"who": Ref("marok"), "whom": Ref("rhea"), "act": Word("ds-act-attack"), "pool": 4}
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "ds-probe",
        {**THROWN, **FAR, "difficulty": 16, "success": False},
        "Rhea Voss würfelt auf Agilität (4 W10, erschwert: Entfernung): 15 −2 = 13 gegen 16, misslungen.",
        "Rhea Voss throws for agility (4 d10, hampered: distance): 15 −2 = 13 against 16, failure.",
    ),
    (
        "ds-open-probe",
        {**THROWN, **PLAIN},
        "Rhea Voss würfelt auf Agilität (4 W10): 15 −2 = 13.",
        "Rhea Voss throws for agility (4 d10): 15 −2 = 13.",
    ),
    (
        "ds-group-probe",
        {**GROUP, "struck": (18, 17)},
        "Gruppenprobe, angeführt von Rhea Voss (durch Kollaps gestrichen: 18 17): 15 +3 = 18 gegen 16, geschafft.",
        "Group probe led by Rhea Voss (struck out by collapse: 18 17): 15 +3 = 18 against 16, success.",
    ),
    (
        "ds-group-probe",
        {**GROUP, "struck": ()},
        "Gruppenprobe, angeführt von Rhea Voss: 15 +3 = 18 gegen 16, geschafft.",
        "Group probe led by Rhea Voss: 15 +3 = 18 against 16, success.",
    ),
    (
        "ds-hits",
        {**SHOT, "monitor": Word("ds-monitor-vital"), "damage": 2},
        "Rhea Voss trifft Veit Marok mit 21 (4 W10; +7): 2 Schaden auf Vital, Durchschlag 6.",
        "Rhea Voss hits Veit Marok with 21 (4 d10; +7): 2 damage to vital, penetration 6.",
    ),
    ("ds-marked", {**WHO, "monitor": Word("ds-monitor-mobility"), "boxes": 1},
     "Rhea Voss streicht ein Kästchen auf Mobilität.", "Rhea Voss marks one box (mobility)."),
    ("ds-round", {"round": 2, "order": (Ref("rhea"), Ref("marok"))},
     "Runde 2. Der Reihe nach: Rhea Voss, Veit Marok.", "Round 2. In order: Rhea Voss, Veit Marok."),
    (
        "ds-ask-interrupt-self",
        ANNOUNCED,
        "Veit Marok: Rhea Voss geht gegen dich vor: Angreifen (4 W10). Unterbrichst du?",
        "Veit Marok: Rhea Voss moves against you: Attack (4 d10). Do you interrupt?",
    ),
    (
        "ds-ask-interrupt-at",
        {**ANNOUNCED, "target": Ref("wache")},
        "Veit Marok: Rhea Voss geht gegen Lagerwache vor: Angreifen (4 W10). Unterbrichst du?",
        "Veit Marok: Rhea Voss moves against Warehouse guard: Attack (4 d10). Do you interrupt?",
    ),
    ("ds-answer-interrupt-pin-down-with", {"what": Ref("gewehr"), "whom": Ref("rhea")},
     "Niederhalten: Sturmgewehr (stört und trifft zurück)",
     "Pin down: rifle (hinders and hits back)"),
    ("ds-answer-extra-ae", {"n": 2}, "Ergebnis −2", "Result −2"),
    ("ds-falls", {**WHO, "metres": 1, "flung": 1, "damage": 1, "penetration": 7},
     "Rhea Voss stürzt einen Meter tief und wird einen Meter weit geschleudert: 1 Schaden, Durchschlag 7.",
     "Rhea Voss falls one metre and is flung one metre: 1 damage, penetration 7."),
    ("ds-falls", {**WHO, "metres": 8, "flung": 0, "damage": 4, "penetration": 7},
     "Rhea Voss stürzt 8 Meter tief: 4 Schaden, Durchschlag 7.",
     "Rhea Voss falls 8 metres: 4 damage, penetration 7."),
    ("ds-discovered", {"guards": ()}, "Ihr seid entdeckt! Noch ist niemand da, der eingreift.",
     "You are discovered! There is nobody yet to step in."),
    ("ds-discovered", {"guards": (Ref("marok"), Ref("wache"))},
     "Ihr seid entdeckt! Es kommen: Veit Marok, Lagerwache.",
     "You are discovered! Here come: Veit Marok, Warehouse guard."),
    ("ds-unaware", {"who": (Ref("marok"),)}, "Veit Marok taucht auf und ahnt nichts.",
     "Veit Marok turns up and suspects nothing."),
    ("ds-unaware", {"who": (Ref("marok"), Ref("wache"))}, "Veit Marok, Lagerwache tauchen auf und ahnen nichts.",
     "Veit Marok, Warehouse guard turn up and suspect nothing."),
    ("ds-stealth", {**WHO, "value": 14, "level": 16, "hidden": False},
     "Rhea Voss, Heimlichkeit 14 gegen 16: bemerkt.", "Rhea Voss, stealth 14 against 16: noticed."),
    ("ds-instructs", {**WHO, "machine": Ref("wache"), "order": Word("ds-order-guard"), "repeat": True},
     "Rhea Voss weist Lagerwache an: die Stellung sichern, bis auf Weiteres.",
     "Rhea Voss instructs Warehouse guard: guard the position, until further notice."),
    ("ds-board-aboard", {"machine": Ref("wache"), "controls": True}, "am Steuer: Lagerwache",
     "at the controls: Warehouse guard"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "facts", "german", "english"), SENTENCES)
def test_sentences(key: str, facts: dict[str, Fact], german: str, english: str) -> None:
    assert (book("de").text(key, facts, NAMES), book("en").text(key, facts, NAMES)) == (german, english)


# -- what comes up in play ----------------------------------------------------------------------------------------

OTHERWISE: dict[str, Any] = {
    "ambush_interrupts": True,
    "attack_stealth": "pair",
    "blocked_routine": "gm",
    "boarding_contest": True,
    "boarding_miss": "fall",
    "chase_end": "gm",
    "collapse_effect": "gm",
    "cut_off_rule": "gm",
    "discovery_shortcut": True,
    "disfigure_slash": "choose",
    "distance_model": "pairs",
    "hack_penetration": "network_armour",
    "hazard_monitor": "by_roll",
    "henchman_groups": True,
    "pin_follow_up": True,
    "seize_phase": True,
    "stress_dice": "stepwise",
    "stress_range": True,
    "take_out_lasts": "rounds",
    "trauma": True,
    "two_stage_alarm": True,
}
MEASURED: dict[str, Any] = {"henchman_groups": True, "interrupt_window": "after_roll", "movement_scale": "metres"}
TABLES: dict[str, dict[str, Any]] = {"usual": {"henchman_groups": True}, "otherwise": OTHERWISE, "metres": MEASURED}
STAGES = (*SYSTEM.scenarios(CONTENT), "rhea:marok")
TYPED = ("attack", "nobody", "17", "with:nobody")
MOST_PROMPTS, MOST_STEPS = 100, 300


@lru_cache(maxsize=len(STAGES) * len(TABLES))
def heard(stage: str, table: str, seed: int = 1) -> Heard[World]:
    """All that came up in a scenario or a duel played at random."""
    first, _, second = stage.partition(":")
    options = TABLES[table]
    document = (
        SYSTEM.duel(CONTENT, first, second, options) if second else SYSTEM.scenario(CONTENT, first, options)
    )  # fmt: skip
    return Listener(seed).listen(SYSTEM.start(document), MOST_STEPS)


def phrases(scene: Heard[World]) -> set[Phrase]:
    """Everything that a scene had to say."""
    return all_phrases(scene, system(SYSTEM.name), TYPED, MOST_PROMPTS)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("stage", STAGES)
def test_whole_scenes_are_told_in_both_languages(stage: str, table: str) -> None:
    scene = heard(stage, table)
    names = GAME.names(scene.states[0])
    for said in phrases(scene):
        for lang in LANGUAGES:
            text = book(lang).say(said, names)
            assert text and "ds-" not in text, said


def test_everybody_and_everything_that_is_told_of_has_a_name() -> None:
    for stage in STAGES:
        scene = heard(stage, "usual")
        names = GAME.names(scene.states[0])
        for said in phrases(scene):
            for fact in (part for _, given in said.facts for part in (given if type(given) is tuple else (given,))):
                assert not isinstance(fact, Ref) or fact.id in names, said


RARELY_TOLD = {
    "ds-adrift", "ds-ambush-done", "ds-backup", "ds-breaks-through", "ds-brings-round", "ds-cannot-probe",
    "ds-caught-taken", "ds-comes-back", "ds-comes-round", "ds-contest-lost", "ds-contest-won",
    "ds-crash-stopped", "ds-fall-bounces", "ds-fight-heard", "ds-finds-nobody", "ds-gains-nothing", "ds-group-open",
    "ds-group-weaker", "ds-guard-charisma", "ds-guards-patrol", "ds-guards-wary", "ds-hack-bounces",
    "ds-helper-calls", "ds-infiltration-over", "ds-lands-safely", "ds-loses-controls", "ds-order-impossible",
    "ds-runs-alone", "ds-shut-down", "ds-silenced", "ds-stays-in", "ds-suppresses", "ds-taken-out",
    "ds-unaware", "ds-walked-in-on",
}  # fmt: skip
"""Lines that chance hardly ever comes to; other tests have the story that leads there."""
MOST_SEEDS = 6


def test_every_line_of_the_log_comes_up() -> None:
    untold = noted() - RARELY_TOLD
    for seed, table, stage in product(range(1, MOST_SEEDS + 1), TABLES, STAGES):
        untold -= {note.message for note in heard(stage, table, seed).notes}
        if not untold:
            break
    assert not untold
    assert noted() >= RARELY_TOLD
