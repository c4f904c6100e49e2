/** The words of the table in the player's language. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Language } from "../net/protocol";
import { bundleOf, chosen } from "./languages";

export type Arguments = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("en");

/** The language that is spoken now. */
export function spoken(): Language {
  return language;
}

/** Learn a language and then speak it; until then the former one is spoken. */
export async function speak(wish: Language | "auto"): Promise<void> {
  const next = wish === "auto" ? chosen(navigator.languages) : wish;
  bundle = await bundleOf(next);
  language = next;
  document.documentElement.lang = next;
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The text of that id, or of `id.attribute`; one without a text shows itself, so that it is noticed. */
export function t(id: string, args?: Arguments): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (bundle === null || pattern === null || pattern === undefined) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}
