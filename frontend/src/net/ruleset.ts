/** The name of a rule set: "lhombre/hjemme@1+seats=4" is a profile with one option changed. */

export interface RuleSet {
  /** Game, profile and version: "lhombre/hjemme@1". */
  readonly profile: string;
  /** Options that are not as the profile has them, with their values as text. */
  readonly changes: Readonly<Record<string, string>>;
}

export function ruleSet(name: string): RuleSet {
  const [profile = "", ...changes] = name.split("+");
  return { profile, changes: Object.fromEntries(changes.map((change) => change.split("=") as [string, string])) };
}

export function nameOf({ profile, changes }: RuleSet): string {
  return [profile, ...Object.entries(changes).map(([option, value]) => `${option}=${value}`)].join("+");
}
