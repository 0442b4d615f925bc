"""The languages that this table speaks, and the browser's words in those that somebody has brought."""

from __future__ import annotations

from fastapi import APIRouter, Path
from fastapi.responses import FileResponse

from regelwerk.languages import CODE, browser_words, language_name, languages
from regelwerk.table.errors import TableError
from regelwerk.table.web.api.dependencies import PROBLEMS
from regelwerk.table.wire.pages.languages import LanguageInfo

router = APIRouter(prefix="/api/languages", tags=["systems"], responses=PROBLEMS)


@router.get("", summary="The installed languages, the default first")
async def installed() -> list[LanguageInfo]:
    return [
        LanguageInfo(code=lang, name=language_name(lang), words=browser_words(lang) is not None) for lang in languages()
    ]


@router.get("/{code}.js", summary="The words of the browser client in a language that it does not bring along")
async def words(code: str = Path(pattern=f"^{CODE.pattern}$")) -> FileResponse:
    file = browser_words(code) if code in languages() else None
    if file is None:
        raise TableError("table-no-words", status=404, lang=code)
    return FileResponse(file, media_type="text/javascript", headers={"cache-control": "no-cache"})
