"""Questions about single rolls: the damage contest, interrupts, the order of a pair, and spotting."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, is_given, number
from regelwerk.engine.policies import Defaults
from regelwerk.engine.questions import Answered, Tallies, Words
from regelwerk.engine.state_values import NO_NAME, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.odds.arguments import Paper, asked_options, contest_tallies, dice_tally, named
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.odds.participants import (
    AHEAD,
    FIRST,
    MOST,
    SECOND,
    environment_of,
    is_bare,
    names_in,
    nobody,
    somebody,
    table,
    target_of,
    weapon_of,
    zones_of,
)
from regelwerk.systems.realms.rules.core.interrupts import Runner, active_throw, outrun
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.rules.core.rounds import compare
from regelwerk.systems.realms.rules.damage.damage import Blow, declare_hit, resolve_hit
from regelwerk.systems.realms.rules.damage.damage_contest import contest
from regelwerk.systems.realms.rules.sight.spotting import declare_spotting, resolve_spotting
from regelwerk.systems.realms.state import Model

VERDICTS: Words = ((0, "re-odds-lost"), (1, "re-odds-tied"), (2, "re-odds-won"))
OUTCOMES = ("lost", "tied", "won")
DEFAULTS = Defaults()


# -- damage -----------------------------------------------------------------------------------------------------------


def damage_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """A hit that has landed: who wins the damage contest, and what that does."""
    options = asked_options(given)
    attacker = somebody(content, str(given["attacker"]), FIRST) if is_given(given, "attacker") else nobody(FIRST)
    if is_bare(attacker) and not is_given(given, "strength", "weapon"):
        raise ContentError("re-odds-who-or-numbers", known="--strength, --weapon")
    weapon = weapon_of(content, attacker, given, attacker.card.weapons)
    target = replace(target_of(content, given), facing=AHEAD)
    world = table(options, (attacker, target), environment_of(given))
    shots = number(given, "shots", 1, 20, 1)
    blow = Blow(
        FIRST,
        SECOND,
        weapon.profile,
        "area" if flag(given, "partial") or target.camouflaged else "shot",
        bonus=shots - 1,
        cover=flag(given, "touching"),
        shielded=not flag(given, "rear"),
        hidden=target.camouflaged,
        partial=flag(given, "partial"),
    )
    declared = declare_hit(world, blow)
    clash = declared.clash
    odds = Odds(REROLLING)
    rolls = odds.law(contest, clash.contest).map(lambda verdict: OUTCOMES.index(verdict.outcome))
    paper = Paper(REROLLING, names_in(world))
    tallies = contest_tallies(declared)
    title = phrase("re-odds-title-bare-damage")
    if weapon.name != NO_NAME and not is_bare(target):
        title = phrase("re-odds-title-damage", weapon=named(weapon.name), whom=named(target.card.name))
    first = paper.kinds(title, rolls, "re-odds-measure-contest", VERDICTS, rolls.probability(2), tallies)
    law = odds.law(resolve_hit, clash)
    return (paper.with_bands(first, resolve_hit, (clash,), law), *paper.fate(clash, law))


# -- who comes first --------------------------------------------------------------------------------------------------


class Racer(NamedTuple):
    """Somebody in a contest of agility: a model, and a name for it."""

    model: Model
    name: Phrase


def _racer(content: Content, text: str, name: str, side: str) -> Racer:
    """A model by name, or an agility; with a slash the resolve too, which breaks some ties: `5/3`."""
    if not text[:1].isdecimal():
        model = somebody(content, text, side)
        return Racer(model, named(model.card.name))
    agility, _, resolve = text.partition("/")
    values = {"agi": number({name: agility}, name, 0, MOST), "eh": number({name: resolve or "3"}, name, 0, MOST)}
    return Racer(nobody(side, **values), phrase("re-odds-agility", agi=values["agi"]))


def interrupt_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Whether somebody who reacts comes before the one who acts."""
    options = asked_options(given)
    active = _racer(content, str(given["active"]), "active", FIRST)
    reacting = _racer(content, str(given["reacting"]), "reacting", SECOND)
    world = table(options, (active.model, reacting.model))
    agility = [attribute(world, model, "agi") for model in world.models]
    dice, added = active_throw(agility[0], options)
    runners = Runner(FIRST, FIRST, dice.total, added.total), Runner(SECOND, SECOND, 1, agility[1].total)
    share = Odds().law(outrun, runners[0], None, runners[1], options).where(lambda race: race.first)
    paper = Paper(DEFAULTS, names_in(world))
    title = phrase("re-odds-title-interrupt", who=reacting.name, whom=active.name, dice=dice.total)
    tallies = (*_agilities(added, agility[1]), *dice_tally("re-odds-tally-active-dice", dice))
    return (paper.chance(title, share, "re-odds-measure-first", tallies),)


def initiative_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Which of two picked models acts first."""
    options = asked_options(given)
    first = _racer(content, str(given["first"]), "first", FIRST)
    second = _racer(content, str(given["second"]), "second", SECOND)
    world = table(options, (first.model, second.model))
    share = Odds().law(compare, world, first.model, second.model, "RE-ORD-02").probability(True)
    agility = [attribute(world, model, "agi") for model in world.models]
    paper = Paper(DEFAULTS, names_in(world))
    title = phrase("re-odds-title-initiative", who=first.name, whom=second.name)
    return (paper.chance(title, share, "re-odds-measure-first", _agilities(agility[0], agility[1])),)


def _agilities(first: Tally, second: Tally) -> Tallies:
    return (("re-odds-tally-agility", first), ("re-odds-tally-agility", second))


# -- spotting ---------------------------------------------------------------------------------------------------------


def spot_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Whether a camouflaged model is spotted."""
    options = asked_options(given)
    if not is_given(given, "spotter", "wn"):
        raise ContentError("re-odds-who-or-numbers", known="--wn, --level")
    spotter = somebody(content, str(given["spotter"]), FIRST) if is_given(given, "spotter") else nobody(FIRST)
    sought = somebody(content, str(given["sought"]), SECOND) if is_given(given, "sought") else nobody(SECOND)
    if is_given(given, "wn"):
        spotter = replace(spotter, card=replace(spotter.card, wn=number(given, "wn", 0, MOST)))
    if is_given(given, "level"):
        level = number(given, "level", 0, MOST)
        sought = replace(sought, card=replace(sought.card, camouflage_level=level), revealed=False)
    world = table(options, (spotter, sought), environment_of(given), zones=zones_of(given, spotter))
    extra, helpers = number(given, "extra", 0, MOST), number(given, "support", 0, 10)
    value, dice, search = declare_spotting(world, spotter, sought, extra, helpers)
    share = Odds().law(resolve_spotting, search).probability(True)
    title = phrase("re-odds-title-bare-spot", dice=dice.total)
    if not is_bare(spotter) and not is_bare(sought):
        title = phrase(
            "re-odds-title-spot", who=named(spotter.card.name), whom=named(sought.card.name), dice=dice.total
        )
    tallies = (("re-odds-tally-value", value), *dice_tally("re-odds-tally-spot-dice", dice))
    return (Paper(DEFAULTS, names_in(world)).chance(title, share, "re-odds-measure-spotted", tallies),)
