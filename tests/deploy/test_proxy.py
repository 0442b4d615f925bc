"""The table behind a real nginx with the configuration that is handed out: pages, TLS, links, live seats."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection, HTTPSConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"]))
pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx here")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    for _ in range(600):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail(f"nothing listens at {port}")


def configured(folder: Path, plain: int, tls: int, behind: Sequence[int]) -> Path:
    """The configuration that is handed out, for these ports."""
    (folder / "tls").mkdir()
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-keyout", str(folder / "tls" / "privkey.pem"), "-out", str(folder / "tls" / "fullchain.pem")],
        check=True, capture_output=True,
    )  # fmt: skip
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for handed_out, here in (
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{tls} ssl;"),
        ("server table:8192;", " ".join(f"server 127.0.0.1:{port};" for port in behind)),
        ("/etc/nginx/tls/", f"{folder}/tls/"),
        ("        listen [::]:80;\n", ""),
        ("        listen [::]:443 ssl;\n", ""),
    ):
        assert handed_out in text, handed_out
        text = text.replace(handed_out, here)
    temporary = [f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    text = text.replace("http {\n", "http {\n" + "\n".join(temporary) + "\n", 1)
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/pid;\ndaemon off;\n{text}", "utf-8")
    return file


def started(folder: Path, file: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([str(NGINX), "-e", "stderr", "-p", str(folder), "-c", str(file)])


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, int]]:
    """The plain and the encrypted port of a proxy with a table behind it."""
    folder = tmp_path_factory.mktemp("proxy")
    plain, tls, behind = free_port(), free_port(), free_port()
    file = configured(folder, plain, tls, [behind])
    program = str(Path(sys.executable).parent / "regelwerk")
    settings = {**os.environ, "REGELWERK_HOME": str(folder / "home")}
    served = [program, "table", "--port", str(behind), "--workers", "0", "--local", "--no-browser", "--open"]
    table = subprocess.Popen(
        served, env=settings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    proxy = started(folder, file)
    try:
        wait_for(behind)
        wait_for(tls)
        yield plain, tls
    finally:
        for process in (proxy, table):
            process.terminate()
        for process in (proxy, table):
            process.wait(timeout=60)


def encrypted(port: int) -> HTTPSConnection:
    return HTTPSConnection("127.0.0.1", port, context=ssl._create_unverified_context(), timeout=60)


def test_whoever_comes_without_encryption_is_sent_to_it(ports: tuple[int, int]) -> None:
    asked = HTTPConnection("127.0.0.1", ports[0], timeout=60)
    asked.request("GET", "/api/systems", headers={"Host": "tisch.example"})
    answer = asked.getresponse()
    assert (answer.status, answer.headers["Location"]) == (301, "https://tisch.example/api/systems")


def test_pages_come_through_with_their_rules(ports: tuple[int, int]) -> None:
    asked = encrypted(ports[1])
    asked.request("GET", "/")
    answer = asked.getresponse()
    assert answer.status == 200
    assert b"<title>Regelwerk</title>" in answer.read()
    assert answer.headers["Strict-Transport-Security"]
    assert "default-src" in answer.headers["Content-Security-Policy"]


def test_a_game_is_begun_and_its_links_are_encrypted(ports: tuple[int, int]) -> None:
    asked = encrypted(ports[1])
    wanted = json.dumps({"system": "phasesix", "scene": "schlaegerei"})
    told = {"Content-Type": "application/json", "Host": "tisch.example", "Origin": "https://tisch.example"}
    asked.request("POST", "/api/games", wanted, told)
    answer = asked.getresponse()
    body = answer.read().decode()
    assert answer.status in (200, 201), body
    assert "http://" not in body


def test_a_live_seat_reaches_the_table(ports: tuple[int, int]) -> None:
    raw = ssl._create_unverified_context().wrap_socket(socket.create_connection(("127.0.0.1", ports[1]), timeout=60))
    raw.sendall(
        b"GET /api/table/live HTTP/1.1\r\nHost: tisch.example\r\nOrigin: https://tisch.example\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    answer = raw.recv(4096).decode("latin-1")
    raw.close()
    assert re.match(r"HTTP/1.1 101 ", answer), answer


class Named(BaseHTTPRequestHandler):
    """A server that says which one it is."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        name = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(name)))
        self.end_headers()
        self.wfile.write(name)

    def log_request(self, *_: object) -> None:
        """Nothing."""


def test_all_screens_of_a_table_meet_at_one_of_several_servers(tmp_path: Path) -> None:
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(3)]
    tls = free_port()
    file = configured(tmp_path, free_port(), tls, [server.server_port for server in servers])
    for server in servers:
        Thread(target=server.serve_forever, daemon=True).start()
    proxy = started(tmp_path, file)
    try:
        wait_for(tls)

        def met_by(address: str) -> bytes:
            asked = encrypted(tls)
            asked.request("GET", address)
            return asked.getresponse().read()

        tables = {f"table{n}": {met_by(f"/api/table/live?table=table{n}") for _ in range(3)} for n in range(12)}
        assert all(len(met) == 1 for met in tables.values())
        assert len(set.union(*tables.values())) > 1
        assert len({met_by("/api/systems") for _ in range(3)}) == 1
    finally:
        proxy.terminate()
        proxy.wait(timeout=60)
        for server in servers:
            server.shutdown()
            server.server_close()
