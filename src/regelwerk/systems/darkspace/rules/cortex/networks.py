"""Networks: whose system hangs where, who has got in, and over which distance a terminal reaches a system."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import can_probe, is_breached, system_mk
from regelwerk.systems.darkspace.rules.chase.chase import gap
from regelwerk.systems.darkspace.rules.core.probe import Burden, Check, basic_check
from regelwerk.systems.darkspace.rules.movement.distances import category
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import CATEGORIES, EXTREME, Weapon, ideal_range

FIREWALL = 3
"""How often the class of a system counts in the value of its firewall (DS-CTX-01)."""
CHASE_IDEAL, CHASE_FAR = 2, 5
"""By these the squared class of a terminal gives its distance units in a chase, as the size of a gun does."""
SHIFT = 2
"""What each damage to the connections is worth to the hacker in a difficulty (DS-CTX-06)."""
NO_NETWORKS: frozenset[str] = frozenset()


@rule("DS-CTX-01", "DS-CTX-08")
def firewall_value(actor: Actor) -> Tally:
    """Three times the class of the system, and its class once more while it is in alarm."""
    mk = system_mk(actor)
    value = tally(FIREWALL * mk, "DS-CTX-01", "ds-term-firewall")
    return value.plus(mk, "DS-CTX-08", "ds-term-alarm") if actor.alarm else value


def home_network(actor: Actor) -> str:
    """The network in which somebody's system hangs: a shared one, or a personal one of its own."""
    return actor.sheet.network or f"@{actor.sheet.id}"


@rule("DS-CTX-07", "DS:person_hack")
def is_dark(actor: Actor) -> bool:
    """Whether a system has vanished from all networks: its connections are full.

    A person's network is shut down by a full access or memory as well; that is all a hacker can do to people.
    """
    if is_breached(actor, "connections"):
        return True
    return actor.sheet.is_person and (is_breached(actor, "access") or is_breached(actor, "memory"))


@rule("DS-CTX-12", "DS-DEF-12", "DS:network_entry")
def networks_of(world: World, actor: Actor) -> frozenset[str]:
    """The networks somebody is in: the own one, those entered, and those of systems under control.

    A participant without a system is in none, and neither is a system that has vanished.
    """
    if not system_mk(actor) or is_dark(actor):
        return NO_NETWORKS
    who = actor.sheet.id
    seized = {home_network(one) for one in world.actors if one.controlled_by == who and one.able}
    return frozenset({home_network(actor), *actor.networks, *seized}.difference(actor.expelled))


@rule("DS-CTX-08", "DS-DEF-12")
def has_alarm(world: World, network: str) -> bool:
    """Whether anything that hangs in a network has raised the alarm."""
    return any(actor.alarm and actor.able and home_network(actor) == network for actor in world.actors)


def cabled(world: World, first: str, second: str) -> bool:
    """Whether a cable leads from one to the other."""
    cables = world.scene.cables
    return (first, second) in cables or (second, first) in cables


class Link(Value, frozen=True):
    """How well a terminal reaches a system: steps beyond its ideal range, or why it does not reach it at all."""

    steps: int = 0
    refused: Refused | None = None
    rule_id: str = "DS-RNG-03"
    """By which rule the steps hamper: in a chase another than elsewhere."""


@rule("DS-CTX-03", "DS-CTX-10", "DS:cut_off_rule")
def link(world: World, hacker: str, system: str, terminal: Weapon | None = None) -> Link:
    """The way to a system for an act against it: an intruder who was thrown out must enter its network again first."""
    if home_network(world.find(system)) in world.find(hacker).expelled:
        return Link(refused=Refused(phrase("ds-refuse-expelled", whom=Ref(system)), "DS-CTX-10"))
    return reaches(world, hacker, system, terminal)


@rule("DS-CTX-03", "DS-CTX-07", "DS-INC-04", "DS:disconnected_targetable")
def reaches(world: World, hacker: str, system: str, terminal: Weapon | None = None) -> Link:
    """By cable or within a network distance does not matter; otherwise the terminal must reach the system."""
    one, other = world.find(hacker), world.find(system)
    if not is_online(other):
        return Link(refused=Refused(phrase("ds-refuse-offline", whom=Ref(system)), "DS-INC-04"))
    if cabled(world, hacker, system):
        return Link()
    if is_dark(one):
        return Link(refused=Refused(phrase("ds-refuse-network-shut"), "DS-CTX-07"))
    if is_dark(other) and not world.options.disconnected_targetable:
        return Link(refused=Refused(phrase("ds-refuse-vanished", whom=Ref(system)), "DS-CTX-07"))
    if not networks_of(world, one).isdisjoint({home_network(other), *networks_of(world, other)}):
        return Link()
    if hacker_is_in(one, other):
        return Link()
    chosen = terminal or one.sheet.terminal
    if chosen is None:
        return Link(refused=Refused(phrase("ds-refuse-no-terminal"), "DS-CTX-03"))
    return _by_range(world, hacker, system, chosen)


