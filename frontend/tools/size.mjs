/** What a browser loads of our own making: all JavaScript and CSS, gzipped, at most 80 kB. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 80_000;
const WEB = new URL("../../src/spadille/web/assets/", import.meta.url);

const sizes = readdirSync(WEB)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({ name, bytes: gzipSync(readFileSync(new URL(name, WEB)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { name, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}`);
console.log(`${(total / 1000).toFixed(1).padStart(6)} kB  in all, of ${LIMIT / 1000} kB (gzip)`);
if (sizes.length === 0 || total > LIMIT) {
  console.error(sizes.length === 0 ? "nothing is built: run npm run build" : "too much: something has to go");
  process.exit(1);
}
