"""Chases: all throw, lay obstacles, pass them; then the leader's pace is held against everybody else's.

Each pursuer has a gap of his own to the leader and drops out on his own: shaken off at the last gap step, or worn out.
A chase `x` ends with the mark `x:caught` or `x:escaped`. The named initiator throws a sieve in the first
round; if nobody is, the first of the pursuers does.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, meanwhile, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.emptying import tell_emptied
from regelwerk.systems.heldencodex.rules.chase.obstacles import Seen, connected_dice, lay_obstacles, pass_obstacles
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, result, with_faces, without
from regelwerk.systems.heldencodex.rules.probe.rivalry import Entry, contest_of_many
from regelwerk.systems.heldencodex.rules.scene.plans import ChasePlan
from regelwerk.systems.heldencodex.state import Hero, World, seat_of

ABILITY = "running"
TEMPO = (4, 7, 11, 16, 31, 60)
"""The lowest result of each tempo step, from leisurely to breathtaking (HC-CHS-07)."""
LEVEL, GOT_AWAY = 0, 6
"""The first and the last gap step (HC-CHS-06)."""
DEFAULTS = Options()

Stage = Literal["throw", "lay", "pass", "pace"]
Out = Literal["", "shaken_off", "worn_out"]


class Runner(NamedTuple):
    """A runner: the gap to the leader, the dice of this round and what lies in the way; `out` once it is over."""

    who: str
    gap: int = LEVEL
    left: Faces = ()
    extra: int = 0
    """What the result is more (or less) than the dice show, by a fine item."""
    obstacles: Faces = ()
    slowed: int = 0
    """Tempo steps that obstacles took in this round."""
    out: Out = ""


class ChaseState(NamedTuple):
    """A chase: everybody who runs, the leader first, and where the round stands."""

    plan: ChasePlan
    runners: tuple[Runner, ...]
    stage: Stage = "throw"
    turn: int = 0
    """Whose turn it is to lay or to pass, counted from the leader backwards."""

    @property
    def leader(self) -> Runner:
        return self.runners[0]

    @property
    def running(self) -> tuple[Runner, ...]:
        """All who still run: the leader first, then by gap."""
        return (self.leader, *sorted((r for r in self.runners[1:] if not r.out), key=lambda runner: runner.gap))

    def put(self, changed: Runner) -> ChaseState:
        return self._replace(runners=tuple(changed if r.who == changed.who else r for r in self.runners))


@rule("HC-CHS-07")
def tempo_of(reached: int, slowed: int = 0) -> int:
    """The tempo step of a result, less the steps that obstacles took; never below 0."""
    return max(0, sum(reached >= lowest for lowest in TEMPO) - slowed)


class Pace(NamedTuple):
    """What keeping pace does to a runner: the physis points that it takes, and the gap afterwards."""

    physis: int
    gap: int


@rule("HC-CHS-02", "HC-CHS-03", "HC-CHS-04", "HC-CHS-05", "HC-CHS-06", "HC:chase_faster")
def chase_step(
    leader: int, other: int, gap: int, options: Options = DEFAULTS, slowed: tuple[int, int] = (0, 0)
) -> Pace:
    """A result held against the leader's; `slowed` are the tempo steps that obstacles took from both."""
    ahead = tempo_of(leader, slowed[0]) - tempo_of(other, slowed[1])
    if ahead > 0:
        return Pace(1, min(GOT_AWAY, gap + ahead))
    if ahead < 0:
        closer = 1 if options.chase_faster == "one_step" else -ahead
        return Pace(0, max(LEVEL, gap - closer))
    return Pace(int(other < leader), gap)


AFTER_FLIGHT = 2
"""The gap between somebody who has just fled from a fight and those who give chase (HC-FLE-02)."""


@rule("HC-FLE-02")
def follows_flight(plan: ChasePlan) -> bool:
    """Whether a chase is played because somebody has got away from a fight."""
    return any(":fled" in mark and not mark.startswith("!") for mark in plan.when)


@rule("HC-CHS-12", "HC-FLE-02", "HC:chase_start_gap")
def start_gap(plan: ChasePlan, options: Options) -> int:
    """How far ahead the leader is: as the scene says; without a word fugitives are hardly out of reach."""
    if plan.gap >= 0:
        return plan.gap
    return AFTER_FLIGHT if follows_flight(plan) else options.chase_start_gap


