/**
 * The court pictures: taken at build time from the CC0 deck that Adrian Kennard drew, cropped to the picture,
 * tuned to the colours of our cards, and served as files of their own.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { optimize, type CustomPlugin, type XastElement } from "svgo";
import type { Plugin } from "vite";

const MODULE = "virtual:courts";
export const ART = new URL("./node_modules/@heruka_urgyen/react-playing-cards/src/images/", import.meta.url);
const OUT = new URL("./node_modules/.cache/courts/", import.meta.url);

const DECKS = { two: "2color", four: "4color" } as const;
const COURTS = ["K", "Q", "J"].flatMap((rank) => ["S", "H", "C", "D"].map((suit) => ({ rank, suit })));

const NAMESPACES = { xmlns: "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink" };

/** The frame of the picture on the original card. */
const FRAME = "-82.4 -130.4 164.8 260.8";

const COLOURS: Record<string, string> = {
  "#44F": "#2a3f86",
  "#FC4": "#e6b445",
  red: "#bf1e2b",
  black: "#1b1a20",
  green: "#0a6638",
  blue: "#1b4fa8",
};

/** What the original prints on the card around the picture: its stock, indices and corner pips. */
function isAroundPicture({ name, attributes }: XastElement): boolean {
  if (name === "rect") return attributes["fill"] === "white";
  return name === "use" && /^#[SVX][SHDC][KQJ]$/.test(attributes["xlink:href"] ?? "");
}

/** Looks only at what lies on the card itself: the same pips adorn the garments, deeper down. */
function clear(group: XastElement): void {
  group.children = group.children.filter((child) => child.type !== "element" || !isAroundPicture(child));
  for (const child of group.children) {
    if (child.type === "element" && child.name === "g") clear(child);
  }
}

function recolour(attributes: Record<string, string>): void {
  for (const paint of ["fill", "stroke"]) {
    const colour = COLOURS[attributes[paint] ?? ""];
    if (colour !== undefined) attributes[paint] = colour;
  }
}

const picture: CustomPlugin = {
  name: "picture",
  fn: () => ({
    element: {
      enter: (node) => {
        recolour(node.attributes);
        if (node.name !== "svg") return;
        node.attributes = { ...NAMESPACES, viewBox: FRAME };
        clear(node);
      },
    },
  }),
};

export function crop(svg: string): string {
  return optimize(svg, { multipass: true, floatPrecision: 1, plugins: [picture, "preset-default"] }).data;
}

/** Serves `virtual:courts`: for each deck the address of each court picture. */
export function courts(): Plugin {
  return {
    name: "spadille-courts",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const imports: string[] = [];
      const entries = Object.entries(DECKS).map(([deck, folder]) => {
        mkdirSync(new URL(`${deck}/`, OUT), { recursive: true });
        const pictures = COURTS.map(({ rank, suit }) => {
          const file = new URL(`${deck}/${suit}${rank}.svg`, OUT);
          writeFileSync(file, crop(readFileSync(new URL(`${folder}/${rank}${suit}.svg`, ART), "utf8")));
          imports.push(`import ${deck}${suit}${rank} from ${JSON.stringify(`${fileURLToPath(file)}?url&no-inline`)};`);
          return `${suit}${rank}: ${deck}${suit}${rank}`;
        });
        return `${deck}: { ${pictures.join(", ")} }`;
      });
      return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
    },
  };
}
