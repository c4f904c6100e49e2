"""The files of finished games under ``records``: by which rules, and what each must show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from spadille.games.lhombre import LHombre
from tests.games.lhombre.happenings import WASHED_OUT, possible
from tests.games.lhombre.table import rules

FOLDER = Path(__file__).parent / "records"
#: The union plays by the rules of private play, but for its penalties.
WITH_ALL_CONTRACTS = ("hjemme", "wpt", "privat", "icelandic")
OUTCOMES = ("win", "bet", "codille")


@dataclass(frozen=True, slots=True)
class Chapter:
    """One file: its rules, what it must show, and the contract for which one seat goes.

    Where there is none, all is left to chance, but that everybody likes to bid ``often``.
    """

    name: str
    rules: str
    wanted: frozenset[str]
    contract: str | None = None
    often: str | None = None

    @property
    def path(self) -> Path:
        """Where it lies."""
        return FOLDER / f"{self.name}.record"

    @property
    def book(self) -> LHombre:
        """The rulebook it is played by."""
        return rules(self.rules)


def _of_contracts() -> Iterator[Chapter]:
    for profile in WITH_ALL_CONTRACTS:
        options = rules(profile).profile.options
        for contract in (WASHED_OUT, *options.bids):
            wanted = frozenset(possible(options, contract))
            yield Chapter(f"{profile}/{contract}", profile, wanted, contract)


def _of_joint_nolos() -> Iterator[Chapter]:
    four = "hjemme+seats=4"
    for nolo in ("simple_nolo", "pure_nolo"):
        joint = [f"{nolo}, {number} players" for number in (2, 3)]
        joint += [f"{nolo}, joiner {end}" for end in OUTCOMES]
        wanted = frozenset([*joint, "a joint nolo overbid"])
        yield Chapter(f"hjemme/joint_{nolo}", "hjemme", wanted, often=nolo)
        sitting = [f"{nolo}, stayed out", *(f"{nolo}, sitter {end}" for end in OUTCOMES)]
        sitting += [f"{nolo}, sitter and {number}" for number in (1, 2, 3)]
        yield Chapter(f"hjemme/sitter_{nolo}", four, frozenset(sitting), often=nolo)


def _of_auctions() -> Iterator[Chapter]:
    yield Chapter("wpt/held", "wpt", frozenset({"held the same"}))
    yield Chapter("privat/held", "privat", frozenset({"held the same", "held another"}))
    yield Chapter("icelandic/held", "icelandic", frozenset({"held the same"}))
    corrected = {"corrected to a pass", "corrected to a bid", "corrected at the end"}
    yield Chapter("privat/corrected", "privat", frozenset(corrected))
    named = ("spade_game", "tourne", "simple_nolo", "grand_tourne", "spade_solo")
    fined = {f"{contract}, fined" for contract in named} | {"fined without the game"}
    yield Chapter("union/fined", "union", frozenset(fined))
    for profile in WITH_ALL_CONTRACTS:
        ends = frozenset({*OUTCOMES, "given_up", WASHED_OUT})
        yield Chapter(f"{profile}/four", f"{profile}+seats=4", ends)


CHAPTERS = (*_of_contracts(), *_of_joint_nolos(), *_of_auctions())
