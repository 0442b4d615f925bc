"""The process behind `review_pool`: reviews one finished game until done, out of time, or told to stop."""

from __future__ import annotations

from threading import Event, Thread
from time import monotonic

import orjson

from regelwerk.engine.game import Json
from regelwerk.engine.journal.entries import journal_from
from regelwerk.engine.system import System, system
from regelwerk.languages import languages
from regelwerk.players.analysis.page import html
from regelwerk.players.analysis.review import Told, review
from regelwerk.players.analysis.telling import debriefing, plain_numbers
from regelwerk.players.judging import ValueFileError
from regelwerk.table.errors import TableError
from regelwerk.table.user_errors import USER_ERRORS, user_problem
from regelwerk.table.workers.process import serve


def run_review(asked: Json, told: Told) -> Json:
    """A review as pages and files in every language, and as numbers; raises TableError and the errors of users."""
    chosen = system(asked["system"])
    journal = journal_from(asked["journal"], "")
    try:
        found = review(chosen, journal, told=told)
    except ValueFileError:
        raise TableError("table-review-nobody-judges", status=422) from None
    pages = {lang: debriefing(chosen, journal, found, lang, asked["names"]) for lang in languages()}
    told_in = {lang: {"page": page.plain(), "file": html(page)} for lang, page in pages.items()}
    return {"pages": told_in, "numbers": plain_numbers(chosen, found)}


class ReviewWorker:
    """Reviews in a thread of its own while answering questions about the progress."""

    def __init__(self) -> None:
        self._done = self._steps = 0
        self._end = 0.0
        self._stopped = Event()
        self._result: Json = {}

    def answer(self, message: bytes) -> bytes:
        """`begin` with a request, `stop`, or an empty message for the progress."""
        asked: Json = orjson.loads(message)
        if "begin" in asked:
            self._done = self._steps = 0
            self._end = monotonic() + asked["seconds"]
            Thread(target=self._work, args=(asked["begin"],), daemon=True).start()
        elif "stop" in asked:
            self._stopped.set()
        return orjson.dumps(self._result or {"done": self._done, "steps": self._steps})

    def _told(self, done: int, steps: int) -> bool:
        self._done, self._steps = done, steps
        return not self._stopped.is_set() and monotonic() < self._end

    def _work(self, asked: Json) -> None:
        try:
            self._result = run_review(asked, self._told)
        except TableError as error:
            self._result = {"problems": {lang: error.problem(lang).model_dump() for lang in languages()}}
        except USER_ERRORS as error:
            chosen: System = system(asked["system"])
            self._result = {
                "problems": {lang: user_problem(error, lang, chosen.package).model_dump() for lang in languages()}
            }
        except Exception:
            problem = TableError("table-not-worked-out")
            self._result = {"problems": {lang: problem.problem(lang).model_dump() for lang in languages()}}
            raise


def main() -> None:
    """Answer until the server is gone."""
    serve(ReviewWorker().answer)
