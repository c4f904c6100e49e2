"""What browser and server say to each other at a table; the browser's types are made from this."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spadille.analysis.handmeter import Meter
from spadille.analysis.hint import Hint
from spadille.analysis.luck import Luck
from spadille.analysis.review import Review
from spadille.cards import Card, Seat
from spadille.rules.action import tag_of
from spadille.rules.declaration import Setting
from spadille.rules.event import Event
from spadille.rules.picture import Offer, Picture
from spadille.rules.ruletext import Passage
from spadille.server.advice import Help
from spadille.server.strength import USUAL, Strength

#: A text the client chose to know a command again by; the same id is never obeyed twice.
CommandId = Annotated[str, Meta(min_length=8, max_length=64)]
#: What a person is called at the table.
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["da", "nb", "en", "ja"]
#: Letters of a rule set's name, all changes included.
LONGEST_RULES = 600


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of):
    """Anything that is said on the socket."""


# --- from the browser ---------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """The first message: who comes, and the last number he has seen (0 for a newcomer).

    ``token`` is what the server gave for a seat; without one the visitor looks on.
    """

    since: Annotated[int, Meta(ge=0)] = 0
    token: str | None = None
    language: Language = "en"


class Act(Message, frozen=True):
    """Do something in the game; ``action`` is an action of the game in its text form.

    ``version`` is the number of the last update the player had seen when he decided.
    """

    id: CommandId
    version: Annotated[int, Meta(ge=0)]
    action: msgspec.Raw


class DealNext(Message, frozen=True):
    """Ask the house for the next deal."""

    id: CommandId
    version: Annotated[int, Meta(ge=0)]


class Sit(Message, frozen=True):
    """Take over a bot's seat."""

    id: CommandId
    seat: Annotated[int, Meta(ge=0)]
    name: PersonName


class Leave(Message, frozen=True):
    """Give one's seat to a bot."""

    id: CommandId


class Speak(Message, frozen=True):
    """Ask for another language of the server's own words."""

    language: Language


class Ping(Message, frozen=True):
    """Ask whether the line still carries: a browser does not see the transport's own heartbeat."""


Command = Act | DealNext | Sit | Leave
FromBrowser = Hello | Act | DealNext | Sit | Leave | Speak | Ping


# --- to the browser -----------------------------------------------------------------------------


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat; ``is_here`` tells whether a person is connected now (bots always are).

    ``strength`` is a bot's; people have none.
    """

    seat: Seat
    name: str
    is_bot: bool
    is_here: bool
    points: int
    strength: Strength | None = None


class Scene(msgspec.Struct, frozen=True):
    """All there is to see at the table, but for the ledger: who sits there, and the deal.

    ``has_help`` tells whether the viewer may have advice now. ``deal`` is the number of the present
    deal in its match, 0 before the first; ``dealt`` counts the deals of all matches. When
    ``is_match_over``, ``winners`` are those who won, and the next deal begins a new match. ``you``
    is the viewer's seat.
    """

    you: Seat | None
    deal: int
    dealt: int
    may_deal: bool
    has_help: bool
    is_match_over: bool
    winners: tuple[Seat, ...]
    sitters: tuple[Sitter, ...]
    watchers: int
    picture: Picture


class Ledger(msgspec.Struct, frozen=True):
    """What is new in the ledger of the match: of what he has the first ``kept`` deals stand.

    ``points`` are those of each finished deal after them by seat, oldest first. In a very long
    match the first deals are not told to who comes late.
    """

    kept: int
    points: tuple[tuple[int, ...], ...]


class Welcome(Message, frozen=True):
    """The answer to the first message: what is played here, and what each bid is worth.

    With ``is_clockwise`` the turn goes to the left, else to the right.
    """

    table: str
    rules: str
    is_clockwise: bool
    offers: tuple[Offer, ...]


class Update(Message, frozen=True):
    """What happened since the last update, and how the table looks now.

    ``number`` counts the entries of the table; ``events`` are the game's events as he may see
    them. After a resync ``events`` is empty although the number jumped: ``is_resync`` tells. The
    same number again, without events, tells who has come or gone. ``ledger`` is absent where
    nothing in it has changed. ``id`` is that of his own command which led to it: that is carried
    out and written down for good, as entry ``number``.
    """

    number: int
    events: tuple[Event, ...]
    scene: Scene
    ledger: Ledger | None = None
    id: str | None = None
    is_resync: bool = False


class Done(Message, frozen=True):
    """The command is carried out and written down for good, as entry ``number``.

    An action and a deal are answered so only when they are asked for again, else by the update.
    """

    id: str
    number: int


class Seated(Message, frozen=True):
    """The seat is yours as long as you keep the token."""

    id: str
    seat: Seat
    token: str


class Pong(Message, frozen=True):
    """The answer to a ping."""


class Refused(Message, frozen=True):
    """Nothing was changed, and why: ``text`` is in the asker's language.

    ``id`` is absent where what came could not be read. ``code`` is one of the server's own reasons,
    or ``rule`` where a rule of the game forbids it; then ``section`` names the rule.
    """

    code: str
    text: str
    id: str | None = None
    section: str | None = None


FromServer = Welcome | Update | Done | Seated | Pong | Refused


# --- over HTTP ----------------------------------------------------------------------------------


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a new table; the asker sits at seat 0, bots of that strength take the others.

    ``help`` tells whether advice may be had there: always, never, or while all others are bots.
    """

    name: PersonName
    rules: Annotated[str, Meta(max_length=LONGEST_RULES)] = "lhombre/hjemme"
    strength: Strength = USUAL
    help: Help = "among_bots"


