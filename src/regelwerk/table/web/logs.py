"""Logs for whoever looks after the server: one JSON object a line on standard error.

They say which route was asked, never the address itself: nothing that people send, no token and no body gets into them.
"""

from __future__ import annotations

import logging
import secrets
import sys
import time
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import TYPE_CHECKING, Any, TextIO

import orjson
from starlette.datastructures import MutableHeaders

from regelwerk.table.errors import TableError
from regelwerk.table.web.limits import Bucket, Rate, refuse

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger("regelwerk.table")
request_id: ContextVar[str] = ContextVar("request_id", default="")
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


REFUSALS = Rate(0.2, 100)
"""Of requests that were refused so many each second are logged, and so many at once."""
REMARKS = Rate(0.2, 20)
"""The same for each remark of the web server's own: about requests that are none, connections that come and go."""


class RepeatFilter(logging.Filter):
    """Lets the same remark of the web server through only so often; what went wrong is always told."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[str, Bucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith("uvicorn") or record.levelno >= logging.ERROR:
            return True
        bucket = self._buckets.setdefault(str(record.msg), Bucket(REMARKS.per_second, REMARKS.burst))
        return bucket.take()


class JsonLines(logging.Formatter):
    """An event as one line: when, how bad, where, what, and whatever `extra` was given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        if asked := request_id.get():
            line["request"] = asked
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info and record.exc_info[0] is not None:
            line |= failure(record.exc_info[0], record.exc_info[2])
        return orjson.dumps(line, default=str).decode()


def failure(kind: type[BaseException], trace: TracebackType | None) -> dict[str, Any]:
    """What failed and where. What an exception says may quote what people sent, so it is left out."""
    frames = traceback.extract_tb(trace)
    return {"error": kind.__name__, "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:]]}


def write_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Let everything that logs write such lines; addresses with their queries are logged by nobody."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatFilter())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Its plugins and plans are nothing to those who look after a table.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    access = logging.getLogger("uvicorn.access")
    access.handlers.clear()
    access.propagate = False


class RequestLog:
    """Logs every request with its number, route, status and duration, and answers what nobody foresaw."""

    def __init__(self, app: ASGIApp, refusals: Rate = REFUSALS) -> None:
        self.app = app
        self._refusals = Bucket(refusals.per_second, refusals.burst)
        self._left_out = 0

    def _is_told(self, status: int, facts: dict[str, Any]) -> bool:
        """Whether a request goes into the log: of many that were refused some do, with the number of the others."""
        if not 400 <= status < 500:
            return True
        if not self._refusals.take():
            self._left_out += 1
            return False
        if self._left_out:
            facts["left_out"], self._left_out = self._left_out, 0
        return True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        number = secrets.token_hex(6)
        token = request_id.set(number)
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = number
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:
            LOG.exception("failed", extra={"route": route(scope)})
            if status:
                raise
            await refuse(scope, sending, TableError("table-server-error", status=500, request=number))
        finally:
            took = round((time.perf_counter() - began) * 1000, 1)
            facts: dict[str, Any] = {"method": scope["method"], "route": route(scope), "status": status, "ms": took}
            if self._is_told(status, facts):
                LOG.log(logging.INFO if scope["path"].startswith("/api") else logging.DEBUG, "request", extra=facts)
            request_id.reset(token)


def route(scope: Scope) -> str:
    """The pattern of the path, such as `/api/replay/{n}`; what is in its braces stays out of the log."""
    return str(getattr(scope.get("route"), "path", "") or "–")
