"""Handlings: what they cost, walking with a further handling, moving, ducking, and what is no action at all."""

import pytest

from regelwerk.engine.answers import Answer, Cost
from regelwerk.engine.interpreters.scripted import Asked, Transcript
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.handlings.handlings import TABLE, Handling, cost_of
from regelwerk.systems.phasesix.rules.handlings.movement import metres_of
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import Dice, fight, possible, refusal, someone, step

PLACES = {"hagen": (10.0, 10.0), "robber": (14.0, 10.0)}


def facing_off(options: Options | None = None, robber: int = 0, **hagen: object) -> Combat:
    """Hagen, and a robber four metres away who has this many actions to answer."""
    one = someone("hagen", **hagen)  # type: ignore[arg-type]
    return fight(one, someone("robber", actions=robber), positions=PLACES, options=options)


def first(state: Combat) -> Asked:
    return step(state, "end_turn").asked[0]


def place(played: Transcript[Combat], who: str = "hagen") -> tuple[float, float]:
    position = played.result.find(who).position
    assert position is not None
    return position.in_metres


COSTS = {
    "attack": 1, "coup_de_grace": 1, "aim": 1, "throw_item": 1, "use_item": 1, "first_aid": 1, "stabilise": 1,
    "put_out": 1, "wake": 1, "walk": 1, "run": 1, "crawl": 1, "crouch": 1, "stand_up": 1, "brace": 1,
    "shield_block": 2, "other": 1, "take_up": 0, "buy_action": 0, "steal": 0,
}  # fmt: skip
NO_REACTION = {"shield_block", "take_up"}
NOT_WHILE_WALKING = {
    "walk", "run", "crawl", "crouch", "stand_up", "brace", "shield_block", "take_up", "buy_action", "steal",
}  # fmt: skip


@pytest.mark.rule("PS-ACT-04")
@pytest.mark.parametrize(("kind", "cost"), COSTS.items())
def test_ps_act_04_the_cost_table(kind: str, cost: int) -> None:
    assert cost_of(someone("hagen"), Handling(kind)) == cost
    assert TABLE[kind].turn
    assert TABLE[kind].reaction is (kind not in NO_REACTION)
    assert TABLE[kind].walking is (kind not in NOT_WHILE_WALKING)


@pytest.mark.rule("PS-ACT-04", "PS-GEA-01", "PS-GEA-02")
def test_ps_act_04_weapons_say_what_drawing_and_loading_cost() -> None:
    archer = someone("mira", sheet={"weapons": ("crossbow", "longbow", "dagger")})
    assert [cost_of(archer, Handling(kind, "crossbow")) for kind in ("reload", "ready")] == [2, 2]
    assert [cost_of(archer, Handling(kind, "longbow")) for kind in ("reload", "ready")] == [1, 1]
    assert cost_of(archer, Handling("ready", "dagger")) == 0


@pytest.mark.rule("PS-ACT-04", "PS:ruling_75")
def test_ps_ruling_75_two_actions_are_paid_at_once_and_answered_once() -> None:
    state = fight(someone("hagen"), someone("robber"))
    block = step(state, "shield_block", "none")
    assert [a.prompt.who for a in block.asked] == ["hagen", "robber"]
    assert block.result.find("hagen").actions == 0
    tired = first(fight(someone("hagen", actions=1), someone("robber")))
    assert refusal(tired, "shield_block") == "PS-ACT-04"


def costs(asked: Asked) -> dict[str, tuple[Cost, ...]]:
    return {answer.key: answer.cost for answer in asked.prompt.answers.listed()}


@pytest.mark.rule("PS-ACT-04", "PS-BON-06", "PS-ACT-07", "PS-REA-07")
def test_ps_act_04_every_answer_says_what_it_costs() -> None:
    hagen = someone("hagen", dice=(1, 1, 0))
    places = {"hagen": (13, 10), "robber": (14, 10)}
    state = fight(hagen, someone("robber"), positions=places)
    struck = step(
        state, "walk", "stay", "attack:axe:melee:robber", "none", "none", "dodge", "stay", faces=[(6, 1), *[1] * 6, 1]
    )
    own, walking, reaction = (costs(struck.asked[n]) for n in (0, 2, 5))
    action = (Cost("ps-cost-action", 1),)
    assert (own["attack:axe:melee:robber"], own["shield_block"]) == (action, (Cost("ps-cost-action", 2),))
    assert (own["buy_action"], own["steal:robber"]) == (
        (Cost("ps-cost-bonus-die", 1),),
        (Cost("ps-cost-destiny-die", 1),),
    )
    assert (own["end_turn"], walking["attack:axe:melee:robber"], walking["none"]) == ((), (), ())
    assert (reaction["dodge"], reaction["parry:short_sword"], reaction["crouch"]) == (action, action, action)
    assert reaction["none"] == ()


