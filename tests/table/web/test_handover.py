"""Connections that move to the process in which their table is open."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from queue import SimpleQueue

import pytest

from regelwerk.table.settings import Settings
from regelwerk.table.web.handover import HandedOver, Reception, Siblings, hand_over
from regelwerk.table.web.processes import Supervisor
from regelwerk.table.web.websockets import frame_head

TOLD = HandedOver({"type": "websocket", "headers": [(b"host", b"table")]}, '{"token": "x"}')
Welcomed = SimpleQueue[tuple[socket.socket, HandedOver]]


@contextmanager
def reception(address: str) -> Iterator[Welcomed]:
    welcomed: Welcomed = SimpleQueue()
    with closing(Reception(address, lambda connection, told: welcomed.put((connection, told)))):
        yield welcomed


def test_each_table_has_one_process_that_all_of_them_know() -> None:
    known = [Siblings(Path("meeting"), own, 3) for own in range(3)]
    owners = []
    for game in (f"game{number}" for number in range(60)):
        here = [one.own for one in known if one.elsewhere(game) is None]
        assert len(here) == 1
        assert {one.elsewhere(game) for one in known} == {None, known[0].address(here[0])}
        owners += here
    assert set(owners) == {0, 1, 2}


def test_a_connection_is_handed_over_with_its_hello_and_goes_on(tmp_path: Path) -> None:
    address = str(tmp_path / "0.sock")
    ours, theirs = socket.socketpair()
    with reception(address) as welcomed, ours, theirs:
        assert hand_over(address, theirs.fileno(), TOLD)
        theirs.close()
        moved, told = welcomed.get(timeout=10)
        with moved:
            assert told == TOLD
            moved.sendall(b"served elsewhere")
            assert ours.recv(100) == b"served elsewhere"


def test_where_nobody_takes_it_over_a_connection_stays(tmp_path: Path) -> None:
    address = str(tmp_path / "0.sock")
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert not hand_over(address, theirs.fileno(), TOLD)
        with reception(address):
            pass
        assert not hand_over(address, theirs.fileno(), TOLD), "its process is about to stop"
        theirs.sendall(b"served here")
        assert ours.recv(100) == b"served here"


def test_who_takes_the_place_of_a_process_takes_over_what_it_would_have(tmp_path: Path) -> None:
    address = str(tmp_path / "0.sock")
    ours, theirs = socket.socketpair()
    with ours, theirs, reception(address) as before, reception(address) as now:
        assert hand_over(address, theirs.fileno(), TOLD)
        now.get(timeout=10)[0].close()
        assert before.empty()


def test_a_process_that_dies_while_it_hands_something_over_leaves_nothing_open(tmp_path: Path) -> None:
    address = str(tmp_path / "0.sock")
    ours, theirs = socket.socketpair()
    with reception(address) as welcomed, ours, theirs:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(address)
            socket.send_fds(line, [b"half of"], [theirs.fileno()])
        theirs.close()
        assert ours.recv(100) == b"", "closed over there too"
        again, other = socket.socketpair()
        with again:
            assert hand_over(address, other.fileno(), TOLD)
            other.close()
            welcomed.get(timeout=10)[0].close()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_says_how_long_its_text_is(size: int) -> None:
    head = frame_head(size)
    told = head[1] if head[1] < 126 else struct.unpack("!H" if head[1] == 126 else "!Q", head[2:])[0]
    assert (head[0], told) == (0x81, size)


def test_only_its_own_processes_meet_where_connections_are_handed_over() -> None:
    with socket.socket() as port:
        supervisor = Supervisor(port, Settings("sqlite:///x"), 2)
        assert Path(supervisor._meeting.name).stat().st_mode & 0o077 == 0
