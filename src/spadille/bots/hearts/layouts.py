"""The deal laid out with all cards open, in many of the ways in which it may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from spadille.bots.hearts import belief
from spadille.cards import CardSet, Seat
from spadille.games.hearts import cardplay
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import State
from spadille.inference.worlds import Worlds
from spadille.kernel.stakes import Stakes, stakes
from spadille.kernel.tabulate import tabulate
from spadille.rules.cardplay import CardPlay
from spadille.rules.hidden import Hidden, World
from spadille.rules.rulebook import Rulebook

#: The hands, in the order in which the players of a position sit.
Hands = tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class Layouts:
    """A position in the play, and the hands of each world; ``play`` has those of the first."""

    play: CardPlay
    worlds: list[Hands]


def laid_out(
    rulebook: Rulebook[Any],
    view: State,
    seat: Seat,
    count: int,
    rng: Random,
    *,
    has_belief: bool = True,
) -> Layouts:
    """So many worlds that fit what a seat has seen, drawn by its belief, or all alike."""
    hidden = rulebook.hidden(view)
    told = belief.weights(rulebook, view, seat, hidden) if has_belief else None
    worlds = Worlds(hidden, told)
    drawn = [worlds.sample(rng) for _ in range(count)]
    state = rulebook.imagined(view, hidden, drawn[0])
    play = cardplay.card_play(plain(rulebook.profile.options), state)
    return Layouts(play, [_hands(view, play.players, hidden, world) for world in drawn])


def plain(options: Options) -> Options:
    """The rules without what hangs on the points of the match, which no single deal can weigh."""
    moon = "old" if options.moon == "auto" else options.moon
    return replace(options, exact_100="off", moon=moon)


class Known:
    """The stakes of each rule set, asked once."""

    def __init__(self) -> None:
        self._known: dict[Options, Stakes] = {}

    def stakes(self, options: Options, play: CardPlay) -> Stakes:
        """What captured cards come to; the same whoever leads."""
        if options not in self._known:
            self._known[options] = stakes(play, tabulate(play))
        return self._known[options]


def _hands(view: State, players: Sequence[Seat], hidden: Hidden, world: World) -> Hands:
    hands = [hand.known for hand in view.hands]
    for place, cards in zip(hidden.places, world, strict=True):
        if place.kind == "hand" and place.seat is not None:
            hands[place.seat] |= CardSet(cards)
    return tuple(hands[seat] for seat in players)
