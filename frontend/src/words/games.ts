/** Names of games, rule sets and options: of "lhombre/hjemme@1+seats=4" and all it says. */
import type { Declaration, Setting } from "../net/protocol";
import { contractText, listText } from "./names";
import { has, t } from "./words.svelte";

export function gameOf(rules: string): string {
  return rules.split("/")[0] ?? "";
}

/** A rule set by the name the languages give it, else by its own. */
export function rulesText(rules: string): string {
  const id = profileId(rules);
  const name = has(id) ? t(id) : rules;
  return rules.includes("+") ? t("rules-changed", { name }) : name;
}

/** The message that names the profile of a rule set; its `.description` tells what it is like. */
export function profileId(rules: string): string {
  return `profile-${rules.replace(/[@+].*/, "").replace("/", "-")}`;
}

function idOf(game: string, { place }: Declaration): string {
  return `setting-${game}-${place.replaceAll(".", "-")}`;
}

/** What an option says; one of a table's row tells whose it is. */
export function optionText(game: string, option: Declaration): string {
  const row = rowOf(option);
  const text = t(idOf(game, option));
  return row === null ? text : `${contractText(row)}: ${text}`;
}

/** The row of a table in which an option stands, such as a contract; null where it stands in none. */
export function rowOf({ name, place }: Declaration): string | null {
  return name === place ? null : (name.split(".")[1] ?? null);
}

/** The value of an option in words. */
export function valueText(game: string, { option, value }: Setting): string {
  if (value === null) return t("value-none");
  if (typeof value === "boolean") return t(value ? "value-yes" : "value-no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return option.kind === "choice" ? t(`${idOf(game, option)}.${value}`) : value;
  const named = value.map((one) => [one].flat().map(contractText).join(" = "));
  return named.length === 0 ? t("value-none") : listText(named);
}

/** A value as it stands in the name of a rule set. */
export function plainText(value: Setting["value"]): string {
  return value === null ? "" : String(value);
}