@pytest.mark.rule("PS-ACT-04", "PS-ATK-03")
def test_ps_act_04_without_an_action_nothing_that_costs_one() -> None:
    asked = first(fight(someone("hagen", dice=(1, 0, 0), actions=0), someone("robber")))
    for key in ("attack:axe:melee:robber", "crouch", "aim:axe:robber", "other"):
        assert refusal(asked, key) == "PS-ACT-04"


@pytest.mark.rule("PS-ACT-06")
def test_ps_act_06_anything_else_costs_one_action() -> None:
    other = step(fight(someone("hagen"), someone("robber")), "other", "none")
    assert other.result.find("hagen").actions == 1
    assert [a.prompt.who for a in other.asked] == ["hagen", "robber"]


@pytest.mark.rule("PS-ACT-11", "PS:ruling_14")
def test_ps_act_11_parry_and_dodge_are_no_handlings_of_ones_own_turn() -> None:
    asked = first(fight(someone("hagen"), someone("robber")))
    for key in ("dodge", "parry", "parry:axe", "shield_parry"):
        assert key not in possible(asked)
        assert not isinstance(asked.prompt.answers.find(key), Answer)


# -- moving -----


@pytest.mark.rule("PS-ACT-07", "PS-ACT-08", "PS-ACT-09")
@pytest.mark.parametrize(("quickness", "metres"), [(0, (1, 5, 1)), (1, (2, 6, 2)), (2, (3, 7, 2)), (5, (6, 10, 4))])
def test_ps_act_07_how_far_legs_carry(quickness: int, metres: tuple[int, int, int]) -> None:
    fighter = someone("hagen", sheet={"attributes": {"quickness": quickness}})
    assert tuple(metres_of(fight(fighter), fighter, kind) for kind in ("walk", "run", "crawl")) == metres


@pytest.mark.rule("PS-ACT-07", "PS-ACT-08", "PS-ACT-09")
@pytest.mark.parametrize(
    ("kind", "reach", "rule_id"), [("walk", 3, "PS-ACT-07"), ("run", 7, "PS-ACT-08"), ("crawl", 2, "PS-ACT-09")]
)
def test_ps_act_08_no_step_further(kind: str, reach: int, rule_id: str) -> None:
    moved = step(facing_off(conditions=(("crouched", 1),) if kind == "crawl" else ()), kind, f"10,{10 + reach}")
    assert place(moved) == (10, 10 + reach)
    assert moved.result.find("hagen").actions == 1
    assert refusal(moved.asked[1], f"10,{10.01 + reach}") == rule_id, "each way of moving has its own rule"


@pytest.mark.rule("PS-ACT-07")
def test_ps_act_07_the_further_handling_is_free_and_harder() -> None:
    struck = step(facing_off(), "walk", "13,10", "attack:axe:melee:robber", faces=[5, 5, 5, 5, 5, 5, (6, 1)])
    assert struck.notes("ps-hits")[0].facts["normals"] == 1
    assert struck.result.find("hagen").actions == 1


@pytest.mark.rule("PS-ACT-07")
def test_ps_act_07_every_roll_of_the_further_handling_is_harder() -> None:
    medic = someone("juri", hearts=4)
    state = fight(medic, someone("robber", actions=0), positions={"juri": (10, 10), "robber": (30, 10)})
    aid = step(state, "walk", "stay", "first_aid:juri", "stay", faces=[5, 5, 5])
    assert aid.result.find("juri").boosts == 0
    throw = step(state, "walk", "stay", "throw_item:frag_grenade:robber", "stay", faces=[5, 5, 5, 5, 3, 4, 1])
    assert throw.notes("ps-throw-strays")


