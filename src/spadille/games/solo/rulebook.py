"""Spanish Solo by one rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spadille.cards import Card, CardSet, Pack, Seat, Talon, Viewer, seats_from
from spadille.games.solo import (
    auction,
    cardplay,
    declaring,
    hidden,
    picture,
    play,
    rule,
    settlement,
)
from spadille.games.solo import position as positions
from spadille.games.solo.action import Declare, EndDeal, Hold, SoloAction
from spadille.games.solo.cards import PACK
from spadille.games.solo.event import (
    AuctionWon,
    DealEnded,
    Declared,
    Held,
    PartnerShown,
    SoloEvent,
)
from spadille.games.solo.evolve import evolve
from spadille.games.solo.profile import Options
from spadille.games.solo.state import SEATS, TRICKS, Phase, State, start
from spadille.rules import dealing
from spadille.rules.action import Action, Bid, Deal, Pass, Play
from spadille.rules.cardplay import CardPlay
from spadille.rules.event import BidMade, Dealt, Event, Passed, Played, TrickTaken
from spadille.rules.hidden import Hidden, World
from spadille.rules.legal import NOTHING, Legal
from spadille.rules.obligation import barred
from spadille.rules.order import TrickOrder
from spadille.rules.picture import Offer, Picture
from spadille.rules.position import Position
from spadille.rules.profile import Profile
from spadille.rules.rule import IllegalAction, Rule
from spadille.rules.standing import FIRST, Standing

#: How many cards each seat gets at a time, leadhand first (3.1).
PACKETS = (3, 2, 3)

#: What follows from actions that say nothing but their name.
_WORDS: dict[type[Action], Callable[[Seat], Event]] = {
    Pass: Passed,
    Hold: Held,
    EndDeal: DealEnded,
}


class Solo:
    """The rulebook of Spanish Solo; ``spadille.rules.rulebook`` tells what each question means."""

    pack: Pack = PACK
    seats: int = SEATS
    is_clockwise: bool = True
    actions: Any = SoloAction
    events: Any = SoloEvent

    def __init__(self, profile: Profile[Options]) -> None:
        self.profile = profile
        self._options = profile.options

    def start(self, dealer: Seat, standing: Standing = FIRST) -> State:
        """The state before the cards are dealt, which is the same however the match stands."""
        return start(dealer)

    def phase(self, state: State) -> Phase:
        """What the table waits for."""
        if not state.hands:
            return Phase.DEAL
        if state.settled is not None:
            return Phase.OVER
        if not state.declarers:
            return Phase.AUCTION
        return Phase.DECLARING if state.contract is None else Phase.PLAY

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats that may act now."""
        match self.phase(state):
            case Phase.DEAL | Phase.OVER:
                return frozenset()
            case Phase.AUCTION:
                return frozenset((state.auction.turn,))
            case Phase.DECLARING:
                return frozenset((state.declarer,))
            case Phase.PLAY:
                return frozenset((state.turn,))

    def legal(self, state: State, seat: Seat) -> Legal:
        """What the seat may do now."""
        if seat not in self.to_act(state):
            return NOTHING
        match self.phase(state):
            case Phase.AUCTION:
                return auction.legal_calls(self._options, state)
            case Phase.DECLARING:
                return declaring.legal_declarations(self._options, state)
            case _:
                return play.legal_play(self._options, state, seat)

    def decide(self, state: State, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """What follows from an action; raises ``IllegalAction``."""
        if isinstance(action, Deal):
            return (self._dealt(state, seat, action),)
        if seat is None or seat not in self.to_act(state):
            raise IllegalAction(rule.TURN)
        if not self.legal(state, seat).allows(action):
            raise self._refusal(state, seat, action)
        events = [self._event(seat, action)]
        state = evolve(state, events[0])
        while (consequence := self._consequence(state)) is not None:
            events.append(consequence)
            state = evolve(state, consequence)
        return tuple(events)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return evolve(state, event)

    def is_over(self, state: State) -> bool:
        """Whether the deal has been settled."""
        return state.settled is not None

    def next_dealer(self, state: State) -> Seat:
        """The dealer's left-hand neighbour, also after a deal that was passed out (3.1)."""
        return seats_from(state.dealer, SEATS)[1]

    def is_counted(self, state: State) -> bool:
        """Whether the deal is one of those agreed upon: not always if it was passed out (7)."""
        return self._options.passed_out_counts or state.contract is not None

    def is_match_over(self, standing: Standing) -> bool:
        """Whether as many deals as agreed have been played (7)."""
        return standing.number >= self._options.deals

    def winners(self, points: tuple[int, ...]) -> tuple[Seat, ...]:
        """Whoever has the most points; several share a win (7)."""
        return tuple(Seat(seat) for seat, each in enumerate(points) if each == max(points))

    def position(self, state: State) -> Position:
        """A state, the truth or a view, as a position that can be written down."""
        return positions.written(state, self.to_act(state))

    def set_up(self, position: Position) -> State:
        """The state of a position; raises ``FaultyGame``."""
        return positions.set_up(self._options, position, self.to_act)

    def barred(self, state: State, seat: Seat) -> Mapping[Card, Rule]:
        """The cards of a seat that may not be played to this trick, each with the rule."""
        if self.phase(state) != Phase.PLAY or state.turn != seat:
            return {}
        return barred(state.hands[seat].known, play.duties(self._options, state))

    def order(self, state: State) -> TrickOrder:
        """The order of the cards as known so far."""
        return state.order

    def card_play(self, state: State) -> CardPlay | None:
        """The play of the cards by itself, or none where cards are not being played."""
        return cardplay.card_play(self._options, state) if self.phase(state) == Phase.PLAY else None

    def hidden(self, view: State) -> Hidden:
        """What lies face down in a view, and where it may lie."""
        return hidden.hidden(self._options, view)

    def imagined(self, view: State, found: Hidden, world: World) -> State:
        """The truth if what lies face down in a view lies so."""
        return hidden.imagined(view, found, world)

    def picture(self, state: State, viewer: Viewer) -> Picture:
        """What ``viewer`` has before him; ``state`` must be his view."""
        return picture.picture(self, state, viewer)

    def offers(self) -> tuple[Offer, ...]:
        """What each game is worth, from the lowest to the highest."""
        return picture.offers(self._options)

    def _dealt(self, state: State, seat: Seat | None, action: Deal) -> Dealt:
        if seat is not None or self.phase(state) != Phase.DEAL or action.dealer != state.dealer:
            raise IllegalAction(rule.DEAL)
        dealing.check(self.pack, action.deck)
        hands, deck = [CardSet()] * SEATS, action.deck
        for size in PACKETS:
            for receiver in seats_from(state.leadhand, SEATS):
                hands[receiver] = hands[receiver] | CardSet(deck[:size])
                deck = deck[size:]
        return dealing.dealt(action, hands, Talon())

    def _event(self, seat: Seat, action: Action) -> Event:
        match action:
            case Bid(contract=contract):
                return BidMade(seat, contract)
            case Declare(contract=contract, trump=trump, ace=ace):
                return Declared(seat, contract, trump, ace)
            case Play(card=card):
                return Played(seat, card)
            case _:
                return _WORDS[type(action)](seat)

    def _consequence(self, state: State) -> Event | None:
        """What follows of itself: the end of auction or deal, a partner shown, a full trick."""
        if state.settled is not None:
            return None
        if state.contract is None:
            return self._auction_ended(state)
        if state.partner is None:
            for seat, card in state.trick.plays:
                if card is state.called:
                    return PartnerShown(seat)
        if len(state.trick) == SEATS:
            winner = state.order.winning(state.trick.cards)
            return TrickTaken(next(seat for seat, card in state.trick.plays if card is winner))
        if state.is_ended or len(state.tricks) == TRICKS:
            return settlement.settle(self._options, state)
        return None

    def _auction_ended(self, state: State) -> Event | None:
        bidding = state.auction
        if bidding.is_washed_out:
            return settlement.settle(self._options, state)
        if state.declarers or bidding.standing is None or not bidding.is_over:
            return None
        return AuctionWon(bidding.winners[0], bidding.standing)

    def _refusal(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        match self.phase(state):
            case Phase.AUCTION:
                return auction.refused_call(self._options, state, action)
            case Phase.DECLARING:
                return declaring.refused_declaration(self._options, state, action)
            case _:
                return self._refused_play(state, seat, action)

    def _refused_play(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        match action:
            case EndDeal():
                return IllegalAction(rule.END)
            case Play(card=card):
                cited = self.barred(state, seat).get(card, rule.CARD_IN_HAND)
                led = {"led": state.trick.led.text} if state.trick else {}
                return IllegalAction(cited, card=card.text, **led)
        return IllegalAction(rule.PLAY)
