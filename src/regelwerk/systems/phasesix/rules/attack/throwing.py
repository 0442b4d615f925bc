"""Throwing objects: the throw, the scatter of a failed one, and what a blast does to everybody near."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.dice import Each, Hits, Sum
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.space import Point, format_point, metres, parse_point, scatter, within
from regelwerk.systems.phasesix.rules.attack.attack import Blow, Defence, defence_of, take_hits
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, cover_numbers
from regelwerk.systems.phasesix.rules.attack.exchange import settle
from regelwerk.systems.phasesix.rules.body.wounds import wounds_that_matter, wounds_to_fall
from regelwerk.systems.phasesix.rules.core.rolls import (
    Pool,
    Purse,
    Spent,
    having_spent,
    min_roll_of,
    plain_pool,
    pool_roll,
    purse_of,
)
from regelwerk.systems.phasesix.rules.core.surprise import end_surprise, suspects_nothing
from regelwerk.systems.phasesix.rules.handlings.facing import is_from_behind
from regelwerk.systems.phasesix.rules.handlings.gear import without_item
from regelwerk.systems.phasesix.rules.handlings.ground import has_map, spot, terrain_cover
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.rules.handlings.offers import Offer, skill_dice
from regelwerk.systems.phasesix.rules.handlings.reactions import DEFENCES, Declared, declare_all, reactors
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Item


class Landing(Value, frozen=True):
    """Where an object came down, and how far from what it was thrown at (without a map)."""

    place: Point | None
    off_by: int


class Thrown(Value, frozen=True):
    """The bare numbers of a throw: the roll, from where to where, which dice scatter, how far the blast reaches."""

    purse: Purse
    pool: Pool
    origin: Point | None
    facing: Point | None
    place: Point | None
    mapped: bool
    scatter_die: str
    radius_m: int | None


class Blasting(Value, frozen=True):
    """What came of the throw: where it went off, how far it reaches, what the roll has cost."""

    landing: Landing
    radius: int
    spent: Spent


class Victim(Value, frozen=True):
    """Somebody in the blast: what stands between its hits and the hearts, and what there is to lose."""

    defence: Defence
    most: int
    fells: int
    is_enemy: bool


class Blast(Value, frozen=True):
    """The bare numbers of a blast: whose it is, its hits, and everybody they come to."""

    thrower: str
    hits: int
    victims: tuple[Victim, ...]


class Caught(Value, frozen=True):
    """Everybody in the blast, those behind a wall included; what it can do to the others; what was declared."""

    everybody: tuple[str, ...]
    blast: Blast
    declared: tuple[Declared, ...] = ()


@rule("PS-THR-01", "PS-THR-02", "PS-GEA-06")
def throw_item(
    state: Combat, who: str, handling: Handling, walking: bool, reacting: bool
) -> Play[tuple[Combat, tuple[Declared, ...]]]:
    """Throw, scatter if it fails, roll the radius, let people react, then hit everybody near."""
    state, thrown = yield from declare_throw(state, who, handling, walking=walking)
    blasting = yield from do(land, thrown)
    state, caught = yield from declare_blast(state, who, handling, blasting, reacting=reacting)
    blows = yield from do(resolve_blast, caught.blast)
    state = yield from apply_blast(state, who, handling, caught, blows)
    return state, tuple(d for d in caught.declared if d.handling.kind not in DEFENCES)


# -- the throw ----------------------------------------------------------------------------------------------------


@rule("PS-THR-01")
def declare_throw(state: Combat, who: str, handling: Handling, *, walking: bool) -> Play[tuple[Combat, Thrown]]:
    """The object is gone; say who throws it where, and with which numbers."""
    thrower = state.find(who)
    item = thrower.sheet.item(handling.gear)
    state = state.put(without_item(thrower, item.id))
    yield meanwhile(state)
    dice = skill_dice(thrower, "throwing", "PS-THR-01")
    number = min_roll_of(thrower, "throw", state.options, walking=walking)
    place = _place(state, handling.target)
    target = spot(place) if place is not None and handling.target.startswith("@") else Ref(handling.target)
    yield note(
        "PS-THR-01", "ps-throws", who=Ref(who), item=Ref(handling.gear), target=target, dice=dice, min_roll=number
    )
    return state, Thrown(
        purse_of(thrower),
        plain_pool(dice.total, number.total, state.options),
        thrower.position,
        thrower.facing,
        place,
        has_map(state),
        state.options.scatter_die,
        item.radius_m,
    )


def land(thrown: Thrown) -> Play[Blasting]:
    """One success on throwing and it lands where it should; else it scatters. Then the reach of the blast."""
    rolled = yield from do(pool_roll, thrown.purse, thrown.pool, "PS-THR-01")
    who = Ref(thrown.purse.who)
    if rolled.successes:
        place = thrown.place if thrown.mapped else None
        yield note(
            "PS-THR-02",
            "ps-throw-lands",
            who=who,
            successes=rolled.successes,
            mapped=place is not None,
            spot=spot(place) if place is not None else "",
        )
        landing = Landing(thrown.place, 0)
    else:
        yield note("PS-SCA-01", "ps-throw-strays", who=who)
        landing = yield from _scattered(thrown)
    radius = yield from blast_radius(thrown.purse.seat, thrown.purse.who, thrown.radius_m)
    return Blasting(landing, radius, rolled.spent)


def _place(state: Combat, target: str) -> Point | None:
    if target.startswith("@"):
        return parse_point(target[1:])
    return state.find(target).position


@rule("PS-SCA-01", "PS-SCA-02", "PS-SCA-03", "PS-SCA-04", "PS-SCA-05")
def _scattered(thrown: Thrown) -> Play[Landing]:
    """A W12 read as a clock face seen by the thrower, a W6 for the metres; both plain."""
    seat, who = thrown.purse.seat, thrown.purse.who
    if thrown.scatter_die == "d12":
        clock, off_by = yield from roll(Each((12, 6)), "PS-SCA-02", seat=seat, who=who)
    else:
        first, second, off_by = yield from roll(Each((6, 6, 6)), "PS:scatter_die", seat=seat, who=who)
        clock = first + second
    landed = None
    if thrown.mapped and thrown.place is not None and thrown.origin is not None:
        landed = scatter(thrown.origin, thrown.place, clock, metres(off_by), thrown.facing)
    yield note(
        "PS-SCA-04",
        "ps-scatters",
        who=Ref(who),
        clock=clock,
        metres=off_by,
        mapped=landed is not None,
        place=format_point(landed) if landed is not None else "",
        spot=spot(landed) if landed is not None else "",
    )
    return Landing(landed, off_by)


def blast_radius(seat: str, who: str, radius_m: int | None) -> Play[int]:
    """The reach of a blast: a plain W6, unless it is fixed."""
    if radius_m is not None:
        return radius_m
    yield note("PS-GEA-06", "ps-rolls-radius", who=Ref(who))
    return (yield from roll(Sum((6,)), "PS-GEA-06", seat=seat, who=who))


# -- the blast ----------------------------------------------------------------------------------------------------


def declare_blast(
    state: Combat, who: str, handling: Handling, blasting: Blasting, *, reacting: bool
) -> Play[tuple[Combat, Caught]]:
    """Who is caught and what they have to set against it, after those who can have reacted."""
    landing, radius = blasting.landing, blasting.radius
    state = state.put(having_spent(state.find(who), blasting.spent))
    yield meanwhile(state)
    item = state.find(who).sheet.item(handling.gear)
    caught = tuple(
        f.id
        for f in state.fighters
        if not f.is_dead and not f.gone and _is_caught(state, f, landing, radius, handling.target)
    )
    names = tuple(Ref(one) for one in caught)
    yield note(
        "PS-GEA-06",
        "ps-blast-catches",
        item=Ref(item.id),
        radius=radius,
        number=len(caught),
        caught=names,
        hits=item.hits,
    )
    declared: tuple[Declared, ...] = ()
    if not reacting:
        state, declared = yield from _declarations(state, who, item, caught)
    victims: list[Victim] = []
    for one in caught:
        if terrain_cover(state, landing.place, state.find(one)) == "blocked":
            yield note("PS:terrain_cover", "ps-blast-blocked", who=Ref(one))
        else:
            victims.append(_victim(state, who, item, landing, one, shield_raised=_raises_shield(declared, one)))
    return state, Caught(caught, Blast(who, item.hits, tuple(victims)), declared)


def _is_caught(state: Combat, fighter: Fighter, landing: Landing, radius: int, target: str) -> bool:
    """Everybody within the radius, friends and thrower included; without a map the one it was thrown at."""
    if not has_map(state) or landing.place is None or fighter.position is None:
        return fighter.id == target and landing.off_by <= radius
    return within(landing.place, fighter.position, metres(radius))


def _declarations(
    state: Combat, who: str, item: Item, caught: tuple[str, ...]
) -> Play[tuple[Combat, tuple[Declared, ...]]]:
    thrower = state.find(who)
    defences = {victim: _shield(state, state.find(victim), thrower) for victim in caught}
    asked = tuple(
        f.id for f in reactors(state, who) if state.options.reaction_scope == "any_one_action" or defences.get(f.id)
    )
    question = phrase("ps-ask-reaction-throw", actor=Ref(who), item=Ref(item.id))
    return (yield from declare_all(state, who, asked, defences, question))


@rule("PS:blast_shield")
def _shield(state: Combat, victim: Fighter, thrower: Fighter) -> tuple[Offer, ...]:
    """Against a blast only the shield helps."""
    blocked = state.options.from_behind_blocks == "defensive" and is_from_behind(state, victim, thrower)
    usable = state.options.blast_shield and can_use_shield(state, victim) and not blocked
    return (Offer(Handling("shield_parry")),) if usable else ()


def _raises_shield(declared: tuple[Declared, ...], victim: str) -> bool:
    return any(d.who == victim and d.handling.kind == "shield_parry" for d in declared)


@rule("PS-PRO-02", "PS:blast_shield")
def _victim(
    state: Combat, thrower: str, item: Item, landing: Landing, victim_id: str, *, shield_raised: bool
) -> Victim:
    """Cover is judged from where it went off, armour as ever."""
    victim = state.find(victim_id)
    return Victim(
        blast_defence(state, item, landing.place, victim, shield_raised=shield_raised),
        wounds_that_matter(victim, state.options),
        wounds_to_fall(victim, state.options),
        victim.side != state.find(thrower).side,
    )


@rule("PS-PRO-02", "PS:blast_shield")
def blast_defence(
    state: Combat, item: Item, place: Point | None, victim: Fighter, *, shield_raised: bool = False
) -> Defence:
    """What somebody has to set against a blast that goes off at a place."""
    behind = victim if state.options.blast_shield else replace(victim, shield_block="")
    cover = cover_numbers(state, place, "", behind, shield_raised=shield_raised)
    return defence_of(state, victim, cover, item.penetration, item.wounds_per_hit)


def _suffered(blast: Blast, blows: tuple[Blow, ...], *, enemies: bool) -> Iterator[tuple[Victim, Blow]]:
    """What befell the enemies of the thrower, or those on the thrower's own side."""
    return ((v, blow) for v, blow in zip(blast.victims, blows, strict=True) if v.is_enemy is enemies)


