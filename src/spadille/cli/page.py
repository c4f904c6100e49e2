"""The pieces of a rules page: lines for a terminal, drawn from what a rule set declares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cli import markdown
from spadille.cli.laws import Book
from spadille.cli.layout import heading, table, wrapped
from spadille.cli.setting import limits_in_words, name_in_words, sentence_in_words, value_in_words
from spadille.cli.wording import signed
from spadille.locales import Messages
from spadille.rules.declaration import Declaration, Setting, settings
from spadille.rules.difference import Comparison, differences
from spadille.rules.picture import Offer


def head(book: Book, messages: Messages, places: int) -> Iterator[str]:
    """What the rule set is, and where it comes from."""
    profile, say = book.profile, messages.say
    game = say(f"game-{profile.game}")
    yield from heading(say("ruleset-title", game=game, name=title(book, messages)), "=", places)
    described = f"profile-{profile.game}-{profile.name}.description"
    if messages.knows(described):
        yield ""
        yield from wrapped(say(described), places)
    yield ""
    yield from wrapped(say("ruleset-name", name=str(profile)), places)
    yield from wrapped(say("ruleset-source", source=profile.source), places)


def title(book: Book, messages: Messages) -> str:
    """How players call a rule set; one of a club goes by its own name."""
    message = f"profile-{book.profile.game}-{book.profile.name}"
    return messages.say(message) if messages.knows(message) else book.profile.name


def bids(book: Book, messages: Messages, places: int) -> Iterator[str]:
    """What may be bid, what it undertakes and what it is worth; nothing where nobody bids."""
    offers = book.offers()
    if not offers:
        return
    yield from _section(messages.say("ruleset-bids"), places)
    losses = dict.fromkeys(loss for offer in offers for loss in offer.losses)
    bonuses = dict.fromkeys(bonus for offer in offers for bonus in offer.bonus)
    heads = [
        messages.say("ruleset-bid"),
        messages.say("ruleset-win"),
        *(messages.say(f"loss-{loss}") for loss in losses),
        *(messages.say(f"bonus-{bonus}") for bonus in bonuses),
    ]
    rows = [[*_worth(offer, list(losses), list(bonuses), messages)] for offer in offers]
    yield from table([heads, *rows], places)
    if any(offer.is_each for offer in offers):
        yield ""
        yield from wrapped(messages.say("ruleset-each"), places)
    yield ""
    for offer in offers:
        name, meaning = (
            messages.say(f"contract-{offer.contract}{part}") for part in ("", "-meaning")
        )
        yield from wrapped(f"{name}: {meaning}", places, "- ", "  ")


def _worth(
    offer: Offer, losses: Sequence[str], bonuses: Sequence[str], messages: Messages
) -> Iterator[str]:
    yield messages.say(f"contract-{offer.contract}")
    yield f"+{offer.win}"
    yield from (signed(-offer.losses[loss]) if loss in offer.losses else "" for loss in losses)
    yield from (signed(offer.bonus[each]) if each in offer.bonus else "" for each in bonuses)


def options(book: Book, messages: Messages, places: int) -> Iterator[str]:
    """Every option, as it is declared, with its value here; those of a table as a table."""
    game = book.profile.game
    yield from _section(messages.say("ruleset-options"), places)
    said = settings(book.profile.options)
    for place in dict.fromkeys(_table_of(each.option) or each.option.name for each in said):
        rows = [each for each in said if _table_of(each.option) == place]
        yield ""
        if rows:
            yield from _tabled(rows, game, messages, places)
        else:
            single = next(each for each in said if each.option.name == place)
            yield from _single(single, game, messages, places)


def _single(setting: Setting, game: str, messages: Messages, places: int) -> Iterator[str]:
    value = value_in_words(setting.option, setting.value, game, messages)
    yield from wrapped(f"{setting.option.name}: {value}", places, rest="    ")
    yield from _declared(setting.option, game, messages, places)


def _declared(option: Declaration, game: str, messages: Messages, places: int) -> Iterator[str]:
    sentence = sentence_in_words(option, game, messages)
    told = messages.say("ruleset-option", sentence=sentence, section=option.section)
    limits = limits_in_words(option, game, messages)
    yield from wrapped(f"{told} {limits}".rstrip(), places, "    ", "    ")


def _tabled(rows: list[Setting], game: str, messages: Messages, places: int) -> Iterator[str]:
    """The rows of a table with a column for each of their options, which are told above it."""
    columns = {each.option.place: each.option for each in rows}
    for place, option in columns.items():
        yield place
        yield from _declared(option, game, messages, places)
    yield ""
    cells: dict[str, dict[str, str]] = {}
    for each in rows:
        row = each.option.name.split(".")[1]
        value = value_in_words(each.option, each.value, game, messages)
        cells.setdefault(row, {})[each.option.place] = value
    heads = ["", *(place.rpartition(".")[2] for place in columns)]
    told = (
        [name_in_words(row, messages), *(cells[row].get(place, "") for place in columns)]
        for row in cells
    )
    yield from table([heads, *told], places)


def against(book: Book, other: Book, messages: Messages, places: int) -> Iterator[str]:
    """In what another rule set of the game departs from this one."""
    game = book.profile.game
    facts = {"name": title(other, messages), "rules": str(other.profile)}
    yield from _section(messages.say("ruleset-against", **facts), places)
    found = differences([book.profile.options, other.profile.options])
    if not found:
        yield messages.say("ruleset-same")
    for each in found:
        here, there = (value_in_words(each.option, one, game, messages) for one in each.values)
        told = messages.say("ruleset-here-there", here=here, there=there)
        yield from wrapped(f"{_called(each.option, messages)}: {told}", places, "- ", "    ")


def listed(books: Sequence[Book], messages: Messages, places: int) -> Iterator[str]:
    """The rule sets of a game, with a line on each."""
    game = books[0].profile.game
    yield from heading(
        messages.say("ruleset-of-game", game=messages.say(f"game-{game}")), "=", places
    )
    for book in books:
        described = f"profile-{game}-{book.profile.name}.description"
        more = messages.say(described) if messages.knows(described) else book.profile.source
        facts = {"rules": str(book.profile), "name": title(book, messages), "more": more}
        yield from wrapped(messages.say("ruleset-listed", **facts), places, "- ", "  ")


def all_differences(books: Sequence[Book], messages: Messages, places: int) -> Iterator[str]:
    """The options in which the rule sets of a game do not all agree, with who has which value."""
    game = books[0].profile.game
    found = differences([book.profile.options for book in books])
    if not found:
        return
    yield from _section(messages.say("ruleset-differences"), places)
    numbers = [each for each in found if _table_of(each.option)]
    for each in (each for each in found if each not in numbers):
        yield ""
        yield from wrapped(
            f"{each.option.name}: {sentence_in_words(each.option, game, messages)}", places
        )
        for value, names in _by_value(each, books, messages).items():
            yield from wrapped(f"{value}: {', '.join(names)}", places, "    ", "      ")
    if numbers:
        yield ""
        heads = ["", *(book.profile.name for book in books)]
        rows = (
            [
                _called(each.option, messages),
                *(value_in_words(each.option, value, game, messages) for value in each.values),
            ]
            for each in numbers
        )
        yield from table([heads, *rows], places)


def _by_value(
    comparison: Comparison, books: Sequence[Book], messages: Messages
) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for book, value in zip(books, comparison.values, strict=True):
        told = value_in_words(comparison.option, value, book.profile.game, messages)
        found.setdefault(told, []).append(book.profile.name)
    return found


def numbered(text: str, places: int) -> Iterator[str]:
    """The rules of a game with their numbers."""
    yield ""
    yield from markdown.drawn(text, places)


def _called(option: Declaration, messages: Messages) -> str:
    """The name of an option; where it stands in a table, that of the row first."""
    if not _table_of(option):
        return option.name
    _, row, *rest = option.name.split(".")
    return ", ".join([name_in_words(row, messages), *rest])


def _table_of(option: Declaration) -> str:
    """The table that an option stands in, if it stands in one with rows."""
    is_in_table = len(option.name.split(".")) > len(option.place.split("."))
    return option.name.partition(".")[0] if is_in_table else ""


def _section(text: str, places: int) -> list[str]:
    return ["", *heading(text, "-", places)]
