"""Reactions: who may answer, when, with what, how often, and in which order they are carried out."""

import pytest

from regelwerk.engine.interpreters.scripted import Asked, Transcript
from regelwerk.space import rectangle
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import Dice, fight, possible, someone, step

STRIKE = "attack:short_sword:melee:hagen"
MISS = [1, 1, 1, 1]
ONE_HIT = [5, 5, 1, 1]
"""Two hits of the robber, one of which Hagen's mail stops (penetration 1)."""


def windows(played: Transcript[Combat]) -> list[Asked]:
    return [a for a in played.asked if a.prompt.rule_id == "PS-REA-01"]


def who(played: Transcript[Combat]) -> list[str]:
    return [a.prompt.who for a in windows(played)]


@pytest.mark.rule("PS-REA-01", "PS-REA-06", "PS:reaction_order")
def test_ps_rea_01_everybody_else_may_answer_in_initiative_order() -> None:
    people = [someone("leyla"), someone("hagen"), someone("wolf")]
    played = step(fight(someone("robber"), *people), "crouch", "crouch", "crouch", "none")
    assert who(played) == ["leyla", "hagen", "wolf"]
    assert [f.id for f in played.result.fighters if f.has("crouched")] == ["robber", "leyla", "hagen"]


@pytest.mark.rule("PS-REA-02")
def test_ps_rea_02_who_does_not_perceive_does_not_react() -> None:
    asleep = someone("hagen", conditions=(("asleep", 1),))
    unaware = someone("leyla", unaware=True)
    assert who(step(fight(someone("robber"), asleep, unaware, someone("mira")), "crouch")) == ["mira"]


@pytest.mark.rule("PS-REA-02", "PS:perception_default")
@pytest.mark.parametrize(("value", "asked"), [("all", ["hagen"]), ("line_of_sight", [])])
def test_ps_rea_02_a_wall_may_hide_the_actor(value: str, asked: list[str]) -> None:
    wall = rectangle("wall", 12, 5, 13, 15, solid=True, kind="blocked")
    places = {"robber": (10, 10), "hagen": (16, 10)}
    options = Options(perception_default=value)  # type: ignore[arg-type]
    state = fight(someone("robber"), someone("hagen"), positions=places, terrain=(wall,), options=options)
    assert who(step(state, "crouch")) == asked


@pytest.mark.rule("PS-REA-03")
def test_ps_rea_03_an_action_is_needed() -> None:
    state = fight(someone("robber"), someone("hagen", actions=0), someone("mira", actions=1))
    assert who(step(state, "crouch")) == ["mira"]


@pytest.mark.rule("PS-REA-04", "PS:reaction_timing")
def test_ps_rea_04_reactions_are_declared_after_the_roll_and_carried_out_after_the_effects() -> None:
    state = fight(someone("robber"), someone("hagen"))
    played = step(state, STRIKE, "crouch", faces=ONE_HIT)
    question = windows(played)[0].prompt.question
    assert (question.key, dict(question.facts)["normals"]) == ("ps-ask-reaction-attack", 2)
    assert len(played.rolled) == 1  # ducking came too late to give cover
    assert (played.result.find("hagen").hearts, played.result.find("hagen").has("crouched")) == (5, True)


@pytest.mark.rule("PS:reaction_timing")
def test_ps_reaction_timing_before_the_roll() -> None:
    options = Options(reaction_timing="before_roll")
    state = fight(someone("robber"), someone("leyla"), options=options)
    played = step(state, "attack:short_sword:melee:leyla", "dodge", faces=MISS)
    assert windows(played)[0].prompt.question.key == "ps-ask-reaction-before"
    assert played.result.find("leyla").actions == 1  # spent in vain: there was nothing to dodge
    hit = step(state, "attack:short_sword:melee:leyla", "dodge", faces=[5, 1, 1, 1, (6, 1), 1, 1])
    assert hit.result.find("leyla").hearts == 6


@pytest.mark.rule("PS:reaction_timing", "PS-DOD-01")
def test_ps_reaction_timing_after_the_roll_a_miss_needs_no_defence() -> None:
    played = step(fight(someone("robber"), someone("leyla")), "attack:short_sword:melee:leyla", faces=MISS)
    assert {"dodge", "parry:short_sword"}.isdisjoint(possible(windows(played)[0]))
    assert "crouch" in possible(windows(played)[0])


@pytest.mark.rule("PS-REA-05", "PS-REA-07")
def test_ps_rea_05_one_reaction_to_one_action_for_one_action() -> None:
    state = fight(someone("robber"), someone("hagen"))
    first = step(state, "crouch", "crouch")
    assert who(first) == ["hagen"]
    assert first.result.find("hagen").actions == 1
    second = step(first.result, "stand_up", "stand_up")
    assert second.result.find("hagen").actions == 0


