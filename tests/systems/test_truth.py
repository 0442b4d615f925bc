"""The screen tells the truth at every prompt: what the log of the step under way has told already is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.journal.events import facts_of
from regelwerk.engine.system import System, system

Shown = Callable[[Any], Any]


def _marked(hero: Any) -> int:
    return sum(circle.marked + circle.severe + circle.critical for circle in hero.circles)


CLAIMS: dict[str, dict[str, tuple[str, Shown]]] = {
    "phasesix": {"ps-wounded": ("hearts", lambda fighter: fighter.hearts)},
    "factions": {
        "fa-rp": ("rp", lambda faction: faction.rp),
        "fa-rp-now": ("rp", lambda faction: faction.rp),
        "fa-earns": ("rp", lambda faction: faction.rp),
        "fa-wounded": ("wounds", lambda faction: len(faction.wounds)),
        "fa-healed": ("wounds", lambda faction: len(faction.wounds)),
    },
    "heldencodex": {"hc-ones-cost": ("left", lambda hero: hero.left("psyche"))},
    "darkspace": {"ds-stress": ("stress", lambda actor: actor.stress)},
}
"""Messages that say how much somebody has now: the fact that says it, and where the state has it."""
PARTS: dict[str, tuple[str, str, Shown, Any]] = {
    "fa-suspended": ("asset", "assets", lambda asset: bool(asset.suspended_by), True),
    "fa-asset-back": ("asset", "assets", lambda asset: bool(asset.suspended_by), False),
    "fa-asset-dormant": ("asset", "assets", lambda asset: asset.dormant, True),
    "fa-asset-wakes": ("asset", "assets", lambda asset: asset.dormant, False),
    "fa-repairs": ("asset", "assets", lambda asset: asset.damaged, False),
    "fa-plan-advances": ("plan", "plans", lambda plan: plan.progress, "progress"),
    "fa-plan-complete": ("plan", "plans", lambda plan: plan.status == "open", False),
}
"""Messages about an asset or a plan: the fact that names it, where a faction has it, what is read, and what it is."""
SCENES = (
    ("phasesix", "gruft"), ("phasesix", "feuergefecht"), ("factions", "torsturm"), ("factions", "nebelhafen"),
    ("heldencodex", "skirmish"), ("heldencodex", "ambush"), ("darkspace", "schiesserei"), ("darkspace", "halle9"),
)  # fmt: skip


def shown(rules: System, session: Session[Any]) -> Any:
    """The state that the one who is asked sees, as all screens take it."""
    asked = rules.game.asked_in(session.prompts[0])
    return session.meanwhile if asked is None else asked


def told_in_step(session: Session[Any]) -> list[dict[str, Any]]:
    began = session.journal.step_began
    kept = [entry for entry in session.journal.effective() if entry.n >= began]
    # Of the entry with which a step ended, what was told after its end cannot be told apart from what came before.
    return [event for entry in kept[1:] for event in entry.events if event["event"] == "note"]


def check(rules: System, session: Session[Any]) -> None:
    claims, state = CLAIMS[rules.name], shown(rules, session)
    latest: dict[tuple[str, str], tuple[Any, Shown]] = {}
    for event in told_in_step(session):
        facts = facts_of(event)
        who = facts.get("who")
        if event["message"] in claims and isinstance(who, Ref):
            fact, read = claims[event["message"]]
            latest[who.id, fact] = facts[fact], read
    for (who, fact), (amount, read) in latest.items():
        assert read(state.find(who)) == amount, (session.prompts[0].question.key, who, fact)


def check_parts(rules: System, session: Session[Any]) -> set[str]:
    """What was told of assets and plans is shown; the messages that were held against the screen."""
    state, latest = shown(rules, session), dict[tuple[str, str, str], tuple[str, Any]]()
    for event in told_in_step(session):
        if event["message"] in PARTS:
            named, where, _, expected = PARTS[event["message"]]
            facts: dict[str, Any] = facts_of(event)
            value = facts[expected] if isinstance(expected, str) else expected
            latest[facts["who"].id, where, facts[named].id] = event["message"], value
    found = set()
    for (who, where, part_id), (message, value) in latest.items():
        parts = [part for part in getattr(state.find(who), where) if part.kind.id == part_id]
        for part in parts:
            assert PARTS[message][2](part) == value, (session.prompts[0].question.key, who, message)
            found.add(message)
    return found


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_whoever_is_asked_sees_what_the_log_has_told(name: str, scene: str) -> None:
    rules = system(name)
    document = rules.scenario(rules.content(), scene, {})
    session = new_session(rules.game, rules.start(document), document, seed=b"truth")
    luck = RandomDice("truth")
    for _ in range(250):
        if session.outcome is not None:
            break
        check(rules, session)
        prompt = session.prompts[0]
        listed = prompt.answers.listed() if prompt.answers.finite else ()
        key = listed[luck.die(len(listed)) - 1].key if listed else prompt.default
        session.answer(prompt.seat, key)


def test_ps_rol_05_a_die_spent_in_a_roll_is_gone_while_the_roll_goes_on() -> None:
    """Bonus dice and rerolls are missing on the card at the next question of the same roll."""
    rules = system("phasesix")
    document = rules.scenario(rules.content(), "gruft", {})
    session = new_session(rules.game, rules.start(document), document, seed=b"dice")
    tactic, found = rules.tactics[rules.default_tactic], 0
    for _ in range(300):
        if session.outcome is not None or found > 2:
            break
        prompt = session.prompts[0]
        if prompt.question.key in ("ps-ask-dice-before", "ps-ask-dice-after"):
            paying = [answer for answer in prompt.answers.listed() if answer.cost]
            before = shown(rules, session).find(prompt.who)
            session.answer(prompt.seat, paying[0].key)
            if session.prompts and session.prompts[0].who == prompt.who and session.prompts[0].rule_id == "PS-ROL-06":
                after = shown(rules, session).find(prompt.who)
                spent = [
                    getattr(before, what) - getattr(after, what) for what in ("bonus_dice", "destiny_dice", "rerolls")
                ]
                assert sum(spent) == sum(cost.amount for cost in paying[0].cost)
                found += 1
            continue
        decision = tactic.decide(prompt)
        session.answer(prompt.seat, decision if isinstance(decision, str) else decision.outcomes()[0])
    assert found


def test_fa_atk_04_a_faction_that_is_hit_is_shaken_while_it_is_asked_to_soak() -> None:
    """The log has told it, so the card shows it: for those who have not been shaken before."""
    rules, found = system("factions"), 0
    document = rules.scenario(rules.content(), "torsturm", {})
    session = new_session(rules.game, rules.start(document), document, seed=b"soak")
    luck = RandomDice("soak")
    for _ in range(600):
        if session.outcome is not None or found > 2:
            break
        prompt = session.prompts[0]
        hits = [facts_of(event) for event in told_in_step(session) if event["message"] == "fa-hits"]
        if prompt.rule_id == "FA-ATK-05" and hits and hits[-1]["target"] == Ref(prompt.who) and not hits[-1]["again"]:
            assert shown(rules, session).find(prompt.who).shaken
            found += 1
        listed = prompt.answers.listed() if prompt.answers.finite else ()
        attacks = [one.key for one in listed if one.key.startswith("attack:")]
        session.answer(prompt.seat, attacks[luck.die(len(attacks)) - 1] if attacks else prompt.default)
    assert found


@pytest.mark.parametrize(
    ("act", "scenes", "told"),
    [
        ("attack:", ("torsturm", "erbe", "nebelhafen"), {"fa-suspended"}),
        ("advance_plan:", ("erbe", "salz", "nebelhafen"), {"fa-plan-complete"}),
    ],
)
def test_fa_assets_and_plans_are_shown_as_the_log_has_told(act: str, scenes: tuple[str, ...], told: set[str]) -> None:
    """An asset that a wound suspends, and a plan that is complete, at the questions that follow in the same step."""
    rules, luck, found = system("factions"), RandomDice("parts"), set[str]()
    for scene in scenes:
        document = rules.scenario(rules.content(), scene, {})
        session = new_session(rules.game, rules.start(document), document, seed=b"parts")
        for _ in range(300):
            if session.outcome is not None:
                break
            found |= check_parts(rules, session)
            prompt = session.prompts[0]
            listed = prompt.answers.listed() if prompt.answers.finite else ()
            wanted = [one.key for one in listed if one.key.startswith(act)]
            session.answer(prompt.seat, wanted[luck.die(len(wanted)) - 1] if wanted else prompt.default)
    assert found >= told, found


def test_hc_mel_22_hits_that_have_landed_are_marked_while_the_next_one_lands() -> None:
    """Of several hits the wounds of the first are on the card when the row of the second is chosen."""
    rules = system("heldencodex")
    document = rules.scenario(rules.content(), "skirmish", {})
    session = new_session(rules.game, rules.start(document), document, seed=b"hits")
    luck, found = RandomDice("hits"), 0
    for _ in range(1500):
        if session.outcome is not None or found:
            break
        prompt = session.prompts[0]
        wounds = [event for event in told_in_step(session) if event["message"] == "hc-wounded"]
        own = [event for event in wounds if facts_of(event)["who"] == Ref(prompt.who)]
        if own and prompt.question.key == "hc-ask-row":
            assert _marked(shown(rules, session).find(prompt.who)) > _marked(session.state.find(prompt.who))
            found += 1
        tactic = rules.tactics[rules.default_tactic]
        decision = tactic.decide(prompt)
        session.answer(prompt.seat, decision if isinstance(decision, str) else decision.draw(luck))
    assert found
