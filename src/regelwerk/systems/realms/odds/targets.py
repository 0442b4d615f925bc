"""The question of a real table: whom one model can shoot at as things stand, and with what exact odds."""

from __future__ import annotations

from pathlib import Path

from regelwerk.engine.acts import Refused
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.journal.entries import JournalFile
from regelwerk.engine.odds_arguments import Arguments, flag, is_given, one_of
from regelwerk.engine.questions import Answered
from regelwerk.engine.screen.sheets import last_state
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.content.setup import SYSTEM_NAME, scenario_document, start
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.odds.arguments import Paper, named, refuse, spoken
from regelwerk.systems.realms.odds.participants import names_in
from regelwerk.systems.realms.odds.shot import MODES
from regelwerk.systems.realms.odds.shot_chances import REROLLING, chances, clash_at
from regelwerk.systems.realms.rules.damage.damage import harm_done
from regelwerk.systems.realms.rules.mission.deployment import Placements
from regelwerk.systems.realms.rules.shooting.autofire import shots_of
from regelwerk.systems.realms.rules.shooting.chances import percent
from regelwerk.systems.realms.rules.shooting.hitting import attempt_of, shot
from regelwerk.systems.realms.rules.shooting.ranges import shot_distance
from regelwerk.systems.realms.rules.shooting.shooting import guns
from regelwerk.systems.realms.rules.shooting.targets import candidates, measures_ahead, why_not
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.values import ROUND_AP


def targets_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Every shot that a model could take now, each with the law of what the target loses."""
    world = _table(content, given)
    shooter = _model(world, str(given["who"]))
    mode = MODES[one_of(given, "mode", tuple(MODES), "normal")]
    weapons = [gun.id for gun in guns(shooter)]
    if is_given(given, "weapon"):
        weapons = [one_of(given, "weapon", weapons, "")]
    deeds, refused = _shots(world, shooter, mode, weapons)
    if not deeds:
        raise ContentError("re-odds-no-targets", who=named(shooter.card.name), reasons=tuple(refused))
    paper = Paper(REROLLING, names_in(world))
    odds = Odds(REROLLING)
    return tuple(_answer(paper, odds, world, deed) for deed in deeds)


# -- the table --------------------------------------------------------------------------------------------------------


def _table(content: Content, given: Arguments) -> World:
    """A saved game as it stands, or a scenario right after everybody was placed where the table suggests it."""
    path = Path(str(given["game"]))
    if not path.is_file():
        return deployed(start(scenario_document(content, str(given["game"]), given.get("options", {}))))
    journal = JournalFile(path).read()
    if journal.header.system != SYSTEM_NAME:
        raise ContentError("content-other-game", played=journal.header.system, system=SYSTEM_NAME)
    world = last_state(Realms(), start(journal.header.document), journal)
    if not measures_ahead(world.options) and not flag(given, "measured"):
        refuse(Refused(phrase("re-odds-not-measured"), "RE-MEA-02"), world)
    return world


def deployed(world: World) -> World:
    """A world in which everybody stands where their player would be advised to place them."""
    for model in world.models:
        spot = Placements(world, model).suggestion().value
        vitals = model.vitals._replace(status="active", ap=ROUND_AP)
        world = world.change(model.id, at=spot.at, facing=spot.facing, vitals=vitals)
    return camouflage.at_start(world)._replace(stage="order", round=1)


def _model(world: World, text: str) -> Model:
    """A model on the table by its id or its name, in either language."""
    sought = text.strip().casefold()
    names = Realms().names(world)
    for model in world.models:
        if sought in {model.id.casefold(), *(name.casefold() for name in names[model.id].values())}:
            if not model.active:
                refuse(Refused(phrase("re-odds-not-there", who=named(model.card.name)), "RE-DMG-10"), world)
            return model
    raise ContentError("odds-word", name="who", given=text, known=", ".join(model.id for model in world.models))


# -- the shots --------------------------------------------------------------------------------------------------------


def _shots(world: World, shooter: Model, mode: str, weapons: list[str]) -> tuple[list[Deed], list[Phrase]]:
    """One shot with each weapon at each target, all of a burst at once; and why the others are none."""
    deeds: list[Deed] = []
    reasons: list[Phrase] = []
    names = Realms().names(world)
    for weapon in guns(shooter):
        if weapon.id not in weapons:
            continue
        for target in candidates(world, shooter):
            refused = why_not(world, shooter, weapon, target, mode, measured=True)
            if refused is None:
                shots = Shots(target.id, shots_of(weapon, mode))
                deeds.append(Deed(mode, shooter.id, weapon.id, (shots,)))
            else:
                reasons.append(spoken(refused.reason, names))
    return deeds, list(dict.fromkeys(reasons))


def _answer(paper: Paper, odds: Odds, world: World, deed: Deed) -> Answered:
    (chance,) = chances(world, deed)
    clash = clash_at(world, deed, 0)
    law = odds.law(shot, attempt_of(world, deed, chance.value.total), clash)
    shooter, target = world.find(deed.who), world.find(deed.target)
    names = paper.names
    title = phrase(
        "re-odds-title-target",
        whom=phrase("re-named", **names[target.id]),
        weapon=phrase("re-named", **names[deed.weapon]),
        cm=round(shot_distance(world, shooter, target), 1),
        hit=percent(chance.hit),
    )
    tallies = (("re-odds-tally-value", chance.value),)
    lost = law.map(lambda landed: harm_done(clash, landed.vitals))
    measure = "re-odds-measure-ap" if "paralyse" in clash.effects else "re-odds-measure-hp"
    return paper.numbers(title, lost, measure, tallies)
