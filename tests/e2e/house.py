"""A game table as `regelwerk table` starts it, in a folder of its own; it can be killed and started again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Any

import httpx

from table.databases import free_port

PATIENCE = 60.0
TOO_OFTEN = 429


@dataclass(frozen=True, slots=True)
class Seated:
    """A game with its links: one of the master's, and one for each person by the seat."""

    id: str
    master: str
    players: dict[str, str]

    @property
    def page(self) -> str:
        return f"#/table/{self.id}"


class House:
    """One server process; whoever starts it again finds it at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None
        self._client = httpx.Client(timeout=PATIENCE)
        self.host_link = ""

    @property
    def address(self) -> str:
        return f"http://localhost:{self._port}/"

    def open(self) -> None:
        """Start the server and wait until it says where it is."""
        command = [str(Path(sys.executable).parent / "regelwerk"), "table", "--local", "--no-browser"]
        with (self._folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self._port), "--workers", "1"],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "REGELWERK_HOME": str(self._folder)},
            )
        assert self._process.stdout is not None
        greeting = "".join(self._process.stdout.readline() for _ in range(2))
        found = re.search(r"(#/host/\S+)", greeting)
        assert found is not None, (self._folder / "server.log").read_text()
        self.host_link = found[1]

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def close(self) -> None:
        """Ask it to stop: it does, and is content."""
        assert self._process is not None
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)

    def ask(self, method: str, path: str, token: str, given: Any = None) -> Any:
        """One request as the browser makes it."""
        request = self._client.build_request(
            method, f"{self.address}api/{path}", json=given, headers={"Authorization": f"Bearer {token}"}
        )
        while (answer := self._client.send(request)).status_code == TOO_OFTEN:
            sleep(float(answer.headers["Retry-After"]))
        assert answer.is_success, answer.text
        return answer.json()

    def keep(self, system: str, name: str, text: str) -> list[str]:
        """Content of the host's own, kept on this table; its name, as a game takes it."""
        self.ask("PUT", f"content/{system}/{name}", self.host_link.rpartition("/")[2], {"text": text})
        return [name]

    def bring_in(self, journal: str) -> Seated:
        """A game that was played elsewhere; only the master's link is given out."""
        answer = self._client.post(
            f"{self.address}api/import",
            content=journal.encode(),
            headers={"Authorization": f"Bearer {self.host_link.rpartition('/')[2]}"},
        )
        assert answer.is_success, answer.text
        made = answer.json()
        return Seated(made["game"], f"#/t/{made['token']}", {})

    def prepare(self, system: str, scene: str, people: tuple[str, ...], **wanted: Any) -> Seated:
        """A game with a person on each of these seats and on no other, not yet begun."""
        host = self.host_link.rpartition("/")[2]
        made = self.ask("POST", "games", host, {"system": system, "scene": scene, **wanted})
        token = made["token"]
        lobby = self.ask("GET", "lobby", token)
        computer = lobby["detail"]["tactics"][0]["name"]
        for seat in lobby["seats"]:
            if seat["role"] == "player" and (seat["seat"] in people) != (seat["player"] == "person"):
                player = "person" if seat["seat"] in people else computer
                self.ask("PATCH", f"lobby/seats/{seat['id']}", token, {"player": player})
        links = {seat["seat"]: seat["link"] for seat in self.ask("GET", "lobby", token)["seats"]}
        return Seated(made["game"], f"#/t/{token}", {seat: links[seat] for seat in people})

    def play_on(self, game: Seated) -> None:
        """Everybody takes the default until it is over, without a browser."""
        tokens = [link.rpartition("/")[2] for link in (game.master, *game.players.values())]
        while (tables := [self.ask("GET", "table", token) for token in tokens])[0]["ending"] is None:
            for token, table in zip(tokens, tables, strict=True):
                for choice in table["choices"][:1]:
                    answer = {"do": "answer", "prompt": choice["id"], "key": choice["default"]}
                    self.ask("POST", "table/commands", token, answer)

    def begin(self, game: Seated) -> Seated:
        self.ask("POST", "lobby/begin", game.master.rpartition("/")[2])
        return game
