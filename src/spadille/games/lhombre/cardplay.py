"""The play of the cards by itself, for whoever counts, searches or plays out many times."""

from __future__ import annotations

from functools import partial

import msgspec

from spadille.cards import CardSet
from spadille.games.lhombre import play, settlement
from spadille.games.lhombre.auction import penalties
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.rules.cardplay import CardPlay, takers


def card_play(options: Options, state: State) -> CardPlay:
    """A state in which nothing but cards is played any more."""
    if play.is_sixth_lead(options, state):
        # Whichever card is led now announces the tout (4.2).
        state = msgspec.structs.replace(state, is_tout=True)
    tricks = state.tricks_by_seat
    return CardPlay(
        players=state.players,
        hands=tuple(state.hands[seat].known for seat in state.players),
        leader=state.players.index(state.leader),
        trick=state.trick.cards,
        taken=tuple(tricks[seat] for seat in state.players),
        order=state.order,
        duties=play.laws(options, state),
        is_first_trick=not state.tricks,
        sides=tuple((seat,) for seat in state.declarers),
        seats=state.seats,
        stakes=_stakes(options, state),
        scores=partial(_scores, options, state),
    )


def _scores(
    options: Options, state: State, tricks: tuple[int, ...], _captured: tuple[CardSet, ...]
) -> tuple[int, ...]:
    ended = msgspec.structs.replace(state, taken=takers(tricks))
    return settlement.settle(options, ended).scores


def _stakes(options: Options, state: State) -> tuple[object, ...]:
    """All but the tricks that the settlement looks at."""
    return (
        msgspec.json.encode(options),
        state.contract_name,
        state.declarers,
        state.trump,
        state.is_tout,
        state.players,
        state.sitter_did,
        penalties(options, state),
    )
