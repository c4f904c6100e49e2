"""Every way in which a deal of L'Hombre can end, and a finished deal for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.cards import Seat
from spadille.games.lhombre.action import AnnounceTout, GiveUp
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import DealSettled
from spadille.rules.action import Pass, Play
from tests.games.lhombre.splits import Split, winners_of
from tests.games.lhombre.table import F, M, Table, scripted


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


def _endings() -> Iterator[Ending]:
    yield Ending(None, "washed_out")
    for name, contract in CONTRACTS.items():
        outcomes = ["win", "bet"] if contract.family == "grand" else ["win", "bet", "codille"]
        yield from (Ending(name, outcome) for outcome in outcomes)
        if contract.may_tout:
            yield Ending(name, "win", "made")
            yield from (Ending(name, outcome, "failed") for outcome in outcomes)
        if contract.exchange == "all":
            yield Ending(name, "given_up")


#: Section 4.1 and 6: every contract with every outcome and what became of a tout.
ENDINGS = tuple(_endings())

#: A split of the tricks for each outcome: declarer, his right-hand neighbour, the last.
_SPLITS: dict[str, dict[str, Split]] = {
    "game": {"win": (5, 3, 1), "bet": (4, 4, 1), "codille": (3, 2, 4)},
    "grand": {"win": (5, 2, 2), "bet": (4, 3, 2)},
    "nolo": {"win": (0, 6, 3), "bet": (1, 3, 5), "codille": (3, 4, 2)},
}


def finished(ending: Ending, declarer: Seat = M) -> Table:
    """A deal that ends so, played to the last trick where it is not given up."""
    if ending.contract is None:
        return Table().do(Pass(), Pass(), Pass())
    family = CONTRACTS[ending.contract].family
    split = (9, 0, 0) if ending.tout == "made" else _SPLITS[family].get(ending.outcome, (9, 0, 0))
    script = scripted(ending.contract, declarer, winners_of(split, declarer))
    table = script.table
    if ending.outcome == "given_up":
        if declarer != F:
            table.do(Play(script.next_card))
        return table.do(GiveUp())
    if ending.tout != "none":
        while table.turn != declarer:
            table.do(Play(script.next_card))
            table.answer_lead()
        table.do(AnnounceTout())
    return script.play()
