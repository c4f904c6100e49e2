"""The figures of a comparison, and everything by which anybody can get them again."""

from __future__ import annotations

import shlex
from typing import Any

import msgspec

from spadille.bots.arena import comparison
from spadille.bots.arena.comparison import Mean
from spadille.bots.arena.entrant import PIPE, Conduct, Mishap
from spadille.bots.arena.ledger import Ledger
from spadille.bots.arena.plan import PATIENCE, Plan
from spadille.bots.arena.seating import Seating, each
from spadille.rules import codec

_MILLI = 1000


class Standing(msgspec.Struct, frozen=True):
    """One player: the points a deal at one seat, how long decisions took, and lost turns.

    ``version`` is what a program calls itself, or what one of our own has learned; ``lacking``
    tells what he could not read and played without. Times are in milliseconds, of the processor, or
    by the clock where the player is a program.
    """

    name: str
    version: str
    lacking: str
    points: Mean
    decisions: int
    p50_ms: float
    p99_ms: float
    max_ms: float
    is_by_clock: bool
    faults: dict[str, int]
    mishaps: tuple[Mishap, ...]


class Lead(msgspec.Struct, frozen=True):
    """How far ``first`` is ahead of ``second``, in points a deal, and who is better if anybody."""

    first: str
    second: str
    points: float
    error: float | None
    low: float | None
    high: float | None
    deals: int
    better: str | None


class Report(msgspec.Struct, frozen=True):
    """A comparison as far as it was played: ``deals`` of ``wanted``, each by all ``seatings``.

    ``made_by`` names each Spadille that played, ``command`` plays the very deals that were counted.
    """

    rules: str
    seed: int
    deals: int
    wanted: int
    seatings: tuple[Seating, ...]
    is_more_better: bool
    players: tuple[Standing, ...]
    leads: tuple[Lead, ...]
    made_by: tuple[str, ...]
    command: str

    @classmethod
    def of(cls, ledger: Ledger, wanted: int) -> Report:
        """The figures so far; at least one deal must have been played."""
        plan, deals = ledger.plan, ledger.deals
        is_more = comparison.is_more_better(plan.rulebook())
        return cls(
            rules=plan.rules,
            seed=plan.seed,
            deals=len(deals),
            wanted=wanted,
            seatings=plan.seatings,
            is_more_better=is_more,
            players=tuple(
                _standing(name, conduct, comparison.points(deals, plan.seatings, number))
                for number, (name, conduct) in enumerate(
                    zip(plan.players, ledger.conduct, strict=True)
                )
            ),
            leads=tuple(
                _lead(plan, lead)
                for lead in comparison.leads(deals, plan.seatings, is_more=is_more)
            ),
            made_by=ledger.made_by,
            command=command(plan, len(deals)),
        )

    @property
    def is_sound(self) -> bool:
        """Whether nobody lost a turn, or played without what he has learned."""
        return not any(player.faults or player.lacking for player in self.players)

    def plain(self) -> Any:
        """The report as plain dictionaries and lists, as JSON has it."""
        return codec.plain(self)


def command(plan: Plan, deals: int | None = None) -> str:
    """The command that plays a plan."""
    words = ["spadille", "arena", *plan.players, "--game", plan.rules]
    words += [] if deals is None else ["--deals", str(deals)]
    words += ["--seed", str(plan.seed)]
    if len(plan.players) == 2 and plan.seatings == each(len(plan.seatings[0])):
        words += ["--seatings", "each"]
    if plan.patience != PATIENCE:
        words += ["--patience", f"{plan.patience:g}"]
    return shlex.join(words)


def _standing(name: str, conduct: Conduct, points: Mean) -> Standing:
    times = conduct.times
    return Standing(
        name=name,
        version=conduct.version,
        lacking=conduct.lacking,
        points=points,
        decisions=times.count,
        p50_ms=_MILLI * times.quantile(0.5),
        p99_ms=_MILLI * times.quantile(0.99),
        max_ms=_MILLI * times.longest,
        is_by_clock=name.startswith(PIPE),
        faults=conduct.faults,
        mishaps=tuple(conduct.mishaps),
    )


def _lead(plan: Plan, lead: comparison.Lead) -> Lead:
    mean = lead.mean
    low, high = mean.interval or (None, None)
    return Lead(
        first=plan.players[lead.first],
        second=plan.players[lead.second],
        points=mean.value,
        error=mean.error,
        low=low,
        high=high,
        deals=mean.deals,
        better=None if lead.better is None else plan.players[lead.better],
    )