@rule("HC-CHS-01", "HC-FLE-02")
def initiator_of(plan: ChasePlan) -> str:
    """Who starts the chase: whom the scene names, otherwise the first pursuer; after a flight always a pursuer."""
    first = next(iter(plan.pursuers), plan.leader)
    if follows_flight(plan) and plan.initiator not in plan.pursuers:
        return first
    return plan.initiator or first


@rule("HC-CHS-01", "HC-CHS-12")
def begin(world: World, plan: ChasePlan) -> Play[World]:
    """Everybody at the start, each pursuer at the same gap."""
    gap = start_gap(plan, world.options)
    yield note("HC-CHS-06", "hc-chase-begins", who=Ref(plan.leader), gap=Word(f"hc-gap-{gap}"))
    runners = (Runner(plan.leader), *(Runner(who, gap) for who in plan.pursuers))
    return replace(world, act=ChaseState(plan, runners), round=0)


def step(world: World) -> Play[World]:
    """What comes next in the round: all throw, somebody lays, somebody passes, or the pace is compared."""
    act: ChaseState = world.act
    match act.stage:
        case "throw":
            return throw_all(world)
        case "lay":
            return lay_next(world)
        case "pass":
            return pass_next(world)
    return keep_pace(world)


@rule("HC-CHS-01", "HC-HIM-03")
def throw_all(world: World) -> Play[World]:
    """Everybody throws on running: the initiator a sieve in the first round, single throws otherwise."""
    act: ChaseState = world.act
    world = replace(world, round=world.round + 1)
    yield meanwhile(world)
    yield note("HC-CHS-01", "hc-chase-round", round=world.round)
    initiator = initiator_of(act.plan)
    entries = []
    for runner in act.running:
        sieve = world.round == 1 and runner.who == initiator
        # Everybody runs for himself: high mastery reaches the dice of all others.
        entries.append(Entry(world.find(runner.who), ABILITY, "sieve" if sieve else "single", RESULT, runner.who))
    probes = yield from contest_of_many(tuple(entries), world.options)
    without_dice = []
    for hero, probed in probes:
        world = world.put(hero)
        if not probed.throws:
            without_dice.append(hero.id)
        left = () if probed.fumble else probed.left
        extra = probed.result - result(left, running_of(hero, world.options))
        runner = _runner(act, hero.id)
        act = act.put(runner._replace(left=left, extra=extra, slowed=0))
    world = replace(world, act=act._replace(stage="lay", turn=0))
    return (yield from give_up(world, tuple(without_dice)))


def running_of(hero: Hero, options: Options) -> Reading:
    """How the dice of somebody who runs are read."""
    return prober(hero, ABILITY, options).reading


def _runner(act: ChaseState, who: str) -> Runner:
    return next(runner for runner in act.runners if runner.who == who)


def _seen(world: World, runner: Runner) -> Seen:
    hero = world.find(runner.who)
    return Seen(
        hero.id, hero.sheet.side, runner.left, reached_by(world, runner), runner.slowed, runner.gap,
        hero.left("physis"), runner.obstacles,
    )  # fmt: skip


def reached_by(world: World, runner: Runner) -> int:
    """The result of a runner with the dice that are left."""
    return max(0, result(runner.left, running_of(world.find(runner.who), world.options)) + runner.extra)


@rule("HC-CHS-08", "HC-CHS-11")
def lay_next(world: World) -> Play[World]:
    """The next runner who can lay obstacles may do so: the leader first, then by gap."""
    act: ChaseState = world.act
    running = act.running
    for turn in range(act.turn, len(running)):
        hero = world.find(running[turn].who)
        reading = running_of(hero, world.options)
        if not connected_dice(running[turn].left, reading):
            continue
        others = tuple(_seen(world, other) for other in running if other.who != hero.id)
        laid = yield from lay_obstacles(seat_of(hero), _seen(world, running[turn]), reading, others)
        spent = tuple(obstacle.face for obstacle in laid)
        act = act.put(running[turn]._replace(left=without(running[turn].left, spent)))
        for obstacle in laid:
            target = _runner(act, obstacle.whom)
            act = act.put(target._replace(obstacles=with_faces(target.obstacles, (obstacle.face,))))
        return replace(world, act=act._replace(turn=turn + 1))
    return replace(world, act=act._replace(stage="pass", turn=0))


