"""Groups of henchmen who act as one: coordinating and digging in. What their strength buys is in `strength`."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, bare_cost, routine_cost
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check
from regelwerk.systems.darkspace.rules.core.strength import most_strength
from regelwerk.systems.darkspace.state import Actor, Deed, World

DIG_IN = 16


@rule("DS-GRP-01", "DS:henchman_groups")
def is_group(world: World, actor: Actor) -> bool:
    """Whether somebody is a group, at a table that plays with groups."""
    return actor.sheet.kind == "group" and world.options.henchman_groups


@rule("DS-GRP-04")
def coordinate_deeds(world: World, actor: Actor) -> Offer:
    """A group can gather strength up to what it started with and what its losses allow."""
    if not is_group(world, actor):
        return ()
    if actor.strength >= most_strength(actor, world):
        return Refused(phrase("ds-refuse-full-strength", strength=actor.strength), "DS-GRP-04")
    return (Deed("coordinate", actor.id),)


@rule("DS-GRP-04")
def coordinate(world: World, deed: Deed) -> Play[Done]:
    """A routine that brings a point of strength back."""
    strength = world.find(deed.who).strength + 1
    yield note("DS-GRP-04", "ds-coordinates", who=Ref(deed.who), strength=strength)
    return world.change(deed.who, strength=strength), True


@rule("DS-GRP-04")
def dig_in_deeds(world: World, actor: Actor) -> Offer:
    """A group that has not dug in yet can."""
    if not is_group(world, actor):
        return ()
    if actor.dug_in:
        return Refused(phrase("ds-refuse-dug-in"), "DS-GRP-04")
    return (Deed("dig_in", actor.id),)


def dig_in_check(world: World, who: str) -> Check:
    """The bare competence against 16: no skill is named, so none is added."""
    difficulty = tally(DIG_IN, "DS-GRP-04", "ds-term-dig-in")
    check = basic_check(world, who, "fitness", "DS-GRP-04", difficulty)
    return replace(
        check,
        skill="competence",
        pool=tally(world.find(who).sheet.competence, "DS-GRP-04", "ds-term-competence"),
        bonus=tally(0, "DS-GRP-04", "ds-term-no-skill"),
    )


@rule("DS-GRP-04")
def dig_in(world: World, deed: Deed) -> Play[Done]:
    """A probe; success makes the group harder to hit until it moves."""
    world, _, rolled = yield from attempt(world, deed, dig_in_check(world, deed.who))
    if not rolled.success:
        return world, False
    world = world.change(deed.who, dug_in=True)
    yield note("DS-GRP-04", "ds-digs-in", who=Ref(deed.who), raised=thresholds_raised(world, deed.who))
    return world, True


@rule("DS-GRP-04")
def thresholds_raised(world: World, target: str) -> int:
    """By how much all hit thresholds against somebody are higher: the competence of a group that has dug in."""
    return entrenched(world.find(target))


def entrenched(actor: Actor) -> int:
    """How well a group has dug in."""
    return actor.sheet.competence if actor.sheet.kind == "group" and actor.dug_in else 0


def dig_in_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    return bare_cost(world.options)


def label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-act", act=Word(f"ds-act-{deed.kind}"))


ACTS = (
    Act("coordinate", "routine", "physical", "DS-GRP-04", coordinate_deeds, routine_cost, coordinate, label),
    Act("dig_in", "action", "physical", "DS-GRP-04", dig_in_deeds, dig_in_cost, dig_in, label),
)
