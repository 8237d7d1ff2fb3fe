import type { Paint } from "#lib/questions/figures/shape-part.ts";

interface Tones {
  readonly light: string;
  readonly fill: string;
  readonly deep: string;
  readonly edge: string;
}

/** Colours a child can name; edges stand out from white by 3 to 1 and more. */
export const paints: Readonly<Record<Paint, Tones>> = {
  red: { light: "#ff9c8a", fill: "#f2664f", deep: "#d2432d", edge: "#8f2213" },
  yellow: { light: "#ffe58a", fill: "#ffd23f", deep: "#efb21c", edge: "#9a6300" },
  green: { light: "#9ddb8f", fill: "#5fbb52", deep: "#3f9637", edge: "#1f6421" },
  blue: { light: "#9ed3fb", fill: "#4ea6ee", deep: "#2a82cf", edge: "#0f4f8a" },
  purple: { light: "#c6b2fb", fill: "#9a78ec", deep: "#7854d2", edge: "#45289a" },
  pink: { light: "#ffc4dc", fill: "#f58ab8", deep: "#dd5f97", edge: "#962c61" },
};
