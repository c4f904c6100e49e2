"""A small comparison for a test, in this process unless told otherwise."""

from __future__ import annotations

from contextlib import closing

from spadille.bots.arena.driver import played
from spadille.bots.arena.ledger import Ledger
from spadille.bots.arena.plan import PATIENCE, Plan
from spadille.bots.arena.report import Report
from spadille.bots.arena.seating import mixed
from spadille.bots.arena.workers import Here, Workers
from spadille.games.registry import rulebook


def plan(*players: str, rules: str = "lhombre/hjemme", patience: float = PATIENCE) -> Plan:
    """All mixed seatings of these players, seed 1."""
    book = rulebook(rules)
    seatings = mixed(len(players), book.seats)
    return Plan(str(book.profile), players, seatings, seed=1, patience=patience)


def ledger(wanted: Plan, deals: int, workers: Workers | None = None) -> Ledger:
    """What came of so many deals."""
    kept = Ledger(wanted)
    with closing(Here(wanted) if workers is None else workers) as used:
        for each in played(used, kept.left(deals)):
            kept.add(each)
    return kept


def report(wanted: Plan, deals: int, workers: Workers | None = None) -> Report:
    """The figures of so many deals."""
    return Report.of(ledger(wanted, deals, workers), deals)
