"""Surprise and perception: who suspects nothing, and until when."""

from typing import Any, Literal

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.space import Point, rectangle
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.core.dice_for_actions import robbable
from regelwerk.systems.phasesix.rules.handlings.ground import perceives
from regelwerk.systems.phasesix.rules.handlings.reactions import reactors
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import fight, possible, someone, step

SHOT = "attack:ak_47:single:one"
GRENADE = "throw_item:frag_grenade:one"


def raid(options: Options | None = None, **guard: Any) -> Combat:
    """Juri before two guards who suspect nothing; the second has a bonus die."""
    one = someone("guard_mp5", id="one", side="guards", unaware=True, **guard)
    two = someone("guard_mp5", id="two", side="guards", unaware=True, dice=(1, 0, 0))
    places = {"juri": (10.0, 10.0), "one": (30.0, 10.0), "two": (33.0, 10.0)}
    return fight(someone("juri", ready=("ak_47",)), one, two, positions=places, options=options)


def unaware(state: Combat) -> set[str]:
    return {f.id for f in state.fighters if f.unaware}


@pytest.mark.rule("PS:unaware_until", "PS-REA-02")
def test_ruling_73_the_unaware_perceive_no_enemy_and_do_not_react() -> None:
    state = raid()
    juri, one, two = state.fighters
    assert not perceives(state, one, juri)
    assert perceives(state, one, two), "their own side they do"
    assert perceives(state, juri, one)
    assert reactors(state, "juri") == ()
    played = step(state, "other")
    assert len(played.asked) == 1, "not even by buying an action"
    assert unaware(played.result) == {"one", "two"}, "nothing has happened yet"


@pytest.mark.rule("PS:unaware_until", "PS-RND-01")
def test_ruling_73_the_unaware_pass_their_turns() -> None:
    ended = step(raid(), "end_turn")
    state = ended.result
    assert (state.actor.id, state.actor.actions) == ("one", 2)
    assert [n.message for n in ended.log][-1] == "ps-turn-unaware", "the log says why nothing happens"
    passed = step(state)
    assert (passed.result.actor.id, passed.asked) == ("two", []), "they have actions and are not asked"
    again = step(passed.result)
    assert [(a.prompt.who, a.prompt.rule_id) for a in again.asked] == [("juri", "PS-RND-02")]


@pytest.mark.rule("PS:unaware_until")
@pytest.mark.parametrize(
    ("answers", "faces"),
    [((SHOT,), [1] * 8), ((GRENADE,), [5, 1, 1, 1, 1])],
)
def test_ruling_73_the_first_attack_ends_it_for_all_when_it_is_resolved(answers: tuple[str], faces: list[int]) -> None:
    played = step(raid(), *answers, faces=faces)
    assert len(played.asked) == 1, "the first attack itself is answered by nobody"
    assert unaware(played.result) == set()
    again = step(played.result, "attack:ak_47:single:two", faces=[1] * 8)
    assert again.asked[-1].prompt.who == "two", "now they answer"


@pytest.mark.rule("PS:unaware_until", "PS-CDG-01")
def test_ruling_73_a_coup_ends_it_too_and_sleepers_go_on_sleeping() -> None:
    state = raid(conditions=(("asleep", 1),))
    state = state.put(replace(state.find("one"), unaware=False))
    sleeper = someone("guard_mp5", id="three", side="guards", conditions=(("asleep", 1),))
    state = replace(state, fighters=(*state.fighters, replace(sleeper, position=Point.metres(60, 60))))
    played = step(state, "coup_de_grace:ak_47:single:one", faces=[5, *[1] * 7])
    assert unaware(played.result) == set()
    assert played.result.find("three").has("asleep")


@pytest.mark.rule("PS:unaware_until")
def test_ruling_73_or_each_one_when_attacked() -> None:
    played = step(raid(Options(unaware_until="own_attack")), SHOT, faces=[1] * 8)
    assert unaware(played.result) == {"two"}


@pytest.mark.rule("PS:unaware_until", "PS:ruling_83")
@pytest.mark.parametrize(("radius", "left"), [(2, {"two"}), (3, set())])
def test_ruling_73_then_a_blast_startles_whom_it_catches(radius: int, left: set[str]) -> None:
    played = step(raid(Options(unaware_until="own_attack")), GRENADE, faces=[5, 1, 1, 1, radius])
    assert unaware(played.result) == left


@pytest.mark.rule("PS:perception_default", "PS-REA-02")
def test_ruling_65_everybody_perceives_everybody_unless_sight_counts() -> None:
    wall = rectangle("wall", 20, 0, 21, 40, solid=True, kind="blocked")
    people = (someone("juri"), someone("robber"), someone("wolf"))
    places = {"juri": (10.0, 10.0), "robber": (30.0, 10.0), "wolf": (12.0, 10.0)}
    heard = fight(*people, positions=places, terrain=[wall])
    assert [f.id for f in reactors(heard, "juri")] == ["robber", "wolf"]
    seen = fight(*people, positions=places, terrain=[wall], options=Options(perception_default="line_of_sight"))
    assert [f.id for f in reactors(seen, "juri")] == ["wolf"]
    played = step(seen, "crouch", "none")
    assert [a.prompt.who for a in played.asked] == ["juri", "wolf"]


@pytest.mark.rule("PS:unaware_until", "PS:ruling_68", "PS-BON-03")
def test_ruling_68_the_unaware_neither_steal_nor_are_robbed() -> None:
    juri = someone("juri", ready=("ak_47",), dice=(0, 1, 0))
    guard = someone("guard_mp5", id="one", side="guards", unaware=True, dice=(0, 1, 0))
    assert not any(key.startswith("steal") for key in possible(step(fight(juri, guard), "end_turn").asked[0]))
    assert robbable(fight(guard, juri), guard) == ()
    startled = fight(juri, replace(guard, unaware=False))
    assert "steal:one" in possible(step(startled, "end_turn").asked[0])


@pytest.mark.rule("PS:unaware_until", "PS-REA-04")
@pytest.mark.parametrize("answers", [(SHOT, "crouch"), ("walk", "11,10", SHOT, "crouch", "stay")])
@pytest.mark.parametrize(("until", "left"), [("first_attack", set()), ("own_attack", {"two"})])
def test_ruling_73_an_attack_that_somebody_answers_ends_it_as_well(
    answers: tuple[str, ...], until: Literal["first_attack", "own_attack"], left: set[str]
) -> None:
    """A third guard has seen Juri and answers the shot; the two others know of nothing until it is resolved."""
    state = raid(Options(unaware_until=until))
    three = someone("guard_mp5", id="three", side="guards", position=Point.metres(36, 10))
    played = step(replace(state, fighters=(*state.fighters, three)), *answers, faces=[1] * 8)
    assert [a.prompt.who for a in played.asked if a.prompt.rule_id == "PS-REA-01"] == ["three"]
    assert played.result.find("three").has("crouched"), "the shot was answered"
    assert unaware(played.result) == left
    told = [n.message for n in played.log]
    assert told.index("ps-surprise-ends") < told.index("ps-crouches"), "it ends with the attack, before the answer"
