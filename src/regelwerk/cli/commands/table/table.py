"""`regelwerk table`: serves the game table to browsers on this machine and in its network."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import home
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from socket import socket

    from regelwerk.table.settings import Settings
    from regelwerk.table.web.logs import LogFile

PORT = 8192

Port = Annotated[int, typer.Option("--port", help="cli-opt-port", metavar="PORT", min=0, max=65_535)]
Local = Annotated[bool, typer.Option("--local", help="cli-opt-local")]
Database = Annotated[str | None, typer.Option("--database", help="cli-opt-database", metavar="URL")]
IsOpen = Annotated[bool, typer.Option("--open", help="cli-opt-open")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="cli-opt-no-browser")]
Processes = Annotated[int, typer.Option("--processes", help="cli-opt-processes", metavar="N", min=1, max=64)]
Drain = Annotated[float, typer.Option("--drain", help="cli-opt-drain", metavar="N", min=0, max=600, show_default=False)]
Connections = Annotated[
    int, typer.Option("--connections", help="cli-opt-connections", metavar="N", min=10, max=100_000)
]
Log = Annotated[Path | None, typer.Option("--log", help="cli-opt-log", metavar="FILE")]
Workers = Annotated[int | None, typer.Option("--workers", help="cli-opt-table-workers", metavar="N", min=0, max=64)]


def table(
    ctx: typer.Context,
    port: Port = PORT,
    local: Local = False,
    database: Database = None,
    open_: IsOpen = False,
    no_browser: NoBrowser = False,
    workers: Workers = None,
    processes: Processes = 1,
    drain: Drain = 0.0,
    log: Log = None,
    connections: Connections = 2_000,
) -> None:
    import asyncio

    from regelwerk.table.errors import TableError
    from regelwerk.table.settings import PROXIES, Settings, listed_proxies
    from regelwerk.table.storage.database_lock import sqlite_file
    from regelwerk.table.storage.records import StoreError
    from regelwerk.table.web.app import create_app
    from regelwerk.table.web.links import base_url, host_link, own_addresses
    from regelwerk.table.web.logs import write_logs
    from regelwerk.table.web.server import PortTaken, listening, serve
    from regelwerk.table.web.tokens import SecretError, host_token, house_secret

    if ctx.invoked_subcommand is not None:
        return
    voice: Voice = ctx.obj
    folder = table_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    url = database_url(database)
    try:
        proxies = listed_proxies(os.environ.get("REGELWERK_PROXIES", "")) or PROXIES
    except ValueError:
        raise UserError("cli-wrong-proxies") from None
    settings = Settings(
        url,
        folder,
        is_open=open_,
        workers=workers,
        is_reachable=not local,
        proxies=proxies,
        connections=connections,
        drain=drain,
        owns_process=True,
    )
    try:
        secret = house_secret(folder)
        link = host_link(host_token(secret, asyncio.run(_check_database(url))))
    except (SecretError, StoreError) as error:
        voice.complain(TableError(error.code, **error.facts).problem(voice.lang).text)
        raise typer.Exit(2) from None
    if processes > 1 and sqlite_file(url) is not None:
        raise UserError("cli-wrong-processes")
    try:
        sock = listening(port, everywhere=not local)
    except PortTaken:
        raise UserError("cli-wrong-port", port=str(port)) from None
    own = sock.getsockname()[1]
    first = base_url("http", "localhost", own) + link
    others = [] if local else [base_url("http", address, own) + link for address in own_addresses()]
    # In a terminal the log goes to a file, so that the greeting stays readable; a service logs to standard error.
    if log is None and sys.stderr.isatty():
        log = folder / "table.log"
    with _log_file(log) as file:
        write_logs(file)
        _greet(voice, first, others)
        if not no_browser:
            _show(first)
        if processes == 1:
            serve(create_app(settings), sock)
        else:
            _supervise(sock, settings, processes, file)
    voice.print(voice.text("cli-table-closed"))


def _log_file(path: Path | None) -> AbstractContextManager[LogFile | None]:
    from regelwerk.table.web.logs import LogFile

    try:
        return closing(LogFile(path)) if path is not None else nullcontext()
    except OSError:
        raise UserError("cli-wrong-log", file=str(path)) from None


def _supervise(sock: socket, settings: Settings, number: int, log: LogFile | None) -> None:
    from regelwerk.table.web.processes import CannotStart, Supervisor

    try:
        Supervisor(sock, settings, number, log).run()
    except CannotStart:
        raise UserError("cli-wrong-process-start") from None


def table_folder() -> Path:
    """Where the table keeps its games and its key."""
    return home() / "table"


def database_url(named: str | None) -> str:
    """The database that an option or the environment names, otherwise the file in the table's folder."""
    return named or os.environ.get("REGELWERK_DATABASE") or f"sqlite:///{table_folder() / 'games.db'}"


async def _check_database(url: str) -> int:
    """Fail before anybody is invited if the database cannot be used, is damaged or is served by another process.

    Returns the generation of the host's link.
    """
    from regelwerk.table.storage.database_lock import locked_database
    from regelwerk.table.storage.store import Store

    with locked_database(url):
        store = await Store.open(url)
        try:
            await store.check_file()
            return await store.host_generation()
        finally:
            await store.close()


def _greet(voice: Voice, first: str, others: list[str]) -> None:
    """Print the addresses for this machine and for other devices."""
    voice.print(voice.text("cli-table-open"), style="bold")
    voice.print(f"  {first}", soft_wrap=True)
    for other in others:
        voice.print(voice.text("cli-table-elsewhere"))
        voice.print(f"  {other}", soft_wrap=True)
    voice.print(voice.text("cli-table-stop"), style="dim")
    voice.out.file.flush()


def _show(address: str) -> None:
    """Open the page in a browser, if there is a display."""
    import webbrowser

    has_screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.stdout.isatty() and has_screen:
        webbrowser.open(address)
