"""The play of the cards by itself, for whoever counts, searches or plays out many times."""

from __future__ import annotations

from functools import partial

import msgspec

from spadille.cards import CardSet, seats_from
from spadille.games.solo import play, settlement
from spadille.games.solo.profile import Options
from spadille.games.solo.state import SEATS, State
from spadille.rules.cardplay import CardPlay, takers


def card_play(options: Options, state: State) -> CardPlay:
    """A state in which cards are played, the truth: whoever holds the called ace is on the side."""
    players = seats_from(state.leadhand, SEATS)
    tricks = state.tricks_by_seat
    side = settlement.side(state)
    return CardPlay(
        players=players,
        hands=tuple(state.hands[seat].known for seat in players),
        leader=players.index(state.leader),
        trick=state.trick.cards,
        taken=tuple(tricks[seat] for seat in players),
        order=state.order,
        duties=play.laws(options, state),
        is_first_trick=not state.tricks,
        sides=(side,),
        seats=SEATS,
        stakes=(msgspec.json.encode(options), state.contract_name, side),
        scores=partial(_scores, options, state),
    )


def _scores(
    options: Options, state: State, tricks: tuple[int, ...], _captured: tuple[CardSet, ...]
) -> tuple[int, ...]:
    ended = msgspec.structs.replace(state, taken=takers(tricks))
    return settlement.settle(options, ended).scores
