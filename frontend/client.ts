/**
 * The parts of Svelte and Vite that this page has no use for. No server draws it beforehand, so nothing is ever
 * hydrated: once the bundler knows that, it leaves out every branch that asks. And what it imports later has no styles
 * or imports of its own to be fetched first.
 */
import type { Plugin } from "vite";

const HYDRATION = "/svelte/src/internal/client/dom/hydration.js";
const NEVER: readonly (readonly [string, string])[] = [
  ["export let hydrating = false;", "export const hydrating = false;"],
  ["hydrating = value;", ""],
];

const PRELOAD = "\0vite/preload-helper.js";

export function client(): Plugin {
  return {
    name: "spadille-client",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === PRELOAD ? "export const __vitePreload = (load) => load();" : undefined),
    transform(code, id) {
      if (!id.endsWith(HYDRATION)) return undefined;
      return NEVER.reduce((text, [from, to]) => {
        if (!text.includes(from)) this.error(`Svelte says it in other words than "${from}"`);
        return text.replace(from, to);
      }, code);
    },
  };
}
