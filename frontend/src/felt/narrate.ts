/** What happened, in one short sentence for each event: the game read aloud. */
import { FluentNumber } from "@fluent/bundle";
import type { DealSettled, Event, Exchanged } from "../net/protocol";
import { cardText, contractText, nameText, signed, suitText } from "../words/names";
import { t, type Arguments } from "../words/words.svelte";
import { sitterAt, type FullScene } from "./scene";

export function sentence(event: Event, scene: FullScene): string {
  switch (event.type) {
    case "dealt":
      return told(event.type, scene, event.dealer);
    case "bid_made":
      return told(event.type, scene, event.seat, { contract: contractText(event.contract) });
    case "contract_made":
      return told(event.type, scene, event.declarers[0] ?? 0, { contract: contractText(event.contract) });
    case "trump_named":
      return told(event.type, scene, event.seat, { suit: suitText(event.suit) });
    case "card_turned":
      return t("event-card_turned", { card: cardText(event.card), suit: suitText(event.card.charAt(0)) });
    case "exchanged":
      return exchanged(event, scene);
    case "hand_opened":
      return `${told(event.type, scene, event.seat)} ${list(event.cards)}.`;
    case "played":
      return told(event.type, scene, event.seat, { card: cardText(event.card) });
    case "settled":
      return settled(event, scene);
    default:
      return "seat" in event ? told(event.type, scene, event.seat) : t(`event-${event.type}`);
  }
}

/** About the reader himself, or about somebody else by name. */
function told(type: string, scene: FullScene, seat: number, more: Arguments = {}): string {
  const id = seat === scene.you ? `event-${type}-you` : `event-${type}`;
  return t(id, { name: nameText(sitterAt(scene, seat), seat), ...more });
}

function exchanged({ seat, discards, drawn, turned }: Exchanged, scene: FullScene): string {
  const number = discards.known.length + discards.hidden;
  const type = turned === null ? "exchanged" : "exchanged-turned";
  const text = told(type, scene, seat, { number, card: turned === null ? "" : cardText(turned) });
  return drawn.known.length === 0 ? text : `${text} ${t("drawn", { cards: list(drawn.known) })}`;
}

function settled({ outcome, contract, declarers, scores }: DealSettled, scene: FullScene): string {
  const declarer = declarers[0] ?? 0;
  const words = { outcome, contract: contract === null ? "" : contractText(contract) };
  return told("settled", scene, declarer, { ...words, points: new Points(scores[declarer] ?? 0) });
}

/** Written with its sign, and still a number whose plural the language knows. */
class Points extends FluentNumber {
  override toString(): string {
    return signed(this.value);
  }
}

export function list(cards: readonly string[]): string {
  return cards.map(cardText).join(t("list-comma"));
}

/** What the table waits for, from where the viewer sits. */
export function prompt(scene: FullScene): string {
  const { phase, to_act, trick } = scene.picture;
  const actor = to_act[0];
  if (actor === undefined) return trick.length === scene.picture.places.length ? t("trick-full") : t(`phase-${phase}`);
  if (actor !== scene.you) return t(`phase-${phase}.waits`, { name: nameText(sitterAt(scene, actor), actor) });
  return phase === "play" && trick.length === 0 ? t("prompt-lead") : t(`phase-${phase}.you`);
}

/** The cards of the present trick, read aloud. */
export function trickText(scene: FullScene): string {
  const laid = scene.picture.trick.map(({ seat, card }) => laidText(scene, seat, card));
  return laid.length === 0 ? t("trick-empty") : laid.join("; ");
}

export function laidText(scene: FullScene, seat: number, card: string): string {
  const name = seat === scene.you ? t("you") : nameText(sitterAt(scene, seat), seat);
  return t("laid", { who: name, card: cardText(card) });
}
