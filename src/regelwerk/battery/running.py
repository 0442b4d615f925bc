"""Runs all checks over a system and says of each what it found; nothing that a system does ends the run."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any

from regelwerk.battery.checks import books, journals, laws, prompts, secrets, states, words
from regelwerk.battery.complaints import Complaint
from regelwerk.engine.book.coverage import places
from regelwerk.engine.patience import OutOfPatience, patience
from regelwerk.engine.system import System
from regelwerk.engine.trials import Trial

PATIENCE = 120.0
"""Seconds after which a check of one game counts as one that never ends."""

OF_THE_SYSTEM: dict[str, books.SystemCheck] = {
    "catalogue": books.implement_the_catalogue,
    "catalogue-words": books.explain_the_catalogue,
    "content": books.read_content,
    "translations": books.translate_content,
    "options": books.play_every_option,
    "tactics": books.play_with_every_tactic,
}
"""Checks that look at a system as a whole, by the name under which they are reported."""

OF_EVERY_GAME: dict[str, Callable[[Trial], None]] = {
    "questions": prompts.has_free_defaults,
    "answers": prompts.finds_answers,
    "refusals": prompts.refuses_with_reasons,
    "log-words": words.tells_the_log,
    "question-words": words.tells_questions,
    "languages": words.speaks_all_languages,
    "end": words.tells_the_end,
    "stakes": words.tells_stakes,
    "storage": states.survives_storage,
    "views": states.shows_plain_views,
    "forgetting": states.forgets_safely,
    "imagining": secrets.imagines_what_fits,
    "secrets": secrets.keeps_secrets,
    "undo-dice": journals.throw_anew_after_undo,
    "law-sums": laws.sum_to_one,
    "law-paths": laws.equal_enumeration,
    "law-steps": laws.need_no_finer_steps,
    "law-throws": laws.agree_with_throws,
}
"""Checks of every trial."""

OF_BRIEF_GAMES: dict[str, Callable[[Trial], None]] = {
    "resume": journals.go_on_from_disk,
    "seed": journals.hide_the_seed,
    "replay": journals.replay_bit_for_bit,
    "verify": journals.can_be_verified,
    "undo": journals.can_be_taken_back,
    "new-dice": journals.take_other_dice_after_the_end,
    "exports": journals.hold_true_in_every_export,
}
"""Checks that play a whole game several times; the engine alone answers for much of what they look at."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong: a message key with facts, in which game, by which rule, and where to look."""

    check: str
    trial: str
    message: str
    facts: dict[str, Any]
    rule_id: str
    places: tuple[str, ...]


@dataclass(slots=True)
class Checked:
    """One check: how many games it looked at, how long that took, and what it found."""

    name: str
    games: int = 0
    seconds: float = 0.0
    findings: list[Finding] = field(default_factory=list)


def finding_of(check: Callable[[], Any], name: str, trial: str, package: str, seconds: float) -> Finding | None:
    """Run one check; whatever it or the system raises becomes a finding."""
    try:
        with patience(seconds):
            check()
    except Complaint as complaint:
        found = (complaint.place,) if complaint.place else places(complaint.rule_id, package)
        return Finding(name, trial, complaint.message, complaint.facts, complaint.rule_id, found)
    except OutOfPatience as late:
        where = _own_place(late.__traceback__, package)
        return Finding(name, trial, "battery-hangs", {"seconds": int(seconds)}, "", where)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"[:400]
        return Finding(name, trial, "battery-raises", {"error": told}, "", _own_place(error.__traceback__, package))
    return None


def _own_place(raised: TracebackType | None, package: str) -> tuple[str, ...]:
    """The last line of the system itself on the way to an error; otherwise the last line of all."""
    frames = list(traceback.walk_tb(raised))
    own = [
        (frame, line) for frame, line in frames if f"{frame.f_globals.get('__name__', '')}.".startswith(f"{package}.")
    ]
    if not frames:
        return ()
    frame, line = (own or frames)[-1]
    return (f"{frame.f_globals.get('__name__', '')}:{line} {frame.f_code.co_qualname}",)


def run(
    system: System,
    *,
    tests: Path | None = None,
    only: frozenset[str] = frozenset(),
    trials: tuple[Trial, ...] | None = None,
    seconds: float = PATIENCE,
    told: Callable[[str, str], None] = lambda _check, _trial: None,
) -> list[Checked]:
    """All checks, or only some of them, over a system and its trials. `told` hears what is looked at now."""

    def wanted(name: str) -> bool:
        return not only or name in only

    report: list[Checked] = []
    for name, of_system in OF_THE_SYSTEM.items():
        if wanted(name):
            report.append(_checked(name, [("", partial(of_system, system, tests))], system.package, seconds, told))
    tried = system.trials() if trials is None else trials
    screens = [(one.name, partial(books.show_screens, system, one)) for one in tried]
    if wanted("screens"):
        report.append(_checked("screens", screens, system.package, seconds, told))
    for name, of_game in (*OF_EVERY_GAME.items(), *OF_BRIEF_GAMES.items()):
        games = [one for one in tried if (one.brief or name in OF_EVERY_GAME) and (one.twins or name != "secrets")]
        if wanted(name):
            calls = [(one.name, partial(of_game, one)) for one in games]
            report.append(_checked(name, calls, system.package, seconds, told))
    return report


NAMES = (*OF_THE_SYSTEM, "screens", *OF_EVERY_GAME, *OF_BRIEF_GAMES)
"""All checks by name, in their order."""


def _checked(
    name: str,
    calls: Sequence[tuple[str, Callable[[], Any]]],
    package: str,
    seconds: float,
    told: Callable[[str, str], None],
) -> Checked:
    checked, began = Checked(name, len(calls)), perf_counter()
    for trial, call in calls:
        told(name, trial)
        finding = finding_of(call, name, trial, package, seconds)
        if finding is not None:
            checked.findings.append(finding)
    checked.seconds = perf_counter() - began
    return checked
