"""Sentences of Phase Six as people read them; what holds for every system stands one folder up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from regelwerk.battery.checks.words import phrases_of
from regelwerk.battery.playing import Met, watched
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Fact, Phrase, Ref, phrase
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally, tally
from regelwerk.engine.trials import Budget, Trial
from regelwerk.languages import supplied_languages
from regelwerk.systems.phasesix import SYSTEM
from regelwerk.systems.phasesix.odds.questions import attack_odds
from regelwerk.systems.phasesix.rules.handlings.handlings import TABLE, Handling, label
from systems.phasesix.builders import CONTENT, GAME
from systems.phasesix.sayings import PACKAGE, SAYINGS

book = SAYINGS.book


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
        assert all(book(lang).say(label(handling)) for lang in supplied_languages())


# -- how it reads -------------------------------------------------------------------------------------------------


def sum_of(amount: int) -> Tally:
    return tally(amount, "PS-HIT-02", "ps-term-pool")


ATTACK: dict[str, Fact] = {
    "who": Ref("hagen"),
    "target": Ref("wolf"),
    "weapon": Ref("axe"),
    "mode": phrase("ps-mode-melee"),
}
NAMES = {
    "hagen": {"de": "Hagen", "en": "Hagen"},
    "wolf": {"de": "Wolf", "en": "wolf"},
    "axe": {"de": "Axt", "en": "axe"},
}
HAGEN: dict[str, Fact] = {"who": Ref("hagen")}
THROUGH: dict[str, Fact] = {"protection": 2, "per_hit": 1, "beyond": 0}
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "ps-attacks",
        {**ATTACK, "dice": sum_of(7), "min_roll": sum_of(5), "crit": sum_of(11)},
        "Hagen greift Wolf an, Axt (Nahkampf): 7 Würfel (Würfel des Gegners 7) gegen 5+, Crit ab 11.",
        "Hagen attacks wolf, axe (melee): 7 dice (the foe's dice 7) against 5+, crit from 11.",
    ),
    (
        "ps-attacks",
        {**ATTACK, "dice": sum_of(1), "min_roll": sum_of(5), "crit": None},
        "Hagen greift Wolf an, Axt (Nahkampf): 1 Würfel (Würfel des Gegners 1) gegen 5+.",
        "Hagen attacks wolf, axe (melee): 1 die (the foe's dice 1) against 5+.",
    ),
    (
        "ps-attacks",
        {
            **ATTACK,
            "dice": sum_of(7).plus(-1, "PS-CND-06", "ps-term-shocked"),
            "min_roll": tally(5, "PS-ROL-03", "ps-term-min-roll").plus(1, "PS-ACT-07", "ps-term-walking"),
            "crit": None,
        },
        "Hagen greift Wolf an, Axt (Nahkampf): 6 Würfel (Würfel des Gegners 7, geschockt −1) "
        "gegen 6+ (Mindestwurf 5, im Gehen +1).",
        "Hagen attacks wolf, axe (melee): 6 dice (the foe's dice 7, shocked −1) "
        "against 6+ (minimum roll 5, walking +1).",
    ),
    (
        "ps-hits",
        {**HAGEN, "normals": 0, "crits": 0, "mega": 0},
        "Hagen erzielt keinen Treffer.",
        "Hagen scores no hit.",
    ),
    ("ps-hits", {**HAGEN, "normals": 3, "crits": 0, "mega": 0}, "Hagen erzielt 3 Treffer.", "Hagen scores 3 hits."),
    (
        "ps-hits",
        {**HAGEN, "normals": 1, "crits": 2, "mega": 1},
        "Hagen erzielt 1 Treffer und 2 Crits, megakritisch: 1 Wunde mehr.",
        "Hagen scores 1 hit and 2 crits, mega-critical: 1 more wound.",
    ),
    (
        "ps-through-protection",
        {**HAGEN, **THROUGH, "prevented": 2, "normals": 1, "crits": 1, "wounds": 2, "more": 0},
        "Hagen hat Schutz 2 (Durchschlag abgezogen), das hält 2 Treffer auf; 1 Treffer und 1 Crit kommen durch.",
        "Hagen has protection 2 (after penetration), which stops 2 hits; 1 hit and 1 crit get through.",
    ),
    (
        "ps-through-protection",
        {**HAGEN, **THROUGH, "protection": 0, "prevented": 0, "normals": 1, "crits": 0, "wounds": 1, "more": 0},
        "Hagen hat keinen Schutz (Durchschlag abgezogen); 1 Treffer kommt durch.",
        "Hagen has no protection (after penetration); 1 hit gets through.",
    ),
    (
        "ps-through-protection",
        {**HAGEN, **THROUGH, "prevented": 0, "normals": 0, "crits": 1, "wounds": 3, "more": 2, "beyond": 1},
        "Hagen hat Schutz 2 (Durchschlag abgezogen), das hält nichts auf; 1 Crit kommt durch, gut für 3 Wunden, "
        "mehr als nötig.",
        "Hagen has protection 2 (after penetration), which stops nothing; 1 crit gets through, good for 3 wounds, "
        "more than it takes.",
    ),
    (
        "ps-through-protection",
        {**HAGEN, **THROUGH, "prevented": 2, "normals": 1, "crits": 0, "wounds": 2, "more": 1, "per_hit": 2},
        "Hagen hat Schutz 2 (Durchschlag abgezogen), das hält 2 Treffer auf; 1 Treffer kommt durch, gut für 2 Wunden "
        "(je Treffer 2).",
        "Hagen has protection 2 (after penetration), which stops 2 hits; 1 hit gets through, good for 2 wounds "
        "(2 for each hit).",
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
        "ps-wounded-no-more",
        {**HAGEN, "wounds": 1, "came": 3, "hearts": 0, "boosts": 0},
        "Hagen nimmt 1 Wunde statt 3, denn mehr ist nicht zu verlieren: kein Herz mehr.",
        "Hagen takes 1 wound instead of 3, because there is no more to lose: no heart left.",
    ),
    (
        "ps-parries",
        {**HAGEN, "dice": sum_of(4), "min_roll": sum_of(5)},
        "Hagen pariert: 4 Würfel gegen 5+.",
        "Hagen parries: 4 dice against 5+.",
    ),
    (
        "ps-parry-stops",
        {**HAGEN, "stopped": 0, "crits": 1},
        "Hagen: Die Parade hält nichts auf, 1 Crit kommt durch.",
        "Hagen: The parry stops nothing, 1 crit comes through.",
    ),
    (
        "ps-no-reach",
        {"target": Ref("wolf"), "distance": 14.2, "reach": 1},
        "Wolf ist 14,2 m entfernt, die Waffe reicht 1 m weit.",
        "wolf is 14.2 m away, the weapon reaches 1 m.",
    ),
    ("ps-spot", {"x": 12.5, "y": 3.0}, "(12,5 | 3)", "(12.5, 3)"),
    ("ps-round", {"round": 1200}, "Runde 1200 beginnt.", "Round 1200 begins."),
    ("ps-named", {"name": Name.of("Axt", en="axe")}, "Axt", "axe"),
]


def test_sentences() -> None:
    told = [
        tuple(book(lang).text(key, facts, NAMES) for lang in supplied_languages()) for key, facts, _, _ in SENTENCES
    ]
    assert told == [(german, english) for _, _, german, english in SENTENCES]


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
DUELS: dict[str, Json] = {
    "duel": SYSTEM.duel(CONTENT, "hagen", "robber", WARDING_OFF),
    "shields": SYSTEM.duel(CONTENT, "guard_shield", "guard_shield", WARDING_OFF),
}
FIGHTS: dict[str, Json] = {
    f"{name}-{kind}": SYSTEM.scenario(CONTENT, name, options)
    for name in SYSTEM.scenarios(CONTENT)
    for kind, options in {"usual": {}, "unusual": UNUSUAL, "no-map": {"space": "none"}}.items()
} | DUELS
TYPED = ("99,99", "0.5,0.5", "1,1;2,2", "throw_item:frag_grenade:@1,1", "throw_item:frag_grenade:@39,19")


@cache
def fought(name: str) -> Met:
    """All that came up in a fight played at random, the short duels twice."""
    start, seeds = SYSTEM.start(FIGHTS[name]), (1, 2) if name in DUELS else (1,)
    return watched(Trial(name, GAME, start, (PACKAGE,), budget=Budget(seeds=seeds, answers=300)))


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
    phrases.update(said for rule, _ in met.steps for stake in stakes_of(rule) for said in phrases_of(stake))
    ends = [end for state in met.states if (end := GAME.outcome(state)) is not None]
    phrases.update(end.reason for end in ends)
    phrases.update([term for said in phrases for _, fact in said.facts for term in terms(fact)])
    names = GAME.names(met.states[0])
    for said in phrases:
        for lang in supplied_languages():
            text = book(lang).say(said, names)
            assert text and "ps-" not in text, said
    keys = {said.key for said in phrases}
    assert {"ps-initiative", "ps-order", "ps-turn", "ps-ask-handling", "ps-handling-end-turn", "ps-cost-action"} <= keys
    assert len(keys) > 40


def test_the_duel_is_parried_and_dodged() -> None:
    told = {note.message for _, note in fought("duel").notes}
    assert {"ps-attacks", "ps-reacts", "ps-parries", "ps-parry-stops", "ps-through-protection", "ps-wounded"} <= told
    assert "ps-dodges" in told and told & {"ps-dodge-succeeds", "ps-dodge-fails"}


# -- odds ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", supplied_languages())
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
