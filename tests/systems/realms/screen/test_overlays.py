"""What the map shows of an answer beforehand: all of a move, of a shot only what needs no tape."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.effects import Choose, Gather
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.screen.display import Overlay
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.core.phase import take_act
from regelwerk.systems.realms.state import Deed, World
from systems.realms.builders import blade, box, enemy, model, piece, weapon, world, zone

ALWAYS = Options(premeasure="always")
Shown = dict[str, list[Overlay]]


def drawn(table: World, prompt: Choose[Any], key: str) -> Shown:
    """What is drawn for one answer, by its kind."""
    found: Shown = {}
    for one in system("realms").overlays(table, prompt, key):
        found.setdefault(one.kind, []).append(one)
    return found


def shown(table: World, kind: str, key: str) -> Shown:
    """What is drawn for an answer to the first question about an action of mars."""
    effect = next(ACTS[kind].declare(table, table.find("mars")))
    assert isinstance(effect, Choose)
    return drawn(table, effect, key)


def texts(overlays: list[Overlay]) -> list[object]:
    return [one.text for one in overlays]


# -- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-MOV-05")
def test_a_way_is_measured_with_its_legs_its_price_and_the_ground_it_crosses() -> None:
    table = world(model(at=(20, 20), bw=4), zones=(zone("swamp", box(26, 15, 40, 25)),), acting="mars")
    found = shown(table, "move", "23,20;23,24")
    assert found["move"] == [
        Overlay("path", "move", ((20, 20), (23, 20), (23, 24)), text=phrase("re-over-way", cm=7, ap=2))
    ]
    assert texts(found["leg"]) == [phrase("re-over-length", cm=3.0), phrase("re-over-length", cm=4.0)]
    assert [(one.points, one.radius) for one in found["base"]] == [(((23, 24),), 1.25)]
    assert "rough" not in found
    into = shown(table, "move", "27,20")
    assert [one.points for one in into["rough"]] == [((24, 20), (27, 20))], "only the second action touches it"


@pytest.mark.rule("RE-MOV-05")
def test_a_way_that_is_refused_is_measured_all_the_same() -> None:
    found = shown(world(model(at=(20, 20)), acting="mars"), "move", "80,20")
    assert found == {
        "refused": [Overlay("path", "refused", ((20, 20), (80, 20)), text=phrase("re-over-length", cm=60.0))]
    }
    assert shown(world(model(), acting="mars"), "move", "nowhere at all") == {}


def wall() -> World:
    """Amok looks west along a wall that hides the first steps of mars, who goes north."""
    return world(
        model(at=(20, 20), facing=90, bw=8),
        enemy(at=(60, 20), facing=180, wn=4),
        enemy("blind", at=(60, 30), facing=0),
        pieces=(piece("t1", box(40, 10, 41, 23), 10),),
        acting="mars",
    )


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_who_sees_the_mover_and_from_where_on() -> None:
    found = shown(wall(), "move", "20,40")
    first, last = found["seen"]
    assert first.text is not None and first.text.key == "re-over-seen-after"
    assert first.points[0] == (60, 20) and 22 < first.points[1][1] < 30
    assert dict(first.text.facts)["stays"] is True
    assert last == Overlay("line", "seen", ((60, 20), (20, 40)))
    assert [one.points[0] for one in found["arc"]] == [(60, 20)], "whoever looks away sees nothing"
    assert found["arc"][0].radius == 1.25 + 5, "a hint: how far amok perceives may not be measured"


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_a_measuring_table_knows_who_would_notice() -> None:
    far = replace(wall(), options=ALWAYS)
    assert "noticed" not in shown(far, "move", "20,40"), "40 cm are more than 20"
    assert shown(far, "move", "20,40")["arc"][0].radius == 21.25
    near = world(model(at=(20, 20)), enemy(at=(35, 20)), options=ALWAYS, acting="mars")
    assert "noticed" in shown(near, "move", "20,24")
    assert "noticed" not in shown(replace(near, options=Options()), "move", "20,24")


@pytest.mark.rule("RE-MOV-05", "RE:premeasure")
def test_an_attack_move_is_not_measured_beforehand() -> None:
    def table(options: Options) -> World:
        fighter = model(at=(20, 20), weapons=(blade(), blade("axt")))
        return world(fighter, enemy(at=(24, 20)), options=options, acting="mars")

    blind = shown(table(Options()), "attack_move", "schwert:amok")
    assert set(blind) == {"charge"} and blind["charge"][0].points == ((20, 20), (24, 20))
    assert "move" in shown(table(ALWAYS), "attack_move", "schwert:amok")


# -- shots ------------------------------------------------------------------------------------------------------------


def duel(options: Options) -> World:
    arms = (weapon("gewehr", reach=(30, 2)), weapon("granate", reach=(10, 3), area=3))
    return world(
        model(at=(20, 20), weapons=arms, fov=180),
        enemy(at=(40, 20)),
        enemy("bodo", at=(42, 20)),
        enemy("carl", at=(40, 50)),
        pieces=(piece("t1", box(30, 38, 36, 40), 20),),
        options=options,
        acting="mars",
    )


@pytest.mark.rule("RE-MEA-02", "RE:premeasure", "RE-ARE-01")
def test_ranges_and_templates_only_where_a_table_measures() -> None:
    blind = shown(duel(Options()), "normal_shot", "granate:amok")
    assert set(blind) == {"sight"}
    measured = shown(duel(ALWAYS), "normal_shot", "granate:amok")
    assert [one.radius for one in measured["range"]] == [11.25, 21.25, 31.25]
    assert [(one.points, one.radius) for one in measured["template"]] == [(((40, 20),), 3.0)]
    assert texts(measured["caught"]) == [
        phrase("re-over-caught", who=Ref("amok")), phrase("re-over-caught-partly", who=Ref("bodo")),
    ]  # fmt: skip
    assert set(shown(duel(Options()), "normal_shot", "granate:@38,22")) == {"sight", "spot"}


@pytest.mark.rule("RE-GEO-08", "RE-TGT-01")
def test_a_line_of_sight_names_what_blocks_it() -> None:
    found = shown(duel(Options()), "normal_shot", "gewehr:carl")
    assert found["blocked"][0].points == ((20, 20), (40, 50))
    (hides,) = found["hides"]
    assert hides.shape == "area" and hides.text == phrase("re-hides", what=Ref("t1"), cells=64, all=64)


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_choosing_an_action_shows_how_far_a_move_goes_but_not_how_far_a_gun_carries() -> None:
    prompt = next(take_act(duel(Options())))
    assert isinstance(prompt, Choose)
    assert drawn(duel(Options()), prompt, "move")["reach"][0].radius == 5.25
    assert set(drawn(duel(Options()), prompt, "normal_shot")) == {"sight"}


# -- looking, placing, reacting ---------------------------------------------------------------------------------------


def test_a_turn_shows_the_new_view_and_who_is_in_it() -> None:
    found = shown(world(model(at=(20, 20), facing=180), enemy(at=(40, 20)), acting="mars"), "turn", "to:amok")
    assert [one.shape for one in found["view"]] == ["wedge"]
    assert [one.points[1] for one in found["sight"]] == [(40, 20)]


def test_a_place_to_begin_shows_the_base_and_its_view() -> None:
    table = world(model(status="waiting"), stage="deploy", deploying=("blue",))
    prompt = next(system("realms").game.step(table))
    assert isinstance(prompt, Choose)
    found = drawn(table, prompt, "30,10@90")
    assert set(found) == {"base", "view"} and found["base"][0].points == ((30, 10),)


def test_a_reaction_shows_the_announced_way_and_where_the_mover_would_be() -> None:
    table = world(
        model(at=(20, 20), facing=90, bw=8),
        enemy(at=(35, 20), facing=180, weapons=(weapon(wk=1),), fire_ready=True),
        acting="mars",
    )
    deed = Deed("move", "mars", path=(table.find("mars").at, table.find("mars").at._replace(y=28 * 10**6)))
    effect = next(ACTS["move"].perform(table, deed))
    assert isinstance(effect, Gather)
    (prompt,) = effect.choices
    key = next(one.key for one in prompt.answers.listed() if one.key.endswith(":end"))
    found = drawn(table, prompt, key)
    assert found["base"][0].points == ((20, 28),) and found["sight"][0].points == ((35, 20), (20, 28))
    assert drawn(table, prompt, "none") == {}
