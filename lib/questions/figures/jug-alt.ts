import { jugAltText } from "#lib/text/jug-alt-text.ts";
import { vesselText } from "#lib/text/vessel-text.ts";
import type { Vessel } from "./jug-figure.ts";

function oneAlt({ form, capacity, litres, numberEvery }: Vessel): string {
  const name = vesselText[form];
  return numberEvery === 0 ? jugAltText.plain(name, litres > 0) : jugAltText.marked(name, capacity, litres);
}

/** What is seen on one vessel, or on two with labels; the number to be read on a single one is not said. */
export function jugAlt(vessels: readonly Vessel[]): string {
  if (vessels.length === 1) return vessels.map(oneAlt).join("");
  return jugAltText.two(vessels.map(({ label, litres }) => jugAltText.labelled(label ?? "", litres)));
}
