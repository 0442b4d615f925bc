"""Every sentence of Factions: it exists in both languages, gets the facts it needs, and reads well."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from regelwerk.dice import Deal
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.messages import LANGUAGES, Phrasebook, phrasebook
from regelwerk.engine.facts import Fact, Phrase, Ref, Word
from regelwerk.engine.system import system
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.factions import SYSTEM
from regelwerk.systems.factions.rules.master.commands import FIELDS, CommandAnswers, label, read_command
from regelwerk.systems.factions.rules.phase.phase import card_name
from regelwerk.systems.factions.state import BLACK_JOKER, RED_JOKER, World
from regelwerk.systems.factions.values import Command, Die, in_words
from systems.factions.builders import CONTENT, GAME
from systems.factions.listening import Listener
from systems.factions.sayings import ENDINGS, PACKAGE, asked_for, noted, put_together, sayings, variables
from systems.hearing import Heard
from systems.hearing import phrases as all_phrases

NAMED = "fa-named"
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
    assert len({key for key, _ in found}) > 180
    for key, facts in found:
        needed = {name.removesuffix("-reasons") for name in variables(lang)[key]}
        assert needed <= facts, (key, facts)


def test_words_terms_and_measures_need_no_facts() -> None:
    words = ("attribute", "roll", "suit", "rank", "asset-state", "plan-state", "content-kind", "unit")
    bare = tuple(f"fa-{kind}-" for kind in ("term", "figure", "stake", *words))
    for lang in LANGUAGES:
        assert not any(used for key, used in variables(lang).items() if key.startswith(bare))


# -- how it reads -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [-1, 0, 1, 2, 17])
def test_no_sentence_has_holes_or_stray_blanks(lang: str, value: int) -> None:
    for key, used in variables(lang).items():
        text = book(lang).text(key, dict.fromkeys(used, value))
        assert text == text.strip() and "{" not in text, key
        assert not re.search(r"  | [.,;:?!]|\.\.", text), (key, text)


def test_sentences_end_like_sentences() -> None:
    for lang in LANGUAGES:
        for key in noted() - {"fa-command-because", "fa-command-skipped", "fa-declared-in-vain"}:
            assert book(lang).text(key, dict.fromkeys(variables(lang)[key], 1))[-1] in ".!", key
        for key in asked_for():
            if key.startswith("fa-ask-"):
                assert "?" in book(lang).text(key, dict.fromkeys(variables(lang)[key], 1)), key


def sum_of(amount: int) -> Tally:
    return tally(amount, "FA-WND-01", "fa-term-wounds")


NAMES = {
    "asche": {"de": "Die Aschekinder", "en": "The Ash Children"},
    "wache": {"de": "Wache der Sieben Tore", "en": "Watch of the Seven Gates"},
    "mine": {"de": "Silbermine", "en": "silver mine"},
}
WACHE: dict[str, Fact] = {"who": Ref("wache")}
AT_ASCHE: dict[str, Fact] = {**WACHE, "target": Ref("asche")}
ATTACK: dict[str, Fact] = {**AT_ASCHE, "die": in_words(Die(8)), "defense": sum_of(7)}
SHARES: dict[str, Fact] = {"roll": 2, "assets": (Ref("mine"),), "extra": 1}
ROLLED: dict[str, Fact] = {**WACHE, "roll": Word("fa-roll-espionage_defense"), "total": 7, "tn": 4}
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "fa-attacks",
        {**ATTACK, "modifiers": sum_of(2), "free": False},
        "Wache der Sieben Tore → Die Aschekinder: Angriff mit W8 (+2) gegen Abwehr 7.",
        "Watch of the Seven Gates → The Ash Children: attack with d8 (+2) against defence 7.",
    ),
    (
        "fa-attacks",
        {**ATTACK, "die": in_words(Die(12, 1)), "modifiers": Tally(), "free": True},
        "Wache der Sieben Tore → Die Aschekinder: freier Angriff mit W12+1 gegen Abwehr 7.",
        "Watch of the Seven Gates → The Ash Children: free attack with d12+1 against defence 7.",
    ),
    (
        "fa-attacks",
        {**ATTACK, "modifiers": sum_of(-1), "free": False},
        "Wache der Sieben Tore → Die Aschekinder: Angriff mit W8 (−1) gegen Abwehr 7.",
        "Watch of the Seven Gates → The Ash Children: attack with d8 (−1) against defence 7.",
    ),
    (
        "fa-rolled",
        {**ROLLED, "grade": -1, "raises": -2},
        "Wache der Sieben Tore, Spionageabwehr: 7 gegen 4, zwei Einsen und damit ein kritischer Fehlschlag.",
        "Watch of the Seven Gates, counter-espionage: 7 against 4, two ones and so a critical failure.",
    ),
    (
        "fa-rolled",
        {**ROLLED, "grade": 1, "raises": 0},
        "Wache der Sieben Tore, Spionageabwehr: 7 gegen 4, Erfolg.",
        "Watch of the Seven Gates, counter-espionage: 7 against 4, success.",
    ),
    (
        "fa-rolled",
        {**ROLLED, "total": 12, "grade": 3, "raises": 2},
        "Wache der Sieben Tore, Spionageabwehr: 12 gegen 4, Erfolg mit 2 Steigerungen.",
        "Watch of the Seven Gates, counter-espionage: 12 against 4, success with 2 raises.",
    ),
    (
        "fa-damage",
        {**WACHE, "total": 4, "resilience": 6, "raises": -1},
        "Wache der Sieben Tore, Schaden: 4 gegen Belastbarkeit 6, zu wenig.",
        "Watch of the Seven Gates, damage: 4 against resilience 6, too little.",
    ),
    (
        "fa-hits",
        {**AT_ASCHE, "wounds": 1, "again": True},
        "Wache der Sieben Tore → Die Aschekinder: Treffer auf ein Ziel, das schon angeschlagen ist; 1 Wunde droht.",
        "Watch of the Seven Gates → The Ash Children: a hit on a target that is shaken already; 1 wound threatens.",
    ),
    (
        "fa-hits",
        {**AT_ASCHE, "wounds": 0, "again": False},
        "Wache der Sieben Tore → Die Aschekinder: Treffer, das Ziel ist angeschlagen.",
        "Watch of the Seven Gates → The Ash Children: a hit, the target is shaken.",
    ),
    (
        "fa-plan-advances",
        {**WACHE, "plan": "X", "steps": 2, **SHARES, "over": 1, "progress": 5, "required": 5},
        "Wache der Sieben Tore: 2 Schritte weiter im Plan „X“ (Wurf 2, Silbermine +1; "
        "1 Schritt zu viel verfällt; 5 von 5).",
        'Watch of the Seven Gates: 2 steps further in the plan "X" (roll 2, silver mine +1; '
        "1 step too many lapses; 5 of 5).",
    ),
    (
        "fa-earns",
        {**WACHE, **SHARES, "change": 3, "rp": 7},
        "Wache der Sieben Tore: 3 RP gesammelt (Wurf 2, Silbermine +1; jetzt 7).",
        "Watch of the Seven Gates: 3 RP gathered (roll 2, silver mine +1; now 7).",
    ),
    (
        "fa-earns",
        {**WACHE, "roll": 2, "assets": (), "extra": 0, "change": 2, "rp": 2},
        "Wache der Sieben Tore: 2 RP gesammelt (jetzt 2).",
        "Watch of the Seven Gates: 2 RP gathered (now 2).",
    ),
    (
        "fa-assault",
        {**AT_ASCHE, "asset": Ref("mine"), "seized": True, "damaged": True},
        "Wache der Sieben Tore → Die Aschekinder: Anschlag, Silbermine bis zur nächsten Aktion außer Kontrolle "
        "und beschädigt.",
        "Watch of the Seven Gates → The Ash Children: assault, silver mine out of control until the next action, "
        "and damaged.",
    ),
    (
        "fa-siphon",
        {**AT_ASCHE, "moved": 1},
        "Wache der Sieben Tore → Die Aschekinder: 1 RP wechselt den Besitzer.",
        "Watch of the Seven Gates → The Ash Children: 1 RP changes hands.",
    ),
    ("fa-rp", {**WACHE, "change": -3, "rp": 1}, "Wache der Sieben Tore: −3 RP (jetzt 1).",
     "Watch of the Seven Gates: −3 RP (now 1)."),
    ("fa-phase", {"phase": 1200}, "Phase 1200 beginnt.", "Phase 1200 begins."),
    (
        "fa-end-max-phases",
        {"phase": 10, "number": 1, "first": (Ref("wache"),), "score": 13},
        "Nach Phase 10 ist die Kampagne zu Ende. Sieg: Wache der Sieben Tore (Punkte: 13).",
        "After phase 10 the campaign is over. Victory: Watch of the Seven Gates (points: 13).",
    ),
    (
        "fa-end-by-master",
        {"phase": 2, "number": 2, "first": (Ref("asche"), Ref("wache")), "score": 4},
        "Die Spielleitung beendet die Kampagne (in Phase 2). Gleichauf vorn: Die Aschekinder, Wache der Sieben Tore "
        "(Punkte: 4).",
        "The master ends the campaign (in phase 2). Level in front: The Ash Children, Watch of the Seven Gates "
        "(points: 4).",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("key", "facts", "german", "english"), SENTENCES)
def test_sentences(key: str, facts: dict[str, Fact], german: str, english: str) -> None:
    assert (book("de").text(key, facts, NAMES), book("en").text(key, facts, NAMES)) == (german, english)


def said_twice(said: Phrase) -> tuple[str, str]:
    return book("de").say(said, NAMES), book("en").say(said, NAMES)


def test_cards_in_words() -> None:
    assert said_twice(card_name(1)) == ("Kreuz 2", "2 of clubs")
    assert said_twice(card_name(47)) == ("Herz König", "king of hearts")
    assert said_twice(card_name(RED_JOKER)) == ("roter Joker", "red joker")
    assert said_twice(card_name(BLACK_JOKER)) == ("schwarzer Joker", "black joker")


def test_deals_in_words() -> None:
    one, two = (Deal((1, 2, 3), hands) for hands in (1, 2))
    assert (one.notation("de"), one.notation("en")) == ("1 Karte von 3", "1 card of 3")
    assert (two.notation("de"), two.notation("en")) == ("2 Karten von 3", "2 cards of 3")


# -- the master's commands ----------------------------------------------------------------------------------------

COMMANDS: dict[str, tuple[str, str]] = {
    "create_faction:neue:operations=W8": ("neue Fraktion, neue", "new faction, neue"),
    "destroy_faction:asche": ("Die Aschekinder, zerschlagen", "The Ash Children, destroyed"),
    "restore_faction:asche": ("Die Aschekinder, wieder im Spiel", "The Ash Children, back in the game"),
    "adjust_rp:wache:2 # Beute": ("Wache der Sieben Tore, +2 RP", "Watch of the Seven Gates, +2 RP"),
    "adjust_rp:wache:-2": ("Wache der Sieben Tore, −2 RP", "Watch of the Seven Gates, −2 RP"),
    "set_die:wache:operations:W12+1": (
        "Wache der Sieben Tore, Operationen W12+1", "Watch of the Seven Gates, operations d12+1"
    ),
    "set_die:wache:operations:+1": (
        "Wache der Sieben Tore, Operationen eine Stufe höher", "Watch of the Seven Gates, operations one step higher"
    ),
    "set_die:wache:effectiveness:none": (
        "Wache der Sieben Tore, Effektivität ohne Würfel", "Watch of the Seven Gates, effectiveness without a die"
    ),
    "offer_asset:mine": ("neu im Angebot, Silbermine", "newly on offer, silver mine"),
    "withdraw_offer:mine": ("nicht mehr im Angebot, Silbermine", "no longer on offer, silver mine"),
    "grant_asset:asche:mine": ("Die Aschekinder, neues Asset Silbermine", "The Ash Children, new asset silver mine"),
    "remove_asset:asche:mine": ("Die Aschekinder, Silbermine verloren", "The Ash Children, silver mine lost"),
    "add_wounds:asche:1:soakable": (
        "Die Aschekinder, 1 Wunde (Wegstecken möglich)", "The Ash Children, 1 wound (soaking possible)"
    ),
    "add_wounds:asche:2": ("Die Aschekinder, 2 Wunden", "The Ash Children, 2 wounds"),
    "heal_wounds:asche:2": ("Die Aschekinder, 2 Wunden weniger", "The Ash Children, 2 wounds fewer"),
    "set_shaken:asche:false": ("Die Aschekinder, nicht mehr angeschlagen", "The Ash Children, no longer shaken"),
    "set_control:asche:wache": (
        "Die Aschekinder, Kontrolle: Wache der Sieben Tore", "The Ash Children, control: Watch of the Seven Gates"
    ),
    "set_control:asche": ("Die Aschekinder, Kontrolle: niemand", "The Ash Children, control: nobody"),
    "create_plan:asche:umsturz:5:structure": (
        "Die Aschekinder, neuer Plan „umsturz“ (Struktur, 5 Schritte)",
        'The Ash Children, new plan "umsturz" (structure, 5 steps)',
    ),
    "adjust_plan:asche:umsturz:2:required": (
        "Die Aschekinder, Plan „umsturz“, nötige Schritte +2", 'The Ash Children, plan "umsturz", steps needed +2'
    ),
    "resolve_plan:asche:umsturz:mission": (
        "Die Aschekinder, Plan „umsturz“ wird zur Mission", 'The Ash Children, plan "umsturz" becomes a mission'
    ),
    "set_minor:asche:true": ("Die Aschekinder, jetzt unwichtig", "The Ash Children, minor from now on"),
    "situational_modifier:asche:soak:-1:phase": (
        "Die Aschekinder, Wegstecken −1 für eine Phase", "The Ash Children, soaking −1 for one phase"
    ),
    "mission_spend:asche:hagen:3": (
        "hagen, 3 RP für die Mission (Die Aschekinder)", "hagen, 3 RP for the mission (The Ash Children)"
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", COMMANDS)
def test_commands_tell_what_they_do_to_whom(key: str) -> None:
    assert said_twice(label(read_command(key))) == COMMANDS[key]


@pytest.mark.parametrize("kind", FIELDS)
def test_every_kind_of_command_has_a_label(kind: str) -> None:
    for said in said_twice(label(Command(kind, "asche", "mine", 1))):
        assert said and ("Asche" in said or "Ash" in said or "faction" not in FIELDS[kind])


WRONG = (
    "abolish:wache", "adjust_rp:wache", "adjust_rp:wache:viel", "adjust_rp:nobody:2", "restore_faction:wache",
    "create_faction:wache", "create_faction:neue:operations=W7", "offer_asset:nothing", "withdraw_offer:nothing",
    "remove_asset:wache:nothing", "set_die:wache:charm:W8", "set_die:wache:operations:W7", "add_wounds:wache:9",
    "set_shaken:wache:maybe", "set_control:wache:nobody", "set_control:wache:wache", "cancel_plan:wache:nothing",
    "create_plan:wache:neuer:0:structure", "resolve_plan:asche:ratsschatz:immediate", "set_minor:kontor:true",
    "situational_modifier:wache:dance:1:phase", "mission_spend:wache:hagen:3",
)  # fmt: skip


def test_impossible_commands_are_refused_with_a_sentence() -> None:
    world = SYSTEM.start(SYSTEM.scenario(CONTENT, "nebelhafen", {}))
    world = world.put(world.find("kontor")._replace(destroyed=True))
    found = [CommandAnswers(world, ()).find(key) for key in WRONG]
    reasons = [refusal.reason for refusal in found if isinstance(refusal, Refusal)]
    assert len(reasons) == len(WRONG)
    assert len({reason.key for reason in reasons}) > 16
    for reason in reasons:
        assert all(text[0] != "f" and text.endswith(".") for text in said_twice(reason))


# -- what comes up in play ----------------------------------------------------------------------------------------

OTHERWISE: dict[str, Any] = {
    "allow_hold": True,
    "bennie_new_card": True,
    "critical_failure_effect": "shaken",
    "damage_reroll": "allowed",
    "espionage_choice": "before_roll",
    "instruct_impossible": "forfeit",
    "joker_rp": 3,
    "joker_tie": "opposed_operations",
    "minor_resolution": "sequential",
    "mission_money_per_rp": 100,
    "qrf_modifier": -2,
    "repair_timing": "any_time",
    "rounds_per_phase": 2,
    "shake_off_after_success": True,
    "suspend_choice": "attacker",
    "surplus_assets": "lost",
}
IN_SECRET: dict[str, Any] = {
    "hidden_values": "plans_and_rp",
    "shake_off_timing": "after_failed_roll",
    "assault_raise": "replaces",
    "bennie_price": 1,
}
TABLES: dict[str, dict[str, Any]] = {"usual": {}, "otherwise": OTHERWISE, "in-secret": IN_SECRET}
CAMPAIGNS = [(name, table) for name in SYSTEM.scenarios(CONTENT) for table in TABLES]
TYPED = (
    "attack:nobody", "attack:wache", "espionage:wache:intel", "espionage:wache:dance", "advance_plan:nothing",
    "asset_action:nothing", "use_asset:nothing", "use_asset:fluesternetz", "repair:nothing", "improve:nothing",
    "instruct:wache:gather", "reorganise", "shake_off", "hold", "gather", "end_turn", "wound:9", "17",
)  # fmt: skip
MOST_PROMPTS = 120


@cache
def heard(name: str, table: str, seed: int = 1, *, at_random: bool = True) -> Heard[World]:
    """All that came up in a campaign played at random."""
    start = SYSTEM.start(SYSTEM.scenario(CONTENT, name, TABLES[table]))
    return Listener(seed, at_random=at_random).listen(start, 400)


def phrases(campaign: Heard[World]) -> set[Phrase]:
    """Everything that a campaign had to say."""
    return all_phrases(campaign, system(SYSTEM.name), TYPED, MOST_PROMPTS)


@pytest.mark.parametrize(("name", "table"), CAMPAIGNS)
def test_whole_campaigns_are_told_in_both_languages(name: str, table: str) -> None:
    campaign = heard(name, table)
    names = GAME.names(campaign.states[0])
    said = phrases(campaign)
    for one in said:
        for lang in LANGUAGES:
            text = book(lang).say(one, names)
            assert text and "fa-" not in text, one
    keys = {one.key for one in said}
    assert {"fa-phase", "fa-turn", "fa-ask-turn", "fa-move-end_turn", "fa-cost-rp", "fa-board-rp"} <= keys
    assert len(keys) > 100


@pytest.mark.parametrize("name", SYSTEM.scenarios(CONTENT))
def test_quiet_campaigns_are_told_to_their_end(name: str) -> None:
    campaign = heard(name, "usual", at_random=False)
    end = GAME.outcome(campaign.states[-1])
    assert end is not None
    for said in [end.reason, *phrases(campaign)]:
        for lang in LANGUAGES:
            assert book(lang).say(said, GAME.names(campaign.states[0]))


RARELY_TOLD = {"fa-declared-in-vain", "fa-free", "fa-order-forfeits"}
"""Lines that chance hardly ever comes to; other tests have the story that leads there."""


def test_every_line_of_the_log_comes_up() -> None:
    at_random = [heard(name, table, seed) for name, table in CAMPAIGNS for seed in (1, 2, 3, 4)]
    quiet = [heard(name, "usual", at_random=False) for name in SYSTEM.scenarios(CONTENT)]
    told = {note.message for campaign in (*at_random, *quiet) for note in campaign.notes}
    assert noted() - told <= RARELY_TOLD <= noted()
