"""Where a confrontation stands: everybody's changing part, the order, the running phase, chase and infiltration.

Changing parts are small values: they are made, hashed and compared by the thousand in simulation.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from regelwerk.engine.effects import MASTER
from regelwerk.engine.rulings import Rulings
from regelwerk.engine.state_values import Name, State, Value, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, ChasePlan, Event, SideGoals, Zone
from regelwerk.systems.darkspace.values import Sheet, Talent, Weapon, unarmed

Out = Literal[
    "", "damage", "stress", "taken_out", "switched_off", "crashed", "adrift", "left_behind", "broken", "gave_up"
]
OrderKind = Literal["attack", "move", "drive", "guard"]
PhaseKind = Literal["normal", "ambush", "bonus"]
Stage = Literal["setup", "ambush", "bonus", "order", "phase", "round_end", "closing"]


class Damage(Value, frozen=True):
    """Marked boxes of the four physical monitors."""

    vital: int = 0
    interaction: int = 0
    mobility: int = 0
    defensive: int = 0

    @property
    def total(self) -> int:
        return self.vital + self.interaction + self.mobility + self.defensive


class Breach(Value, frozen=True):
    """Marked boxes of the four cortex monitors."""

    access: int = 0
    memory: int = 0
    connections: int = 0
    firewall: int = 0

    @property
    def total(self) -> int:
        return self.access + self.memory + self.connections + self.firewall


class Deed(Value, frozen=True):
    """An act as it is announced: what, by whom, against whom, with what."""

    kind: str
    who: str
    target: str = ""
    tool: str = ""
    """A weapon, an item or a machine."""
    detail: str = ""
    """What else the kind of act needs: a zone, a skill, a network, a monitor."""
    amount: int = 0
    """Action units declared, distance units wanted or risked."""
    weak_spot: bool = False
    ambush: str = ""
    """gap, bypass, take_out: the effect of an attack out of hiding (DS-AMB-03)."""
    others: tuple[str, ...] = ()
    """Who else takes part in a group probe (DS-CORE-16)."""
    paid: int = 0
    """Action units paid for it, once it happens: the log names the price with the act."""


class Progress(Value, frozen=True):
    """An act that was begun and waits for its last action units (DS-AE-03)."""

    deed: Deed
    paid: int
    price: int
    """What it costs in all, as reckoned when it was begun: a collapse or a discount of that time stays with it."""


class Order(Value, frozen=True):
    """An instruction to a machine: it fills its next phase, or all until a new order (DS-MAC-03)."""

    kind: OrderKind
    by: str
    target: str = ""
    repeat: bool = False


class Cover(Value, frozen=True):
    """The object that somebody is behind, and its marked boxes (DS-COV-01)."""

    id: str
    size: int
    mk: int
    damage: int = 0


class Actor(State, frozen=True):
    """A participant: the fixed sheet and everything that changes."""

    sheet: Sheet
    zone: str = ""
    position: tuple[int, int] = (0, 0)
    """In decimetres, where the scene counts metres (DS:movement_scale)."""
    stress: int = 0
    base_stress: int = 0
    reductions: tuple[tuple[Talent, int], ...] = ()
    """By how much disfigurements lower the maximum of talents (DS-DIS-03)."""
    handicaps: tuple[Talent, ...] = ()
    suppressed: tuple[Talent, ...] = ()
    """Handicaps that do not count until the next rest (DS:handicap_effect)."""
    hurt: Damage = Damage()
    breach: Breach = Breach()
    alarm: bool = False
    hunting: tuple[str, ...] = ()
    """The intruders whom a system has found and tries to expel (DS-CTX-09)."""
    intruders: tuple[str, ...] = ()
    """Who has touched the firewall of this system since its alarm began (DS-CTX-08)."""
    controlled_by: str = ""
    """The hacker who has full access to this system (DS-CTX-12)."""
    turned: str = ""
    """The side for which a machine works that takes its orders from another than its own."""
    out: Out = ""
    dead: bool = False
    left: bool = False
    """Has left the confrontation by an exit or got away in a chase."""
    waiting: bool = False
    """Takes no part in the order yet: a machine on standby, a system before its alarm, somebody who comes later."""
    was_out: bool = False
    """Was incapacitated by damage at some time (DS:disfigurement_trigger)."""
    taken_out: int = 0
    """The damage of the hit that took somebody out at once (DS:take_out_lasts)."""
    back_in: int = 0
    """The round at whose end somebody taken out comes round; 0: not by itself."""
    account: int = 0
    owed: int = 0
    """Action units of the next phase that were spent on a group's act before it (DS:group_probe_ae)."""
    initiative: int = 0
    rank: int = 0
    """The place in the order of the first round, which breaks ties for good (DS-ORD-03)."""
    interrupted: bool = False
    """Has used the one interrupt that somebody without stress has in a round (DS-DEF-18)."""
    aboard: str = ""
    at_controls: bool = False
    mans: tuple[str, str] | None = None
    """The machine and the gun on it at which this one has a place (DS-DEF-09)."""
    remote: str = ""
    """The machine under remote control (DS-MAC-01)."""
    networks: tuple[str, ...] = ()
    """Foreign networks that were entered (DS:network_entry)."""
    expelled: tuple[str, ...] = ()
    """Networks that have thrown this hacker out (DS-CTX-10)."""
    aim: int = 0
    distracted_by: str = ""
    full_defence: int = 0
    """What attacks against this one lose until its next phase (DS-DEF-07)."""
    cover: Cover | None = None
    pinned: tuple[tuple[str, str], ...] = ()
    """Who pins this one down with which weapon (DS-DEF-09)."""
    stopped_by: tuple[str, ...] = ()
    """Who has stopped this one's movement until their own phase begins (DS-DEF-13)."""
    barred: tuple[tuple[str, int], ...] = ()
    """Who has thrown something of which size into this one's way (DS-DEF-14); it counts while they stop this one."""
    doubled: bool = False
    """The next act costs twice its action units after a collapse (DS-CORE-13)."""
    cheaper: tuple[str, str] | None = None
    """Whom to shoot with which weapon for one action unit less, as the first act of the phase (DS-DEF-11)."""
    progress: Progress | None = None
    order: Order | None = None
    strength: int = 0
    dug_in: bool = False
    infiltrating: bool = False
    traumatised: bool = False
    """Has reached 10 stress: a handicap threatens unless a rest brings relief (DS-CORE-21)."""
    used: tuple[str, ...] = ()
    """Items that are used up or laid down."""
    rulings: Rulings = ()
    """What the master has decided about the next probe."""

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def name(self) -> Name:
        return self.sheet.name

    @property
    def side(self) -> str:
        return self.turned or self.sheet.side

    @property
    def kind(self) -> str:
        return self.sheet.kind

    @property
    def present(self) -> bool:
        """Still somewhere in the scene, able or not."""
        return not self.left and (bool(self.zone) or bool(self.aboard))

    @property
    def able(self) -> bool:
        """Not incapacitated, not dead, not gone."""
        return not self.out and not self.dead and not self.left

    @property
    def active(self) -> bool:
        """Has phases and may interrupt."""
        return self.able and not self.waiting


