"""The position line: a deal in the middle, as it is or as somebody sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from spadille.cards import CardSet, Hand, Seat, Talon, Trick
from spadille.notation import word
from spadille.notation.line import Fields, read_line, split, write_line
from spadille.notation.ruleset import Finder
from spadille.notation.word import Word, heap_text
from spadille.rules.faults import Facts, Fault
from spadille.rules.position import Position
from spadille.rules.rule import FaultyGame
from spadille.rules.rulebook import Rulebook

T = TypeVar("T")


def write(rulebook: Rulebook[Any], state: Any) -> str:
    """A state of a deal, the truth or somebody's view, as one line of text without its end.

    >>> from spadille.games.registry import rulebook
    >>> lhombre = rulebook("lhombre")
    >>> write(lhombre, lhombre.start(Seat(2)))
    'lhombre/hjemme@1; dealer 2'
    """
    told = rulebook.position(state)
    fields: dict[str, str | None] = {
        "dealer": str(told.dealer),
        "hands": " / ".join(heap_text(hand.known, hand.hidden) for hand in told.hands) or None,
        "talon": heap_text(told.talon.cards, told.talon.hidden) if len(told.talon) else None,
        "discards": " / ".join(heap_text(heap.known, heap.hidden) for heap in told.discards)
        or None,
        "drawn": " / ".join(heap_text(heap.known, heap.hidden) for heap in told.drawn) or None,
        "calls": " ".join(f"{seat}:{call}" for seat, call in told.calls) or None,
        "contract": told.contract,
        "declarers": _numbers(told.declarers),
        "trump": None if told.trump is None else told.trump.value,
        "taken": _numbers(told.taken),
        "tricks": " / ".join(_trick_text(trick) for trick in told.tricks) or None,
        "trick": _trick_text(told.trick) or None,
    }
    fields |= {name: " ".join(words) for name, words in told.marks.items()}
    fields["turn"] = _numbers(told.turn)
    return write_line(str(rulebook.profile), fields)


def read(text: str, find: Finder) -> tuple[Rulebook[Any], Any]:
    """The rulebook of a position line and the state it tells.

    Raises ``NotationError`` when the line names no known rules or a field twice, and ``FaultyGame``
    with everything else that is wrong with it, all at once.
    """
    rulebook, fields = read_line(text, find)
    reader = _Reader(rulebook.seats, fields)
    position = reader.position()
    try:
        state = rulebook.set_up(position)
    except FaultyGame as error:
        raise FaultyGame("position", [*reader.faults, *error.faults]) from error
    if reader.faults:
        raise FaultyGame("position", reader.faults)
    return rulebook, state


def _numbers(seats: Sequence[Seat]) -> str | None:
    return " ".join(map(str, seats)) or None


def _trick_text(trick: Trick) -> str:
    return " ".join(f"{seat}:{card}" for seat, card in trick.plays)


class _Reader:
    """Reads the fields of a line and keeps its complaints for the end.

    A card that cannot be read counts as one that lies face down, so that no count is wrong for it.
    """

    def __init__(self, seats: int, fields: Fields) -> None:
        self.faults: list[Fault] = []
        self._seats = seats
        self._fields = {name: values for name, (_, values) in fields.items()}

    def position(self) -> Position:
        """Everything the line tells; the fields that only some game knows are marks."""
        take = self._take
        told = Position(
            dealer=self._dealer(take("dealer")),
            hands=self._heaps(take("hands")),
            talon=self._talon(take("talon")),
            discards=self._heaps(take("discards")),
            drawn=self._heaps(take("drawn")),
            calls=self._calls(take("calls")),
            contract=self._one(take("contract"), lambda name: name.text),
            declarers=self._some_seats(take("declarers")),
            trump=self._one(take("trump"), word.suit),
            taken=self._some_seats(take("taken")),
            tricks=tuple(self._trick(part) for part in self._parts(take("tricks"))),
            trick=self._trick(take("trick")),
            turn=self._some_seats(take("turn")),
        )
        marks = {name: tuple(each.text for each in rest) for name, rest in self._fields.items()}
        return replace(told, marks=marks)

    def _take(self, name: str) -> list[Word]:
        return self._fields.pop(name, [])

    def _parts(self, words: list[Word]) -> list[list[Word]]:
        return split(words) if words else []

    def _tried(self, reading: Callable[[Word], T], each: Word) -> T | None:
        return word.tried(reading, each, self.faults)

    def _one(self, words: list[Word], reading: Callable[[Word], T]) -> T | None:
        for extra in words[1:]:
            self.faults.append(Fault("extra", column=str(extra.column), found=extra.text))
        return self._tried(reading, words[0]) if words else None

    def _seat(self, each: Word) -> Seat | None:
        return self._tried(lambda told: word.seat(told, self._seats), each)

    def _dealer(self, words: list[Word]) -> Seat:
        if not words:
            self.faults.append(Fault("dealer-missing"))
        return self._one(words, lambda told: word.seat(told, self._seats)) or Seat(0)

    def _some_seats(self, words: list[Word]) -> tuple[Seat, ...]:
        seats = (self._seat(each) for each in words)
        return tuple(seat for seat in seats if seat is not None)

    def _heaps(self, words: list[Word]) -> tuple[Hand, ...]:
        return tuple(self._hand(part) for part in self._parts(words))

    def _hand(self, words: list[Word]) -> Hand:
        told = self._talon(words)
        known = CardSet(told.cards)
        for card in known:
            if (count := told.cards.count(card)) > 1:
                column = str(words[0].column)
                facts: Facts = {"card": card.text, "count": count, "column": column}
                self.faults.append(Fault("hand-twice", **facts))
        return Hand(known, len(told) - len(known))

    def _talon(self, words: list[Word]) -> Talon:
        seen, hidden = word.seen_and_hidden(words)
        count = 0 if hidden is None else self._tried(word.number, hidden) or 0
        cards = [self._tried(word.card, each) for each in seen]
        return Talon(tuple(card for card in cards if card is not None), count + cards.count(None))

    def _trick(self, words: list[Word]) -> Trick:
        trick = Trick()
        for seat, played in self._sayings(words):
            card = self._tried(word.card, played)
            if seat is not None and card is not None:
                trick = trick.play(seat, card)
        return trick

    def _calls(self, words: list[Word]) -> tuple[tuple[Seat, str], ...]:
        sayings = self._sayings(words)
        return tuple((seat, call.text) for seat, call in sayings if seat is not None)

    def _sayings(self, words: list[Word]) -> Iterator[tuple[Seat | None, Word]]:
        """Words such as ``1:SA``: who, and what."""
        for each in words:
            text, colon, _ = each.text.partition(":")
            seat = self._seat(Word(text, each.line, each.column))
            yield seat, each.after(len(text) + len(colon))
