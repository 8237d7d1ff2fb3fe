import { jugAltText } from "#lib/text/jug-alt-text.ts";
import { vesselText } from "#lib/text/vessel-text.ts";
import type { Vessel } from "./jug-figure.ts";

function oneAlt({ form, liquid, capacity, litres, numberEvery }: Vessel): string {
  const [name, inside] = [vesselText[form], vesselText[liquid]];
  if (numberEvery === 0) return litres > 0 ? jugAltText.filled(name, inside) : jugAltText.empty(name);
  const level = litres === capacity ? jugAltText.full(inside) : jugAltText.below(inside, capacity - litres);
  return `${jugAltText.scale(name, capacity)}, ${level}`;
}

/** What is seen on one vessel, or on two with labels; the number to be read on a single one is not said. */
export function jugAlt(vessels: readonly Vessel[]): string {
  if (vessels.length === 1) return vessels.map(oneAlt).join("");
  const told = vessels.map(({ liquid, label, litres }) => jugAltText.labelled(label ?? "", vesselText[liquid], litres));
  return jugAltText.two(vesselText[vessels[0]?.form ?? "jar"], told.join(", "));
}
