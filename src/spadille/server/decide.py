"""What a table does with what it is asked: a note for its journal, or a refusal."""

from __future__ import annotations

import re
import secrets
import time
import unicodedata
from functools import cache
from typing import Any

import msgspec

from spadille.cards import Seat, Viewer
from spadille.rules.action import Action, Deal, Provenance
from spadille.rules.codec import Reader, decoder_of
from spadille.rules.event import Event
from spadille.rules.journal import Entry
from spadille.rules.match import DEAL_IN_PLAY
from spadille.rules.rule import IllegalAction
from spadille.rules.shuffle import RULE, SECRET_BYTES, mix
from spadille.server.key import lock_for
from spadille.server.people import GotUp, SatDown
from spadille.server.protocol import Act, DealNext, Leave, Sit
from spadille.server.refusal import Refusal
from spadille.server.state import Note, TableState

#: They hold parts of an emoji or letters together or apart; at an end they would do nothing.
JOINERS = "\u200c\u200d"
#: Drawn as nothing, whatever Unicode calls them: fillers, and Braille without dots.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def act(state: TableState, viewer: Viewer, command: Act) -> Note:
    """A seat does something in the game."""
    seat = _seated(viewer)
    since = state.questions.since(seat)
    _check_version(state, command.version, state.moved if since is None else since)
    try:
        action = _actions(state.rulebook.actions).decode(command.action)
    except msgspec.DecodeError as error:
        raise Refusal.at(place_in(error, "action")) from error
    return Note(move(state, seat, action), command.id, seat)


def deal_next(state: TableState, viewer: Viewer, command: DealNext) -> Note:
    """The house deals, because somebody at the table asked for it."""
    seat = _seated(viewer)
    _check_version(state, command.version, state.moved)
    match, evening = state.views.truth, state.views.evening
    if not evening.may_deal(match):
        raise Refusal.of(IllegalAction(DEAL_IN_PLAY))
    secret, salt = secrets.token_bytes(SECRET_BYTES), f"{state.table} {match.dealt + 1}".encode()
    deck = mix(state.rulebook.pack, secret, salt, ())
    told = Provenance(RULE, secret.hex(), salt.hex(), ())
    dealer = evening.dealer(match, state.first_dealer)
    return Note(move(state, None, Deal(dealer, deck, told)), command.id, seat)


def move(state: TableState, seat: Seat | None, action: Action) -> Entry[Action, Event]:
    """The entry of an action; raises ``Refusal`` where a rule forbids it."""
    try:
        events = state.views.evening.decide(state.views.truth, seat, action)
    except IllegalAction as error:
        raise Refusal.of(error) from error
    return Entry(state.number + 1, seat, action, events, state.rules, time.time())


def sit(state: TableState, viewer: Viewer, command: Sit, token: str) -> Note:
    """Somebody takes over a bot's seat, and will be known by ``token``."""
    if viewer is not None:
        raise Refusal("already_seated")
    if command.seat >= len(state.chairs):
        raise Refusal("no_seat")
    if not state.chairs[command.seat].is_bot:
        raise Refusal("seat_taken")
    seat = Seat(command.seat)
    return Note(SatDown(seat, tidy(command.name), lock_for(token)), command.id, seat)


def leave(viewer: Viewer, command: Leave) -> Note:
    """Somebody gives his seat to a bot."""
    seat = _seated(viewer)
    return Note(GotUp(seat), command.id, seat)


def tidy(name: str) -> str:
    """A name as it will be shown; raises ``Refusal`` when it holds nothing, or what nobody can see.

    That is controls, formats other than joiners, surrogates, and letters that are private or not
    assigned (Unicode's categories C), blanks, and marks that stand on nothing.

    >>> tidy("  Anne  Marie ")
    'Anne Marie'
    """
    letters = unicodedata.normalize("NFC", " ".join(name.split())).strip(f" {JOINERS}")
    seen = letters.translate(dict.fromkeys(map(ord, JOINERS)))
    kinds = {unicodedata.category(letter)[0] for letter in seen}
    if not kinds - {"M"} or "C" in kinds or BLANKS & set(seen):
        raise Refusal("name")
    return letters


def place_in(error: msgspec.DecodeError, inside: str = "") -> str:
    """Where in a message the fault is, such as ``action.card``.

    >>> place_in(msgspec.ValidationError("Expected `str`, got `int` - at `$.card`"), "action")
    'action.card'
    """
    found = re.search(r"at `\$\.?([^`]*)`", str(error))
    parts = [inside, found.group(1) if found else ""]
    return ".".join(part for part in parts if part) or "message"


@cache
def _actions(wanted: Any) -> Reader[Action]:
    reader: Reader[Action] = decoder_of(wanted)
    return reader


def _seated(viewer: Viewer) -> Seat:
    if viewer is None:
        raise Refusal("not_seated")
    return viewer


def _check_version(state: TableState, version: int, since: int) -> None:
    """Refuse what was decided before the entry that put the question."""
    if not since <= version <= state.number:
        raise Refusal("stale")
