/** The words as a browser gets them: without what only translators read, and without the lines' indents. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function lean(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.map((line) => line.replace(/^\s+/, " ")).join("\n");
}

export function words(): Plugin {
  return {
    name: "spadille-words",
    load: (id) => (id.endsWith(".ftl") ? `export default ${JSON.stringify(lean(readFileSync(id, "utf8")))};` : undefined),
  };
}
