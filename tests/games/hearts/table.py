"""Tables at which tests play Hearts, always through the rulebook's own door.

Seats go by the compass, clockwise: north 0, east 1, south 2, west 3. Cards may be written either
way round, as in the worked examples.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from spadille.cards import Card, CardSet, Seat, Viewer
from spadille.games.hearts import Hearts
from spadille.games.hearts.cards import PACK
from spadille.games.hearts.event import HandSettled
from spadille.games.hearts.state import State
from spadille.games.registry import rulebook
from spadille.notation import position, word
from spadille.notation.layout import deck_of
from spadille.rules.action import Action, Deal, Exchange, Play
from spadille.rules.event import Event
from spadille.rules.legal import Legal
from spadille.rules.standing import FIRST, Standing

N, E, S, W = Seat(0), Seat(1), Seat(2), Seat(3)
SEATS = (N, E, S, W)
NORSK = "hearts/norsk"
#: The fourth deal of a match, in which nobody passes.
NO_PASS = Standing(4, (0, 0, 0, 0))


def book_of(rules: str = NORSK) -> Hearts:
    """The rulebook of a rule set, options changed in its name."""
    book = rulebook(rules)
    assert isinstance(book, Hearts)
    return book


def cards(text: str) -> list[Card]:
    """The cards of a text, in its order."""
    return [word.card(each) for each in word.words_of(text)]


def held(text: str) -> CardSet:
    """The cards of a text, as a set."""
    return CardSet(cards(text))


def shuffled(seed: object) -> tuple[Card, ...]:
    """A deck that is the same for the same seed."""
    deck = list(PACK)
    Random(str(seed)).shuffle(deck)
    return tuple(deck)


def dealt_hands(named: Sequence[str]) -> list[CardSet]:
    """Four whole hands that hold the cards named, the others being dealt by chance."""
    hands = [cards(text) for text in named]
    taken = {card for hand in hands for card in hand}
    free = [card for card in shuffled(named) if card not in taken]
    for hand in hands:
        while len(hand) < 13:
            hand.append(free.pop())
    return [CardSet(hand) for hand in hands]


class Table:
    """One deal of Hearts: the truth, and what everybody sees of it."""

    def __init__(
        self,
        hands: Sequence[str] = ("", "", "", ""),
        rules: str = NORSK,
        standing: Standing = FIRST,
        dealer: Seat = W,
    ) -> None:
        self.book = book_of(rules)
        self.state: State = self.book.start(dealer, standing)
        self.events: list[Event] = []
        self._begun = self.state
        deck = deck_of(self.book, dealer, dealt_hands(hands), ())
        self.act(None, Deal(dealer, deck))

    @property
    def turn(self) -> Seat:
        """The only seat that may act."""
        (seat,) = self.book.to_act(self.state)
        return seat

    @property
    def settled(self) -> HandSettled:
        """The end of the deal, which must have come."""
        assert self.state.settled is not None
        return self.state.settled

    def legal(self, seat: Seat) -> Legal:
        """What a seat may do."""
        return self.book.legal(self.state, seat)

    def view(self, viewer: Viewer) -> State:
        """What somebody sees."""
        state = self._begun
        for event in self.events:
            state = self.book.evolve(state, event.seen_by(viewer))
        return state

    def act(self, seat: Seat | None, action: Action) -> None:
        """Let a seat, or the house, do something; raises ``IllegalAction``."""
        for event in self.book.decide(self.state, seat, action):
            self.state = self.book.evolve(self.state, event)
            self.events.append(event)

    def pass_on(self, passes: Iterable[tuple[Seat, str]]) -> Table:
        """Let seats pass these cards."""
        for seat, text in passes:
            self.act(seat, Exchange(held(text)))
        return self

    def play(self, text: str) -> Table:
        """Let whoever is on turn play these, one after the other."""
        for card in cards(text):
            self.act(self.turn, Play(card))
        return self


def in_front_of(
    hand: str, led: str = "", *, trick: int, broken: bool = False, rules: str = NORSK
) -> tuple[Hearts, State]:
    """The table as north sees it when he is to play to a trick, counted from 1.

    His hand is filled up with cards that lie face down even for him, which change nothing.
    """
    before = cards(led)
    leader = 4 - len(before)
    size = 14 - trick
    hidden = f" ?{size - len(cards(hand))}" if size > len(cards(hand)) else ""
    others = " / ".join(f"?{size - (seat >= leader)}" for seat in (1, 2, 3))
    taken = [str(seat % 4) for seat in range(trick - 2)] + [str(leader % 4)] * (trick > 1)
    fields = [
        str(book_of(rules).profile),
        "dealer 3; number 4",
        f"hands {hand}{hidden} / {others}",
        f"taken {' '.join(taken)}" if taken else f"opener {leader % 4}",
        f"trick {' '.join(f'{leader + at}:{card}' for at, card in enumerate(before))}",
        *(["broken"] if broken else []),
        "turn 0",
    ]
    book, state = position.read("; ".join(fields), rulebook)
    assert isinstance(book, Hearts)
    assert isinstance(state, State)
    return book, state


def may_play(
    hand: str, led: str = "", *, trick: int, broken: bool = False, rules: str = NORSK
) -> CardSet:
    """The cards that north may play from a hand."""
    book, state = in_front_of(hand, led, trick=trick, broken=broken, rules=rules)
    legal = book.legal(state, N).play
    barred = book.barred(state, N)
    assert CardSet(barred) == state.hands[N].known - legal
    return legal


def before_the_last_trick(
    captured: Sequence[str],
    *,
    tricks: Sequence[int] = (3, 3, 3, 3),
    points: Sequence[int] = (0, 0, 0, 0),
    last: Sequence[str] = ("C3", "C4", "C5", "C6"),
    rules: str = NORSK,
) -> Table:
    """A deal of which one trick is left: what each has captured, and the card each holds.

    ``tricks`` counts those taken by seat, twelve in all; north has taken the last of them if he has
    taken any.
    """
    taken = [str(seat) for seat in reversed(range(4)) for _ in range(tricks[seat])]
    heaps = " / ".join(" ".join(card.text for card in cards(heap)) or "-" for heap in captured)
    line = (
        f"{book_of(rules).profile}; dealer 3; number 4; points {' '.join(map(str, points))};"
        f" hands {' / '.join(last)}; taken {' '.join(taken)}; captured {heaps}; broken"
    )
    table = Table(rules=rules)
    _, table.state = position.read(line, rulebook)
    return table


def ended(
    captured: Sequence[str],
    *,
    tricks: Sequence[int] = (3, 3, 3, 3),
    points: Sequence[int] = (0, 0, 0, 0),
    last: Sequence[str] = ("C3", "C4", "C5", "C6"),
    rules: str = NORSK,
) -> Table:
    """The same deal with its last trick played."""
    table = before_the_last_trick(captured, tricks=tricks, points=points, last=last, rules=rules)
    while table.state.phase == "play":
        seat = table.turn
        table.play(str(table.state.hands[seat].known))
    return table


ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
#: Every card that counts, as the shooter of a moon takes them.
MOON = f"{ALL_HEARTS} QS"
