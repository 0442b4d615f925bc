"""Skirmishes played with open ears: whoever plays does anything, but rather fights than waits."""

from __future__ import annotations

from itertools import product
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import value_of
from regelwerk.engine.state_values import replace
from regelwerk.space import Point, is_free
from regelwerk.systems.realms import SYSTEM
from regelwerk.systems.realms.rules.core.phase import ActScene
from regelwerk.systems.realms.rules.melee.opponents import ATTACKS
from regelwerk.systems.realms.rules.movement.walking import ground_of
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.rules.sight.positions import body
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.hearing import Ears, Heard, Scenes

ENDINGS = {"end", "back", "none"}
"""Answers after which there is little more to tell."""
PATIENCE = 6
DEPLOYED = 2
"""After so many steps the first models are placed."""


class Listener(Ears[World]):
    """Plays at random; now and then somebody ends a phase, and most actions are attacks if one is possible."""

    def __init__(self, seed: int) -> None:
        super().__init__(SYSTEM.game, seed)

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        if not prompt.answers.finite:
            return prompt.answers.sample(self.dice).value
        kinds = self.kinds(prompt)
        lasting = {kind: keys for kind, keys in kinds.items() if kind not in ENDINGS}
        if lasting and self.dice.die(PATIENCE) > 1:
            kinds = lasting
        if isinstance(prompt.scene, ActScene):
            attacks = {kind: keys for kind, keys in kinds.items() if kind in ATTACKS}
            if attacks and self.dice.die(3) > 1:
                kinds = attacks
        return value_of(prompt, self.any_of(self.any_of([*kinds.values()])))

    def brawl(self, start: World, steps: int) -> Heard[World]:
        """The beginning of a game, and then so many steps with everybody close together in the middle of the table."""
        self.listen(start, DEPLOYED)
        return self.listen(crowded(self.heard.states[-1]), steps)


def crowded(world: World) -> World:
    """Everybody in the middle of the table, in turn from both sides, wherever there is room."""
    field = world.scene.battlefield
    ground = ground_of(field)
    sides = [[model for model in world.models if model.side == side.id] for side in world.scene.sides]
    waiting = [model for pair in zip(*sides, strict=False) for model in pair]
    waiting += [model for model in world.models if model not in waiting]
    places = [
        Point(field.width // 2 + x * CENTIMETRE, field.height // 2 + y * CENTIMETRE)
        for y in range(-9, 10)
        for x in range(-12, 13)
    ]
    for model in waiting:
        base = body(model, world.options)
        others = tuple(body(one, world.options) for one in world.models if one.on_table and one.id != model.id)
        at = next(place for place in places if is_free(place, base.radius, ground, others))
        world = world.change(model.id, at=at, facing=9000, vitals=replace(model.vitals, status="active"))
    return replace(camouflage.at_start(world), stage="round_start", deploying=())


OTHERWISE: dict[str, Any] = {
    "area_contests": "one_attack_roll",
    "charge_prone": "plus_1_ap",
    "deployment_order": "alternate",
    "destroyed_zone_hit": "no_effect",
    "disengage": "opportunity_attack",
    "drones": "controller",
    "durchschlag": "line_hit_if_total_doubled",
    "expert_order": True,
    "forced_attack": "all_attacks_this_phase",
    "leader_trait": "reroll_deployment",
    "melee_tie": "both_hit",
    "merge_scope": "final_attack_move",
    "own_targets": True,
    "premeasure": "always",
    "reactions_per_action": 0,
    "turn_order": "agi_descending",
    "type_levels": "difference_bonus_dice",
}
TABLES: dict[str, dict[str, Any]] = {"usual": {}, "otherwise": OTHERWISE}
MISSIONS = ("standard", "extraktion", "bergung", "stellung")
SMALL = ("uebung", "mars:ordensmeister", "amboss:amboss", "amboss:mars", "schleicher:spaeher")
SEARCHED = tuple((stage, table) for table, stage in product(TABLES, SMALL))
RARELY_TOLD = {
    "re-act-lost", "re-again-shared", "re-again-vibro", "re-area-no-deviation", "re-area-unseen", "re-arm-destroyed",
    "re-collapses",
    "re-collapses-removed", "re-versus-alone", "re-detonates", "re-dodges", "re-draw", "re-drone-cleared",
    "re-drone-feedback", "re-drone-leaves", "re-drops", "re-drops-object", "re-explosion", "re-falls",
    "re-falls-down", "re-fast", "re-healed", "re-item-helps", "re-legs-can-turn", "re-legs-falls",
    "re-legs-immobile", "re-melee-certain-hit", "re-melee-certain-repelled", "re-melee-level-hit",
    "re-melee-level-repelled", "re-no-loss", "re-order", "re-paralysed", "re-picks-up", "re-pierced", "re-place-held",
    "re-puts-down", "re-recoil-fall", "re-comes-round", "re-scores", "re-shocked-anyway",
    "re-shocked-by", "re-shot-lost", "re-finished", "re-structure-excess", "re-structure-excess-lost", "re-spots",
    "re-spot-too-far", "re-stopped", "re-structure-gone", "re-structure-instead", "re-tracks-again",
    "re-begin-hidden", "re-test-saves",
    "re-paralysis-in-vain", "re-revealed-bare", "re-revealed-found",
}  # fmt: skip
SCENES = Scenes(
    SYSTEM.name,
    lambda start, seed: Listener(seed).brawl(start, 40),
    TABLES,
    told=(*((stage, "usual") for stage in MISSIONS), ("bergung", "otherwise"), *SEARCHED),
    searched=SEARCHED,
    typed=("gewehr:nobody", "hinter nirgendwo", "45.5,30", "10 cm nord", "nobody"),
    most_prompts=16,
    rare=RARELY_TOLD,
    most_seeds=12,
    late=(
        ("mars:ordensmeister", "otherwise", 1),
        ("amboss:amboss", "usual", 2),
        ("schleicher:spaeher", "otherwise", 7),
        ("amboss:mars", "usual", 2),
        ("uebung", "otherwise", 4),
        ("amboss:amboss", "otherwise", 5),
    ),
)
