/** Which language a visitor reads, and where its words are. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../net/protocol";

export const LANGUAGES: readonly Language[] = ["da", "nb", "en", "ja"];

/** Each language by its own name. */
export const OWN_NAMES: Record<Language, string> = { da: "Dansk", nb: "Norsk", en: "English", ja: "日本語" };

/** What browsers call a language that we have under another name. */
const ALIASES: Record<string, Language> = { no: "nb", nn: "nb" };

const FILES = import.meta.glob<string>("$locales/*/{table,rules}.ftl", { query: "?raw", import: "default" });

/** The first of the wanted languages that we have, else English. */
export function chosen(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    const language = ALIASES[base] ?? LANGUAGES.find((one) => one === base);
    if (language !== undefined) return language;
  }
  return "en";
}

export async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
  const texts = await Promise.all(paths.map((path) => FILES[path]?.() ?? ""));
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  }
  return bundle;
}
