"""Quality: what a craft result is called, what it costs, and the bonuses of fine pieces."""

from typing import Any

import pytest

from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe import quality
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.rules.probe.quality import LEGENDARY, Piece, price_of, quality_of
from regelwerk.systems.heldencodex.rules.scene.plans import CraftPlan
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.values import Bonus
from systems.heldencodex.builders import facts, hero, played, possible, questions, world

PLAIN = Options()


def forge(
    *answers: str, faces: Faces, goal: int = 11, options: Options = PLAIN, skill: str = "15/2", **changes: Any
) -> Transcript[World]:
    """A smith with three W20 makes a piece of base price 60, and keeps the first throw."""
    plan = CraftPlan("sword", who="smith", skill="smithing", base_price=60, goal=goal)
    state = world(hero("smith", skills={"smithing": skill, "mace": "8/2"}, **changes), options=options)
    keep = "keep:" + ",".join(map(str, sorted(faces)))
    return played(quality, state, plan, keep, *answers, faces=faces)


@pytest.mark.rule("HC-QUA-01", "HC-QUA-03")
@pytest.mark.parametrize(
    ("result", "name", "price"),
    [
        (4, "improvised", 30), (6, "improvised", 30), (7, "simple", 60), (10, "simple", 60), (11, "good", 90),
        (15, "good", 90), (16, "artful", 180), (17, "artful", 180), (19, "artful", 180), (20, "masterly", 300),
        (21, "exquisite", 900), (24, "exquisite", 900),
    ],
)  # fmt: skip
def test_hc_qua_01_the_result_is_a_quality_with_a_price(result: int, name: str, price: int) -> None:
    found = quality_of(result, legendary=False)
    assert found is not None
    assert (found.id, price_of(60, found, PLAIN)) == (name, price)


@pytest.mark.rule("HC-QUA-03")
def test_hc_qua_03_below_4_there_is_nothing_and_a_legendary_probe_above_20_is_legendary() -> None:
    assert quality_of(3, legendary=False) is None
    assert quality_of(36, legendary=True) == LEGENDARY
    assert price_of(60, LEGENDARY, PLAIN) == 60 * 105
    found = quality_of(20, legendary=True)
    assert found is not None and found.id == "masterly"


@pytest.mark.rule("HC:quality_plus")
def test_hc_quality_plus_coins_on_top_of_the_fivefold_price() -> None:
    coins = Options(quality_plus="flat_coins")
    exquisite = quality_of(24, legendary=False)
    assert exquisite is not None
    assert (price_of(60, exquisite, coins), price_of(60, LEGENDARY, coins)) == (310, 400)


@pytest.mark.rule("HC-QUA-01")
def test_hc_qua_01_half_coins_are_rounded_up() -> None:
    good, improvised = quality_of(11, legendary=False), quality_of(4, legendary=False)
    assert good is not None and improvised is not None
    assert (price_of(5, good, PLAIN), price_of(5, improvised, PLAIN)) == (8, 3)


@pytest.mark.rule("HC-QUA-01")
def test_example_e23_an_artful_piece() -> None:
    over = forge(faces=(17, 2, 3))
    assert facts(over, "hc-craft-done", "price") == [(180,)]
    assert questions(over) == ["HC-SIV-01"]
    assert over.result.marks == ("sword:artful", "sword:won")


@pytest.mark.rule("HC-QUA-01", "HC-QUA-02")
def test_example_e23_an_exquisite_piece_has_one_or_two_bonuses() -> None:
    over = forge("bonuses:2", "bonus:W", "bonus:TS", "use:mace", faces=(12, 12, 3))
    assert [(one.prompt.seat, one.prompt.rule_id) for one in over.asked[1:]] == [
        (MASTER, "HC-QUA-01"), ("smith", "HC-QUA-02"), ("smith", "HC-QUA-02"), ("smith", "HC-QUA-02"),
    ]  # fmt: skip
    assert possible(over.asked[1]) == ["bonuses:1", "bonuses:2"]
    assert possible(over.asked[2]) == ["bonus:W", "bonus:WFr", "bonus:W2c", "bonus:FkW", "bonus:E", "bonus:TS"]
    assert possible(over.asked[4]) == ["use:mace", "use:smithing"]
    scene = over.asked[3].prompt.scene
    assert isinstance(scene, Piece) and scene.bonuses == (Bonus("W"),)
    (item,) = over.result.find("smith").sheet.items
    assert (item.bonuses, item.used_with) == ((Bonus("W"), Bonus("TS")), ("mace",))
    assert facts(over, "hc-craft-done", "price") == [(900,)]
    assert over.result.marks == ("sword:exquisite", "sword:won")


@pytest.mark.rule("HC-QUA-02", "HC-QUA-04")
def test_hc_qua_04_the_same_bonus_again_is_greater_and_no_pool_grows_above_six() -> None:
    smith = forge("bonuses:2", "bonus:W", "bonus:W", "use:smithing", faces=(12, 12, 3)).result.find("smith")
    assert smith.sheet.items[0].bonuses == (Bonus("W", 2),)
    assert pool(smith, "smithing", PLAIN).dice.total == 5
    better = smith.with_skill(smith.skills[0]._replace(bonus_dice=4))
    assert pool(better, "smithing", PLAIN).dice.total == 6


@pytest.mark.rule("HC-QUA-02")
def test_hc_qua_02_pieces_made_one_after_another_help_together() -> None:
    first = forge("bonuses:1", "bonus:W", "use:smithing", faces=(12, 12, 3)).result.find("smith").sheet.items
    # The first piece adds a die.
    again = forge("bonuses:1", "bonus:W", "use:smithing", faces=(12, 12, 3, 3), items=first).result.find("smith")
    assert [item.id for item in again.sheet.items] == ["smith_sword_exquisite", "smith_sword_exquisite_2"]
    assert pool(again, "smithing", PLAIN).dice.total == 5


@pytest.mark.rule("HC-QUA-01", "HC-QUA-03", "HC-LEG-01")
def test_example_e23_a_legendary_piece_has_three_bonuses_and_more() -> None:
    over = forge(faces=(12, 12, 12))
    assert possible(over.asked[1]) == ["bonuses:3", "bonuses:4", "bonuses:5", "bonuses:6"]
    assert facts(over, "hc-craft-done", "price") == [(6300,)]
    smith = over.result.find("smith")
    assert (smith.mythos, sum(bonus.amount for bonus in smith.sheet.items[0].bonuses)) == (1, 3)


@pytest.mark.rule("HC-QUA-03", "HC-FUM-05")
@pytest.mark.parametrize("faces", [(2, 3, 3), (1, 1, 1)])
def test_hc_qua_03_nothing_comes_about_below_4(faces: Faces) -> None:
    plan = CraftPlan("sword", who="smith", skill="smithing", base_price=60)
    keep = ("keep:2,3,3",) if 1 not in faces else ()
    over = played(quality, world(hero("smith", skills={"smithing": "13/2"})), plan, *keep, faces=faces)
    assert over.result.marks == ("sword:lost",)
    assert len(over.notes("hc-craft-fails")) == 1


@pytest.mark.rule("HC-QUA-01")
def test_hc_qua_01_a_piece_below_the_goal_is_a_piece_all_the_same() -> None:
    assert forge(faces=(7, 2, 3)).result.marks == ("sword:lost", "sword:simple")
