"""The API as an OpenAPI document, including the messages of the live connection.

`python -m regelwerk.table.web.openapi` prints it; the client's types are generated from that.
"""

from __future__ import annotations

import sys
from typing import Any

import orjson
from pydantic import TypeAdapter

from regelwerk.table.wire.commands import Done, Problem
from regelwerk.table.wire.live import Ask, Hello, ServerMessage
from regelwerk.table.wire.table import TableView

_REF = "#/components/schemas/{model}"


def live_messages() -> dict[str, Any]:
    """The schemas of WebSocket messages, which FastAPI does not describe."""
    heads, defs = TypeAdapter.json_schemas(
        [
            ("ServerMessage", "serialization", TypeAdapter[Any](ServerMessage)),
            ("TableView", "serialization", TypeAdapter(TableView)),
            ("Done", "serialization", TypeAdapter(Done)),
            ("Problem", "serialization", TypeAdapter(Problem)),
            ("Ask", "validation", TypeAdapter(Ask)),
            ("Hello", "validation", TypeAdapter(Hello)),
        ],
        ref_template=_REF,
    )
    named = {str(name): schema for (name, _), schema in heads.items() if "$ref" not in schema}
    return {**defs.get("$defs", {}), **named}


def with_live_messages(document: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI document with the messages of the live connection among its components."""
    components = document.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    for name, schema in live_messages().items():
        schemas.setdefault(name, schema)
    return document


def main() -> None:
    """Print the document; no database is opened."""
    from regelwerk.table.settings import Settings
    from regelwerk.table.web.app import create_app  # the application itself is described with the help of this module

    document = create_app(Settings(database="sqlite://")).openapi()
    sys.stdout.buffer.write(orjson.dumps(document, option=orjson.OPT_INDENT_2))


if __name__ == "__main__":
    main()
