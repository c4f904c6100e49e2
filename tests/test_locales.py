"""Every language says everything the code can ask for, and says it without a fault."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor
from msgspec import Meta

import spadille.games
import spadille.locales
import spadille.rules
from spadille.cards import Rank, Suit
from spadille.games import registry
from spadille.games.lhombre import settlement
from spadille.games.lhombre.event import Outcome, Tout
from spadille.games.lhombre.profile import Value, load, names
from spadille.games.lhombre.state import TRICKS
from spadille.locales import Messages
from spadille.rules.auction import JOINED, PASSED
from spadille.rules.declaration import Declaration, settings
from spadille.rules.event import Event, Settled
from spadille.rules.faults import Fault, in_words
from spadille.rules.misfit import fixed, misfit, missing, twice, unknown
from spadille.rules.rule import Rule
from spadille.rules.rulebook import Rulebook
from spadille.server.protocol import Language
from spadille.server.refusal import Reason
from tests.conformance.playing import random_run

ROOT = Path(__file__).resolve().parents[1]
FOLDER = Path(next(iter(spadille.locales.__path__)))
LANGUAGES = get_args(Language)
FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
PLURALS = {"zero", "one", "two", "few", "many"}
Arguments = Mapping[str, str | int]


# --- reading the files --------------------------------------------------------------------------


@cache
def _resource(language: str, file: str) -> Any:
    return FluentResource((FOLDER / language / file).read_text("utf-8"))


def _bundle(language: str, *names: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in names:
        bundle.add_resource(_resource(language, name))
    return bundle


def _patterns(language: str, file: str) -> dict[str, Any]:
    """All texts of a file, messages and their attributes, by name."""
    found: dict[str, Any] = {}
    for entry in _resource(language, file).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


class _Variables(visitor.Visitor):
    """The variables of a text, each with the variants that are chosen by it."""

    def __init__(self, pattern: Any) -> None:
        self.found: dict[str, set[str | int]] = {}
        #: Those that only choose a plural, which not every language has.
        self.plural: set[str] = set()
        self.visit(pattern)

    @property
    def told(self) -> set[str]:
        """The variables that every language must make use of."""
        return set(self.found) - self.plural

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the name of the node
        self.found.setdefault(node.id.name, set())
        self.plural.discard(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.visit(node.variants)
        name = node.selector.id.name
        keys = [variant.key for variant in node.variants]
        numbers = {int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
        names = {key.name for key in keys if isinstance(key, ast.Identifier)}
        is_plural = bool(names & PLURALS)
        if name not in self.found and is_plural and not numbers:
            self.plural.add(name)
        chosen = {*numbers, 1, 5} if numbers or is_plural else {*names}
        self.found.setdefault(name, set()).update(chosen)


def _samples(pattern: Any) -> Iterator[Arguments]:
    """Arguments that reach each variant; a variable that is only shown is a number or a name."""
    variables = _Variables(pattern).found
    values = [sorted(keys, key=str) or [f"<{name}>", 3] for name, keys in variables.items()]
    for chosen in product(*values):
        yield dict(zip(variables, chosen, strict=True))


def _format(bundle: FluentBundle, name: str, arguments: Arguments) -> str:
    message, _, attribute = name.partition(".")
    assert bundle.has_message(message), f"{message} is missing"
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    assert not errors, f"{name} with {arguments}: {errors}"
    return str(text)


# --- all languages alike ------------------------------------------------------------------------


def test_the_languages_are_those_of_the_table() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)
    assert "rules.ftl" in FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_can_be_read(language: str, file: str) -> None:
    body = _resource(language, file).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_and_variables(language: str, file: str) -> None:
    def shape(of: str) -> dict[str, set[str]]:
        return {name: _Variables(text).told for name, text in _patterns(of, file).items()}

    assert shape(language) == shape("en")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_formats(language: str, file: str) -> None:
    bundle = _bundle(language, *FILES)
    for name, pattern in _patterns(language, file).items():
        for arguments in _samples(pattern):
            text = _format(bundle, name, arguments)
            assert text.strip() != "", f"{name} with {arguments} is {text!r}"
            assert "  " not in text, f"{name} with {arguments} is {text!r}"


def test_no_message_stands_in_two_files() -> None:
    names = [name for file in FILES for name in _patterns("en", file)]
    assert sorted(set(names)) == sorted(names)


# --- everything the code names ------------------------------------------------------------------


def _rules(package: ModuleType) -> set[str]:
    found = set()
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        things = vars(import_module(module.name)).values()
        found |= {thing.name for thing in things if isinstance(thing, Rule)}
    return found


def _module(game: str, name: str) -> Any:
    """A module of a game's folder."""
    return import_module(f"spadille.games.{game}.{name}")


