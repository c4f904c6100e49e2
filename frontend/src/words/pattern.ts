/** Texts with places in them for what is told. */

/** A text with places, as in `{who}: {card}`; or parts that make one. */
export type Pattern = string | readonly Part[];

/**
 * A text; or one of several, which is chosen by what is told under the name: by its text, by `=` and the number, by the
 * plural of the number; `""` is for all others.
 */
export type Part = string | readonly [name: string, cases: Readonly<Record<string, Pattern>>];

/** The pattern of each message, and under `id.attribute` those of its attributes. */
export type Messages = Readonly<Record<string, Pattern>>;

/** A number that is written in a way of its own. */
export interface Figure {
  readonly value: number;
  readonly text: string;
}

export type Told = string | number | Figure;
export type Arguments = Record<string, Told>;

/** The text of a pattern; a place for which nothing is told stays as it is, so that it is noticed. */
export function textOf(pattern: Pattern, told: Arguments, language: string): string {
  if (typeof pattern === "string") return pattern.replace(/\{(\w+)\}/g, (place, name: string) => written(told[name], language) ?? place);
  const parts = pattern.map((part) => (typeof part === "string" ? part : chosen(part[1], told[part[0]], language)));
  return parts.map((part) => textOf(part, told, language)).join("");
}

function written(told: Told | undefined, language: string): string | undefined {
  return typeof told === "object" ? told.text : told?.toLocaleString(language);
}

function chosen(cases: Readonly<Record<string, Pattern>>, told: Told | undefined, language: string): Pattern {
  const number = typeof told === "object" ? told.value : told;
  const found =
    typeof number === "number"
      ? (cases[`=${number}`] ?? cases[new Intl.PluralRules(language).select(number)])
      : cases[number ?? ""];
  return found ?? cases[""] ?? "";
}
