/** The words of the table in the player's language. */
import type { Language } from "../net/protocol";
import { ALWAYS, chosen, isFile, messagesOf } from "./languages";
import { textOf, type Arguments, type Messages } from "./pattern";

let messages = $state.raw<Messages>({});
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
  const made = await messagesOf(next, files);
  if (next !== wished || count !== files.length) return;
  messages = made;
  language = next;
  document.documentElement.lang = next;
}

export function has(id: string): boolean {
  return id in messages;
}

/** The text of that id, or of `id.attribute`; one without a text shows itself, so that it is noticed. */
export function t(id: string, told: Arguments = {}): string {
  const pattern = messages[id];
  return pattern === undefined ? id : textOf(pattern, told, language);
}
