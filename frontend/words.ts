/**
 * The words as a browser gets them: read here, once, so that no browser needs to know how Fluent is written. Whatever
 * the words of the table have no use for is refused.
 */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Messages, Part, Pattern } from "./src/words/pattern.ts";

type Read = FluentResource["body"][number];
type ReadPattern = NonNullable<Read["value"]>;
type Expression = Exclude<Exclude<ReadPattern, string>[number], string>;

export function messagesIn(text: string): Messages {
  return Object.fromEntries(new FluentResource(text).body.flatMap(patternsOf));
}

function patternsOf({ id, value, attributes }: Read): [string, Pattern][] {
  if (value === null) throw new Error(`${id} has attributes, but no text of its own`);
  const all = [["", value] as const, ...Object.entries(attributes).map(([name, own]) => [`.${name}`, own] as const)];
  return all.map(([name, own]) => [id + name, patternOf(own)]);
}

function patternOf(pattern: ReadPattern): Pattern {
  if (typeof pattern === "string") return pattern;
  const parts = pattern.map((part) => (typeof part === "string" ? part : partOf(part)));
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

function partOf(part: Expression): Part {
  if (part.type === "str") return part.value;
  if (part.type === "var") return `{${part.name}}`;
  if (part.type !== "select" || part.selector.type !== "var") throw new Error(`the browser knows no ${part.type} in its words`);
  const cases = part.variants.map(({ key, value }, at): [string, Pattern] => {
    const name = key.type === "num" ? `=${key.value}` : String(key.value);
    return [at === part.star ? "" : name, patternOf(value)];
  });
  return [part.selector.name, Object.fromEntries(cases)];
}

export function words(): Plugin {
  return {
    name: "spadille-words",
    load: (id) => (id.endsWith(".ftl") ? `export default ${JSON.stringify(messagesIn(readFileSync(id, "utf8")))};` : undefined),
  };
}
