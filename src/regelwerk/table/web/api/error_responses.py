"""Whatever fails is told as a `Problem`: a stable code and a sentence in the language that was asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from regelwerk.engine.book.messages import LANGUAGES
from regelwerk.table.errors import TableError, damage_failure, store_failure
from regelwerk.table.storage.records import DamagedGameError, NoSuchGame, StoreError, WriteConflict
from regelwerk.table.user_errors import USER_ERRORS, user_problem
from regelwerk.table.wire.commands import Problem

LONGEST_FIELD = 200


def language(query: Mapping[str, str]) -> str:
    asked = query.get("lang", "")
    return asked if asked in LANGUAGES else LANGUAGES[0]


def answer(problem: Problem, status: int) -> JSONResponse:
    headers = {"www-authenticate": "Bearer"} if status == 401 else None
    return JSONResponse(problem.model_dump(), status, headers=headers)


def tell_problems(app: FastAPI) -> None:
    """Let the application answer every failure with a problem."""
    for kind in USER_ERRORS:
        app.add_exception_handler(kind, _user_error)
    app.add_exception_handler(TableError, _trouble)
    app.add_exception_handler(NoSuchGame, _no_such_game)
    app.add_exception_handler(WriteConflict, _moved_on)
    app.add_exception_handler(StoreError, _store)
    app.add_exception_handler(DamagedGameError, _damaged)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


async def _trouble(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TableError)
    return answer(error.problem(language(request.query_params)), error.status)


async def _user_error(request: Request, error: Exception) -> JSONResponse:
    """A user_problem in what was sent; the system that it was sent to may have words of its own for it."""
    return answer(user_problem(error, language(request.query_params), getattr(request.state, "package", "")), 422)


async def _no_such_game(request: Request, _: Exception) -> JSONResponse:
    return await _trouble(request, TableError("table-no-game", status=404))


async def _moved_on(request: Request, _: Exception) -> JSONResponse:
    return await _trouble(request, TableError("table-moved-on", status=409))


async def _store(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, StoreError)
    return await _trouble(request, store_failure(error))


async def _damaged(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, DamagedGameError)
    return await _trouble(request, damage_failure(error))


async def _http(request: Request, error: Exception) -> JSONResponse:
    """Paths and methods that there are not."""
    assert isinstance(error, HTTPException)
    codes = {404: "table-page-unknown", 405: "table-method-unknown", 400: "table-invalid-body"}
    told = await _trouble(request, TableError(codes.get(error.status_code, "table-invalid"), status=error.status_code))
    told.headers.update(error.headers or {})
    return told


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    """The first thing that does not fit, and where it stands."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]
    return await _trouble(request, invalid(found["type"], found["loc"], found.get("ctx", {})))


def invalid(kind: str, where: Sequence[Any], context: Mapping[str, Any]) -> TableError:
    field = speakable(".".join(str(step) for step in where[1:]))
    facts = {"field": field or "–"}
    match kind:
        case "json_invalid":
            return TableError("table-invalid-body", status=422)
        case "missing":
            return _told("table-invalid-missing", field, facts)
        case "extra_forbidden":
            return _told("table-invalid-extra", field, facts)
        case "string_too_long" | "too_long":
            return _told("table-invalid-long", field, facts | {"most": str(context.get("max_length", ""))})
        case "string_too_short" | "too_short":
            return _told("table-invalid-short", field, facts)
        case "less_than_equal" | "greater_than_equal":
            return _told("table-invalid-limit", field, facts | {"limit": str(context.get("le", context.get("ge", "")))})
        case "literal_error" | "enum":
            return _told("table-invalid-choice", field, facts | {"known": str(context.get("expected", ""))})
    return _told("table-invalid-value", field, facts)


def speakable(text: str) -> str:
    """What somebody sent, as far as it can be said again: not for ever, and without halves of characters."""
    return text[:LONGEST_FIELD].encode("utf-8", "replace").decode()


def _told(code: str, field: str, facts: dict[str, str]) -> TableError:
    error = TableError(code, status=422, field=field)
    error.facts = dict(facts)
    return error
