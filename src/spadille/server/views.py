"""What each looker-on sees of a table, every view folded from the events he may see."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from spadille.cards import PUBLIC, Seat, Viewer
from spadille.rules.event import Event, Settled
from spadille.rules.match import Evening, Match
from spadille.rules.rulebook import Rulebook, awaited
from spadille.server.people import Chairs
from spadille.server.protocol import Scene, Sitter


class Views:
    """The truth, which stays here, and the view of each seat and of the public."""

    def __init__(self, rulebook: Rulebook[Any], first_dealer: Seat) -> None:
        self.rulebook = rulebook
        self.evening = Evening(rulebook)
        self.truth: Match[Any] = self.evening.start(first_dealer)
        viewers: list[Viewer] = [PUBLIC, *(Seat(seat) for seat in range(rulebook.seats))]
        self._views = dict.fromkeys(viewers, self.truth)
        self._ledger: tuple[tuple[int, ...], ...] = ()

    def happened(self, events: Sequence[Event]) -> None:
        """Take in what happened."""
        evolve = self.evening.evolve
        for event in events:
            self.truth = evolve(self.truth, event)
            for viewer, view in self._views.items():
                self._views[viewer] = evolve(view, event.seen_by(viewer))
            if isinstance(event, Settled):
                self._ledger = (*self._ledger, event.scores)

    def of(self, viewer: Viewer) -> Match[Any]:
        """The match as ``viewer`` sees it."""
        return self._views[viewer]

    def awaited(self) -> frozenset[Seat]:
        """The seats that must act before the deal can go on."""
        return awaited(self.rulebook, self.of(PUBLIC).deal)

    def scene(
        self, viewer: Viewer, chairs: Chairs, present: Collection[Seat], watchers: int
    ) -> Scene:
        """All there is to see for ``viewer``; ``present`` are the seats whose people are here."""
        view = self._views[viewer]
        sitters = tuple(
            Sitter(Seat(seat), chair.name, chair.is_bot, chair.is_bot or seat in present, points)
            for seat, (chair, points) in enumerate(zip(chairs, view.ledger, strict=True))
        )
        return Scene(
            you=viewer,
            deal=view.number,
            may_deal=self.evening.may_deal(view),
            sitters=sitters,
            ledger=self._ledger,
            watchers=watchers,
            picture=self.rulebook.picture(view.deal, viewer),
        )