@pytest.mark.rule("PS-ACT-07", "PS:walk_extra_scope")
@pytest.mark.parametrize(
    ("value", "kinds"),
    [
        ("any_single", {"attack", "aim", "ready", "other", "none", "first_aid"}),
        ("rolled_only", {"attack", "first_aid", "none"}),
        ("attack_only", {"attack", "none"}),
    ],
)
def test_ps_walk_extra_scope(value: str, kinds: set[str]) -> None:
    state = facing_off(Options(walk_extra_scope=value), hearts=5)  # type: ignore[arg-type]
    walk = step(state, "walk", "13,10", "none")
    assert {key.split(":")[0] for key in possible(walk.asked[2])} == kinds


@pytest.mark.rule("PS-ACT-07")
def test_ps_act_07_nothing_that_takes_two_actions_goes_along() -> None:
    archer = someone("mira", sheet={"weapons": ("crossbow",)}, ammo=(("crossbow", 0),))
    state = fight(archer, someone("robber", actions=0), positions={"mira": (10, 10), "robber": (30, 10)})
    walk = step(state, "walk", "11,10", "none")
    assert refusal(walk.asked[2], "reload:crossbow") == "PS-ACT-07", "no reaction forbids it, walking does"


@pytest.mark.rule("PS-BON-02", "PS-BON-03", "PS-BON-06", "PS-ACT-07")
def test_ps_bon_06_dice_become_actions_on_the_way_too_and_the_further_handling_is_still_to_come() -> None:
    """Mira walks, buys an action, steals one, shoots on the way, and has all her actions but the one for walking."""
    mira = someone("mira", ready=("longbow",), dice=(1, 1, 0))
    state = fight(mira, someone("robber", actions=0), positions={"mira": (10, 10), "robber": (30, 10)})
    shot = "attack:longbow:single:robber"
    walk = step(state, "walk", "11,10", "buy_action", "steal:robber", shot, faces=[1] * 7)
    on_the_way = [a for a in walk.asked if a.prompt.question.key == "ps-ask-further"]
    assert [{"buy_action", "steal:robber"} & possible(a) for a in on_the_way] == [
        {"buy_action", "steal:robber"},
        {"steal:robber"},
        set(),
    ]
    after = walk.result.find("mira")
    assert (after.actions, after.bonus_dice, after.destiny_dice, dict(after.ammo)["longbow"]) == (3, 0, 0, 0)
    assert walk.result.find("robber").pending_loss == 1


@pytest.mark.rule("PS-ACT-07", "PS:ruling_77")
def test_ps_ruling_77_metres_may_be_left_for_after_the_handling() -> None:
    struck = step(facing_off(), "walk", "stay", "other", "10,13")
    assert place(struck) == (10, 13)
    half = step(facing_off(), "walk", "10,11", "other", "10,13")
    assert place(half) == (10, 13)
    assert refusal(half.asked[3], "10,13.1") == "PS-ACT-07"


@pytest.mark.rule("PS:ruling_77", "PS:walk_window", "PS-REA-04")
def test_ps_ruling_77_hit_and_run_is_answered_before_the_run() -> None:
    places = {"hagen": (13, 10), "robber": (14, 10)}
    state = fight(someone("hagen"), someone("robber"), positions=places)
    strike_back = "attack:short_sword:melee:hagen"
    struck = step(state, "walk", "stay", "attack:axe:melee:robber", strike_back, "10,10", faces=[1] * 7 + [5, 5, 1, 1])
    assert [(a.prompt.who, a.prompt.question.key) for a in struck.asked] == [
        ("hagen", "ps-ask-handling"),
        ("hagen", "ps-ask-way"),
        ("hagen", "ps-ask-further"),
        ("robber", "ps-ask-reaction-attack"),
        ("hagen", "ps-ask-way"),
    ]
    assert (place(struck), struck.result.find("hagen").hearts) == ((10, 10), 6 - 1)


@pytest.mark.rule("PS:ruling_77")
def test_ps_ruling_77_who_falls_walks_no_further() -> None:
    places = {"hagen": (13, 10), "robber": (14, 10)}
    state = fight(someone("hagen", hearts=1), someone("robber"), positions=places)
    faces: Dice = [*[1] * 7, (6, 5), 1, 1, 1]
    struck = step(state, "walk", "stay", "attack:axe:melee:robber", "attack:short_sword:melee:hagen", faces=faces)
    assert struck.asked[-1].prompt.who == "robber"
    assert (place(struck), struck.result.find("hagen").has("dying")) == ((13, 10), True)


