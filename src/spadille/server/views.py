"""What each looker-on sees of a table, every view folded from the events he may see."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from spadille.cards import PUBLIC, Seat, Viewer
from spadille.rules.event import Dealt, Event, Settled
from spadille.rules.match import Evening, Match
from spadille.rules.picture import Picture
from spadille.rules.rulebook import Rulebook, awaited
from spadille.server.people import Chairs
from spadille.server.protocol import Ledger, Scene, Sitter
from spadille.server.sheet import Sheet
from spadille.server.strength import USUAL, Strength


class Views:
    """The truth, which stays here, and the view of each seat and of the public.

    ``to_act`` are the seats that may act now, ``awaited`` those for whom the table waits;
    ``sheet`` holds the points of the finished deals of the present match.
    """

    def __init__(
        self, rulebook: Rulebook[Any], first_dealer: Seat, strength: Strength = USUAL
    ) -> None:
        self.rulebook = rulebook
        self.strength = strength
        self.evening = Evening(rulebook)
        self.truth: Match[Any] = self.evening.start(first_dealer)
        self.to_act: frozenset[Seat] = frozenset()
        self.awaited: frozenset[Seat] = frozenset()
        self.sheet = Sheet(rulebook.seats)
        viewers: list[Viewer] = [PUBLIC, *(Seat(seat) for seat in range(rulebook.seats))]
        self._views = dict.fromkeys(viewers, self.truth)
        self._pictures: dict[Viewer, Picture] = {}

    def happened(self, events: Sequence[Event]) -> None:
        """Take in what happened."""
        evolve = self.evening.evolve
        for event in events:
            if isinstance(event, Dealt) and self.truth.is_over:
                self.sheet.clear()
            self.truth = evolve(self.truth, event)
            for viewer, view in self._views.items():
                self._views[viewer] = evolve(view, event.seen_by(viewer))
            if isinstance(event, Settled):
                self.sheet.write(event.scores)
        self.to_act = self.rulebook.to_act(self.truth.deal)
        self.awaited = awaited(self.rulebook, self.truth.deal)
        self._pictures.clear()

    def of(self, viewer: Viewer) -> Match[Any]:
        """The match as ``viewer`` sees it."""
        return self._views[viewer]

    def picture(self, viewer: Viewer) -> Picture:
        """The deal as it lies before ``viewer``, drawn once until something happens."""
        drawn = self._pictures.get(viewer)
        if drawn is None:
            drawn = self.rulebook.picture(self._views[viewer].deal, viewer)
            self._pictures[viewer] = drawn
        return drawn

    def scene(
        self, viewer: Viewer, sitters: tuple[Sitter, ...], watchers: int, has_help: bool = False
    ) -> Scene:
        """All there is to see for ``viewer``."""
        match, evening = self.truth, self.evening
        return Scene(
            you=viewer,
            deal=match.number,
            dealt=match.dealt,
            may_deal=evening.may_deal(match),
            has_help=has_help,
            is_match_over=match.is_over,
            winners=evening.winners(match),
            sitters=sitters,
            watchers=watchers,
            picture=self.picture(viewer),
        )

    def sitters(self, chairs: Chairs, present: Collection[Seat]) -> tuple[Sitter, ...]:
        """Who sits where; ``present`` are the seats whose people are here."""
        return tuple(
            Sitter(
                seat=Seat(seat),
                name=chair.name,
                is_bot=chair.is_bot,
                is_here=chair.is_bot or seat in present,
                points=points,
                strength=self.strength if chair.is_bot else None,
            )
            for seat, (chair, points) in enumerate(zip(chairs, self.truth.ledger, strict=True))
        )

    def ledger_after(self, events: Sequence[Event]) -> Ledger | None:
        """What these last events changed in the ledger."""
        if any(isinstance(event, Settled) for event in events):
            return self.sheet.last
        is_dealt = any(isinstance(event, Dealt) for event in events)
        return self.sheet.whole if is_dealt and not self.sheet else None
