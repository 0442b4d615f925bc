"""DS-PRI-01: one form of confrontation turns into another, and everybody brings along what they have."""

import pytest

from conformance.darkspace.playing import fact, in_round, orders, phase, play
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.chase.chase import begin
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, ChasePlan, Event
from regelwerk.systems.darkspace.state import Area, Damage, World
from systems.darkspace.builders import armour, character, facts, henchman, machine, world, zone
from systems.darkspace.chases import des

# -- A chase ends in boarding -----------------------------------------------------------------------------------------


def level() -> World:
    """A shuttle has drawn level with a courier; Oda is hurt and under stress, the courier's pilot is nearly beaten."""
    start = world(
        character(
            "oda", constitution=4, skills={"strength": 3, "body_control": 3}, weapons=("pistol",), aboard="shuttle",
            stress=4, hurt={"vital": 1}, account=5, initiative=12,
        ),
        character("juro", aboard="shuttle", at_controls=True, account=6, initiative=15),
        henchman("vera", 3, "customs", aboard="courier", at_controls=True, hurt={"vital": 2}, account=4, initiative=14),
        henchman("marine", 2, "customs", aboard="courier", weapons=("pistol",), account=7, initiative=9),
        machine("shuttle", "crew", size=5, power=4, waiting=True),
        machine("courier", "customs", size=6, mk=3, power=4, waiting=True, armour=armour(6, 3)),
        acting="oda",
        queue=("juro", "marine"),
        acted=("vera",),
        round=4,
    )  # fmt: skip
    return begin(start, ChasePlan("customs", (("courier", 10), ("shuttle", 10)), (14,)))


BOARDING = ("oda act board", "oda act attack", "oda which pistol:vera", "oda act take_controls", "oda overdraw end")
JUMP, SHOT = [8, 6, 1, 1], [9, 8, 7]


@pytest.mark.rule("DS-PRI-01", "DS-CHA-01", "DS-CHA-13", "DS-MAC-01", "DS:chase_end", "DS:boarding_miss")
def test_a_chase_ends_when_a_boarder_takes_the_controls() -> None:
    transcript = phase(level(), *BOARDING, throws=[JUMP, SHOT])
    after = transcript.result
    assert after.find("vera").out == "damage" and transcript.notes("ds-caught-taken")
    assert after.chase is None and after.has("caught:courier") and after.has("chase:over")
    oda = after.find("oda")
    assert (oda.aboard, oda.at_controls, oda.account, oda.stress, oda.hurt.vital) == ("courier", True, 8, 4, 1)


@pytest.mark.rule("DS-PRI-01", "DS-ORD-03", "DS-CHA-13")
def test_the_fight_aboard_goes_on_in_the_same_order() -> None:
    start = phase(level(), *BOARDING, throws=[JUMP, SHOT]).result
    assert start.queue == ("juro", "marine")
    lines = ("marine act attack", "marine which pistol:oda", "marine act end")
    transcript = play(start, in_round(5), *lines, throws=[[9, 8]])
    assert fact(transcript, "ds-attack-hits", "result") == 20 and transcript.result.find("oda").hurt.vital == 2
    assert orders(transcript) == ["juro oda marine"]
    accounts = {who: transcript.result.find(who).account for who in ("oda", "juro", "marine")}
    assert accounts == {"oda": 8, "juro": 6, "marine": 8}


# -- An infiltration ends in an ambush and a fight --------------------------------------------------------------------


def hidden(*others: str, guard_se: int = 2) -> World:
    """Two infiltrators with a guard in reach who suspects nothing; in round 3, with stress and wounds."""
    plan = AreaPlan("crew", 2, 3, guards=("relief",), at="hall")
    area = Area(plan, 2, 3, (15,), se=6, guard_se=guard_se)
    return replace(
        world(
            character("nadja", weapons=("pistol",), stress=3, hurt={"mobility": 1}, account=4, infiltrating=True),
            character("ilka", stress=5, account=5, infiltrating=True),
            henchman("guard", 2, waiting=True, armour_size=3, weapons=("pistol",)),
            henchman("relief", 3, waiting=True, zone="", weapons=("pistol",)),
            *(henchman(other, zone="yard", account=8, initiative=10) for other in others),
            zones=(zone(), zone("yard")),
            acting="nadja",
            queue=("ilka",),
            round=3,
        ),
        area=area,
    )


AMBUSH = ("nadja act attack", "nadja which pistol:guard", "nadja ambush bypass")


