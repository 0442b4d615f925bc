"""The rulebook, for everybody; with a token, as the game of that token has settled its options."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.rule_pages import found_rules, rule_page
from regelwerk.table.web.api.dependencies import PROBLEMS, Credentials, LangQuery, caller, known_system, server_of
from regelwerk.table.wire.pages.rules import RuleHit, RulePage

router = APIRouter(prefix="/api/rules", tags=["rules"], responses=PROBLEMS)
Words = Annotated[str, Query(max_length=100, description="An ID, or words that must all occur; empty: all rules")]
RuleId = Annotated[str, Path(max_length=80)]


@router.get("/{system}", summary="Rules, options and rulings that are found by words")
async def search(request: Request, system: str, q: Words = "", lang: LangQuery = DEFAULT_LANGUAGE) -> list[RuleHit]:
    return await to_thread(found_rules, known_system(request, system), q, lang)


@router.get("/{system}/{rule}", summary="One rule, with the options and rulings that apply")
async def rule(
    request: Request, system: str, rule: RuleId, credentials: Credentials, lang: LangQuery = DEFAULT_LANGUAGE
) -> RulePage:
    chosen = known_system(request, system)
    settled = await _settled(request, credentials, chosen.name)
    page = rule_page(chosen, rule, settled, Language(lang, chosen))
    if page is None:
        raise TableError("table-rule-unknown", status=404, rule=rule[:80], name=rule[:80])
    return page


async def _settled(request: Request, credentials: Credentials, system: str) -> Mapping[str, Any]:
    """The options of the game whose token was sent along."""
    if credentials is None:
        return {}
    who = await caller(request, credentials)
    if who.seat is None:
        return {}
    game = await server_of(request).store.game(who.seat.game)
    if game.system != system:
        return {}
    found: Mapping[str, Any] = (
        game.header["document"].get("options", {}) if game.header else game.draft.get("options", {})
    )
    return found
