"""The process behind `calculation_pool`: odds, verification of journals, content files, images, pages to print.

Requests and answers are JSON; answers contain finished sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson

from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.engine.journal.entries import Journal, journal_from
from regelwerk.engine.system import System, system
from regelwerk.lab.studies.study import Setting
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import loaded, problems
from regelwerk.table.games.transfer import checked
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.odds_pages import ask_question, throw_view
from regelwerk.table.screens.scenario_pages import as_names
from regelwerk.table.user_errors import USER_ERRORS, ServerLanguage, user_problem
from regelwerk.table.workers.process import serve
from regelwerk.table.workers.study_designs import at_field, setting_of


def answer(asked: Json) -> Json:
    """The result of a request: done, refused with a problem, or failed by a fault of ours."""
    chosen = system(asked["system"]) if asked.get("system") else None
    try:
        return {"done": WORK[asked["work"]](chosen, asked)}
    except TableError as error:
        return {"problem": error.problem(asked["lang"]).model_dump(), "status": error.status}
    except USER_ERRORS as error:
        package = chosen.package if chosen else ""
        return {"problem": at_field(user_problem(error, asked["lang"], package), error).model_dump(), "status": 422}
    except Exception as error:  # An error in one request must not end the process.
        return {"failed": type(error).__name__}


def _question(chosen: System | None, asked: Json) -> Any:
    assert chosen is not None
    content = loaded(chosen, tuple((name, text) for name, text in asked["texts"]))
    found = ask_question(
        chosen, content, asked["question"], asked["given"], asked["options"], Language(asked["lang"], chosen)
    )
    return [one.model_dump() for one in found]


def _throw(_: System | None, asked: Json) -> Any:
    return throw_view(asked["notation"], ServerLanguage(asked["lang"])).model_dump()


def _verify(chosen: System | None, asked: Json) -> Any:
    from dataclasses import asdict, replace

    from regelwerk.engine.interpreters.replay import verify
    from regelwerk.engine.journal.views import read_view, verify_view, view_of
    from regelwerk.engine.screen.verdict_words import verdict_in_words

    assert chosen is not None
    journal: Journal = journal_from(asked["journal"], "")
    start = chosen.start(journal.header.document)
    verdict = verify(chosen.game, start, journal)
    if asked["seat"] != MASTER and journal.header.has_leaves:
        # All is checked, but how often something was thrown in secret is not for everybody.
        seen = verify_view(read_view(view_of(journal, asked["seat"]).encode()))
        verdict = replace(seen, replayed=verdict.replayed)
    names = {**chosen.game.names(start), **as_names(asked["names"])}
    language = Language(asked["lang"], chosen)
    told = verdict_in_words(language, verdict, names, chosen.game.rules_version)
    return asdict(verdict) | {"unchecked": verdict.unchecked, "fine": verdict.is_sound, "text": " ".join(told)}


def _content(chosen: System | None, asked: Json) -> Any:
    assert chosen is not None
    beside = tuple((name, text) for name, text in asked["beside"])
    return [one.model_dump() for one in problems(chosen, asked["name"], asked["text"], beside, asked["lang"])]


def _scene(chosen: System | None, asked: Json) -> Any:
    from regelwerk.table.games.own_content import load_together
    from regelwerk.table.screens.scenario_pages import scene_detail, scene_of

    assert chosen is not None
    wrong = _content(chosen, asked)
    if wrong:
        return {"problems": wrong}
    beside = tuple((name, text) for name, text in asked["beside"])
    content = load_together(chosen, asked["name"], asked["text"], beside)
    scene = scene_of(chosen, content, asked["scene"], {})
    return {"detail": scene_detail(scene, Language(asked["lang"], chosen), {}).model_dump()}


def _entry(chosen: System | None, asked: Json) -> Any:
    from regelwerk.table.games.entry_checks import verdict

    assert chosen is not None
    beside = tuple((name, text) for name, text in asked["beside"])
    found = verdict(chosen, asked["kind"], asked["id"], asked["data"], asked["file"], beside, asked["lang"])
    return found.model_dump()


def _check(_: System | None, asked: Json) -> Any:
    return checked(asked["journal"])


def _kinds(chosen: System | None, asked: Json) -> Any:
    from regelwerk.table.screens.workshop_pages import kinds_of

    assert chosen is not None
    found = kinds_of(chosen, Setting(chosen.name), Language(asked["lang"], chosen))
    return [one.model_dump() for one in found]


def _fields(chosen: System | None, asked: Json) -> Any:
    from regelwerk.table.screens.workshop_pages import fields_of

    assert chosen is not None
    return [one.model_dump() for one in fields_of(chosen, Setting(chosen.name), asked["entry"])]


def _measures(_: System | None, asked: Json) -> Any:
    from regelwerk.table.screens.workshop_pages import measures_of

    return [one.model_dump() for one in measures_of(setting_of(asked), asked["lang"])]


def _changed(chosen: System | None, asked: Json) -> Any:
    from regelwerk.table.screens.workshop_pages import changed_odds

    assert chosen is not None
    pair = changed_odds(chosen, setting_of(asked), asked["changes"], Language(asked["lang"], chosen))
    return [[one.model_dump() for one in answers] for answers in pair]


def _image(_: System | None, asked: Json) -> Any:
    from base64 import b64decode, b64encode

    from regelwerk.table.workers.image_reading import read_image

    read = read_image(b64decode(asked["data"]), asked["use"])
    return {"data": b64encode(read.data).decode(), "width": read.width, "height": read.height}


def _print(_: System | None, asked: Json) -> Any:
    from base64 import b64encode

    from regelwerk.engine.screen.printing import Printing

    return b64encode(Printing(asked["template"], asked["data"], 1, 1).pdf()).decode()


WORK: dict[str, Callable[[System | None, Json], Any]] = {
    "question": _question,
    "throw": _throw,
    "verify": _verify,
    "check": _check,
    "content": _content,
    "scene": _scene,
    "image": _image,
    "entry": _entry,
    "print": _print,
    "kinds": _kinds,
    "fields": _fields,
    "measures": _measures,
    "changed": _changed,
}


def main() -> None:
    """Answer requests until the server is gone."""
    serve(lambda message: orjson.dumps(answer(orjson.loads(message))))
