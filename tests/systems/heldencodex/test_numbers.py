"""Numbers that say what they mean: what is at stake in an act, to whom, how likely, and whether it is good."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.book.stakes import Stake, stakes_of
from regelwerk.engine.facts import Fact, Ref
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.preview import Previews, Prospect, preview_for
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.game import Heldencodex
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.stances import bodies, stance
from regelwerk.systems.heldencodex.rules.melee.exchange import resolve_exchange
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Attack
from regelwerk.systems.heldencodex.rules.shooting.shots import Archer, Target, resolve_shot
from regelwerk.systems.heldencodex.values import DamageDice
from systems.heldencodex.builders import hero
from systems.heldencodex.ring import ANNA, BERT, armed, ring

OPTIONS = Options()
NAMES = {who: {"de": who.capitalize(), "en": who.capitalize()} for who in (ANNA, BERT)}


def chances(rule: Any, *args: Any) -> list[list[Fraction]]:
    """The chance of each band of each stake of a rule."""
    law = Odds().law(rule, *args)

    def of(stake: Stake) -> list[Fraction]:
        return [
            Fraction(sum(weight for done, weight in law.items() if band.reached(args, done)), law.total)
            for band in stake.bands
        ]

    return [of(stake) for stake in stakes_of(rule)]


@pytest.mark.rule("HC-MEL-19", "HC-MEL-22", "HC-MEL-24")
def test_an_exchange_tells_what_either_side_suffers() -> None:
    state = ring((armed(ANNA), (9,)), (armed(BERT, armour={}, gives_up=True), (5,)), options=OPTIONS)
    mine, theirs = stance(state, ANNA, BERT), stance(state, BERT, ANNA)
    args = (mine, theirs, Attack(((9,),)), bodies(state, ANNA, BERT), OPTIONS)
    suffered, back = chances(resolve_exchange, *args)
    # Two W12 on bare skin: one of 11 or 12, or equal ones from 6 to 10 that are added up, is a severe hit (O30); two
    # severe ones or a critical one are enough to give up.
    severe = Fraction(144 - 10 * 10 + 5, 144)
    assert suffered == [1, 1, severe, Fraction(4, 144)]
    assert back == [0, 0, 0, 0]


@pytest.mark.rule("HC-ARM-02")
def test_armour_is_part_of_the_number() -> None:
    state = ring((armed(ANNA), (9,)), (armed(BERT, armour={"torso": "0/4"}), (5,)), options=OPTIONS)
    mine, theirs = stance(state, ANNA, BERT), stance(state, BERT, ANNA)
    args = (mine, theirs, Attack(((9,),)), bodies(state, ANNA, BERT), OPTIONS)
    hit, wounded, badly, _ = chances(resolve_exchange, *args)[0]
    # Only a critical hit (two 11s or two 12s added up) gets through heavy armour, as a severe wound.
    assert [hit, wounded, badly] == [1, Fraction(2, 144), Fraction(2, 144)]


@pytest.mark.rule("HC-RNG-07", "HC-RNG-14")
def test_a_shot_tells_how_likely_it_hits_before_the_masters_dice_fall() -> None:
    asleep = replace(hero(BERT), down="asleep")
    args = (Archer(ANNA, ANNA, (11,), 16, DamageDice(1, 8)), Target(BERT, "large", "stay", 20), asleep, OPTIONS)
    ((hit, wounded, badly, _),) = chances(resolve_shot, *args)
    assert [hit, wounded, badly] == [Fraction(2, 6), Fraction(2, 6), 0]


@pytest.mark.parametrize(
    ("role", "german", "english"),
    [
        ("target", "du wirst schwer verwundet", "you are badly wounded"),
        ("doer", "verwundet Bert schwer", "badly wounds Bert"),
        ("other", "Bert wird schwer verwundet", "Bert is badly wounded"),
    ],
)
def test_bands_are_sentences_for_whoever_reads_them(role: str, german: str, english: str) -> None:
    facts: dict[str, Fact] = {"role": role, "who": Ref(BERT), "by": Ref(ANNA), "unit": "", "again": False}
    told = [phrasebook(lang, SYSTEM.package).text("hc-band-badly", facts, NAMES) for lang in ("de", "en")]
    assert told == [german, english]


def previewed(answer: str) -> tuple[Prospect, ...]:
    """What Richart is told about an answer to the first attack on him in the duel of the handbook."""
    document = SYSTEM.scenario(SYSTEM.content(), "duel", {})
    session = new_session(SYSTEM.game, SYSTEM.start(document), document, seed=b"3")
    tactic = SYSTEM.tactics[SYSTEM.default_tactic]
    for _ in range(400):
        prompt = session.prompts[0]
        if prompt.question.key == "hc-ask-reply" and prompt.who == "richart":
            keys = [one.key for one in prompt.answers.listed()]
            key = next(key for key in reversed(keys) if key.startswith(answer))
            found = preview_for(session.game, session.state, session.given, prompt, key, Previews(tactic))
            assert found is not None
            return found.prospects
        decision = tactic.decide(prompt)
        assert isinstance(decision, str)
        session.answer(prompt.seat, decision)
    raise AssertionError("nobody attacked Richart")


@pytest.mark.rule("HC-MEL-08")
def test_what_you_suffer_is_bad_for_you_and_what_the_other_suffers_is_good() -> None:
    suffered, back = previewed("parry")
    assert (suffered.role, suffered.is_good, back.role, back.is_good) == ("target", False, "doer", True)


def test_those_of_one_side_are_allied() -> None:
    state = ring((armed(ANNA), (9,)), (armed(BERT), (5,)))
    game = Heldencodex()
    assert game.allied(state, ANNA, ANNA) and not game.allied(state, ANNA, BERT)
