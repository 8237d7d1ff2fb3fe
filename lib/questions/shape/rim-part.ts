import type { OvalPart, PolygonPart, ThingPart } from "#lib/questions/figures/shape-part.ts";
import { flatThings } from "./things.ts";

/** The rim of a flat thing, to be traced over it; null for a solid one. */
export function rimPart({ thing }: ThingPart): OvalPart | PolygonPart | null {
  const rim = flatThings.find((flat) => flat.thing === thing)?.rim;
  if (rim === undefined) {
    return null;
  }
  const look = { paint: "red", look: "traced" } as const;
  return "radius" in rim
    ? { form: "oval", x: 50, y: 50, rx: rim.radius, ry: rim.radius, ...look }
    : { form: "polygon", corners: rim, ...look };
}
