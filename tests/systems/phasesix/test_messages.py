"""Every sentence of Phase Six: it exists in both languages, gets the facts it needs, and reads well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

from battery.entrants import Budget, Entrant
from battery.playing import Met, watched
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.messages import LANGUAGES, Phrasebook, phrasebook
from regelwerk.engine.book.rulebook import stakes_of
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Fact, Phrase, Ref, phrase
from regelwerk.engine.game import Json
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.phasesix import SYSTEM
from regelwerk.systems.phasesix.content.loading import TABLES
from regelwerk.systems.phasesix.corrections.changes import CONDITIONS
from regelwerk.systems.phasesix.odds.questions import attack_odds
from regelwerk.systems.phasesix.rules.handlings.handlings import TABLE, Handling, label
from regelwerk.systems.phasesix.rules.handlings.perform import MOVES
from regelwerk.systems.phasesix.screen.news import RETIRED_NEWS
from regelwerk.systems.phasesix.values import ATTRIBUTES, MODES, SKILLS
from systems.message_files import name_of, source_of, texts, variables_of
from systems.phasesix.builders import CONTENT, GAME

PACKAGE = "regelwerk.systems.phasesix"
NAMED = "ps-named"
"""The one message whose facts differ by language: it picks the name of its own."""


# -- what the files say -------------------------------------------------------------------------------------------


def variables(lang: str) -> dict[str, set[str]]:
    return variables_of(PACKAGE, lang)


def book(lang: str) -> Phrasebook:
    return phrasebook(lang, PACKAGE)


# -- what the source asks for -------------------------------------------------------------------------------------


def source() -> tuple[ast.Module, ...]:
    return source_of(PACKAGE)


def nodes() -> Iterator[ast.AST]:
    return chain.from_iterable(map(ast.walk, source()))


def calls(*names: str, within: ast.Module | None = None) -> list[ast.Call]:
    looked_at = nodes() if within is None else ast.walk(within)
    return [node for node in looked_at if isinstance(node, ast.Call) and name_of(node) in names]


def roll_words() -> set[str]:
    """The ends of the messages for all causes that a pool is rolled for."""
    rolled = [call for call in calls("do") if isinstance(call.args[0], ast.Name) and call.args[0].id == "pool_roll"]
    causes = {text for call in [*rolled, *calls("pool_roll", "_save", "_recover")] for text in texts(call)}
    return {re.sub("[:_]", "-", cause.lower()) for cause in causes if cause.startswith("PS")}


def content_kinds() -> set[str]:
    named = {text for call in calls("check_reference") for text in texts(call.args[0])}
    return {*TABLES, "participant", *named}


@cache
def endings() -> dict[str, set[str]]:
    """For every message key that is put together: what may stand at its end."""
    after_roll = {"reroll", "destiny-reroll", "bonus", "destiny"}
    handlings = {*TABLE, "end_turn", "none", "dodge", "parry", "shield_parry"}
    return {
        "ps-answer-": after_roll,
        "ps-attribute-": set(ATTRIBUTES),
        "ps-condition-": {*CONDITIONS, "stabilised"},
        "ps-content-kind-": content_kinds(),
        "ps-handling-": {kind.replace("_", "-") for kind in handlings},
        "ps-mode-": set(MODES),
        "ps-moves-": set(MOVES),
        "ps-roll-": roll_words(),
        "ps-spent-": after_roll,
        "ps-term-": {skill.replace("_", "-") for skill in SKILLS},
    }


@cache
def put_together() -> frozenset[str]:
    """How the message keys begin that are made from parts."""
    return frozenset(
        text for node in nodes() if isinstance(node, ast.JoinedStr) for text in texts(node) if text.startswith("ps-")
    )


@cache
def asked_for() -> frozenset[str]:
    """All message keys that the source can come up with."""
    written = {text for module in source() for text in texts(module) if re.fullmatch("ps-[a-z0-9-]*[a-z0-9]", text)}
    made = {start + end for start, ends in endings().items() for end in ends}
    return frozenset(written | made)


def keys_in(node: ast.AST, module: ast.Module) -> set[str]:
    """The message keys that an argument can become; a name is looked up in its module."""
    found = {text for text in texts(node) if text in asked_for()}
    if isinstance(node, ast.JoinedStr):
        found = {start + end for start in texts(node) for end in endings().get(start, ())}
    if isinstance(node, ast.Name):
        made = [n.value for n in ast.walk(module) if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == node.id]
        found = {text for value in made for text in texts(value) if text in asked_for()}
    return found


def sayings() -> Iterator[tuple[str, set[str]]]:
    """Every message with the facts that a call gives it; calls that unpack a dictionary show up in play."""
    place = {"phrase": 0, "note": 1, "no": 2, "ContentError": 0, "error": 0}
    for module in source():
        for call in calls(*place, within=module):
            facts = {str(keyword.arg).replace("_", "-") for keyword in call.keywords if keyword.arg is not None}
            named = call.args[place[name_of(call)]]
            if len(facts) < len(call.keywords):
                continue
            if name_of(call) == "error":
                facts |= {"file", "where"}
            yield from ((key, facts) for key in keys_in(named, module))


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    german, english = (variables(lang) for lang in LANGUAGES)
    assert german.keys() == english.keys()
    assert {key for key in german if german[key] != english[key]} == {NAMED}


def test_keys_made_from_parts_are_known() -> None:
    assert put_together() == endings().keys()


def test_every_message_that_is_asked_for_exists_and_no_other() -> None:
    for lang in LANGUAGES:
        assert asked_for() - variables(lang).keys() == set(RETIRED_NEWS)
        assert variables(lang).keys() - asked_for() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_call_gives_all_facts(lang: str) -> None:
    found = list(sayings())
    assert len({key for key, _ in found}) > 140
    for key, facts in found:
        assert variables(lang)[key] <= facts, (key, facts)


def test_words_terms_and_measures_need_no_facts() -> None:
    bare = ("ps-term-", "ps-figure-", "ps-stake-", "ps-mode-", "ps-condition-", "ps-attribute-", "ps-roll-")
    for lang in LANGUAGES:
        assert not any(used for key, used in variables(lang).items() if key.startswith((*bare, "ps-content-kind-")))


def test_every_handling_has_a_label() -> None:
    gear = {"attack", "coup_de_grace", "aim", "throw_item", "use_item", "reload", "ready", "brace", "take_up"}
    at = {
        "attack",
        "coup_de_grace",
        "aim",
        "throw_item",
        "use_item",
        "first_aid",
        "stabilise",
        "put_out",
        "wake",
        "steal",
    }
    for kind in (*TABLE, "end_turn", "none", "dodge", "parry", "shield_parry"):
        mode = "melee" if kind in ("attack", "coup_de_grace") else ""
        handling = Handling(kind, "axe" if kind in gear else "", mode, "wolf" if kind in at else "")
        assert all(book(lang).say(label(handling)) for lang in LANGUAGES)


# -- how it reads -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 17])
def test_no_sentence_has_holes_or_stray_blanks(lang: str, value: int) -> None:
    for key, used in variables(lang).items():
        text = book(lang).text(key, dict.fromkeys(used, value))
        assert text == text.strip() and "{" not in text, key
        assert not re.search(r"  | [.,;:?]|\.\.", text), (key, text)


def sum_of(amount: int) -> Tally:
    return tally(amount, "PS-HIT-02", "ps-term-pool")


ATTACK = {"who": Ref("hagen"), "target": Ref("wolf"), "weapon": Ref("axe"), "mode": phrase("ps-mode-melee")}
NAMES = {
    "hagen": {"de": "Hagen", "en": "Hagen"},
    "wolf": {"de": "Wolf", "en": "wolf"},
    "axe": {"de": "Axt", "en": "axe"},
}
HAGEN: dict[str, Fact] = {"who": Ref("hagen")}
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "ps-attacks",
        {**ATTACK, "dice": sum_of(7), "min_roll": sum_of(5), "crit": sum_of(11)},
        "Hagen → Wolf, Axt (Nahkampf): 7 Würfel gegen 5+, Crit ab 11.",
        "Hagen → wolf, axe (melee): 7 dice against 5+, crit from 11.",
    ),
    (
        "ps-attacks",
        {**ATTACK, "dice": sum_of(1), "min_roll": sum_of(5), "crit": None},
        "Hagen → Wolf, Axt (Nahkampf): 1 Würfel gegen 5+.",
        "Hagen → wolf, axe (melee): 1 die against 5+.",
    ),
    ("ps-hits", {**HAGEN, "normals": 0, "crits": 0, "mega": 0}, "Hagen: kein Treffer.", "Hagen: no hit."),
    ("ps-hits", {**HAGEN, "normals": 3, "crits": 0, "mega": 0}, "Hagen: 3 Treffer.", "Hagen: 3 hits."),
    (
        "ps-hits",
        {**HAGEN, "normals": 1, "crits": 2, "mega": 1},
        "Hagen: 1 Treffer und 2 Crits, megakritisch: 1 Wunde mehr.",
        "Hagen: 1 hit and 2 crits, mega-critical: 1 more wound.",
    ),
    (
        "ps-past-protection",
        {**HAGEN, "prevented": 2, "normals": 1, "crits": 1, "wounds": 2, "more": 0},
        "Hagen: Der Schutz hält 2 Treffer auf; 1 Treffer und 1 Crit kommen durch.",
        "Hagen: protection stops 2 hits; 1 hit and 1 crit get through.",
    ),
    (
        "ps-past-protection",
        {**HAGEN, "prevented": 0, "normals": 0, "crits": 1, "wounds": 3, "more": 2},
        "Hagen: Der Schutz hält nichts auf; 1 Crit kommt durch, gut für 3 Wunden.",
        "Hagen: protection stops nothing; 1 crit gets through, good for 3 wounds.",
    ),
    (
        "ps-throw-lands",
        {**HAGEN, "successes": 1, "mapped": True, "spot": phrase("ps-spot", x=4.0, y=10.0)},
        "Hagen: 1 Erfolg, der Wurf sitzt. Aufschlag bei (4 | 10).",
        "Hagen: 1 success, the throw is on the mark. It comes down at (4, 10).",
    ),
    (
        "ps-throw-lands",
        {**HAGEN, "successes": 2, "mapped": False, "spot": ""},
        "Hagen: 2 Erfolge, der Wurf sitzt.",
        "Hagen: 2 successes, the throw is on the mark.",
    ),
    (
        "ps-wounded",
        {**HAGEN, "wounds": 3, "hearts": 3, "boosts": 0},
        "Hagen nimmt 3 Wunden: noch 3 Herzen.",
        "Hagen takes 3 wounds: 3 hearts left.",
    ),
    (
        "ps-wounded",
        {**HAGEN, "wounds": 1, "hearts": 1, "boosts": 1},
        "Hagen nimmt 1 Wunde: noch 1 Herz und 1 Boost.",
        "Hagen takes 1 wound: 1 heart and 1 boost left.",
    ),
    (
        "ps-wounded",
        {**HAGEN, "wounds": 1, "hearts": 0, "boosts": 1},
        "Hagen nimmt 1 Wunde: kein Herz, aber noch 1 Boost.",
        "Hagen takes 1 wound: no heart, but 1 boost left.",
    ),
    (
        "ps-parried",
        {**HAGEN, "dice": sum_of(4), "min_roll": sum_of(5), "stopped": 0, "crits": 1},
        "Hagen pariert: 4 Würfel gegen 5+. Die Parade hält nichts auf, 1 Crit kommt durch.",
        "Hagen parries: 4 dice against 5+. The parry stops nothing, 1 crit comes through.",
    ),
    (
        "ps-no-reach",
        {"target": Ref("wolf"), "distance": 14.2, "reach": 1},
        "Wolf ist 14,2 m entfernt, die Waffe reicht 1 m weit.",
        "wolf is 14.2 m away, the weapon reaches 1 m.",
    ),
    ("ps-spot", {"x": 12.5, "y": 3.0}, "(12,5 | 3)", "(12.5, 3)"),
    ("ps-round", {"round": 1200}, "Runde 1200 beginnt.", "Round 1200 begins."),
    (NAMED, {"de": "Axt", "en": "axe"}, "Axt", "axe"),
]


@pytest.mark.parametrize(("key", "facts", "german", "english"), SENTENCES)
def test_sentences(key: str, facts: dict[str, Fact], german: str, english: str) -> None:
    assert (book("de").text(key, facts, NAMES), book("en").text(key, facts, NAMES)) == (german, english)


# -- what comes up in play ----------------------------------------------------------------------------------------

UNUSUAL: dict[str, Any] = {
    "reaction_timing": "before_roll",
    "quick_reaction": True,
    "parry_unarmed": True,
    "parry_crits": "crit_by_crit",
    "coup_melee_only": True,
    "coup_wake": "roll_perception",
    "rule_armor_damage": True,
    "aim_lost_on": "any_success",
    "defence_order": "cover_then_reaction",
    "reaction_refund": True,
    "walk_extra_as_reaction": True,
    "bonus_dice_after_roll": "any_time",
}
WARDING_OFF = {"reaction_scope": "defensive_only"}
"""Fewer answers to an attack, so that random play often dodges and parries."""
FIGHTS: dict[str, Json] = {
    f"{name}-{kind}": SYSTEM.scenario(CONTENT, name, options)
    for name in SYSTEM.scenarios(CONTENT)
    for kind, options in {"usual": {}, "unusual": UNUSUAL, "no-map": {"space": "none"}}.items()
} | {
    "duel": SYSTEM.duel(CONTENT, "hagen", "robber", WARDING_OFF),
    "shields": SYSTEM.duel(CONTENT, "guard_shield", "guard_shield", WARDING_OFF),
}
TYPED = ("99,99", "0.5,0.5", "1,1;2,2", "throw_item:frag_grenade:@1,1", "throw_item:frag_grenade:@39,19")


@cache
def fought(name: str) -> Met:
    """All that came up in a fight played at random, twice."""
    start = SYSTEM.start(FIGHTS[name])
    return watched(Entrant(name, GAME, start, (PACKAGE,), budget=Budget(seeds=(1, 2), answers=300)))


def spoken(prompt: Choose[Any]) -> Iterator[Phrase]:
    """A question with its answers, their prices and all refusals."""
    yield prompt.question
    answers = prompt.answers
    offered = [*answers.listed(), *answers.refused(), answers.sample(RandomDice(1)), *map(answers.find, TYPED)]
    for answer in offered:
        yield answer.label
        if isinstance(answer, Refusal):
            yield answer.reason
        else:
            yield from (phrase(cost.message, amount=cost.amount) for cost in answer.cost)


def terms(fact: Fact) -> Iterator[Phrase]:
    if isinstance(fact, Tally):
        yield from (phrase(term.message) for term in fact.terms)


@pytest.mark.parametrize("name", FIGHTS)
def test_whole_fights_are_told_in_both_languages(name: str) -> None:
    met = fought(name)
    phrases = {Phrase(note.message, tuple(note.facts.items())) for _, note in met.notes}
    for _, prompt in met.prompts:
        phrases.update(spoken(prompt))
    phrases.update(phrase(stakes.message) for rule, _ in met.steps if (stakes := stakes_of(rule)) is not None)
    ends = [end for state in met.states if (end := GAME.outcome(state)) is not None]
    phrases.update(end.reason for end in ends)
    phrases.update([term for said in phrases for _, fact in said.facts for term in terms(fact)])
    names = GAME.names(met.states[0])
    for said in phrases:
        for lang in LANGUAGES:
            text = book(lang).say(said, names)
            assert text and "ps-" not in text, said
    keys = {said.key for said in phrases}
    assert {"ps-initiative", "ps-order", "ps-turn", "ps-ask-handling", "ps-handling-end-turn", "ps-cost-action"} <= keys
    assert len(keys) > 40


def test_the_duel_is_parried_and_dodged() -> None:
    told = {note.message for _, note in fought("duel").notes}
    assert {"ps-attacks", "ps-reacts", "ps-parried", "ps-past-protection", "ps-wounded"} <= told
    assert told & {"ps-dodged", "ps-not-dodged"}


# -- odds ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_are_told_with_every_term(lang: str) -> None:
    given = {"attacker": "hagen", "target": "robber", "defence": "parry", "aim": "1", "walking": "true"}
    (first, *_) = attack_odds(CONTENT, given)
    assert book(lang).say(first.title) == {"de": "Axt (Nahkampf)", "en": "axe (melee)"}[lang]
    assert book(lang).text(first.measure) == {"de": "Wunden", "en": "wounds"}[lang]
    for figure, numbers in first.tallies:
        assert book(lang).text(figure)
        assert all(book(lang).say(term) for term in terms(numbers))


@pytest.mark.parametrize(
    ("wrong", "german", "english"),
    [
        (
            {"weapon": ["Harpune"]},
            "Hagen trägt „Harpune“ nicht. Zur Wahl stehen: Axt, Wurfaxt, ",
            'Hagen does not carry "Harpune". To choose from: axe, throwing axe, ',
        ),
        (
            {"mode": ["burst"]},
            "Hagen hat keinen Angriff, der zu diesen Angaben passt.",
            "Hagen has no attack that fits this.",
        ),
        (
            {"aim": "viel"},
            "„viel“ passt nicht für aim. Möglich ist jede ganze Zahl von 0 bis 9.",
            '"viel" does not fit aim. It can be any whole number from 0 to 9.',
        ),
        (
            {"cover": "3"},
            "Deckung „3“ gibt es nicht. Möglich sind 4, 5 und 6.",
            'There is no cover "3". Possible are 4, 5 and 6.',
        ),
        (
            {"weapon": ["axe"], "distance": "4"},
            "Das geht nicht, Axt: ",
            "This is not possible, axe: ",
        ),
    ],
)
def test_impossible_questions_are_answered_with_a_sentence(wrong: dict[str, Any], german: str, english: str) -> None:
    with pytest.raises(ContentError) as refused:
        attack_odds(CONTENT, {"attacker": "hagen", "target": "robber", **wrong})
    code, facts = refused.value.code, refused.value.facts
    assert book("de").text(code, facts).startswith(german)
    assert book("en").text(code, facts).startswith(english)
