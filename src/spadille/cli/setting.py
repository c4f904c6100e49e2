"""Options and their values in the words of the asker's language."""

from __future__ import annotations

from spadille.locales import Messages
from spadille.rules.declaration import Declaration, Value
from spadille.rules.profile import text_of


def sentence_in_words(option: Declaration, game: str, messages: Messages) -> str:
    """What an option is about; as it is declared where the language has no words for it."""
    message = _message(option, game)
    return messages.say(message) if messages.knows(message) else option.sentence


def value_in_words(option: Declaration, value: Value, game: str, messages: Messages) -> str:
    """A value as players would say it.

    >>> from spadille.rules.declaration import settings
    >>> from spadille.games.registry import rulebook
    >>> wpt = settings(rulebook("lhombre/wpt").profile.options)
    >>> said = {each.option.name: (each.option, each.value, "lhombre") for each in wpt}
    >>> danish = Messages("da")
    >>> [value_in_words(*said[name], danish) for name in ("tout", "correction", "joint_nolos")]
    ['med sjette udspil', 'nej', 'ingen']
    """
    if value is None or value == ():
        return messages.say("value-none")
    if isinstance(value, bool):
        return messages.say("value-yes" if value else "value-no")
    if isinstance(value, tuple):
        return _list_in_words(value, messages)
    message = f"{_message(option, game)}.{value}"
    return messages.say(message) if messages.knows(message) else str(value)


def name_in_words(name: str, messages: Messages) -> str:
    """The row of a table, such as a contract, by its name."""
    message = f"contract-{name}"
    return messages.say(message) if messages.knows(message) else name


def limits_in_words(option: Declaration, game: str, messages: Messages) -> str:
    """What else an option may be, and what it is where a rule set says nothing."""
    told = []
    if option.choices:
        shown = (
            text
            if (text := value_in_words(option, each, game, messages)) == str(each)
            else f"{each} ({text})"
            for each in option.choices
        )
        told.append(messages.say("limit-choices", choices="; ".join(shown)))
    if option.kind == "flag":
        told.append(messages.say("limit-choices", choices="true; false"))
    for limit in ("minimum", "maximum", "step"):
        number = getattr(option, limit)
        if number is not None:
            told.append(messages.say(f"limit-{limit}", number=str(number)))
    if option.is_optional:
        told.append(messages.say("limit-optional"))
    if option.default is not None and option.default != ():
        told.append(messages.say("limit-default", value=text_of(option.default)))
    return " ".join(told)


def _message(option: Declaration, game: str) -> str:
    return f"setting-{game}-{option.place.replace('.', '-')}"


def _list_in_words(value: tuple[object, ...], messages: Messages) -> str:
    """A list; in one of several that stand together, equals are joined."""
    told = (
        " = ".join(name_in_words(str(each), messages) for each in one)
        if isinstance(one, tuple | list)
        else name_in_words(str(one), messages)
        for one in value
    )
    is_ranked = any(isinstance(one, tuple | list) for one in value)
    return (" < " if is_ranked else ", ").join(told)
