/** What happened, in one short sentence for each event: the game read aloud. */
import type { Event } from "../net/protocol";
import { cardText, contractText, nameText, suitText } from "../words/names";
import { t, type Arguments } from "../words/words.svelte";
import { sitterAt, type FullScene } from "./scene";

export function sentences(events: readonly Event[], scene: FullScene): string[] {
  return events.map((event) => sentence(event, scene)).filter((text) => text !== "");
}

function sentence(event: Event, scene: FullScene): string {
  switch (event.type) {
    case "dealt":
      return t("tell-dealt", { number: scene.deal, ...who(scene, event.dealer) });
    case "bid_made":
      return t("tell-bid_made", { ...who(scene, event.seat), contract: contractText(event.contract) });
    case "contract_made":
      return t("tell-contract_made", { ...who(scene, event.declarers[0] ?? 0), contract: contractText(event.contract) });
    case "trump_named":
      return t("tell-trump_named", { ...who(scene, event.seat), suit: suitText(event.suit) });
    case "card_turned":
      return t("tell-card_turned", { card: cardText(event.card), suit: suitText(event.card.charAt(0)) });
    case "exchanged":
      return exchanged(event, scene);
    case "hand_opened":
      return t("tell-hand_opened", { ...who(scene, event.seat), cards: list(event.cards) });
    case "played":
      return t("tell-played", { ...who(scene, event.seat), card: cardText(event.card) });
    case "settled":
      return event.contract === null ? t("outcome-washed_out") : t("tell-settled", { outcome: t(`outcome-${event.outcome}`) });
    default:
      return t(`tell-${event.type}`, who(scene, event.seat));
  }
}

function exchanged(event: Extract<Event, { type: "exchanged" }>, scene: FullScene): string {
  const { known, hidden } = event.discards;
  const text = t("tell-exchanged", { ...who(scene, event.seat), count: known.length + hidden });
  const drawn = event.seat === scene.you ? [...(event.turned === null ? [] : [event.turned]), ...event.drawn.known] : [];
  return drawn.length === 0 ? text : `${text} ${t("tell-drawn", { cards: list(drawn) })}`;
}

function who(scene: FullScene, seat: number): Arguments {
  return { who: nameText(sitterAt(scene, seat), seat), you: seat === scene.you ? "yes" : "no" };
}

export function list(cards: readonly string[]): string {
  return cards.map(cardText).join(t("list-comma"));
}

/** What the table waits for, from where the viewer sits. */
export function prompt(scene: FullScene): string {
  const { phase, to_act, trick } = scene.picture;
  const actor = to_act[0];
  if (actor === undefined) return t(phase === "over" ? "prompt-over" : "prompt-deal");
  if (actor !== scene.you) return t(`wait-${phase}`, { who: nameText(sitterAt(scene, actor), actor) });
  return t(phase === "play" && trick.length === 0 ? "prompt-lead" : `prompt-${phase}`);
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