@pytest.mark.rule("PS:ruling_77")
def test_ps_ruling_77_a_mere_move_is_answered_when_it_is_finished() -> None:
    moved = step(facing_off(robber=2), "run", "13,10", "attack:short_sword:melee:hagen", faces=[1] * 4)
    assert [a.prompt.who for a in moved.asked] == ["hagen", "hagen", "robber"]


@pytest.mark.rule("PS:reaction_window_per", "PS-REA-05")
@pytest.mark.parametrize(("value", "windows"), [("action", 1), ("handling", 2)])
def test_ps_reaction_window_per(value: str, windows: int) -> None:
    state = facing_off(Options(reaction_window_per=value), robber=2)  # type: ignore[arg-type]
    answers = {1: ("other", "none"), 2: ("none", "other", "none")}[windows]
    played = step(state, "walk", "13,10", *answers)
    assert [a.prompt.who for a in played.asked].count("robber") == windows


@pytest.mark.rule("PS:reaction_window_per", "PS-GEA-04")
def test_ps_reaction_window_per_handling_whoever_has_run_from_the_walker_is_out_of_reach() -> None:
    state = facing_off(Options(reaction_window_per="handling"), robber=2)
    x, y = state.find("robber").position.in_metres  # type: ignore[union-attr]
    played = step(state, "walk", "13,10", "run", f"{x + 6},{y}", "none")
    assert played.asked[-1].prompt.rule_id == "PS-ACT-07"
    assert refusal(played.asked[-1], "attack:axe:melee:robber") == "PS-GEA-04"


@pytest.mark.rule("PS-ACT-09", "PS-ACT-10")
def test_ps_act_09_crawling_needs_ducking_first() -> None:
    assert "crawl" not in possible(first(facing_off()))
    crawled = step(facing_off(conditions=(("crouched", 1),)), "crawl", "12,10")
    assert place(crawled) == (12, 10)
    assert refusal(crawled.asked[1], "12.1,10") == "PS-ACT-09"


@pytest.mark.rule("PS-ACT-10", "PS-CND-10")
def test_ps_act_10_down_and_up_again_for_an_action_each() -> None:
    state = step(facing_off(), "crouch").result
    assert (state.find("hagen").has("crouched"), state.find("hagen").actions) == (True, 1)
    state = step(state, "stand_up").result
    assert (state.find("hagen").has("crouched"), state.find("hagen").actions) == (False, 0)


@pytest.mark.rule("PS:crouched_movement")
@pytest.mark.parametrize(("value", "refused"), [("crawl_only", "PS:crouched_movement"), ("any", "")])
def test_ps_crouched_movement(value: str, refused: str) -> None:
    options = Options(crouched_movement=value)  # type: ignore[arg-type]
    asked = first(facing_off(options, conditions=(("crouched", 1),)))
    assert [refusal(asked, kind) for kind in ("walk", "run")] == [refused] * 2
    assert "crawl" in possible(asked)


@pytest.mark.rule("PS:ruling_75", "PS-BRC-03", "PS-BON-06")
def test_ps_ruling_75_what_costs_nothing_is_answered_by_nobody() -> None:
    juri = someone("juri", braced="ak_47", dice=(1, 0, 0))
    state = fight(juri, someone("robber"))
    for key in ("take_up", "buy_action"):
        asked = first(state)
        full_key = next(k for k in possible(asked) if k.startswith(key))
        free = step(state, full_key)
        assert [a.prompt.who for a in free.asked] == ["juri"]
        assert free.result.find("juri").actions >= 2


@pytest.mark.rule("PS:ruling_75", "PS-GEA-01")
def test_ps_ruling_75_a_quick_blade_is_drawn_with_the_blow() -> None:
    state = fight(someone("mira"), someone("robber"))
    blow = step(state, "attack:dagger:melee:robber", "none", faces=[1] * 4)
    assert [a.prompt.who for a in blow.asked] == ["mira", "robber"]
    assert (blow.result.find("mira").ready, blow.result.find("mira").actions) == (("dagger",), 1)
