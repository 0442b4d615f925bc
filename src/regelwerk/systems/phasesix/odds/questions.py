"""Questions about odds: what an attack brings, worked out by the very rules that are played."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.book.options import make_options
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, number
from regelwerk.engine.policies import Defaults, Fixed, Policy
from regelwerk.engine.questions import Answered, Parameter, Question, bands_of
from regelwerk.engine.state_values import NO_NAME, Name, replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Field, Point
from regelwerk.systems.phasesix.content.lineup import fighter
from regelwerk.systems.phasesix.content.loading import Content
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import Figures, planned
from regelwerk.systems.phasesix.rules.attack.cover import cover_numbers
from regelwerk.systems.phasesix.rules.attack.defence import defences_against, dodge_dice, parry_dice
from regelwerk.systems.phasesix.rules.attack.exchange import declared_attack, resolve_attack
from regelwerk.systems.phasesix.rules.attack.protection import penetrated, protection_tally
from regelwerk.systems.phasesix.rules.body.wounds import most_wounds
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.rules.handlings.offers import FINE, Why, usable_weapons, why_not_attack
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter, Scene
from regelwerk.systems.phasesix.values import MODES, PACKAGE, Mode, Weapon

PARAMETERS = (
    Parameter("attacker", "ps-given-attacker", required=True, kinds=("character", "foe")),
    Parameter("target", "ps-given-target", required=True, kinds=("character", "foe")),
    Parameter(
        "weapon",
        "ps-given-weapon",
        many=True,
        kinds=("weapon",),
    ),
    Parameter("mode", "ps-given-mode", many=True, values=MODES),
    Parameter("aim", "ps-given-aim", "0"),
    Parameter("cover", "ps-given-cover", values=("4", "5", "6")),
    Parameter("distance", "ps-given-distance"),
    Parameter(
        "defence",
        "ps-given-defence",
        values=("dodge", "parry", "shield_parry"),
    ),
    Parameter("walking", "ps-given-walking", "false"),
    Parameter("braced", "ps-given-braced", "false"),
    Parameter("crouched", "ps-given-crouched", "false"),
    Parameter("hearts", "ps-given-hearts"),
)


def attack_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The exact law of the wounds of one attack, for every weapon and mode asked for."""
    attacker, target = _participants(content, given)
    options = make_options(Options, given.get("options", {}), read_catalogue(PACKAGE))
    found = tuple(_answers(attacker, target, options, given))
    if not found:
        raise ContentError("ps-odds-nothing-to-compare", attacker=_named(attacker.sheet.name))
    return found


def _participants(content: Content, given: Arguments) -> tuple[Fighter, Fighter]:
    first, second = (content.participants.find(given[name]) for name in ("attacker", "target"))
    attacker = fighter(replace(first, id=f"{first.id}", side="a", seat="a"))
    target = fighter(replace(second, id=second.id if second.id != first.id else f"{second.id}_2", side="b", seat="b"))
    if given.get("hearts") is not None:
        target = replace(target, hearts=number(given, "hearts", 1, 1000))
    if flag(given, "crouched"):
        attacker = attacker.with_condition("crouched", 1)
    return replace(attacker, bonus_dice=0, destiny_dice=0, rerolls=0), replace(
        target, bonus_dice=0, destiny_dice=0, rerolls=0, actions=1 if given.get("defence") else 0
    )


def _answers(attacker: Fighter, target: Fighter, options: Options, given: Arguments) -> Iterator[Answered]:
    """Every weapon and mode asked for. Without a weapon named, what is not possible is left out if anything is."""
    named = [_weapon(attacker, text) for text in given.get("weapon") or ()]
    modes = given.get("mode") or MODES
    for mode in modes:
        if mode not in MODES:
            raise ContentError("ps-odds-unknown-mode", mode=mode, known=", ".join(MODES))
    attacks = [(w, mode) for w in named or usable_weapons(attacker) for mode in w.modes if mode in modes]
    possible = [one for one in attacks if _why_not(attacker, target, *one, options, given) is None]
    for weapon, mode in attacks if named or not possible else possible:
        yield _answer(attacker, target, weapon, mode, options, given)


def _weapon(attacker: Fighter, text: str) -> Weapon:
    for weapon in usable_weapons(attacker):
        if text.casefold() in (weapon.id, *map(str.casefold, weapon.name.spoken)):
            return weapon
    known = tuple(_named(weapon.name) for weapon in usable_weapons(attacker))
    raise ContentError("ps-odds-not-carried", who=_named(attacker.sheet.name), weapon=text, known=known)


def _named(name: Name) -> Phrase:
    """A name for sentences that no game stands behind: there nobody could look up a reference."""
    return phrase("ps-named", name=name)


def _armed(attacker: Fighter, target: Fighter, weapon: Weapon, options: Options, given: Arguments) -> Combat:
    """The scene with the weapon in hand, braced and aimed as asked for."""
    armed = replace(attacker, ready=(weapon.id,), braced=weapon.id if flag(given, "braced") else "")
    aimed = number(given, "aim", 0, 9)
    if aimed:
        armed = replace(armed, aim=Aim(target.id, weapon.id, aimed))
    return _scene(armed, target, options, given)


