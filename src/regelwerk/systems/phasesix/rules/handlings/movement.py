"""Movement: walking, running, crawling, ducking and standing up."""

from __future__ import annotations

from regelwerk.dice import Dice
from regelwerk.engine.answers import Answer, Answers, Pointing, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.space import (
    METRE,
    Field,
    NotAPoint,
    Path,
    Point,
    cut,
    first_obstacle,
    fits,
    format_point,
    length,
    metres,
    parse_point,
    reachable,
    way_round,
)
from regelwerk.systems.phasesix.rules.handlings.ground import spot, stands_at_exit
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import crawl_m, half_up, run_m, walk_m

STAY = "stay"


@rule("PS-ACT-07", "PS-ACT-08", "PS-ACT-09", "PS-SHD-03")
def metres_of(state: Combat, fighter: Fighter, kind: str) -> int:
    """How far a move goes; a shield held up in a block halves it."""
    metres = {"walk": walk_m, "run": run_m, "crawl": crawl_m}[kind](fighter.sheet)
    if fighter.shield_block in ("up", "renewed"):
        metres = half_up(metres) if state.options.shield_move_rounding == "up" else metres // 2
    return max(0, metres)


class Ways(Answers[Path]):
    """Where to go: a path of straight pieces, written as its corners in metres, `12.5,3;14,5`."""

    finite = False

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        return (Pointing("path"),)

    def __init__(self, state: Combat, fighter: Fighter, metres: float, rule_id: str) -> None:
        assert state.scene.field is not None and fighter.position is not None
        self.start: Point = fighter.position
        self.field: Field = state.scene.field
        self.metres = metres
        self.rule_id = rule_id
        self._asked_for: dict[str, Path | Refusal] = {}
        self._others = [
            (other.id, other.position)
            for other in state.fighters
            if other.id != fighter.id and other.position is not None and not other.is_dead and not other.gone
        ]

    def find(self, key: str) -> Answer[Path] | Refusal:
        path = self.meaning(key)
        return path if isinstance(path, Refusal) else self._answer(path)

    def meaning(self, key: str) -> Path | Refusal:
        """The way under a key; whoever chose it asks for it again."""
        if key not in self._asked_for:
            self._asked_for[key] = self._looked_up(key)
        return self._asked_for[key]

    def _looked_up(self, key: str) -> Path | Refusal:
        if key == STAY:
            return (self.start,)
        try:
            path = (self.start, *(parse_point(part) for part in key.split(";")))
        except NotAPoint:
            return unknown(key)
        return self._refusal(path) or path

    def _answer(self, path: Path) -> Answer[Path]:
        if len(path) < 2:
            return Answer(STAY, path, phrase("ps-way-stay"))
        key = ";".join(format_point(point) for point in path[1:])
        return Answer(key, path, phrase("ps-way-to", spot=spot(path[-1]), metres=round(length(path) / METRE, 1)))

    @rule("PS:space")
    def _refusal(self, path: Path) -> Refusal | None:
        """At most the allowed length, and not through anything solid."""
        rule_id = "PS:space"
        if not fits(path, metres(self.metres)):
            rule_id = self.rule_id
            reason = phrase("ps-no-way-too-long", metres=round(length(path) / METRE, 1), allowed=self.metres)
        else:
            obstacle = first_obstacle(path, self.field)
            if obstacle is None:
                return None
            where = spot(obstacle.at)
            reason = phrase("ps-no-way-off-map", spot=where)
            if obstacle.piece is not None:
                reason = phrase("ps-no-way-blocked", what=Ref(obstacle.piece.id), spot=where)
        meant = self._answer(path)
        return Refusal(meant.key, meant.label, reason, rule_id)

    def listed(self) -> list[Answer[Path]]:
        """Examples: stay, or go towards each of the others as far as it gets."""
        answers: list[Answer[Path]] = [self._answer((self.start,))]
        for other_id, place in self._others:
            way = way_round(self.start, place, self.field)
            walked = cut(way, metres(self.metres))[0] if way is not None else ()
            if len(walked) > 1 and self._refusal(walked) is None:
                found = self._answer(walked)
                if all(answer.key != found.key for answer in answers):
                    towards = phrase("ps-way-towards", target=Ref(other_id), spot=spot(walked[-1]))
                    answers.append(Answer(found.key, found.value, towards))
        return answers

    def sample(self, dice: Dice) -> Answer[Path]:
        path = reachable(self.start, metres(self.metres), self.field, dice)
        return self._answer(path if self._refusal(path) is None else (self.start,))


def go(state: Combat, who: str, kind: str, metres: float, rule_id: str) -> Play[tuple[Combat, float]]:
    """Ask where to go and go there; returns the metres that are left."""
    fighter = state.find(who)
    ways = Ways(state, fighter, metres, rule_id)
    question = phrase("ps-ask-way", who=Ref(who), metres=round(metres, 1), spot=spot(ways.start))
    path = yield from choose(fighter.seat, who, rule_id, question, ways, STAY, (state, who, kind, metres))
    if len(path) < 2:
        return state, metres
    state = yield from moved(state, who, kind, path, rule_id)
    return state, max(0.0, metres - length(path) / METRE)


@rule("PS:ruling_93")
def moved(state: Combat, who: str, kind: str, path: Path, rule_id: str) -> Play[Combat]:
    """Somebody has gone somewhere; a weapon at rest is taken up, an exit leads out of the fight."""
    fighter = replace(state.find(who), position=path[-1], braced="")
    yield note(
        rule_id,
        f"ps-moves-{kind}",
        who=Ref(who),
        place=format_point(path[-1]),
        spot=spot(path[-1]),
        metres=round(length(path) / METRE, 1),
    )
    if stands_at_exit(state, fighter):
        yield note("PS:ruling_93", "ps-leaves", who=Ref(who))
        fighter = replace(fighter, gone=True, actions=0)
    state = state.put(fighter)
    yield meanwhile(state)
    return state


@rule("PS-ACT-10", "PS-CND-10")
def crouch(state: Combat, who: str) -> Play[Combat]:
    """Ducking and lying down are the same: cover of 6+, and everything physical is harder."""
    yield note("PS-ACT-10", "ps-crouches", who=Ref(who))
    return state.put(replace(state.find(who), braced="").with_condition("crouched", 1))


@rule("PS-ACT-10")
def stand_up(state: Combat, who: str) -> Play[Combat]:
    yield note("PS-ACT-10", "ps-stands-up", who=Ref(who))
    return state.put(replace(state.find(who), braced="").with_condition("crouched", 0))
