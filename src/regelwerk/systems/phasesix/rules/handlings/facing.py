"""Facing, where a table tracks it: which way people look, and what lies behind their backs."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from regelwerk.engine.answers import Answer, Answers, Pointing, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.space import NotAPoint, Point, distance, format_point, parse_point
from regelwerk.systems.phasesix.rules.handlings.ground import has_map, perceives, spot
from regelwerk.systems.phasesix.state import Combat, Fighter

KEEP = "keep"


@rule("PS:facing_model")
def is_behind(state: Combat, fighter: Fighter, place: Point | None) -> bool:
    """In the half plane behind somebody's back; exactly beside is not behind."""
    if state.scene.options.facing_model == "none" or not has_map(state):
        return False
    ahead, here = fighter.facing, fighter.position
    if ahead is None or here is None or place is None:
        return False
    return ahead.x * (place.x - here.x) + ahead.y * (place.y - here.y) < 0


@rule("PS-DOD-02", "PS:facing_model")
def is_from_behind(state: Combat, target: Fighter, attacker: Fighter) -> bool:
    """An attack from behind: the target does not perceive who makes it, or has turned its back."""
    return not perceives(state, target, attacker) or is_behind(state, target, attacker.position)


@rule("PS:shield_block_facing")
def block_covers(state: Combat, bearer: Fighter, source: Point | None, attacker: str) -> bool:
    """A block covers from all sides, or only against what comes from the front."""
    if state.scene.options.shield_block_facing == "all":
        return True
    if attacker:
        return not is_from_behind(state, bearer, state.find(attacker))
    return not is_behind(state, bearer, source)


def direction(here: Point, there: Point) -> Point | None:
    """The way from one place to another, shortened so that equal directions are equal values."""
    east, north = there.x - here.x, there.y - here.y
    whole = gcd(east, north)
    return Point(east // whole, north // whole) if whole else None


def facing_their_enemies(fighters: Iterable[Fighter]) -> tuple[Fighter, ...]:
    """At the start everybody looks at the nearest enemy."""
    everybody = tuple(fighters)
    return tuple(replace(one, facing=_towards_nearest(one, everybody)) for one in everybody)


def _towards_nearest(one: Fighter, everybody: tuple[Fighter, ...]) -> Point | None:
    here = one.position
    places = [other.position for other in everybody if other.side != one.side and other.position is not None]
    if here is None or not places:
        return None
    return direction(here, min(places, key=lambda place: distance(here, place)))


class Facings(Answers[Point | None]):
    """Which way to look: as before, towards somebody, or towards a place on the map."""

    finite = False

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        return (Pointing("place"),)

    def __init__(self, state: Combat, fighter: Fighter, here: Point) -> None:
        self._here = here
        self._places = {
            f"towards:{other.id}": (other.id, other.position)
            for other in state.fighters
            if other.id != fighter.id and other.position is not None and other.position != here and not other.gone
        }

    def listed(self) -> list[Answer[Point | None]]:
        keep: Answer[Point | None] = Answer(KEEP, None, phrase("ps-facing-keep"))
        return [keep, *(self._towards(key) for key in self._places)]

    def _towards(self, key: str) -> Answer[Point | None]:
        who, place = self._places[key]
        return Answer(key, direction(self._here, place), phrase("ps-facing-towards", target=Ref(who)))

    def find(self, key: str) -> Answer[Point | None] | Refusal:
        if key == KEEP:
            return self.listed()[0]
        if key in self._places:
            return self._towards(key)
        try:
            place = parse_point(key)
        except NotAPoint:
            return unknown(key)
        ahead = direction(self._here, place)
        if ahead is None:
            return unknown(key)
        return Answer(format_point(place), ahead, phrase("ps-facing-place", spot=spot(place)))


@rule("PS:facing_model")
def look_around(state: Combat, who: str) -> Play[Combat]:
    """After each handling in the own turn its maker says which way to look; by default as before."""
    fighter = state.find(who)
    here = fighter.position
    if state.scene.options.facing_model == "none" or here is None or fighter.is_helpless or fighter.gone:
        return state
    yield meanwhile(state)
    question = phrase("ps-ask-facing", who=Ref(who))
    ahead = yield from choose(
        fighter.seat, who, "PS:facing_model", question, Facings(state, fighter, here), KEEP, (state, who)
    )
    if ahead is None:
        return state
    yield note("PS:facing_model", "ps-turns-round", who=Ref(who))
    return state.put(replace(fighter, facing=ahead))
