"""Which Node.js builds the front-end."""

from pathlib import Path

import pytest

from tools.workshop import node


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("", False),
    ],
)
def test_new_enough_for_vite(version: str, enough: bool) -> None:
    assert node.is_new_enough(version) is enough


def test_an_old_node_on_path_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho v18.20.4\n", encoding="ascii")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    found = node.find()
    assert found is None or found.program.parent != tmp_path


def test_the_nodes_own_folder_comes_first_on_path(tmp_path: Path) -> None:
    chosen = node.Node(tmp_path / "node", ("npm",))
    assert chosen.env()["PATH"].startswith(f"{tmp_path}")
