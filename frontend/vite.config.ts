import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { courts } from "./courts.ts";
import { words } from "./words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte(), courts(), words()],
  resolve: { alias: { $locales: here("../src/spadille/locales") } },
  build: {
    outDir: here("../src/spadille/web"),
    emptyOutDir: true,
    target: "es2022",
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
