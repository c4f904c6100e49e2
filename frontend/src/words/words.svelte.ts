/** The words of the table in the player's language. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Language } from "../net/protocol";
import { ALWAYS, bundleOf, chosen, isFile } from "./languages";

export type Arguments = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("en");
let wished: Language = "en";
const files = [...ALWAYS];

/** The language that is spoken now. */
export function spoken(): Language {
  return language;
}

/** Learn a language and then speak it; until then the former one is spoken. */
export async function speak(wish: Language | "auto"): Promise<void> {
  wished = wish === "auto" ? chosen(navigator.languages) : wish;
  await read();
}

/** Learn more words, such as a game's own: those of the file of that name, if there is one. */
export async function learn(file: string): Promise<void> {
  if (files.includes(file) || !isFile(file)) return;
  files.push(file);
  await read();
}

/** Read all that is wished, unless more is wished meanwhile: then that is read. */
async function read(): Promise<void> {
  const next = wished;
  const count = files.length;
  const made = await bundleOf(next, files);
  if (next !== wished || count !== files.length) return;
  bundle = made;
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
