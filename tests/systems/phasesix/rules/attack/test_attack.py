"""The attack: which skill, how many dice, one action, and everybody may be attacked."""

import pytest

from regelwerk.engine.effects import Note
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.phasesix.rules.attack.attack import attack_dice
from systems.phasesix.builders import CONTENT, fight, possible, refusal, someone, step


def number(note: Note, name: str) -> int:
    figure = note.facts[name]
    assert isinstance(figure, Tally)
    return figure.total


@pytest.mark.rule("PS-ATK-01")
@pytest.mark.parametrize(
    ("who", "key", "dice"),
    [("hagen", "attack:axe:melee:robber", 7), ("mira", "attack:longbow:single:robber", 7)],
)
def test_ps_atk_01_blade_and_bow_go_the_same_way(who: str, key: str, dice: int) -> None:
    state = fight(someone(who), someone("robber", actions=0))
    attack = step(state, key, faces=[5, 5, *[1] * (dice - 2)])
    assert [(note.rule_id, note.message) for note in attack.log] == [
        ("PS-ATK-01", "ps-attacks"),
        ("PS-CRT-05", "ps-hits"),
        ("PS-PRO-03", "ps-through-protection"),
        ("PS-HEA-01", "ps-wounded"),
    ]


@pytest.mark.rule("PS-ATK-02", "PS-HIT-02")
@pytest.mark.parametrize(
    ("weapon", "mode", "terms"),
    [
        ("axe", "melee", [("melee_skill", 4), ("axe", 3)]),
        ("glock", "single", [("shooting", 6), ("glock", 2)]),
        ("shuriken", "throw", [("throwing", 8), ("shuriken", 2)]),
    ],
)
def test_ps_atk_02_every_kind_of_weapon_has_its_skill(weapon: str, mode: str, terms: list[tuple[str, int]]) -> None:
    skills = (("melee_skill", 1), ("shooting", 3), ("throwing", 5))
    hagen = someone("hagen", sheet={"skill_bonus": skills, "weapons": (weapon,)})
    dice = attack_dice(fight(hagen), hagen, None, CONTENT.weapons[weapon], mode)  # type: ignore[arg-type]
    assert [(term.source, term.amount) for term in dice.terms] == terms


@pytest.mark.rule("PS-ATK-03", "PS-ACT-04")
def test_ps_atk_03_an_attack_costs_one_action() -> None:
    state = fight(someone("hagen"), someone("robber", actions=0))
    assert step(state, "attack:axe:melee:robber", faces=[1] * 7).result.find("hagen").actions == 1


@pytest.mark.rule("PS-HIT-01")
@pytest.mark.parametrize(("min_roll", "normals"), [(4, 3), (5, 2), (6, 1)])
def test_ps_hit_01_against_the_attackers_own_min_roll(min_roll: int, normals: int) -> None:
    state = fight(someone("robber", sheet={"min_roll": min_roll}), someone("hagen", actions=0))
    attack = step(state, "attack:short_sword:melee:hagen", faces=[4, 5, (6, 1), 3])
    assert attack.notes("ps-hits")[0].facts["normals"] == normals


@pytest.mark.rule("PS-HIT-03", "PS-CND-06", "PS-CND-07", "PS-CND-09", "PS-CND-10")
def test_ps_hit_03_conditions_change_dice_and_number() -> None:
    conditions = (("burning", 1), ("crouched", 1), ("poisoned", 2), ("shocked", 3))
    state = fight(someone("hagen", conditions=conditions), someone("robber", actions=0))
    attack = step(state, "attack:axe:melee:robber", faces=[(6, 2), (6, 3), 1, 1]).notes
    (announced,) = attack("ps-attacks")
    assert (number(announced, "dice"), number(announced, "min_roll")) == (7 - 3, 5 + 1 + 1 + 2)
    assert attack("ps-hits")[0].facts["normals"] == 1


@pytest.mark.rule("PS-HIT-03", "PS-ROL-05")
def test_ps_hit_03_extra_dice_join_the_pool() -> None:
    state = fight(someone("robber", dice=(1, 1, 0)), someone("hagen", actions=0))
    faces = [1, 1, 1, 1, 5, 4]
    attack = step(state, "attack:short_sword:melee:hagen", "bonus:1+destiny:1", faces=faces)
    assert attack.notes("ps-hits")[0].facts["normals"] == 2
    assert attack.result.find("robber").bonus_dice == attack.result.find("robber").destiny_dice == 0


@pytest.mark.rule("PS-HIT-04")
def test_ps_hit_04_every_success_is_a_hit() -> None:
    state = fight(someone("wolf"), someone("hagen", actions=0, sheet={"armor": ()}))
    attack = step(state, "attack:bite:melee:hagen", faces=[5, 5, 5, (6, 4), 4, 1, 1])
    assert attack.notes("ps-hits")[0].facts["normals"] == 4
    assert attack.result.find("hagen").hearts == 2


@pytest.mark.rule("PS-HIT-05", "PS-ROL-04")
def test_ps_hit_05_without_dice_no_attack_unless_extra_dice_are_there() -> None:
    key = "attack:short_sword:melee:hagen"
    weak = someone("robber", conditions=(("shocked", 6),))
    assert refusal(step(fight(weak, someone("hagen", actions=0)), "end_turn").asked[0], key) == "PS-HIT-05"
    lucky = replace(weak, bonus_dice=2)
    attack = step(fight(lucky, someone("hagen", actions=0)), key, "bonus:2+destiny:0", faces=[5, 5])
    assert len(attack.rolled[0].faces) == 2


@pytest.mark.rule("PS-HIT-02")
def test_ps_hit_02_a_foes_pool_is_complete() -> None:
    bear = someone("bear")
    assert attack_dice(fight(bear), bear, None, bear.sheet.weapon("claws"), "melee").total == 8


@pytest.mark.rule("PS:ruling_81", "PS-ATK-01")
def test_ps_ruling_81_friends_are_not_listed_but_can_be_attacked() -> None:
    state = fight(someone("hagen"), someone("mira", actions=0), someone("robber", actions=0))
    struck = step(state, "attack:axe:melee:mira", faces=[5, 5, *[1] * 5])
    assert struck.result.find("mira").hearts == 5
    assert "attack:axe:melee:mira" not in possible(struck.asked[0])
    assert "attack:axe:melee:robber" in possible(struck.asked[0])
    found = step(state, "end_turn").asked[0].prompt.answers.find("attack:axe:melee:hagen")
    assert not hasattr(found, "value")  # nobody attacks themselves


@pytest.mark.rule("PS:ruling_81", "PS-THR-01")
def test_ps_ruling_81_the_dead_and_the_gone_are_no_targets() -> None:
    dead = someone("robber", id="dead", conditions=(("dead", 1),))
    gone, dying = someone("robber", id="gone", gone=True), someone("robber", id="dying", conditions=(("dying", 1),))
    asked = step(fight(someone("juri"), dead, gone, dying, someone("wolf", actions=0)), "end_turn").asked[0]
    targets = {key.split(":")[-1] for key in possible(asked) if key.startswith(("attack:", "throw_item:"))}
    assert targets == {"dying", "wolf"}
    for key in ("attack:ak_47:single:dead", "attack:ak_47:single:gone", "throw_item:frag_grenade:gone"):
        assert not hasattr(asked.prompt.answers.find(key), "value")
