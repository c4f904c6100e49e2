"""The name of a rule set, as people write it and as journals keep it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class RuleSet(msgspec.Struct, frozen=True):
    """Which game is played by which profile, and what is changed in it.

    ``profile`` and ``version`` are empty where none is named; ``changes`` are names of options,
    those inside a table after a dot, with their values as text.

    >>> RuleSet.read("lhombre/hjemme@1+seats=4+values.grand.win=5")
    RuleSet(game='lhombre', profile='hjemme', version='1',
            changes=(('seats', '4'), ('values.grand.win', '5')))
    """

    game: str
    profile: str = ""
    version: str = ""
    changes: tuple[tuple[str, str], ...] = ()

    @classmethod
    def read(cls, name: str) -> RuleSet:
        """The rule set that ``game[/profile][@version][+option=value ...]`` names."""
        head, *changes = name.split("+")
        path, _, version = head.partition("@")
        game, _, profile = path.partition("/")
        pairs = (change.partition("=") for change in changes)
        return cls(game, profile, version, tuple((option, value) for option, _, value in pairs))

    def __str__(self) -> str:
        path = f"{self.game}/{self.profile}" if self.profile else self.game
        version = f"@{self.version}" if self.version else ""
        return path + version + changes_text(self.changes)


def changes_text(changes: Iterable[tuple[str, str]]) -> str:
    """Changed options as they stand behind the name of a profile."""
    return "".join(f"+{option}={value}" for option, value in changes)
