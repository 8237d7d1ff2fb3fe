import type { DiagramTone } from "#lib/questions/figures/diagram-mark.ts";

/** How surfaces are painted: two tones of the page's hue, and cream between them. */
export const toneClass: Readonly<Record<DiagramTone, string>> = {
  none: "fill-none stroke-hue",
  first: "fill-soft stroke-hue",
  second: "fill-star-light stroke-hue",
  third: "fill-softlip stroke-hue",
};
