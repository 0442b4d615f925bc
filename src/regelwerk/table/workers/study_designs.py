"""Studies as the workshop describes them, checked against the limits of a house before anything runs."""

from __future__ import annotations

from collections.abc import Sequence
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from regelwerk.engine.game import Json
from regelwerk.engine.system import system
from regelwerk.lab.studies import designs
from regelwerk.lab.studies.study import Axis, Setting, Study, StudyError, Variant
from regelwerk.lab.studies.varying import check_size
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import Texts, write_texts
from regelwerk.table.wire.commands import Problem

MOST_VARIANTS = 2_000
MOST_GAMES_IN_ALL = 500_000
FIELDS = {
    "lab-games": "games", "lab-precision": "precision", "lab-unknown-measure": "measure", "lab-no-answer": "measure",
    "lab-unknown-question": "question", "lab-no-sides": "question", "lab-nothing-to-ask": "question",
    "lab-unknown-tactic": "tactic", "lab-one-subject": "scenario", "lab-games-only": "scenario",
    "lab-two-rivals": "duel", "lab-no-axis": "axes", "lab-nothing-changed": "axes", "lab-large-grid": "axes",
}  # fmt: skip
"""The part of the form that a mistake belongs to, where the mistake itself does not say."""


def setting_of(asked: Json) -> Setting:
    """The scene, duel or question of a request, with the host's own content in it."""
    texts: Texts = tuple((name, text) for name, text in asked.get("texts", ()))
    with TemporaryDirectory(prefix="regelwerk-") as place:
        found = designs.setting(
            asked["system"],
            asked.get("scenario", ""),
            duel=asked.get("duel", ()),
            question=asked.get("question", ""),
            given=asked.get("given"),
            options=asked.get("options"),
            tactic=asked.get("tactic", ""),
            rounds=asked.get("rounds", 0),
            content=write_texts(place, texts),
        )
    # The folders are gone by now; the content itself travels along.
    return replace(found, folders=())


def design(asked: Json) -> Study:
    """The study that somebody described; raises StudyError, ContentError, OptionError or TableError."""
    subject = setting_of(asked)
    axes = [Axis(one["path"], tuple(one["values"])) for one in asked["axes"]]
    check_size(axes)
    how: dict[str, Any] = {name: asked[name] for name in ("measure", "games", "precision", "seed")}
    study = _designed(asked, subject, axes, how)
    check_limits(study)
    return study


def _designed(asked: Json, subject: Setting, axes: Sequence[Axis], how: dict[str, Any]) -> Study:
    match asked["kind"]:
        case "matrix":
            return designs.matrix(subject, *axes[:2], **how)
        case "compare":
            for axis in axes:
                if len(axis.values) > 1:
                    raise StudyError("lab-one-value", path=axis.path)
            return designs.compare(subject, Variant({axis.path: axis.values[0] for axis in axes}), **how)
        case "sensitivity":
            return designs.sensitivity(subject, [axis.path.removeprefix("options.") for axis in axes], **how)
        case "balance":
            return designs.balance(subject, axes, target=asked["target"], **how)
        case "explore":
            return designs.explore(subject, **how)
    return designs.sweep(subject, axes, **how)


def check_limits(study: Study) -> None:
    """Refuse a study that would keep a table's machine busy for days."""
    system(study.setting.system)
    if study.size > MOST_VARIANTS and not study.compares_odds:
        raise TableError("table-study-variants", status=422, field="axes", size=study.size, most=MOST_VARIANTS)
    games = 0 if study.is_asked else study.size * study.games
    if games > MOST_GAMES_IN_ALL:
        raise TableError("table-study-games", status=422, field="games", games=games, most=MOST_GAMES_IN_ALL)


def at_field(problem: Problem, error: Exception) -> Problem:
    """The problem with the part of the form that it belongs to."""
    facts = getattr(error, "facts", {})
    named = facts.get("path") or (f"given.{facts['name']}" if problem.code.endswith("-given") else "")
    field = FIELDS.get(problem.code, "") or str(named) or problem.field
    return problem.model_copy(update={"field": field})
