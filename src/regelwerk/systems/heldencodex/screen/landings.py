"""Where on the lane of distances a step leads: towards the opponents, or back from them."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.screen.display import Landing
from regelwerk.systems.heldencodex.rules.fight.arming import Step


def landings(prompt: Choose[Any]) -> tuple[Landing, ...]:
    """The metres of each step; who stays is not dragged anywhere."""
    if prompt.rule_id != "HC-RNG-24":
        return ()
    steps = [answer for answer in prompt.answers.listed() if isinstance(answer.value, Step) and answer.value.towards]
    return tuple(Landing(answer.value.towards, answer.label, answer.key) for answer in steps)
