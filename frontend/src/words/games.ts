/** Names of games and rule sets, as in "lhombre/hjemme@1+seats=4". */
import { has, t } from "./words.svelte";

export function gameOf(rules: string): string {
  return rules.split("/")[0] ?? "";
}

/** A rule set by the name the languages give it, else by its own. */
export function rulesText(rules: string): string {
  const id = `profile-${rules.replace(/[@+].*/, "").replace("/", "-")}`;
  return has(id) ? t(id) : rules;
}
