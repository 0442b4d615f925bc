"""Setting up: documents are self-contained, and a scene begins as its scenario says."""

import json
from dataclasses import replace
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import Name
from regelwerk.systems.heldencodex.content.loading import Content, load
from regelwerk.systems.heldencodex.content.plans import People, known_marks
from regelwerk.systems.heldencodex.content.setup import duel_document, duellists, scenario_document, start
from regelwerk.systems.heldencodex.game import Heldencodex
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.scene.plans import (
    ChasePlan,
    CraftPlan,
    DrinkPlan,
    FightPlan,
    HagglePlan,
    HerbsPlan,
    InfluencePlan,
    LearnPlan,
    ProbePlan,
    RestPlan,
    SneakPlan,
    TreatPlan,
    WatchPlan,
)
from regelwerk.systems.heldencodex.state import World, seat_of
from systems.heldencodex.builders import circle

HEROES = ("richart", "jost", "mechthild", "elsbeth")


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def begin(content: Content, name: str, **options: Any) -> World:
    """The start of a scenario after its document has been a file."""
    return start(json.loads(json.dumps(scenario_document(content, name, options))))


def sides(state: World) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one in state.heroes:
        found.setdefault(one.sheet.side, []).append(one.id)
    return found


@pytest.mark.rule("HC-FLE-02")
def test_the_ford_begins_as_written(content: Content) -> None:
    state = begin(content, "ford")
    robbers = ["bandit_1", "bandit_2", "bandit_3", "mercenary", "town_guard"]
    assert sides(state) == {"heroes": list(HEROES), "robbers": robbers}
    fight, *chases, care, halt, night = state.scene.plans
    assert fight == FightPlan("fight", distance=40, sizes=(("town_guard", "small"),))
    assert {chase.leader for chase in chases if isinstance(chase, ChasePlan)} == set(robbers)
    for chase in chases:
        assert isinstance(chase, ChasePlan)
        assert (chase.gap, chase.when) == (2, ("fight:won", f"fight:fled:{chase.leader}"))
    unless_lost = ("!fight:lost",)
    assert care == TreatPlan("care", unless_lost, ("mechthild",), HEROES)
    assert (halt, night) == (RestPlan("halt", unless_lost, HEROES), RestPlan("night", unless_lost, HEROES, night=True))
    assert state.scene.rewards == (("elsbeth", 4, 0), ("jost", 4, 0), ("mechthild", 4, 0), ("richart", 4, 1))
    assert (state.scene.needed, state.scene.winners, state.options) == (0, "heroes", Options())


def test_the_toll_house_begins_as_written(content: Content) -> None:
    state = begin(content, "toll_house")
    assert sides(state) == {"heroes": ["jost", "richart", "elsbeth"], "toll": ["town_guard", "brawler", "assassin"]}
    way, flight, gate, waking, grip, night, stab, other_stab, *chests = state.scene.plans
    assert way == SneakPlan(
        "way", (), "jost", (("town_guard", "unsuspecting"),), ("far", "middle", "near"), ("far", "middle")
    )
    assert flight == ChasePlan("flight", ("alarm",), "jost", ("town_guard",), "town_guard", 3)
    assert gate == FightPlan("gate", ("way:discovered", "!alarm"), ("jost", "town_guard"))
    taken = ("!alarm", "!way:back", "!gate:lost")
    assert waking == ProbePlan("waking", taken, ("brawler",), "watch", minimum=7)
    assert grip == FightPlan("grip", ("waking:won",), ("jost", "brawler"))
    assert night == WatchPlan("night", (), ("richart", "elsbeth"), alarmed=True, intruder="assassin")
    sleepers = ("richart", "elsbeth", "assassin")
    surprised = ("night:surprised", "!night:on_watch:elsbeth")
    assert stab == FightPlan("stab", surprised, sleepers, assassin="assassin", victim="elsbeth")
    surprised = ("night:surprised", "night:on_watch:elsbeth")
    assert other_stab == FightPlan("stab_richart", surprised, sleepers, assassin="assassin", victim="richart")
    safe = (*taken, "!grip:lost", "!stab:lost", "!stab_richart:lost")
    tries = {"chest": safe, "chest_again": ("chest:lost",), "chest_at_dawn": ("chest_again:lost",)}
    assert chests == [ProbePlan(one, when, ("jost", "elsbeth"), "memory", minimum=20) for one, when in tries.items()]
    opened = tuple(f"{one}:won" for one in tries)
    assert (state.scene.needed, state.scene.points) == (
        2,
        (*opened, "night:warned", "stab:won", "stab_richart:won"),
    )
    assert {ep for _, ep, _ in state.scene.rewards} == {5}
    assert state.clock == 28


