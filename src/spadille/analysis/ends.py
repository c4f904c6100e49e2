"""How the points of a deal tell the way in which it ended for its declarer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

from spadille.analysis.handmeter import Chance
from spadille.cards import Seat
from spadille.rules.cardplay import CardPlay, takers
from spadille.rules.rulebook import Rulebook

#: The games whose contracts are won or lost by tricks, each with the module that settles them.
_SETTLEMENTS = {
    "lhombre": "spadille.games.lhombre.settlement",
    "solo": "spadille.games.solo.settlement",
}
#: The ways in which a contract ends, from the best for its declarer; of two that come to the same
#: points the better is told. Where a tout was announced, nothing but that is told.
OUTCOMES = ("tout_made", "win", "made", "bet", "codille", "lost", "tout_failed")

Ends = dict[int, str]


def ends(rulebook: Rulebook[Any], state: Any, play: CardPlay, side: tuple[Seat, ...]) -> Ends:
    """The outcome for each sum of points to which a side can still come.

    ``state`` must be the truth. Empty in a game that knows no contracts.

    >>> from spadille.table import Table
    >>> table = Table.of_hands("lhombre", ["SA S2 CA SK SQ SJ S7 HK DK", "*", "*"], dealer=2)
    >>> table = table.act("spade_solo").act("pass").act("pass")
    >>> while table.legal().exchange is not None:
    ...     table = table.act("exchange")
    >>> ends(table.rulebook, table.truth, table.rulebook.card_play(table.truth), (Seat(0),))
    {-5: 'codille', -4: 'bet', 4: 'win'}
    """
    module = _SETTLEMENTS.get(rulebook.profile.game)
    if module is None:
        return {}
    left = len(play.hands[play.leader]) + bool(play.trick)
    key = (play.stakes, play.taken, left, side, getattr(state, "is_tout", False))
    if key not in _known:
        if len(_known) >= _KEPT:
            _known.clear()
        _known[key] = _found(module, rulebook, state, play, side)
    return _known[key]


_KEPT = 512
_known: dict[object, Ends] = {}


def _found(
    module: str, rulebook: Rulebook[Any], state: Any, play: CardPlay, side: tuple[Seat, ...]
) -> Ends:
    settle = import_module(module).settle
    found: Ends = {}
    for tricks in _splits(play):
        settled = settle(
            rulebook.profile.options, msgspec.structs.replace(state, taken=takers(tricks))
        )
        points = sum(settled.scores[seat] for seat in side)
        outcome = _outcome(settled, side)
        better = min(found.get(points, outcome), outcome, key=OUTCOMES.index)
        found[points] = better
    return dict(sorted(found.items()))


def chances(outcomes: Sequence[str]) -> tuple[Chance, ...]:
    """How often a contract ends which way, the best first; nothing is told of other ends.

    >>> chances(["bet", "win", "win", "bet"])
    (Chance(outcome='win', chance=0.5), Chance(outcome='bet', chance=0.5))
    >>> chances(["given_up"])
    ()
    """
    counted = Counter(outcomes)
    told = [name for name in OUTCOMES if counted[name]]
    return tuple(Chance(name, counted[name] / len(outcomes)) for name in told)


def _outcome(settled: Any, side: tuple[Seat, ...]) -> str:
    """How the side's own contract ended, where several play one each."""
    tout = getattr(settled, "tout", "none")
    if tout != "none":
        return f"tout_{tout}"
    outcomes = getattr(settled, "outcomes", ())
    if len(outcomes) > 1:
        told: str = outcomes[settled.declarers.index(side[0])]
        return told
    only: str = settled.outcome
    return only


def _splits(play: CardPlay) -> Iterator[tuple[int, ...]]:
    """Every way of sharing the tricks still to come, as tricks by seat."""
    left = max(map(len, play.hands))
    for more in shared(left, len(play.players)):
        tricks = [0] * play.seats
        for seat, taken, won in zip(play.players, play.taken, more, strict=True):
            tricks[seat] = taken + won
        yield tuple(tricks)


@lru_cache(maxsize=64)
def shared(count: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Every way of sharing so many tricks.

    >>> shared(1, 3)
    ((0, 0, 1), (0, 1, 0), (1, 0, 0))
    """
    if players == 1:
        return ((count,),)
    return tuple(
        (own, *rest) for own in range(count + 1) for rest in shared(count - own, players - 1)
    )
