"""What has been played so far, kept in a file where somebody wants to go on later."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

import msgspec

from spadille.bots.arena.entrant import Conduct, learned
from spadille.bots.arena.lock import IN_USE, lock
from spadille.bots.arena.plan import Plan, Task, missing
from spadille.bots.arena.round import Round, Scores
from spadille.rules import codec


class Row(msgspec.Struct, frozen=True):
    """A line of the file: a round as it was written, with its ``check``."""

    check: str
    round: msgspec.Raw


_PLAN: codec.Reader[Plan] = codec.decoder_of(Plan)
_ROUND: codec.Reader[Round] = codec.decoder_of(Round)
_ROW = msgspec.json.Decoder(Row)


class InUse(Exception):
    """Raised when somebody else plays with the file."""


class OtherPlan(Exception):
    """Raised when a file keeps rounds of another plan, which is ``found``."""

    def __init__(self, found: Plan) -> None:
        self.found = found
        super().__init__(str(found))


class NoLedger(Exception):
    """Raised when a file is none that keeps rounds, from its line ``line`` on."""

    def __init__(self, line: int) -> None:
        self.line = line
        super().__init__(f"line {line}")


class OtherVersion(Exception):
    """Raised when a player was another in some deals: ``found`` there, ``own`` here."""

    def __init__(self, player: str, found: str, own: str) -> None:
        self.player, self.found, self.own = player, found, own
        super().__init__(f"{player}: {found}, not {own}")


class Ledger:
    """The rounds of a plan, which come in any order.

    What is told is of deals 1 to ``count``, so that anybody can play the same again: a round behind
    a gap counts when the gap is closed.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        game = plan.rulebook().profile.game
        self._versions = [learned(name, game).version for name in plan.players]
        self._rounds: dict[int, Round] = {}

    def add(self, played: Round) -> None:
        """Take in a round; raises ``OtherVersion`` where players have learned something else."""
        told = zip(self.plan.players, played.conduct, self._versions, strict=True)
        for player, conduct, own in told:
            # Who has learned nothing, and a program, is called as it likes.
            if conduct.version != own and own:
                raise OtherVersion(player, conduct.version, own)
        self._rounds[played.first] = played

    @property
    def count(self) -> int:
        """How many deals have been played, from the first on without a gap."""
        return sum(len(each.scores) for each in self._in_order)

    @property
    def deals(self) -> list[tuple[Scores, ...]]:
        """The points by deal, seating and seat, the deals in their order."""
        return [deal for each in self._in_order for deal in each.scores]

    @property
    def conduct(self) -> list[Conduct]:
        """How each player has behaved."""
        told = [Conduct() for _ in self.plan.players]
        for each in self._in_order:
            for conduct, later in zip(told, each.conduct, strict=True):
                conduct.join(later)
        return told

    @property
    def made_by(self) -> tuple[str, ...]:
        """Which Spadille has played, each that has."""
        return tuple(sorted({each.made_by for each in self._in_order}))

    def left(self, deals: int) -> list[Task]:
        """What is still to be played of so many deals."""
        return missing([each.task for each in self._rounds.values()], deals)

    @property
    def _in_order(self) -> list[Round]:
        rounds, first = [], 1
        while (found := self._rounds.get(first)) is not None:
            rounds.append(found)
            first += len(found.scores)
        return rounds


class Keeper:
    """Writes rounds to a file, each before the next, so that an interruption loses little."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None

    def read(self, ledger: Ledger) -> None:
        """Take in what the file keeps, and hold it to go on; a new file begins with the plan.

        Raises ``InUse``, ``OtherPlan``, ``OtherVersion``, ``NoLedger`` and ``OSError``; nothing has
        changed then.
        """
        # What is read from a device or a pipe may never end.
        if self._path.exists() and not (self._path.is_file() or self._path.is_dir()):
            raise NoLedger(1)
        self._file = file = self._path.open("a+b")
        try:
            lock(file)
        except IN_USE as error:
            raise InUse from error
        head = codec.encode(ledger.plan) + b"\n"
        file.seek(0)
        told = file.read()
        # A line without its end was being written when everything stopped.
        whole = told[: told.rfind(b"\n") + 1]
        if not whole and not head.startswith(told):
            raise NoLedger(1)
        for each in _rounds(whole, ledger.plan):
            ledger.add(each)
        file.truncate(len(whole))
        if not whole:
            self._write(head)

    def keep(self, played: Round) -> None:
        """Write a round down."""
        told = codec.encode(played)
        self._write(codec.encode(Row(check(told), msgspec.Raw(told))) + b"\n")

    def close(self) -> None:
        """No more rounds."""
        if self._file is not None:
            self._file.close()

    def _write(self, line: bytes) -> None:
        assert self._file is not None
        self._file.write(line)
        self._file.flush()


def _rounds(text: bytes, plan: Plan) -> Sequence[Round]:
    """The rounds of a file."""
    head, *lines = text.splitlines() or [codec.encode(plan)]
    try:
        found = _PLAN.decode(head)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NoLedger(1) from error
    if found != plan:
        raise OtherPlan(found)
    rounds: list[Round] = []
    kept: set[int] = set()
    for number, line in enumerate(lines, 2):
        try:
            each = _round(line)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise NoLedger(number) from error
        if each is None or not _fits(each, plan) or not kept.isdisjoint(each.task.numbers):
            raise NoLedger(number)
        kept.update(each.task.numbers)
        rounds.append(each)
    return rounds


def _round(line: bytes) -> Round | None:
    """The round of a line; none where it is not as it was written."""
    row = _ROW.decode(line)
    told = bytes(row.round)
    return _ROUND.decode(told) if row.check == check(told) else None


def check(told: bytes) -> str:
    """What tells whether a round is still as it was written: 16 hex digits of its SHA-256."""
    return sha256(told).hexdigest()[:16]


def _fits(each: Round, plan: Plan) -> bool:
    """Whether a round is one of the plan, by its shape."""
    return (
        each.first >= 1
        and len(each.scores) >= 1
        and len(each.conduct) == len(plan.players)
        and all(
            len(deal) == len(plan.seatings)
            and all(
                len(scores) == len(seating)
                for scores, seating in zip(deal, plan.seatings, strict=True)
            )
            for deal in each.scores
        )
    )
