"""Looking for a game in the archive: by words, system, stage, end and date."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Literal

from fastapi import Query
from pydantic import BaseModel, Field

from regelwerk.table.wire.pages.games import GameInfo


class Search(BaseModel):
    """What is looked for; what is left out does not matter."""

    q: Annotated[str, Field(max_length=200)] = ""
    """Words, each of which is somewhere in title, scene, system, names of people, winner or outcome."""
    system: Annotated[str, Field(max_length=80)] = ""
    stage: Literal["", "lobby", "running", "over"] = ""
    ending: Literal["", "won", "draw"] = ""
    since: date | None = None
    """The first day, in UTC, on which it was last played."""
    until: date | None = None
    """The last one."""


GameSearch = Annotated[Search, Query()]


def is_found(game: GameInfo, search: Search) -> bool:
    texts = (game.title, game.scene_name, game.system_title, *game.people, game.winner, game.outcome)
    told = " ".join(texts).casefold()
    return (
        all(word in told for word in search.q.casefold().split())
        and search.system in ("", game.system)
        and search.stage in ("", game.stage)
        and _ended_so(game, search.ending)
        and _is_between(game.changed, search.since, search.until)
    )


def _ended_so(game: GameInfo, ending: str) -> bool:
    return not ending or (bool(game.outcome) and bool(game.winner) is (ending == "won"))


def _is_between(at: float, since: date | None, until: date | None) -> bool:
    if since is not None and at < datetime.combine(since, datetime.min.time(), UTC).timestamp():
        return False
    if until is None or until == date.max:
        return True
    return at < datetime.combine(until + timedelta(days=1), datetime.min.time(), UTC).timestamp()
