"""The play of the cards by itself, for whoever counts, searches or plays out many times."""

from __future__ import annotations

from spadille.cards import CardSet, seats_from
from spadille.games.hearts import play
from spadille.games.hearts.cards import ORDER
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.rules.cardplay import CardPlay


def card_play(options: Options, state: State) -> CardPlay:
    """A state in which cards are played; each seat is for itself."""
    assert state.leader is not None
    players = seats_from(state.leader, SEATS)
    tricks = state.tricks_by_seat
    return CardPlay(
        players=players,
        hands=tuple(state.hands[seat].known for seat in players),
        leader=0,
        trick=state.trick.cards,
        taken=tuple(tricks[seat] for seat in players),
        order=ORDER,
        duties=play.laws(options),
        is_first_trick=not state.taken,
        sides=tuple((seat,) for seat in players),
        seats=SEATS,
        stakes=id(options),
        latching=CardSet(card for card in ORDER_CARDS if play.breaks(options, card)),
        is_latched=state.is_broken,
    )


ORDER_CARDS = tuple(card for lane in ORDER.lanes for card in lane)