@rule("HC-CHS-09", "HC-CHS-10", "HC-CHS-11")
def pass_next(world: World) -> Play[World]:
    """The next runner with obstacles in the way deals with all of them."""
    act: ChaseState = world.act
    running = act.running
    for turn in range(act.turn, len(running)):
        runner = running[turn]
        if not runner.obstacles:
            continue
        hero = world.find(runner.who)
        reading = running_of(hero, world.options)
        passed = yield from pass_obstacles(seat_of(hero), _seen(world, runner), reading, runner.obstacles)
        rule_id = "HC-CHS-10" if passed.slowed else "HC-CHS-09"
        world = yield from lose_physis(world, runner.who, passed.physis, rule_id, "obstacle")
        act = act.put(runner._replace(left=passed.left, slowed=passed.slowed, obstacles=()))
        return replace(world, act=act._replace(turn=turn + 1))
    return replace(world, act=act._replace(stage="pace", turn=0))


@rule("HC-CHS-02", "HC-CHS-03", "HC-CHS-04", "HC-CHS-05", "HC-CHS-12")
def keep_pace(world: World) -> Play[World]:
    """Each pursuer's result against the leader's; then it shows who is caught, shaken off or worn out."""
    act: ChaseState = world.act
    leader, *pursuers = act.running
    lead = reached_by(world, leader)
    tempo = tempo_of(lead, leader.slowed)
    yield note("HC-CHS-02", "hc-chase-leads", who=Ref(leader.who), result=lead, tempo=Word(f"hc-tempo-{tempo}"))
    for runner in pursuers:
        reached = reached_by(world, runner)
        pace = chase_step(lead, reached, runner.gap, world.options, (leader.slowed, runner.slowed))
        tempo, ahead = tempo_of(reached, runner.slowed), tempo_of(lead, leader.slowed)
        rule_id = "HC-CHS-04" if tempo < ahead else "HC-CHS-05" if tempo > ahead or reached > lead else "HC-CHS-02"
        if tempo == ahead and pace.physis:
            rule_id = "HC-CHS-03"
        yield note(
            rule_id, "hc-chase-follows", who=Ref(runner.who), result=reached, tempo=Word(f"hc-tempo-{tempo}"),
            gap=Word(f"hc-gap-{pace.gap}"), change=pace.gap - runner.gap,
        )  # fmt: skip
        world = yield from lose_physis(world, runner.who, pace.physis, rule_id, "behind" if tempo < ahead else "pace")
        act = act.put(runner._replace(gap=pace.gap))
    world = replace(world, act=act._replace(stage="throw"))
    exhausted = tuple(runner.who for runner in act.running if not world.find(runner.who).left("physis"))
    return (yield from give_up(world, exhausted))


def lose_physis(
    world: World, who: str, points: int, rule_id: str, why: Literal["obstacle", "behind", "pace"]
) -> Play[World]:
    """Somebody is a little more tired."""
    if not points:
        return world
    before = world.find(who)
    hero = before.losing("physis", points)
    yield note(rule_id, "hc-chase-costs", who=Ref(who), why=why, points=points, left=hero.left("physis"))
    yield from tell_emptied(before, hero, "physis")
    return world.put(hero)


@rule("HC-CHS-12")
def give_up(world: World, tired: tuple[str, ...]) -> Play[World]:
    """Who is worn out loses the chase, at the last gap step one is shaken off, and level with the leader one has him.

    Pursuers drop out before the leader's turn comes: if both are worn out at once, the fugitive is away.
    """
    act: ChaseState = world.act
    for runner in act.running[1:]:
        out: Out = "worn_out" if runner.who in tired else "shaken_off" if runner.gap >= GOT_AWAY else ""
        if out:
            yield note(
                "HC-CHS-12", f"hc-chase-{out.replace('_', '-')}", who=Ref(runner.who), leader=Ref(act.leader.who)
            )
            act = act.put(runner._replace(out=out))
    leader, *pursuers = act.running
    if not pursuers:
        yield note("HC-CHS-12", "hc-chase-escaped", who=Ref(leader.who))
        return replace(world, act=None).marked(f"{act.plan.id}:escaped")
    if leader.who in tired:
        yield note("HC-CHS-12", "hc-chase-worn-out", who=Ref(leader.who), leader=Ref(leader.who))
        return (yield from _caught(world, act, pursuers[0]))
    # Only those at least as fast in this round are level: a slower runner falls back by a step or more.
    if act.stage == "throw" and pursuers[0].gap == LEVEL:
        return (yield from _caught(world, act, pursuers[0]))
    return replace(world, act=act)


def _caught(world: World, act: ChaseState, by: Runner) -> Play[World]:
    yield note("HC-CHS-12", "hc-chase-caught", who=Ref(act.leader.who), by=Ref(by.who))
    return replace(world, act=None).marked(f"{act.plan.id}:caught")
