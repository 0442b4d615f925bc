"""Numbers beside an answer: what happens to whom, in words, and that nothing further is paid for them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.interpreters.preview import Preview, Previews, preview_for
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.policies import Policy
from regelwerk.engine.screen.chances import in_words
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.state import Combat
from regelwerk.systems.phasesix.tactics.policies import TACTICS
from regelwerk.systems.phasesix.values import PACKAGE
from systems.phasesix.builders import GAME, fight, someone

STEADY = TACTICS["steady"]
BITE = "attack:bite:melee:hagen"


class Spoken(Telling):
    """Sentences of this system in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang, PACKAGE)


def previewed(state: Combat, key: str, *given: tuple[str, Any], policy: Policy = STEADY) -> Preview | None:
    """What one answer to the question that comes up next is said to bring."""
    run: Run[Combat] = Run(lambda: GAME.step(state), lambda _: None)
    for kind, what in given:
        run.feed(_value(run.need, kind, what))
    prompt: Any = run.need
    return preview_for(GAME, state, given, prompt, key, Previews(policy))


def _value(need: Any, kind: str, what: Any) -> Any:
    return need.answers.meaning(what) if kind == "answer" else need.throw.read(need.throw.faces_from(what))


def told(preview: Preview | None, state: Combat, lang: str = "de", number: int = 0) -> list[str]:
    assert preview is not None
    found = in_words(Spoken(lang), preview.prospects[number], GAME.names(state))
    return [chance.text for chance in found.chances]


def bitten(**hagen: Any) -> Combat:
    return fight(someone("wolf"), someone("hagen", ready=("axe",), **{"actions": 1, **hagen}))


def faces(*dice: int) -> tuple[str, Any]:
    return "faces", tuple((die,) for die in dice)


@pytest.mark.rule("PS-ATK-01")
def test_an_attack_says_whom_it_hits_wounds_and_fells() -> None:
    state = bitten(actions=0, hearts=2)
    found = previewed(state, BITE)
    assert told(found, state) == ["trifft Hagen", "verwundet", "setzt außer Gefecht"]
    assert told(found, state, "en") == ["hits Hagen", "wounds", "puts out of the fight"]
    assert found is not None and found.prospects[0].is_good
    hit, wounded, out = found.prospects[0].chances
    assert hit == 1 - Fraction(2, 3) ** 7, "seven dice, each 5+; nothing is between the bite and Hagen"
    assert hit > wounded > out > 0
    assert wounded == found.law.at_least(1) and out == found.law.at_least(2)


@pytest.mark.rule("PS-ATK-01", "PS-REA-01")
def test_the_target_reads_what_happens_to_itself_and_that_it_is_bad() -> None:
    state = bitten()
    rolled = (("answer", BITE), faces(5, 5, 5, 1, 1, 1, 1))
    nothing = previewed(state, "none", *rolled)
    assert told(nothing, state) == ["du wirst verwundet"], "three hits: being hit is no more likely than that"
    assert nothing is not None and not nothing.prospects[0].is_good
    parried = previewed(state, "parry:axe", *rolled)
    assert parried is not None and parried.law.mean() < nothing.law.mean()
    friend = fight(someone("wolf"), someone("hagen", actions=0), someone("leyla", actions=1))
    seen = previewed(friend, "none", *rolled)
    assert told(seen, friend) == ["Hagen wird verwundet"]
    assert seen is not None and not seen.prospects[0].is_good, "Leyla is on Hagen's side"


@pytest.mark.rule("PS-ATK-01", "PS-HEA-02")
def test_whoever_is_out_already_cannot_be_put_out_again() -> None:
    state = fight(someone("wolf"), someone("hagen", hearts=0, actions=0, conditions=(("dying", 1),)))
    found = previewed(state, BITE)
    assert found is not None and found.prospects[0].chances[2] == 0
    assert told(found, state) == ["trifft Hagen", "verwundet"]


@pytest.mark.rule("PS-ROL-06", "PS-BON-02")
def test_a_preview_pays_for_nothing_further() -> None:
    """Leyla's dodge against three hits: 3 dice need an 8; what a reroll would bring is not in the number."""
    leyla = someone("leyla", actions=1, hearts=3, dice=(1, 0, 1))
    state = fight(someone("wolf"), leyla)
    given = (("answer", "attack:bite:melee:leyla"), faces(5, 5, 5, 1, 1, 1, 1))
    dodge = previewed(state, "dodge", *given)
    assert dodge is not None
    missed = (1 - Fraction(5, 36)) ** 3
    assert dodge.prospects[0].chances[0] == missed
    bought = previewed(state.put(replace(leyla, actions=0)), "buy_action", *given)
    kept = previewed(state.put(replace(leyla, actions=0)), "none", *given)
    assert bought is not None and kept is not None
    assert bought.law == kept.law, "an action bought and not used saves nothing"


@pytest.mark.rule("PS-GEA-06")
def test_a_grenade_tells_what_it_does_to_either_side() -> None:
    juri = someone("juri", actions=1)
    places = {"juri": (10.0, 10.0), "robber": (25.0, 10.0), "hagen": (28.0, 10.0)}
    state = fight(juri, someone("robber", actions=0), someone("hagen", actions=0), positions=places)
    found = previewed(state, "throw_item:frag_grenade:robber")
    assert found is not None
    enemies, friends = found.prospects
    assert told(found, state) == ["setzt jemanden der Gegenseite außer Gefecht"], "whom a grenade hits, it fells"
    assert told(found, state, number=1)[0] == "verwundet dich oder jemanden deiner Seite"
    assert enemies.is_good and not friends.is_good
    assert 0 < friends.chances[0] < enemies.chances[0] < 1


@pytest.mark.rule("PS-CDG-03", "PS-CDG-05")
def test_a_coup_de_grace_says_how_likely_it_kills() -> None:
    state = fight(someone("robber"), someone("hagen", hearts=0, actions=0, conditions=(("dying", 5),)))
    found = previewed(state, "coup_de_grace:short_sword:melee:hagen")
    assert told(found, state) == ["tötet Hagen"], "one level is left, so that is death"
    assert found is not None
    nearer, killed = found.prospects[0].chances
    assert nearer == killed == 1 - Fraction(2, 3) ** 4