@pytest.mark.rule("DS-PRI-01", "DS-AMB-02", "DS-INF-23", "DS-ORD-01")
def test_an_ambush_that_fails_begins_a_fight() -> None:
    throws = [[8, 7, 2], [9, 8, 1], [7, 5, 1], [6, 5], [9, 9, 1]]
    transcript = play(hidden(), lambda state: state.stage == "order", *AMBUSH, throws=throws)
    after = transcript.result
    assert fact(transcript, "ds-attack-hits", "result") == 15 and after.find("guard").hurt.defensive == 1
    assert transcript.notes("ds-ambush-failed") and transcript.notes("ds-fight-begins")
    # A fight opens by initiative with empty accounts; wounds and stress are brought along.
    assert orders(transcript) == ["relief nadja ilka guard"]
    assert after.round == 1 and {actor.account for actor in after.actors} == {0}
    nadja, area = after.find("nadja"), after.area
    assert (nadja.stress, nadja.hurt.mobility, nadja.infiltrating) == (3, 1, False)
    assert area is not None and (area.se, area.guard_se, area.discovered) == (6, 2, True)


@pytest.mark.rule("DS-AMB-01", "DS-AMB-03", "DS-INF-09", "DS-INF-10")
def test_an_ambush_that_succeeds_is_only_a_failed_stealth() -> None:
    start = hidden().change("guard", hurt=Damage(vital=1))
    transcript = phase(start, *AMBUSH, "nadja act end", throws=[[10, 9, 2, 10, 1], [3]])
    after = transcript.result
    assert after.find("guard").out == "damage" and transcript.notes("ds-ambush-done")
    assert after.area is not None and (after.area.se, after.area.guard_se) == (6, 5)
    assert after.find("nadja").infiltrating and after.find("nadja").account == 5 and after.round == 3


@pytest.mark.rule("DS-PRI-01", "DS-INF-23", "DS-JOI-01", "DS-JOI-02")
def test_where_a_fight_runs_already_the_guards_join_it_and_all_accounts_stay() -> None:
    throws = [[8, 7, 2], [6, 5], [9, 9, 1]]
    transcript = play(hidden("outside"), lambda state: state.phase is None, *AMBUSH, throws=throws)
    after = transcript.result
    assert facts(transcript, "ds-joins", "account") == [(9,), (10,)]
    accounts = {actor.id: actor.account for actor in after.actors}
    assert accounts == {"nadja": 5, "ilka": 5, "guard": 9, "relief": 10, "outside": 8}
    assert after.round == 3 and after.queue == ("ilka",)


# -- A fight turns into a chase ---------------------------------------------------------------------------------------


def dock() -> World:
    """A fight in a dock; who gets the shuttle going is chased from then on."""
    away = ChasePlan("crew", (("shuttle", 4), ("patrol", 0)), (14,))
    return world(
        character("juro", skills={"speed": 2, "manoeuvre": 2}, stress=2, hurt={"interaction": 2}, account=4),
        character("rhea", weapons=("pistol",), stress=6, account=5),
        henchman("guard", 2, weapons=("pistol",), account=5),
        henchman("vera", 3, aboard="patrol", at_controls=True, account=6),
        machine("shuttle", "crew", size=5, power=3, waiting=True),
        machine("patrol", size=5, power=4, waiting=True),
        acting="juro",
        queue=("rhea", "guard", "vera"),
        round=3,
        events=(Event("take_off", ("controls:shuttle:crew",), chase=away),),
    )


@pytest.mark.rule("DS-PRI-01", "DS-MAC-01", "DS-CHA-01", "DS-CHA-06", "DS-CHA-09", "DS-AE-04")
def test_whoever_gets_away_from_a_fight_is_chased() -> None:
    aboard = phase(dock(), "juro act get_in", "juro act take_controls", "juro act end").result
    assert aboard.chase is not None and des(aboard) == {"shuttle": 4, "patrol": 0}
    assert aboard.chase.began == 3 and aboard.queue == ("rhea", "guard", "vera")
    lines = ("rhea act attack", "rhea act end", "vera act dash", "juro act dash")
    throws = [[9, 9, 1], [9, 8, 2], [7, 5, 1], [9, 5, 1], [9, 4, 1]]
    transcript = play(aboard, lambda state: "juro" in state.acted and state.round == 4, *lines, throws=throws)
    after = transcript.result
    assert orders(transcript) == ["guard juro rhea vera"]
    assert fact(transcript, "ds-attack-hits", "result") == 18
    assert des(after) == {"shuttle": 10, "patrol": 4}
    juro = after.find("juro")
    assert (juro.account, juro.stress, juro.hurt.interaction) == (9, 2, 2)
    assert after.find("rhea").stress == 6 and after.find("vera").account == 9