def _why_not(
    attacker: Fighter, target: Fighter, weapon: Weapon, mode: Mode, options: Options, given: Arguments
) -> ContentError | None:
    state = _armed(attacker, target, weapon, options, given)
    armed, target = state.fighters
    reason, rule_id = why_not_attack(state, armed, target, weapon, mode)
    if reason is None:
        reason, rule_id = _why_no_defence(state, weapon, mode, given)
    if reason is None:
        return None
    names = {Ref(target.id): _named(target.sheet.name), Ref(weapon.id): _named(weapon.name)}
    facts = {key: names.get(fact, fact) if isinstance(fact, Ref) else fact for key, fact in reason.facts}
    return ContentError(
        "ps-odds-impossible", reason=phrase(reason.key, **facts), rule=rule_id, weapon=_named(weapon.name)
    )


def _why_no_defence(state: Combat, weapon: Weapon, mode: Mode, given: Arguments) -> Why:
    """Whether the target may defend itself against this attack in the way that was asked for."""
    armed, target = state.fighters
    _, key = _policy(target, given)
    if not key:
        return FINE
    strike = planned(state.scene, armed, target, weapon, mode).strike
    kind = key.partition(":")[0]
    offers = [offer for offer in defences_against(state, strike, None) if offer.handling.kind == kind]
    if any(offer.handling.key == key and offer.reason is None for offer in offers):
        return FINE
    refused = next((offer for offer in offers if offer.reason is not None), None)
    return (refused.reason, refused.rule_id) if refused is not None else (phrase("ps-no-shield"), "PS-SHD-04")


def _answer(
    attacker: Fighter, target: Fighter, weapon: Weapon, mode: Mode, options: Options, given: Arguments
) -> Answered:
    refusal = _why_not(attacker, target, weapon, mode, options, given)
    if refusal is not None:
        raise refusal
    state = _armed(attacker, target, weapon, options, given)
    armed, target = state.fighters
    handling = Handling("attack", weapon.id, mode, target.id)
    policy, defence = _policy(target, given)
    _, plan, answering = declared_attack(state, armed.id, handling, walking=flag(given, "walking"))
    law = Odds(policy).law(resolve_attack, plan.attack, answering)
    people = {one.id: one.sheet.name.by_language for one in state.fighters}
    title = phrase("ps-odds-attack", weapon=_named(weapon.name), mode=Word(f"ps-mode-{mode}"))
    return Answered(
        title,
        law.map(lambda resolved: resolved.blow.wounds),
        "ps-stake-wounds",
        (*_tallies(plan.strike.figures, state, target, weapon), *_defence_tallies(state, target, defence)),
        policy.name,
        bands=bands_of(resolve_attack, (plan.attack, answering), law, people),
        names=people,
    )


def _scene(attacker: Fighter, target: Fighter, options: Options, given: Arguments) -> Combat:
    """Two participants, at a distance if one is named, otherwise without a map."""
    cover = given.get("cover")
    if cover not in (None, "4", "5", "6"):
        raise ContentError("ps-odds-cover", cover=str(cover))
    pairs = (("*", target.id, str(cover)),) if cover else ()
    if given.get("distance") is None:
        options = replace(options, space="none")
        return Combat(Scene(NO_NAME, options, pair_cover=pairs), (attacker, target), "turn", 0, 1)
    metres = number(given, "distance", 0, 100_000)
    options = replace(options, rule_wrong_distance=True, terrain_cover="manual")
    field = Field.metres(metres + 2, 2)
    places = (Point.metres(1, 1), Point.metres(1 + metres, 1))
    scene = Scene(NO_NAME, options, field, pair_cover=pairs)
    return Combat(scene, (replace(attacker, position=places[0]), replace(target, position=places[1])), "turn", 0, 1)


def _policy(target: Fighter, given: Arguments) -> tuple[Policy, str]:
    defence = given.get("defence")
    if not defence:
        return Defaults(), ""
    key = str(defence)
    if key == "parry":
        ready = [
            w.id for w in target.sheet.weapons if w.kind == "melee" and (target.armed_with(w) or not w.actions_to_ready)
        ]
        key = f"parry:{ready[0]}" if ready else "parry"
    if key.partition(":")[0] not in ("dodge", "parry", "shield_parry"):
        raise ContentError("ps-odds-defence", defence=str(defence))
    return Fixed((("PS-REA-01", key),), name="as-asked"), key


def _tallies(figures: Figures, state: Combat, target: Fighter, weapon: Weapon) -> Iterator[tuple[str, Tally]]:
    yield "ps-figure-dice", figures.dice
    yield "ps-figure-min-roll", figures.min_roll
    if figures.crit is not None:
        yield "ps-figure-crit", figures.crit
    yield "ps-figure-protection", penetrated(protection_tally(target, state.options), weapon.penetration, weapon.id)
    yield "ps-figure-most-wounds", most_wounds(target, state.options)


def _defence_tallies(state: Combat, target: Fighter, defence: str) -> Iterator[tuple[str, Tally]]:
    if defence == "dodge":
        yield "ps-figure-dodge", dodge_dice(target)
    elif defence.startswith("parry:"):
        yield "ps-figure-parry", parry_dice(state, target, defence.partition(":")[2])
    raised = defence == "shield_parry"
    attacker = state.fighters[0]
    for least in cover_numbers(state, attacker.position, attacker.id, target, shield_raised=raised):
        yield "ps-figure-cover", tally(least, "PS-COV-05", "ps-term-cover")


ATTACK = Question(
    "attack",
    "ps-question-attack",
    PARAMETERS,
    attack_odds,
)
QUESTIONS: dict[str, Question] = {ATTACK.name: ATTACK}
