"""The damage contest: two pools against each other, and the effects that let one of them be thrown again.

Throwing again is a step of its own that knows only the total which stays: odds merge there, whatever fell before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from regelwerk.dice import Throw
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Number, Play, choose, do, do_last, note, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.rolls import SIDES, pool

Outcome = Literal["won", "tied", "lost"]
"""As the attacker sees it."""
MARGIN = 6
"""So far ahead the damage is one point higher where the margin counts (RE:damage_margin)."""
KEEP, AGAIN = "keep", "reroll"
REROLL_RULES = {"explosiv": "RE-EFF-05", "vibro": "RE-EFF-14", "kompositpanzerung": "RE-EFF-17"}
"""The effects that let dice be thrown again, in the order in which they are asked for."""


class Contest(NamedTuple):
    """A damage contest in numbers: dice and added values of both sides, and which rerolls are possible."""

    attacker: str
    attacker_seat: str
    target: str
    target_seat: str
    attack_dice: int
    attack: int
    defence_dice: int
    defence: int
    rerolls: tuple[str, ...]
    """Out of explosiv, vibro and kompositpanzerung, in this order."""
    options: Options
    fixed_attack: int | None = None
    """What the one damage die of a template shows that everybody under it must stand (RE:area_contests)."""
    piercing: bool = False
    """Going through counts: a total twice as high as the other (RE:durchschlag)."""
    friendly: bool = False
    """Both are of one side, though others decide for them."""

    @property
    def hostile(self) -> bool:
        """Whether the attacker wants to win: templates and explosions reach friends too."""
        return not self.friendly and self.attacker_seat != self.target_seat


class Verdict(NamedTuple):
    """How a damage contest ended."""

    outcome: Outcome
    extra: int = 0
    """Damage that a wide margin adds."""
    pierced: bool = False


class RerollScene(NamedTuple):
    """What somebody knows who may have dice thrown again: the effect, both sides and both totals."""

    effect: str
    contest: Contest
    attack: int
    defence: int


class Stage(NamedTuple):
    """How far a contest has come: decided, or one side throws again while the other's total stays."""

    verdict: Verdict | None
    again: str = ""
    """The effect that is used."""
    left: tuple[str, ...] = ()
    """The rerolls that may still come."""
    stays: int = 0


@rule("RE-DMG-06", "RE-DIE-07", "RE-DIE-08")
def contest(sides: Contest) -> Play[Verdict]:
    """Damage roll against defence roll, then the rerolls: explosiv, vibro, kompositpanzerung."""
    stage = yield from do(_first_throw, sides)
    return stage.verdict or (yield from do_last(_settled, sides, stage))


def _settled(sides: Contest, stage: Stage) -> Play[Verdict]:
    """Throw again, as often as somebody wants to and may."""
    further = yield from _thrown_again(sides, stage)
    return further.verdict or (yield from do_last(_settled, sides, further))


@rule("RE-DMG-06", "RE:area_contests")
def _first_throw(sides: Contest) -> Play[Stage]:
    """Both pools; a template may have thrown the attacker's die before."""
    if sides.fixed_attack is not None:
        attack = sides.fixed_attack + sides.attack
    else:
        attack = yield from _damage_roll(sides, "RE-DMG-06")
    defence = yield from _defence_roll(sides, "RE-DMG-06", attack, sides.rerolls)
    return (yield from _offered(sides, sides.rerolls, attack, defence))


@rule("RE-EFF-05", "RE-EFF-14", "RE-EFF-17")
def _thrown_again(sides: Contest, stage: Stage) -> Play[Stage]:
    """Explosive weapons repeat the damage roll; vibro and composite armour the defence. The new result stands."""
    cause = REROLL_RULES[stage.again]
    if stage.again == "explosiv":
        attack = yield from _damage_roll(sides, cause)
        return (yield from _offered(sides, stage.left, attack, stage.stays))
    defence = yield from _defence_roll(sides, cause, stage.stays, stage.left)
    return (yield from _offered(sides, stage.left, stage.stays, defence))


@rule("RE:ruling_44")
def _offered(sides: Contest, left: tuple[str, ...], attack: int, defence: int) -> Play[Stage]:
    """Ask for each reroll that is left, in order, until one is used or the contest is decided."""
    for number, effect in enumerate(left):
        if (yield from _again(sides, effect, attack, defence)):
            stays = defence if effect == "explosiv" else attack
            return Stage(None, effect, left[number + 1 :], stays)
    return Stage((yield from _decided(sides, attack, defence)))


def _damage_roll(sides: Contest, cause: str) -> Play[int]:
    throw = _pool(sides.attack_dice, sides.attack, sides.options)
    return roll(throw, cause, seat=sides.attacker_seat, who=sides.attacker)


