"""Container image, compose file and service are in order, as far as that shows without pulling anything."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from regelwerk.table.settings import listed_proxies

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
HADOLINT = shutil.which("hadolint", path=str(Path(sys.executable).parent))


@pytest.mark.skipif(HADOLINT is None, reason="hadolint is packaged for Linux on x86 only")
def test_the_image_is_built_by_the_rules_of_the_craft() -> None:
    ran = subprocess.run([str(HADOLINT), str(DEPLOY / "Containerfile")], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "")


def test_the_image_runs_as_nobody_in_particular_and_says_how_it_is() -> None:
    last_stage = CONTAINERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001:10001$", last_stage, re.MULTILINE)
    assert "HEALTHCHECK" in last_stage and "/ready" in last_stage
    assert "STOPSIGNAL SIGTERM" in last_stage
    assert "node" not in last_stage


def test_the_image_installs_only_extras_that_there_are() -> None:
    wanted = re.search(r"\.whl\)\[([a-z,]+)\]", CONTAINERFILE)
    assert wanted is not None
    described = (ROOT / "pyproject.toml").read_text("utf-8")
    for extra in wanted[1].split(","):
        assert re.search(rf"^{extra} = \[", described, re.MULTILINE), extra


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_the_compose_file_names_only_what_there_is() -> None:
    text, services = (DEPLOY / "compose.yaml").read_text("utf-8"), compose()["services"]
    assert set(services) == {"database", "table", "proxy"}
    build = services["table"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    known = set(re.findall(r"^([A-Z_]+)=", (DEPLOY / ".env.example").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"\$\{([A-Z_]+)", text)) == known
    mounted = [volume.partition(":")[0] for one in services.values() for volume in one.get("volumes", ())]
    assert {name for name in mounted if not name.startswith(".")} == set(compose()["volumes"])
    assert (DEPLOY / "nginx.conf").is_file() and "./nginx.conf" in mounted


def test_the_compose_file_starts_the_table_with_options_that_it_knows() -> None:
    from cli.running import run

    (flag, number) = compose()["services"]["table"]["command"]
    shown = run("table", "--help").out
    assert flag in shown and number.isdecimal()
    variables = {name for name in compose()["services"]["table"]["environment"] if name.startswith("REGELWERK_")}
    documented = (ROOT / "docs" / "tisch-betreiben.md").read_text("utf-8")
    assert all(f"`{name}`" in documented for name in variables)


def test_the_table_trusts_the_network_that_the_compose_file_makes() -> None:
    """Docker and Podman would choose networks from different ranges."""
    (made,) = compose()["networks"]["default"]["ipam"]["config"]
    (trusted,) = listed_proxies(compose()["services"]["table"]["environment"]["REGELWERK_PROXIES"])
    assert trusted == made["subnet"]
    assert ip_network(trusted).is_private and ip_network(trusted).num_addresses <= 256


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_service_is_one_that_systemd_takes(tmp_path: Path) -> None:
    unit = (DEPLOY / "regelwerk.service").read_text("utf-8")
    (tmp_path / "regelwerk.service").write_text(unit.replace("/opt/regelwerk/bin/regelwerk", sys.executable), "utf-8")
    ran = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / "regelwerk.service")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    complaints = [line for line in ran.stderr.splitlines() if "regelwerk.service" in line]
    assert not complaints
