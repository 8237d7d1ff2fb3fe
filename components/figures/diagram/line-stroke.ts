import type { LineLook } from "#lib/questions/figures/diagram-mark.ts";

interface LineStroke {
  readonly stroke: { readonly className: string; readonly strokeWidth: number; readonly strokeDasharray?: string };
  /** How the head of its arrow is painted. */
  readonly head: string;
}

export const lineStroke: Readonly<Record<LineLook, LineStroke>> = {
  solid: { stroke: { className: "stroke-hue", strokeWidth: 2.6 }, head: "fill-hue stroke-hue" },
  thick: { stroke: { className: "stroke-lip", strokeWidth: 5 }, head: "fill-lip stroke-lip" },
  pale: { stroke: { className: "stroke-field", strokeWidth: 2 }, head: "fill-field stroke-field" },
  dashed: {
    stroke: { className: "stroke-hue", strokeWidth: 2.2, strokeDasharray: "6 5" },
    head: "fill-hue stroke-hue",
  },
};
