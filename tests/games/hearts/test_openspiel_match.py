"""A player of ours sits in OpenSpiel's own Hearts against its search, where that is installed."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel (open_spiel) is not installed")

from bench.openspiel_hearts import (
    SpielHouse,
    compared,
    lead_line,
    passed,
    plan,
    play,
    player_line,
    refusal,
)
from spadille.bots.arena.ledger import Keeper, Ledger, OtherVersion
from spadille.bots.arena.plan import Task
from spadille.cards import CardSet

#: Every way of passing once, and none.
DEALS = 4


def test_every_deal_comes_to_the_same_at_both_tables() -> None:
    """It is checked in each deal that both tables allow each action and count the same points."""
    wanted = plan("heuristic", seed=3, simulations=5, exploration=10)
    with SpielHouse(wanted, "") as house:
        done = house.play(Task(1, DEALS))
    assert [len(deal) for deal in done.scores] == [4] * DEALS
    assert {sum(scores) for deal in done.scores for scores in deal} <= {26, 78}
    ours, theirs = done.conduct
    assert not ours.faults
    # Thirteen cards in each of four seatings, and a pass in three deals of four.
    assert ours.times.count == 4 * (13 * DEALS + DEALS - 1)
    assert theirs.times.count == 4 * 3 * 13 * DEALS


def test_the_figures_say_who_is_better_and_are_kept(tmp_path: Path) -> None:
    file, told = tmp_path / "kept", list[str]()
    wanted = plan("heuristic", seed=5, simulations=2, exploration=10)
    for deals in (2, 3):
        report = compared(wanted, deals, 1, file, told.append)
        assert report.deals == deals
    assert told[-1] == "3 of 3 deals"
    (lead,) = report.leads
    assert "heuristic better than ismcts simulations=2 c=10 by" in lead_line(lead)
    ours, theirs = report.players
    assert lead.points == pytest.approx(theirs.points.value - ours.points.value)
    assert player_line(ours).startswith(f"heuristic: {ours.points.value:.3f} points a hand")


RUN = ("heuristic", "--deals", "1", "--jobs", "1", "--simulations", "2", "--keep")


def _refused(file: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "bench.openspiel_hearts", *RUN, str(file), *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_file_that_cannot_be_gone_on_with_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    wanted = plan("heuristic", seed=0, simulations=2, exploration=10)
    with closing(Keeper(file)) as keeper:
        keeper.read(Ledger(wanted))
        assert "in use" in _refused(file)
    written = file.read_bytes()
    assert "another comparison" in _refused(file, "--seed", "1")
    file.write_bytes(written + b"{}\n")
    assert f"{file}, line 2: these are no deals" in _refused(file)
    assert file.read_bytes() == written + b"{}\n"
    assert "directory" in _refused(tmp_path)


def test_nothing_is_written_by_players_who_have_learned_something_else(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    wanted = plan("heuristic", seed=0, simulations=2, exploration=10)
    ledger = Ledger(wanted)
    ledger._versions = ["model of today", ""]
    with closing(Keeper(file)) as keeper:
        keeper.read(ledger)
        written = file.read_bytes()
        with pytest.raises(OtherVersion) as other:
            play(ledger, keeper, 1, 1, print)
    assert file.read_bytes() == written
    assert refusal(file, other.value).startswith("heuristic has learned something else since")


def test_the_fixed_pass_gives_away_what_is_dangerous() -> None:
    low = CardSet.read("S2 S3 S4 S5 HA H2 DA DK D3 D4 C2 C3 C4")
    assert passed(low) == CardSet.read("HA DA DK")
    assert passed(low - CardSet.read("S2") | CardSet.read("SQ")) == CardSet.read("SQ HA DA")
