import type { Vessel, VesselForm } from "#lib/questions/figures/jug.ts";
import type { KgLitSetting } from "./setting.ts";

/** A vessel as large as the level's numbers: every litre numbered up to 10, every fifth up to 20. */
export function vesselFor({ most }: KgLitSetting, form: VesselForm, litres: number): Vessel {
  const numberEvery = most === 10 ? 1 : 5;
  return { form, liquid: "water", capacity: most, litres, numberEvery, isGuided: false, lit: null, label: null };
}
