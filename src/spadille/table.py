"""A deal in the hands of a program: played by words, seen from any seat, written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from spadille.cards import PUBLIC, Card, CardSet, Seat, Viewer
from spadille.games.registry import rulebook
from spadille.notation import position, record, word
from spadille.notation.layout import dealt, deck_of
from spadille.notation.replay import Record
from spadille.notation.word import words_of
from spadille.notation.words import ActionReader
from spadille.rules.action import Action, Deal
from spadille.rules.event import Event, Settled
from spadille.rules.faults import Fault
from spadille.rules.legal import Legal
from spadille.rules.position import Position
from spadille.rules.rule import FaultyGame, Rule
from spadille.rules.rulebook import Rulebook, awaited
from spadille.rules.standing import FIRST, Standing

#: Stands for a hand that does not matter.
ANY = "*"


class Table:
    """One deal in progress: the truth, and each seat's view folded from the events it may see.

    >>> table = Table.of_hands("lhombre/hjemme", ["SA S2 CA SK SQ HK DK C3 C4", "*", "*"], dealer=2)
    >>> table.turn
    0
    >>> table.act("solo").act("pass").act("pass").act("name_trump S").legal().exchange.maximum
    9
    """

    def __init__(
        self,
        book: Rulebook[Any],
        state: Any,
        deck: Sequence[Card] = (),
        standing: Standing = FIRST,
    ) -> None:
        """Put a state on the table and, where there is a ``deck``, deal it."""
        viewers: list[Viewer] = [PUBLIC, *(Seat(seat) for seat in range(book.seats))]
        self.rulebook = book
        self.truth = state
        self.views: dict[Viewer, Any] = dict.fromkeys(viewers, state) if deck else {}
        self.deck = tuple(deck)
        self.standing = standing
        self.steps: list[tuple[Seat, Action]] = []
        self.result: Settled | None = None
        self._reader = ActionReader(book)
        if deck:
            self._happened(book.decide(state, None, Deal(state.dealer, self.deck)))

    @classmethod
    def dealt(
        cls,
        rules: Rulebook[Any] | str,
        deck: Sequence[Card],
        dealer: int = 0,
        standing: Standing = FIRST,
    ) -> Table:
        """A deal of ``deck``, the whole pack in dealing order.

        ``rules`` is a rulebook or the name of a rule set. Raises ``FaultyGame`` when there is no
        such rule set, or the deck is not the pack with each card once.
        """
        book = rulebook(rules) if isinstance(rules, str) else rules
        return cls(book, book.start(Seat(dealer), standing), deck, standing)

    @classmethod
    def shuffled(cls, rules: Rulebook[Any] | str, seed: int | str = 0, dealer: int = 0) -> Table:
        """A deal by chance; the same for the same seed.

        >>> Table.shuffled("hearts", seed=1).to_act
        (0, 1, 2, 3)
        """
        book = rulebook(rules) if isinstance(rules, str) else rules
        deck = list(book.pack)
        Random(seed).shuffle(deck)
        return cls.dealt(book, deck, dealer)

    @classmethod
    def of_hands(
        cls,
        rules: Rulebook[Any] | str,
        hands: Sequence[str],
        talon: str = "",
        dealer: int = 0,
        seed: int | str = 0,
    ) -> Table:
        """A deal with hands that are given as text, by seat.

        A star stands for cards that do not matter: they are drawn by chance from what is left. So
        does an empty ``talon``. Raises ``NotationError`` at a word that is no card, ``FaultyGame``
        with all that is wrong with the cards.
        """
        book = rulebook(rules) if isinstance(rules, str) else rules
        deck = _deck(book, hands, talon, Seat(dealer), Random(seed))
        return cls.dealt(book, deck, dealer)

    @classmethod
    def at(cls, line: str) -> Table:
        """A deal in the middle, from a position line in which no card lies face down.

        Nobody knows what each seat has seen of it, so there are no views and no record. Raises
        ``FaultyGame`` with all that is wrong with the line, and ``NotationError`` where it cannot
        be read.

        >>> table = Table.shuffled("solo", seed=3)
        >>> Table.at(table.position()).to_act == table.to_act
        True
        """
        book, state = position.read(line, rulebook)
        hidden = _face_down(book.position(state))
        if hidden:
            raise FaultyGame("position", [Fault("face-down", count=hidden)])
        return cls(book, state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; none when the deal is over."""
        return tuple(sorted(self.rulebook.to_act(self.truth)))

    @property
    def turn(self) -> Seat | None:
        """The first seat that must act, or none when the deal is over."""
        return min(awaited(self.rulebook, self.truth), default=None)

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points of the deal by seat, once it is over."""
        return None if self.result is None else self.result.scores

    def legal(self, seat: int | None = None) -> Legal:
        """What a seat may do, without a seat whoever must act; nothing when the deal is over."""
        asked = self.turn if seat is None else Seat(seat)
        return Legal() if asked is None else self.rulebook.legal(self.truth, asked)

    def barred(self, seat: int) -> Mapping[Card, Rule]:
        """The cards of a seat that may not be played to this trick, each with the rule."""
        return self.rulebook.barred(self.truth, Seat(seat))

    def act(self, action: Action | str, seat: int | None = None) -> Table:
        """Let a seat act, without a seat whoever must act; the answer is this table again.

        An action may be told in words, as in a record: ``"solo"``, ``"name_trump H"``, ``"SA"``,
        ``"exchange H2 H3"``. Raises ``IllegalAction`` with the rule that forbids it, and
        ``NotationError`` at words that are no action; then nothing has changed.
        """
        wanted = self._reader.read(words_of(action)) if isinstance(action, str) else action
        asked = self.turn if seat is None else Seat(seat)
        # When the deal is over it is nobody's turn, and the rulebook says so to whoever asks.
        actor = Seat(0) if asked is None else asked
        events = self.rulebook.decide(self.truth, actor, wanted)
        self.steps.append((actor, wanted))
        self._happened(events)
        return self

    def view(self, viewer: int | None) -> Any:
        """The deal as a seat sees it, or as everybody does: the rest lies face down."""
        asked = PUBLIC if viewer is None else Seat(viewer)
        if asked not in self.views:
            raise ValueError("a deal that began in the middle has no views")
        return self.views[asked]

    def position(self, seat: int | None = None) -> str:
        """The deal as a position line, as a seat sees it; without a seat, the truth."""
        state = self.truth if seat is None else self.view(seat)
        return position.write(self.rulebook, state)

    def record(self, tags: Iterable[tuple[str, str]] = ()) -> str:
        """The deal so far as a record for people; a deal begun in the middle has none."""
        if not self.deck:
            raise ValueError("a deal that began in the middle has no record")
        dealer = self.truth.dealer
        told = Record.of(self.rulebook, dealer, self.deck, self.steps, tags, self.standing)
        return record.write([told], rulebook)

    def _happened(self, events: Sequence[Event]) -> None:
        for event in events:
            self.truth = self.rulebook.evolve(self.truth, event)
            if isinstance(event, Settled):
                self.result = event
            for viewer, view in self.views.items():
                self.views[viewer] = self.rulebook.evolve(view, event.seen_by(viewer))


def _face_down(told: Position) -> int:
    heaps = (*told.hands, *told.discards)
    return sum(heap.hidden for heap in heaps) + told.talon.hidden


def _deck(
    book: Rulebook[Any], hands: Sequence[str], talon: str, dealer: Seat, chance: Random
) -> tuple[Card, ...]:
    """A deck that gives these hands and this talon, what is left open drawn by chance."""
    sizes = [len(hand) for hand in dealt(book, dealer, book.pack).hands]
    known = [CardSet() if text == ANY else word.cards(words_of(text)) for text in hands]
    top = [word.card(each) for each in words_of(talon)]
    named = {card for hand in known for card in hand} | set(top)
    left = [card for card in book.pack if card not in named]
    chance.shuffle(left)
    given = []
    for text, hand, size in zip(hands, known, sizes, strict=False):
        drawn = [left.pop() for _ in range(size) if left] if text == ANY else []
        given.append(hand | CardSet(drawn))
    return deck_of(book, dealer, given, top if talon else left)
