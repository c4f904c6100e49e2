"""The pages on text forms name every action, every event and every field there is."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from spadille.games import registry
from spadille.games.lhombre.contract import CONTRACTS as LHOMBRE
from spadille.games.solo.contract import CONTRACTS as SOLO

DOCS = Path(__file__).parents[2] / "docs"
COMMON = (DOCS / "formats.md").read_text("utf-8")
PAGES = {game: (DOCS / "formats" / f"{game}.md").read_text("utf-8") for game in registry.games()}
KINDS = [
    (game, kind)
    for game in registry.games()
    for book in (registry.rulebook(game),)
    for kind in (*get_args(book.actions), *get_args(book.events))
]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_action_and_event_is_described(game: str, kind: type[msgspec.Struct]) -> None:
    tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined] # a struct has one
    names = [field.name for field in msgspec.structs.fields(kind)]
    text = COMMON + PAGES[game]
    parts = [part for part in text.split("\n\n") if f"`{tag}`" in part]
    lines = [line for line in text.splitlines() if f"`{tag}`" in line]
    assert any(all(f"`{name}`" in told for name in names) for told in (*lines, *parts))


@pytest.mark.parametrize(
    ("game", "name"), [("lhombre", name) for name in LHOMBRE] + [("solo", name) for name in SOLO]
)
def test_every_contract_is_described(game: str, name: str) -> None:
    assert f"| `{name}` |" in PAGES[game]