class Phase(Value, frozen=True):
    """The running phase: whose it is and what was done in it."""

    who: str
    used: int = 0
    """Action units of the budget of 3 that are spent."""
    overdrawn: int = 0
    moved: int = 0
    """Action units spent on moving (DS-MOV-03)."""
    acts: int = 0
    sprinted: bool = False
    defended_by: tuple[str, ...] = ()
    """Who hinders the act that is being carried out (DS-DEF-08)."""
    pinned_by: tuple[tuple[str, str], ...] = ()
    over: bool = False
    kind: PhaseKind = "normal"


class Curb(Value, frozen=True):
    """What a driver does to anybody overtaking until the driver's next phase (DS-CHA-10, DS-CHA-11)."""

    by: str
    """The machine, or the runner on foot."""
    kind: Literal["crowd_off", "block"]
    result: int


class Chase(Value, frozen=True):
    """A running chase: how far everybody has come. Keys are machines, or runners on foot."""

    plan: ChasePlan
    des: tuple[tuple[str, int], ...]
    began: int = 1
    """The round in which it began: track values count from it."""
    curbs: tuple[Curb, ...] = ()
    stalled: tuple[str, ...] = ()
    """Who lost control and gains nothing until the own next phase (DS-CHA-08)."""

    def de(self, who: str) -> int | None:
        for key, de in self.des:
            if key == who:
                return de
        return None

    def moved(self, who: str, de: int) -> Chase:
        return replace(self, des=tuple((key, de if key == who else old) for key, old in self.des))


class Area(Value, frozen=True):
    """A running infiltration: what the place is like and how far both sides have come (DS-INF-02, DS-INF-03)."""

    plan: AreaPlan
    mk: int
    competence: int
    thresholds: tuple[int, ...]
    reached: int = 0
    """How many of the thresholds are reached."""
    se: int = 0
    guard_se: int = 0
    alarm: bool = False
    discovered: bool = False
    level_change: int = 0
    """What the security level loses for the next act (DS-INF-18)."""
    eased: bool = False
    """The next obstacle is eased by a charmed guard (DS-INF-19)."""
    confused: bool = False
    """Contradicting orders: two phases for everybody once they are discovered (DS-INF-20)."""
    helper: str = ""
    """The guard who was cowed into helping (DS-INF-21)."""
    secured: tuple[tuple[str, int], ...] = ()
    """Who has which stealth value from a lookout (DS-INF-22)."""
    shut: tuple[str, ...] = ()
    """Obstacles that are done with."""
    subverted: bool = False
    """The security system was shut down for good: what it guards counts by the area's class (DS-INF-12)."""
    informer: str = ""
    """The guard who has noticed them and has still to send word (DS:discovery_shortcut)."""