@rule("DS-CTX-14")
def hacker_is_in(system: Actor, intruder: Actor) -> bool:
    """Whether a system strikes back along the connection by which somebody has touched its firewall."""
    return intruder.id in system.intruders and home_network(system) not in intruder.expelled


@rule("DS-INC-04", "DS-CTX-13")
def is_online(actor: Actor) -> bool:
    """Whether there is a system that works; a mainframe may stand somewhere else than in the scene."""
    return bool(system_mk(actor)) and actor.able and (actor.present or actor.sheet.kind == "system")


@rule("DS-RNG-02", "DS-RNG-03", "DS:terminal_near")
def _by_range(world: World, hacker: str, system: str, terminal: Weapon) -> Link:
    """How far a terminal sends: hulls do not stop it, and by the usual ruling it is never too near."""
    apart = category(world, hacker, system)
    if apart > EXTREME:
        apart = category(world, _carrier(world, hacker), _carrier(world, system))
    if apart > EXTREME:
        return _in_chase(world, hacker, system, terminal)
    steps = apart - ideal_range(terminal)
    steps = abs(steps) if world.options.terminal_near == "as_weapons" else max(0, steps)
    if steps <= 2:
        return Link(steps)
    distance = Word(f"ds-distance-{CATEGORIES[apart]}")
    return Link(steps, Refused(phrase("ds-refuse-range", weapon=Ref(terminal.id), distance=distance), "DS-RNG-03"))


@rule("DS-CHA-05", "DS:chase_far_shot")
def _in_chase(world: World, hacker: str, system: str, terminal: Weapon) -> Link:
    """In a chase distance units count, up to twice the squared class, and hampered up to five times of it."""
    apart, square = gap(world, hacker, system), terminal.mk**2
    if apart is not None and apart <= CHASE_IDEAL * square:
        return Link()
    if apart is not None and apart <= CHASE_FAR * square:
        return Link(0 if world.options.chase_far_shot == "normal" else 1, None, "DS-CHA-05")
    return Link(refused=Refused(phrase("ds-refuse-out-of-reach", whom=Ref(system)), "DS-CHA-05"))


def _carrier(world: World, who: str) -> str:
    aboard = world.find(who).aboard
    return _carrier(world, aboard) if aboard else who


@rule("DS-RNG-03")
def link_burden(found: Link) -> Burden | None:
    """One step beyond the ideal range: hampered; two: desperate."""
    if not found.steps:
        return None
    return Burden("hampered" if found.steps == 1 else "desperate", found.rule_id, "ds-term-range")


@rule("DS-MON-08", "DS-CTX-12")
def cannot_probe(actor: Actor, options: Options) -> Refused | None:
    """Why somebody makes no probes: a full interaction monitor, or the full memory of a system or machine."""
    if can_probe(actor, options):
        return None
    if actor.sheet.kind in ("machine", "system") and is_breached(actor, "memory"):
        return Refused(phrase("ds-refuse-memory-full"), "DS-CTX-12")
    return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")


def tool_of(world: World, deed: Deed) -> Weapon:
    """The terminal of a deed."""
    return world.find(deed.who).sheet.weapon(deed.tool)


@rule("DS-CTX-04")
def check_against(world: World, deed: Deed, difficulty: Tally | None, found: Link) -> Check:
    """A probe against a system: each damage to its access is a die more, and the way to it may hamper."""
    check = basic_check(world, deed.who, "tech", "DS-CTX-03", difficulty, concerns=(deed.target,))
    access = world.find(deed.target).breach.access
    check = replace(check, pool=check.pool.plus(access, "DS-CTX-04", "ds-term-access"))
    burden = link_burden(replace(found, steps=max(0, found.steps - deed.amount)))
    return check if burden is None else replace(check, burdens=(*check.burdens, burden))
