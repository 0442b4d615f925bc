"""Every failure as a `Problem`: a stable code and a sentence in the requested language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from regelwerk.languages import DEFAULT_LANGUAGE, nearest
from regelwerk.table.errors import STORAGE_ERRORS, TableError, storage_problem
from regelwerk.table.user_errors import USER_ERRORS, user_problem
from regelwerk.table.wire.commands import Problem

LONGEST_FIELD = 200


def language(query: Mapping[str, str]) -> str:
    asked = query.get("lang", "")
    return nearest(asked) or DEFAULT_LANGUAGE


def answer(problem: Problem, status: int) -> JSONResponse:
    headers = {"www-authenticate": "Bearer"} if status == 401 else None
    return JSONResponse(problem.model_dump(), status, headers=headers)


def add_error_handlers(app: FastAPI) -> None:
    """Let the application answer every failure with a problem."""
    for user_error in USER_ERRORS:
        app.add_exception_handler(user_error, _user_error)
    app.add_exception_handler(TableError, _table_error)
    for storage_error in STORAGE_ERRORS:
        app.add_exception_handler(storage_error, _storage_error)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


async def _table_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TableError)
    return answer(error.problem(language(request.query_params)), error.status)


async def _user_error(request: Request, error: Exception) -> JSONResponse:
    """An error in what was sent, in the words of the system it was sent to if that has any."""
    return answer(user_problem(error, language(request.query_params), getattr(request.state, "package", "")), 422)


async def _storage_error(request: Request, error: Exception) -> JSONResponse:
    return await _table_error(request, storage_problem(error))


async def _http(request: Request, error: Exception) -> JSONResponse:
    """Unknown paths and methods."""
    assert isinstance(error, HTTPException)
    codes = {404: "table-page-unknown", 405: "table-method-unknown", 400: "table-invalid-body"}
    told = await _table_error(
        request, TableError(codes.get(error.status_code, "table-invalid"), status=error.status_code)
    )
    told.headers.update(error.headers or {})
    return told


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    """The first invalid value, and where it is."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]
    return await _table_error(request, invalid(found["type"], found["loc"], found.get("ctx", {})))


def invalid(kind: str, where: Sequence[Any], context: Mapping[str, Any]) -> TableError:
    field = printable(".".join(str(step) for step in where[1:]))
    facts = {"field": field or "–"}
    match kind:
        case "json_invalid":
            return TableError("table-invalid-body", status=422)
        case "missing":
            return _invalid_field("table-invalid-missing", field, facts)
        case "extra_forbidden":
            return _invalid_field("table-invalid-extra", field, facts)
        case "string_too_long" | "too_long":
            return _invalid_field("table-invalid-long", field, facts | {"most": str(context.get("max_length", ""))})
        case "string_too_short" | "too_short":
            return _invalid_field("table-invalid-short", field, facts)
        case "less_than_equal" | "greater_than_equal":
            return _invalid_field(
                "table-invalid-limit", field, facts | {"limit": str(context.get("le", context.get("ge", "")))}
            )
        case "literal_error" | "enum":
            return _invalid_field("table-invalid-choice", field, facts | {"known": str(context.get("expected", ""))})
    return _invalid_field("table-invalid-value", field, facts)


def printable(text: str) -> str:
    """Text from a request, fit for an answer: shortened, and without half characters."""
    return text[:LONGEST_FIELD].encode("utf-8", "replace").decode()


def _invalid_field(code: str, field: str, facts: dict[str, str]) -> TableError:
    error = TableError(code, status=422, field=field)
    error.facts = dict(facts)  # among them one called `field`
    return error
