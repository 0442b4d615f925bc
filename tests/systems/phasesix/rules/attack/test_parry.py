"""Parrying: with what, with how many dice, and what it stops."""

from typing import Any

import pytest

from regelwerk.dice import Hits
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.defence import Warded, guard_of, parry, parry_dice
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from systems.phasesix.builders import Dice, fight, possible, refusal, someone, step

STAB = "attack:short_sword:melee:leyla"


def robber_before(who: str = "leyla", *, options: Options | None = None, **changes: Any) -> Combat:
    fighter: Fighter = someone(who, actions=1, **changes)
    return fight(someone("robber"), fighter, options=options)


def parried(state: Combat, hits: Hits) -> Play[Warded]:
    """Leyla's parry against these hits."""
    return parry(hits, guard_of(state, state.find("leyla"), Handling("parry", "short_sword")))


def offered(state: Combat) -> set[str]:
    """What the target of a stab is offered besides other reactions."""
    target = state.fighters[1].id
    asked = step(state, f"attack:short_sword:melee:{target}", "none", faces=[5, 1, 1, 1]).asked[1]
    return {key for key in possible(asked) if key.startswith("parry")}


# -- with what ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-PAR-01", "PS-MEL-02")
def test_ps_par_01_a_ready_melee_weapon_and_an_action() -> None:
    assert offered(robber_before(ready=("short_sword",))) == {"parry:short_sword"}
    state = fight(someone("robber"), someone("leyla", ready=("short_sword",), actions=0, dice=(1, 0, 0)))
    asked = step(state, STAB, "none", faces=[5, 1, 1, 1]).asked[1]
    assert refusal(asked, "parry:short_sword") == "PS-REA-03"


@pytest.mark.rule("PS-PAR-01")
def test_ps_par_01_a_weapon_that_is_not_in_hand_does_not_parry() -> None:
    state = robber_before(ready=())
    asked = step(state, STAB, "none", faces=[5, 1, 1, 1]).asked[1]
    assert refusal(asked, "parry") == "PS-PAR-01"


@pytest.mark.rule("PS-PAR-01", "PS-SGL-03", "PS-BST-03")
@pytest.mark.parametrize(("mode", "dice"), [("single", 8), ("burst", 10)])
def test_ps_par_01_shots_cannot_be_parried(mode: str, dice: int) -> None:
    state = fight(someone("juri"), someone("leyla", side="foes", ready=("short_sword",)))
    asked = step(state, f"attack:ak_47:{mode}:leyla", "none", faces=[5, *[1] * (dice - 1)]).asked[1]
    assert refusal(asked, "parry") == "PS-PAR-01"


@pytest.mark.rule("PS-PAR-01", "PS-MEL-02")
def test_ps_par_01_nothing_is_parried_that_did_not_hit() -> None:
    asked = step(robber_before(ready=("short_sword",)), STAB, "none", faces=[1, 1, 1, 1]).asked[1]
    assert "parry:short_sword" not in possible(asked)


@pytest.mark.rule("PS:parry_unarmed")
def test_ruling_50_bare_hands_parry_only_where_a_table_wants_it() -> None:
    assert offered(robber_before(ready=())) == set()
    brave = robber_before(ready=(), options=Options(parry_unarmed=True))
    assert offered(brave) == {"parry:unarmed"}
    played = step(brave, STAB, "parry:unarmed", faces=[5, 5, 1, 1, 5, 5, 1, 1, 1, 1])
    assert played.result.find("leyla").hearts == 6, "six dice: skill 5 and one for quickness"


@pytest.mark.rule("PS-PAR-01", "PS-PAR-02")
def test_ruling_50_any_object_in_hand_parries_with_the_skill_alone() -> None:
    archer = someone("mira", ready=("longbow",), sheet={"weapons": ("longbow", "axe")})
    state = fight(someone("robber"), archer)
    assert offered(state) == {"parry:longbow"}
    assert parry_dice(state, archer, "longbow").total == 3
    assert parry_dice(state, archer, "axe").total == 6


@pytest.mark.rule("PS:ruling_74", "PS-GEA-01")
def test_ruling_74_a_quick_weapon_is_drawn_for_the_parry_and_stays_in_hand() -> None:
    """Mira holds her bow, aimed at the wolf; the dagger comes out free, the bow goes away and with it the aim."""
    state = robber_before("mira", ready=("longbow",), aim=Aim("wolf", "longbow", 2))
    assert offered(state) == {"parry:dagger", "parry:longbow"}
    played = step(state, "attack:short_sword:melee:mira", "parry:dagger", faces=[5, 1, 1, 1, 5, 1, 1, 1])
    mira = played.result.find("mira")
    assert (mira.ready, mira.aim, mira.hearts, mira.actions) == (("dagger",), None, 6, 0)