def _tags(union: Any) -> dict[str, type]:
    return {kind.__struct_config__.tag: kind for kind in get_args(union)}


def _lines(game: str) -> Iterator[str]:
    """The lines of accounts: those that a game names as a type, and those that deals bring."""
    yield from get_args(getattr(_module(game, "settlement"), "LineName", None))
    for book in _books(game):
        for seed in range(20):
            account = book.picture(random_run(book, seed).state, None).account
            assert account is not None
            yield from (line.name for line in account.lines)


def _lhombre_lines() -> set[str]:
    accounts = (
        settlement.account(options, contract, outcome, own, tout)
        for options in (load(name).options for name in names())
        for contract, outcome, own, tout in product(
            options.bids, get_args(Outcome)[:4], range(TRICKS + 1), get_args(Tout)
        )
    )
    return {line for account in accounts for line in account} | {"penalty", "sat_out"}


def _books(game: str) -> list[Rulebook[Any]]:
    """A game by each of its profiles."""
    return [registry.rulebook(name) for name in registry.names() if name.startswith(f"{game}/")]


def _shared_names() -> Iterator[str]:
    yield from (f"suit-{suit.value}" for suit in Suit)
    yield from (f"rule-{name}" for name in _rules(spadille.rules))
    yield from (f"call-{call}" for call in (PASSED, JOINED))
    yield from (f"line-{line}" for line in _lhombre_lines())


def _names(game: str) -> Iterator[str]:
    yield f"game-{game}"
    for part in ("aim", "order"):
        yield from (f"help-{game}-{part}", f"help-{game}-{part}.title")
    yield from (f"rule-{name}" for name in _rules(import_module(f"spadille.games.{game}")))
    outcomes = get_type_hints(_settled(game))["outcome"]
    yield from (f"outcome-{outcome}" for outcome in get_args(outcomes))
    yield from (f"line-{line}" for line in _lines(game))
    yield from (f"phase-{phase.value}" for phase in _module(game, "state").Phase)
    for book in _books(game):
        yield f"profile-{game}-{book.profile.name}"
        yield f"profile-{game}-{book.profile.name}.description"
        yield from (f"action-{tag}" for tag in _tags(book.actions))
        yield from _event_names(_tags(book.events))
        for offer in book.offers():
            yield f"contract-{offer.contract}"
            yield f"contract-{offer.contract}-meaning"
            yield from (f"loss-{loss}" for loss in offer.losses)
            yield from (f"bonus-{bonus}" for bonus in offer.bonus)


def _settled(game: str) -> type[Settled]:
    """The event with which a game ends a deal."""
    events: tuple[type[Event], ...] = get_args(_books(game)[0].events)
    return next(kind for kind in events if issubclass(kind, Settled))


def _event_names(events: Mapping[str, type]) -> Iterator[str]:
    """An event in which a seat does something has a text for that seat's own player too."""
    for tag, kind in events.items():
        yield f"event-{tag}"
        fields = {field.name for field in msgspec.structs.fields(kind)}
        if fields & {"seat", "dealer", "declarers"}:
            yield f"event-{tag}-you"


