"""The numbered news of a table, to everybody who is connected to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from spadille.cards import Seat, Viewer
from spadille.rules.codec import encode
from spadille.rules.event import Event
from spadille.server.protocol import Ledger, Scene, Update
from spadille.server.visitor import Visitor

#: How many entries are kept to tell those who were away for a moment.
RECENT = 64


class Shown(Protocol):
    """What a feed tells about: the table as it is now."""

    def scenes(self, viewers: Collection[Viewer]) -> Mapping[Viewer, Scene]:
        """The table as each of them sees it."""
        ...

    def ledger(self, events: Sequence[Event] | None = None) -> Ledger | None:
        """What these last events changed in the ledger; the whole of it where none are given."""
        ...


class Feed:
    """Who is connected, and the events of the last entries."""

    def __init__(self, shown: Shown) -> None:
        self.number = 0
        self.visitors: set[Visitor] = set()
        self._shown = shown
        self._recent: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=RECENT)

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        return frozenset(each.viewer for each in self.visitors if each.viewer is not None)

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(visitor.viewer is None for visitor in self.visitors)

    def remember(self, number: int, events: Sequence[Event]) -> None:
        """Keep an entry at hand; one without events concerns people only."""
        self.number = number
        self._recent.append((number, tuple(events)))

    def publish(
        self,
        events: Sequence[Event],
        but: Collection[Visitor] = (),
        asker: Viewer = None,
        command: str | None = None,
    ) -> None:
        """Tell everybody what just happened, as each may see it; drawn once for each viewer.

        Who looks from the seat of the ``asker`` is told which ``command`` led to it. Without events
        it tells who is here now.
        """
        told = [visitor for visitor in self.visitors if visitor not in but]
        ledger = self._shown.ledger(events)
        frames = {}
        for viewer, scene in self._shown.scenes({visitor.viewer for visitor in told}).items():
            seen = tuple(event.seen_by(viewer) for event in events)
            answered = command if viewer == asker else None
            frames[viewer] = encode(Update(self.number, seen, scene, ledger, answered))
        for visitor in told:
            visitor.send(frames[visitor.viewer])

    def since(self, viewer: Viewer, number: int) -> Update:
        """What somebody missed who has seen everything up to ``number``: nothing, or the events.

        Where they are not at hand, or he is new (0), it is a resync: the table without the story.
        """
        scene, ledger = self._shown.scenes((viewer,))[viewer], self._shown.ledger()
        missing = self.number - number
        if number == 0 or not 0 <= missing <= len(self._recent):
            return Update(self.number, (), scene, ledger, is_resync=True)
        entries = list(self._recent)[len(self._recent) - missing :]
        seen = tuple(event.seen_by(viewer) for _, events in entries for event in events)
        return Update(self.number, seen, scene, ledger)
