"""How rule sets of one game differ: the same options, drawn side by side."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spadille.rules.declaration import Declaration, Value, settings


class Comparison(msgspec.Struct, frozen=True):
    """An option, with its value in each of several rule sets in turn.

    A rule set that has no such option, since the row of a table is missing in it, has no value.
    """

    option: Declaration
    values: tuple[Value, ...]

    @property
    def is_same(self) -> bool:
        """Whether the rule sets agree."""
        return all(value == self.values[0] for value in self.values)


def compared(options: Sequence[msgspec.Struct]) -> tuple[Comparison, ...]:
    """All that any of the rule sets says, in the order of the declaration; at least one is needed.

    ``options`` are those of profiles of the same game.

    >>> from spadille.games.registry import rulebook
    >>> names = "lhombre/privat", "lhombre/union"
    >>> both = compared([rulebook(name).profile.options for name in names])
    >>> [(each.option.name, each.values) for each in both if not each.is_same]
    [('naming_penalty', (0, 1))]
    """
    said = [{each.option.name: each for each in settings(one)} for one in options]
    fields = [field.name for field in msgspec.structs.fields(options[0])]
    found = {name: setting.option for told in said for name, setting in told.items()}
    # The rows of a table need not stand in the same order everywhere; the options do.
    names = sorted(found, key=lambda name: fields.index(name.partition(".")[0]))
    return tuple(
        Comparison(found[name], tuple(told[name].value if name in told else None for told in said))
        for name in names
    )


def differences(options: Sequence[msgspec.Struct]) -> tuple[Comparison, ...]:
    """The options in which the rule sets do not agree."""
    return tuple(each for each in compared(options) if not each.is_same)
