/** Which language a visitor reads, and where its words are. */
import type { Language } from "../net/protocol";
import type { Messages } from "./pattern";

export const LANGUAGES: readonly Language[] = ["da", "nb", "en", "ja"];

/** Each language by its own name. */
export const OWN_NAMES: Record<Language, string> = { da: "Dansk", nb: "Norsk", en: "English", ja: "日本語" };

/** What browsers call a language that we have under another name. */
const ALIASES: Record<string, Language> = { no: "nb", nn: "nb" };

/** What every screen says; a game's own words and those of the help come when they are needed. */
export const ALWAYS: readonly string[] = ["table", "rules"];

const PATHS = import.meta.glob<Messages>("$locales/*/{table,rules,help,hearts,solo}.ftl", { import: "default" });
const FILES = new Map(Object.entries(PATHS).map(([path, load]) => [path.split("/").slice(-2).join("/"), load]));

/** Whether there is a file of that name, such as a game's. */
export function isFile(name: string): boolean {
  return FILES.has(`en/${name}.ftl`);
}

/** The first of the wanted languages that we have, else English. */
export function chosen(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    const language = ALIASES[base] ?? LANGUAGES.find((one) => one === base);
    if (language !== undefined) return language;
  }
  return "en";
}

export async function messagesOf(language: Language, files = ALWAYS): Promise<Messages> {
  const all = await Promise.all(files.map((file) => FILES.get(`${language}/${file}.ftl`)?.()));
  return Object.assign({}, ...all) as Messages;
}
