/**
 * What a player's browser loads of our own making, gzipped: all scripts and styles, and all words of one language,
 * every game's among them. At most 80 kB; the largest language counts.
 */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 80_000;
const WEB = new URL("../../src/spadille/web/assets/", import.meta.url);

const sizes = readdirSync(WEB)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({ name, bytes: gzipSync(readFileSync(new URL(name, WEB)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes);
const sums = new Map();
for (const { name, bytes } of sizes) {
  console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}`);
  const part = /^words-(\w+)-/.exec(name)?.[1] ?? "code";
  sums.set(part, (sums.get(part) ?? 0) + bytes);
}
for (const [part, bytes] of sums) console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${part} in all`);
const { code = 0, ...languages } = Object.fromEntries(sums);
const total = code + Math.max(0, ...Object.values(languages));
console.log(`${(total / 1000).toFixed(1).padStart(6)} kB  with one language, of ${LIMIT / 1000} kB (gzip)`);
if (sizes.length === 0 || total > LIMIT) {
  console.error(sizes.length === 0 ? "nothing is built: run npm run build" : "too much: something has to go");
  process.exit(1);
}