@pytest.mark.rule("PS-REA-07")
def test_ps_rea_07_nothing_that_costs_two_is_a_reaction() -> None:
    archer = someone("mira", sheet={"weapons": ("crossbow",)}, ammo=(("crossbow", 0),))
    window = windows(step(fight(someone("robber"), archer, someone("hagen")), "crouch"))
    assert "reload:crossbow" not in possible(window[0])
    assert "shield_block" not in possible(window[1])


@pytest.mark.rule("PS-REA-08", "PS:react_to_reactions")
def test_ps_rea_08_a_reaction_is_not_answered() -> None:
    state = fight(someone("robber"), someone("hagen"), someone("mira"))
    played = step(state, "other", "attack:axe:melee:robber", "none", faces=[5, 5, *[1] * 5])
    assert who(played) == ["hagen", "mira"]
    assert (played.result.find("robber").hearts, played.result.find("robber").actions) == (6 - 1, 1)


@pytest.mark.rule("PS-REA-08", "PS:react_to_reactions", "PS-COV-03")
def test_ps_react_to_reactions_cover_and_armour_still_help() -> None:
    state = fight(someone("robber", actions=2), someone("hagen"))
    played = step(state, "crouch", "attack:axe:melee:robber", faces=[5, 5, 5, *[1] * 4, 6, 1, 1])
    assert [len(roll.faces) for roll in played.rolled] == [7, 3]
    assert played.result.find("robber").hearts == 6 - 1


@pytest.mark.rule("PS:react_to_reactions")
def test_ps_react_to_reactions_may_be_defended_against_and_nothing_else() -> None:
    options = Options(react_to_reactions="defensive_only")
    state = fight(someone("robber"), someone("hagen"), someone("mira"), options=options)
    faces = [5, 5, *[1] * 5, 5, 5, 1, 1]
    played = step(state, "other", "attack:axe:melee:robber", "none", "parry:short_sword", faces=faces)
    assert who(played) == ["hagen", "mira", "robber"]
    assert possible(windows(played)[-1]) == {"dodge", "parry:short_sword", "none"}
    robber = played.result.find("robber")
    assert (robber.hearts, robber.actions) == (6, 0)


@pytest.mark.rule("PS:react_to_reactions")
def test_ps_react_to_reactions_asks_nobody_who_has_no_defence() -> None:
    options = Options(react_to_reactions="defensive_only")
    state = fight(someone("robber"), someone("mira"), options=options)
    played = step(state, "other", "attack:longbow:single:robber", faces=[5, *[1] * 6])
    assert who(played) == ["mira"]


# -- rulings -----


@pytest.mark.rule("PS:reaction_when_downed", "PS-REA-04")
@pytest.mark.parametrize(("value", "struck_back"), [("still_happens", True), ("lost", False)])
def test_ps_reaction_when_downed(value: str, struck_back: bool) -> None:
    options = Options(reaction_when_downed=value)  # type: ignore[arg-type]
    state = fight(someone("robber"), someone("hagen", hearts=1), options=options)
    faces = [*ONE_HIT, *([5, 5, *[1] * 5] if struck_back else [])]
    played = step(state, STRIKE, "attack:axe:melee:robber", faces=faces)
    assert played.result.find("hagen").has("dying")
    assert played.result.find("robber").hearts == (5 if struck_back else 6)
    assert bool(played.notes("ps-reaction-lost")) is not struck_back


@pytest.mark.rule("PS:reaction_when_downed", "PS:foe_at_zero")
def test_ps_reaction_when_downed_even_the_dead_have_struck_at_the_same_time() -> None:
    state = fight(someone("hagen"), someone("robber", hearts=1), options=Options(foe_at_zero="dead"))
    faces: Dice = [(6, 5), *[1] * 6, 5, 5, 1, 1]
    played = step(state, "attack:axe:melee:robber", "attack:short_sword:melee:hagen", faces=faces)
    assert played.result.find("robber").is_dead
    assert (played.result.find("hagen").hearts, played.result.find("robber").actions) == (5, 0)


@pytest.mark.rule("PS:reaction_when_downed", "PS-HEA-04")
def test_ps_reaction_when_downed_who_fell_keeps_nothing_of_it() -> None:
    state = fight(someone("wolf"), someone("hagen", hearts=1))
    played = step(state, "attack:bite:melee:hagen", "aim:axe:wolf", faces=[(6, 5), *[1] * 6])
    hagen = played.result.find("hagen")
    assert (hagen.has("dying"), hagen.aim, hagen.actions) == (True, None, 0)


@pytest.mark.rule("PS:reaction_scope")
def test_ps_reaction_scope_any_handling_of_one_action() -> None:
    window = windows(step(fight(someone("robber"), someone("hagen")), STRIKE, faces=ONE_HIT))[0]
    assert {"crouch", "other", "shield_parry", "parry:axe", "attack:axe:melee:robber", "aim:axe:robber"} <= (
        possible(window)
    )


