"""The process behind `study_pool`: plays one scene many times until done, out of time, or told to stop."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import Any

import orjson

from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.engine.system import System, system
from regelwerk.lab.campaign import Campaign, campaign
from regelwerk.lab.estimate import Estimate
from regelwerk.languages import written_in
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import loaded
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.scenario_pages import Scene, called, scene_of, tactic_info
from regelwerk.table.user_errors import USER_ERRORS, user_problem
from regelwerk.table.wire.pages.studies import StudyCourse, StudyReport, StudyShare
from regelwerk.table.workers.process import serve


def run_study(asked: Json, goes_on: Callable[[], bool]) -> StudyReport:
    """Play the requested games and report on them; raises TableError and the errors of users."""
    chosen = system(asked["system"])
    content = loaded(chosen, tuple((name, text) for name, text in asked["texts"]))
    scene = scene_of(chosen, content, asked["scene"], asked["options"])
    name = asked["tactic"] or chosen.default_tactic
    if name not in chosen.tactics:
        raise TableError("table-player-unknown", status=422, field="tactic", known=", ".join(chosen.tactics))
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
    return report(scene, result, Language(asked["lang"], chosen), name)


def report(scene: Scene, result: Campaign, language: Language, tactic: str) -> StudyReport:
    """The results of many games in words and numbers."""
    unit = language.text(result.unit or "table-many-round")
    winners = [
        _share(language, language.text("table-many-draw") if one is None else _called(scene, one, language), estimate)
        for one, estimate in sorted(result.winners.items(), key=lambda item: -item[1].value)
    ]
    if result.undecided.value:
        is_open = language.text("table-many-open", unit=unit, last=result.last)
        winners.append(_share(language, is_open, result.undecided))
    rounds = result.rounds
    return StudyReport(
        title=written_in(scene.document.get("name"), language.lang),
        played=result.runs,
        winners=winners,
        rounds=language.text(
            "table-many-rounds",
            unit=unit,
            mean=language.number(rounds.value, 1),
            low=language.number(rounds.low, 1),
            high=language.number(rounds.high, 1),
        ),
        unit=unit,
        first_round=result.first_round,
        figures=[language.text(figure) for figure in result.figures],
        courses=[
            StudyCourse(
                name=_called(scene, course.id, language),
                side=_side(scene.system, scene.start, course.id),
                still=_share(language, "", course.survival[-1]),
                survival=[estimate.value for estimate in course.survival],
                means=[_mean(language, means[-1]) for means in course.means],
            )
            for course in result.courses
        ],
        method=language.text(
            "table-many-method", runs=result.runs, seed=result.seed, tactic=tactic_info(tactic, language).title
        ),
    )


def _called(scene: Scene, one: str, language: Language) -> str:
    return called(one, scene.names({}), language.lang)


def _side(chosen: System, start: Any, one: str) -> str:
    sides = {p.id: p.side for p in chosen.display(chosen.game.view(start, MASTER)).cards}
    return sides.get(one, "")


def _share(language: Language, name: str, estimate: Estimate) -> StudyShare:
    low, high = (language.number(100 * bound, 1) for bound in (estimate.low, estimate.high))
    text = language.text("table-many-share", share=language.percent(estimate.value), low=low, high=high)
    return StudyShare(name=name, share=estimate.value, low=estimate.low, high=estimate.high, text=text)


def _mean(language: Language, estimate: Estimate | None) -> str:
    """A mean with its margin; a dash where nobody is left."""
    if estimate is None:
        return "–"
    margin = estimate.high - estimate.value
    return language.number(estimate.value) + (f" ± {language.number(margin)}" if margin else "")


class StopCheck:
    """Called before each game: counts games and says whether to go on."""

    def __init__(self, seconds: float) -> None:
        self.played = -1
        """Number of finished games; -1 before the first call."""
        self.stopped = Event()
        self._end = monotonic() + seconds

    def __call__(self) -> bool:
        self.played += 1
        return not self.played or not (self.stopped.is_set() or monotonic() > self._end)


class StudyWorker:
    """Plays in a thread of its own while answering questions about the progress."""

    def __init__(self) -> None:
        self._check = StopCheck(0)
        self._result: Json = {}

    def answer(self, message: bytes) -> bytes:
        """`begin` with a request, `stop`, or an empty message for the progress."""
        asked: Json = orjson.loads(message)
        if "begin" in asked:
            self._check = StopCheck(asked["seconds"])
            Thread(target=self._play, args=(asked["begin"],), daemon=True).start()
        elif "stop" in asked:
            self._check.stopped.set()
        return orjson.dumps(self._result or {"played": max(0, self._check.played)})

    def _play(self, asked: Json) -> None:
        try:
            self._result = {"done": run_study(asked, self._check).model_dump()}
        except TableError as error:
            self._result = {"problem": error.problem(asked["lang"]).model_dump()}
        except USER_ERRORS as error:
            package = system(asked["system"]).package
            self._result = {"problem": user_problem(error, asked["lang"], package).model_dump()}
        except Exception:
            self._result = {"problem": TableError("table-not-worked-out").problem(asked["lang"]).model_dump()}
            raise


def main() -> None:
    """Answer until the server is gone."""
    serve(StudyWorker().answer)
