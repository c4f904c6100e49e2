"""A table at which tests play L'Hombre, always through the rulebook's own door.

Of three, forehand sits at 0, middlehand at 1, the dealer at 2; of four, the dealer sits at 3 and
whoever sits out at 1, so that middlehand is at 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pytest

from spadille.cards import PUBLIC, SPANISH_40, Card, CardSet, Seat, Viewer
from spadille.games import registry
from spadille.games.lhombre import LHombre
from spadille.games.lhombre.action import Correct, NameContract, PlayOn
from spadille.games.lhombre.event import DealSettled
from spadille.games.lhombre.profile import names
from spadille.games.lhombre.state import Phase, State, players_of
from spadille.notation import layout, position
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
from spadille.rules.event import Event
from spadille.rules.legal import Legal
from spadille.rules.rule import IllegalAction
from spadille.rules.rulebook import awaited


def rules(name: str) -> LHombre:
    """The rulebook of a profile, options changed in its name, such as ``hjemme+seats=4``."""
    book = registry.rulebook(f"lhombre/{name}")
    assert isinstance(book, LHombre)
    return book


F, M, B = Seat(0), Seat(1), Seat(2)
#: The places at a table of four; the second sits out.
FOUR_F, FOUR_O, FOUR_M, FOUR_B = (Seat(seat) for seat in range(4))
HOME_RULES = rules("hjemme")
HOME_CONTRACTS = list(HOME_RULES.profile.options.bids)
PROFILES = names()
NO_CARDS = Exchange(CardSet())


def cards(text: str) -> list[Card]:
    """The cards of a text, in its order."""
    return [Card(word) for word in text.split()]


def deck_of(
    hands: Mapping[Seat, Iterable[Card]],
    talon: Iterable[Card] = (),
    dealer: Seat = B,
    book: LHombre = HOME_RULES,
) -> tuple[Card, ...]:
    """The deck that deals these hands and talon, filled up in the pack's order."""
    players = players_of(dealer, book.seats)
    wanted = {seat: list(hands.get(seat, ())) for seat in sorted(players)}
    stock = list(talon)
    named = {card for hand in wanted.values() for card in hand} | set(stock)
    free = [card for card in SPANISH_40 if card not in named]
    for hand in wanted.values():
        while len(hand) < 9:
            hand.append(free.pop(0))
    by_seat = [CardSet(wanted.get(Seat(seat), ())) for seat in range(book.seats)]
    return layout.deck_of(book, dealer, by_seat, [*stock, *free])


class Table:
    """One deal, played by whoever must act."""

    def __init__(
        self,
        deck: Sequence[Card] = SPANISH_40,
        dealer: Seat | None = None,
        book: LHombre = HOME_RULES,
    ) -> None:
        self.book = book
        self.dealer = Seat(book.seats - 1) if dealer is None else dealer
        self.state: State = book.start(self.dealer)
        self.events: list[Event] = []
        self.act(None, Deal(self.dealer, tuple(deck)))

    @classmethod
    def at(cls, line: str) -> Table:
        """A table in the middle of a deal, from a position line."""
        book, state = position.read(line, registry.rulebook)
        assert isinstance(book, LHombre)
        table = cls.__new__(cls)
        table.book, table.state, table.dealer, table.events = book, state, state.dealer, []
        return table

    @property
    def turn(self) -> Seat:
        """The only seat that must act."""
        (seat,) = awaited(self.book, self.state)
        return seat

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self.book.phase(self.state)

    @property
    def legal(self) -> Legal:
        """What the seat on turn may do."""
        return self.book.legal(self.state, self.turn)

    @property
    def settled(self) -> DealSettled:
        """The end of the deal, which must have come."""
        assert self.state.settled is not None
        return self.state.settled

    @property
    def bids(self) -> list[str]:
        """The contracts the seat on turn may bid."""
        return [choice.contract for choice in self.legal.choices if isinstance(choice, Bid)]

    @property
    def contracts(self) -> list[str]:
        """The contracts that the winner of an umbrella bid may name."""
        return [each.contract for each in self.legal.choices if isinstance(each, NameContract)]

    def corrections(self, seat: Seat) -> list[str]:
        """What a seat may say instead of its last call."""
        choices = self.book.legal(self.state, seat).choices
        return [choice.call for choice in choices if isinstance(choice, Correct)]

    def act(self, seat: Seat | None, action: Action) -> None:
        """Let a seat, or the house, do something; raises ``IllegalAction``."""
        for event in self.book.decide(self.state, seat, action):
            self.state = self.book.evolve(self.state, event)
            self.events.append(event)

    def do(self, *actions: Action) -> Table:
        """Let whoever is on turn do these, one after the other."""
        for action in actions:
            self.act(self.turn, action)
        return self

    def play(self, plays: Iterable[Card]) -> Table:
        """Play cards until the deal is over; a declarer who is asked about giving up plays on."""
        for card in plays:
            if self.book.is_over(self.state):
                break
            self.answer_lead()
            self.do(Play(card))
        return self

    def answer_lead(self) -> None:
        """Play on, if the declarer is asked."""
        if self.phase in (Phase.BEFORE_LEAD, Phase.AFTER_LEAD):
            self.do(PlayOn())

    def hand(self, seat: Seat) -> CardSet:
        """The cards a seat holds."""
        return self.state.hands[seat].known

    def view(self, viewer: Viewer = PUBLIC) -> State:
        """The deal as somebody sees it."""
        view = self.book.start(self.dealer)
        for event in self.events:
            view = self.book.evolve(view, event.seen_by(viewer))
        return view

    def refusal(self, action: Action, seat: Seat | None = None) -> IllegalAction:
        """The refusal of an action of a seat, or of that on turn; the table must be as it was."""
        before = self.state
        with pytest.raises(IllegalAction) as caught:
            self.act(self.turn if seat is None else seat, action)
        assert self.state is before
        return caught.value


def win_auction(table: Table, declarer: Seat, contract: str) -> Table:
    """Let one seat bid, and the others pass; what stood behind an umbrella bid is named."""
    options = table.book.profile.options
    said = "game" if options.umbrella and contract in options.bought else contract
    while table.phase == Phase.AUCTION:
        bids = table.turn == declarer and table.state.auction.holder != declarer
        table.do(Bid(said) if bids else Pass())
    if table.phase == Phase.CONTRACT:
        table.do(NameContract(contract))
    return table


def play_out(table: Table) -> Table:
    """Play to the end of the deal, always the first thing that is legal."""
    while not table.book.is_over(table.state):
        legal = table.legal
        if legal.exchange is not None:
            chosen = legal.exchange
            table.do(Exchange(CardSet(list(chosen.cards)[: chosen.minimum])))
        else:
            table.do(Play(next(iter(legal.play))) if legal.play else legal.choices[0])
    return table


def lines(table: Table, *names: str) -> list[tuple[str, int, int]]:
    """The account of a finished deal as everybody sees it: name, seat, points; or those named."""
    account = table.book.picture(table.state, PUBLIC).account
    assert account is not None
    told = [(line.name, int(line.seat), line.points) for line in account.lines]
    return [line for line in told if not names or line[0] in names]
