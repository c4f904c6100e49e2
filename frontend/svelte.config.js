import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/**
 * Four letters tell the styles of one component from those of another: they are sent hundreds of times.
 *
 * @type {NonNullable<import("svelte/compiler").CompileOptions["cssHash"]>}
 */
const cssHash = ({ hash, filename }) => `s${hash(filename.replace(/^.*[/\\]src[/\\]/, "")).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
