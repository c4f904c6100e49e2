"""The programs of others beside which the kernel is measured."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from spadille.analysis.bench import measures, peers
from spadille.analysis.bench.peers import Speed

PEERS = (
    ("colver", peers.colver),
    ("pyspiel", peers.open_spiel_native),
    ("pyspiel", peers.open_spiel_from_python),
)


@pytest.mark.parametrize(("name", "ask"), PEERS)
def test_a_peer_plays_where_it_is_installed(name: str, ask: Callable[[int], Speed | None]) -> None:
    pytest.importorskip(name)
    speed = ask(50)
    assert speed is not None
    assert 0 < speed.deals < speed.cards


def test_a_peer_that_is_absent_is_passed_over_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, ask in PEERS:
        monkeypatch.setitem(sys.modules, name, None)
        assert ask(1) is None
    found = measures._beside("cards a second", "1/s", "Colver (Belote)", 1.0, None, ">= 1.5")
    assert (found.peer, found.ratio) == ("Colver (Belote) is not installed", None)
