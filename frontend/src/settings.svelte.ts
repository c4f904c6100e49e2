/** What a player has chosen for himself in this browser. */
import type { Language, OpenTable } from "./net/protocol";

export type Strength = NonNullable<OpenTable["strength"]>;
export type HelpWanted = NonNullable<OpenTable["help"]>;

export interface Choices {
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  fourColour: boolean;
  large: boolean;
  /** How many taps play a card; by itself two under a finger and one under a mouse. */
  taps: "auto" | "one" | "two";
  motion: "auto" | "calm" | "brisk" | "none";
  /** Whether single keys such as H and L are shortcuts. */
  keys: boolean;
  name: string;
  /** The rule set that was played last, with all that was changed in it. */
  rules: string;
  /** How strong the bots were that were played against last. */
  strength: Strength;
  /** When advice was to be had at the table that was opened last. */
  help: HelpWanted;
}

const KEY = "spadille.settings";
const USUAL: Choices = {
  language: "auto",
  theme: "auto",
  fourColour: false,
  large: false,
  taps: "auto",
  motion: "auto",
  keys: true,
  name: "",
  rules: "",
  strength: "club",
  help: "among_bots",
};

function kept(): Partial<Choices> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch (error) {
    console.warn("the kept settings could not be read and are left aside", error);
    return {};
  }
}

export const settings: Choices = $state({ ...USUAL, ...kept() });

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

export const STILL = "(prefers-reduced-motion: reduce)";

/** Whether the device has been told that its owner does not want motion. */
export function wantsStillness(): boolean {
  return matchMedia(STILL).matches;
}

/** How fast cards move: a factor on every duration, 0 for not at all. */
export function pace(isStill = wantsStillness()): number {
  if (settings.motion === "none" || (settings.motion === "auto" && isStill)) return 0;
  return settings.motion === "brisk" ? 0.5 : settings.motion === "calm" ? 1.6 : 1;
}
