/** How the name of a card is asked for in the player's language. */
import { rankOf, suitOf } from "./card";

/** A Fluent message with its arguments: `card` with, for the ace of spades, suit "S" and rank "A". */
export interface CardName {
  readonly id: "card";
  readonly args: { readonly suit: string; readonly rank: string };
}

export function cardName(card: string): CardName {
  return { id: "card", args: { suit: suitOf(card), rank: rankOf(card) } };
}
