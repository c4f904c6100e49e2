"""Rule sets as people name them on the command line."""

from __future__ import annotations

from typing import Any

from spadille.cli.refusal import Refusal
from spadille.games import registry
from spadille.rules.rulebook import Rulebook


def rulebook_asked_for(name: str) -> Rulebook[Any]:
    """The rulebook of ``game``, ``game/profile`` or ``game/profile@version``.

    Raises ``Refusal`` when there is none.
    """
    plain, _, version = name.partition("@")
    known = registry.names()
    if plain in known or plain in {each.partition("/")[0] for each in known}:
        rulebook = registry.rulebook(plain)
        if version in ("", str(rulebook.profile.version)):
            return rulebook
    raise Refusal("unknown-rules", name=name, known=", ".join(known))
