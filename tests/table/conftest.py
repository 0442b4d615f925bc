"""Databases for the tests of the table: a fresh one for each test, of each kind."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.databases import fresh_database, shared_server
from table.house import House, open_house
from table.servers import Servers

MEMORY = "/dev/shm"
"""Where Linux keeps files in memory: a database there is synced as on a disk, only at once."""


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """An empty folder, in memory if there is such a place."""
    with tempfile.TemporaryDirectory(prefix="regelwerk-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server, the same for all workers of a run."""
    folder = tmp_path_factory.getbasetemp()
    with shared_server(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house/games.db"


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    with fresh_database(postgres_server) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, once of each kind."""
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture(scope="session")
def servers() -> Iterator[Servers]:
    """Where server processes come from."""
    found = Servers()
    yield found
    found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """An application with a store of its own, for all who leave it as they found it or make games of their own."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened
