/** How things of the table are called in the player's language. */
import type { Barred, Offer, Sitter } from "../net/protocol";
import { t } from "./words.svelte";

export function cardText(card: string): string {
  return t("card-name", { suit: card.charAt(0), rank: card.charAt(1) });
}

export function suitText(suit: string): string {
  return t(`suit-${suit}`);
}

export function contractText(contract: string): string {
  return t(`contract-${contract}`);
}

/** What a seat said in the auction. */
export function callText(said: string): string {
  return said === "pass" ? t("call-pass") : contractText(said);
}

/** A rule in words, for somebody whom it stops. */
export function ruleText(barred: Barred): string {
  const evidence = Object.entries(barred.evidence).map(([name, value]) => [name, told(name, value)]);
  return t(`rule-${barred.rule}`, Object.fromEntries(evidence) as Record<string, string | number>);
}

function told(name: string, value: string | number): string | number {
  if (typeof value !== "string") return value;
  if (name === "card" || name === "led") return cardText(value);
  return name === "bid" || name === "standing" ? contractText(value) : value;
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : "0";
}

export function nameText(sitter: Sitter | undefined, seat: number): string {
  return sitter?.name ?? t("seat-empty", { number: seat + 1 });
}

/** Losses that are told where they are chosen, not with the bid. */
const CHOSEN = new Set(["give_up", "tout"]);

/** What a contract is worth, each with the name it has on the result: won, bet, codille, and so on. */
export function worth(offer: Offer): { name: string; points: number }[] {
  const losses = Object.entries(offer.losses).filter(([name]) => !CHOSEN.has(name));
  const lost = losses.map(([name, points]) => ({ name: t(`loss-${name}`), points: -points }));
  return [{ name: t("outcome-win"), points: offer.win }, ...lost];
}
