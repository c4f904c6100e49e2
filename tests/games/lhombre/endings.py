"""Every way in which a deal of L'Hombre for one declarer can end, and a finished deal for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.cards import Seat
from spadille.games.lhombre import LHombre
from spadille.games.lhombre.action import AnnounceTout, GiveUp
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import DealSettled
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Pass, Play
from tests.games.lhombre.script import Script, scripted
from tests.games.lhombre.splits import Split, winners_of
from tests.games.lhombre.table import HOME_RULES, F, M, Table


@dataclass(frozen=True, slots=True)
class Ending:
    """What a settled deal says of itself; without a contract everybody passed."""

    contract: str | None
    outcome: str
    tout: str = "none"

    @classmethod
    def of(cls, settled: DealSettled) -> Ending:
        """The ending of a settled deal."""
        return cls(settled.contract, settled.outcome, settled.tout)

    def __str__(self) -> str:
        words = [self.contract, self.outcome, *(["tout", self.tout] * (self.tout != "none"))]
        return "-".join(word for word in words if word is not None)


def endings(options: Options) -> tuple[Ending, ...]:
    """Sections 4 and 6: every contract with every outcome and what became of a tout."""
    ends = [end for name in options.bids for end in _endings(options, name)]
    return (Ending(None, "washed_out"), *ends)


def _endings(options: Options, name: str) -> Iterator[Ending]:
    outcomes = ["win", "bet"] if name == "grand" else ["win", "bet", "codille"]
    yield from (Ending(name, outcome) for outcome in outcomes)
    if CONTRACTS[name].family == "game":
        yield Ending(name, "win", "made")
        # Who has led to the sixth trick has won the contract already.
        failing = outcomes if options.tout == "before_fifth_lead" else ["win"]
        yield from (Ending(name, outcome, "failed") for outcome in failing)
    if CONTRACTS[name].exchange == "all":
        yield Ending(name, "given_up")


#: A split of the tricks for each outcome: declarer, his right-hand neighbour, the last.
_SPLITS: dict[str, dict[str, Split]] = {
    "game": {"win": (5, 3, 1), "bet": (4, 4, 1), "codille": (3, 2, 4)},
    "grand": {"win": (5, 2, 2), "bet": (4, 3, 2), "codille": (3, 2, 4)},
    "nolo": {"win": (0, 6, 3), "bet": (1, 3, 5), "codille": (3, 4, 2)},
}


def finished(ending: Ending, declarer: Seat = M, book: LHombre = HOME_RULES) -> Table:
    """A deal that ends so, played as far as the rules let it, or given up."""
    if ending.contract is None:
        return Table(book=book).do(Pass(), Pass(), Pass())
    script = scripted(ending.contract, declarer, _winners(ending, declarer), book=book)
    if ending.outcome == "given_up":
        return _given_up(script, declarer)
    if ending.tout == "none":
        return script.play()
    if book.profile.options.tout == "before_fifth_lead":
        table = script.table
        while table.turn != declarer:
            table.do(Play(script.next_card))
            table.answer_lead()
        table.do(AnnounceTout())
    return script.play()


def _winners(ending: Ending, declarer: Seat) -> list[Seat]:
    """Who takes each trick; the declarer the first five of them if he says tout at all."""
    assert ending.contract is not None
    splits = _SPLITS[CONTRACTS[ending.contract].family]
    split = (9, 0, 0) if ending.tout == "made" else splits.get(ending.outcome, (9, 0, 0))
    winners = winners_of(split, declarer)
    if ending.outcome == "win" and ending.tout == "failed":
        winners.sort(key=lambda seat: seat != declarer)
    return winners


def _given_up(script: Script, declarer: Seat) -> Table:
    table = script.table
    if table.phase != Phase.BEFORE_LEAD and declarer != F:
        table.do(Play(script.next_card))
    return table.do(GiveUp())
