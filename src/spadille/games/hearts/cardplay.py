"""The play of the cards by itself, for whoever counts, searches or plays out many times."""

from __future__ import annotations

from functools import lru_cache, partial

import msgspec

from spadille.cards import Card, CardSet, seats_from
from spadille.games.hearts import play, settlement
from spadille.games.hearts.cards import EVERY_CARD, HEARTS, ORDER, POINT_CARDS
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State
from spadille.rules.cardplay import CardPlay, takers


def card_play(options: Options, state: State) -> CardPlay:
    """A state in which cards are played; each seat is for itself.

    Whoever shoots the moon by a profile that lets him choose adds it to the others' points.
    """
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
        stakes=(options, state.standing),
        scores=partial(_scores, options, state),
        prizes=_prizes(options),
        captured=tuple(state.captured[seat] for seat in players),
        kinds=_kinds(options),
        is_burden=True,
        adds_up=options.exact_100 != "minus_50" and options.moon != "auto",
        counts_tricks=options.shoot_the_sun or options.no_tricks_bonus > 0,
        latching=_breaking(options),
        is_latched=state.is_broken,
    )


@lru_cache(maxsize=256)
def _breaking(options: Options) -> CardSet:
    return CardSet(card for card in EVERY_CARD if play.breaks(options, card))


@lru_cache(maxsize=256)
def _prizes(options: Options) -> CardSet:
    return POINT_CARDS | CardSet((Card(options.bonus_card),) if options.jd_bonus else ())


@lru_cache(maxsize=256)
def _kinds(options: Options) -> tuple[CardSet, ...]:
    hearts = (
        (HEARTS,) if options.heart_values == "one" else tuple(CardSet((each,)) for each in HEARTS)
    )
    return (*hearts, *(CardSet((each,)) for each in _prizes(options) - HEARTS))


def _scores(
    options: Options, state: State, tricks: tuple[int, ...], captured: tuple[CardSet, ...]
) -> tuple[int, ...]:
    ended = msgspec.structs.replace(state, taken=takers(tricks), captured=captured)
    if settlement.is_moon(options, ended):
        shooter = settlement.shooter(ended)
        ended = msgspec.structs.replace(ended, shooter=shooter, way="added")
    return settlement.settle(options, ended).scores
