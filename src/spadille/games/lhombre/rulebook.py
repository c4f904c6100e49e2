"""L'Hombre by one rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spadille.cards import Card, CardSet, Hand, Pack, Seat, Talon, Viewer, seats_from
from spadille.games.lhombre import auction, exchange, picture, play, rule, settlement
from spadille.games.lhombre import position as positions
from spadille.games.lhombre.action import (
    AnnounceTout,
    EndPlay,
    GiveUp,
    KeepTurned,
    LeaveTurned,
    LHombreAction,
    NameTrump,
    PlayOn,
)
from spadille.games.lhombre.cards import PACK
from spadille.games.lhombre.event import (
    CardTurned,
    ContractMade,
    GivenUp,
    HandOpened,
    LHombreEvent,
    PlayedOn,
    PlayEnded,
    ToutAnnounced,
    TrumpNamed,
    TurnedKept,
    TurnedLeft,
)
from spadille.games.lhombre.evolve import evolve
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import SEATS, TRICKS, Phase, State, start
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
from spadille.rules.event import BidMade, Dealt, Event, Passed, Played, TrickTaken
from spadille.rules.faults import deck_faults
from spadille.rules.legal import NOTHING, Legal
from spadille.rules.obligation import binding
from spadille.rules.order import TrickOrder
from spadille.rules.picture import Offer, Picture
from spadille.rules.position import Position
from spadille.rules.profile import Profile
from spadille.rules.rule import FaultyGame, IllegalAction, Rule
from spadille.rules.shuffle import commitment
from spadille.rules.standing import FIRST, Standing

PACKET = 3

#: What follows from actions that say nothing but their name.
_WORDS: dict[type[Action], Callable[[Seat], Event]] = {
    Pass: Passed,
    KeepTurned: TurnedKept,
    LeaveTurned: TurnedLeft,
    AnnounceTout: ToutAnnounced,
    GiveUp: GivenUp,
    PlayOn: PlayedOn,
    EndPlay: PlayEnded,
}


class LHombre:
    """The rulebook of L'Hombre; see ``spadille.rules.rulebook`` for what each question means."""

    pack: Pack = PACK
    seats: int = SEATS
    actions: Any = LHombreAction
    events: Any = LHombreEvent

    def __init__(self, profile: Profile[Options]) -> None:
        self.profile = profile
        self._options = profile.options

    def start(self, dealer: Seat, standing: Standing = FIRST) -> State:
        """The state before the cards are dealt."""
        return start(dealer)

    def phase(self, state: State) -> Phase:
        """What the table waits for."""
        if not state.hands:
            return Phase.DEAL
        if state.settled is not None:
            return Phase.OVER
        contract = state.contract
        if contract is None:
            return Phase.AUCTION
        if contract.trump == "named" and state.trump is None:
            return Phase.NAMING
        if contract.trump == "turned" and not state.is_turned_settled:
            return Phase.TURNED
        if state.exchanging:
            return Phase.EXCHANGE
        if play.must_decide_after_lead(self._options, state):
            return Phase.AFTER_LEAD
        return Phase.PLAY

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats that may act now."""
        match self.phase(state):
            case Phase.DEAL | Phase.OVER:
                return frozenset()
            case Phase.AUCTION:
                return frozenset((state.auction.turn,))
            case Phase.EXCHANGE:
                return frozenset((state.exchanging[0],))
            case Phase.PLAY:
                return frozenset((state.turn,))
            case Phase.NAMING | Phase.TURNED | Phase.AFTER_LEAD:
                return frozenset((state.declarer,))

    def legal(self, state: State, seat: Seat) -> Legal:
        """What the seat may do now."""
        if seat not in self.to_act(state):
            return NOTHING
        match self.phase(state):
            case Phase.AUCTION:
                return auction.legal_calls(self._options, state)
            case Phase.NAMING:
                return auction.NAMING
            case Phase.TURNED:
                return auction.TURNED
            case Phase.EXCHANGE:
                return exchange.legal_exchange(self._options, state, seat)
            case Phase.AFTER_LEAD:
                return play.AFTER_LEAD
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
        events = [self._event(state, seat, action)]
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
        """The dealer's right-hand neighbour; after a wash-out as the profile says (3.1, 7.25)."""
        is_washout = state.settled is not None and state.settled.outcome == "washed_out"
        if is_washout and self._options.washout_dealer == "same":
            return state.dealer
        return seats_from(state.dealer, SEATS)[1]

    def is_match_over(self, standing: Standing) -> bool:
        """Never: an evening lasts as long as people like."""
        return False

    def winners(self, points: tuple[int, ...]) -> tuple[Seat, ...]:
        """Whoever has the most points."""
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
        hand = state.hands[seat].known
        duty = binding(hand, play.duties(self._options, state))
        return {} if duty is None else dict.fromkeys(hand - duty.allows, duty.rule)

    def order(self, state: State) -> TrickOrder:
        """The order of the cards as known so far."""
        return state.order

    def picture(self, state: State, viewer: Viewer) -> Picture:
        """What ``viewer`` has before him; ``state`` must be his view."""
        return picture.picture(self, self._options, state, viewer)

    def offers(self) -> tuple[Offer, ...]:
        """What each contract is worth, from the lowest to the highest."""
        return picture.offers(self._options)

    def _dealt(self, state: State, seat: Seat | None, action: Deal) -> Dealt:
        if seat is not None or self.phase(state) != Phase.DEAL or action.dealer != state.dealer:
            raise IllegalAction(rule.DEAL)
        faults = deck_faults(self.pack, action.deck)
        if faults:
            raise FaultyGame("deck", faults)
        hands = [CardSet()] * SEATS
        for packet in range(TRICKS * SEATS // PACKET):
            receiver = seats_from(state.forehand, SEATS)[packet % SEATS]
            packet_cards = action.deck[packet * PACKET : (packet + 1) * PACKET]
            hands[receiver] = hands[receiver] | CardSet(packet_cards)
        sealed = action.provenance
        return Dealt(
            state.dealer,
            tuple(Hand(cards) for cards in hands),
            Talon(action.deck[TRICKS * SEATS :]),
            "" if sealed is None else commitment(bytes.fromhex(sealed.secret)),
        )

    def _event(self, state: State, seat: Seat, action: Action) -> Event:
        match action:
            case Bid(contract=contract):
                return BidMade(seat, contract)
            case NameTrump(suit=suit):
                return TrumpNamed(seat, suit)
            case Exchange(cards=cards):
                return exchange.exchanged(state, seat, cards)
            case Play(card=card):
                return Played(seat, card)
            case _:
                return _WORDS[type(action)](seat)

    def _consequence(self, state: State) -> Event | None:
        """What follows of itself: an auction's end, a turned card, a full trick, the deal's end."""
        if state.settled is not None:
            return None
        contract = state.contract
        if contract is None:
            return self._auction_ended(state)
        if contract.trump == "turned" and state.trump is None:
            return CardTurned(state.talon.cards[0])
        if contract.is_open and not state.exchanging and state.declarer not in state.opened:
            return HandOpened(state.declarer, state.hands[state.declarer].known)
        if len(state.trick) == SEATS:
            winner = state.order.winning(state.trick.cards)
            return TrickTaken(next(seat for seat, card in state.trick.plays if card is winner))
        if state.is_given_up or state.is_ended or len(state.tricks) == TRICKS:
            return settlement.settle(self._options, state)
        return None

    def _auction_ended(self, state: State) -> Event | None:
        bidding = state.auction
        if bidding.is_washed_out:
            return settlement.settle(self._options, state)
        if bidding.winner is None or bidding.standing is None:
            return None
        return ContractMade(bidding.standing, (bidding.winner,))

    def _refusal(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        match self.phase(state):
            case Phase.AUCTION:
                return auction.refused_call(self._options, state, seat, action)
            case Phase.NAMING:
                return IllegalAction(rule.TRUMP)
            case Phase.TURNED:
                return IllegalAction(rule.TURNED_CARD)
            case Phase.EXCHANGE:
                return exchange.refused_exchange(self._options, state, seat, action)
            case Phase.AFTER_LEAD:
                return IllegalAction(rule.AFTER_LEAD)
            case _:
                return self._refused_play(state, seat, action)

    def _refused_play(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        match action:
            case GiveUp() | PlayOn():
                return IllegalAction(rule.GIVE_UP)
            case AnnounceTout():
                return IllegalAction(rule.TOUT)
            case EndPlay():
                return IllegalAction(rule.END)
            case Play(card=card):
                cited = self.barred(state, seat).get(card, rule.CARD_IN_HAND)
                led = {"led": state.trick.led.text} if state.trick else {}
                return IllegalAction(cited, card=card.text, **led)
        return IllegalAction(rule.PLAY)
