"""A worker whose players fail, each in its own way; tests run it in place of the real one."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import Any

from regelwerk.players import levels, thinking
from regelwerk.players.thinking import Effort
from regelwerk.table.workers import prompt_worker

WAY = "REGELWERK_BAD_PLAYER"
"""The environment says how the player that thinks fails."""
PONDERS = "ponders"
"""It does not fail, but thinks for an hour about every decision."""


@dataclass(frozen=True)
class Bad:
    name: str
    way: str

    def decide(self, at: Any, prompt: Any, seed: str) -> str:
        del at, prompt, seed
        match self.way:
            case "raises":
                raise RuntimeError("no idea")
            case "dies":
                os._exit(1)
            case "hangs":
                time.sleep(3600)
        return "fly"


def main() -> None:
    if os.environ[WAY] == PONDERS:
        for level in levels.EFFORTS:
            levels.EFFORTS[level] = Effort(futures=10**9, seconds=3600.0)
        vars(thinking)["_is_settled"] = lambda *_: False
    else:
        vars(prompt_worker)["player"] = lambda _played, name, _scene, **_: Bad(name, os.environ[WAY])
    prompt_worker.main()