def wounds_dealt(blast: Blast, blows: tuple[Blow, ...], *, enemies: bool) -> int:
    """How much worse off one side is, all told."""
    return sum(blow.wounds for _, blow in _suffered(blast, blows, enemies=enemies))


def _bands(hit: str, wounded: str, out: str, *, enemies: bool) -> tuple[Band, ...]:
    """Whether anybody of a side is hit, wounded, put out of the fight."""
    return (
        Band(hit, lambda args, blows: any(b.hit for _, b in _suffered(args[0], blows, enemies=enemies))),
        Band(wounded, lambda args, blows: wounds_dealt(args[0], blows, enemies=enemies) > 0),
        Band(
            out,
            lambda args, blows: any(0 < v.fells <= b.wounds for v, b in _suffered(args[0], blows, enemies=enemies)),
        ),
    )


ENEMIES = Stake(
    lambda args, blows: wounds_dealt(args[0], blows, enemies=True),
    "ps-stake-wounds-all",
    whom=lambda args: next((victim.defence.who for victim in args[0].victims if victim.is_enemy), ""),
    by=lambda args: args[0].thrower,
    harms=True,
    bands=_bands("ps-band-blast-hit", "ps-band-blast-wounded", "ps-band-blast-out", enemies=True),
)
"""What a blast is about: the thrower's enemies; any of them stands for all."""
FRIENDS = Stake(
    lambda args, blows: wounds_dealt(args[0], blows, enemies=False),
    "ps-stake-wounds-friends",
    whom=lambda args: args[0].thrower,
    by=lambda args: args[0].thrower,
    harms=True,
    bands=_bands("ps-band-friends-hit", "ps-band-friends-wounded", "ps-band-friends-out", enemies=False),
)
"""What it may cost the thrower's own side, the thrower included."""


@rule("PS-PRO-02", "PS-GEA-06")
@stakes(ENEMIES, FRIENDS)
def resolve_blast(blast: Blast) -> Play[tuple[Blow, ...]]:
    """A blast's hits are normal hits; they come to everybody near."""
    blows: list[Blow] = []
    for victim in blast.victims:
        blow = yield from do(take_hits, Hits(blast.hits, 0, ()), victim.defence)
        spoiled = blow.spoils_aim or victim.defence.loses_aim_on == "any_success"
        blows.append(Blow(min(blow.wounds, victim.most), blow.prevented, spoiled, blow.hit))
    return tuple(blows)


def apply_blast(state: Combat, who: str, handling: Handling, caught: Caught, blows: tuple[Blow, ...]) -> Play[Combat]:
    """Everybody bears the consequences; now even those who suspected nothing know."""
    item = state.find(who).sheet.item(handling.gear)
    for victim, blow in zip(caught.blast.victims, blows, strict=True):
        target = state.find(victim.defence.who)
        state = state.put((yield from settle(target, item.status_on_wound, blow, state.scene.options)))
    if suspects_nothing(state):
        state = yield from end_surprise(state, *caught.everybody)
    return state
