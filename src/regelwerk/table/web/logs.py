"""Logs for operators: one JSON object per line on standard error, or in a file of bounded size.

They name the route of a request, never its address: no token, no body and nothing else that people send is logged.
"""

from __future__ import annotations

import logging
import os
import secrets
import sys
import time
import traceback
from contextlib import suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any, BinaryIO, TextIO

import orjson
from starlette.datastructures import MutableHeaders

from regelwerk.table.errors import TableError
from regelwerk.table.web.limits import Bucket, Rate, refuse

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from regelwerk.table.metrics import Metrics

LOG = logging.getLogger("regelwerk.table")
request_id: ContextVar[str] = ContextVar("request_id", default="")
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


REFUSALS = Rate(0.2, 100)
"""How often refused requests are logged."""
REMARKS = Rate(0.2, 20)
"""How often each message of uvicorn's own is logged, such as those about invalid requests."""


LOG_SIZE, LOG_FILES = 10_000_000, 4
"""Bytes after which a log file is put aside, and how many of those are kept besides the current one."""


class LogFile:
    """A file put aside when it is full: `table.log` becomes `table.log.1`, that one `.2`, the last is deleted."""

    def __init__(self, path: Path, size: int = LOG_SIZE, kept: int = LOG_FILES) -> None:
        self._path = path
        self._size = size
        self._kept = kept
        self._lock = Lock()
        self._file = self._opened()

    def _opened(self) -> BinaryIO:
        return open(self._path, "ab", opener=lambda name, flags: os.open(name, flags, 0o600))

    def write(self, text: str) -> None:
        data = text.encode("utf-8", errors="replace")
        with self._lock:
            if self._file.tell() and self._file.tell() + len(data) > self._size:
                self._put_aside()
            self._file.write(data)
            self._file.flush()

    def _put_aside(self) -> None:
        self._file.close()
        names = [self._path, *(self._path.with_name(f"{self._path.name}.{n}") for n in range(1, self._kept + 1))]
        for older, newer in zip(reversed(names), reversed(names[:-1]), strict=False):
            with suppress(OSError):
                newer.replace(older)
        self._file = self._opened()

    def flush(self) -> None:
        """Every line is written at once."""

    def copy(self, lines: IO[bytes]) -> None:
        """Write what another process logs, line by line, until it ends."""
        with lines:
            for line in lines:
                # A full disk must not hold up the process that logs.
                with suppress(OSError):
                    self.write(line.decode("utf-8", errors="replace"))

    def close(self) -> None:
        self._file.close()


_LIVE = ('%s - "WebSocket', "connection open", "connection closed")
"""How uvicorn's messages about live connections begin. They name the address of a person, and say nothing else."""


class RepeatFilter(logging.Filter):
    """Limits how often uvicorn repeats a message, and drops those about single people; errors always pass."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[str, Bucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith("uvicorn") or record.levelno >= logging.ERROR:
            return True
        if str(record.msg).startswith(_LIVE):
            return False
        bucket = self._buckets.setdefault(str(record.msg), Bucket(REMARKS.per_second, REMARKS.burst))
        return bucket.take()


class JsonLines(logging.Formatter):
    """An event as one line: time, level, logger, message, and the `extra` values."""

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
    """The type of an exception and its traceback. Its text is left out, because it may quote what people sent."""
    frames = traceback.extract_tb(trace)
    return {"error": kind.__name__, "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:]]}


def write_logs(stream: TextIO | LogFile | None = None, level: int = logging.INFO) -> None:
    """Set up logging with such lines; the access log, which contains queries, is turned off."""
    handler: logging.StreamHandler[Any] = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatFilter())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Its plugins and plans are of no interest to operators.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    access = logging.getLogger("uvicorn.access")
    access.handlers.clear()
    access.propagate = False


class RequestLog:
    """Logs every request with id, route, status and duration, and answers unexpected exceptions."""

    def __init__(self, app: ASGIApp, refusals: Rate = REFUSALS) -> None:
        self.app = app
        self._refusals = Bucket(refusals.per_second, refusals.burst)
        self._left_out = 0

    def _is_logged(self, status: int, facts: dict[str, Any]) -> bool:
        """Whether to log a request: of many refused ones only some, with the number left out."""
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
            seconds = time.perf_counter() - began
            metrics: Metrics = scope["app"].state.metrics
            metrics.requests.labels(route(scope), str(status)).inc()
            metrics.request_seconds.observe(seconds)
            took = round(seconds * 1000, 1)
            facts: dict[str, Any] = {"method": scope["method"], "route": route(scope), "status": status, "ms": took}
            if self._is_logged(status, facts):
                LOG.log(logging.INFO if scope["path"].startswith("/api") else logging.DEBUG, "request", extra=facts)
            request_id.reset(token)


def route(scope: Scope) -> str:
    """The pattern of the path, such as `/api/replay/{n}`; the values of its parameters stay out of the log."""
    return str(getattr(scope.get("route"), "path", "") or "–")
