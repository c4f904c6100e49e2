import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { client } from "./client.ts";
import { courts } from "./courts.ts";
import { words } from "./words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = "http://127.0.0.1:8400";

/** Words are told from code by their names: `words-da-rules-HASH.js`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, file] = /(\w+)\/(\w+)\.ftl$/.exec(facadeModuleId ?? "") ?? [];
  return file === undefined ? "assets/[name]-[hash].js" : `assets/words-${language}-${file}-[hash].js`;
}

export default defineConfig({
  plugins: [svelte(), client(), courts(), words()],
  resolve: { alias: { $locales: here("../src/spadille/locales") } },
  build: {
    outDir: here("../src/spadille/web"),
    emptyOutDir: true,
    target: "es2022",
    // What comes later is small, and one sheet of styles serves all of it: nothing has to be fetched beforehand.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { chunkFileNames } },
  },
  server: {
    // The .ftl files lie outside this folder, beside the Python that shares them.
    fs: { allow: [here("."), here("../src/spadille/locales")] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