@cache
def _wanted(game: str) -> frozenset[str]:
    return frozenset(_names(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_name_in_the_code_has_its_words(game: str, language: str) -> None:
    there = {name for file in FILES for name in _patterns(language, file)}
    assert sorted(_wanted(game) - there) == []
    assert sorted(set(_shared_names()) - there) == []


def _settings() -> dict[str, Declaration]:
    """Every option of every rule set, by the message that words it."""
    books = [registry.rulebook(name) for name in registry.names()]
    return {
        f"setting-{book.profile.game}-{option.place.replace('.', '-')}": option
        for book in books
        for option in (setting.option for setting in settings(book.profile.options))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_choices_has_its_words(language: str) -> None:
    there = {name for file in FILES for name in _patterns(language, file)}
    wanted = set(_settings())
    for message, option in _settings().items():
        wanted |= {f"{message}.{choice}" for choice in option.choices if isinstance(choice, str)}
    assert {name for name in there if name.startswith("setting-")} == wanted


def test_an_options_english_words_are_its_declaration() -> None:
    bundle = _bundle("en", *FILES)
    for message, option in _settings().items():
        assert _format(bundle, message, {}) == option.sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_changed_option_has_its_words(language: str) -> None:
    number, choice = Annotated[int, Meta(ge=4, le=8, multiple_of=4)], Literal["left", "right"]
    misfits = [misfit(number, value, "deals") for value in ("x", 0, 12, 5)]
    faults = [
        *(unknown("hodl", ["hold"]), missing("hold"), twice("hold"), fixed("ranking")),
        *(misfit(bool, "x", "hold"), misfit(choice, "up", "direction"), *misfits),
    ]
    lists = tuple[tuple[Literal["solo"], ...], ...]
    faults += [misfit(lists, 3, "ranking"), misfit(lists, [["sool"]], "ranking")]
    faults += [misfit(Value, 3, "values.solo"), misfit(str, 3, "source")]
    met = {fault.message for fault in faults if isinstance(fault, Fault)}
    there = _patterns(language, "faults.ftl").keys()
    assert met == {name for name in there if name.startswith("fault-option-")}
    for fault in faults:
        assert isinstance(fault, Fault)
        assert language != "en" or in_words(fault, Messages("en")) == fault
        assert in_words(fault, Messages(language))


#: How the browser and the command line ask for a text by its whole name.
ASKED = {
    "frontend/src": r"\bt\(\"([\w.-]+)\"",
    "src/spadille/cli": r"\bsay\(\"([\w.-]+)\"",
}


@pytest.mark.parametrize("folder", ASKED)
def test_every_text_asked_for_is_there(folder: str) -> None:
    there = {name for file in FILES for name in _patterns("en", file)}
    files = (
        path for path in (ROOT / folder).rglob("*") if path.suffix in {".py", ".svelte", ".ts"}
    )
    asked = {name for path in files for name in re.findall(ASKED[folder], path.read_text("utf-8"))}
    assert asked - there == set()
    assert asked


def test_every_reason_of_the_server_has_its_words() -> None:
    reasons = {reason.replace("_", "-") for reason in get_args(Reason)} - {"rule"}
    there = {name for name in _patterns("en", "server.ftl") if name.startswith("refused-")}
    assert {f"refused-{reason}" for reason in reasons} == there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    bundle = _bundle(language, "rules.ftl")
    cards = [
        _format(bundle, "card-name", {"suit": suit.value, "rank": rank.value})
        for suit, rank in product(Suit, Rank)
    ]
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("da", "1 givning ", "2 givninger "),
        ("nb", "1 utdeling ", "2 utdelinger "),
        ("en", "1 deal ", "2 deals "),
    ],
)
def test_one_deal_is_told_as_one(language: str, one: str, more: str) -> None:
    say = Messages(language).say
    for deals, told in ((1, one), (2, more)):
        assert told in say("simulated", deals=deals, file="x")
        assert say("progress", done=0, all=deals).endswith(told.strip())
        assert f": {deals} " in say("check-holds", rules="x", deals=deals)
    assert say("check-holds", rules="x", deals=1) != say("check-holds", rules="x", deals=2)
