"""What shooters are told before a shot: the chance to hit each target, and to hit at once or after aiming."""

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.policies import Policy
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.fight.fight_state import Awareness
from regelwerk.systems.heldencodex.rules.shooting.shots import Target, demand
from regelwerk.systems.heldencodex.rules.shooting.targets import foreseen
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.ring import ANNA, BERT, CARL, OPTIONS, Dice, acts, armed, bout, phase

ONE_DIE = armed(ANNA, "hunting_bow", "16/0")
TARGET = armed(BERT, "mace", "7/0")
AWAKE = armed(CARL, "mace", "7/0", skills={"hide": "9/2"})
SLOW = armed(CARL, "mace", "7/0", skills={"hide": "9/2"}, attributes={"reaction": 6})
"""Small dice to notice anything with: every way that they, his evading and the master's throw fall can be tried."""


def told(transcript: Transcript[World], rule_id: str) -> dict[str, Fraction]:
    """What the last question of this rule says of its answers."""
    prompt = [a.prompt for a in transcript.asked if a.prompt.rule_id == rule_id][-1]
    assert prompt.advice is not None
    advice = prompt.advice()
    assert advice.is_chance
    return dict(advice.worths)


def one_die(face: int, answer: str, *answers: str, more: Dice = ()) -> Transcript[World]:
    """Anna throws one W20 for a shot at Bert, 20 m away, who suspects nothing: 7, a W6 and 2 are needed, 10 to 15."""
    state = bout(ONE_DIE, TARGET, distance=20, unsuspecting=(BERT,))
    return phase(state, "stay", "stay", answer, *answers, faces=(face, 8, *more))


ANEW = Fraction(sum(21 - needed for needed in range(10, 16)), 20 * 6)
"""The chance of one W20 against 10 to 15."""


@pytest.mark.rule("HC-RNG-02")
def test_hc_rng_02_a_shooter_is_told_how_likely_the_dice_that_lie_hit() -> None:
    """A 12 reaches what three of the six faces of the master's die demand."""
    done = one_die(12, "shoot", "anywhere", more=(6,))
    assert told(done, "HC-RNG-02")["shoot"] == Fraction(1, 2)


@pytest.mark.rule("HC-RNG-03", "HC-RNG-04")
def test_hc_rng_03_after_aiming_a_bad_die_is_thrown_anew() -> None:
    """The 5 stays where it is in this phase and hits nothing; in the next the die is thrown again."""
    done = one_die(5, "aim", "carry:")
    assert told(done, "HC-RNG-02") == {"shoot": 0, "aim": ANEW}


@pytest.mark.rule("HC-RNG-04")
def test_hc_rng_04_after_aiming_a_good_die_is_left_lying() -> None:
    done = one_die(15, "aim", "carry:15")
    assert told(done, "HC-RNG-02") == {"shoot": 1, "aim": 1}


@pytest.mark.rule("HC-RNG-01", "HC-RNG-23")
def test_hc_rng_01_a_shooter_is_told_whom_a_throw_is_likely_to_hit() -> None:
    state = bout(ONE_DIE, TARGET, AWAKE, distance=20, unsuspecting=(BERT,))
    found = told(acts(state, "stay", f"target:{BERT}"), "HC-RNG-01")
    assert found[f"target:{BERT}"] == ANEW
    assert found[f"target:{CARL}"] < ANEW, "Carl evades"


@pytest.mark.rule("HC-RNG-01", "HC-RNG-04")
def test_hc_rng_01_dice_that_lie_from_aiming_count_for_the_target() -> None:
    aiming = one_die(15, "aim", "carry:15").result.act.fighter(ANNA)
    state = bout(ONE_DIE, TARGET, AWAKE, distance=20, unsuspecting=(BERT,))
    state = replace(state, act=state.act.with_fighter(aiming))
    assert told(acts(state, "stay", f"target:{BERT}"), "HC-RNG-01")[f"target:{BERT}"] == 1


class Hides(Policy):
    """Evades by hiding, and takes what else is asked as it comes."""

    name = "hides"

    def decide(self, prompt: Choose[Any]) -> str | Law[str]:
        return "evade:hide" if prompt.question.key == "hc-ask-evade" else prompt.default


@pytest.mark.parametrize("awareness", ["aware", "noticing", "unsuspecting"])
@pytest.mark.rule("HC-RNG-07", "HC-RNG-22", "HC-RNG-23")
def test_what_is_foreseen_is_what_the_rule_demands(awareness: Awareness) -> None:
    """The law that shooters are told of, and the rule itself with a target that evades in its best way."""
    target = Target(CARL, "large", "slow", 25, awareness)
    by_rule = Odds(Hides()).law(demand, target, SLOW, OPTIONS).map(lambda found: found[0])
    assert foreseen(target, SLOW, OPTIONS) == by_rule


@pytest.mark.rule("HC-RNG-23")
def test_nothing_is_foreseen_of_a_target_that_mends_its_dice_afterwards() -> None:
    master = armed(CARL, "mace", "7/0", skills={"hide": "21/2"})
    assert foreseen(Target(CARL, "large", "stay", 20), master, OPTIONS) is None
    assert foreseen(Target(CARL, "large", "stay", 20, "unsuspecting"), master, OPTIONS) is not None
