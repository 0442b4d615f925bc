"""Whatever is sent, the server has a sentence for it: schemathesis tries what the schema allows, and what not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from soaking import SOAKING
from table.house import House, open_house

EXAMPLES = 8 if SOAKING else 2
"""For every address and each way to try it; always the same ones."""
MASTERS = ("/api/lobby", "/api/table", "/api/replay", "/api/export", "/api/verify", "/api/me")
KNOWN = {"system": "phasesix", "scene": "schlaegerei", "question": "attack"}
TRYING = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@schemathesis.serializer("application/jsonl")
def journals(context: Any, value: Any) -> bytes:
    """A file is sent as it is."""
    del context
    return value if isinstance(value, bytes) else str(value).encode("utf-8", errors="replace")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def master(house: House) -> str:
    return house.begun()


@pytest.fixture(scope="module")
def document(house: House) -> dict[str, Any]:
    found: dict[str, Any] = house.get("/api/openapi.json")
    return found


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            assert "4XX" in operation["responses"] or path in ("/health", "/ready", "/api/health")
            assert "422" not in operation["responses"], "validation errors are problems too"
    names = document["components"]["schemas"]
    assert {"TableView", "Lobby", "ServerMessage", "Hello", "Problem"} <= set(names)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_nothing_that_is_sent_makes_the_server_fail(
    house: House, master: str, document: dict[str, Any], mode: GenerationMode
) -> None:
    tried: set[tuple[str, str, int]] = set()
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(found, Ok)
        _attempt(house, master, found.ok(), mode, tried)
    everything = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    if mode is GenerationMode.POSITIVE:
        assert {(method, path) for method, path, _ in tried} == everything
        assert {status for _, _, status in tried} == {2, 4}
    else:
        assert len(tried) > len(everything) // 2


def _attempt(house: House, master: str, operation: Any, mode: GenerationMode, tried: set[tuple[str, str, int]]) -> None:
    """Try one address: with a system that there is, for whoever has most to gain from it."""
    token = master if operation.path.startswith(MASTERS) else house.host
    wanted = {one.name for one in operation.path_parameters}
    known = {name: value for name, value in KNOWN.items() if name in wanted}
    strategy = operation.as_strategy(generation_mode=mode, path_parameters=known or None)

    @TRYING
    @given(strategy)
    def attempt(case: Any) -> None:
        asked = case.as_transport_kwargs(base_url="http://testserver")
        body = {"json": asked["json"]} if "json" in asked else {"content": asked.get("data")}
        answer = house.ask(asked["method"], asked["url"], token, params=asked["params"], **body)
        tried.add((case.method, operation.path, answer.status_code // 100))
        assert answer.status_code < 500, case.as_curl_command()
        if answer.status_code >= 400:
            assert answer.json()["text"], case.as_curl_command()

    # An address that takes nothing leaves nothing to get wrong.
    with suppress(Unsatisfiable):
        attempt()
