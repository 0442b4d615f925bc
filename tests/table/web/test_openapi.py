"""The interface is described whole: requests, and the messages of the live connection that OpenAPI has no place for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from regelwerk.table.web import openapi


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    from regelwerk.table.settings import Settings
    from regelwerk.table.web.app import create_app

    return create_app(Settings(database="sqlite://")).openapi()


def references(part: object) -> Iterator[str]:
    """Everything that a document refers to, however deep."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_what_goes_through_the_live_connection_is_described(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert {"Hello", "Ask", "ServerMessage", "TableView", "Snapshot", "Update", "Reply"} <= set(schemas)
    kinds = schemas["ServerMessage"]["discriminator"]["mapping"]
    assert set(kinds) == {"table", "update", "odds", "reply", "closed"}


def test_nothing_refers_to_what_is_not_there(document: dict[str, Any]) -> None:
    names = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert {reference for reference in references(document) if reference not in names} == set()


def test_a_request_is_described_as_the_application_says_it() -> None:
    own = {"type": "string"}
    told = openapi.with_live_messages({"components": {"schemas": {"Hello": own}}})
    assert told["components"]["schemas"]["Hello"] is own


def test_it_is_printed_for_the_browser(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    openapi.main()
    assert "/api/systems" in orjson.loads(capfdbinary.readouterr().out)["paths"]
