"""L'Hombre by one rule set."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from spadille.cards import Card, CardSet, Pack, Seat, Talon, Viewer, seats_from
from spadille.games.lhombre import (
    auction,
    cardplay,
    exchange,
    hidden,
    picture,
    play,
    rule,
    settlement,
)
from spadille.games.lhombre import position as positions
from spadille.games.lhombre.action import (
    AnnounceTout,
    Correct,
    EndPlay,
    GiveUp,
    Join,
    KeepTurned,
    LeaveTurned,
    LHombreAction,
    NameContract,
    NameTrump,
    PlayOn,
    StayOut,
    YieldExchange,
)
from spadille.games.lhombre.cards import PACK
from spadille.games.lhombre.contract import Contract
from spadille.games.lhombre.event import (
    AcesShown,
    CardTurned,
    ContractMade,
    Corrected,
    ExchangeYielded,
    GivenUp,
    HandOpened,
    Joined,
    LHombreEvent,
    PlayedOn,
    PlayEnded,
    PlayStopped,
    SitterStayedOut,
    ToutAnnounced,
    TrumpNamed,
    TurnedKept,
    TurnedLeft,
)
from spadille.games.lhombre.evolve import evolve
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import (
    PLAYERS,
    TRICKS,
    Phase,
    State,
    from_seat,
    players_of,
    start,
)
from spadille.rules import dealing
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
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

PACKET = 3

#: When nothing but cards decides, once nobody gives up.
_CARDS_PLAYED = (Phase.BEFORE_LEAD, Phase.AFTER_LEAD, Phase.PLAY, Phase.SIXTH_LEAD)

#: What follows from actions that say nothing but their name.
_WORDS: dict[type[Action], Callable[[Seat], Event]] = {
    Pass: Passed,
    Join: Joined,
    YieldExchange: ExchangeYielded,
    StayOut: SitterStayedOut,
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
    is_clockwise: bool = False
    actions: Any = LHombreAction
    events: Any = LHombreEvent

    def __init__(self, profile: Profile[Options]) -> None:
        self.profile = profile
        self._options = profile.options
        self.seats: int = profile.options.seats

    def start(self, dealer: Seat, standing: Standing = FIRST) -> State:
        """The state before the cards are dealt."""
        return start(dealer, self.seats)

    def phase(self, state: State) -> Phase:
        """What the table waits for."""
        if not state.is_dealt:
            return Phase.DEAL
        if state.settled is not None:
            return Phase.OVER
        contract = state.contract
        if contract is None:
            return Phase.CONTRACT if state.auction.winners else Phase.AUCTION
        if contract.trump == "named" and state.trump is None:
            return Phase.NAMING
        if exchange.is_turned_asked(self._options, state):
            return Phase.TURNED
        if state.exchanging:
            return Phase.EXCHANGE
        if state.sitter_did == "looked":
            return Phase.SITTER
        return self._phase_of_play(state)

    def _phase_of_play(self, state: State) -> Phase:
        if play.must_decide_before_lead(self._options, state):
            return Phase.BEFORE_LEAD
        if play.must_decide_after_lead(self._options, state):
            return Phase.AFTER_LEAD
        if play.is_sixth_lead(self._options, state):
            return Phase.SIXTH_LEAD
        return Phase.PLAY

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats that may act now."""
        match self.phase(state):
            case Phase.DEAL | Phase.OVER:
                return frozenset()
            case Phase.AUCTION:
                return auction.callers(self._options, state)
            case Phase.CONTRACT:
                return frozenset(state.auction.winners)
            case Phase.EXCHANGE:
                return frozenset((state.exchanging[0],))
            case Phase.SITTER:
                return frozenset(() if state.sitter is None else (state.sitter,))
            case Phase.PLAY | Phase.SIXTH_LEAD:
                return frozenset((state.turn,))
            case Phase.NAMING | Phase.TURNED | Phase.BEFORE_LEAD | Phase.AFTER_LEAD:
                return frozenset((state.declarer,))

    def legal(self, state: State, seat: Seat) -> Legal:
        """What the seat may do now."""
        if seat not in self.to_act(state):
            return NOTHING
        match self.phase(state):
            case Phase.AUCTION:
                return auction.legal_calls(self._options, state, seat)
            case Phase.CONTRACT:
                return auction.legal_contracts(self._options, state)
            case Phase.NAMING:
                return auction.NAMING
            case Phase.TURNED:
                return auction.TURNED
            case Phase.EXCHANGE:
                return exchange.legal_exchange(self._options, state, seat)
            case Phase.SITTER:
                return exchange.legal_for_sitter(state, seat)
            case Phase.BEFORE_LEAD | Phase.AFTER_LEAD:
                return play.GIVING_UP
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
        events = list(self._events(state, seat, action))
        for event in events:
            state = evolve(state, event)
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
        """The dealer's neighbour; after a wash-out as the profile says (3.1, 7.1, 7.25)."""
        is_washout = state.settled is not None and state.settled.outcome == "washed_out"
        if is_washout and self._options.washout_dealer == "same":
            return state.dealer
        neighbour = 1 if self._options.deal_passes == "right" else -1
        return seats_from(state.dealer, self.seats)[neighbour]

    def is_counted(self, state: State) -> bool:
        """Always: nothing hangs on how many deals there were."""
        return True

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
        if self.phase(state) not in (Phase.PLAY, Phase.SIXTH_LEAD) or state.turn != seat:
            return {}
        return barred(state.hands[seat].known, play.duties(self._options, state))

    def order(self, state: State) -> TrickOrder:
        """The order of the cards as known so far."""
        return state.order

    def card_play(self, state: State) -> CardPlay | None:
        """The play of the cards by itself, or none where cards are not being played."""
        return (
            cardplay.card_play(self._options, state) if self.phase(state) in _CARDS_PLAYED else None
        )

    def hidden(self, view: State) -> Hidden:
        """What lies face down in a view, and where it may lie."""
        return hidden.hidden(self._options, view)

    def imagined(self, view: State, found: Hidden, world: World) -> State:
        """The truth if what lies face down in a view lies so."""
        return hidden.imagined(view, found, world)

    def picture(self, state: State, viewer: Viewer) -> Picture:
        """What ``viewer`` has before him; ``state`` must be his view."""
        return picture.picture(self, self._options, state, viewer)

    def offers(self) -> tuple[Offer, ...]:
        """What each contract is worth, from the lowest to the highest."""
        return picture.offers(self._options)

    def _dealt(self, state: State, seat: Seat | None, action: Deal) -> Dealt:
        if seat is not None or self.phase(state) != Phase.DEAL or action.dealer != state.dealer:
            raise IllegalAction(rule.DEAL)
        dealing.check(self.pack, action.deck)
        hands = [CardSet()] * self.seats
        receivers = players_of(state.dealer, self.seats)
        if self._options.dealt_first == "dealer":
            receivers = from_seat(receivers, state.dealer)
        for packet in range(TRICKS * PLAYERS // PACKET):
            receiver = receivers[packet % PLAYERS]
            packet_cards = action.deck[packet * PACKET : (packet + 1) * PACKET]
            hands[receiver] = hands[receiver] | CardSet(packet_cards)
        return dealing.dealt(action, hands, Talon(action.deck[TRICKS * PLAYERS :]))

    def _events(self, state: State, seat: Seat, action: Action) -> Iterator[Event]:
        match action:
            case Bid(contract=call) | Correct(call=call):
                is_bid = isinstance(action, Bid)
                yield BidMade(seat, call) if is_bid else Corrected(seat, call)
                shown = auction.shown(self._options, state, seat, call)
                if shown:
                    yield AcesShown(seat, shown)
            case NameContract(contract=contract):
                yield self._made(state, contract, (seat,))
            case NameTrump(suit=suit):
                yield TrumpNamed(seat, suit)
            case Exchange(cards=cards) if state.sitter_did == "looked":
                yield exchange.sitter_played(seat, cards)
            case Exchange(cards=cards):
                yield exchange.exchanged(self._options, state, seat, cards)
            case Play(card=card):
                if play.is_sixth_lead(self._options, state):
                    yield ToutAnnounced(seat)
                yield Played(seat, card)
            case _:
                yield _WORDS[type(action)](seat)

    def _consequence(self, state: State) -> Event | None:
        """What follows of itself: an auction's end, a turned card, a full trick, the deal's end."""
        if state.settled is not None:
            return None
        contract = state.contract
        if contract is None:
            return self._auction_ended(state)
        if contract.trump == "turned" and state.trump is None:
            return self._turn(state, contract)
        if state.turned is not None and exchange.is_turned_taken(self._options, state):
            return TurnedKept(state.declarer)
        if exchange.is_sitter_asked(self._options, state):
            return exchange.looked(state)
        return self._consequence_of_play(state)

    def _turn(self, state: State, contract: Contract) -> Event:
        aces = auction.needed_aces(contract.name)
        if self._options.shows_aces == "turn" and aces and not state.has_shown:
            return AcesShown(state.declarer, aces)
        return CardTurned(state.talon.cards[0])

    def _consequence_of_play(self, state: State) -> Event | None:
        if play.is_open(self._options, state) and state.declarer not in state.opened:
            return HandOpened(state.declarer, state.hands[state.declarer].known)
        if len(state.trick) == len(state.players):
            winner = state.order.winning(state.trick.cards)
            return TrickTaken(next(seat for seat, card in state.trick.plays if card is winner))
        if state.is_given_up or state.is_ended or len(state.tricks) == TRICKS:
            return settlement.settle(self._options, state)
        if state.tricks and play.is_stopped(self._options, state):
            return PlayStopped()
        return None

    def _auction_ended(self, state: State) -> Event | None:
        """What follows of the end of an auction; nothing while its winner has still to speak."""
        bidding = state.auction
        if bidding.is_washed_out:
            return settlement.settle(self._options, state)
        if not bidding.winners or bidding.standing is None:
            return None
        if auction.must_name_contract(self._options, state):
            return None
        return self._made(state, bidding.standing, bidding.winners)

    def _made(self, state: State, contract: str, winners: tuple[Seat, ...]) -> ContractMade:
        declarers = auction.in_turn(state.players, winners)
        exchanging = exchange.exchangers(self._options, state.players, contract, declarers)
        return ContractMade(contract, declarers, exchanging)

    def _refusal(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        match self.phase(state):
            case Phase.AUCTION:
                return auction.refused_call(self._options, state, seat, action)
            case Phase.CONTRACT:
                return IllegalAction(rule.CONTRACT)
            case Phase.NAMING:
                return IllegalAction(rule.TRUMP)
            case Phase.TURNED:
                return IllegalAction(rule.TURNED_CARD)
            case Phase.EXCHANGE:
                return exchange.refused_exchange(self._options, state, seat, action)
            case Phase.SITTER:
                return IllegalAction(rule.SITTER)
            case Phase.BEFORE_LEAD | Phase.AFTER_LEAD:
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
