"""Every sentence of Heldencodex: it exists in both languages, gets the facts it needs, and reads well."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product
from typing import Any

import pytest

from regelwerk.cli.voice import Voice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.messages import LANGUAGES, Phrasebook, phrasebook
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Fact, Phrase, Ref, Word
from regelwerk.engine.game import system
from regelwerk.engine.tally import tally
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.odds.advice import Keeping, legal_keeps
from regelwerk.systems.heldencodex.rules.fight.damage import told
from regelwerk.systems.heldencodex.rules.people.offering import Offers
from regelwerk.systems.heldencodex.rules.probe.goals import FORMS, GROUP, LEARN, GoalUnknown, parse
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.probe.throwing import KeepAnswers
from regelwerk.systems.heldencodex.screen.news import NEWS
from regelwerk.systems.heldencodex.state import World
from systems.hearing import Heard
from systems.hearing import phrases as all_phrases
from systems.heldencodex.listening import Listener
from systems.heldencodex.sayings import ENDINGS, PACKAGE, asked_for, noted, put_together, sayings, variables

CONTENT = SYSTEM.content()
GAME = SYSTEM.game
NAMED = "hc-named"
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
    kinds = ("row", "track", "band", "gap", "tempo", "quality", "size", "move", "evade", "down", "out", "throw")
    words = {f"hc-{kind}-{end}" for kind in kinds for end in ENDINGS[f"hc-{kind}-"]}
    bare = ("hc-term-", "hc-figure-", "hc-stake-", "hc-content-kind-", "hc-unit-")
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
    for key in asked_for():
        facts: dict[str, Fact] = dict.fromkeys(variables(lang)[key], 1)
        text = book(lang).text(key, facts)
        if key in noted() or key.startswith(("hc-refuse-", "hc-outcome-")):
            assert text[-1] in ".!", text
        if key.startswith("hc-ask-"):
            assert "?" in text, text
        if key.startswith("hc-answer-"):
            assert text[-1] not in ".!?", text


NAMES = {
    "richart": {"de": "Richart", "en": "Richart"},
    "mercenary": {"de": "Söldner", "en": "Mercenary"},
    "arming_sword": {"de": "Ritterschwert", "en": "arming sword"},
}
WHO: dict[str, Fact] = {"who": Ref("richart")}
WHOM: dict[str, Fact] = {**WHO, "whom": Ref("mercenary")}
THROWN: dict[str, Fact] = {
    **WHO, "ability": Ref("arming_sword"), "value": 15, "thrown": (3, 9, 12, 12), "goal": GROUP.phrase(),
}  # fmt: skip
ATTACKED: dict[str, Fact] = {
    **WHO, "attacker": Ref("mercenary"), "manoeuvres": ((9,), (12, 12)), "dice": (7, 10, 13), "value": 15,
}  # fmt: skip
LYING: dict[str, Fact] = {**WHO, "dice": (9, 12, 12)}
STOPPED: dict[str, Fact] = {**WHO, "row": Word("hc-row-torso"), "level": "light"}
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "hc-ask-keep",
        {**THROWN, "lying": (), "need": 2},
        "Richart, Ritterschwert 15: Du wirfst 3 9 12 12. Welche Würfel bleiben liegen? Mindestens 2 müssen es sein. "
        "Ziel: eine große Gruppe, am besten aus Gleichen.",
        "Richart, arming sword 15: You throw 3 9 12 12. Which dice do you keep? At least 2. "
        "Goal: a large group, preferably of matches.",
    ),
    (
        "hc-ask-keep",
        {**THROWN, "lying": (12, 12), "thrown": (4, 12), "need": 0},
        "Richart, Ritterschwert 15: Du wirfst 4 12, und 12 12 liegen schon. Welche Würfel bleiben liegen? "
        "Du darfst auch alle neu werfen. Ziel: eine große Gruppe, am besten aus Gleichen.",
        "Richart, arming sword 15: You throw 4 12, and 12 12 lie there already. Which dice do you keep? "
        "You may also throw all of them again. Goal: a large group, preferably of matches.",
    ),
    ("hc-answer-keep", {"faces": (12, 12), "dice": 2}, "12 12 behalten, 2 Würfel neu",
     "Keep 12 12, throw 2 dice again"),
    ("hc-kept", {**WHO, "kept": (), "dice": 1}, "Richart behält nichts und wirft einen Würfel neu.",
     "Richart keeps nothing and throws one die again."),
    ("hc-devalued", {**WHO, "faces": (8,)}, "Richart gleicht eine 1 aus und entwertet dafür die 8.",
     "Richart balances a 1 and devalues the 8 for it."),
    ("hc-dice-lie", {**LYING, "group": (12, 12)}, "Richart: Es liegen 9 12 12, Gruppe 12 12.",
     "Richart: 9 12 12 lie there, group 12 12."),
    ("hc-dice-lie", {**WHO, "dice": (), "group": ()}, "Richart: Kein Würfel zählt.", "Richart: No die counts."),
    ("hc-attacks", {**WHOM, "manoeuvres": ((9,), (12, 12))}, "Richart → Söldner: Angriff mit 9, 12+12.",
     "Richart → Mercenary: attack with 9, 12+12."),
    (
        "hc-ask-reply",
        {**ATTACKED, "flees": False},
        "Richart: Söldner greift dich mit 9, 12+12 an. Zur Abwehr hast du 7 10 13 (Kampfwert 15). Was tust du?",
        "Richart: Mercenary attacks you with 9, 12+12. To parry you have 7 10 13 (combat value 15). What do you do?",
    ),
    (
        "hc-ask-reply",
        {**ATTACKED, "dice": (), "flees": True},
        "Richart: Söldner will mit 9, 12+12 vor dir flüchten. Zur Abwehr hast du keine Würfel. Was tust du?",
        "Richart: Mercenary wants to flee from you with 9, 12+12. You have no dice to parry with. What do you do?",
    ),
    (
        "hc-parries",
        {**WHO, "blocks": ((7, 7), (13,)), "stopped": 2, "of": 3, "all": False},
        "Richart wehrt mit 7+7, 13 ab: 2 von 3 Manövern.",
        "Richart parries 2 of 3 manoeuvres with 7+7, 13.",
    ),
    ("hc-answer-guard", {"faces": (9, 9), "matches": (), "attacks": 3}, "Mit 9 9 abwehren (2 von 3)",
     "Parry with 9 9 (2 of 3)"),
    ("hc-answer-guard", {"faces": (), "matches": (5, 5), "attacks": 3}, "Mit den Gleichen 5 5 alles abwehren",
     "Parry everything with the matches 5 5"),
    ("hc-answer-guard", {"faces": (), "matches": (), "attacks": 3}, "Nicht abwehren", "Do not parry"),
    ("hc-armour-stops", {**STOPPED, "light": 0, "heavy": 0},
     "Richart, Rumpf: leichter Treffer, die Rüstung hält und ist dahin.",
     "Richart, torso: light hit, the armour holds and is worn out."),
    ("hc-armour-stops", {**STOPPED, "light": 1, "heavy": 4},
     "Richart, Rumpf: leichter Treffer, die Rüstung hält (1 leicht, 4 schwer).",
     "Richart, torso: light hit, the armour holds (1 light, 4 heavy)."),
    ("hc-moves", {**WHO, "fast": True, "back": False, "metres": 2}, "Richart stürmt vor: in Reichweite.",
     "Richart rushes forward: in reach."),
    ("hc-moves", {**WHO, "fast": False, "back": True, "metres": 35}, "Richart geht zurück: noch 35 m Abstand.",
     "Richart walks back: 35 m apart now."),
    (
        "hc-shoots",
        {**WHOM, "size": Word("hc-size-very_small"), "minimum": tally(15, "HC-RNG-07", "hc-term-target")},
        "Richart → Söldner: Schuss auf ein sehr kleines Ziel, nötig sind 15.",
        "Richart → Mercenary: a shot at a very small target, 15 is needed.",
    ),
    ("hc-break", {**WHO, "physis": 0, "psyche": 2}, "Richart ruht aus: Psyche +2.",
     "Richart takes a break: psyche +2."),
    ("hc-break", {**WHO, "physis": 0, "psyche": 0}, "Richart ruht aus.", "Richart takes a break."),
    ("hc-herbs-found", {**WHO, "faces": (12, 18, 20), "dice": 3, "portions": 11},
     "Richart findet 11 Portionen (12 18 20).", "Richart finds 11 portions (12 18 20)."),
    ("hc-board-lying", {"faces": (12, 12), "hand": 2}, "liegt 12 12 (noch 2 in der Hand)",
     "12 12 lies there (2 still in hand)"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "facts", "german", "english"), SENTENCES)
def test_sentences(key: str, facts: dict[str, Fact], german: str, english: str) -> None:
    assert (book("de").text(key, facts, NAMES), book("en").text(key, facts, NAMES)) == (german, english)


def said_twice(said: Phrase) -> tuple[str, str]:
    return book("de").say(said, NAMES), book("en").say(said, NAMES)


def test_hits_are_counted_by_their_level() -> None:
    assert said_twice(told(("critical", "light", "light"))) == (
        "1 kritischer Treffer, 2 leichte Treffer",
        "1 critical hit, 2 light hits",
    )
    assert said_twice(told(())) == ("Kein Treffer", "No hit")


@pytest.mark.parametrize("form", [*FORMS, "total:0:1"])
def test_every_goal_that_can_be_written_has_words(form: str) -> None:
    for text in said_twice(parse(form).phrase()):
        assert text and "hc-" not in text


def test_an_unknown_goal_is_told_how_goals_are_written() -> None:
    with pytest.raises(GoalUnknown) as wrong:
        parse("glory")
    assert (
        book("de")
        .text(wrong.value.code, wrong.value.facts)
        .startswith("Das Ziel „glory“ gibt es nicht. Ziele schreibt man so: result, 16,")
    )


@pytest.mark.parametrize(("lang", "said"), [("de", "Spielleitung, Wurf 1W6: [1]"), ("en", "Master, throw 1d6: [1]")])
def test_the_masters_dice_are_told_as_the_masters(lang: str, said: str) -> None:
    thrown = {"event": "dice", "who": "", "seat": MASTER, "throw": "1W6", "faces": [[1]]}
    assert Voice(lang).sentence(thrown, NAMES) == said


# -- refusals -----------------------------------------------------------------------------------------------------


def refused(situation: Keeping, key: str, *, must_go_on: bool = False) -> tuple[str, str, str]:
    """Why dice cannot be kept, in German, with the label and the rule."""
    answer = KeepAnswers(situation, legal_keeps(situation)[must_go_on:]).find(key)
    assert isinstance(answer, Refusal)
    return book("de").say(answer.label), book("de").say(answer.reason), answer.rule_id


KEEPING = Keeping((), (1, 4, 9, 12), Reading(14, 20), 2, GROUP)


@pytest.mark.rule("HC-FUM-01", "HC-CAS-01")
def test_dice_that_may_not_be_kept_are_refused_with_the_reason() -> None:
    assert refused(KEEPING, "keep:4,4,9") == (
        "4 4 9 behalten",
        "Diese Würfel liegen nicht da. Geworfen hast du 1 4 9 12.",
        "HC-SIV-01",
    )
    assert refused(KEEPING, "keep:9,12") == (
        "9 12 behalten",
        "Eine 1 bleibt immer liegen. Nimm sie zu den anderen dazu.",
        "HC-FUM-01",
    )
    # The one comes on top of the two dice that the lead demands.
    assert refused(KEEPING, "keep:1,12")[1:] == ("Das sind zu wenige. Behalte mindestens 3 Würfel.", "HC-CAS-01")


@pytest.mark.rule("HC-RNG-03")
def test_who_aims_without_throwing_on_is_told_to_leave_a_die_out() -> None:
    reason = "Wer zielt, wirft weiter. Lass mindestens einen Würfel weg."
    assert refused(KEEPING, "keep:1,4,9,12", must_go_on=True)[1:] == (reason, "HC-RNG-03")


@pytest.mark.rule("HC-LRN-04")
def test_when_learning_ones_are_refused_to_nobody() -> None:
    learning = KEEPING._replace(goal=LEARN, need=1)
    answers = KeepAnswers(learning, legal_keeps(learning))
    assert not answers.refused()
    assert not isinstance(answers.find("keep:12"), Refusal)
    assert refused(learning, "keep:")[1] == "Das sind zu wenige. Behalte mindestens einen Würfel."


def test_offers_that_are_no_concession_are_refused_with_the_price() -> None:
    answer = Offers(buying=True, table=150, step=15).find("offer:140")
    assert isinstance(answer, Refusal)
    assert said_twice(answer.reason) == (
        "Das wäre kein Entgegenkommen: Auf dem Tisch liegen 150.",
        "That would be no concession: the price on the table is 150.",
    )


# -- what comes up in play ----------------------------------------------------------------------------------------

OTHERWISE: dict[str, Any] = {
    "aim_without_rethrow": False,
    "attribute_high_mastery": True,
    "balance_optional": True,
    "damage_failures": True,
    "e_bonus": "result",
    "give_up": "never",
    "grit_scope": "all",
    "influence_backfire": True,
    "initiative_ties": "simultaneous",
    "lucky_learning_cost": 1,
    "lucky_when": "any_throw",
    "night_regen_split": "shared",
    "obstacle_sums": True,
    "phase_cap": 20,
    "reaction_tie": "reroll",
    "shooter_parry": "basic_art_single",
    "wound_overflow": "ignore",
}
TABLES: dict[str, dict[str, Any]] = {"usual": {}, "otherwise": OTHERWISE, "to the death": {"give_up": "never"}}
DUELS = (("brawler", "bandit"), ("brawler", "archer"), ("town_guard", "richart"), ("fencing_master", "captain"))
STAGES = (*SYSTEM.scenarios(CONTENT), *map(":".join, DUELS))
TYPED = ("keep:99", "keep:", "offer:0", "attack:nobody", "give:99", "17")
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
            assert text and "hc-" not in text, said


def test_everybody_and_everything_that_is_told_of_has_a_name() -> None:
    for stage in STAGES:
        scene = heard(stage, "usual")
        names = GAME.names(scene.states[0])
        for said in phrases(scene):
            for fact in (part for _, given in said.facts for part in (given if type(given) is tuple else (given,))):
                assert not isinstance(fact, Ref) or fact.id in names, said


RARELY_TOLD = {
    "hc-alarm", "hc-assassinates", "hc-breath-back", "hc-care-undone", "hc-chase-worn-out", "hc-craft-fails",
    "hc-critical-over", "hc-dies", "hc-drinking-drawn", "hc-fight-undecided", "hc-fights-on", "hc-gives-in",
    "hc-night-quiet", "hc-notices-too-late", "hc-power-renounced", "hc-shift-too-tired", "hc-watches-exhausted",
    "hc-price-declined", "hc-reaction-tie", "hc-revived", "hc-shield-beaten", "hc-treating-begins", "hc-unconscious",
    "hc-wound-ignored", "hc-wound-worsens",
}  # fmt: skip
"""Lines that chance hardly ever comes to; other tests have the story that leads there."""
MOST_SEEDS = 12


def test_every_line_of_the_log_comes_up() -> None:
    untold = noted() - RARELY_TOLD
    for seed, table, stage in product(range(1, MOST_SEEDS + 1), TABLES, STAGES):
        untold -= {note.message for note in heard(stage, table, seed).notes}
        if not untold:
            break
    assert not untold
    assert noted() >= RARELY_TOLD
