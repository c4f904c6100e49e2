"""The locks are hashed, agree with each other, and hold what pyproject.toml asks for."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
WANTED = {
    "runtime": PROJECT["dependencies"],
    "test": [*PROJECT["dependencies"], *EXTRAS["test"]],
    "check": [*PROJECT["dependencies"], *EXTRAS["test"], *EXTRAS["check"]],
}
ENTRY = re.compile(r"^(\S+?)(?:\[.*\])?==([^\s;]+)(?: ; .*?)? \\$")
FILES = [*WANTED, "node"]


def _entries(name: str) -> list[str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and line[0] not in "# "]


def _pins(name: str) -> dict[str, set[str]]:
    """The locked versions by package; two where machines differ."""
    pins: dict[str, set[str]] = {}
    for entry in _entries(name):
        found = ENTRY.match(entry)
        assert found, f"requirements/{name}.txt: {entry!r} is not pinned and hashed"
        pins.setdefault(canonicalize_name(found[1]), set()).add(found[2])
    return pins


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    assert _pins(name)


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_holds_what_the_project_asks_for(name: str) -> None:
    pins = _pins(name)
    for line in WANTED[name]:
        wanted = Requirement(line)
        versions = pins.get(canonicalize_name(wanted.name), set())
        assert versions, f"{line} is not locked: run python3 dev.py lock"
        assert all(map(wanted.specifier.contains, versions)), f"{line} is locked as {versions}"


@pytest.mark.parametrize(("smaller", "larger"), [("runtime", "test"), ("test", "check")])
def test_a_larger_lock_holds_the_smaller_as_it_is(smaller: str, larger: str) -> None:
    assert _pins(smaller).items() <= _pins(larger).items()


def test_the_front_end_lock_is_hashed_and_names_no_address() -> None:
    lock = (ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"integrity"') == lock.count('"node_modules/')