class TableOpened(msgspec.Struct, frozen=True):
    """The new table, and the token for the asker's seat."""

    table: str
    seat: Seat
    token: str


class RulesOffered(msgspec.Struct, frozen=True):
    """A rule set that may be played here, with all it says.

    ``rules`` is its name; an option is changed by adding ``+option=value`` to it. ``seats`` are the
    numbers of people for whom there is a table.
    """

    rules: str
    game: str
    profile: str
    version: int
    source: str
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]


class RulesDifference(msgspec.Struct, frozen=True):
    """What another rule set of the game says otherwise."""

    rules: str
    settings: tuple[Setting, ...]


class RulesTold(msgspec.Struct, frozen=True):
    """All about one rule set: what it says, what each bid is worth, how the others differ.

    ``text`` is the rules of its game in the asker's language, with their numbers.
    """

    rules: RulesOffered
    seats: int
    is_clockwise: bool
    offers: tuple[Offer, ...]
    differences: tuple[RulesDifference, ...]
    text: tuple[Passage, ...]


class CardOrder(msgspec.Struct, frozen=True):
    """The order of the cards at a table now: trumps first, then the other suits.

    Each suit goes from its highest card to its lowest; an empty first one means no trumps.
    """

    lanes: tuple[tuple[Card, ...], ...]


class TableSeen(msgspec.Struct, frozen=True):
    """A table as its link shows it: what is played, who sits there, and whether a seat is free."""

    table: str
    rules: str
    sitters: tuple[Sitter, ...]
    may_join: bool


class DealOpened(msgspec.Struct, frozen=True):
    """All about the deck of a deal that is over, so that anybody can make it again and compare.

    ``deal`` counts the deals of the table from 1; ``commitment`` is the seal shown at the time. The
    rest is that of ``rules.action.Provenance``, and the deck, top card first.
    """

    deal: int
    rules: str
    commitment: str
    shuffle: str
    secret: str
    salt: str
    seeds: tuple[str, ...]
    deck: tuple[Card, ...]


class AskAdvice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a hint, or for what one's hand promises; the token tells at which seat."""

    token: str


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A passage of what the teacher says, in the asker's language; ``folded`` lies under a title.

    ``step`` is the moment of the deal it is about, from where it can be tried again.
    """

    title: str
    lines: tuple[str, ...] = ()
    summary: str = ""
    folded: tuple[str, ...] = ()
    step: int | None = None


class HintTold(msgspec.Struct, frozen=True):
    """What the asker had best do; nothing where he is not on turn.

    ``number`` is that of the last entry that was taken into account.
    """

    number: int
    hint: Hint | None
    told: tuple[Told, ...]


class MeterTold(msgspec.Struct, frozen=True):
    """What the asker's hand promises, as of entry ``number``."""

    number: int
    meter: Meter
    told: tuple[Told, ...]


class AskReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what one may learn from a deal that is over; it counts the deals of the table from 1."""

    token: str
    deal: Annotated[int, Meta(ge=1)]


class ReviewTold(msgspec.Struct, frozen=True):
    """What a seat may learn from a deal; no other seat's moments are told."""

    deal: int
    seat: Seat
    review: Review
    told: tuple[Told, ...]


class LuckTold(msgspec.Struct, frozen=True):
    """What of the points of all deals so far the cards brought, and what the play, by seat."""

    luck: tuple[Luck, ...]
    told: tuple[Told, ...]


class TryAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a table at which a finished deal stands as before that step, one's own."""

    token: str
    deal: Annotated[int, Meta(ge=1)]
    step: Annotated[int, Meta(ge=0)]
