"""Sentences of Factions as people read them. What holds for every system stands in `systems/test_messages.py`."""

from __future__ import annotations

import pytest

from regelwerk.dice import Deal
from regelwerk.engine.answers import Refusal
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.languages import supplied_languages
from regelwerk.systems.factions import SYSTEM
from regelwerk.systems.factions.rules.master.commands import FIELDS, CommandAnswers, label, read_command
from regelwerk.systems.factions.rules.phase.phase import card_name
from regelwerk.systems.factions.state import BLACK_JOKER, RED_JOKER
from regelwerk.systems.factions.values import Command, Die, in_words
from systems.factions.builders import CONTENT, GAME
from systems.factions.listening import MOST_STEPS, SCENES, Listener
from systems.factions.sayings import SAYINGS

book = SAYINGS.book


def sum_of(amount: int) -> Tally:
    return tally(amount, "FA-WND-01", "fa-term-wounds")


NAMES = {
    "asche": {"de": "Die Aschekinder", "en": "The Ash Children"},
    "wache": {"de": "Wache der Sieben Tore", "en": "Watch of the Seven Gates"},
    "mine": {"de": "Silbermine", "en": "silver mine"},
}
WACHE: dict[str, Fact] = {"who": Ref("wache")}
AT_ASCHE: dict[str, Fact] = {**WACHE, "target": Ref("asche")}
HALVES = tally(5, "FA-DER-01", "fa-term-operations").plus(2, "FA-DER-01", "fa-term-base", "base")
ATTACK: dict[str, Fact] = {
    **AT_ASCHE,
    "die": in_words(Die(8)),
    "defense": HALVES,
    "damage": phrase("fa-dice", first=in_words(Die(8)), second=in_words(Die(6))),
    "harm": Tally(),
    "resilience": HALVES,
}
SCORE = tally(6, "FA-END-02", "fa-term-plans", "plans").plus(-1, "FA-END-02", "fa-term-wounds", "wounds")
POINTS = (
    phrase("fa-points-of-first", who=Ref("wache"), score=SCORE),
    phrase("fa-points", who=Ref("asche"), score=SCORE),
)
AT_ODDS = sum_of(-2).plus(2, "FA-CORE-18", "fa-term-joker")
SHARES: dict[str, Fact] = {"roll": 2, "assets": (Ref("mine"),), "extra": 1}
ROLLED: dict[str, Fact] = {**WACHE, "roll": Word("fa-roll-espionage_defense"), "total": 7, "tn": 4}
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "fa-attack",
        {**ATTACK, "modifiers": AT_ODDS, "harm": sum_of(-2), "free": False},
        "Wache der Sieben Tore → Die Aschekinder: Angriff mit W8 (Wunden −2, Joker +2) gegen Abwehr 7, "
        "bei einem Treffer Schaden mit W8+W6 (Wunden −2) gegen Belastbarkeit 7.",
        "Watch of the Seven Gates → The Ash Children: attack with d8 (wounds −2, joker +2) against defence 7; "
        "on a hit, damage with d8+d6 (wounds −2) against resilience 7.",
    ),
    (
        "fa-attack",
        {**ATTACK, "die": in_words(Die(12, 1)), "modifiers": Tally(), "free": True},
        "Wache der Sieben Tore → Die Aschekinder: freier Angriff mit W12+1 gegen Abwehr 7, "
        "bei einem Treffer Schaden mit W8+W6 gegen Belastbarkeit 7.",
        "Watch of the Seven Gates → The Ash Children: free attack with d12+1 against defence 7; "
        "on a hit, damage with d8+d6 against resilience 7.",
    ),
    (
        "fa-attack",
        {
            **ATTACK,
            "modifiers": Tally(),
            "defense": HALVES.plus(-2, "FA-SPY-04", "fa-term-sabotage"),
            "damage": in_words(Die(6)),
            "free": False,
        },
        "Wache der Sieben Tore → Die Aschekinder: Angriff mit W8 gegen Abwehr 5 "
        "(halbe Operationen 5, Grundwert +2, Sabotage −2), bei einem Treffer Schaden mit W6 gegen Belastbarkeit 7.",
        "Watch of the Seven Gates → The Ash Children: attack with d8 against defence 5 "
        "(half of operations 5, base +2, sabotage −2); on a hit, damage with d6 against resilience 7.",
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
        'Watch of the Seven Gates: 2 steps further with the plan "X" (roll 2, silver mine +1; '
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
        "Wache der Sieben Tore → Die Aschekinder: 1 RP wechselt den Besitzer (ein Viertel der Kasse, mit "
        "Steigerung die Hälfte, mindestens 1).",
        "Watch of the Seven Gates → The Ash Children: 1 RP changes hands (a quarter of the treasury, with "
        "a raise half of it, at least 1).",
    ),
    ("fa-rp", {**WACHE, "change": -3, "rp": 1}, "Wache der Sieben Tore: −3 RP (jetzt 1).",
     "Watch of the Seven Gates: −3 RP (now 1)."),
    ("fa-rp-now", {**WACHE, "rp": 1}, "Wache der Sieben Tore: jetzt 1 RP.", "Watch of the Seven Gates: now 1 RP."),
    ("fa-pays", {**WACHE, "price": 3, "purpose": Word("fa-for-soak"), "rp": 1},
     "Wache der Sieben Tore: 3 RP für das Wegstecken (noch 1).",
     "Watch of the Seven Gates: 3 RP for soaking (1 left)."),
    ("fa-phase", {"phase": 1200}, "Phase 1200 beginnt.", "Phase 1200 begins."),
    (
        "fa-end-max-phases",
        {"phase": 10, "number": 1, "first": (Ref("wache"),), "points": POINTS, "tied": True},
        "Nach Phase 10 ist die Kampagne zu Ende. Punkte: Wache der Sieben Tore 5 (vollendete Pläne 6, Wunden −1), "
        "Die Aschekinder 5. Bei gleicher Punktzahl liegt vorn, wer weniger Wunden hat, dann, wer mehr RP hat.",
        "After phase 10 the campaign is over. Points: Watch of the Seven Gates 5 (completed plans 6, wounds −1), "
        "The Ash Children 5. With equal points, fewer wounds come first, then more RP.",
    ),
    (
        "fa-end-by-master",
        {"phase": 2, "number": 2, "first": (Ref("asche"), Ref("wache")), "points": POINTS[1:], "tied": False},
        "Die Spielleitung beendet die Kampagne (in Phase 2). Gleichauf vorn: Die Aschekinder, Wache der Sieben Tore. "
        "Punkte: Die Aschekinder 5.",
        "The master ends the campaign (in phase 2). Tied for first place: The Ash Children, Watch of the Seven Gates. "
        "Points: The Ash Children 5.",
    ),
]  # fmt: skip


def test_sentences() -> None:
    told = [
        tuple(book(lang).text(key, facts, NAMES) for lang in supplied_languages()) for key, facts, _, _ in SENTENCES
    ]
    assert told == [(german, english) for _, _, german, english in SENTENCES]


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
    world = world.put(replace(world.find("kontor"), destroyed=True))
    found = [CommandAnswers(world, ()).find(key) for key in WRONG]
    reasons = [refusal.reason for refusal in found if isinstance(refusal, Refusal)]
    assert len(reasons) == len(WRONG)
    assert len({reason.key for reason in reasons}) > 16
    for reason in reasons:
        assert all(text[0] != "f" and text.endswith(".") for text in said_twice(reason))


# -- what comes up in play --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SYSTEM.scenarios(CONTENT))
def test_quiet_campaigns_are_told_to_their_end(name: str) -> None:
    start = SYSTEM.start(SYSTEM.scenario(CONTENT, name, {}))
    campaign = Listener(1, at_random=False).listen(start, MOST_STEPS)
    end = GAME.outcome(campaign.states[-1])
    assert end is not None
    for said in [end.reason, *SCENES.phrases(campaign)]:
        for lang in supplied_languages():
            assert book(lang).say(said, GAME.names(campaign.states[0]))
