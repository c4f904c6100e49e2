"""The shuffle ``mix-v1``, made a second time from its description, and its seal."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from spadille.cards import SPANISH_40, Card, Pack
from spadille.rules import shuffle
from spadille.rules.action import Provenance

SECRET = bytes(range(32))


def sha256(data: bytes) -> bytes:
    """The digest of some bytes."""
    return hashlib.sha256(data).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC as RFC 2104 writes it, for keys up to 64 bytes."""
    padded = key + bytes(64 - len(key))
    inner = bytes(byte ^ 0x36 for byte in padded)
    outer = bytes(byte ^ 0x5C for byte in padded)
    return sha256(outer + sha256(inner + message))


def mix_again(texts: Sequence[str], secret: bytes, salt: bytes, seeds: Sequence[bytes]) -> str:
    """The deck by another hand: draws are taken as they are needed, four bytes at a time."""
    message = b"".join(len(part).to_bytes(4, "big") + part for part in (salt, *seeds))
    stream = b""
    blocks = 0
    left = list(texts)
    for size in range(len(left), 1, -1):
        while True:
            if not stream:
                stream = hmac_sha256(secret, message + blocks.to_bytes(8, "big"))
                blocks += 1
            number, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if number < 2**32 // size * size:
                break
        place = number % size
        left[size - 1], left[place] = left[place], left[size - 1]
    return " ".join(left)


INPUTS = [
    (bytes(32), b"", []),
    (bytes(32), b"table 1, deal 1", [b"", b"", b""]),
    (SECRET, b"table 7, deal 12", [b"anna", b"bo", b"cilla"]),
    (bytes([255] * 32), bytes(range(200)), [bytes(100)] * 4),
]


@pytest.mark.parametrize(("secret", "salt", "seeds"), INPUTS)
def test_mix_v1_is_made_again_from_its_description(
    secret: bytes, salt: bytes, seeds: list[bytes]
) -> None:
    deck = shuffle.mix(SPANISH_40, secret, salt, seeds)
    again = mix_again([card.text for card in SPANISH_40], secret, salt, seeds)
    assert " ".join(card.text for card in deck) == again


VECTORS = [
    (
        0,
        (
            "CQ HQ H5 SK DK D2 D3 H4 D7 SJ S3 S6 CJ D4 D6 H3 H6 D5 HA C6 "
            "DQ H2 DJ S4 C2 S7 C5 CK C3 HK H7 S2 CA C7 SQ DA S5 HJ SA C4"
        ),
    ),
    (
        2,
        (
            "H4 C4 D6 H5 S6 CQ HK H2 DK H7 DA D5 D4 S5 HA H3 SQ C3 HQ CJ "
            "SA S2 C6 D7 H6 D2 S7 DJ DQ SJ CK D3 C5 S3 SK HJ C2 C7 CA S4"
        ),
    ),
    (
        3,
        (
            "C4 SK C7 H7 D5 HK SQ C2 HJ C6 CK SJ H2 CQ S2 DA DQ S4 H3 H6 "
            "S7 H5 D3 D2 S5 D4 C3 H4 D7 HA DJ SA HQ S6 CA DK S3 D6 C5 CJ"
        ),
    ),
]


@pytest.mark.parametrize(("case", "deck"), VECTORS)
def test_mix_v1_never_changes(case: int, deck: str) -> None:
    """Decks that were dealt once must be dealt again for ever."""
    secret, salt, seeds = INPUTS[case]
    made = shuffle.mix(SPANISH_40, secret, salt, seeds)
    assert " ".join(card.text for card in made) == deck


def test_commitment_is_on_the_secret_alone() -> None:
    expected = sha256(b"spadille mix-v1 commitment" + SECRET).hex()
    assert shuffle.commitment(SECRET) == expected
    assert len(expected) == 64


