/** Single keys that are shortcuts at the table. */
import { settings } from "../settings.svelte";

export type Shortcut = "hand" | "trick" | "last" | "turn" | "score" | "advice" | "help";

/** The keys are the same in every language: letters of the English words. */
export const KEYS: Record<string, Shortcut> = {
  h: "hand",
  t: "trick",
  l: "last",
  w: "turn",
  s: "score",
  a: "advice",
  "?": "help",
};

/** What the key asks for: a shortcut, or the number of a card of the hand from 1 to 10. */
export function shortcut(event: KeyboardEvent): Shortcut | number | null {
  if (!settings.keys || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  if (document.querySelector("dialog[open]") !== null || isTyping(event.target)) return null;
  if (/^[0-9]$/.test(event.key)) return event.key === "0" ? 10 : Number(event.key);
  return KEYS[event.key.toLowerCase()] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("select, textarea, input:not([type=radio], [type=checkbox])");
}
