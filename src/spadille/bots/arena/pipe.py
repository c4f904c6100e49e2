"""A player that is a program of somebody else; ``docs/pipe.md`` tells what the two say."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from spadille.bots.arena.failure import LOST, Failed
from spadille.bots.arena.program import Program
from spadille.cards import Seat
from spadille.notation import position
from spadille.notation.error import NotationError
from spadille.notation.word import Word, words_of
from spadille.notation.words import ActionReader
from spadille.rules import codec
from spadille.rules.action import Action
from spadille.rules.legal import Legal
from spadille.rules.rulebook import Rulebook

PROTOCOL = 1
#: Seconds a program has at least to say hello, since it must be loaded first.
GREETING = 10.0
#: So many losses in a row, or in all, and the program is not started again.
IN_A_ROW, IN_ALL = 3, 20
#: Of what a program wrote, as much as is told.
_SHOWN = 120


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """What a program is told first: the protocol, the rules and the seat it plays for."""

    protocol: int
    rules: str
    seats: int
    seat: Seat


class Question(msgspec.Struct, frozen=True, tag_field="type", tag="question"):
    """What does the seat do now? ``position`` is what it sees, ``seed`` is for draws of chance."""

    id: int
    seat: Seat
    position: str
    legal: Legal
    seed: int


class Greeting(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """What a program answers first: what it is called, and perhaps in which version."""

    name: str = ""


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """The action, in words as in a record or as a JSON object, to the question of that ``id``."""

    id: int
    action: str | dict[str, Any]


_GREETING: codec.Reader[Greeting] = codec.decoder_of(Greeting)
_ANSWER: codec.Reader[Answer] = codec.decoder_of(Answer)


class Pipe:
    """A player that asks a program, one process for each seat, so that none sees two hands.

    ``version`` is what the program calls itself. ``seconds`` is what the last answer took by the
    clock, without the start of the process.
    """

    def __init__(self, words: Sequence[str], patience: float) -> None:
        self.version = ""
        self.seconds = 0.0
        self._words = tuple(words)
        self._patience = patience
        self._programs: dict[Seat, Program] = {}
        self._asked = 0
        self._lost = self._lost_in_a_row = 0

    def choose(self, rulebook: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        """What the program does; raises ``Failed`` where it does nothing that can be done."""
        self.seconds = 0.0
        if self._lost_in_a_row >= IN_A_ROW or self._lost >= IN_ALL:
            raise Failed("absent", "it was lost too often")
        try:
            action = self._answered(rulebook, view, seat, rng)
        except Failed as failed:
            if failed.kind in LOST:
                self._lost += 1
                self._lost_in_a_row += 1
                self._dismiss(seat)
            raise
        self._lost_in_a_row = 0
        return action

    def close(self) -> None:
        """End the processes, for ever."""
        self._lost = IN_ALL
        for seat in list(self._programs):
            self._dismiss(seat)

    def _answered(self, book: Rulebook[Any], view: Any, seat: Seat, rng: Random) -> Action:
        program = self._programs.get(seat) or self._started(book, seat)
        self._asked += 1
        legal = book.legal(view, seat)
        seen = position.write(book, view)
        question = Question(self._asked, seat, seen, legal, rng.getrandbits(53))
        begun = time.perf_counter()
        try:
            line = program.ask(codec.encode(question) + b"\n", self._patience)
        finally:
            self.seconds = time.perf_counter() - begun
        action = _read(book, line, self._asked)
        if not legal.allows(action):
            raise Failed("illegal", _shown(line))
        return action

    def _started(self, book: Rulebook[Any], seat: Seat) -> Program:
        program = self._programs[seat] = Program(self._words)
        hello = Hello(PROTOCOL, str(book.profile), book.seats, seat)
        line = program.ask(codec.encode(hello) + b"\n", max(self._patience, GREETING))
        try:
            self.version = _GREETING.decode(line).name
        except (msgspec.MsgspecError, UnicodeError) as error:
            # Whoever does not say hello speaks of something else.
            self._dismiss(seat)
            raise Failed("absent", f"no hello: {_shown(line)}") from error
        return program

    def _dismiss(self, seat: Seat) -> None:
        program = self._programs.pop(seat, None)
        if program is not None:
            program.close()


def _read(book: Rulebook[Any], line: bytes, asked: int) -> Action:
    """The action that a line tells; raises ``Failed``."""
    try:
        answer = _ANSWER.decode(line)
        if answer.id == asked:
            return _action(book, answer.action)
    except (msgspec.MsgspecError, UnicodeError, NotationError) as error:
        raise Failed("nonsense", _shown(line)) from error
    raise Failed("nonsense", f"not the answer to {asked}: {_shown(line)}")


def _action(book: Rulebook[Any], told: str | dict[str, Any]) -> Action:
    if isinstance(told, str):
        return ActionReader(book).read(words_of(told) or [Word("")])
    action: Action = _actions(book.actions).decode(msgspec.json.encode(told))
    return action


@cache
def _actions(actions: Any) -> codec.Reader[Any]:
    return codec.decoder_of(actions)


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", errors="replace").strip()
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
