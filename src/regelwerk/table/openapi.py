"""The table's interface as OpenAPI, with the messages of the live connection beside the ordinary requests.

`python -m regelwerk.table.openapi` prints it; the browser's types are generated from that.
"""

from __future__ import annotations

import sys
from typing import Any

import orjson
from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from regelwerk.table import pages
from regelwerk.table.wire import Ask, Done, Hello, Problem, ServerMessage, TableView, Wire

_REF = "#/components/schemas/{model}"


def live_messages() -> dict[str, Any]:
    """The schemas of what goes through the WebSocket, which OpenAPI itself knows nothing of."""
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
    """An OpenAPI document, and the live connection's messages among its components."""
    components = document.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    for name, schema in live_messages().items():
        schemas.setdefault(name, schema)
    return document


if __name__ == "__main__":
    written = [kind for kind in vars(pages).values() if isinstance(kind, type) and issubclass(kind, Wire)]
    _, defs = models_json_schema([(kind, "serialization") for kind in written], ref_template=_REF)
    bare: dict[str, Any] = {"openapi": "3.1.0", "info": {"title": "Regelwerk", "version": "0"}, "paths": {}}
    bare["components"] = {"schemas": dict(defs["$defs"])}
    sys.stdout.buffer.write(orjson.dumps(with_live_messages(bare), option=orjson.OPT_INDENT_2))
