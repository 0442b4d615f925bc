"""Searching herbs: half an hour each time, everybody at once; portions are counted together.

A part `x` ends with `x:won` if the needed portions were found, otherwise with `x:lost`.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.days import pass_time
from regelwerk.systems.heldencodex.rules.probe.goals import HERBS, portions
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, match_dice, usable
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, apply_probe, declare_probe, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.probing import aftermath
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.scene.plans import HerbsPlan
from regelwerk.systems.heldencodex.state import Hero, World

WILDERNESS = "wilderness"
HALF_HOUR = 1


class Search(NamedTuple):
    """A search that is going on: who comes next, and what has been found."""

    plan: HerbsPlan
    at: int = 0
    found: int = 0


def begin(world: World, plan: HerbsPlan) -> Play[World]:
    """Say what is needed."""
    yield note("HC-HRB-01", "hc-herbs-begin", needed=plan.needed, searches=plan.searches)
    return replace(world, act=Search(plan), round=0)


def step(world: World) -> Play[World]:
    """One search of one person; when everybody has searched, half an hour has passed."""
    act: Search = world.act
    plan = act.plan
    if act.at == 0:
        world = replace(world, round=world.round + 1)
        yield note("HC-HRB-01", "hc-herbs-round", turn=world.round, searches=plan.searches)
    yield meanwhile(world)
    hero = world.find(plan.searchers[act.at])
    found = 0
    if not hero.down:
        hero, found = yield from search(hero, world.options)
    act = act._replace(at=act.at + 1, found=act.found + found)
    world = replace(world.put(hero), act=act)
    if act.at < len(plan.searchers):
        return world
    world = yield from pass_time(world, HALF_HOUR)
    if world.round < plan.searches:
        return replace(world, act=act._replace(at=0))
    enough = act.found >= plan.needed
    yield note("HC-HRB-03", "hc-herbs-over", found=act.found, needed=plan.needed, enough=enough)
    return replace(world.marked(f"{plan.id}:{'won' if enough else 'lost'}"), act=None)


def _finds(left: Faces, reading: Reading) -> tuple[Phrase, ...]:
    """What each die finds, in words: its height, and one more for a match die."""
    matches = match_dice(usable(left, reading.value))
    return tuple(
        phrase("hc-herb-find", face=face, portions=portions((face,), reading) + (face in matches)) for face in left
    )


@rule("HC-HRB-01")
def search(hero: Hero, options: Options) -> Play[tuple[Hero, int]]:
    """One search of somebody: take up the dice, look around, bear what comes of it."""
    hero, ready = yield from declare_probe(hero, WILDERNESS, options)
    found, probed = yield from do(resolve_search, ready)
    return (yield from apply_probe(hero, probed, options)), found


@rule("HC-HRB-01", "HC-HRB-02", "HC-HRB-03")
@stakes(
    Stake(
        lambda _, found: found[0], "hc-stake-portions", lambda args: args[0].who,
        bands=(Band("hc-band-finds", lambda _, found: found[0] > 0),),
    )
)  # fmt: skip
def resolve_search(prober: Prober) -> Play[tuple[int, Probed]]:
    """A sieve throw on wilderness: every die that is left finds portions, a fumbled search finds nothing."""
    probed = yield from resolve_probe(prober, "sieve", 1, HERBS)
    found = 0 if probed.fumble else portions(probed.left, prober.reading)
    finds = _finds(probed.left, prober.reading) if found else ()
    yield note("HC-HRB-02", "hc-herbs-gathered", who=Ref(prober.who), finds=finds, portions=found)
    return found, aftermath(probed)