def test_every_part_counts_and_parts_cannot_run_together() -> None:
    decks = {
        shuffle.mix(SPANISH_40, secret, salt, seeds)
        for secret, salt, seeds in [
            (SECRET, b"ab", [b"c"]),
            (SECRET, b"a", [b"bc"]),
            (SECRET, b"abc", []),
            (SECRET, b"", [b"abc"]),
            (SECRET, b"ab", [b"c", b""]),
            (bytes(32), b"ab", [b"c"]),
        ]
    }
    assert len(decks) == 6


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"{size} bytes, not 32"):
        shuffle.mix(SPANISH_40, bytes(size), b"", [])
    with pytest.raises(ValueError, match=f"{size} bytes, not 32"):
        shuffle.commitment(bytes(size))


def test_numbers_that_would_favour_low_places_are_thrown_away() -> None:
    assert shuffle._below(3, iter([2**32 - 1, 5])) == 2
    assert shuffle._below(2, iter([2**32 - 1])) == 1
    assert shuffle._below(40, iter([2**32 - 2**32 % 40, 2**32 - 2**32 % 40 - 1])) == 39


def secrets(count: int) -> list[bytes]:
    """Secrets that look like chance, always the same."""
    return [sha256(b"bias %d" % number) for number in range(count)]


def test_no_bias_among_all_orders_of_four_cards() -> None:
    """Chi-square over 24 orders, 23 degrees of freedom: 49.7 is passed once in a thousand."""
    pack = Pack(SPANISH_40[:4])
    counts = Counter(shuffle.mix(pack, secret, b"", []) for secret in secrets(6000))
    expected = 6000 / 24
    square = sum((counts[order] - expected) ** 2 / expected for order in permutations(pack))
    assert square < 49.7


def test_no_bias_in_where_each_card_comes_to_lie() -> None:
    """Chi-square over 40 cards and places, 39 * 39 degrees: mean 1521, four deviations 221."""
    deals = 2000
    counts: Counter[tuple[int, Card]] = Counter()
    for secret in secrets(deals):
        counts.update(enumerate(shuffle.mix(SPANISH_40, secret, b"", [])))
    expected = deals / 40
    cells = [(place, card) for place in range(40) for card in SPANISH_40]
    square = sum((counts[cell] - expected) ** 2 / expected for cell in cells)
    assert 1521 - 221 < square < 1521 + 221


TOLD = Provenance(shuffle.RULE, SECRET.hex(), b"salt".hex(), (b"a".hex(), b"b".hex()))
DECK = shuffle.mix(SPANISH_40, SECRET, b"salt", [b"a", b"b"])
SEAL = shuffle.commitment(SECRET)


def test_an_honest_deal_has_no_fault() -> None:
    assert shuffle.mixed(SPANISH_40, TOLD) == DECK
    assert shuffle.faults_of(SPANISH_40, SEAL, TOLD, DECK) == ()


OTHER = bytes(32)


@pytest.mark.parametrize(
    ("told", "seal", "deck", "words"),
    [
        (Provenance("mix-v0", "", "", ()), SEAL, DECK, ["shuffle mix-v0 is not known here"]),
        (TOLD, shuffle.commitment(OTHER), DECK, ["the secret is not the one that was sealed"]),
        (TOLD, SEAL, DECK[::-1], ["the deck is not the one this secret makes"]),
        (
            Provenance(shuffle.RULE, OTHER.hex(), TOLD.salt, TOLD.seeds),
            SEAL,
            DECK,
            ["the secret is not the one that was sealed", "the deck is not the one"],
        ),
        (Provenance(shuffle.RULE, "00", "", ()), SEAL, DECK, ["1 bytes, not 32"]),
        (Provenance(shuffle.RULE, "xy", "", ()), SEAL, DECK, ["is not hex"]),
        (Provenance(shuffle.RULE, SECRET.hex(), "xy", ()), SEAL, DECK, ["is not hex"]),
        (
            Provenance(shuffle.RULE, TOLD.secret, TOLD.salt, TOLD.seeds[::-1]),
            SEAL,
            DECK,
            ["the deck is not the one"],
        ),
    ],
)
def test_every_fault_of_a_deal_is_told(
    told: Provenance, seal: str, deck: tuple[Card, ...], words: list[str]
) -> None:
    found = shuffle.faults_of(SPANISH_40, seal, told, deck)
    assert len(found) == len(words)
    for fault, word in zip(found, words, strict=True):
        assert word in fault