def test_market_day_begins_as_written(content: Content) -> None:
    state = begin(content, "market_day")
    heroes = ("mechthild", "jost", "elsbeth", "richart")
    assert sides(state)["heroes"] == list(heroes)
    assert state.scene.plans == (
        HerbsPlan("herbs", (), ("mechthild", "jost"), 2, 12),
        HagglePlan("horse", (), "elsbeth", "horse_dealer", 200, 180),
        CraftPlan("blade", (), "smith", "smithing", 60, 21),
        InfluencePlan("favour", (), "elsbeth", victim="town_guard", skill="oratory", rounds=3),
        InfluencePlan("threat", (), "fencing_master", victim="elsbeth", skill="intimidate", rounds=3),
        DrinkPlan("jugs", (), ("richart", "smith")),
        FightPlan("bout", (), ("richart", "fencing_master"), to_first_hit=True),
        ProbePlan("name", (), ("elsbeth",), "memory", minimum=11, hidden=True),
        RestPlan("night", (), heroes, night=True),
        LearnPlan("lessons", (), heroes),
    )
    assert (state.scene.needed, len(state.scene.points)) == (4, 7)


@pytest.mark.rule("HC-INJ-02", "HC-INJ-04")
def test_the_journey_begins_with_wounds(content: Content) -> None:
    state = begin(content, "journey")
    richart, jost, elsbeth = (state.find(who) for who in ("richart", "jost", "elsbeth"))
    assert richart.circles[:2] == (circle(6, 3, severe=3), circle(3))
    assert jost.circles[0] == circle(2, 1, severe=1)
    assert elsbeth.circles[0] == circle(6, 3, 1, critical=True)
    assert (richart.physis_lost, elsbeth.psyche_lost, elsbeth.emptied("psyche")) == (9, 7, 1)
    rows = {row.id: (row.light, row.heavy) for row in richart.armour}
    assert (rows["torso"], rows["shield"], rows["arms"]) == ((1, 2), (0, 1), (1, 3))


def test_who_lies_in_ambush_and_who_suspects_nothing(content: Content) -> None:
    (plan,) = begin(content, "ambush").scene.plans
    assert plan == FightPlan("fight", distance=40, unsuspecting=("bandit",), noticing=("captain",))


@pytest.mark.rule("HC-MEL-24")
def test_in_the_duel_both_give_up_and_both_carry_a_shield(content: Content) -> None:
    state = begin(content, "duel")
    assert all(one.sheet.gives_up for one in state.heroes)
    assert all(row.heavy == 3 for one in state.heroes for row in one.armour if row.id == "shield")


def test_who_catches_the_assassin_has_won(content: Content) -> None:
    """He may run from either fight, and is chased then; if he does not, a quiet morning says that he was beaten."""
    state = begin(content, "assassin")
    _, stab, fight, roofs, stairs, morning = state.scene.plans
    assert (roofs.when, stairs.when) == (("stab:fled:assassin",), ("fight:fled:assassin",))
    assert {"!stab:fled:assassin", "!fight:fled:assassin", "!stab:lost", "!fight:lost"} < set(morning.when)
    assert state.scene.points == ("way:back", "morning:rested", "roofs:caught", "stairs:caught")
    assert (stab.when, fight.when) == (("way:unseen",), ("way:discovered",))


def test_a_scenario_changes_what_it_states_and_nothing_else(content: Content) -> None:
    thief, bandit = begin(content, "market_chase").find("thief"), content.characters["bandit"]
    assert thief.sheet.name == Name.of("Beutelschneider", en="Cutpurse")
    assert [skill.id for skill in thief.skills] == [skill.id for skill in bandit.skills]
    changed = [skill.id for skill, usual in zip(thief.skills, bandit.skills, strict=True) if skill != usual]
    assert changed == ["running"]
    assert not any(row.light or row.heavy for row in thief.armour)


@pytest.mark.rule("HC-MEL-24")
def test_several_alike_are_numbered_and_belong_to_the_master(content: Content) -> None:
    bandits = [one for one in begin(content, "ford").heroes if one.id.startswith("bandit")]
    assert [one.sheet.name for one in bandits] == [Name.of(f"Bandit {n}") for n in (1, 2, 3)]
    assert all(seat_of(one) == MASTER and one.sheet.gives_up for one in bandits)