def _defence_roll(sides: Contest, cause: str, attack: int, left: tuple[str, ...]) -> Play[int]:
    """Throw the defence against an attack, while some rerolls are left.

    How far it is behind matters if the margin does, how far it is ahead if the attack may be thrown again; against a
    friend that is done if the attack is ahead.
    """
    may_follow = "explosiv" in left
    lowest = min(attack, 1 + sides.defence) if _margin_counts(sides) or (may_follow and not sides.hostile) else attack
    highest = max(attack + 1, SIDES * sides.defence_dice + sides.defence if may_follow else 0)
    throw = _pool(sides.defence_dice, sides.defence, sides.options)
    steps = range(lowest, highest + 1)
    return roll(throw, cause, seat=sides.target_seat, who=sides.target, steps=steps)


@lru_cache(maxsize=1 << 12)
def _pool(dice: int, bonus: int, options: Options) -> Throw[int]:
    return pool(dice, bonus, options)


_REROLL = Listed(
    (
        Answer(KEEP, False, phrase("re-answer-keep-dice")),
        Answer(AGAIN, True, phrase("re-answer-reroll")),
    )
)


def _again(sides: Contest, effect: str, attack: int, defence: int) -> Play[bool]:
    """Ask whether a reroll is used; nobody is asked who has the best result already."""
    if _nothing_to_gain(sides, effect, attack, defence):
        return False
    rule_id, defends = REROLL_RULES[effect], effect == "kompositpanzerung"
    seat, who = (sides.target_seat, sides.target) if defends else (sides.attacker_seat, sides.attacker)
    question = phrase(f"re-ask-{effect}", who=Ref(who), whom=Ref(sides.target), attack=attack, defence=defence)
    scene = RerollScene(effect, sides, attack, defence)
    totals = Number("re-number-attack", attack), Number("re-number-defence", defence)
    use = yield from choose(seat, who, rule_id, question, _REROLL, KEEP, scene, numbers=totals)
    if use:
        yield note(rule_id, f"re-again-{effect}", who=Ref(who), whom=Ref(sides.target))
    return use


def _nothing_to_gain(sides: Contest, effect: str, attack: int, defence: int) -> bool:
    """Whether no other result would be better for the side that could ask for a reroll."""
    if effect == "kompositpanzerung":
        return defence > attack
    if not sides.hostile:
        return defence > attack
    return attack > defence and not _margin_counts(sides)


def _margin_counts(sides: Contest) -> bool:
    """Whether it matters how far the attack is ahead."""
    return sides.piercing or sides.options.damage_margin != "ignored"


def worth_rerolling(scene: RerollScene) -> bool:
    """How a plain player decides: the attacker rerolls unless ahead, the defender only if the attacker is.

    Against a friend that a template has caught the attacker has nothing to win, only something to undo.
    """
    ahead = scene.attack > scene.defence
    if scene.effect == "kompositpanzerung":
        return ahead
    return ahead != scene.contest.hostile


@rule("RE-DMG-08", "RE-DMG-09", "RE-DIE-09", "RE:damage_margin", "RE:durchschlag")
def _decided(sides: Contest, attack: int, defence: int) -> Play[Verdict]:
    """Higher wins; whether the margin matters is for the table to say."""
    outcome: Outcome = "won" if attack > defence else "tied" if attack == defence else "lost"
    yield note("RE-DMG-06", f"re-contest-{outcome}", whom=Ref(sides.target), attack=attack, defence=defence)
    wide = sides.options.damage_margin == "plus_1_per_6" and outcome == "won"
    pierced = sides.piercing and outcome == "won" and attack >= 2 * defence
    return Verdict(outcome, (attack - defence) // MARGIN if wide else 0, pierced)


@rule("RE-EFF-05", "RE:area_contests")
def shared_attack(seat: str, who: str, may_reroll: bool, options: Options) -> Play[int]:
    """The one damage die of a template, thrown for everybody under it; a reroll is decided on it alone."""
    yield note("RE:area_contests", "re-shared-die", who=Ref(who))
    die = yield from roll(pool(1, 0, options), "RE-DMG-06", seat=seat, who=who)
    if not may_reroll:
        return die
    question = phrase("re-ask-explosiv-shared", who=Ref(who), die=die)
    use = yield from choose(seat, who, "RE-EFF-05", question, _REROLL, KEEP, SharedScene(who, die))
    if not use:
        return die
    yield note("RE-EFF-05", "re-again-shared", who=Ref(who))
    return (yield from roll(pool(1, 0, options), "RE-EFF-05", seat=seat, who=who))


class SharedScene(NamedTuple):
    """What somebody knows who may throw the one die of a template again."""

    who: str
    die: int


def worth_rerolling_shared(scene: SharedScene) -> bool:
    """How a plain player decides about the one die of a template: the lower half is thrown again."""
    return scene.die <= SIDES // 2