@pytest.mark.rule("PS:ruling_80", "PS-AIM-05")
def test_ruling_80_a_parry_leaves_the_aim_alone() -> None:
    aimed = Aim("robber", "short_sword", 1)
    played = step(
        robber_before(ready=("short_sword",), aim=aimed), STAB, "parry:short_sword", faces=[5, 1, 1, 1, 5, *[1] * 5]
    )
    assert played.result.find("leyla").aim == aimed


@pytest.mark.rule("PS:ruling_90", "PS-PAR-01")
def test_ruling_90_foes_parry_with_weapons_not_with_teeth() -> None:
    hagen = someone("hagen", ready=("axe",))
    axe = [5, *[1] * 6]
    against_robber = step(fight(hagen, someone("robber")), "attack:axe:melee:robber", "none", faces=axe).asked[1]
    assert "parry:short_sword" in possible(against_robber)
    against_wolf = step(fight(hagen, someone("wolf")), "attack:axe:melee:wolf", "none", faces=axe).asked[1]
    assert refusal(against_wolf, "parry") == "PS-PAR-01"


# -- with how many dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-PAR-02")
def test_ps_par_02_it_is_rolled_like_an_attack_with_that_weapon() -> None:
    sick = (("burning", 1), ("crouched", 1), ("poisoned", 2), ("shocked", 2))
    state = robber_before(ready=("short_sword",), conditions=sick)
    played = scripted(lambda: parried(state, Hits(3, 0, ())), [(6, 3), (6, 2), 5, 5])
    assert played.rolled[0].roll.throw.notation().startswith("4W6!≥9"), "5 + 1 + 1 + 2 and two dice fewer"
    assert played.result.hits == Hits(2, 0, ())


@pytest.mark.rule("PS-PAR-02", "PS-ROL-04")
def test_ps_rol_04_without_dice_there_is_no_parry_unless_dice_are_added() -> None:
    numb: dict[str, Any] = {"ready": ("short_sword",), "conditions": (("shocked", 6),)}
    asked = step(robber_before(**numb), STAB, "none", faces=[5, 1, 1, 1]).asked[1]
    assert refusal(asked, "parry:short_sword") == "PS-ROL-04"
    lucky = robber_before(**numb, dice=(1, 0, 0))
    played = step(lucky, STAB, "parry:short_sword", faces=[5, 1, 1, 1, 5])
    assert played.result.find("leyla").hearts == 6


# -- what it stops --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS-PAR-02", "PS-PAR-03", "PS-PAR-04", "PS:parry_crits")
def test_ps_par_03_each_success_removes_one_normal_hit_and_no_crit() -> None:
    """3 normals and a crit; 4 dice show 5, 9, 2, 1: one normal and the crit are left."""
    state = robber_before(ready=("short_sword",), conditions=(("shocked", 2),))
    played = step(state, STAB, "parry:short_sword", faces=[5, 5, 5, (6, 5), 5, (6, 3), 2, 1])
    assert played.result.find("leyla").hearts == 4
    assert played.result.find("leyla").actions == 0


@pytest.mark.rule("PS-PAR-04", "PS:parry_crits")
def test_ps_par_04_surplus_successes_and_high_dice_stop_no_crit() -> None:
    state = robber_before(ready=("short_sword",))
    dice: list[int | tuple[int, ...]] = [(6, 5), (6, 6, 5), 5, 5, 5, 5]
    left = scripted(lambda: parried(state, Hits(1, 2, (1,))), dice).result.hits
    assert left == Hits(0, 2, (1,))


@pytest.mark.rule("PS:parry_crits")
def test_ruling_49_or_crits_of_the_parry_stop_crits() -> None:
    state = robber_before(ready=("short_sword",), options=Options(parry_crits="crit_by_crit"))
    hits = Hits(2, 2, (1,))
    one_each = scripted(lambda: parried(state, hits), [(6, 5), 5, 1, 1, 1, 1]).result.hits
    assert one_each == Hits(1, 1, ()), "one normal, and the worse crit"
    no_crit = scripted(lambda: parried(state, hits), [(6, 4), 5, 1, 1, 1, 1]).result.hits
    assert no_crit == Hits(0, 2, (1,))


@pytest.mark.rule("PS:parry_crits", "PS-PAR-03")
def test_ruling_49_a_crit_of_the_parry_that_finds_no_crit_stops_a_normal_hit() -> None:
    state = robber_before(ready=("short_sword",), options=Options(parry_crits="crit_by_crit"))
    faces: Dice = [(6, 5), (6, 5), 1, 1, 1, 1]
    assert scripted(lambda: parried(state, Hits(2, 0, ())), faces).result.hits == Hits(0, 0, ())
    assert scripted(lambda: parried(state, Hits(2, 1, ())), faces).result.hits == Hits(1, 0, ())
