"""The page on text forms names every action, every event and every field there is."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.registry import rulebook

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8")
LHOMBRE = rulebook("lhombre")
KINDS = [*get_args(LHOMBRE.actions), *get_args(LHOMBRE.events)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_action_and_event_is_described(kind: type[msgspec.Struct]) -> None:
    tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined] # a struct has one
    lines = [line for line in PAGE.splitlines() if f"`{tag}`" in line]
    names = [field.name for field in msgspec.structs.fields(kind)]
    assert any(all(f"`{name}`" in line for name in names) for line in lines)


@pytest.mark.parametrize("name", CONTRACTS)
def test_every_contract_is_described(name: str) -> None:
    assert f"| `{name}` |" in PAGE
