"""A process beside the server that plays one scene many times, until it is done, out of time, or told to stop."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import Any

import orjson

from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json, System, system
from regelwerk.lab.campaign import Campaign, campaign
from regelwerk.lab.estimate import Estimate
from regelwerk.table.errors import Trouble
from regelwerk.table.games.contents import loaded
from regelwerk.table.problems import MISTAKES, mistake
from regelwerk.table.screens.language import Tongue
from regelwerk.table.screens.scenario_pages import Scene, called, in_language, scene_of, tactic_info
from regelwerk.table.wire.pages import RehearsalCourse, RehearsalReport, RehearsalShare
from regelwerk.table.workers.process import serve


def rehearsed(asked: Json, goes_on: Callable[[], bool]) -> RehearsalReport:
    """Play what is asked and tell what came of it; raises Trouble and people's mistakes."""
    chosen = system(asked["system"])
    content = loaded(chosen, tuple((name, text) for name, text in asked["texts"]))
    scene = scene_of(chosen, content, asked["scene"], asked["options"])
    name = asked["tactic"] or chosen.default_tactic
    if name not in chosen.tactics:
        raise Trouble("table-player-unknown", status=422, field="tactic", known=", ".join(chosen.tactics))
    result = campaign(
        chosen.game,
        chosen.standings,
        scene.start,
        chosen.tactics[name],
        runs=asked["runs"],
        rounds=asked["rounds"],
        seed=asked["seed"],
        goes_on=goes_on,
    )
    return report(scene, result, Tongue(asked["lang"], chosen), name)


def report(scene: Scene, result: Campaign, tongue: Tongue, tactic: str) -> RehearsalReport:
    """What many games gave, in words and numbers."""
    unit = tongue.text(result.unit or "table-many-round")
    winners = [
        _share(tongue, tongue.text("table-many-draw") if one is None else _called(scene, one, tongue), estimate)
        for one, estimate in sorted(result.winners.items(), key=lambda item: -item[1].value)
    ]
    if result.undecided.value:
        is_open = tongue.text("table-many-open", unit=unit, last=result.last)
        winners.append(_share(tongue, is_open, result.undecided))
    rounds = result.rounds
    return RehearsalReport(
        title=in_language(scene.document.get("name"), tongue.lang),
        played=result.runs,
        winners=winners,
        rounds=tongue.text(
            "table-many-rounds",
            unit=unit,
            mean=tongue.number(rounds.value, 1),
            low=tongue.number(rounds.low, 1),
            high=tongue.number(rounds.high, 1),
        ),
        unit=unit,
        first_round=result.first_round,
        figures=[tongue.text(figure) for figure in result.figures],
        courses=[
            RehearsalCourse(
                name=_called(scene, course.id, tongue),
                side=_side(scene.system, scene.start, course.id),
                still=_share(tongue, "", course.survival[-1]),
                survival=[estimate.value for estimate in course.survival],
                means=[_mean(tongue, means[-1]) for means in course.means],
            )
            for course in result.courses
        ],
        method=tongue.text(
            "table-many-method", runs=result.runs, seed=result.seed, tactic=tactic_info(tactic, tongue).title
        ),
    )


def _called(scene: Scene, one: str, tongue: Tongue) -> str:
    return called(one, scene.names({}), tongue.lang)


def _side(chosen: System, start: Any, one: str) -> str:
    sides = {p.id: p.side for p in chosen.display(chosen.game.view(start, MASTER)).cards}
    return sides.get(one, "")


def _share(tongue: Tongue, name: str, estimate: Estimate) -> RehearsalShare:
    low, high = (tongue.number(100 * bound, 1) for bound in (estimate.low, estimate.high))
    text = tongue.text("table-many-share", share=tongue.percent(estimate.value), low=low, high=high)
    return RehearsalShare(name=name, share=estimate.value, low=estimate.low, high=estimate.high, text=text)


def _mean(tongue: Tongue, estimate: Estimate | None) -> str:
    """A mean with its reach; a dash where nobody is left."""
    if estimate is None:
        return "–"
    reach = estimate.high - estimate.value
    return tongue.number(estimate.value) + (f" ± {tongue.number(reach)}" if reach else "")


class Pace:
    """Counts the games, and knows when it is enough."""

    def __init__(self, seconds: float) -> None:
        self.played = -1
        """How many games are over; none has begun yet."""
        self.stopped = Event()
        self._end = monotonic() + seconds

    def __call__(self) -> bool:
        self.played += 1
        return not self.played or not (self.stopped.is_set() or monotonic() > self._end)


class Rehearser:
    """Plays in a thread of its own, and answers whoever asks how far it is."""

    def __init__(self) -> None:
        self._pace = Pace(0)
        self._told: Json = {}

    def answer(self, message: bytes) -> bytes:
        """`begin` with what is asked, `stop`, or just a look."""
        asked: Json = orjson.loads(message)
        if "begin" in asked:
            self._pace = Pace(asked["seconds"])
            Thread(target=self._play, args=(asked["begin"],), daemon=True).start()
        elif "stop" in asked:
            self._pace.stopped.set()
        return orjson.dumps(self._told or {"played": max(0, self._pace.played)})

    def _play(self, asked: Json) -> None:
        try:
            self._told = {"done": rehearsed(asked, self._pace).model_dump()}
        except Trouble as trouble:
            self._told = {"problem": trouble.problem(asked["lang"]).model_dump()}
        except MISTAKES as error:
            package = system(asked["system"]).package
            self._told = {"problem": mistake(error, asked["lang"], package).model_dump()}
        except Exception:
            self._told = {"problem": Trouble("table-not-worked-out").problem(asked["lang"]).model_dump()}
            raise


def main() -> None:
    """What the process does: answer until the server is gone."""
    serve(Rehearser().answer)
