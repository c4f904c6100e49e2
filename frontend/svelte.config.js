import { readdirSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCES = new URL("./src/", import.meta.url);
const COMPONENTS = readdirSync(SOURCES, { encoding: "utf8", recursive: true })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".svelte"))
  .sort();

/**
 * A number tells the styles of one component from those of another: it is sent hundreds of times.
 *
 * @type {NonNullable<import("svelte/compiler").CompileOptions["cssHash"]>}
 */
const cssHash = ({ filename }) => {
  const path = filename.replaceAll("\\", "/").replace(/^(?:.*\/)?src\//, "");
  return `s${COMPONENTS.indexOf(path).toString(36)}`;
};

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