class Scene(Value, frozen=True):
    """What does not change about a scene."""

    id: str
    name: Name
    options: Options
    zones: tuple[Zone, ...]
    links: tuple[tuple[str, str, int], ...] = ()
    """The category between each two zones that are not out of each other's reach; missing: extreme."""
    blind: tuple[tuple[str, str], ...] = ()
    """Zones between which there is no line of fire."""
    goals: tuple[SideGoals, ...] = ()
    chase: ChasePlan | None = None
    area: AreaPlan | None = None
    events: tuple[Event, ...] = ()
    cables: tuple[tuple[str, str], ...] = ()
    """Who is linked by cable to which system."""
    surprised: str = ""
    """The side that does not expect anything when the scene begins (DS-AMB-02)."""
    round_limit: int = 30
    dominate_share: tuple[int, int] = (1, 2)
    names: tuple[tuple[str, Name], ...] = ()

    def zone(self, zone_id: str) -> Zone:
        for zone in self.zones:
            if zone.id == zone_id:
                return zone
        raise KeyError(zone_id)


class World(State, frozen=True):
    """Everything about a running confrontation."""

    scene: Scene
    actors: tuple[Actor, ...]
    stage: Stage = "setup"
    round: int = 0
    queue: tuple[str, ...] = ()
    """Who has still to act this round, in order (DS-ORD-04)."""
    acted: tuple[str, ...] = ()
    phase: Phase | None = None
    engaged: tuple[tuple[str, str], ...] = ()
    """Pairs at touching distance, each pair and all pairs in order of their names."""
    apart: tuple[tuple[str, str, int], ...] = ()
    """Distances that were set for pairs (DS:distance_model)."""
    covers: tuple[tuple[str, Cover], ...] = ()
    """What can still be hidden behind, by zone."""
    placed: tuple[tuple[str, str, str], ...] = ()
    """Who acts directly before or after whom in the next round, after a long sprint (DS-DST-07)."""
    bonus: tuple[str, ...] = ()
    """Who has a phase of grace before the first round (DS-INF-20)."""
    chase: Chase | None = None
    area: Area | None = None
    marks: tuple[str, ...] = ()
    fired: tuple[str, ...] = ()
    """Events that have happened."""
    due: tuple[tuple[str, int], ...] = ()
    """Events that are on their way, with the round at whose end they happen."""
    ended: str = ""
    reason: str = ""
    closed: bool = False
    """Everything is told: scars and all."""

    @property
    def options(self) -> Options:
        return self.scene.options

    def find(self, who: str) -> Actor:
        for actor in self.actors:
            if actor.sheet.id == who:
                return actor
        raise KeyError(who)

    def put(self, changed: Actor) -> World:
        who = changed.sheet.id
        return replace(self, actors=tuple([changed if a.sheet.id == who else a for a in self.actors]))

    def change(self, who: str, **changes: Any) -> World:
        return self.put(replace(self.find(who), **changes))

    def has(self, mark: str) -> bool:
        return mark in self.marks

    def mark(self, *marks: str) -> World:
        return replace(self, marks=tuple(sorted({*self.marks, *marks})))

    def enemies(self, who: str) -> tuple[Actor, ...]:
        """Everybody of another side who is still there; things that belong to nobody are nobody's enemy."""
        side = self.find(who).side
        return tuple([a for a in self.actors if a.side not in ("", side) and a.present])

    def occupants(self, machine: str) -> tuple[Actor, ...]:
        return tuple(actor for actor in self.actors if actor.aboard == machine)

    def are_engaged(self, first: str, second: str) -> bool:
        return ((first, second) if first < second else (second, first)) in self.engaged

    def engage(self, first: str, second: str) -> World:
        pair = (first, second) if first < second else (second, first)
        return replace(self, engaged=tuple(sorted({*self.engaged, pair})))

    def disengage(self, who: str) -> World:
        return replace(self, engaged=tuple(pair for pair in self.engaged if who not in pair))


def seat_of(world: World, actor: Actor) -> str:
    """Who decides for somebody: an instructed machine's orders come from its controller's seat (DS-MAC-05)."""
    if actor.order is not None and actor.sheet.kind == "machine":
        giver = world.find(actor.order.by)
        return giver.sheet.seat or MASTER
    if actor.controlled_by and actor.sheet.kind in ("machine", "system"):
        return world.find(actor.controlled_by).sheet.seat or MASTER
    return actor.sheet.seat or MASTER


def weapons_of(actor: Actor, options: Options) -> tuple[Weapon, ...]:
    """Everything that somebody can strike, shoot or hack with; people always have their fists."""
    return _weapons(actor.sheet, actor.used, options)


@lru_cache(maxsize=1024)
def _weapons(sheet: Sheet, used: tuple[str, ...], options: Options) -> tuple[Weapon, ...]:
    own = tuple(weapon for weapon in sheet.weapons if weapon.id not in used)
    return (*own, unarmed(options)) if sheet.is_person else own
