"""Tables of the handbook that list what the program knows: they list all of it, and nothing else."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from docs.pages import ROOT
from regelwerk.engine.answers import Answer
from regelwerk.engine.book.options import make_options, parse_option
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.system import system
from regelwerk.systems.darkspace.options import Options as DarkSpaceOptions
from regelwerk.systems.darkspace.rules.core.scenes import GoalKind
from regelwerk.systems.factions.content.assets import POSSIBLE
from regelwerk.systems.factions.options import Options as FactionsOptions
from regelwerk.systems.factions.rules.master.commands import FIELDS, CommandAnswers, read_command
from regelwerk.systems.factions.values import EffectKind
from regelwerk.systems.heldencodex.options import Options as HeldencodexOptions
from regelwerk.systems.heldencodex.rules.probe.goals import parse as parse_goal
from regelwerk.systems.heldencodex.rules.scene.plans import Plan
from regelwerk.systems.realms.options import Options as RealmsOptions
from regelwerk.systems.realms.rules.mission.scenes import Environment, ZoneType

DOCS = ROOT / "docs"
FACTIONS = DOCS / "fraktionen.md"
# These are no answers to the question between two phases, whatever is typed.
NOT_TYPED = {"end_phase", "end_mission", "no_consequence"}
# These make sense only later: nothing is destroyed, complete or on offer yet when a campaign begins, and
# nobody sets out on a mission.
LATER = {"restore_faction", "resolve_plan", "withdraw_offer", "mission_spend"}


def rows(page: Path, heading: str) -> list[list[str]]:
    """The rows of all tables of a section, cell by cell."""
    text = page.read_text("utf-8")
    section = re.split(r"^##+ ", text, flags=re.MULTILINE)
    (found,) = [part for part in section if part.startswith(heading)]
    lines = [line for line in found.splitlines() if line.startswith("| ") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_command_of_the_master_is_listed_with_an_example_that_works() -> None:
    keys = [key for row in rows(FACTIONS, "Zwischen den Phasen") for key in codes(row[0])]
    assert {read_command(key).kind for key in keys} == FIELDS.keys() - NOT_TYPED
    factions = system("factions")
    start = factions.start(factions.scenario(factions.content(), "nebelhafen", {}))
    answers = CommandAnswers(start, ())
    for key in keys:
        command = read_command(key)
        if FIELDS[command.kind] and command.kind not in LATER:
            found = answers.find(key)
            # Nobody is wounded yet and nothing is damaged: there are commands that would change nothing.
            assert isinstance(found, Answer) or found.reason.key.startswith("fa-idle-"), key


@pytest.mark.parametrize(
    ("page", "heading"),
    [("eigene-fraktionen.md", "Assets aus neun Wirkungen"), ("english-own-factions.md", "Assets from nine effects")],
)
def test_every_effect_of_assets_is_listed_with_its_parameters(page: str, heading: str) -> None:
    listed = {codes(row[0])[0]: row[1] for row in rows(ROOT / "docs" / page, heading)[1:]}
    assert set(listed) == set(get_args(EffectKind))
    for kind, parameters in POSSIBLE.items():
        named = [codes(part)[0] for part in re.sub(r"\([^)]*\)", "", listed[kind]).split(",") if codes(part)]
        assert sorted(named) == sorted(parameters), kind


@pytest.mark.parametrize(
    ("heading", "options", "package"),
    [
        ("Fraktionen", FactionsOptions, "regelwerk.systems.factions"),
        ("Heldencodex", HeldencodexOptions, "regelwerk.systems.heldencodex"),
        ("Dark Space", DarkSpaceOptions, "regelwerk.systems.darkspace"),
        ("Realms", RealmsOptions, "regelwerk.systems.realms"),
    ],
)
def test_every_option_in_the_table_takes_these_values(heading: str, options: type[Any], package: str) -> None:
    for option, values, _ in rows(ROOT / "docs" / "regeln-und-optionen.md", heading)[1:]:
        for value in codes(values):
            name, parsed = parse_option(f"{codes(option)[0]}={value}")
            changed = make_options(options, {name: parsed}, read_catalogue(package))
            assert changed != options(), f"{name}={value} is the default"


@pytest.mark.parametrize(
    ("name", "page", "heading"),
    [
        ("heldencodex", "kampf.md", "Die Szenen"),
        ("darkspace", "konfrontation.md", "Die Szenen"),
        ("realms", "realms.md", "Die Szenarien"),
    ],
)
def test_every_scene_is_listed(name: str, page: str, heading: str) -> None:
    played = system(name)
    listed = [codes(row[0])[0] for row in rows(DOCS / page, heading)[1:] if codes(row[0])]
    assert sorted(listed) == sorted(played.scenarios(played.content()))


def test_every_goal_of_dark_space_is_listed() -> None:
    listed = [codes(row[0])[0] for row in rows(DOCS / "eigene-szenen.md", "Eine Szene")[1:]]
    assert sorted(listed) == sorted(get_args(GoalKind))


@pytest.mark.parametrize(("name", "page"), [("darkspace", "eigene-szenen.md"), ("realms", "eigene-einsatzgruppen.md")])
def test_every_template_that_is_named_exists(name: str, page: str) -> None:
    (line,) = [text for text in (DOCS / page).read_text("utf-8").splitlines() if "Vorlagen gibt" in text]
    assert all(system(name).new_content(kind) for kind in codes(line))


def test_every_mission_and_zone_of_realms_is_listed() -> None:
    content = system("realms").content()
    listed = [codes(row[0])[0] for row in rows(DOCS / "realms-missionen.md", "Die Missionen")[1:]]
    assert sorted(listed) == sorted(content.plain["missions"])
    zones = [codes(row[0])[0] for row in rows(DOCS / "realms-gelaende.md", "Was Wege kosten")[1:]]
    assert sorted(zones) == sorted(get_args(ZoneType))
    places = [code for row in rows(DOCS / "realms-gelaende.md", "Umgebung")[1:] for code in codes(row[0])]
    assert sorted(places) == sorted(get_args(Environment))


def test_every_part_of_a_scene_is_listed() -> None:
    listed = [codes(row[0])[0] for row in rows(DOCS / "eigene-helden.md", "Eine Szene")[1:]]
    assert sorted(listed) == sorted(plan.kind for plan in Plan.__subclasses__())


def test_every_goal_in_the_table_is_one() -> None:
    for row in rows(DOCS / "probe.md", "Welche Würfel behalten?")[1:]:
        for goal in codes(row[0]):
            assert parse_goal(goal)
