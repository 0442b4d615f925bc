"""Free actions of minor factions: the two times that they are asked for."""

import pytest

from regelwerk.engine.effects import Choose
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.phase.turn import FREE_QUESTIONS, move
from regelwerk.systems.factions.state import Turn
from systems.factions.builders import world
from systems.factions.stories import bare


@pytest.mark.rule("FA-PHA-09")
def test_fa_pha_09_the_questions_before_and_after_the_joint_action_are_told_apart() -> None:
    state = world(bare("bettler", minor=True, rp=12), bare("wache"), minors=("bettler",))
    asked = []
    for part in ("before", "after"):
        turn = Turn("bettler", part)
        need = next(move(replace(state, turns=(turn,)), turn))
        assert isinstance(need, Choose)
        asked.append(need.question.key)
    assert asked == list(FREE_QUESTIONS.values())
