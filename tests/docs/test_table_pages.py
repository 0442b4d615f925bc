"""The pages about the table for developers name what is there."""

import re

from docs.pages import ROOT
from regelwerk.table.web.openapi import live_messages

TABLE = ROOT / "src" / "regelwerk" / "table"


def test_the_rooms_of_the_table_are_all_named() -> None:
    page = (ROOT / "docs" / "dev" / "table.md").read_text("utf-8")
    rooms = page.partition("## The rooms")[2].partition("\n## ")[0]
    named = {name.rstrip("/") for name in re.findall(r"`([\w/]+)`", rooms)}
    there = {path.stem for path in TABLE.glob("*.py")} | {path.parent.name for path in TABLE.glob("*/__init__.py")}
    assert there - {"__init__"} <= named, there - {"__init__"} - named


def test_every_command_is_explained() -> None:
    page = (ROOT / "docs" / "dev" / "table-api.md").read_text("utf-8")
    rows = page.partition("## Commands")[2]
    named = {name for row in re.findall(r"^\| (`.*?) \|", rows, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    known = {
        schema["properties"]["do"]["const"]
        for schema in live_messages().values()
        if "do" in schema.get("properties", {})
    }
    assert known
    assert named - {"do"} == known