def test_heroes_sit_on_their_own_seats(content: Content) -> None:
    state = begin(content, "ford")
    assert Heldencodex().seats(state) == ("elsbeth", "jost", "mechthild", "richart", MASTER)
    assert not any(state.find(who).sheet.gives_up for who in HEROES)


def test_everything_that_is_spoken_of_has_a_name(content: Content) -> None:
    names = Heldencodex().names(begin(content, "ford"))
    assert names["robbers"] == {"de": "Räuber", "en": "robbers"}
    assert names["wilderness"]["de"] == "Wildnisleben"
    assert names["bandit_2"]["en"] == "Bandit 2"
    assert {*content.weapons, *content.items, *content.abilities} <= set(names)


@pytest.mark.parametrize(("text", "clock"), [("06:00", 0), ("06:30", 1), ("14:00", 16), ("00:00", 36), ("05:30", 47)])
def test_a_scene_begins_at_its_time_of_day(content: Content, text: str, clock: int) -> None:
    assert start({**scenario_document(content, "duel", {}), "begins": text}).clock == clock


def test_options_of_the_table_go_before_those_of_the_scenario(content: Content) -> None:
    assert begin(content, "ford", give_up="never").options == Options(give_up="never")
    own = {**content.plain["scenarios"]["ford"], "options": {"give_up": "never", "phase_cap": 20}}
    plain = {**content.plain, "scenarios": {"ford": own}}
    stated = replace(content, plain=plain)
    assert begin(stated, "ford").options == Options(give_up="never", phase_cap=20)
    assert begin(stated, "ford", give_up="serious").options == Options(phase_cap=20)
    with pytest.raises(OptionError):
        scenario_document(content, "ford", {"giveup": "never"})


def test_a_document_needs_nothing_else(content: Content) -> None:
    """What is in it decides, whatever the content says by then; making one changes no content."""
    document = scenario_document(content, "duel", {})
    document["content"]["weapons"]["arming_sword"]["ts"] = "1W8"
    document["characters"][0]["lucky_number"] = 5
    state = start(document)
    assert (str(state.find("richart").weapon("arming_sword").ts), state.find("richart").sheet.lucky_number) == (
        "1W8",
        5,
    )
    assert set(document["content"]["characters"]) == {"richart", "mercenary"}
    assert str(content.weapons["arming_sword"].ts) == "2W12"
    assert start(scenario_document(content, "duel", {})) == begin(content, "duel")


@pytest.mark.rule("HC-MEL-24")
def test_a_duel_is_a_fight_in_reach_in_which_both_give_up(content: Content) -> None:
    document = json.loads(json.dumps(duel_document(content, "Richart", "söldner", {"phase_cap": 20})))
    state = start(document)
    assert state.scene.plans == (FightPlan("duel", distance=2),)
    assert duellists(document) == ("richart", "mercenary")
    assert [(one.id, one.seat, one.sheet.side, one.sheet.gives_up) for one in state.heroes] == [
        ("richart", "richart", "richart", True),
        ("mercenary", "mercenary", "mercenary", True),
    ]
    assert state.scene.name == Name.of("Richart – Söldner", en="Richart – Mercenary")
    assert (state.scene.needed, state.options) == (0, Options(phase_cap=20))


def test_a_duel_with_oneself(content: Content) -> None:
    document = duel_document(content, "bandit", "Bandit", {})
    state = start(document)
    assert duellists(document) == ("bandit_1", "bandit_2")
    assert [one.sheet.name.default for one in state.heroes] == ["Bandit 1", "Bandit 2"]
    assert state.heroes[0].skills == state.heroes[1].skills


def test_a_duel_of_nobody_is_refused(content: Content) -> None:
    with pytest.raises(ContentError) as refused:
        duel_document(content, "richart", "niemand", {})
    assert refused.value.code == "content-not-found"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    "name", ["assassin", "drinking", "haggle", "journey", "market_chase", "market_day", "sneaking", "toll_house"]
)
def test_a_scenario_is_played_to_its_end_and_marks_what_content_knows(content: Content, name: str, seed: int) -> None:
    first = begin(content, name)
    last = Simulation(AtRandom(), RandomDice(seed)).play(Heldencodex(), first)
    assert last.ended
    people = People(tuple(one.id for one in last.heroes), {}, tuple(sides(last)))
    assert {mark for mark in last.marks if ":price:" not in mark} <= set(known_marks(last.scene.plans, people))


def test_a_scene_begins_the_same_however_a_file_orders_its_keys(content: Content) -> None:
    for name in content.scenarios:
        document = scenario_document(content, name, {})
        assert start(json.loads(json.dumps(document, sort_keys=True))) == start(document)
