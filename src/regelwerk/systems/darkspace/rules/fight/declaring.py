"""Announcing an attack: the effect of an ambush, a weak spot, stress against a wrong distance.

The same questions for shots, blows and hacking; which of them come up is for each kind of attack to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Cost, Listed, Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.stress import headroom
from regelwerk.systems.darkspace.state import Deed, World, seat_of


class DeclareScene(NamedTuple):
    """What an attacker knows who decides how to attack."""

    world: World
    deed: Deed
    choice: str


@rule("DS-AMB-03")
def with_effect(world: World, deed: Deed, effects: Sequence[Answer[str]]) -> Play[Deed]:
    """An attack out of hiding has one effect: the attacker's choice where more than one is possible."""
    if len(effects) == 1:
        return replace(deed, ambush=effects[0].value)
    question = phrase("ds-ask-ambush", who=Ref(deed.who), whom=Ref(deed.target))
    seat = seat_of(world, world.find(deed.who))
    scene = DeclareScene(world, deed, "ambush")
    effect = yield from choose(seat, deed.who, "DS-AMB-03", question, Listed(effects), effects[0].key, scene)
    return replace(deed, ambush=effect)


@rule("DS-ATT-10")
def with_weak_spot(world: World, deed: Deed) -> Play[Deed]:
    """An attack may be made hampered, against a weak spot of the armour."""
    answers = [
        Answer("plain", False, phrase("ds-answer-plain")),
        Answer("weak_spot", True, phrase("ds-answer-weak-spot")),
    ]
    question = phrase("ds-ask-weak-spot", who=Ref(deed.who), whom=Ref(deed.target))
    seat = seat_of(world, world.find(deed.who))
    scene = DeclareScene(world, deed, "weak_spot")
    weak = yield from choose(seat, deed.who, "DS-ATT-10", question, Listed(answers), "plain", scene)
    return replace(deed, weak_spot=weak)


@rule("DS-RNG-04", "DS:stress_range")
def with_steps(world: World, deed: Deed, steps: int) -> Play[Deed]:
    """Stress makes up for one or two steps of a wrong distance."""
    actor = world.find(deed.who)
    room = min(steps, headroom(actor, world))
    if not room:
        return deed
    answers = Numbers(0, room, "ds-answer-steps", lambda n: (Cost("ds-cost-stress", n),) if n else ())
    question = phrase("ds-ask-steps", who=Ref(deed.who), steps=steps)
    scene = DeclareScene(world, deed, "steps")
    made_up = yield from choose(seat_of(world, actor), deed.who, "DS-RNG-04", question, answers, "0", scene)
    return replace(deed, amount=made_up)
