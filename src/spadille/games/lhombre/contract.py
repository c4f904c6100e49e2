"""The contracts: what each is by its nature; what it is worth is for a profile to say."""

from __future__ import annotations

from typing import Literal

import msgspec

from spadille.cards import Suit

ContractName = Literal[
    "game",
    "spade_game",
    "tourne",
    "simple_nolo",
    "grand_tourne",
    "grand",
    "grandissimo",
    "solo",
    "pure_nolo",
    "spade_solo",
    "nolo_ouvert",
]


class Contract(msgspec.Struct, frozen=True):
    """What the declarer undertakes (section 4).

    ``family`` tells what counts as winning; ``trump`` how trumps come about: by the declarer's
    word, by turning the top card, fixed, or not at all; ``exchange`` who may change cards.
    """

    name: ContractName
    family: Literal["game", "grand", "nolo"]
    trump: Literal["named", "turned", "none"] | Suit
    exchange: Literal["all", "defenders", "declarer", "nobody"]
    needs_black_aces: bool = False
    is_open: bool = False
    has_codille: bool = True

    @property
    def may_tout(self) -> bool:
        """Whether all nine tricks may be announced: in every contract with trumps."""
        return self.family == "game"

    @property
    def is_bought(self) -> bool:
        """Whether the declarer exchanges, so that an umbrella bid may stand for it (3.2)."""
        return self.exchange in ("all", "declarer")


CONTRACTS: dict[str, Contract] = {
    contract.name: contract
    for contract in (
        Contract("game", "game", "named", "all"),
        Contract("spade_game", "game", Suit.SPADES, "all"),
        Contract("tourne", "game", "turned", "all"),
        Contract("simple_nolo", "nolo", "none", "declarer"),
        Contract("grand_tourne", "game", "turned", "all", needs_black_aces=True),
        Contract("grand", "grand", "none", "all", has_codille=False),
        Contract("grandissimo", "grand", "none", "defenders"),
        Contract("solo", "game", "named", "defenders"),
        Contract("pure_nolo", "nolo", "none", "nobody"),
        Contract("spade_solo", "game", Suit.SPADES, "defenders"),
        Contract("nolo_ouvert", "nolo", "none", "nobody", is_open=True),
    )
}
