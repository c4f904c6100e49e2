"""The browser's types are made from the messages and kept current."""

from pathlib import Path

import pytest

from tools import generate


def test_the_types_in_the_tree_are_current() -> None:
    assert generate.main(["--check"]) == 0


def test_a_stale_file_is_told_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "protocol.ts"
    stale.write_text("export type Card = number;\n")
    monkeypatch.setattr(generate, "TARGET", stale)
    assert generate.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert stale.read_text() == "export type Card = number;\n"
    assert generate.main([]) == 0
    assert generate.main(["--check"]) == 0


@pytest.mark.parametrize(
    "line",
    [
        "export type Card = string;",
        'export type Suit = "S" | "H" | "D" | "C";',
        '  type: "name_trump";',
        "  discards: Hand;",
        "  known: Card[];",
        "  points: number[][];",
        "  losses: Record<string, number>;",
        "  events: Event[];",
        "  since?: number;",
        "  barred?: Barred | null;",
        "  action: Action;",
    ],
)
def test_cards_unions_tuples_and_optional_fields_have_their_form(line: str) -> None:
    assert line in generate.typescript().splitlines()