@pytest.mark.rule("PS:reaction_scope")
def test_ps_reaction_scope_defensive_only() -> None:
    options = Options(reaction_scope="defensive_only")
    state = fight(someone("robber"), someone("hagen"), someone("leyla"), options=options)
    struck = step(state, STRIKE, faces=ONE_HIT)
    assert who(struck) == ["hagen"]
    assert possible(windows(struck)[0]) == {"shield_parry", "parry:axe", "none"}
    assert who(step(state, "crouch")) == []


@pytest.mark.rule("PS:reaction_scope")
def test_ps_reaction_scope_defensive_only_asks_nobody_without_a_defence() -> None:
    options = Options(reaction_scope="defensive_only")
    state = fight(someone("juri"), someone("robber"), options=options)
    assert who(step(state, "attack:ak_47:single:robber", faces=[5, *[1] * 7])) == []


@pytest.mark.rule("PS:walk_extra_as_reaction")
@pytest.mark.parametrize("allowed", [False, True])
def test_ps_walk_extra_as_reaction(allowed: bool) -> None:
    places = {"robber": (10, 10), "hagen": (14, 10)}
    options = Options(walk_extra_as_reaction=allowed)
    state = fight(someone("robber"), someone("hagen"), positions=places, options=options)
    extra = ["attack:axe:melee:robber"] if allowed else []
    played = step(state, "crouch", "walk", "11,10", *extra, faces=[1] * 7 if allowed else [])
    position = played.result.find("hagen").position
    assert position is not None
    assert position.in_metres == (11, 10)
    assert (len(played.rolled), played.result.find("hagen").actions) == (int(allowed), 1)
    if allowed:
        assert played.notes("ps-attacks")[0].facts["min_roll"].total == 6  # type: ignore[union-attr]


def ambush(options: Options | None = None, second: bool = True) -> Combat:
    """Hagen and Leyla both want to strike the wolf, which has one heart left; perhaps there is a robber besides."""
    people = [someone("wolf", hearts=1), someone("hagen"), someone("leyla", ready=("short_sword",))]
    if second:
        people.append(someone("robber", actions=0))
    return fight(*people, options=options)


BOTH_STRIKE = ("attack:axe:melee:wolf", "attack:short_sword:melee:wolf")


@pytest.mark.rule("PS:ruling_78", "PS-REA-04")
def test_ps_ruling_78_an_attack_whose_target_is_gone_may_take_another() -> None:
    options = Options(foe_at_zero="dead")
    faces: Dice = [(6, 5), *[1] * 6, 5, *[1] * 5]
    played = step(ambush(options), "other", *BOTH_STRIKE, "attack:short_sword:melee:robber", faces=faces)
    assert played.result.find("wolf").is_dead
    assert played.result.find("robber").hearts == 5
    asked = played.asked[-1]
    assert (asked.prompt.who, asked.prompt.rule_id) == ("leyla", "PS:ruling_78")
    assert possible(asked) == {"attack:short_sword:melee:robber", "none"}


@pytest.mark.rule("PS:ruling_78", "PS:reaction_refund")
@pytest.mark.parametrize(("refund", "actions"), [(False, 1), (True, 2)])
def test_ps_reaction_refund(refund: bool, actions: int) -> None:
    options = Options(foe_at_zero="dead", reaction_refund=refund)
    played = step(ambush(options, second=False), "other", *BOTH_STRIKE, faces=[(6, 5), *[1] * 6])
    assert played.notes("ps-reaction-lapses")
    assert played.result.find("leyla").actions == actions


@pytest.mark.rule("PS:reaction_attack_target")
@pytest.mark.parametrize(("value", "others"), [("any", True), ("actor_only", False)])
def test_ps_reaction_attack_target(value: str, others: bool) -> None:
    options = Options(reaction_attack_target=value)  # type: ignore[arg-type]
    state = fight(someone("robber"), someone("hagen"), someone("wolf"), options=options)
    window = windows(step(state, "crouch"))[0]
    assert window.prompt.who == "hagen"
    assert "attack:axe:melee:robber" in possible(window)
    assert ("attack:axe:melee:wolf" in possible(window)) is others
    assert hasattr(window.prompt.answers.find("attack:axe:melee:wolf"), "value") is others


@pytest.mark.rule("PS-REA-07", "PS-BON-02", "PS-BON-03")
def test_ps_rea_07_dice_may_get_the_action_first() -> None:
    mira = someone("mira", dice=(1, 1, 0), actions=0)
    played = step(fight(someone("robber"), mira), "crouch", "steal:robber", "buy_action", "crouch")
    assert (played.result.find("mira").actions, played.result.find("robber").actions) == (1, 0)
    assert played.result.find("mira").has("crouched")
