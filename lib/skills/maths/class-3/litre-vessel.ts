import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import {
  type JugFigure,
  jugAlt,
  type MarkMillilitres,
  type Vessel,
  type VesselForm,
} from "#lib/questions/figures/jug.ts";

/** Vessels that hold a litre and have marks. */
export const litreForms = ["bottle", "jar"] as const satisfies readonly VesselForm[];

/** Millilitres in a litre. */
export const litre = 1000;
export const ml = (amount: number) => measure(groupNumber(amount), "ml");
export const oneLitre = measure("1", "l");

/** 1 l with a mark every so many millilitres; every 100 ml carries its number. */
export const litreScales = {
  100: { markMl: 100, capacity: 10, numberEvery: 1 },
  50: { markMl: 50, capacity: 20, numberEvery: 2 },
} as const;

/** A vessel of 1 l with so many millilitres in it. */
export function drawLitre(
  form: VesselForm,
  markMl: MarkMillilitres,
  amount: number,
  more: Partial<Vessel> = {},
): JugFigure {
  const litres = amount / markMl;
  const vessels: readonly Vessel[] = [
    { form, liquid: "water", ...litreScales[markMl], litres, isGuided: false, lit: null, label: null, ...more },
  ];
  return { type: "jug", vessels, alt: jugAlt(vessels) };
}
