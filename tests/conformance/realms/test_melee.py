"""Worked examples of melee, played."""

from typing import Any

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.systems.realms.rules.melee.melee import fight
from regelwerk.systems.realms.rules.melee.melee_roll import Onset
from regelwerk.systems.realms.state import World
from systems.realms.builders import blade, enemy, model, possible, told, world

SWORD, FIST = blade(), blade("faust", 2, type="schlag", arm="left_arm")
CHARGE = Onset(charged=True)


def example(**mike: Any) -> World:
    """The attacker comes from behind, a friend touches the MIKe too."""
    attacker = model(agi=5, weapons=(SWORD,))
    victim = enemy(type="mike", agi=4, at=(48.25, 45), facing=0, weapons=(FIST,), **mike)
    return world(attacker, victim, model("luna", at=(48.25, 48.25)), acting="mars")


@pytest.mark.rule("RE-MEL-13", "RE-MEL-15", "RE-MEL-16", "RE-MEL-17", "RE-MEL-04", "RE-MEL-06")
def test_example_11_a_tie_goes_to_the_more_agile() -> None:
    done = told(lambda: fight(example(), "mars", "amok", SWORD, CHARGE), faces=[4, 7, 8, 12, 1, 1])
    (tie,) = done.notes("re-melee-level-hit")
    assert tie.facts == {"who": Ref("mars"), "whom": Ref("amok"), "total": 12, "by": "agi"}
    assert done.result.find("amok").vitals.limbs == (4, 6, 6), "zone die 8 is the right arm"


@pytest.mark.rule("RE-MEL-11", "RE-MEL-12")
def test_example_11_on_guard_the_mike_repels_and_may_riposte() -> None:
    done = told(lambda: fight(example(guard=True), "mars", "amok", SWORD, CHARGE), "faust", faces=[4, 7, 1, 12])
    (repelled,) = done.notes("re-melee-repelled")[:1]
    assert (repelled.facts["attack"], repelled.facts["defence"]) == (11, 12)
    assert possible(done.asked[0]) == ["none", "faust", "unarmed"]
    assert done.result.find("amok").ap == 4
